"""Load from h2load, servers in processes of their own, each pinned to a core."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import grpc

from ludex.core.compilation import is_compiled as compiled_here

SERVER_CORE, LOAD_CORE = 0, 1

WARM_UP = 1
"""Seconds of load before a run of some seconds begins to count."""


@dataclass(frozen=True)
class Load:
    """What a run of load came to."""

    rate: float
    """Answers a second."""
    failed: int
    """Requests without an answer, or with one of another status than 200."""


ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


def python_path() -> str:
    """Where a measured process finds ludex: the compiled copy, if `make compiled` has made one."""
    asked = os.environ.get("PYTHONPATH")
    found = [str(COMPILED)] if COMPILED.exists() and not asked else [asked or ""]
    return os.pathsep.join([*filter(None, found), str(ROOT)])


def is_compiled() -> bool:
    """Whether measured processes run compiled rules."""
    code = "from ludex.core.compilation import is_compiled; print(is_compiled())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": python_path()},
    )
    return done.stdout.strip() == "True"


def run_compiled(module: str) -> None:
    """Starts this module again with the compiled rules, if there are any and these are not.

    For what is measured in this process, and not in one that is started for it.
    """
    if not compiled_here() and is_compiled():
        again = {**os.environ, "PYTHONPATH": python_path()}
        os.execve(sys.executable, [sys.executable, "-m", module, *sys.argv[1:]], again)  # noqa: S606


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def process(arguments: Sequence[str], port: int, core: int | None = SERVER_CORE) -> Iterator[int]:
    """Runs a Python module that serves on the port, pinned to a core; gives its process id."""
    pinned = [] if core is None else ["taskset", "-c", str(core)]
    environment = {**os.environ, "PYTHONPATH": python_path()}
    running = subprocess.Popen(
        [*pinned, sys.executable, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
    )
    try:
        with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
            grpc.channel_ready_future(channel).result(timeout=20)
        yield running.pid
    finally:
        running.terminate()
        running.wait()


def frame(message: bytes) -> bytes:
    """The message as the body of a gRPC request."""
    return struct.pack(">BI", 0, len(message)) + message


def run(
    port: int,
    path: str,
    body: Path,
    *,
    seconds: int,
    in_flight: int = 16,
    connections: int = 4,
    core: int | None = LOAD_CORE,
) -> Load:
    """Asks the same thing over and over, for so many seconds, with so many calls in flight."""
    connections = min(connections, in_flight)
    streams = max(1, in_flight // connections)
    return _measured(port, path, body, connections, streams, core, *_lasting(seconds))[0]


def brief(port: int, path: str, body: Path, *, calls: int, in_flight: int = 16) -> Load:
    """Asks the same thing so many times, from four connections, and that without a warm-up.

    For comparing servers in turn: the less time between their turns, the less a machine whose speed
    changes from second to second tells them apart.
    """
    return _measured(port, path, body, 4, in_flight // 4, LOAD_CORE, "--requests", str(calls))[0]


def offer(
    port: int, path: str, body: Path, *, rate: float, seconds: int, answer_bytes: int
) -> tuple[float, float]:
    """Offers so many calls a second, whether or not earlier ones have been answered.

    Returns how many a second came back, and how many of those were answers. The others were turned
    away: a refusal has no body, and each answer has one of `answer_bytes`.
    """
    connections = 16
    paced = ("--rps", str(rate / connections))
    lasting = _lasting(seconds)
    load, content = _measured(port, path, body, connections, 64, LOAD_CORE, *lasting, *paced)
    # What is received while the server warms up is among the content, though not in the rate.
    return load.rate, content / (answer_bytes + len(frame(b""))) / (seconds + WARM_UP)


def _lasting(seconds: int) -> tuple[str, ...]:
    """The options of a run of so many seconds."""
    return "--duration", str(seconds), "--warm-up-time", f"{WARM_UP}s"


def _measured(
    port: int,
    path: str,
    body: Path,
    connections: int,
    streams: int,
    core: int | None,
    *options: str,
) -> tuple[Load, int]:
    """What came of a run of h2load, and how many bytes of content were received."""
    if shutil.which("h2load") is None:
        sys.exit("h2load is missing: install the package nghttp2-client")
    pinned = [] if core is None else ["taskset", "-c", str(core)]
    done = subprocess.run(
        [
            *pinned, "h2load", *options,
            "--clients", str(connections), "--max-concurrent-streams", str(streams),
            "--data", str(body), "--header", "content-type: application/grpc",
            "--header", "te: trailers", f"http://127.0.0.1:{port}{path}",
        ],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    rate = re.search(r"finished in [^,]+, ([0-9.]+) req/s", done.stdout)
    failed = re.search(r"(\d+) failed, (\d+) errored, (\d+) timeout", done.stdout)
    content = re.search(r"\((\d+)\) data", done.stdout)
    if rate is None or failed is None or content is None:
        sys.exit(f"h2load said something unexpected:\n{done.stdout}{done.stderr}")
    failures = sum(int(number) for number in failed.groups())
    return Load(float(rate[1]), failures), int(content[1])


def spread(numbers: Sequence[float]) -> dict[str, float]:
    """Median, least and greatest."""
    return {"median": median(numbers), "min": min(numbers), "max": max(numbers)}


def quartiles(numbers: Sequence[float]) -> dict[str, float]:
    """Median, and lower and upper quartile."""
    lower, middle, upper = quantiles(numbers, n=4)
    return {"median": middle, "lower quartile": lower, "upper quartile": upper}


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    model = "unknown"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    return {
        "date": time.strftime("%Y-%m-%d"),
        "processor": model,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "grpcio": grpc.__version__,
        "compiled": is_compiled(),
        "command": " ".join(["python", "-m", _module(), *sys.argv[1:]]),
    }


def _module() -> str:
    """The module that this process was started with."""
    started = sys.modules["__main__"].__spec__
    return "?" if started is None else started.name.removesuffix(".__main__")


def save(name: str, figures: Any) -> None:
    """Writes the figures, with the machine, to `bench/results/<name>.json`."""
    folder = ROOT / "bench" / "results"
    folder.mkdir(exist_ok=True)
    text = json.dumps({"machine": machine(), "figures": figures}, indent=1)
    (folder / f"{name}.json").write_text(text + "\n")
