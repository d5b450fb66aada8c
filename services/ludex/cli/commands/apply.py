"""`ludex apply`: plays a move."""

from __future__ import annotations

import click

from ludex.cli.commands.check import seat_of
from ludex.cli.failures import reported
from ludex.cli.parameters import (
    MoveToken,
    Start,
    Token,
    game_argument,
    json_option,
    output_option,
    sealable_position_options,
    seat_option,
    server_option,
    usage,
)

HELP = """\
Play a move: show what happened, the position after it, and how the game stands.

With --json the answer holds the state, so that commands can be joined; --output writes the state
alone, as --state or --sealed reads it. It may be the file that the state came from.

In a sealed game the token says who moves. You are shown what your seat may see. Pass the sealed
state on, and nothing else.

\b
Examples:
  ludex apply hexaequo T@H8
  ludex apply smallholder D5 --state state.json --json > next.json
  ludex new hexaequo --json | ludex apply hexaequo T@H8 --state - --json |
    ludex moves hexaequo --state -
  ludex apply limits C:R --sealed game.sealed --token-file my.token -o game.sealed
"""


@click.command(name="apply", help=HELP, short_help="Play a move.")
@game_argument
@click.argument("move", type=MoveToken(), metavar="MOVE")
@sealable_position_options
@seat_option("Who moves; the same as N=MOVE.")
@output_option("Write the next state there; with - nothing but the state is written.")
@server_option
@json_option
@reported
def command(
    game: str,
    move: Token,
    start: Start,
    seat: int | None,
    output: str | None,
    server: str | None,
    as_json: bool,
) -> None:
    """Plays a move."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import events_text, print_json, print_position, write_position
    from ludex.cli.sealing import sealed_text

    if as_json and output is not None:
        raise usage("--json writes the state to standard output: leave out --output.")
    desk = Desk(game, server, sealed=start.sealed)
    spot = desk.set_out(start)
    response = desk.call(
        "ApplyMove", **spot.asked, move=desk.move(move.text), seat=seat_of(move, seat)
    )
    if as_json:
        print_json(response)
        return
    if output is not None:
        write_position(output, response)
    if output == "-":
        return
    for sentence in events_text(desk, response.events):
        click.echo(sentence)
    print_position(desk, desk.shown(response), response.to_act, response.outcome)
    if response.sealed_state and output is None:
        click.echo("Sealed state, to pass on:")
        click.echo(sealed_text(response.sealed_state))
