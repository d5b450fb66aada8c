"""A runner as a process: commands in, answers out, one JSON object a line."""

from __future__ import annotations

import json
import queue
import shutil
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
FILE = Path(__file__).parents[1] / "runners.json"
PROTOCOL = 1
SECONDS = 30.0


class RunnerError(Exception):
    """The runner did not answer as the protocol wants it."""


@dataclass(frozen=True)
class RunnerFacts:
    """An entry of `runners.json`."""

    name: str
    directory: str
    run: list[str]
    build: list[str] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)
    known_failures: str = ""

    @property
    def folder(self) -> Path:
        """Where its commands run."""
        return ROOT / self.directory

    def missing(self) -> list[str]:
        """The programs it needs that are not there."""
        return [name for name in self.needs if shutil.which(name) is None]

    def made(self) -> None:
        """Builds it. Raises RunnerError."""
        if not self.build:
            return
        built = subprocess.run(
            _command(self.build), cwd=self.folder, capture_output=True, text=True, check=False
        )
        if built.returncode:
            raise RunnerError(f"can't be built:\n{built.stdout[-4000:]}{built.stderr[-4000:]}")

    def expected_failures(self) -> set[str]:
        """The names of the cases that are known to fail."""
        if not self.known_failures:
            return set()
        lines = (self.folder / self.known_failures).read_text(encoding="utf-8").splitlines()
        return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def read_runners(file: Path = FILE) -> dict[str, RunnerFacts]:
    """All runners by name."""
    return {said["name"]: RunnerFacts(**said) for said in json.loads(file.read_text())}


class Runner:
    """A running runner. It is started when first asked, and again after it has failed."""

    def __init__(self, facts: RunnerFacts, seconds: float = SECONDS) -> None:
        self.client = ""
        self.starts = 0
        self._facts = facts
        self._seconds = seconds
        self._next = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._said: deque[str] = deque(maxlen=40)
        self._lines: queue.Queue[bytes] = queue.Queue()

    def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """The runner's answer to a command. Raises RunnerError."""
        if self._process is None:
            self._start()
        try:
            return self._exchange(command)
        except RunnerError:
            self.close(at_once=True)
            raise

    def close(self, *, at_once: bool = False) -> int | None:
        """Ends the runner: its exit status, None when it had to be killed."""
        process, self._process = self._process, None
        if process is None:
            return 0
        if process.stdin is not None:
            with suppress(BrokenPipeError):
                process.stdin.close()
        try:
            return process.wait(0.2 if at_once else 10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return None

    def _start(self) -> None:
        self.starts += 1
        self._lines = queue.Queue()
        try:
            self._process = subprocess.Popen(
                _command(self._facts.run),
                cwd=self._facts.folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except OSError as error:
            raise RunnerError(f"can't be started: {error}") from None
        for read in (self._read_answers, self._read_errors):
            threading.Thread(target=read, args=(self._process, self._lines), daemon=True).start()
        hello = self._exchange({"do": "hello"})
        if hello.get("protocol") != PROTOCOL:
            raise RunnerError(f"speaks protocol {hello.get('protocol')}, not {PROTOCOL}")
        self.client = str(hello.get("client", ""))

    def _exchange(self, command: dict[str, Any]) -> dict[str, Any]:
        process, number = self._process, self._next
        self._next += 1
        if process is None or process.stdin is None:
            raise RunnerError("is not running")
        line = json.dumps({"id": number, **command}, ensure_ascii=False)
        try:
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            answered = self._lines.get(timeout=self._seconds)
        except (BrokenPipeError, ValueError):
            answered = b""
        except queue.Empty:
            raise RunnerError(f"gave no answer in {self._seconds:.0f} s{self._aside()}") from None
        if not answered:
            raise RunnerError(f"ended{self._aside()}")
        try:
            answer = json.loads(answered)
        except ValueError:
            raise RunnerError(f"wrote what is no JSON: {answered[:200]!r}") from None
        if not isinstance(answer, dict) or answer.get("id") != number:
            raise RunnerError(f"did not answer command {number}: {answered[:200]!r}")
        return answer

    def _aside(self) -> str:
        """What it has lately written to its standard error."""
        if self._process is not None:
            # An ending runner gets a moment to say why.
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.2)
        return "".join(f"\n    {line}" for line in self._said)

    def _read_answers(self, process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.put(line)
        lines.put(b"")

    def _read_errors(self, process: subprocess.Popen[bytes], _: queue.Queue[bytes]) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self._said.append(line.decode(errors="replace").rstrip())


def _command(words: list[str]) -> list[str]:
    return [sys.executable if word == "{python}" else word for word in words]
