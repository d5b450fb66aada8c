"""How long a worker takes from its start to SERVING.

python -m bench.startup [--rounds 7] [--save]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc
from rich.console import Console

from bench import load


def seconds_to_serving() -> float:
    """Starts a server of all games and asks for its health until it says SERVING."""
    port = load.free_port()
    started = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "ludex", "serve", "--port", str(port), "--log-level", "warning"],
        env={**os.environ, "PYTHONPATH": load.python_path()},
    )
    try:
        while True:
            with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
                try:
                    answer = health_pb2_grpc.HealthStub(channel).Check(
                        health_pb2.HealthCheckRequest(), timeout=1
                    )
                except grpc.RpcError:
                    time.sleep(0.005)
                    continue
            if answer.status == health_pb2.HealthCheckResponse.SERVING:
                return time.perf_counter() - started
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    times = load.spread([seconds_to_serving() for _ in range(arguments.rounds)])
    Console().print({key: round(value, 3) for key, value in times.items()})
    if arguments.save:
        load.save("startup", {"seconds_to_serving": times})


if __name__ == "__main__":
    main()
