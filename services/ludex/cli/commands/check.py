"""`ludex check`: whether a move is legal, and if not, why."""

from __future__ import annotations

import click

from ludex.cli.failures import EXIT_NO, Refusal, reported
from ludex.cli.parameters import (
    MoveToken,
    Start,
    Token,
    game_argument,
    json_option,
    sealable_position_options,
    seat_option,
    server_option,
)

HELP = """\
Tell whether a move is legal, and if not, why not.

Exit status 0 when it is legal, 1 when it is not.

\b
Examples:
  ludex check hexaequo T@H8
  ludex check hexaequo R@H8 --moves "T@H8 T@G9"
  ludex check limits 1=C:RB --seed 7
"""


@click.command(name="check", help=HELP, short_help="Is a move legal? If not, why?")
@game_argument
@click.argument("move", type=MoveToken(), metavar="MOVE")
@sealable_position_options
@seat_option("Who would move; the same as N=MOVE.")
@server_option
@json_option
@click.pass_context
@reported
def command(
    ctx: click.Context,
    /,
    game: str,
    move: Token,
    start: Start,
    seat: int | None,
    server: str | None,
    as_json: bool,
) -> None:
    """Checks a move."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json

    desk = Desk(game, server, sealed=start.sealed)
    spot = desk.set_out(start)
    response = desk.call(
        "CheckMove", **spot.asked, move=desk.move(move.text), seat=seat_of(move, seat)
    )
    if as_json:
        print_json(response)
    elif response.legal:
        canonical = response.canonical_move.text
        click.echo("Legal." if canonical == move.text else f"Legal: the same as {canonical}.")
    else:
        refusal = Refusal.of(response.violation)
        click.echo(f"Illegal: {refusal.message}")
        for line in refusal.lines():
            click.echo(f"  {line}")
    ctx.exit(0 if response.legal else EXIT_NO)


def seat_of(token: Token, seat: int | None) -> int | None:
    """The seat that was given before the move or as --seat."""
    if token.seat is not None and seat is not None and token.seat != seat:
        raise click.UsageError(f"--seat {seat} and {token.seat}={token.text} differ.")
    return seat if token.seat is None else token.seat
