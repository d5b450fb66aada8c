"""Load that is offered at a rate, whether or not earlier calls have been answered: vegeta's.

Every answer is held to the one that the rules here give. Errors of gRPC come without a body and
with their status among the headers, so they can be told from answers.
"""

from __future__ import annotations

import base64
import json
import subprocess
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from google.rpc import code_pb2

from bench.load.containers import cpu_seconds
from bench.load.traffic import Asked
from deploy.chart.programs import PROGRAMS

TIMEOUT_SECONDS = 10
MOST_IN_FLIGHT = 1024
"""How many calls vegeta keeps open at most; past that it offers less than it is told to."""
FRAME_BYTES = 5
PARTS = (50, 95, 99)


@dataclass(slots=True)
class Outcome:
    """What came of some seconds of load."""

    seconds: float = 0.0
    """From the first call until the last one was over."""
    sent: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    """How many calls ended with which status of gRPC's, or TIMED_OUT or BROKEN without one."""
    wrong: list[str] = field(default_factory=list)
    """The paths of calls that were answered otherwise than they are here."""
    answer_ms: list[float] = field(default_factory=list)
    refusal_ms: list[float] = field(default_factory=list)
    server_seconds: float = 0.0
    """CPU time that the servers took."""

    def figures(self, offered: float | None = None) -> dict[str, Any]:
        """What is worth keeping."""
        answered = self.codes["OK"]
        return {
            "offered": None if offered is None else round(offered, 1),
            "sent": round(self.sent / self.seconds, 1),
            "answered": round(answered / self.seconds, 1),
            "answer_ms": percentiles(self.answer_ms),
            "refusal_ms": percentiles(self.refusal_ms) if self.refusal_ms else None,
            "codes": dict(self.codes),
            "wrong": len(self.wrong),
            "server_cpu_us_per_answer": (
                round(1e6 * self.server_seconds / answered, 1) if answered else None
            ),
        }


def percentiles(numbers: Sequence[float]) -> dict[str, float]:
    """The median, the 95th and the 99th percentile, and the greatest."""
    ordered = sorted(numbers) or [0.0]
    last = len(ordered) - 1
    found = {f"p{part}": round(ordered[min(last, len(ordered) * part // 100)], 2) for part in PARTS}
    return {**found, "max": round(ordered[last], 2)}


class Due:
    """The answers that are due, found by what vegeta tells of a call."""

    def __init__(self, asked: Sequence[Asked]) -> None:
        self._asked: dict[tuple[str, int], list[Asked]] = defaultdict(list)
        self._right: dict[tuple[str, int], set[bytes]] = defaultdict(set)
        for one in asked:
            self._asked[one.path, len(one.request) + FRAME_BYTES].append(one)

    def is_right(self, path: str, sent_bytes: int, body: bytes) -> bool:
        """Whether this is a right answer to such a call.

        Calls of one kind whose requests are equally long are taken together: vegeta does not tell
        them apart.
        """
        key = path, sent_bytes
        if body in self._right[key]:
            return True
        message = body[FRAME_BYTES:]
        whole = body[:1] == b"\0" and int.from_bytes(body[1:FRAME_BYTES]) == len(message)
        if whole and any(one.is_due(message) for one in self._asked[key]):
            self._right[key].add(body)
            return True
        return False


def offer(
    targets: Path,
    due: Due,
    server_pids: Sequence[int],
    *,
    seconds: float,
    rate: float | None = None,
    in_flight: int = MOST_IN_FLIGHT,
) -> Outcome:
    """Offers so many calls a second; without a rate, always the next one as soon as one is over."""
    vegeta = PROGRAMS["vegeta"].built()
    results = targets.with_suffix(".results")
    workers = min(in_flight, 64)
    before = cpu_seconds(server_pids)
    subprocess.run(
        [
            *(vegeta, "attack", "-h2c", "-format=json", f"-targets={targets}"),
            *(f"-output={results}", f"-duration={seconds}s", f"-timeout={TIMEOUT_SECONDS}s"),
            *(f"-workers={workers}", f"-max-workers={in_flight}"),
            f"-rate={0 if rate is None else max(1, round(rate))}/1s",
        ],
        check=True,
        timeout=seconds + TIMEOUT_SECONDS + 30,
    )
    outcome = Outcome(server_seconds=cpu_seconds(server_pids) - before)
    read(_results(vegeta, results), due, outcome)
    results.unlink()
    return outcome


def _results(vegeta: Path, file: Path) -> Iterator[dict[str, Any]]:
    with subprocess.Popen(
        [vegeta, "encode", "-to=json", file], stdout=subprocess.PIPE, text=True
    ) as told:
        assert told.stdout is not None  # noqa: S101
        yield from map(json.loads, told.stdout)


def read(results: Iterator[dict[str, Any]], due: Due, outcome: Outcome) -> None:
    """Judges calls as vegeta tells of them."""
    began, ended = float("inf"), 0.0
    for result in results:
        outcome.sent += 1
        sent = datetime.fromisoformat(result["timestamp"]).timestamp()
        took = result["latency"] / 1e9
        began, ended = min(began, sent), max(ended, sent + took)
        code = _code(result)
        outcome.codes[code] += 1
        if code == "OK":
            outcome.answer_ms.append(1000 * took)
            path = urlsplit(result["url"]).path
            if not due.is_right(path, result["bytes_out"], base64.b64decode(result["body"])):
                outcome.wrong.append(path)
        elif code == "RESOURCE_EXHAUSTED":
            outcome.refusal_ms.append(1000 * took)
    outcome.seconds = max(ended - began, 1e-9)


def _code(result: dict[str, Any]) -> str:
    if result["error"]:
        return "TIMED_OUT" if "deadline" in result["error"].lower() else "BROKEN"
    if result["body"]:
        return "OK"
    (status,) = result["headers"].get("Grpc-Status", ["-1"])
    return str(code_pb2.Code.Name(int(status))) if int(status) >= 0 else "BROKEN"
