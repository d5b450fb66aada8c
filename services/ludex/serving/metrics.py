"""What a server counts for Prometheus: calls, their time, violations, and what is in flight.

Imported only where metrics are told. Every label has few values: games, methods, status codes and
violations are those of the contract, and nothing of a label comes out of a request.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
)

from ludex.serving.calls import CallRecord, Gate

BUCKETS = (
    0.0001, 0.00025, 0.0005,
    0.001, 0.0025, 0.005,
    0.01, 0.025, 0.05,
    0.1, 0.25, 0.5,
    1, 2.5, 5,
)  # fmt: skip
"""Seconds. Most calls take less than a millisecond, none much more than `max_call_seconds`."""

FROM_THE_START = ("OK", "INTERNAL")
"""Codes counted from zero on: of a series that begins at one Prometheus sees no increase, and the
first fault must not go unseen."""


class _Told(NamedTuple):
    """How a call of a game, method and code is counted."""

    add: Callable[[], None]
    observe: Callable[[float], None]


class CallMetrics:
    """Counts the calls of a server; a Report."""

    def __init__(self, gate: Gate, methods: Iterable[tuple[str, str]]) -> None:
        """`methods`: each game with each of its methods."""
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        self._gate = gate
        self._told: dict[tuple[str, str, str], _Told] = {}
        self._illegal: dict[tuple[str, str], Callable[[], None]] = {}
        self._calls = Counter(
            "ludex_calls_total",
            "Calls that have been answered, whether well or with an error.",
            ("game", "method", "code"),
            registry=self.registry,
        )
        self._seconds = Histogram(
            "ludex_call_seconds",
            "Time from taking up a call to having its answer.",
            ("game", "method"),
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._shed = Counter(
            "ludex_calls_shed_total",
            "Calls turned away as BUSY.",
            registry=self.registry,
        )
        self._violations = Counter(
            "ludex_violations_total",
            "Illegal moves that callers were told, by the code of the violation.",
            ("game", "violation"),
            registry=self.registry,
        )
        # Those of workers that have ended don't count.
        self._in_flight = Gauge(
            "ludex_calls_in_flight",
            "Calls under way.",
            multiprocess_mode="livesum",
            registry=self.registry,
        )
        self._in_flight.set_function(lambda: gate.in_flight)
        Gauge(
            "ludex_calls_in_flight_limit",
            "Calls that may be under way at once; further ones are turned away.",
            multiprocess_mode="livesum",
            registry=self.registry,
        ).set(gate.places)
        for game, method in methods:
            for code in FROM_THE_START:
                self._calls.labels(game, method, code)

    def __call__(self, record: CallRecord) -> None:
        """Counts a call."""
        key = (record.game, record.method, record.code)
        told = self._told.get(key)
        if told is None:
            told = self._told[key] = _Told(
                self._calls.labels(*key).inc,
                self._seconds.labels(record.game, record.method).observe,
            )
        told.add()
        told.observe(record.seconds)
        for violation in record.violations:
            self._count_violation(record.game, violation)
        if record.reason == "BUSY":
            self._shed.inc()

    def _count_violation(self, game: str, violation: str) -> None:
        add = self._illegal.get((game, violation))
        if add is None:
            add = self._illegal[game, violation] = self._violations.labels(game, violation).inc
        add()

    def sample(self) -> None:
        """Notes how many calls are under way, for another process to tell."""
        self._in_flight.set(self._gate.in_flight)
