"""Builds the image and tries it out: `make image-test`.

The image has to be small and hold no compiler; its containers have to run with a read-only root
file system, without any capability and as a user that is not root, answer whole games of every kind
as the rules here do, be healthy, and end in order while a call is in flight.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from deploy.image import stand_in
from deploy.image.engine import ROOT, Engine, EngineError, engine, stop_cleanly
from ludex_client import GAMES, Client

BASE = "debian:trixie-slim"
IMAGE = "ludex:latest"
USER = "10001"
MOST_ADDED = 130_000_000
MOST_SECONDS = 30 * 60
"""Bytes that the image may add to its base; and how long all of this may take."""
HARDENED = (
    *("--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges"),
    *("--env=LUDEX_HOST=127.0.0.1", "--env=LUDEX_LOG_LEVEL=warning"),
)
LONG_CALLS = (
    *("--env=LUDEX_MAX_CALL_SECONDS=60", "--env=LUDEX_MAX_PLAYOUTS=1000000"),
    "--env=LUDEX_GRACE_SECONDS=60",
)
LABELS = ("title", "description", "licenses", "version", "revision", "base.name")
SEED = 7


class CheckError(Exception):
    """The image is not as it has to be."""


def demand(true: object, otherwise: str) -> None:
    """Raises CheckError unless something is true."""
    if not true:
        raise CheckError(otherwise)


def build(docker: Engine, base: str, *options: str) -> None:
    """Builds the image as `make image` does."""
    made = subprocess.run(
        [
            *("make", "--silent", "image", f"BASE={base}"),
            f"CONTAINER_BUILD={' '.join([*docker.build, *options])}",
        ],
        cwd=ROOT,
        env={**os.environ, **docker.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if made.returncode:
        sys.stderr.write(made.stdout.decode(errors="replace"))
        raise CheckError("The image can't be built.")


def about(docker: Engine, image: str) -> dict[str, Any]:
    """What the engine knows of an image."""
    (facts,) = json.loads(docker("image", "inspect", image))
    return dict(facts)


def inside(docker: Engine, script: str) -> str:
    """What a shell script writes in a container of its own."""
    command = [*docker.run, "--rm", "--user=0", "--entrypoint=sh", IMAGE, "-euc", script]
    return docker.output(command)


# The image


def check_image(docker: Engine, base: str) -> None:
    """What can be said of the image without running a server."""
    facts = about(docker, IMAGE)
    added = facts["Size"] - about(docker, base)["Size"]
    print(f"  the image adds {added / 1e6:.1f} MB to its base (at most {MOST_ADDED / 1e6:.0f})")
    demand(added < MOST_ADDED, "The image is too large.")
    config = facts["Config"]
    demand(config["User"].split(":")[0] == USER, f"The user is {config['User']}.")
    demand("LUDEX_HOST=0.0.0.0" in config["Env"], "It listens on no outer address.")
    missing = [
        name for name in LABELS if not config["Labels"].get(f"org.opencontainers.image.{name}")
    ]
    demand(not missing, f"These labels are missing: {', '.join(missing)}.")
    tools = "gcc cc g++ ld as make pip pip3 /opt/ludex/bin/pip"
    found = inside(docker, f"for tool in {tools}; do command -v $tool || true; done")
    demand(not found, f"The image holds {found}.")
    stale = inside(
        docker, "find / -xdev -user 10001 -print; find / -xdev -perm /6000 -path '/opt/*' -print"
    )
    demand(not stale, f"The user could change {stale}.")


def content(docker: Engine) -> str:
    """A hash of everything that the image holds of ludex, times of files included."""
    return inside(
        docker,
        "cd /opt/ludex; { find . -printf '%p %m %T@ %l\\n' | sort;"
        " find . -type f -print0 | sort -z | xargs -0 sha256sum; } | sha256sum",
    )


# Containers


class Container:
    """A server in a container that may do nothing but answer."""

    def __init__(self, docker: Engine, *serve: str, workers: int = 1) -> None:
        self.docker = docker
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.id = docker.output(
            [
                *(*docker.run, "--detach", *HARDENED, *LONG_CALLS, "--health-interval=1s"),
                *(f"--env=LUDEX_PORT={self.port}", f"--env=LUDEX_WORKERS={workers}"),
                *(IMAGE, *serve),
            ]
        )

    def execute(self, *command: str, check: bool = True) -> str:
        """What a command writes in the container."""
        return self.docker("exec", self.id, *command, check=check)

    def healthy(self) -> bool:
        """Whether the container's own health check has passed."""
        if self.docker.command == ("podman",):  # which leaves it to systemd to run the checks
            return "unhealthy" not in self.docker("healthcheck", "run", self.id, check=False)
        status = self.docker("inspect", "--format={{.State.Health.Status}}", self.id)
        return status == "healthy"

    def status(self) -> dict[str, str]:
        """What the kernel knows of the container's first process."""
        lines = self.execute("cat", "/proc/1/status").splitlines()
        return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}

    def end(self) -> int:
        """Waits until the container has ended; its exit status."""
        return int(self.docker("wait", self.id))

    def signal(self, name: str) -> None:
        """Sends a signal to the container's first process."""
        self.docker("kill", f"--signal={name}", self.id)


