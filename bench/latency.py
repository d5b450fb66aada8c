"""Latency of single calls with 1, 16 and 64 in flight, beside the ceiling's.

python -m bench.latency [--rounds 5] [--seconds 3] [--save]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load
from bench.unary import ready_made, requests
from ludex.core import registry

CALL = "ListLegalMoves"


def quantiles(port: int, path: str, body: Path, seconds: int, in_flight: int) -> dict[str, float]:
    """Quantiles of the time of a call in milliseconds, from h2load's log of every request."""
    with tempfile.NamedTemporaryFile() as log:
        connections = min(4, in_flight)
        subprocess.run(
            [
                "taskset", "-c", str(load.LOAD_CORE), "h2load", "--duration", str(seconds),
                "--warm-up-time", "1s", "--clients", str(connections),
                "--max-concurrent-streams", str(in_flight // connections), "--data", str(body),
                "--header", "content-type: application/grpc", "--header", "te: trailers",
                "--log-file", log.name, f"http://127.0.0.1:{port}{path}",
            ],
            capture_output=True, check=True,
        )  # fmt: skip
        times = sorted(
            int(line.split()[2]) / 1000 for line in Path(log.name).read_text().splitlines() if line
        )
    return {
        f"p{part}": round(times[min(len(times) - 1, len(times) * part // 100)], 3)
        for part in (50, 95, 99)
    }


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    table = Table("game", "in flight", "server", "p50 ms", "p95 ms", "p99 ms")
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        answers, bodies, paths = {}, {}, {}
        for name in registry.GAMES:
            paths[name], data, answer = ready_made(name, CALL, requests(name)[CALL])
            answers[paths[name]] = answer
            bodies[name] = Path(folder) / name
            bodies[name].write_bytes(load.frame(data))
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
        ):
            for name in registry.GAMES:
                for in_flight in (1, 16, 64):
                    rounds: dict[str, list[dict[str, float]]] = {"ceiling": [], "ludex": []}
                    for _ in range(arguments.rounds):
                        for server, port in (("ceiling", ceiling), ("ludex", ours)):
                            rounds[server].append(
                                quantiles(
                                    port, paths[name], bodies[name], arguments.seconds, in_flight
                                )
                            )
                    for server, measured in rounds.items():
                        medians = {
                            key: load.spread([one[key] for one in measured])["median"]
                            for key in measured[0]
                        }
                        figures[f"{name}.{in_flight}.{server}"] = medians
                        table.add_row(
                            name,
                            str(in_flight),
                            server,
                            *(f"{one:.2f}" for one in medians.values()),
                        )
    Console().print(table)
    if arguments.save:
        load.save("latency", figures)


if __name__ == "__main__":
    main()
