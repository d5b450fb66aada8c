"""How many checks a batch gets through: 64 in one message, sharing a state or each with its own.

python -m bench.batch [--rounds 5] [--seconds 3] [--save]
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load
from bench.positions import random_plies
from ludex.core import registry
from ludex.serving.mount import service_of
from ludex.serving.servicer import GameServicer

ITEMS = 64


def batch(name: str, shared: bool) -> bytes:
    """A BatchRequest of 64 checks in the middle of a game, each of a legal move of its position."""
    codec = registry.codec(name)
    messages: Any = codec.service
    game = codec.game
    plies = random_plies(name, 1, {})
    middle = len(plies) // 2
    if shared:
        position, seat, _ = plies[middle]
        texts = [game.format(move) for move in game.legal_moves(position, seat)]
        checks = [
            {"seat": seat, "move": {"text": texts[index % len(texts)]}} for index in range(ITEMS)
        ]
        return bytes(
            messages.BatchRequest(
                state=codec.write_state(position), calls=[{"check_move": one} for one in checks]
            ).SerializeToString()
        )
    around = [plies[(middle - 8 + index % 16) % len(plies)] for index in range(ITEMS)]
    return bytes(
        messages.BatchRequest(
            calls=[
                {
                    "check_move": {
                        "state": codec.write_state(position),
                        "seat": seat,
                        "move": {"text": game.format(move)},
                    }
                }
                for position, seat, move in around
            ]
        ).SerializeToString()
    )


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    table = Table("game", "state", "items/s", "from", "to")
    figures: dict[str, Any] = {}
    port = load.free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        load.process(["-m", "ludex", "serve", "--port", str(port), "--log-level", "warning"], port),
    ):
        body = Path(folder) / "body"
        for name in registry.GAMES:
            path = f"/{service_of(GameServicer(registry.codec(name))).full_name}/Batch"
            for shared in (True, False):
                body.write_bytes(load.frame(batch(name, shared)))
                runs = [
                    load.run(port, path, body, seconds=arguments.seconds, in_flight=4)
                    for _ in range(arguments.rounds)
                ]
                if any(run.failed for run in runs):
                    raise SystemExit(f"{name}: calls failed")
                rates = load.spread([run.rate * ITEMS for run in runs])
                kind = "shared" if shared else "own"
                figures[f"{name}.{kind}"] = rates
                table.add_row(
                    name, kind, *(f"{rates[key]:,.0f}" for key in ("median", "min", "max"))
                )
    Console().print(table)
    if arguments.save:
        load.save("batch", figures)


if __name__ == "__main__":
    main()
