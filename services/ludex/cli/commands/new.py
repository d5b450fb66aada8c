"""`ludex new`: the first position of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ludex.cli.failures import reported
from ludex.cli.parameters import (
    SEAT_TOKEN_VARIABLE,
    Pair,
    game_argument,
    json_option,
    new_game_options,
    output_option,
    server_option,
    usage,
)

if TYPE_CHECKING:
    from ludex.cli.desk import Desk

HELP = f"""\
Set up a new game and show its first position.

With --json it writes the state, which the other commands take with --state; so does --output to a
file.

With --sealed nobody can read or change the state: it is passed from player to player, and each
looks and moves with the token of their seat. The one who sets the game up is given all tokens, so
let that be somebody who doesn't play, or trust them. It takes a sealing key (`ludex keygen`): of
the server's, or here in the file that LUDEX_SEAL_KEYS_FILE names. Then --output writes the sealed
state alone, and --json an object of `sealed_state`, `seat_tokens` and `to_act`.

Players put their token in a file, or in {SEAT_TOKEN_VARIABLE}, and take the state with --sealed.

\b
Examples:
  ludex new hexaequo
  ludex new smallholder --option board=hex5 --option ruleset=nibbler
  ludex new limits --option players=4 --seed 7 --json > state.json
  ludex new limits --option players=3 --sealed -o game.sealed
"""


@click.command(name="new", help=HELP, short_help="Set up a game.")
@game_argument
@new_game_options
@click.option("--sealed", is_flag=True, help="Seal the state, and make a token for every seat.")
@output_option("Write the state there; the seat tokens of a sealed one go to standard output.")
@server_option
@json_option
@reported
def command(
    game: str,
    options: tuple[Pair, ...],
    seed: int | None,
    sealed: bool,
    output: str | None,
    server: str | None,
    as_json: bool,
) -> None:
    """Sets up a new game."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json, print_position, write_position

    if as_json and output is not None:
        raise usage("--json writes the state to standard output: leave out --output.")
    if sealed and output == "-":
        raise usage("The seat tokens go to standard output: name a file, or use --json.")
    desk = Desk(game, server, sealed=sealed)
    response = desk.new_game(options, seed, sealed=sealed)
    if output is not None:
        write_position(output, response)
    if sealed:
        if as_json:
            print_json(_facts(response))
        else:
            _print_sealed(desk, response, output)
    elif as_json:
        print_json(response.state)
    elif output != "-":
        print_position(desk, desk.position(response.state), response.to_act, None)


def _facts(response: Any) -> dict[str, Any]:
    from ludex.cli.sealing import sealed_text

    return {
        "sealed_state": sealed_text(response.sealed_state),
        "seat_tokens": list(response.seat_tokens),
        "to_act": list(response.to_act),
    }


def _print_sealed(desk: Desk, response: Any, output: str | None) -> None:
    from ludex.cli.output import standing
    from ludex.cli.sealing import sealed_text

    click.echo(standing(desk, response.to_act, None))
    click.echo("\nSeat tokens. Give each to the player of that seat, and show it to nobody else:")
    for seat, token in enumerate(response.seat_tokens):
        click.echo(f"  {desk.seat_name(seat)}: {token}")
    if output is None:
        click.echo("\nThe sealed state. Everybody may have it; pass it to whoever moves next:")
        click.echo(sealed_text(response.sealed_state))
    else:
        click.echo(f"\nThe sealed state is in {output}. Pass it to whoever moves next.")
    click.echo(f"\nThey look and move, with their token in {SEAT_TOKEN_VARIABLE} or --token-file:")
    file = output or "FILE"
    click.echo(f"  ludex view {desk.name} --sealed {file}")
    click.echo(f"  ludex moves {desk.name} --sealed {file}")
    click.echo(f"  ludex apply {desk.name} MOVE --sealed {file} -o {file}")
