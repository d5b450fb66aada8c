"""`ludex play`: a game at the terminal."""

from __future__ import annotations

import click

from ludex.cli.failures import CommandError, reported
from ludex.cli.parameters import (
    Pair,
    PairType,
    Start,
    game_argument,
    position_options,
    server_option,
    usage,
)

KINDS = ("human", "random", "search")

HELP = """\
Play at the terminal: people, or people against the computer.

Every seat is yours unless --player gives it away: to `random`, which plays any legal move, or to
`search`, which tries its moves out with random games, for as long as --think says. The computer
sees what its seat may see, and no more.

The board is drawn after every move. Type `help` for what can be said beside moves, and Tab to
complete. Where players have secrets from each other, the screen is cleared before it is passed on.
Lines can come from a file or a pipe as well.

`undo` takes your last move back together with what came after it. Where something is hidden it does
so only if nobody has moved since and the move has revealed nothing.

\b
Examples:
  ludex play hexaequo --player 1=search
  ludex play smallholder --option board=hex3 --player black=random --player white=search
  ludex play limits --option players=3 --player 2=search --think 2
  ludex play hexaequo --state saved.json
"""


@click.command(name="play", help=HELP, short_help="Play at the terminal.")
@game_argument
@position_options
@click.option(
    "--player",
    "players",
    type=PairType("SEAT=human|random|search"),
    multiple=True,
    metavar="SEAT=KIND",
    help="Who plays a seat: human, random or search. SEAT is its number or name.",
)
@click.option(
    "--think",
    type=click.FloatRange(0, 3600),
    default=1.0,
    show_default=True,
    metavar="SECONDS",
    help="How long search thinks at most.",
)
@click.option(
    "--playouts",
    type=click.IntRange(1),
    default=2000,
    show_default=True,
    metavar="N",
    help="How many random games search tries at most, for one move.",
)
@server_option
@reported
def command(
    game: str,
    start: Start,
    players: tuple[Pair, ...],
    think: float,
    playouts: int,
    server: str | None,
) -> None:
    """Plays a game."""
    from ludex.cli.desk import Desk
    from ludex.cli.players import Player, RandomPlayer, SearchPlayer
    from ludex.cli.prompts import prompt
    from ludex.cli.table import Table
    from ludex.core.chance import Chance

    if start.from_stdin:
        raise usage("Moves come from standard input here: give the state as a file.")
    desk = Desk(game, server)
    if start.moves or start.state_file is not None:
        spot = desk.set_out(start)
    else:
        spot = desk.new(start.options, start.seed, tell=False)
    seats = desk.game.seats(desk.position(spot.state))
    computers: dict[int, Player] = {}
    for player in players:
        seat = _seat(player, seats, desk.game.description.seat_names)
        # Not the stream that shuffles: whoever draws positions from that would know the cards.
        chance = Chance.system() if start.seed is None else Chance(f"player/{start.seed}/{seat}")
        if player.value == "random":
            computers[seat] = RandomPlayer(chance)
        elif player.value == "search":
            computers[seat] = SearchPlayer(desk.game, chance, think, playouts)
        elif player.value != "human":
            raise CommandError(
                f"--player {player.name}={player.value}: a player is {_listed(KINDS)}."
            )
    Table(desk, spot, computers, prompt(), dict(start.options)).play()


def _seat(player: Pair, seats: int, names: tuple[str, ...]) -> int:
    known = {name.lower(): seat for seat, name in enumerate(names)}
    seat = known.get(player.name.lower(), -1)
    if player.name.isascii() and player.name.isdigit() and len(player.name) <= 3:
        seat = int(player.name)
    if not 0 <= seat < seats:
        numbers = [str(number) for number in range(seats)]
        raise CommandError(
            f"--player {player.name}={player.value}: a seat is {_listed((*numbers, *names))}."
        )
    return seat


def _listed(words: tuple[str, ...]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]
