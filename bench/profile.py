"""Where the time of a call goes.

    python -m bench.profile [--game hexaequo] [--save]

First the parts of a call in process, each by itself and over and over, so from a warm cache:
reading the request, reading and admitting the state, finding the answer, encoding it; and the call
as a whole. In place, between two system calls, the same takes longer.

No part of a call is what protobuf would take to parse the state into a message that nobody has
looked at yet; it is told for comparison, for a state is read from its bytes instead.

Then, where `perf` is installed, what the processor does while calls are answered by a server of
ready-made bytes and by ludex, by the library that it is in: the difference is what ludex adds, its
share of the interpreter and of the system's scheduling included.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import signal
import subprocess
import tempfile
import time
import timeit
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load
from bench.unary import ready_made, requests, servers
from ludex.core import registry
from ludex.core.fields import first_entry
from ludex.serving.answering import STATE, Method
from ludex.serving.budget import Budget
from ludex.serving.mount import service_of
from ludex.serving.servicer import GameServicer

CALLS = ("ListLegalMoves", "ApplyMove")
PARSED = "the state, parsed by protobuf"
ROUNDS, NUMBER = 15, 1000
SECONDS = 5
LIBRARIES = {
    "kernel": "kernel",
    "libpython": "interpreter",
    "cygrpc": "gRPC",
    "__mypyc": "compiled rules",
    "_message": "protobuf",
    "libc.so": "C library",
}


def microseconds(work: Callable[[], object]) -> float:
    """How long the work takes, at best of several rounds."""
    return min(timeit.repeat(work, number=NUMBER, repeat=ROUNDS)) / NUMBER * 1e6


def parts(name: str, call: str) -> dict[str, float]:
    """The parts of a call to a server that has not met its state before, in microseconds."""
    codec = registry.codec(name)
    game = codec.game
    servicer = GameServicer(codec)
    method = Method(servicer, service_of(servicer).methods_by_name[call])
    request = requests(name)[call]
    data = request.SerializeToString()
    state, _ = first_entry(STATE, data) or (b"", b"")
    position: Any = codec.admit(state)
    seat = request.seat
    found = {
        "request": microseconds(lambda: first_entry(STATE, data)),
        "state, read and admitted": microseconds(lambda: codec.admit(state)),
    }
    if call == "ListLegalMoves":
        found["legal moves, encoded"] = microseconds(
            lambda: codec.encode_legal_moves(position, seat, 1)
        )
    else:
        move = codec.read_move(request.move)
        played = game.play(position, seat, move)
        after, (next_seat, *_) = played.position, game.to_act(played.position)
        found["move"] = microseconds(
            lambda: game.refuse(position, seat, codec.read_move(request.move))
        )
        found["playing"] = microseconds(lambda: game.play(position, seat, move))
        found["outcome"] = microseconds(lambda: game.outcome(after))
        found["state and events, encoded"] = microseconds(
            lambda: (codec.encode_state(after), codec.encode_events(played.events, 4))
        )
        found["next moves, encoded"] = microseconds(
            lambda: codec.encode_legal_moves(after, next_seat, 7)
        )
    whole = microseconds(lambda: method(data, Budget(60)))
    found["the rest"] = whole - sum(found.values())
    parse = codec.vocabulary.State.FromString
    return {**found, "whole": whole, PARSED: microseconds(lambda: parse(state))}


def by_library(pid: int, port: int, path: str, body: Path) -> dict[str, float]:
    """What the process's CPU does under load, in microseconds a call, by library."""
    with tempfile.NamedTemporaryFile(suffix=".data") as file:
        recording = subprocess.Popen(
            ["perf", "record", "-e", "cpu-clock", "-F", "2000", "-p", str(pid), "-o", file.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        time.sleep(0.5)
        before = cpu_seconds(pid)
        ran = load.run(port, path, body, seconds=SECONDS)
        spent = cpu_seconds(pid) - before
        recording.send_signal(signal.SIGINT)
        recording.wait()
        report = subprocess.run(
            ["perf", "report", "-i", file.name, "--sort", "dso", "--stdio", "-g", "none"],
            capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
    each = spent / (ran.rate * (SECONDS + 1)) * 1e6
    found: dict[str, float] = {}
    for share, library in re.findall(r"^\s*([\d.]+)%\s+(\S+)", report, re.MULTILINE):
        name = next((title for part, title in LIBRARIES.items() if part in library), "others")
        found[name] = found.get(name, 0) + float(share) / 100 * each
    return found


def cpu_seconds(pid: int) -> float:
    """The CPU time that the process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=registry.GAMES)
    parser.add_argument("--save", action="store_true")
    arguments = parser.parse_args()
    load.run_compiled("bench.profile")
    games = arguments.game or list(registry.GAMES)
    console = Console()
    figures: dict[str, Any] = {"parts_us": {}, "libraries_us": {}}
    for call in CALLS:
        for name in games:
            figures["parts_us"][f"{name}.{call}"] = found = parts(name, call)
            line = ", ".join(f"{part} {time:.1f}" for part, time in found.items())
            console.print(f"{name} {call}, in process, us: {line}")
    if shutil.which("perf") is None:
        console.print("no perf here: install linux-perf for what the server's processor does")
    else:
        for name in games:
            figures["libraries_us"][name] = libraries(name, console)
    if arguments.save:
        load.save("profile", figures)


def libraries(name: str, console: Console) -> dict[str, dict[str, float]]:
    """The CPU time of `ListLegalMoves` by library: the ceiling's, and ludex's."""
    call = "ListLegalMoves"
    path, data, answer = ready_made(name, call, requests(name)[call])
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        answers, body = Path(folder) / "answers.json", Path(folder) / "body"
        answers.write_text(json.dumps({path: answer}))
        body.write_bytes(load.frame(data))
        found = {}
        for server, command in servers(answers).items():
            port = load.free_port()
            pid = running.enter_context(load.process([*command, "--port", str(port)], port))
            found[server] = by_library(pid, port, path, body)
    table = Table(f"{name}, CPU us a call", *found)
    for library in dict.fromkeys(one for each in found.values() for one in each):
        table.add_row(library, *(f"{found[server].get(library, 0):.1f}" for server in found))
    table.add_row("all", *(f"{sum(found[server].values()):.1f}" for server in found))
    console.print(table)
    return found


if __name__ == "__main__":
    main()
