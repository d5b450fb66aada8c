"""`ludex apply`: plays a move."""

from __future__ import annotations

import click

from ludex.cli.commands.check import seat_of
from ludex.cli.failures import reported
from ludex.cli.parameters import (
    MoveToken,
    Pair,
    Token,
    game_argument,
    json_option,
    position_options,
    read_tokens,
    seat_option,
    server_option,
)

HELP = """\
Play a move: show what happened, the position after it, and how the game stands.

With --json the answer holds the state, so that commands can be joined.

\b
Examples:
  ludex apply hexaequo T@H8
  ludex apply smallholder D5 --state state.json --json > next.json
  ludex new hexaequo --json | ludex apply hexaequo T@H8 --state - --json |
    ludex moves hexaequo --state -
"""


@click.command(name="apply", help=HELP, short_help="Play a move.")
@game_argument
@click.argument("move", type=MoveToken(), metavar="MOVE")
@position_options
@seat_option("Who moves; the same as N=MOVE.")
@server_option
@json_option
@reported
def command(
    game: str,
    move: Token,
    state_file: str | None,
    options: tuple[Pair, ...],
    seed: int | None,
    moves: str,
    seat: int | None,
    server: str | None,
    as_json: bool,
) -> None:
    """Plays a move."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import events_text, print_json, print_position

    desk = Desk(game, server)
    spot = desk.set_out(state_file, options, seed, read_tokens(moves))
    response = desk.call(
        "ApplyMove", state=spot.state, move=desk.move(move.text), seat=seat_of(move, seat)
    )
    if as_json:
        print_json(response)
        return
    for sentence in events_text(desk, response.events):
        click.echo(sentence)
    print_position(desk, response.state, response.to_act, response.outcome)
