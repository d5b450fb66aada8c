"""`ludex moves`: every legal move of a seat."""

from __future__ import annotations

import click

from ludex.cli.failures import reported
from ludex.cli.parameters import (
    Start,
    game_argument,
    json_option,
    sealable_position_options,
    seat_option,
    server_option,
    usage,
)

HELP = """\
List the legal moves of the seat to act, or of another.

\b
Examples:
  ludex moves hexaequo
  ludex moves hexaequo --moves "T@H8 T@G9" --prefix T
  ludex moves limits --seed 7 --seat 1
  ludex moves smallholder --state state.json --count
  ludex moves limits --sealed game.sealed --token-file my.token
"""


@click.command(name="moves", help=HELP, short_help="List the legal moves.")
@game_argument
@sealable_position_options
@seat_option("Whose moves: by default those of the first seat to act.")
@click.option("--prefix", default="", metavar="TEXT", help="Only moves that begin with this.")
@click.option("--count", "count_only", is_flag=True, help="Only how many there are.")
@click.option(
    "--routes",
    is_flag=True,
    help="Count the routes too (Hexaequo: several chains of jumps can have one effect).",
)
@server_option
@json_option
@reported
def command(
    game: str,
    start: Start,
    seat: int | None,
    prefix: str,
    count_only: bool,
    routes: bool,
    server: str | None,
    as_json: bool,
) -> None:
    """Lists legal moves."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import capital, print_columns, print_json, standing

    desk = Desk(game, server, sealed=start.sealed)
    request = desk.messages.ListLegalMovesRequest(
        prefix=prefix, count_only=count_only, **desk.set_out(start).asked
    )
    if routes:
        if not hasattr(request, "count_routes"):
            raise usage(f"--routes: every move of {game} can be made in one way only.")
        request.count_routes = True
    if seat is not None:
        request.seat = seat
    response = desk.backend.call("ListLegalMoves", request)
    if as_json:
        print_json(response)
        return
    if response.HasField("outcome"):
        click.echo(standing(desk, response.to_act, response.outcome))
        return
    if count_only and not routes:
        click.echo(response.count)
        return
    who = capital(desk.seat_name(response.seat))
    if response.seat not in response.to_act:
        click.echo(f"{who} is not to act. {standing(desk, response.to_act, None)}")
        return
    noun = "legal move" if response.count == 1 else "legal moves"
    beginning = f" beginning with {prefix}" if prefix else ""
    counted = ""
    if routes:
        capped = "at least " if response.route_count_capped else ""
        counted = f", by {capped}{response.route_count} routes"
    click.echo(f"{who} has {response.count} {noun}{beginning}{counted}.")
    print_columns([move.text for move in response.moves])
