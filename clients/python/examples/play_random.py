"""Plays a whole random game of any of the games, and prints its moves and how it ended.

python examples/play_random.py hexaequo
python examples/play_random.py limits --players 3 --seed 7 --server localhost:50051
"""

from __future__ import annotations

import argparse
import random
import sys

from ludex_client import GAMES, AnyGame, Client, LudexError
from ludex_proto.core.v1.play_pb2 import RESULT_DRAWN, RESULT_WON, Outcome

MOST_MOVES = 5_000


def play(game: AnyGame, options: dict[str, int], seed: int) -> Outcome | None:
    """Plays random legal moves until the game is over. None when that took too long."""
    choice = random.Random(seed)
    started = game.new_game(seed=seed, **options)
    state = started.state
    listed = game.list_legal_moves(state)
    moves, seat = listed.moves, listed.seat
    for ply in range(MOST_MOVES):
        move = choice.choice(moves)
        # The seat is always named: in some games several are to act at once.
        after = game.apply_move(state, move, seat=seat, list_next_moves=True)
        print(f"{ply + 1:4}. seat {seat}  {move.text}")
        if not after.to_act:
            outcome: Outcome = after.outcome
            return outcome
        state, moves, seat = after.state, after.next_moves, after.next_seat
    return None


def told(outcome: Outcome) -> str:
    """How the game ended, in words."""
    if outcome.result == RESULT_WON:
        text = f"won by seat {' and '.join(map(str, outcome.winners))}"
    elif outcome.result == RESULT_DRAWN:
        text = "drawn"
    else:
        text = "in progress"
    scores = f"; scores {', '.join(map(str, outcome.scores))}" if outcome.scores else ""
    return f"{text} ({outcome.reason}){scores}"


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--server", default="localhost:50051")
    parser.add_argument("--players", type=int, help="where the game leaves a choice")
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    chosen = parser.parse_args()
    options = {} if chosen.players is None else {"players": chosen.players}
    with Client(chosen.server) as ludex:
        try:
            outcome = play(ludex.game(chosen.game), options, chosen.seed)
        except LudexError as error:
            sys.exit(f"{type(error).__name__}: {error}")
    print(f"seed {chosen.seed}: {told(outcome) if outcome else f'not over in {MOST_MOVES} moves'}")


if __name__ == "__main__":
    main()
