"""What a list of legal moves costs on boards of all sizes: The SmallHolder from hex3 to hex10.

    python -m bench.board_size [--rounds 9] [--save]

A listing is what the rules and the codec do for one ListLegalMoves call: they read the state, admit
it, and encode the legal moves. Each figure is the mean over a quarter, half and three quarters of
some random games, in processor time of this thread, which other work on the machine hardly
changes. It grows at most in proportion to the cells when no board costs more for each cell than
hex3.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load
from bench.positions import random_plies
from ludex.core import registry
from ludex.core.compilation import is_compiled

GAME = "smallholder"
SIDES = range(3, 11)
SEEDS = range(1, 5)
REPEATS = 20


def states(board: str) -> list[tuple[bytes, int]]:
    """Encoded states from all parts of random games, each with the seat to move."""
    codec = registry.codec(GAME)
    found = []
    for seed in SEEDS:
        plies = random_plies(GAME, seed, {"board": board})
        for quarter in (1, 2, 3):
            position, seat, _ = plies[len(plies) * quarter // 4]
            found.append((codec.encode_state(position), seat))
    return found


def microseconds(listed: list[tuple[bytes, int]]) -> float:
    """What one listing takes, on average over these states."""
    codec = registry.codec(GAME)
    started = time.thread_time()
    for _ in range(REPEATS):
        for state, seat in listed:
            codec.encode_legal_moves(codec.admit(state), seat, 1)
    return (time.thread_time() - started) / (REPEATS * len(listed)) * 1e6


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    load.run_compiled("bench.board_size")
    table = Table("board", "cells", "µs", "from", "to", "µs per cell", "of hex3's")
    figures: dict[str, Any] = {}
    first = 0.0
    for side in SIDES:
        board = f"hex{side}"
        listed = states(board)
        cells = 3 * side * (side - 1) + 1
        microseconds(listed)
        spread = load.spread([microseconds(listed) for _ in range(arguments.rounds)])
        each = spread["median"] / cells
        first = first or each
        figures[board] = {"cells": cells, "microseconds": spread, "per_cell": round(each, 4)}
        table.add_row(
            board, str(cells), *(f"{spread[one]:.1f}" for one in ("median", "min", "max")),
            f"{each:.3f}", f"{each / first:.2f}",
        )  # fmt: skip
    console = Console()
    console.print(table)
    console.print("compiled" if is_compiled() else "interpreted")
    if arguments.save:
        load.save("board_size", figures)


if __name__ == "__main__":
    main()