@contextmanager
def container(docker: Engine, *serve: str, workers: int = 1) -> Iterator[Container]:
    """A container, healthy; its log is shown when something goes wrong."""
    running = Container(docker, *serve, workers=workers)
    try:
        wait_until(running.healthy, "The container does not become healthy.")
        yield running
    except BaseException:
        subprocess.run([*docker.command, "logs", running.id], env=os.environ | docker.environment)
        raise
    finally:
        docker("rm", "--force", "--volumes", running.id)


def free_port() -> int:
    """A port of the loopback that nobody listens on now."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def wait_until(ready: Callable[[], bool], otherwise: str, seconds: float = 60) -> None:
    """Waits until something is so. Raises CheckError."""
    until = time.monotonic() + seconds
    while not ready():
        demand(time.monotonic() < until, otherwise)
        time.sleep(0.2)


def check_confinement(running: Container) -> None:
    """The server is nobody special, and can change nothing."""
    status = running.status()
    demand(status["Uid"].split() == [USER] * 4, f"It runs as {status['Uid']}.")
    for name in ("CapPrm", "CapEff", "CapBnd", "CapInh"):
        demand(int(status[name], 16) == 0, f"{name} is {status[name]}.")
    demand(status["NoNewPrivs"] == "1", "It could gain privileges.")
    for path in ("/written", "/etc/written", "/opt/ludex/written"):
        running.execute("sh", "-c", f"! touch {path} 2>&-")
    print(f"  user {USER}, no capability, a read-only root file system")


def check_game(game: str, address: str) -> None:
    """A whole game with the Python client, and its record as the rules here and there see it."""
    asked = ("--seed", str(SEED), "--server", address)
    played = output("clients/python/examples/play_random.py", game, *asked)
    last = played.splitlines()[-1]
    demand(re.match(r"seed \d+: (won|drawn)", last), f"{game} does not end: {last}")
    moves = re.findall(r"^ *\d+\. seat (\d+)  (\S+)$", played, re.MULTILINE)
    record = " ".join(f"{seat}={text}" for seat, text in moves)
    replay = ("-m", "ludex", "replay", game, "--seed", str(SEED), "--moves", record, "--json")
    there = json.loads(output(*replay, "--server", address))
    demand(there == json.loads(output(*replay)), f"The container replays {game} otherwise.")
    print(f"  {game}: {len(moves)} moves, {last.partition(': ')[2]}")


def output(*command: str) -> str:
    """What a Python program of the project writes."""
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, timeout=300, check=False
    )
    demand(done.returncode == 0, f"{' '.join(command)[:200]} ends with {done.returncode}.")
    return done.stdout.decode()


def check_end(running: Container, game: str) -> None:
    """SIGTERM with a call in flight: the call is answered, and the container ends with 0."""
    with Client(running.address, timeout=60) as ludex, ThreadPoolExecutor(1) as pool:
        asked = ludex.game(game)
        state = asked.new_game(seed=SEED).state

        def playouts(count: int) -> float:
            before = time.monotonic()
            asked.simulate_playouts(state, [], count=count, seed=SEED)
            return time.monotonic() - before

        count = 1
        while (seconds := playouts(count)) < 0.5:
            count *= 2
        call = pool.submit(playouts, round(count * 4 / seconds))
        time.sleep(0.5)
        running.signal("TERM")
        signalled = time.monotonic()
        demand(not call.done(), "The call was not in flight any more.")
        call.result()
        after = time.monotonic() - signalled
        status = running.end()
        demand(status == 0, f"The container ends with {status}.")
    print(f"  SIGTERM: the call in flight was answered {after:.1f} s later, exit status 0")


def check_all_games(docker: Engine) -> None:
    """The default command, with two workers."""
    with container(docker, workers=2) as running:
        check_confinement(running)
        with Client(running.address) as ludex:
            demand(ludex.hexaequo.describe_game().game.compiled, "The kernels are not compiled.")
        for game in GAMES:
            check_game(game, running.address)
        check_end(running, "smallholder")


def check_one_game(docker: Engine) -> None:
    """`serve hexaequo`: that game and no other."""
    with container(docker, "serve", "hexaequo") as running:
        check_game("hexaequo", running.address)
        for game, status in (("hexaequo", 0), ("limes", 1)):
            shown = running.execute("sh", "-c", f"ludex health {game} >/dev/null; echo $?")
            demand(shown == str(status), f"`ludex health {game}` ends with {shown}.")
        check_end(running, "hexaequo")


def check(docker: Engine, twice: bool) -> None:
    """All of it. Raises CheckError."""
    base = stand_in.base_image(docker, BASE)
    print(f"Building on {base} …", flush=True)
    before = time.monotonic()
    build(docker, base)
    print(f"  built in {time.monotonic() - before:.0f} s")
    check_image(docker, base)
    if twice:
        print("Building again, from nothing …", flush=True)
        first = content(docker)
        build(docker, base, "--no-cache")
        demand(content(docker) == first, "The second image holds something else.")
        print("  both hold the same, byte for byte")
    print("All games, two workers", flush=True)
    check_all_games(docker)
    print("One game", flush=True)
    check_one_game(docker)


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--twice", action="store_true", help="build twice, and compare")
    chosen = parser.parse_args()
    stop_cleanly()
    signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"Not done in {MOST_SECONDS} s."))
    signal.alarm(MOST_SECONDS)
    try:
        with engine() as docker:
            check(docker, chosen.twice)
    except (CheckError, EngineError, subprocess.CalledProcessError) as error:
        sys.exit(f"{error}")
    print("The image is as it has to be.")


if __name__ == "__main__":
    main()
