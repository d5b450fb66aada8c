"""Plays several random games of The SmallHolder at once over one connection, and counts the wins.

python examples/async_many.py --games 20 --board hex3 --server localhost:50051
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections import Counter

from ludex_client import AsyncClient, LudexError
from ludex_client.games.smallholder import AsyncSmallholder
from ludex_proto.core.v1.play_pb2 import Outcome


async def play(game: AsyncSmallholder, board: str, seed: int) -> Outcome:
    """Plays one game of random legal moves to its end."""
    choice = random.Random(seed)
    state = (await game.new_game(board=board)).state
    moves = (await game.list_legal_moves(state)).moves
    while True:
        after = await game.apply_move(state, choice.choice(moves), list_next_moves=True)
        if not after.to_act:
            return after.outcome
        state, moves = after.state, after.next_moves


async def play_all(server: str, games: int, board: str) -> Counter[str]:
    """Plays all games at once: how often each ending came."""
    endings: Counter[str] = Counter()
    async with AsyncClient(server) as ludex:
        playing = [play(ludex.smallholder, board, seed) for seed in range(games)]
        for outcome in await asyncio.gather(*playing):
            winners = " and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
            endings[f"won by {winners} ({outcome.reason})"] += 1
    return endings


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--server", default="localhost:50051")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--board", default="hex4")
    chosen = parser.parse_args()
    try:
        endings = asyncio.run(play_all(chosen.server, chosen.games, chosen.board))
    except LudexError as error:
        sys.exit(f"{type(error).__name__}: {error}")
    for ending, times in endings.most_common():
        print(f"{times:4}  {ending}")


if __name__ == "__main__":
    main()
