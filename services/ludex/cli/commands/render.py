"""`ludex render`: draws a position."""

from __future__ import annotations

import click

from ludex.cli.commands.view import viewer_of
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
Draw a position as an SVG picture.

\b
Examples:
  ludex render hexaequo -o board.svg
  ludex render hexaequo --moves "T@H8 T@G9" --last-move T@G9 --legal-targets -o board.svg
  ludex render limits --seed 7 --seat 0 -o hand.svg
  ludex render limits --sealed game.sealed --token-file my.token -o hand.svg
"""


@click.command(name="render", help=HELP, short_help="Draw a position as SVG.")
@game_argument
@sealable_position_options
@click.option(
    "-o", "--output", metavar="FILE", default="-", help="Where to; by default standard output."
)
@click.option("--width", type=click.IntRange(1), metavar="PIXELS", help="How wide. [default: 640]")
@click.option("--no-coordinates", is_flag=True, help="Leave out the names of cells.")
@click.option("--legal-targets", is_flag=True, help="Mark where the legal moves go.")
@click.option(
    "--prefix", default="", metavar="TEXT", help="With --legal-targets: of moves beginning so."
)
@click.option("--last-move", metavar="MOVE", help="Mark this move as the last one.")
@click.option(
    "--layer",
    "layers",
    multiple=True,
    metavar="NAME",
    help="Show more; may be repeated. `ludex describe GAME` lists the layers.",
)
@seat_option("Draw what this seat sees.")
@click.option("--spectator", is_flag=True, help="Draw what everybody sees.")
@server_option
@json_option
@reported
def command(
    game: str,
    start: Start,
    output: str,
    width: int | None,
    no_coordinates: bool,
    legal_targets: bool,
    prefix: str,
    last_move: str | None,
    layers: tuple[str, ...],
    seat: int | None,
    spectator: bool,
    server: str | None,
    as_json: bool,
) -> None:
    """Draws a position."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json
    from ludex_proto.core.v1 import play_pb2

    if as_json and output != "-":
        raise usage("--json writes to standard output: leave out --output.")
    if prefix and not legal_targets:
        raise usage("--prefix goes with --legal-targets.")
    desk = Desk(game, server, sealed=start.sealed)
    spot = desk.set_out(start)
    drawing = play_pb2.Drawing(
        width=width,
        hide_coordinates=no_coordinates,
        legal_targets=legal_targets,
        prefix=prefix,
        layers=layers,
    )
    viewer = viewer_of(desk, seat, spectator)
    response = desk.call(
        "RenderState",
        **spot.asked,
        viewer=viewer,
        drawing=drawing,
        last_move=None if last_move is None else desk.move(last_move),
    )
    if as_json:
        print_json(response)
        return
    with click.open_file(output, "w", encoding="utf-8") as file:
        file.write(response.svg)
        if not response.svg.endswith("\n"):
            file.write("\n")
    if output != "-":
        click.echo(f"Drawn: {output}", err=True)
