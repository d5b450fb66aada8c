"""`ludex new`: the first position of a game."""

from __future__ import annotations

import click

from ludex.cli.failures import reported
from ludex.cli.parameters import (
    Pair,
    game_argument,
    json_option,
    new_game_options,
    server_option,
)

HELP = """\
Set up a new game and show its first position.

With --json it writes the state, which the other commands take with --state.

\b
Examples:
  ludex new hexaequo
  ludex new smallholder --option board=hex5 --option ruleset=nibbler
  ludex new limits --option players=4 --seed 7 --json > state.json
"""


@click.command(name="new", help=HELP, short_help="Set up a game.")
@game_argument
@new_game_options
@server_option
@json_option
@reported
def command(
    game: str, options: tuple[Pair, ...], seed: int | None, server: str | None, as_json: bool
) -> None:
    """Sets up a new game."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json, print_position

    desk = Desk(game, server)
    spot = desk.new(options, seed)
    if as_json:
        print_json(spot.state)
    else:
        print_position(desk, spot.state, spot.to_act, spot.outcome)
