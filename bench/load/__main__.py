"""Whole games in containers behind an edge, on one machine: rate, latency, and faults under load.

    python -m bench.load [--quick] [--faults-only] [--build] [--save]

It starts its own containers, and an engine if none runs (as root, on Debian), and stops them in all
cases. First load is offered at rates up to and past what one and two workers can answer. Then the
CPU time of an answer is compared, with as much load for each worker. Then players who think, and
last faults. It is done in less than ten minutes, once the image is there; `--quick` takes two, and
tells whether everything works rather than how fast it is.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench.load import containers, faults
from bench.load.containers import Deployment
from bench.load.h2load import save
from bench.load.offered import Due, Outcome, offer, percentiles
from bench.load.players import Players
from bench.load.traffic import Asked, games, interleaved, mix, write_targets
from deploy.chart.programs import PROGRAMS, NotBuiltError
from deploy.image.check import CheckError
from deploy.image.engine import Engine, EngineError, engine, stop_cleanly

IN_FLIGHT = 24
"""Calls always in flight for each worker, to find out how many it can answer."""
THINKING = (0.2, 1.0)
MOST_SECONDS = 15 * 60


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is measured."""

    calls: int
    """Recorded calls of each kind of game."""
    seconds: float
    """How long load is offered at each rate."""
    shares: tuple[float, ...]
    """The rates, as shares of what can be answered at most."""
    rounds: int
    """How often the CPU time of an answer is compared."""
    players: tuple[int, ...]
    """How many players think at the same time."""


FULL = Plan(1500, 6, (0.2, 0.4, 0.6, 0.8, 0.9, 1.0, 1.2, 1.5, 2.0), 3, (50, 200))
QUICK = Plan(300, 2, (0.5, 1.5), 1, (20,))
EFFICIENCY_SHARES = (0.2, 0.4)
"""Loads for each worker, as shares of what a single one answers. With two workers the edge and the
load itself need their part of the same cores, so these leave room for it.
"""


@dataclass(frozen=True, slots=True)
class Bench:
    """What every measurement needs."""

    docker: Engine
    folder: Path
    plan: Plan
    asked: list[Asked]
    due: Due

    def offer(self, deployment: Deployment, **load: Any) -> Outcome:
        """Offers load to a deployment."""
        targets = self.folder / "targets.json"
        write_targets(self.asked, f"http://{deployment.edge.address}", targets)
        return offer(targets, self.due, deployment.server_pids(), **load)

    def peak(self, deployment: Deployment) -> float:
        """How many calls a second are answered when the next one always waits. Warms up before."""
        in_flight = IN_FLIGHT * len(deployment.servers)
        self.offer(deployment, seconds=self.plan.seconds / 2, in_flight=in_flight)
        outcome = self.offer(deployment, seconds=self.plan.seconds, in_flight=in_flight)
        return outcome.codes["OK"] / outcome.seconds


def report(what: str) -> None:
    """Tells how far it has come."""
    print(f"[{time.strftime('%H:%M:%S')}] {what}", flush=True)


def against_offered_load(bench: Bench, deployment: Deployment) -> dict[str, Any]:
    """Rate and latency from little load to too much."""
    peak = bench.peak(deployment)
    report(f"{len(deployment.servers)} workers answer at most {peak:.0f} calls a second")
    steps = []
    for share in bench.plan.shares:
        rate = share * peak
        outcome = bench.offer(deployment, seconds=bench.plan.seconds, rate=rate)
        step = {"of_peak": share, **outcome.figures(rate)}
        steps.append(step)
        report(
            f"  offered {rate:6.0f}/s: answered {step['answered']:6.0f}/s, "
            f"{step['answer_ms']} ms, {step['server_cpu_us_per_answer']} µs of CPU each, "
            f"{step['codes']}, {step['wrong']} wrong"
        )
        time.sleep(0.5)
    return {"peak": round(peak, 1), "steps": steps}


def efficiency(bench: Bench, alone: Deployment, both: Deployment, peak: float) -> dict[str, Any]:
    """The CPU time of an answer by one worker and by two, with as much load for each worker."""
    found = {}
    for share in EFFICIENCY_SHARES:
        ratios = []
        for number in range(bench.plan.rounds):
            costs = {}
            # Each goes first in turn, for a machine can grow slower meanwhile.
            for deployment in (alone, both) if number % 2 == 0 else (both, alone):
                workers = len(deployment.servers)
                rate = share * peak * workers
                outcome = bench.offer(deployment, seconds=bench.plan.seconds, rate=rate)
                costs[workers] = outcome.server_seconds / max(1, outcome.codes["OK"])
            ratios.append(costs[1] / costs[2])
            report(
                f"  {share * peak:.0f}/s for each worker, round {number + 1}: an answer takes "
                f"{1e6 * costs[1]:.0f} µs of CPU by one worker, {1e6 * costs[2]:.0f} by two"
            )
        found[f"{share * peak:.0f}/s for each worker"] = {
            "efficiency": round(median(ratios), 3),
            "rounds": [round(ratio, 3) for ratio in ratios],
        }
    return found


