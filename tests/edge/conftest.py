"""Edges as processes of their own, with a real Envoy, on free ports of the loopback address."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
LUDEX = [sys.executable, "-c", "from ludex.cli import main; main()"]


class Answer(NamedTuple):
    """What came over HTTP."""

    status: int
    headers: Any
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def reason(self) -> str:
        return next(one["reason"] for one in self.json["details"] if "reason" in one)


class Edge:
    """`ludex serve --edge`, or another command, with its log read as it comes."""

    def __init__(self, *arguments: str, serving: str = "serving") -> None:
        self.process = subprocess.Popen([*LUDEX, *arguments], stderr=subprocess.PIPE, text=True)
        self.events: list[dict[str, Any]] = []
        threading.Thread(target=self._read, daemon=True).start()
        try:
            self.address = self.wait(serving)["address"]
        except BaseException:
            self.process.terminate()
            raise
        self.url = f"http://{self.address}"

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.events.append(json.loads(line) if line.startswith("{") else {"event": line})

    def all(self, event: str) -> list[dict[str, Any]]:
        return [one for one in list(self.events) if one["event"] == event]

    def wait(self, event: str, count: int = 1, seconds: float = 40) -> dict[str, Any]:
        ends = time.monotonic() + seconds
        while time.monotonic() < ends and self.process.poll() is None:
            found = self.all(event)
            if len(found) >= count:
                return found[count - 1]
            time.sleep(0.01)
        raise AssertionError(f"no {event} in {self.events}")

    def pids(self) -> dict[int, int]:
        """The workers' process ids."""
        return {one["worker"]: one["pid"] for one in self.all("worker_ready")}

    def http(
        self, path: str, body: Any = None, method: str | None = None, **headers: str
    ) -> Answer:
        """A request over HTTP/1.1; `body` is sent as JSON unless it is bytes."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if data is not None:
            named.setdefault("content-type", "application/json")
        url = self.url + path
        request = urllib.request.Request(url, data, named, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=20) as response:  # noqa: S310
                return Answer(response.status, response.headers, response.read())
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.headers, error.read())

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def start() -> Iterator[Callable[..., Edge]]:
    """Starts edges of a test's own."""
    running: list[Edge] = []

    def started(*arguments: str, serving: str = "serving") -> Edge:
        running.append(Edge(*arguments, serving=serving))
        return running[-1]

    yield started
    for one in running:
        one.stop()


@pytest.fixture(scope="session")
def edge() -> Iterator[Edge]:
    """One edge with two workers, for the tests that leave it as it is."""
    one = Edge("serve", "--edge", "--workers", "2", "--port", "0")
    yield one
    one.stop()
