"""What a call costs above an empty one: ludex against ready-made bytes, per game and call.

    python -m bench.unary [--rounds 25] [--calls 2000]

All servers are set up alike and pinned to one core, the load to the other; each round measures one
after the other and briefly, so that a drift of the machine hits all. A ratio is ludex's rate
divided by the ceiling's; its median and quartiles are told. "New" is a server that remembers no
positions, to which every state is a new one; "met" is one as it is by default, to which a state
comes that it has met before, as it does when a client lists moves and then plays one.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load
from bench.positions import random_plies
from ludex.core import registry
from ludex.serving.answering import Method
from ludex.serving.budget import Budget
from ludex.serving.mount import service_of
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


def ready_made(name: str, call: str, request: Any) -> tuple[str, bytes, str]:
    """The call's path, the encoded request, and its answer in base64, as the ceiling takes it."""
    servicer = GameServicer(registry.codec(name))
    service = service_of(servicer)
    data = request.SerializeToString()
    answer = Method(servicer, service.methods_by_name[call])(data, Budget(60))
    return f"/{service.full_name}/{call}", data, base64.b64encode(answer).decode()


SERVE = ["-m", "ludex", "serve", "--log-level", "warning"]
LUDEX = {"new": [*SERVE, "--remembered-positions", "0"], "met": SERVE}
"""How ludex is started: so that every state is a new one, and as it is by default."""


def servers(answers: Path) -> dict[str, list[str]]:
    """What is compared, and how it is started: the ceiling, with its answers, and ludex twice."""
    return {"ceiling": ["-m", "bench.ceiling", "--answers", str(answers)], **LUDEX}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--calls", type=int, default=2000)
    parser.add_argument("--in-flight", type=int, default=16)
    parser.add_argument("--game", action="append", choices=registry.GAMES)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    games = arguments.game or list(registry.GAMES)
    answers: dict[str, str] = {}
    cases: list[tuple[str, str, str, bytes]] = []
    for name in games:
        for call, request in requests(name).items():
            path, data, answer = ready_made(name, call, request)
            answers[path] = answer
            cases.append((name, call, path, data))
    table = Table("game", "call", "ceiling/s", "new/s", "ratio", "met/s", "ratio", "from", "to")
    figures: dict[str, Any] = {}
    console = Console()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        file = Path(folder) / "answers.json"
        file.write_text(json.dumps(answers))
        commands = servers(file)
        ports = {server: load.free_port() for server in commands}
        for server, port in ports.items():
            running.enter_context(load.process([*commands[server], "--port", str(port)], port))
        status = running.enter_context(console.status("measuring"))
        for name, call, path, data in cases:
            body = Path(folder) / "body"
            body.write_bytes(load.frame(data))
            rates: dict[str, list[float]] = {server: [] for server in commands}
            for number in range(arguments.rounds):
                status.update(f"{name} {call}, round {number + 1}")
                for server, port in ports.items():
                    one = load.brief(
                        port, path, body, calls=arguments.calls, in_flight=arguments.in_flight
                    )
                    if one.failed:
                        raise SystemExit(f"{name} {call}: calls failed")
                    rates[server].append(one.rate)
            ratios = {
                server: load.quartiles(
                    [ours / top for ours, top in zip(rates[server], rates["ceiling"], strict=True)]
                )
                for server in ("new", "met")
            }
            figures[f"{name}.{call}"] = {
                "rates": {server: load.quartiles(measured) for server, measured in rates.items()},
                "ratios": ratios,
            }
            top, new, met = (f"{load.quartiles(one)['median']:.0f}" for one in rates.values())
            table.add_row(
                name, call, top, new, f"{ratios['new']['median']:.3f}", met,
                *(f"{figure:.3f}" for figure in ratios["met"].values()),
            )  # fmt: skip
    console.print(table)
    if arguments.save:
        load.save("unary", figures)


if __name__ == "__main__":
    main()
