"""Which kind of gRPC server: the sync one with threads, or asyncio with and without uvloop.

    python -m bench.server_kinds [--rounds 5] [--seconds 3] [--save]

All answer the same bytes, ready-made, pinned to one core: what differs is the server kind. See
`docs/decisions/0005-sync-server.md`.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import grpc
from grpc_health.v1 import health, health_pb2_grpc
from rich.console import Console
from rich.table import Table

from bench import load

ANSWER = b"\x0a\x64" + b"x" * 100
PATH = "/bench.Kind/Call"
REGISTERED = "sync, 1024 threads, health registered"
"""Beside a method registered with gRPC's core, as generated code registers its methods."""
KINDS = (
    "sync, 4 threads",
    "sync, 64 threads",
    "sync, 1024 threads",
    REGISTERED,
    "asyncio",
    "asyncio, uvloop",
)


class Ready(grpc.GenericRpcHandler):
    """Answers everything with the same bytes, blocking or asyncio."""

    def __init__(self, behaviour: Any) -> None:
        self._handler = grpc.unary_unary_rpc_method_handler(behaviour)

    def service(
        self,
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        """The one handler."""
        return self._handler


def serve_sync(port: int, threads: int, registered: bool) -> None:
    """Serves with a pool of threads until killed."""
    server = grpc.server(ThreadPoolExecutor(threads))
    if registered:
        health_pb2_grpc.add_HealthServicer_to_server(health.HealthServicer(), server)
    server.add_generic_rpc_handlers((Ready(lambda data, context: ANSWER),))  # noqa: ARG005
    server.add_insecure_port(f"127.0.0.1:{port}")
    server.start()
    server.wait_for_termination()


async def serve_asyncio(port: int) -> None:
    """Serves with asyncio until killed."""

    async def answer(data: bytes, context: Any) -> bytes:  # noqa: ARG001
        return ANSWER

    server = grpc.aio.server()
    server.add_generic_rpc_handlers((Ready(answer),))
    server.add_insecure_port(f"127.0.0.1:{port}")
    await server.start()
    await server.wait_for_termination()


def main() -> None:
    """Measures and prints; or serves, when told to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=3)
    parser.add_argument("--save", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("KIND", "PORT"))
    arguments = parser.parse_args()
    if arguments.serve:
        kind, port = arguments.serve[0], int(arguments.serve[1])
        if kind.startswith("sync"):
            serve_sync(port, int(kind.split()[1]), kind == REGISTERED)
        elif kind.endswith("uvloop"):
            import uvloop

            uvloop.run(serve_asyncio(port))
        else:
            asyncio.run(serve_asyncio(port))
        return
    rates: dict[str, list[float]] = {kind: [] for kind in KINDS}
    with tempfile.TemporaryDirectory() as folder:
        body = Path(folder) / "body"
        body.write_bytes(load.frame(b"x" * 200))
        for _ in range(arguments.rounds):
            for kind in KINDS:
                port = load.free_port()
                with load.process(["-m", "bench.server_kinds", "--serve", kind, str(port)], port):
                    rates[kind].append(load.run(port, PATH, body, seconds=arguments.seconds).rate)
    table = Table("kind", "median/s", "from", "to", "µs a call")
    figures = {kind: load.spread(found) for kind, found in rates.items()}
    for kind, spread in figures.items():
        table.add_row(
            kind, *(f"{spread[key]:,.0f}" for key in ("median", "min", "max")),
            f"{1e6 / spread['median']:.0f}",
        )  # fmt: skip
    Console().print(table)
    if arguments.save:
        load.save("server_kinds", figures)


if __name__ == "__main__":
    main()
