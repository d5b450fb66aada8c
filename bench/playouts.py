"""Random games a second, per game, through the public rules interface; and perft.

    python -m bench.playouts [--rounds 5] [--seconds 2] [--save]

Each figure is measured in a process of its own, pinned to one core.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load
from ludex.core import registry
from ludex.core.chance import Chance
from ludex.core.perft import perft

GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("hexaequo", {}),
    ("smallholder", {"board": "hex4"}),
    ("smallholder", {"board": "hex7"}),
    ("smallholder", {"board": "hex10"}),
    ("limits", {"players": "2"}),
    ("limits", {"players": "4"}),
    ("limes", {"players": "2"}),
    ("limes", {"players": "4"}),
)
PERFTS: tuple[tuple[str, dict[str, str], int], ...] = (
    ("hexaequo", {}, 6),
    ("smallholder", {"board": "hex3"}, 5),
)


def playouts(name: str, options: dict[str, str], seconds: float) -> dict[str, float]:
    """Whole random games from the first position, for so many seconds."""
    game = registry.game(name)
    read = game.options(options)
    games = plies = 0
    started = time.perf_counter()
    while (taken := time.perf_counter() - started) < seconds:
        played = game.playout(game.new(read, Chance.seeded(games)), games)
        games += 1
        plies += played.plies
    return {"games": games / taken, "plies": plies / taken}


def sequences(name: str, options: dict[str, str], depth: int) -> dict[str, float]:
    """Perft from the first position."""
    game = registry.game(name)
    position = game.new(game.options(options), Chance.seeded(0))
    started = time.perf_counter()
    count = perft(game, position, depth)
    return {"count": count, "rate": count / (time.perf_counter() - started)}


def measured(*arguments: str) -> dict[str, float]:
    """What this module measures in a process of its own."""
    done = subprocess.run(
        ["taskset", "-c", "0", sys.executable, "-m", "bench.playouts", "--one", *arguments],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": load.python_path()},
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--save", action="store_true")
    parser.add_argument("--one", nargs=3, metavar=("GAME", "OPTIONS", "SECONDS|dDEPTH"))
    arguments = parser.parse_args()
    if arguments.one:
        name, options, how = arguments.one
        read = json.loads(options)
        deep = how.startswith("d")
        found = sequences(name, read, int(how[1:])) if deep else playouts(name, read, float(how))
        print(json.dumps(found))
        return
    table = Table("game", "options", "what", "median/s", "from", "to")
    figures: dict[str, Any] = {}
    todo = [(name, options, str(arguments.seconds), "games") for name, options in GAMES]
    todo += [(name, options, f"d{depth}", "rate") for name, options, depth in PERFTS]
    for name, options, how, key in todo:
        text = json.dumps(options)
        runs = [measured(name, text, how)[key] for _ in range(arguments.rounds)]
        spread = load.spread(runs)
        what = "playouts" if key == "games" else f"perft {how[1:]}"
        figures[f"{name} {text} {what}"] = spread
        table.add_row(
            name, text, what, *(f"{spread[one]:,.0f}" for one in ("median", "min", "max"))
        )
    Console().print(table)
    if arguments.save:
        load.save("playouts", figures)


if __name__ == "__main__":
    main()
