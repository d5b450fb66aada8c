"""Spans: one for each call that is traced, in the caller's trace, and at a collector in the end."""

import os
import signal
import subprocess
import sys
import threading
import time

import grpc
import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode, format_span_id, format_trace_id

from ludex.serving.callers import read_caller
from ludex.serving.calls import CallRecord
from ludex.serving.server import LudexServer
from ludex.serving.settings import Settings
from ludex.serving.tracing import Tracing
from tests.serving.collector import Collector
from tests.serving.conftest import Raw

TRACE, SPAN = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
ILLEGAL = {"text": "T@A0"}


def record(code="OK", reason="", violations=(), metadata=()):
    caller = read_caller(metadata)
    return CallRecord(
        "ludex.hexaequo.v1.HexaequoService", "hexaequo", "CheckMove", code, reason,
        0.25, 10, 20, violations, caller, caller.trace_id,
    )  # fmt: skip


def parent(flags, state="rojo=1"):
    return (("traceparent", f"00-{TRACE}-{SPAN}-{flags}"), ("tracestate", state))


@pytest.fixture
def traced():
    """Reports calls, and tells the spans that come of it."""
    running = []

    def trace(ratio, *records):
        exporter = InMemorySpanExporter()
        tracing = Tracing(exporter, ratio)
        running.append(tracing)
        for one in records:
            tracing(one)
        tracing.flush()
        return exporter.get_finished_spans()

    yield trace
    for one in running:
        one.close()


def test_a_span_says_what_was_called_and_how_it_went(traced):
    told = record("FAILED_PRECONDITION", "TOUCHES_TOO_FEW", ["TOUCHES_TOO_FEW"])
    before = time.time_ns()
    (span,) = traced(1, told)
    assert span.name == "ludex.hexaequo.v1.HexaequoService/CheckMove"
    assert span.kind is SpanKind.SERVER
    assert dict(span.attributes) == {
        "rpc.system": "grpc",
        "rpc.service": "ludex.hexaequo.v1.HexaequoService",
        "rpc.method": "CheckMove",
        "rpc.grpc.status_code": 9,
        "ludex.game": "hexaequo",
        "ludex.request_id": told.caller.request_id,
        "ludex.violation": "TOUCHES_TOO_FEW",
        "ludex.reason": "TOUCHES_TOO_FEW",
    }
    assert span.end_time - span.start_time == 250_000_000
    assert before <= span.end_time <= time.time_ns()
    assert span.resource.attributes["service.name"] == "ludex"
    assert span.status.status_code is StatusCode.UNSET
    assert told.trace_id == format_trace_id(span.context.trace_id)


@pytest.mark.parametrize("code", ["INTERNAL", "DEADLINE_EXCEEDED"])
def test_what_is_our_doing_is_an_error(traced, code):
    (span,) = traced(1, record(code, "FAULT"))
    assert span.status.status_code is StatusCode.ERROR


def test_a_span_is_part_of_its_callers_trace(traced):
    (span,) = traced(0, record(metadata=parent("01")))
    assert format_trace_id(span.context.trace_id) == TRACE
    assert format_span_id(span.parent.span_id) == SPAN
    assert span.parent.is_remote
    assert span.context.trace_state["rojo"] == "1"


def test_the_caller_decides_whether_its_call_is_traced(traced):
    assert not traced(1, record(metadata=parent("00")))
    assert len(traced(0, record(metadata=parent("01")))) == 1


def test_without_a_callers_decision_the_ratio_decides(traced):
    assert not traced(0, *(record() for _ in range(50)))
    assert len(traced(1, *(record() for _ in range(50)))) == 50
    some = len(traced(0.25, *(record() for _ in range(400))))
    assert 50 < some < 150


def test_a_call_that_is_not_traced_has_no_trace_in_the_log(traced):
    told = record()
    traced(0, told)
    assert told.trace_id == ""


@pytest.fixture
def collector():
    one = Collector()
    yield one
    one.server.stop(None).wait()


def test_spans_arrive_at_a_collector(collector):
    records = []
    server = LudexServer(
        Settings(port=0, games=("hexaequo",), otlp_endpoint=collector.endpoint, trace_ratio=0),
        records.append,
    )
    raw = Raw(server.start())
    state = raw.call("hexaequo", "NewGame").state
    check = raw.request("hexaequo", "CheckMove", state=state, move=ILLEGAL).SerializeToString()
    raw.channel.unary_unary("/ludex.hexaequo.v1.HexaequoService/CheckMove")(
        check, timeout=10, metadata=(*parent("01"), ("x-request-id", "r1"))
    )
    raw.channel.close()
    server.end()
    ((span, resource),) = collector.spans()
    assert span.trace_id.hex() == TRACE
    assert span.parent_span_id.hex() == SPAN
    told = {one.key: one.value for one in span.attributes}
    assert told["ludex.violation"].string_value == "TOUCHES_TOO_FEW"
    assert told["ludex.request_id"].string_value == "r1"
    assert told["rpc.grpc.status_code"].int_value == 0
    about = {one.key: one.value.string_value for one in resource.attributes}
    assert about["service.name"] == "ludex"
    assert [one.trace_id for one in records] == ["", TRACE]


def test_workers_send_spans_too(collector):
    process = subprocess.Popen(
        [
            sys.executable, "-m", "ludex", "serve", "hexaequo", "--port", "0", "--workers", "2",
            "--otlp-endpoint", collector.endpoint, "--trace-ratio", "1",
        ],
        stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    try:
        address = ""
        while not address:
            line = process.stderr.readline()
            assert line
            if '"serving"' in line:
                address = line.partition('"address": "')[2].partition('"')[0]
        threading.Thread(target=process.stderr.read, daemon=True).start()
        with grpc.insecure_channel(address) as channel:
            for _ in range(3):
                channel.unary_unary("/ludex.hexaequo.v1.HexaequoService/NewGame")(b"", timeout=30)
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
    names = [span.name for span, _ in collector.spans()]
    assert names == ["ludex.hexaequo.v1.HexaequoService/NewGame"] * 3


def test_a_collector_that_is_gone_fails_no_call_and_holds_up_no_end():
    server = LudexServer(
        Settings(port=0, games=("hexaequo",), otlp_endpoint="http://127.0.0.1:9", trace_ratio=1),
        lambda record: None,
    )
    raw = Raw(server.start())
    for _ in range(3):
        raw.call("hexaequo", "NewGame")
    raw.channel.close()
    begun = time.monotonic()
    server.end()
    assert time.monotonic() - begun < 20


def test_without_its_packages_the_start_fails_with_one_line(tmp_path):
    # A folder with ludex and what it needs, but without OpenTelemetry, would take long to make.
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util\n"
        "find = importlib.util.find_spec\n"
        "importlib.util.find_spec = (\n"
        "    lambda name, *rest: None if 'opentelemetry' in name else find(name, *rest)\n"
        ")\n"
    )
    for workers in ("1", "2"):
        done = subprocess.run(
            [
                sys.executable, "-m", "ludex", "serve", "--port", "0", "--workers", workers,
                "--otlp-endpoint", "http://127.0.0.1:9",
            ],
            capture_output=True,
            text=True,
            timeout=60,
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            check=False,
        )  # fmt: skip
        assert done.returncode == 2
        assert "pip install 'ludex[otel]'" in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("endpoint", ["localhost:4317", "ftp://a", "http://user:secret@host", ""])
def test_an_endpoint_is_an_address_without_secrets(endpoint):
    with pytest.raises(ValueError, match="otlp_endpoint"):
        Settings(otlp_endpoint=endpoint)