def at_play(bench: Bench, deployment: Deployment) -> dict[str, Any]:
    """Players who think before they move, and a few who do not."""
    figures = {}
    for clients, think in [*((each, THINKING) for each in bench.plan.players), (4, (0.0, 0.0))]:
        with Players(deployment.edge.address, clients, think=think) as players:
            time.sleep(2.5 * bench.plan.seconds)
        seconds = 2.5 * bench.plan.seconds
        name = f"{clients} players, thinking {think[0]} to {think[1]} s"
        figures[name] = {
            "calls_a_second": round(players.calls / seconds, 1),
            "answer_ms": percentiles([1000 * each for each in players.seconds]),
            "failed": len(players.failed),
            "wrong": len(players.wrong),
        }
        report(f"  {name}: {figures[name]}")
    return figures


@contextmanager
def prepared(docker: Engine, plan: Plan) -> Iterator[Bench]:
    """The calls of whole games, with the answers due."""
    asked = interleaved(games(plan.calls))
    kinds = Counter(one.path.split(".")[1] for one in asked)
    report(f"{len(asked)} calls of whole games: {dict(kinds)}")
    with tempfile.TemporaryDirectory(prefix="ludex-load-") as folder:
        yield Bench(docker, Path(folder), plan, asked, Due(asked))


def load(docker: Engine, plan: Plan) -> dict[str, Any]:
    """Everything but faults."""
    with (
        prepared(docker, plan) as bench,
        containers.deployment(docker, 1, pinned=True) as alone,
        containers.deployment(docker, 2, pinned=True) as both,
    ):
        report("One worker")
        one = against_offered_load(bench, alone)
        report("Two workers")
        two = against_offered_load(bench, both)
        report("CPU time of an answer")
        compared = efficiency(bench, alone, both, one["peak"])
        report("Players")
        playing = at_play(bench, both)
        return {
            "calls": {"total": len(bench.asked), "mix": mix(bench.asked)},
            "one_worker": one,
            "two_workers": two,
            "efficiency_of_the_second_worker": compared,
            "players": playing,
        }


def faulty(docker: Engine) -> dict[str, Any]:
    """Faults under load."""
    report("Faults, with two containers of two workers")
    with containers.deployment(docker, 2, workers=2) as deployment:
        return faults.run(deployment)


def table(figures: dict[str, Any]) -> str:
    """Rate and latency as they stand in bench/README.md."""
    lines = [
        "| workers | offered/s | answered/s | refused | p50 ms | p95 ms | p99 ms |",
        "|---|---|---|---|---|---|---|",
    ]
    for workers, name in ((1, "one_worker"), (2, "two_workers")):
        for step in figures[name]["steps"]:
            calls = sum(step["codes"].values())
            refused = 100 * (calls - step["codes"].get("OK", 0)) / max(1, calls)
            latency = " | ".join(f"{step['answer_ms'][part]:.1f}" for part in ("p50", "p95", "p99"))
            lines.append(
                f"| {workers} | {step['offered']:.0f} | {step['answered']:.0f} "
                f"| {refused:.0f} % | {latency} |"
            )
    return "\n".join(lines)


def unwanted(figures: dict[str, Any]) -> Iterator[str]:
    """What may not be: wrong answers anywhere, failed calls of clients that try again."""
    for name in ("one_worker", "two_workers"):
        wrong = sum(step["wrong"] for step in figures.get(name, {}).get("steps", ()))
        if wrong:
            yield f"{name}: {wrong} wrong answers"
    for part in ("players", "faults"):
        for name, each in figures.get(part, {}).items():
            if each["failed"] or each["wrong"]:
                yield f"{name}: {each['failed']} failed, {each['wrong']} wrong"


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="try it out, in two minutes")
    parser.add_argument("--faults-only", action="store_true")
    parser.add_argument("--build", action="store_true", help="build the image anew before")
    parser.add_argument("--save", action="store_true", help="to bench/results/load.json")
    chosen = parser.parse_args()
    stop_cleanly()
    signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"Not done in {MOST_SECONDS} s."))
    try:
        PROGRAMS["vegeta"].built()
        with engine() as docker:
            figures: dict[str, Any] = {"revision": containers.image(docker, chosen.build)}
            signal.alarm(MOST_SECONDS)
            if not chosen.faults_only:
                figures |= load(docker, QUICK if chosen.quick else FULL)
            figures["faults"] = faulty(docker)
    except (CheckError, EngineError, NotBuiltError, subprocess.SubprocessError) as error:
        sys.exit(f"{error}")
    if chosen.save:
        save("load", figures)
    if not chosen.faults_only:
        print(table(figures))
    found = list(unwanted(figures))
    sys.exit("\n".join(found) if found else 0)


if __name__ == "__main__":
    main()
