"""`ludex view`: what a seat or a spectator may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from ludex.cli.desk import Desk

HELP = """\
Show a position as a seat may see it, or as everybody may.

With --sealed the token says which seat looks; without one it is what everybody sees.

\b
Examples:
  ludex view limits --seed 7 --seat 1
  ludex view hexaequo --state state.json
  ludex view limits --sealed game.sealed --token-file my.token
"""


@click.command(name="view", help=HELP, short_help="Show what a seat may see.")
@game_argument
@sealable_position_options
@seat_option("What this seat sees.")
@click.option("--spectator", is_flag=True, help="What everybody sees; the default.")
@server_option
@json_option
@reported
def command(
    game: str,
    start: Start,
    seat: int | None,
    spectator: bool,
    server: str | None,
    as_json: bool,
) -> None:
    """Shows a view."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json, print_position

    desk = Desk(game, server, sealed=start.sealed)
    viewer = viewer_of(desk, seat, spectator)
    response = desk.call("ViewState", **desk.set_out(start).asked, viewer=viewer)
    if as_json:
        print_json(response)
    else:
        print_position(desk, desk.view(response.view), response.to_act, response.outcome)


def viewer_of(desk: Desk, seat: int | None, spectator: bool) -> Any:
    """The Viewer message that --seat and --spectator ask for; None without either."""
    from ludex.core.game import Seat, Spectator

    if seat is not None and spectator:
        raise usage("--seat and --spectator exclude each other.")
    if seat is not None:
        return desk.viewer(Seat(seat))
    return desk.viewer(Spectator()) if spectator else None
