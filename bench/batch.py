"""How many checks a batch gets through: 64 in one message, sharing a state or each with its own.

python -m bench.batch [--rounds 5] [--seconds 3] [--save]
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load
from bench.positions import random_plies
from bench.unary import LUDEX
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
    table = Table("game", "state", "server", "items/s", "from", "to")
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        body = Path(folder) / "body"
        ports = {server: load.free_port() for server in LUDEX}
        for server, port in ports.items():
            running.enter_context(load.process([*LUDEX[server], "--port", str(port)], port))
        for name in registry.GAMES:
            path = f"/{service_of(GameServicer(registry.codec(name))).full_name}/Batch"
            for kind, shared in (("shared", True), ("own", False)):
                body.write_bytes(load.frame(batch(name, shared)))
                rates: dict[str, list[float]] = {server: [] for server in LUDEX}
                for _ in range(arguments.rounds):
                    for server, port in ports.items():
                        run = load.run(port, path, body, seconds=arguments.seconds, in_flight=4)
                        if run.failed:
                            raise SystemExit(f"{name}: calls failed")
                        rates[server].append(run.rate * ITEMS)
                for server, found in rates.items():
                    figures[f"{name}.{kind}.{server}"] = spread = load.spread(found)
                    table.add_row(
                        name, kind, server,
                        *(f"{spread[key]:,.0f}" for key in ("median", "min", "max")),
                    )  # fmt: skip
    Console().print(table)
    if arguments.save:
        load.save("batch", figures)


if __name__ == "__main__":
    main()
