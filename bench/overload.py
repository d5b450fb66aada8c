"""More load than the server can answer, and clients that open calls and send nothing.

    python -m bench.overload [--rounds 5] [--seconds 4] [--save]

First the peak: as many answers a second as come with enough calls in flight. Then twice that rate
is offered in an open loop (calls are sent at their time, whether or not earlier ones have been
answered), and what counts is how many are answered. Beside it one client asks 50 times a second
and tells what it gets, and how soon. This is done with a call that costs little more than an empty
one (ListLegalMoves) and with one that costs several milliseconds (SimulatePlayouts), asking the
server directly and through the edge: a process in Python spends nearly as much on turning a cheap
call away as on answering it, the edge does not.

Last, 200 connections open calls and send nothing, and one client's latency is compared with and
without.

The worker has core 0; the load, and the edge, have core 1.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from subprocess import DEVNULL
from typing import Any

import grpc
import h2.config
import h2.connection
from rich.console import Console

from bench import load
from bench.unary import requests
from ludex.core import registry
from ludex.serving.mount import service_of
from ludex.serving.servicer import GameServicer

GAME = "hexaequo"
PLAYOUTS = 100


class Probe:
    """Asks the same thing 50 times a second until it is told to stop; counts what comes back."""

    def __init__(self, target: str, path: str, request: bytes) -> None:
        self.waits: dict[str, list[float]] = {}
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(target, path, request))

    def _run(self, target: str, path: str, request: bytes) -> None:
        with grpc.insecure_channel(target) as channel:
            call = channel.unary_unary(path)
            while not self._done.wait(0.02):
                started = time.perf_counter()
                try:
                    call(request, timeout=10)
                    code = "OK"
                except grpc.RpcError as error:
                    code = error.code().name
                self.waits.setdefault(code, []).append(time.perf_counter() - started)

    def __enter__(self) -> Probe:
        self._thread.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._done.set()
        self._thread.join()


def calls() -> dict[str, bytes]:
    """The calls that are asked, and their requests."""
    simulate = registry.codec(GAME).service.SimulatePlayoutsRequest
    cheap = requests(GAME)["ListLegalMoves"]
    return {
        "ListLegalMoves": cheap.SerializeToString(),
        "SimulatePlayouts": simulate(state=cheap.state, count=PLAYOUTS, seed=1).SerializeToString(),
    }


def quantiles(numbers: list[float]) -> dict[str, float]:
    """The median and the 95th and 99th percentiles of these seconds, in milliseconds."""
    ordered = sorted(numbers) or [0.0]
    return {
        f"p{part}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * part // 100)], 2)
        for part in (50, 95, 99)
    }


class Idle:
    """Connections that open calls and never send their message."""

    def __init__(self, port: int, path: str, connections: int, calls: int) -> None:
        self._sockets = []
        for _ in range(connections):
            connection = h2.connection.H2Connection(
                config=h2.config.H2Configuration(client_side=True, header_encoding="utf-8")
            )
            connection.initiate_connection()
            for number in range(calls):
                connection.send_headers(
                    2 * number + 1,
                    [
                        (":method", "POST"),
                        (":scheme", "http"),
                        (":path", path),
                        (":authority", "localhost"),
                        ("content-type", "application/grpc"),
                        ("te", "trailers"),
                    ],
                )
            one = socket.create_connection(("127.0.0.1", port))
            one.sendall(connection.data_to_send())
            self._sockets.append(one)

    def close(self) -> None:
        """Closes the connections."""
        for one in self._sockets:
            one.close()


def latency(target: str, path: str, body: bytes, calls: int) -> dict[str, float]:
    """The quantiles of the time of single calls, one after the other."""
    with grpc.insecure_channel(target) as channel:
        call = channel.unary_unary(path)
        waits = []
        for _ in range(calls):
            started = time.perf_counter()
            call(body, timeout=10)
            waits.append(time.perf_counter() - started)
    return quantiles(waits)


def pin(pid: int) -> None:
    """Pins the processes under a supervisor: workers to the one core, the edge to the other."""
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            command = Path(f"/proc/{child}/cmdline").read_bytes()
            core = load.SERVER_CORE if b"ludex.serving.worker" in command else load.LOAD_CORE
            subprocess.run(["taskset", "-apc", str(core), child], check=True, stdout=DEVNULL)


def overloaded(
    port: int, path: str, request: bytes, body: Path, rounds: int, seconds: int
) -> list[dict[str, Any]]:
    """What is answered of twice the load that saturates the server."""
    target = f"127.0.0.1:{port}"
    with grpc.insecure_channel(target) as channel:
        answer_bytes = len(channel.unary_unary(path)(request, timeout=10))
    body.write_bytes(load.frame(request))
    results = []
    for _ in range(rounds):
        peak = max(
            load.run(port, path, body, seconds=seconds, in_flight=in_flight, connections=16).rate
            for in_flight in (16, 32, 48)
        )
        with Probe(target, path, request) as probe:
            back, answered = load.offer(
                port, path, body, rate=2 * peak, seconds=seconds, answer_bytes=answer_bytes
            )
        results.append(
            {
                "peak": peak,
                "offered": 2 * peak,
                "came_back": back,
                "answered": answered,
                "answered_of_peak": answered / peak,
                "probe": {
                    code: {"calls": len(waits), **quantiles(waits)}
                    for code, waits in probe.waits.items()
                },
            }
        )
    return results


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=4)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    service = service_of(GameServicer(registry.codec(GAME))).full_name
    console = Console()
    figures: dict[str, Any] = {}
    asked = calls()
    for way in ("direct", "edge"):
        port = load.free_port()
        serve = ["-m", "ludex", "serve", GAME, "--port", str(port), "--log-level", "warning"]
        with (
            tempfile.TemporaryDirectory() as folder,
            load.process(
                serve if way == "direct" else [*serve, "--edge"],
                port,
                load.SERVER_CORE if way == "direct" else None,
            ) as pid,
        ):
            if way == "edge":
                pin(pid)
            body = Path(folder) / "body"
            for call, request in asked.items():
                rounds = overloaded(
                    port, f"/{service}/{call}", request, body, arguments.rounds, arguments.seconds
                )
                shares = load.spread([one["answered_of_peak"] for one in rounds])
                figures[f"{way}.{call}"] = {"answered_of_peak": shares, "rounds": rounds}
                console.print(way, call, shares, rounds[-1]["probe"])
            if way == "direct":
                path = f"/{service}/ListLegalMoves"
                request = asked["ListLegalMoves"]
                usual = latency(f"127.0.0.1:{port}", path, request, 2000)
                idle = Idle(port, path, connections=200, calls=4)
                time.sleep(1)
                beside = latency(f"127.0.0.1:{port}", path, request, 2000)
                idle.close()
                figures["latency_ms"] = {"usual": usual, "beside 200 idle connections": beside}
                console.print(figures["latency_ms"])
    if arguments.save:
        load.save("overload", figures)


if __name__ == "__main__":
    main()
