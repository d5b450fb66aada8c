"""A server that answers as a case's script says, to see what a client makes of it.

Each entry of a script is what happens to one call; calls beyond it get an empty response.

    {"response": {…}}            an answer, in proto3's JSON
    {"status": {…}}              a failure: a google.rpc.Status in proto3's JSON
    {"code": 14, "trailer": "…"} a failure whose details are these bytes, in base64
    {"bytes": 5000000}           an answer with a sealed state of so many bytes
    {"wait_ms": 400}             an empty answer after a while; can stand beside the others

What must have been received in the end, every entry of `received` being optional:

    calls                        how many calls came
    deadline_ms                  [least, most]: the time that the last call had left when it came;
                                 null when it had no deadline
    metadata                     texts that came with the last call; null for one that must not come
    request                      the last request, as in `matching.py`
"""

from __future__ import annotations

import base64
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import grpc
from google.protobuf import json_format
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass
from google.rpc.status_pb2 import Status

from tests.conformance.harness import messages
from tests.conformance.harness.matching import differences

STATUS_CODES = {code.value[0]: code for code in grpc.StatusCode}
NEVER_MS = 1e9
"""What gRPC says of a call without a deadline is more than this."""


@dataclass(frozen=True)
class Received:
    """A call that has arrived."""

    request: Message
    metadata: dict[str, Any]
    left_ms: float | None


class FakeServer(grpc.GenericRpcHandler):  # type: ignore[misc]
    """Serves every game by a script."""

    def __init__(self) -> None:
        self._script: list[dict[str, Any]] = []
        self._received: list[Received] = []
        self._lock = threading.Lock()
        self._server = grpc.server(ThreadPoolExecutor(8), handlers=[self])
        self.address = f"127.0.0.1:{self._server.add_insecure_port('127.0.0.1:0')}"
        self._server.start()

    def begin(self, script: list[dict[str, Any]]) -> None:
        """Starts a script anew."""
        with self._lock:
            self._script, self._received = list(script), []

    def stop(self) -> None:
        """Ends the server."""
        self._server.stop(None).wait()

    def service(self, details: grpc.HandlerCallDetails) -> Any:
        """Finds the call's handler, as grpc asks for it."""
        service, _, call = details.method.removeprefix("/").partition("/")
        method = messages.method(service.split(".")[1], call)
        return grpc.unary_unary_rpc_method_handler(
            lambda request, context: self._answer(method.output_type, request, context),
            request_deserializer=GetMessageClass(method.input_type).FromString,
            response_serializer=lambda message: message.SerializeToString(),
        )

    def _answer(self, kind: Any, request: Message, context: grpc.ServicerContext) -> Message:
        left = context.time_remaining()
        came = Received(
            request, dict(context.invocation_metadata()), None if left is None else left * 1000
        )
        with self._lock:
            self._received.append(came)
            entry = self._script.pop(0) if self._script else {}
        time.sleep(entry.get("wait_ms", 0) / 1000)
        if "status" in entry:
            status = json_format.ParseDict(entry["status"], Status())
            _fail(context, status.code, status.message, status.SerializeToString())
        if "code" in entry:
            _fail(context, entry["code"], "", base64.b64decode(entry.get("trailer", "")))
        response: Message = GetMessageClass(kind)()
        if "bytes" in entry:
            response.sealed_state = bytes(entry["bytes"])  # type: ignore[attr-defined]
        return json_format.ParseDict(entry.get("response", {}), response)

    def differences(self, expected: dict[str, Any]) -> Iterator[str]:
        """Where what was received is not as expected."""
        with self._lock:
            received = list(self._received)
        if "calls" in expected and len(received) != expected["calls"]:
            yield f"received: expected {expected['calls']} calls, {len(received)} came"
        if not received:
            return
        last = received[-1]
        if "deadline_ms" in expected:
            yield from _deadline(expected["deadline_ms"], last.left_ms)
        for name, value in expected.get("metadata", {}).items():
            found = last.metadata.get(name)
            if found != value:
                yield f"metadata {name}: expected {value!r}, {found!r} came"
        if "request" in expected:
            yield from differences(expected["request"], messages.plain(last.request), "request")


def _deadline(expected: list[float] | None, left: float | None) -> Iterator[str]:
    without = left is None or left > NEVER_MS
    if expected is None:
        if not without:
            yield f"deadline: expected none, the call had {left:.0f} ms"
    elif without or not expected[0] <= (left or 0) <= expected[1]:
        yield f"deadline: expected {expected} ms, the call had {'none' if without else left}"


def _fail(context: grpc.ServicerContext, code: int, message: str, trailer: bytes) -> None:
    if trailer:
        context.set_trailing_metadata((("grpc-status-details-bin", trailer),))
    context.abort(STATUS_CODES[code], message)
