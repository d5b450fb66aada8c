"""Resident memory of a worker over a long run under load.

    python -m bench.memory [--minutes 10] [--save]

Whole random games of all four games are played against the server, so that states differ from call
to call. What counts is the memory after the last minute against that after the first.
"""

from __future__ import annotations

import argparse
import random
import threading
import time
from pathlib import Path
from typing import Any

from rich.console import Console

from bench import load
from ludex.core import registry
from ludex_client import Client

PAGE = 4096


def resident(pid: int) -> float:
    """The process's resident memory, in MiB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 2**20


def play(target: str, until: float, seed: int, calls: list[int]) -> None:
    """Plays random games until the time has come."""
    rng = random.Random(seed)
    with Client(target) as ludex:
        while time.monotonic() < until:
            game = ludex.game(rng.choice(registry.GAMES))
            answer: Any = game.new_game(seed=rng.randrange(2**32))
            state, to_act = answer.state, answer.to_act
            while to_act and time.monotonic() < until:
                seat = rng.choice(to_act)
                listed: Any = game.list_legal_moves(state, seat=seat)
                move = rng.choice(listed.moves).text
                after: Any = game.apply_move(state, move, seat=seat)
                state, to_act = after.state, after.to_act
                calls[0] += 2


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    port = load.free_port()
    target = f"127.0.0.1:{port}"
    console = Console()
    sizes: list[float] = []
    calls = [0]
    with load.process(
        ["-m", "ludex", "serve", "--port", str(port), "--log-level", "warning"], port, None
    ) as pid:
        until = time.monotonic() + 60 * arguments.minutes
        players = [
            threading.Thread(target=play, args=(target, until, seed, calls)) for seed in range(4)
        ]
        for player in players:
            player.start()
        while time.monotonic() < until:
            time.sleep(min(60.0, max(0.0, until - time.monotonic())))
            sizes.append(resident(pid))
            console.print(f"{len(sizes):3d} min  {sizes[-1]:.1f} MiB  {calls[0]:,} calls")
        for player in players:
            player.join()
    grown = sizes[-1] / sizes[0] - 1
    console.print(f"after the first minute {sizes[0]:.1f} MiB, at the end {sizes[-1]:.1f} MiB")
    console.print(f"grown by {grown:.1%} over {calls[0]:,} calls")
    if arguments.save:
        load.save("memory", {"mib": sizes, "grown": grown, "calls": calls[0]})


if __name__ == "__main__":
    main()
