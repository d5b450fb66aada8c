"""What a call costs above an empty one: ludex against ready-made bytes, per game and call.

    python -m bench.unary [--rounds 5] [--seconds 3]

Both servers are set up alike and pinned to one core, the load to the other; each round measures one
after the other, so that a drift of the machine hits both. The ratio is ludex's rate divided by the
ceiling's.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load
from bench.positions import random_plies
from ludex.core import registry
from ludex.serving.limits import Budget
from ludex.serving.mount import Method, service_of
from ludex.serving.servicer import GameServicer


def requests(name: str) -> dict[str, Any]:
    """The measured calls of a game, at a position in the middle of a game."""
    codec = registry.codec(name)
    plies = random_plies(name, 1, {})
    position, seat, move = plies[len(plies) // 2]
    state = codec.write_state(position)
    messages: Any = codec.service
    text = codec.game.format(move)
    return {
        "ListLegalMoves": messages.ListLegalMovesRequest(state=state, seat=seat),
        "CheckMove": messages.CheckMoveRequest(state=state, seat=seat, move={"text": text}),
        "ApplyMove": messages.ApplyMoveRequest(
            state=state, seat=seat, move={"text": text}, list_next_moves=True
        ),
    }


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--in-flight", type=int, default=16)
    parser.add_argument("--game", action="append", choices=registry.GAMES)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    games = arguments.game or list(registry.GAMES)
    answers: dict[str, str] = {}
    cases: list[tuple[str, str, str, bytes]] = []
    for name in games:
        servicer = GameServicer(registry.codec(name))
        service = service_of(servicer)
        for call, request in requests(name).items():
            path = f"/{service.full_name}/{call}"
            data = request.SerializeToString()
            answer = Method(servicer, service.methods_by_name[call])(data, Budget(60))
            answers[path] = base64.b64encode(answer).decode()
            cases.append((name, call, path, data))
    table = Table("game", "call", "ceiling/s", "ludex/s", "ratio", "from", "to")
    figures: dict[str, Any] = {}
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "answers.json"
        file.write_text(json.dumps(answers))
        ceiling, ours = load.free_port(), load.free_port()
        with (
            load.process(
                ["-m", "bench.ceiling", "--port", str(ceiling), "--answers", str(file)], ceiling
            ),
            load.process(
                ["-m", "ludex", "serve", "--port", str(ours), "--log-level", "warning"], ours
            ),
            console.status("measuring") as status,
        ):
            for name, call, path, data in cases:
                body = Path(folder) / "body"
                body.write_bytes(load.frame(data))
                ratios, top, reached = [], [], []
                for number in range(arguments.rounds):
                    status.update(f"{name} {call}, round {number + 1}")
                    runs = [
                        load.run(
                            port, path, body,
                            seconds=arguments.seconds, in_flight=arguments.in_flight,
                        )
                        for port in (ceiling, ours)
                    ]  # fmt: skip
                    if any(one.failed for one in runs):
                        raise SystemExit(f"{name} {call}: calls failed")
                    top.append(runs[0].rate)
                    reached.append(runs[1].rate)
                    ratios.append(runs[1].rate / runs[0].rate)
                figures[f"{name}.{call}"] = {
                    "ceiling": load.spread(top),
                    "ludex": load.spread(reached),
                    "ratio": load.spread(ratios),
                }
                ratio = load.spread(ratios)
                table.add_row(
                    name, call, f"{load.spread(top)['median']:.0f}",
                    f"{load.spread(reached)['median']:.0f}", f"{ratio['median']:.3f}",
                    f"{ratio['min']:.3f}", f"{ratio['max']:.3f}",
                )  # fmt: skip
    console.print(table)
    if arguments.save:
        load.save("unary", figures)


if __name__ == "__main__":
    main()
