"""Searches for the position that makes a call slowest.

    python -m tests.worst.search --game hexaequo --call ListLegalMoves --seconds 60 --seed 1

Hill climbing: from positions of random games and from hostile ones made by hand, the dearest few
are kept and changed, over and over; only possible positions count. What it finds goes into
`found.jsonl` when it is dearer than what is there, and the tests replay it.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from google.protobuf.message import Message
from rich.console import Console
from rich.progress import Progress, TextColumn

from ludex.core import registry
from ludex.serving.budget import Budget
from ludex.serving.status import CallError
from tests.fuzz.fuzzer import Target
from tests.fuzz.inputs import good_states
from tests.worst.requests import CALLS, request_about
from tests.worst.states import hexaequo, limes, limits, smallholder

FOUND = Path(__file__).parent / "found.jsonl"
STATES = {"hexaequo": hexaequo, "limes": limes, "limits": limits, "smallholder": smallholder}
KEPT = 8
"""How many of the dearest positions are changed further."""


@dataclass(frozen=True, slots=True)
class Found:
    """The dearest request known of a call. `ratio`: its cost by that of an ordinary request."""

    game: str
    call: str
    data: bytes
    milliseconds: float
    ratio: float

    def line(self) -> str:
        """The finding as a line of `found.jsonl`."""
        return json.dumps(
            {
                "game": self.game,
                "call": self.call,
                "ms": round(self.milliseconds, 1),
                "ratio": round(self.ratio, 1),
                "request": base64.b64encode(zlib.compress(self.data, 9)).decode(),
            }
        )


@dataclass(frozen=True, slots=True)
class Candidate:
    """A request about a state, and what it costs."""

    cost: float
    state: Any
    number: int
    data: bytes


@cache
def target(game: str) -> Target:
    """The calls of a game, as a server has them."""
    return Target(game)


def cost(game: str, call: str, data: bytes, runs: int) -> float:
    """The least CPU seconds of some runs, whether answered or refused."""
    method = target(game).methods[call]
    least = float("inf")
    for _ in range(runs):
        started = time.thread_time()
        with suppress(CallError):
            method(data, Budget(60))
        least = min(least, time.thread_time() - started)
    return least


def ordinary(game: str, call: str) -> float:
    """What the call costs in the middle of an ordinary game: the median of some."""
    costs = []
    for index, state in enumerate(good_states(game)[20:220:20]):
        request = request_about(game, call, state, index)
        if request is not None:
            costs.append(cost(game, call, request.SerializeToString(), 5))
    return sorted(costs)[len(costs) // 2]


def climb(game: str, call: str, rng: random.Random) -> Iterator[Candidate]:
    """The dearest candidate so far, after each step; without end."""
    pool: list[Candidate] = []
    first = [*STATES[game].starts(rng), *rng.sample(good_states(game), 20)]
    for state in first:
        _add(pool, _measured(game, call, state, rng.randrange(2**32), 0.0))
        if pool:
            yield pool[0]
    while True:
        base = pool[min(rng.randrange(len(pool)), rng.randrange(len(pool)))]
        state, number = base.state, base.number
        if rng.random() < 0.25 or call == "NewGame":
            number = rng.randrange(2**32)
        if rng.random() < 0.85:
            state = STATES[game].changed(state, rng)
        _add(pool, _measured(game, call, state, number, pool[-1].cost if pool else 0.0))
        yield pool[0]


def _measured(game: str, call: str, state: Any, number: int, at_least: float) -> Candidate | None:
    request: Message | None = request_about(game, call, state, number)
    if request is None:
        return None
    data = request.SerializeToString()
    if cost(game, call, data, 1) < at_least:
        return None
    return Candidate(cost(game, call, data, 3), state, number, data)


def _add(pool: list[Candidate], candidate: Candidate | None) -> None:
    if candidate is None or any(candidate.data == other.data for other in pool):
        return
    pool.append(candidate)
    pool.sort(key=lambda one: -one.cost)
    del pool[KEPT:]


def search(game: str, call: str, seconds: float, seed: int) -> Iterator[Candidate]:
    """The dearest candidate so far, after each step, for so many seconds."""
    ends = time.monotonic() + seconds
    for best in climb(game, call, random.Random(seed)):
        yield best
        if time.monotonic() >= ends:
            return


def known() -> dict[tuple[str, str], Found]:
    """The dearest requests found so far, by game and call."""
    found = {}
    for line in FOUND.read_text().splitlines() if FOUND.exists() else ():
        entry = json.loads(line)
        found[entry["game"], entry["call"]] = Found(
            entry["game"],
            entry["call"],
            zlib.decompress(base64.b64decode(entry["request"])),
            entry["ms"],
            entry["ratio"],
        )
    return found


def keep(best: Found) -> bool:
    """Writes a finding down if it is dearer than the one that is there; whether it was."""
    found = known()
    old = found.get((best.game, best.call))
    # The old one is measured anew: the code, or the machine, may have become faster.
    if old is not None and cost(old.game, old.call, old.data, 3) * 1e3 >= best.milliseconds:
        return False
    found[best.game, best.call] = best
    FOUND.write_text("".join(found[key].line() + "\n" for key in sorted(found)))
    return True


def main() -> None:
    """Searches, and keeps what is dearer than before."""
    parser = argparse.ArgumentParser(description="Search for the slowest requests.")
    parser.add_argument("--game", action="append", choices=registry.GAMES)
    parser.add_argument("--call", action="append", choices=CALLS)
    parser.add_argument("--seconds", type=float, default=20, help="for each game and call")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    console = Console(stderr=True)
    for game in arguments.game or registry.GAMES:
        for call in arguments.call or CALLS:
            usual = ordinary(game, call)
            steps = 0
            columns = (*Progress.get_default_columns(), TextColumn("{task.fields[best]}"))
            with Progress(*columns, console=console) as progress:
                started = time.monotonic()
                task = progress.add_task(f"{game} {call}", total=arguments.seconds, best="")
                for best in search(game, call, arguments.seconds, arguments.seed):
                    steps += 1
                    told = f"{best.cost * 1e3:.1f} ms"
                    progress.update(task, completed=time.monotonic() - started, best=told)
            found = Found(game, call, best.data, best.cost * 1e3, best.cost / usual)
            kept = "kept" if keep(found) else "not dearer than the one known"
            print(
                f"{game:12} {call:15} {best.cost * 1e3:8.2f} ms, ordinary {usual * 1e3:6.2f} ms, "
                f"{len(best.data)} bytes, {steps} steps: {kept}",
                flush=True,
            )


if __name__ == "__main__":
    main()
