"""Logs: calls and faults can be found by the request's and the trace's identifier, and by no other
text that a caller sends.
"""

import io
import json
import logging
import sys

import grpc
import pytest
import structlog

from ludex.core import registry
from ludex.serving import calls, logs
from ludex.serving.callers import read_caller, traced
from ludex.serving.server import LudexServer
from ludex.serving.settings import Settings
from tests.serving.conftest import Failure, Raw

TRACE, SPAN = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
TRACEPARENT = f"00-{TRACE}-{SPAN}-01"


@pytest.fixture
def logged(monkeypatch):
    """A server that logs, and the records of its log."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    handlers = logging.getLogger().handlers
    logs.configure("info", "json")
    # One that has logged before has its stream for good.
    monkeypatch.setattr(calls, "log", structlog.get_logger("ludex"))
    server = LudexServer(Settings(port=0, games=("hexaequo",)))
    raw = Raw(server.start())
    yield raw, lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    raw.channel.close()
    server.end()
    logging.getLogger().handlers = handlers
    structlog.reset_defaults()


def new_game(raw, metadata=(), data=b""):
    path = f"/{raw.method('hexaequo', 'NewGame').containing_service.full_name}/NewGame"
    return raw.channel.unary_unary(path)(data, timeout=10, metadata=metadata)


def test_a_call_is_logged_under_the_identifiers_that_it_brings(logged):
    raw, records = logged
    new_game(raw, (("x-request-id", "a.b-c_D9"), ("traceparent", TRACEPARENT)))
    (record,) = records()
    assert record["request_id"] == "a.b-c_D9"
    assert record["trace_id"] == TRACE


def test_a_call_without_identifiers_gets_a_fresh_one(logged):
    raw, records = logged
    for _ in range(2):
        new_game(raw)
    first, second = records()
    assert len(first["request_id"]) == 16
    assert first["request_id"] != second["request_id"]
    assert "trace_id" not in first


@pytest.mark.parametrize("hostile", ['","event":"forged', "a b", "x" * 65, "\x1b[2J", "é", ""])
def test_what_is_no_identifier_is_not_logged(logged, hostile):
    raw, records = logged
    try:
        new_game(
            raw, (("x-request-id", hostile), ("traceparent", f"{TRACEPARENT}{hostile or 'x'}"))
        )
    except (ValueError, grpc.RpcError, UnicodeError):
        pytest.skip("can't be sent at all")
    (record,) = records()
    assert len(record["request_id"]) == 16
    assert "trace_id" not in record


def test_a_fault_is_logged_under_the_same_identifiers_and_the_one_its_caller_is_told(
    logged, monkeypatch
):
    raw, records = logged
    monkeypatch.setattr(type(registry.game("hexaequo")), "key", lambda self, position: 1 / 0)
    data = raw.request("hexaequo", "NewGame", include_position_key=True).SerializeToString()
    with pytest.raises(grpc.RpcError) as caught:
        new_game(raw, (("x-request-id", "r1"), ("traceparent", TRACEPARENT)), data)
    fault, call = records()
    assert (fault["event"], call["event"]) == ("fault", "call")
    assert fault["id"] == Failure(caught.value).info.metadata["id"]
    assert fault["request_id"] == call["request_id"] == "r1"
    assert fault["trace_id"] == call["trace_id"] == TRACE
    assert call["code"] == "INTERNAL"


def test_a_fault_without_identifiers_gets_the_one_of_its_call(logged, monkeypatch):
    raw, records = logged
    monkeypatch.setattr(type(registry.game("hexaequo")), "key", lambda self, position: 1 / 0)
    raw.fails("hexaequo", "NewGame", include_position_key=True)
    fault, call = records()
    assert fault["request_id"] == call["request_id"]


def test_what_libraries_log_is_one_record_a_line(logged):
    _, records = logged
    try:
        raise RuntimeError("two\nlines")
    except RuntimeError:
        logging.getLogger("some.library").exception("It went\nwrong")
    logging.getLogger("some.library").info("Nobody wants to know")
    (record,) = records()
    assert (record["event"], record["level"]) == ("library", "error")
    assert (record["logger"], record["message"]) == ("some.library", "It went\nwrong")
    assert record["exception"][0]["exc_value"] == "two\nlines"
    assert "locals" not in record["exception"][0]["frames"][0]


@pytest.mark.parametrize(
    ("header", "trace"),
    [
        (TRACEPARENT, TRACE),
        (f"00-{TRACE}-{SPAN}-00", TRACE),
        (f"01-{TRACE}-{SPAN}-01", TRACE),
        (f"01-{TRACE}-{SPAN}-01-more", TRACE),
        (f"{TRACEPARENT}-more", ""),
        (f"01-{TRACE}-{SPAN}-01more", ""),
        (f"ff-{TRACE}-{SPAN}-01", ""),
        (f"00-{'0' * 32}-{SPAN}-01", ""),
        (f"00-{TRACE}-{'0' * 16}-01", ""),
        (f"00-{TRACE.upper()}-{SPAN}-01", ""),
        (f"00-{TRACE[1:]}-{SPAN}-01", ""),
        (f" {TRACEPARENT}", ""),
        ("", ""),
    ],
)
def test_traceparent_is_read_as_its_standard_says(header, trace):
    assert traced(header) == trace


def test_the_first_valid_identifier_counts():
    caller = read_caller(
        (
            ("x-request-id", "not valid"),
            ("x-request-id", "valid"),
            ("x-request-id", "late"),
            ("traceparent", "no"),
            ("traceparent", TRACEPARENT),
            ("tracestate", "a=1"),
            ("other-bin", b"\xff"),
        )
    )
    assert caller.request_id == "valid"
    assert (caller.trace_id, caller.traceparent, caller.tracestate) == (TRACE, TRACEPARENT, "a=1")
    assert caller.traces is True
    assert read_caller((("traceparent", f"00-{TRACE}-{SPAN}-02"),)).traces is False
    assert read_caller(()).traces is None
    assert read_caller((("tracestate", "a=1"),)).tracestate == ""
