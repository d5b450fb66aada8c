"""`ludex replay`: plays a record of moves."""

from __future__ import annotations

import click

from ludex.cli.failures import EXIT_NO, CommandError, Refusal, reported
from ludex.cli.parameters import (
    Pair,
    Token,
    game_argument,
    json_option,
    position_options,
    read_tokens,
    server_option,
    usage,
)

HELP = """\
Play a whole record of moves: show where it leads, or the first move that is illegal and why.

The record is given as --moves or in a file, its moves separated by spaces or line ends. A move may
say who plays it (1=MOVE); where several seats are to act it must. Exit status 1 when a move is
illegal.

\b
Examples:
  ludex replay hexaequo --moves "T@H8 T@G9 T@J9"
  ludex replay limits --seed 7 --file record.txt
"""


@click.command(name="replay", help=HELP, short_help="Play a record of moves.")
@game_argument
@position_options
@click.option("--file", "file", metavar="FILE", help="The moves, - for standard input.")
@server_option
@json_option
@click.pass_context
@reported
def command(
    ctx: click.Context,
    /,
    game: str,
    state_file: str | None,
    options: tuple[Pair, ...],
    seed: int | None,
    moves: str,
    file: str | None,
    server: str | None,
    as_json: bool,
) -> None:
    """Plays a record."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json, print_position

    if file is not None and moves:
        raise usage("Give the record as --moves or as --file, not both.")
    if file == "-" and state_file == "-":
        raise usage("Standard input can't be both the state and the record.")
    tokens = read_tokens(moves) if file is None else _read(file)
    desk = Desk(game, server)
    response, _ = desk.replay_call(state_file, options, seed, tokens)
    legal = not response.HasField("violation")
    if as_json:
        print_json(response)
    else:
        if not legal:
            played: int = response.plies_played
            refusal = Refusal.of(response.violation)
            click.echo(f"Move {played + 1}, {tokens[played].text}, is illegal: {refusal.message}")
            for line in refusal.lines():
                click.echo(f"  {line}")
            click.echo("Before it:")
        else:
            noun = "move" if len(tokens) == 1 else "moves"
            click.echo(f"{len(tokens)} {noun}, all legal.")
        print_position(desk, response.state, response.to_act, response.outcome)
    ctx.exit(0 if legal else EXIT_NO)


def _read(path: str) -> tuple[Token, ...]:
    try:
        with click.open_file(path, encoding="utf-8") as file:
            return read_tokens(file.read())
    except UnicodeDecodeError:
        raise CommandError(f"{path} is no UTF-8 text.") from None
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}.") from None
