"""Servers and an edge in containers on this machine, on free ports of the loopback address."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.load.h2load import free_port
from deploy.image import check, stand_in
from deploy.image.engine import Engine
from ludex.core.registry import GAMES
from ludex.edge import config
from ludex.edge.envoy import binary
from ludex.edge.options import Options, Upstream
from ludex.serving.settings import Settings
from ludex_client import Client

TICKS = os.sysconf("SC_CLK_TCK")
IN_FLIGHT = int(Settings.model_fields["max_in_flight"].default)
REMEMBERED = 128
"""Positions of each game that a server remembers. Recorded calls come round again within seconds,
which those of real games do not. So servers remember enough for the games in progress,
and too little for the next round.
"""
CONFINED = ("--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges")


def image(docker: Engine, build: bool) -> str:
    """Builds the image where there is none, or when asked to; tells the revision that it holds."""
    if build or not docker.has(check.IMAGE):
        print("Building the image …", flush=True)
        check.build(docker, stand_in.base_image(docker, check.BASE))
    labels = check.about(docker, check.IMAGE)["Config"]["Labels"]
    return str(labels.get("org.opencontainers.image.revision"))


@dataclass(frozen=True, slots=True)
class Container:
    """A container, by the engine's id for it."""

    docker: Engine
    id: str
    address: str

    def pid(self) -> int:
        """Its first process, as this machine numbers it."""
        return int(self.docker("inspect", "--format={{.State.Pid}}", self.id))

    def pids(self) -> list[int]:
        """All its processes, the first one first."""
        return descendants(self.pid())

    def signal(self, name: str) -> None:
        """Sends a signal to its first process."""
        self.docker("kill", f"--signal={name}", self.id)

    def wait(self) -> int:
        """Waits until it has ended; its exit status."""
        return int(self.docker("wait", self.id))

    def start_again(self) -> None:
        """Starts it when it has ended, and waits until it serves."""
        self.docker("start", self.id)
        self.ready()

    def ready(self) -> None:
        """Waits until it serves."""
        check.wait_until(lambda: answers(self.address), f"{self.address} does not get ready.")


def answers(address: str) -> bool:
    """Whether a server, or an edge with one behind it, answers."""
    try:
        with Client(address, timeout=2, retry=None) as ludex:
            ludex.hexaequo.describe_game()
    except Exception:  # whatever it is, it does not answer yet
        return False
    return True


def descendants(pid: int) -> list[int]:
    """A process and all that it has started that still run."""
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        children = [int(each) for one in tasks for each in (one / "children").read_text().split()]
    except FileNotFoundError:
        return []
    return [pid, *(each for child in children for each in descendants(child))]


def cpu_seconds(pids: Sequence[int]) -> float:
    """The CPU time that these processes have taken so far, in themselves and in the kernel."""
    total = 0
    for pid in pids:
        # The name in parentheses can hold anything, spaces too.
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


@contextmanager
def server(docker: Engine, *, workers: int = 1, cores: str | None = None) -> Iterator[Container]:
    """A server of all games, with so many workers, on some of the cores."""
    port = free_port()
    pinned = [] if cores is None else [f"--cpuset-cpus={cores}"]
    settings = {
        "HOST": "127.0.0.1",
        "PORT": port,
        # All containers share the machine's ports, and the image tells metrics at the same one.
        "METRICS_PORT": free_port(),
        "WORKERS": workers,
        "LOG_LEVEL": "warning",
        "PIN_WORKERS": str(workers > 1).lower(),
        "REMEMBERED_POSITIONS": REMEMBERED,
    }
    environment = [f"--env=LUDEX_{name}={value}" for name, value in settings.items()]
    command = [*docker.run, "--detach", *CONFINED, *pinned, *environment, check.IMAGE]
    with _running(docker, command, f"127.0.0.1:{port}") as container:
        yield container


@contextmanager
def edge(docker: Engine, servers: Sequence[Container], workers: int) -> Iterator[Container]:
    """Envoy before some servers, which have so many workers in all.

    The image has no Envoy, so the one that ludex is tested with is lent to it.
    """
    port = free_port()
    upstream = Upstream("ludex", GAMES, tuple(server.address for server in servers))
    options = Options((upstream,), host="127.0.0.1", port=port, in_flight=IN_FLIGHT * workers)
    with tempfile.TemporaryDirectory(prefix="ludex-load-") as folder:
        file = Path(folder) / "envoy.json"
        file.write_text(config.written(options))
        Path(folder).chmod(0o755)
        lent = {binary(): "/usr/local/bin/envoy", file: "/etc/envoy.json"}
        command = [
            *(*docker.run, "--detach", *CONFINED, "--tmpfs=/tmp", "--entrypoint=envoy"),
            *(f"--volume={here}:{there}:ro" for here, there in lent.items()),
            *(check.IMAGE, "--config-path", "/etc/envoy.json", "--concurrency", "1"),
            *("--log-level", "warning", "--disable-hot-restart"),
        ]
        with _running(docker, command, f"127.0.0.1:{port}") as container:
            yield container


@contextmanager
def _running(docker: Engine, command: list[str], address: str) -> Iterator[Container]:
    container = Container(docker, docker.output(command), address)
    try:
        container.ready()
        yield container
    finally:
        docker("rm", "--force", "--volumes", container.id)


@dataclass(frozen=True, slots=True)
class Deployment:
    """Servers and the edge in front of them."""

    servers: tuple[Container, ...]
    edge: Container

    def server_pids(self) -> list[int]:
        """The processes of all servers."""
        return [pid for server in self.servers for pid in server.pids()]


@contextmanager
def deployment(
    docker: Engine, servers: int, *, workers: int = 1, pinned: bool = False
) -> Iterator[Deployment]:
    """So many servers of so many workers each, behind an edge; pinned: each to its own core."""
    cores = sorted(os.sched_getaffinity(0))
    with ExitStack() as stack:
        started = [
            stack.enter_context(
                server(
                    docker,
                    workers=workers,
                    cores=str(cores[number % len(cores)]) if pinned else None,
                )
            )
            for number in range(servers)
        ]
        front = stack.enter_context(edge(docker, started, servers * workers))
        yield Deployment(tuple(started), front)
