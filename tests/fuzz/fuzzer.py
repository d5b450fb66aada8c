"""Throws requests at every call and looks for anything but a proper answer.

    python -m tests.fuzz.fuzzer --requests 1000000 --seed 1        (`make fuzz`)

A finding is an exception that is no CallError, a status that must never be sent, more CPU time than
a call may take, or memory that grows. Findings are written to `tests/fuzz/corpus/`, whose entries
the tests replay. Requests that lead to a reason or field not seen before are kept and mutated
further, which drives the search into the corners of the validation.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import json
import random
import re
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from google.rpc import code_pb2
from rich.console import Console
from rich.progress import Progress

from ludex.core import registry
from ludex.serving.answering import Method
from ludex.serving.budget import Budget
from ludex.serving.limits import Limits
from ludex.serving.seal import Sealer, new_key, read_keys
from ludex.serving.servicer import GameServicer
from ludex.serving.status import CallError
from tests.fuzz.inputs import any_request, service

CORPUS = Path(__file__).parent / "corpus"
CPU_SECONDS = 0.25
PROPER = {
    code_pb2.INVALID_ARGUMENT,
    code_pb2.FAILED_PRECONDITION,
    code_pb2.PERMISSION_DENIED,
    code_pb2.UNAUTHENTICATED,
    code_pb2.RESOURCE_EXHAUSTED,
    code_pb2.DEADLINE_EXCEEDED,
}


@dataclass
class Finding:
    """A request that was not answered properly, and how."""

    game: str
    method: str
    data: bytes
    what: str

    def line(self) -> str:
        """The finding as a line of the corpus."""
        data = base64.b64encode(self.data).decode()
        return json.dumps(
            {"game": self.game, "method": self.method, "what": self.what, "data": data}
        )


@dataclass
class Target:
    """The calls of one game, as a server has them."""

    game: str
    methods: dict[str, Method] = field(init=False)

    def __post_init__(self) -> None:
        sealer = Sealer(read_keys([new_key()]), self.game)
        servicer = GameServicer(registry.codec(self.game), Limits(), sealer)
        self.methods = {
            method.name: Method(servicer, method) for method in service(self.game).methods
        }

    def _seconds(self, method: str, data: bytes) -> float:
        started = time.thread_time()
        with contextlib.suppress(CallError):
            self.methods[method](data, Budget(5.0))
        return time.thread_time() - started

    def answer(self, method: str, data: bytes) -> tuple[str, Finding | None]:
        """What came of a request, as a text that is new when the request is interesting."""
        started = time.thread_time()
        found = None
        try:
            self.methods[method](data, Budget(5.0))
            seen = "OK"
        except CallError as error:
            paths = ",".join(re.sub(r"\d+", "#", one.field) for one in error.fields[:3])
            seen = f"{error.reason} {paths}"
            error.status().SerializeToString()
            if error.code not in PROPER:
                found = f"{error.code_name} {error.reason}"
        except Exception as error:
            seen = found = f"{type(error).__name__}: {error}"[:300]
        seconds = time.thread_time() - started
        if found is None and seconds > CPU_SECONDS:
            # A busy machine can make one try slow: only what is slow every time is a finding.
            seconds = min(seconds, *(self._seconds(method, data) for _ in range(3)))
        if found is None and seconds > CPU_SECONDS:
            found = f"{seconds:.3f} s of CPU time"
        finding = None if found is None else Finding(self.game, method, data, found)
        return f"{method} {seen}", finding


def corpus() -> Iterator[Finding]:
    """The findings of the past."""
    for file in sorted(CORPUS.glob("*.jsonl")):
        for line in file.read_text().splitlines():
            entry = json.loads(line)
            yield Finding(
                entry["game"], entry["method"], base64.b64decode(entry["data"]), entry["what"]
            )


def fuzz(games: tuple[str, ...], requests: int, seed: int) -> Iterator[tuple[str, Finding | None]]:
    """What came of each of so many requests."""
    rng = random.Random(seed)
    targets = [Target(game) for game in games]
    pools: dict[tuple[str, str], list[bytes]] = {}
    seen: set[tuple[str, str]] = set()
    for _ in range(requests):
        target = rng.choice(targets)
        method = rng.choice(list(target.methods))
        pool = pools.setdefault((target.game, method), [])
        data = any_request(target.game, method, pool, rng)
        what, finding = target.answer(method, data)
        if (target.game, what) not in seen:
            seen.add((target.game, what))
            if len(data) < 20_000:
                pool.append(data)
        yield what, finding


def memory() -> float:
    """The process's resident memory now, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def main() -> int:
    """Fuzzes for as many requests as asked for; exit status 1 when something was found."""
    parser = argparse.ArgumentParser(description="Fuzz every call.")
    parser.add_argument("--requests", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--game", action="append", choices=registry.GAMES)
    arguments = parser.parse_args()
    games = tuple(arguments.game or registry.GAMES)
    console = Console(stderr=True)
    answers: Counter[str] = Counter()
    findings: list[Finding] = []
    known: set[str] = set()
    early = memory()
    with Progress(console=console) as progress:
        task = progress.add_task(f"fuzzing, seed {arguments.seed}", total=arguments.requests)
        for index, (what, finding) in enumerate(fuzz(games, arguments.requests, arguments.seed)):
            answers[what.split()[1]] += 1
            if index == arguments.requests // 10:
                early = memory()
            if (
                finding is not None
                and f"{finding.game} {finding.method} {finding.what}" not in known
            ):
                known.add(f"{finding.game} {finding.method} {finding.what}")
                findings.append(finding)
                console.print(f"[red]{finding.game} {finding.method}: {finding.what}")
            if index % 500 == 0:
                progress.update(task, completed=index)
    late = memory()
    for reason, count in answers.most_common():
        print(f"{count:9d}  {reason}")
    print(f"memory: {early:.1f} MiB after a tenth of the run, {late:.1f} MiB at the end")
    print(f"{sum(answers.values())} requests, {len(findings)} findings, seed {arguments.seed}")
    if findings:
        file = CORPUS / f"found-{arguments.seed}.jsonl"
        file.write_text("".join(finding.line() + "\n" for finding in findings))
        print(f"written to {file}")
    return 1 if findings or late > early * 1.15 + 20 else 0


if __name__ == "__main__":
    sys.exit(main())
