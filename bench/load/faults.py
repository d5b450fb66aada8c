"""Faults while clients play: servers killed, replaced, ended and hung, one after the other.

Two containers of two workers each stand behind an edge. No client may see a call fail, and no
answer may be another than the rules here give.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bench.load.containers import Container, Deployment
from bench.load.offered import percentiles
from bench.load.players import Players
from deploy.image.check import demand, wait_until

CLIENTS, SETTLED = 4, 150
HANG_SECONDS = 8.0
"""Longer than the edge takes to notice, and than it waits before it asks another server."""
HEALTHY_SECONDS = 1.5
"""How long the edge may take to see that a server is back: three of its health checks."""


def workers(server: Container) -> list[int]:
    """The processes of a container's workers."""
    return [pid for pid in server.pids() if "ludex.serving.worker" in _command(pid)]


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def kill_a_worker(deployment: Deployment, players: Players) -> None:
    """`kill -9` of a worker of each container."""
    for server in deployment.servers:
        before = workers(server)
        os.kill(before[0], signal.SIGKILL)
        wait_until(partial(_replaced, server, before), "No new worker.")
        players.settle(SETTLED)


def _replaced(server: Container, before: list[int]) -> bool:
    now = workers(server)
    return len(now) == len(before) and before[0] not in now and _listens(now)


def _listens(pids: list[int]) -> bool:
    """Whether workers have got as far as having grpc's threads."""
    return all(len(os.listdir(f"/proc/{pid}/task")) > 1 for pid in pids)


def restart_every_worker(deployment: Deployment, players: Players) -> None:
    """`SIGHUP` to each container: all its workers are replaced, one by one."""
    for server in deployment.servers:
        before = set(workers(server))
        server.signal("HUP")
        wait_until(partial(_renewed, server, before), "The workers are not replaced.")
        players.settle(SETTLED)


def _renewed(server: Container, before: set[int]) -> bool:
    return before.isdisjoint(workers(server))


def end_a_container(deployment: Deployment, players: Players) -> None:
    """`SIGTERM` to each container, which ends and is started again."""
    for server in deployment.servers:
        server.signal("TERM")
        status = server.wait()
        demand(status == 0, f"A container ends with {status}.")
        players.settle(SETTLED)
        server.start_again()
        time.sleep(HEALTHY_SECONDS)
        players.settle(SETTLED)


def hang_a_container(deployment: Deployment, players: Players) -> None:
    """`SIGSTOP` to every process of a container, and `SIGCONT` seconds later."""
    server, *_ = deployment.servers
    _hang(server.pids(), players)


def hang_a_worker(deployment: Deployment, players: Players) -> None:
    """`SIGSTOP` to one worker of a container: the other one still says that the server is well."""
    server, *_ = deployment.servers
    _hang(workers(server)[:1], players)


def _hang(pids: list[int], players: Players) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        time.sleep(HANG_SECONDS)
        players.settle(SETTLED)
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
    time.sleep(HEALTHY_SECONDS)
    players.settle(SETTLED)


FAULTS: dict[str, Callable[[Deployment, Players], None]] = {
    "kill -9 of a worker": kill_a_worker,
    "rolling restart": restart_every_worker,
    "SIGTERM of a container": end_a_container,
    "a hung container": hang_a_container,
    "a hung worker": hang_a_worker,
}


@contextmanager
def played(deployment: Deployment) -> Iterator[Players]:
    """Clients at play behind the edge, warmed up."""
    with Players(deployment.edge.address, CLIENTS) as players:
        players.settle(SETTLED)
        yield players


def run(deployment: Deployment) -> dict[str, Any]:
    """Lets every fault happen; what came of the calls meanwhile."""
    figures = {}
    for name, fault in FAULTS.items():
        with played(deployment) as players:
            fault(deployment, players)
        figures[name] = {
            "calls": players.calls,
            "failed": len(players.failed),
            "wrong": len(players.wrong),
            "answer_ms": percentiles([1000 * each for each in players.seconds]),
            "failures": players.failed[:5],
        }
        print(f"  {name}: {figures[name]}", flush=True)
    return figures
