"""OpenTelemetry: a span for each call that is traced, sent to a collector.

A span is made after its call, from the record of the call: calls that are not traced pay for the
decision only. Imported only where spans are sent; needs the packages of `ludex[otel]`.
"""

from __future__ import annotations

import time

from google.rpc import code_pb2
from opentelemetry.context import Context
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter
from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased
from opentelemetry.trace import SpanKind, StatusCode, format_trace_id
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from ludex import __version__
from ludex.serving.callers import Caller
from ludex.serving.calls import CallRecord

OURS = ("INTERNAL", "DEADLINE_EXCEEDED")
"""Codes that make a span one of an error: the others are the caller's doing."""

EXPORT_SECONDS = 5
"""How long sending spans may take. Calls don't wait for it."""


class Tracing:
    """Makes spans of calls; a Report. Tells the record the trace that it started, if it did."""

    def __init__(self, exporter: SpanExporter, ratio: float) -> None:
        """`ratio`: the part of the calls that are traced, of those whose caller does not decide."""
        resource = Resource.create({"service.name": "ludex", "service.version": __version__})
        self._provider = TracerProvider(
            sampler=ParentBased(TraceIdRatioBased(ratio)),
            resource=resource,
            shutdown_on_exit=False,
        )
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("ludex", __version__)
        self._propagator = TraceContextTextMapPropagator()

    def __call__(self, record: CallRecord) -> None:
        """Makes a call's span, if the call is traced."""
        if record.caller is not None and record.caller.traces is False:
            return
        now = time.time_ns()
        span = self._tracer.start_span(
            f"{record.service}/{record.method}",
            self._context(record.caller),
            SpanKind.SERVER,
            start_time=now - int(record.seconds * 1e9),
        )
        if not span.is_recording():
            return
        record.trace_id = format_trace_id(span.get_span_context().trace_id)
        span.set_attributes(
            {
                "rpc.system": "grpc",
                "rpc.service": record.service,
                "rpc.method": record.method,
                "rpc.grpc.status_code": code_pb2.Code.Value(record.code),
                "ludex.game": record.game,
            }
        )
        if record.caller is not None:
            span.set_attribute("ludex.request_id", record.caller.request_id)
        if record.violations:
            span.set_attribute("ludex.violation", record.violations[0])
        if record.code != "OK":
            span.set_attribute("ludex.reason", record.reason)
        if record.code in OURS:
            span.set_status(StatusCode.ERROR)
        span.end(now)

    def _context(self, caller: Caller | None) -> Context:
        """The context that the caller's trace makes; never one of this thread's own."""
        if caller is None or not caller.trace_id:
            return Context()
        headers = {"traceparent": caller.traceparent, "tracestate": caller.tracestate}
        return self._propagator.extract(headers, Context())

    def flush(self) -> None:
        """Sends what waits to be sent."""
        self._provider.force_flush()

    def close(self) -> None:
        """Sends what waits to be sent, and ends."""
        self._provider.shutdown()


def otlp_exporter(endpoint: str) -> SpanExporter:
    """Sends spans to the collector, in clear to http:// and by TLS to https://."""
    from opentelemetry.exporter.otlp.proto.grpc.trace_exporter import OTLPSpanExporter

    return OTLPSpanExporter(
        endpoint=endpoint, insecure=endpoint.startswith("http://"), timeout=EXPORT_SECONDS
    )
