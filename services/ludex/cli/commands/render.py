"""`ludex render`: draws a position."""

from __future__ import annotations

import click

from ludex.cli.failures import reported
from ludex.cli.parameters import (
    Pair,
    game_argument,
    json_option,
    position_options,
    read_tokens,
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
"""


@click.command(name="render", help=HELP, short_help="Draw a position as SVG.")
@game_argument
@position_options
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
    state_file: str | None,
    options: tuple[Pair, ...],
    seed: int | None,
    moves: str,
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
    from ludex.core.game import Seat, Spectator
    from ludex_proto.core.v1 import play_pb2

    if seat is not None and spectator:
        raise usage("--seat and --spectator exclude each other.")
    if as_json and output != "-":
        raise usage("--json writes to standard output: leave out --output.")
    if prefix and not legal_targets:
        raise usage("--prefix goes with --legal-targets.")
    desk = Desk(game, server)
    spot = desk.set_out(state_file, options, seed, read_tokens(moves))
    drawing = play_pb2.Drawing(
        width=width,
        hide_coordinates=no_coordinates,
        legal_targets=legal_targets,
        prefix=prefix,
        layers=layers,
    )
    viewer = None
    if seat is not None:
        viewer = desk.viewer(Seat(seat))
    elif spectator:
        viewer = desk.viewer(Spectator())
    response = desk.call(
        "RenderState",
        state=spot.state,
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
