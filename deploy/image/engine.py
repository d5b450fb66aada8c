"""A container engine: the one that runs, or else one of our own for as long as it is needed.

Run with a command, it runs that command beside an engine, which `docker` then finds:

    python -m deploy.image.engine docker images
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
STORE = ROOT / ".build" / "engine"
"""Where an engine of our own keeps its images, so that a second build is quick."""
START_SECONDS = 60


class EngineError(Exception):
    """There is no engine, and none can be had. The text says why."""


@dataclass(frozen=True)
class Engine:
    """How to talk to an engine: the beginnings of its commands."""

    command: tuple[str, ...] = ("docker",)
    build: tuple[str, ...] = ("docker", "build", "--network=host")
    run: tuple[str, ...] = ("docker", "run", "--network=host")
    environment: dict[str, str] = field(default_factory=dict)

    def __call__(self, *args: str, check: bool = True) -> str:
        """What a command of the engine writes."""
        return self.output([*self.command, *args], check)

    def output(self, command: list[str], check: bool = True) -> str:
        """What a command writes, which finds the engine."""
        done = subprocess.run(
            command, env={**os.environ, **self.environment}, stdout=subprocess.PIPE, check=check
        )
        return done.stdout.decode().strip()

    def has(self, image: str) -> bool:
        """Whether an image is there."""
        return _succeeds([*self.command, "image", "inspect", image], self.environment)

    def pull(self, image: str) -> bool:
        """Fetches an image from its registry, if that can be reached."""
        return _succeeds([*self.command, "pull", image], self.environment, seconds=300)


PODMAN = Engine(
    ("podman",),
    ("buildah", "bud", "--layers", "--format=docker", "--isolation=chroot", "--network=host"),
    # runc and the ulimits: without them podman does not start where cgroups can't be delegated.
    (
        *("podman", "--runtime=runc", "run", "--network=host"),
        *("--ulimit=nofile=10000:10000", "--ulimit=nproc=10000:10000"),
    ),
)


@contextmanager
def engine() -> Iterator[Engine]:
    """An engine that answers: docker, one of our own, or podman, in this order.

    One of our own takes root, on Debian. It ends with the block. Raises EngineError.
    """
    if os.environ.get("ENGINE") == "podman":
        yield podman()
        return
    if not docker_answers({}):
        install("docker.io", unless="dockerd")
    if docker_answers({}):
        yield Engine()
        return
    try:
        with own_docker() as docker:
            yield docker
    except NotStartedError as error:
        print(f"dockerd does not start, so podman is tried: {error}", file=sys.stderr)
        yield podman()


def podman() -> Engine:
    """Podman, which needs no server, with buildah. Raises EngineError."""
    install("podman", "buildah", "runc", unless="buildah")
    return PODMAN


class NotStartedError(EngineError):
    """A dockerd of our own did not get ready."""


@contextmanager
def own_docker() -> Iterator[Engine]:
    """A dockerd that touches neither networks nor firewall. Raises NotStartedError."""
    STORE.mkdir(parents=True, exist_ok=True)
    # Not under STORE: the path of a socket must be short.
    with tempfile.TemporaryDirectory(prefix="ludex-engine-") as folder:
        socket = f"unix://{folder}/docker.sock"
        environment = {"DOCKER_HOST": socket, "DOCKER_BUILDKIT": "0"}
        with (STORE / "dockerd.log").open("w") as log:
            process = subprocess.Popen(
                [
                    *("dockerd", "--host", socket, "--data-root", str(STORE / "docker")),
                    *("--exec-root", f"{folder}/exec", "--pidfile", f"{folder}/docker.pid"),
                    *("--iptables=false", "--ip6tables=false", "--bridge=none"),
                ],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            _await(process, environment)
            yield Engine(environment=environment)
        finally:
            _end(process)
            _unmount(Path(folder), STORE)


def _await(process: subprocess.Popen[bytes], environment: dict[str, str]) -> None:
    until = time.monotonic() + START_SECONDS
    while not docker_answers(environment):
        if process.poll() is not None or time.monotonic() > until:
            last = (STORE / "dockerd.log").read_text().splitlines()[-1:]
            raise NotStartedError(*last)
        time.sleep(0.2)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ends a dockerd, which then ends its containerd; both if need be, with force."""
    process.terminate()
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _unmount(*folders: Path) -> None:
    """Unmounts what a dockerd leaves mounted, such as the network of the host."""
    mounted = [line.split()[1] for line in Path("/proc/mounts").read_text().splitlines()]
    for place in reversed(mounted):
        if any(Path(place).is_relative_to(folder.resolve()) for folder in folders):
            subprocess.run(["umount", place], check=False)


def docker_answers(environment: dict[str, str]) -> bool:
    """Whether a docker engine answers."""
    return shutil.which("docker") is not None and _succeeds(["docker", "version"], environment)


def install(*packages: str, unless: str) -> None:
    """Installs packages of Debian's unless there is this command. Raises EngineError."""
    if shutil.which(unless):
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise EngineError(f"There is no {unless}, and to install it takes root and apt-get.")
    print(f"Installing {', '.join(packages)} …", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "--quiet=2", "update"],
        ["apt-get", "--quiet=2", "install", "--yes", "--no-install-recommends", *packages],
    ):
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        if done.returncode:
            raise EngineError(f"{' '.join(command)}: {done.stderr.decode().strip()}")


def _succeeds(command: list[str], environment: dict[str, str], seconds: float = 30) -> bool:
    with suppress(subprocess.TimeoutExpired):
        done = subprocess.run(
            command,
            env={**os.environ, **environment},
            capture_output=True,
            timeout=seconds,
            check=False,
        )
        return done.returncode == 0
    return False


def stop_cleanly() -> None:
    """Lets SIGTERM end this process as an exception does, so that an own engine is ended too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped."))


if __name__ == "__main__":
    stop_cleanly()
    try:
        with engine() as found:
            beside = {**os.environ, **found.environment}
            sys.exit(subprocess.run(sys.argv[1:], env=beside, check=False).returncode)
    except EngineError as error:
        sys.exit(str(error))
