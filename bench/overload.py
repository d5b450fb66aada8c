"""More load than the server can answer, and clients that open calls and send nothing.

    python -m bench.overload [--rounds 5] [--seconds 4] [--edge] [--save]

First the peak: as many answers as come with enough calls in flight. Then twice that rate is offered
(an open loop: requests are sent at their time, whether or not earlier ones have been answered), and
what is counted is answers, refusals with RESOURCE_EXHAUSTED, and how long a refusal takes. Last,
200 connections open calls and send nothing, and one client's latency is compared with and without.

With `--edge` the edge stands in front, which is what turns calls away cheaply: a process in Python
spends nearly as much on a refusal as on an answer.
"""

from __future__ import annotations

import argparse
import socket
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
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

GAME, CALL = "hexaequo", "ListLegalMoves"


def offered(target: str, path: str, body: bytes, rate: float, seconds: float) -> dict[str, Any]:
    """Offers so many calls a second and tells what came of them."""
    codes: Counter[str] = Counter()
    waits: dict[str, list[float]] = {"OK": [], "RESOURCE_EXHAUSTED": []}
    lock = threading.Lock()
    channels = [
        grpc.insecure_channel(target, options=[("grpc.use_local_subchannel_pool", 1)])
        for _ in range(16)
    ]
    calls = [channel.unary_unary(path) for channel in channels]
    pending = threading.Semaphore(0)
    sent = 0
    begin = time.perf_counter()
    while (now := time.perf_counter()) < begin + seconds:
        due = int((now - begin) * rate)
        while sent < due:
            started = time.perf_counter()
            future = calls[sent % len(calls)].future(body, timeout=10)

            def done(call: Any, started: float = started) -> None:
                code = call.code().name
                with lock:
                    if time.perf_counter() < begin + seconds:
                        codes[code] += 1  # later ones drained a queue when nothing was offered
                    waits.setdefault(code, []).append(time.perf_counter() - started)
                pending.release()

            future.add_done_callback(done)
            sent += 1
        time.sleep(0.001)
    for _ in range(sent):
        pending.acquire()
    for channel in channels:
        channel.close()
    return {
        "offered": sent / seconds,
        "answered": codes["OK"] / seconds,
        "refused": codes["RESOURCE_EXHAUSTED"] / seconds,
        "codes": dict(codes),
        "refusal_ms": quantiles(waits["RESOURCE_EXHAUSTED"]),
        "answer_ms": quantiles(waits["OK"]),
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


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=4)
    parser.add_argument("--edge", action="store_true")
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    request = requests(GAME)[CALL].SerializeToString()
    path = f"/{service_of(GameServicer(registry.codec(GAME))).full_name}/{CALL}"
    port = load.free_port()
    target = f"127.0.0.1:{port}"
    console = Console()
    figures: dict[str, Any] = {"rounds": []}
    with (
        tempfile.TemporaryDirectory() as folder,
        load.process(
            [
                "-m",
                "ludex",
                "serve",
                GAME,
                "--port",
                str(port),
                "--log-level",
                "warning",
                *(["--edge"] if arguments.edge else []),
            ],
            port,
            None if arguments.edge else load.SERVER_CORE,
        ),
    ):
        body = Path(folder) / "body"
        body.write_bytes(load.frame(request))
        for _ in range(arguments.rounds):
            peak = load.run(port, path, body, seconds=arguments.seconds, in_flight=32).rate
            twice = offered(target, path, request, 2 * peak, arguments.seconds)
            figures["rounds"].append(
                {"peak": peak, **twice, "answered_of_peak": twice["answered"] / peak}
            )
            console.print(figures["rounds"][-1])
        usual = latency(target, path, request, 2000)
        idle = Idle(port, path, connections=200, calls=4)
        time.sleep(1)
        beside = latency(target, path, request, 2000)
        idle.close()
        figures["latency_ms"] = {"usual": usual, "beside 200 idle connections": beside}
        console.print(figures["latency_ms"])
    if arguments.save:
        load.save("overload-edge" if arguments.edge else "overload", figures)


if __name__ == "__main__":
    main()
