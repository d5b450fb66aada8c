"""`ludex replay`: plays a record of moves."""

from __future__ import annotations

import click

from ludex.cli.failures import EXIT_NO, Refusal, reported
from ludex.cli.parameters import (
    Start,
    game_argument,
    json_option,
    read_tokens,
    sealable_position_options,
    server_option,
    usage,
)

HELP = """\
Play a whole record of moves: show where it leads, or the first move that is illegal and why.

The record is given as --moves or in a file, its moves separated by spaces or line ends. A move may
say who plays it (1=MOVE); where several seats are to act it must. Exit status 1 when a move is
illegal.

With --sealed only moves of the token's seat can be played.

\b
Examples:
  ludex replay hexaequo --moves "T@H8 T@G9 T@J9"
  ludex replay limits --seed 7 --file record.txt
"""


@click.command(name="replay", help=HELP, short_help="Play a record of moves.")
@game_argument
@sealable_position_options
@click.option("--file", "file", metavar="FILE", help="The moves, - for standard input.")
@server_option
@json_option
@click.pass_context
@reported
def command(
    ctx: click.Context,
    /,
    game: str,
    start: Start,
    file: str | None,
    server: str | None,
    as_json: bool,
) -> None:
    """Plays a record."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json, print_position
    from ludex.cli.sealing import read_text

    if file is not None and start.moves:
        raise usage("Give the record as --moves or as --file, not both.")
    if file == "-" and start.from_stdin:
        raise usage("Standard input can't be both the state and the record.")
    moves = start.moves if file is None else read_tokens(read_text(file))
    desk = Desk(game, server, sealed=start.sealed)
    response, _ = desk.replay(start, moves)
    legal = not response.HasField("violation")
    if as_json:
        print_json(response)
    else:
        if not legal:
            played: int = response.plies_played
            refusal = Refusal.of(response.violation)
            click.echo(f"Move {played + 1}, {moves[played].text}, is illegal: {refusal.message}")
            for line in refusal.lines():
                click.echo(f"  {line}")
            click.echo("Before it:")
        else:
            noun = "move" if len(moves) == 1 else "moves"
            click.echo(f"{len(moves)} {noun}, all legal.")
        print_position(desk, desk.shown(response), response.to_act, response.outcome)
    ctx.exit(0 if legal else EXIT_NO)
