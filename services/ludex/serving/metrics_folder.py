"""Metrics of several processes: workers write them to files, and their supervisor tells the sums.

Each worker has a slot, a small number that no other running worker has, and writes to the files of
its slot. A later worker of the same slot goes on where the earlier one ended: nothing is lost when
a worker ends, and there are never more files than workers have been running at once.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from prometheus_client import CollectorRegistry, values
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from ludex.serving.metrics import CallMetrics

SAMPLE_SECONDS = 0.5
"""How old the number of calls in flight may be. To write it at each call would cost each call."""


def write_to(folder: Path, slot: int) -> None:
    """In a worker, before it makes a metric: has metrics written to the files of the slot."""
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    values.ValueClass = values.MultiProcessValue(lambda: slot)  # type: ignore[no-untyped-call]


def keep_sampling(metrics: CallMetrics) -> None:
    """In a worker: notes the calls in flight from time to time, as long as the process runs."""

    def sample() -> None:
        pause = threading.Event()
        while True:
            metrics.sample()
            pause.wait(SAMPLE_SECONDS)

    threading.Thread(target=sample, name="ludex-metrics", daemon=True).start()


def forget(folder: Path, slot: int) -> None:
    """In the supervisor: the slot's worker has ended, and has no calls in flight any more."""
    mark_process_dead(slot, str(folder))  # type: ignore[no-untyped-call]


def registry_of(
    folder: Path, restarts: Callable[[], int], ready: Callable[[], int]
) -> CollectorRegistry:
    """In the supervisor: the sums over all workers, and what it counts itself."""
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    registry.register(_Supervision(restarts, ready))
    return registry


class _Supervision(Collector):
    """What only the supervisor knows."""

    def __init__(self, restarts: Callable[[], int], ready: Callable[[], int]) -> None:
        self._restarts = restarts
        self._ready = ready

    def collect(self) -> Iterable[Metric]:
        """The supervisor's metrics as they are now."""
        yield CounterMetricFamily(
            "ludex_worker_restarts_total",
            "Workers that ended by themselves and were started again.",
            value=self._restarts(),
        )
        yield GaugeMetricFamily(
            "ludex_workers_ready", "Workers that take calls.", value=self._ready()
        )
