"""Who is told of a server's calls: metrics, traces and the log, each where the settings want it.

What nobody wants is not even imported: it would cost every start.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludex.serving.calls import Gate, Report, each_of, log_call
from ludex.serving.settings import Settings

if TYPE_CHECKING:
    from ludex.serving.metrics import CallMetrics
    from ludex.serving.tracing import Tracing


class Telemetry:
    """What a server tells of its calls."""

    metrics: CallMetrics | None = None
    tracing: Tracing | None = None

    def __init__(
        self,
        settings: Settings,
        gate: Gate,
        methods: Iterable[tuple[str, str]],
        instead_of_log: Report | None = None,
    ) -> None:
        """`methods`: each game with each of its methods. `instead_of_log` is told what otherwise
        the log would be.

        Raises ValueError when a package is missing that the settings need.
        """
        settings.require_packages()
        reports: list[Report] = []
        if settings.metrics_port is not None:
            from ludex.serving.metrics import CallMetrics

            self.metrics = CallMetrics(gate, methods)
            reports.append(self.metrics)
        if settings.otlp_endpoint is not None:
            from ludex.serving.tracing import Tracing, otlp_exporter

            self.tracing = Tracing(otlp_exporter(settings.otlp_endpoint), settings.trace_ratio)
            reports.append(self.tracing)
        logged = instead_of_log is None and settings.log_level in ("debug", "info")
        # After the traces, which tell the record whether a trace has been started.
        if instead_of_log is not None:
            reports.append(instead_of_log)
        elif logged:
            reports.append(log_call)
        self.report = each_of(reports)
        self.identifies = logged or self.tracing is not None
        """Whether those who are told want to know who called."""

    def close(self) -> None:
        """Hands over what waits to be sent."""
        if self.tracing is not None:
            self.tracing.close()
