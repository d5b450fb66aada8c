"""What the edge answers by itself, in the form that the servers' own errors have.

Envoy would answer with an HTTP status and a word of its own. A gRPC caller is to get a status of
the contract with a `google.rpc.ErrorInfo`, and a caller that speaks JSON the same as JSON. Which of
its reasons Envoy had, it tells by a response flag or by the HTTP status that it would have sent.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any

from google.protobuf import json_format
from google.rpc import code_pb2

from ludex.serving.status import CallError

Config = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer of the edge's own: when it is given, and what it says."""

    code: int
    http: int
    reason: str
    message: str
    flags: tuple[str, ...] = ()
    """Envoy's response flags that ask for it; without any, the HTTP status does."""
    statuses: tuple[int, ...] = ()


REPLIES = (
    Reply(
        code_pb2.RESOURCE_EXHAUSTED,
        429,
        "BUSY",
        "The server is busy; try again after a pause.",
        flags=("UO", "OM", "RL"),
    ),
    Reply(
        code_pb2.DEADLINE_EXCEEDED,
        504,
        "OUT_OF_TIME",
        "The call ran out of time.",
        flags=("UT", "DT", "SI", "UMSDR"),
    ),
    Reply(
        code_pb2.UNAVAILABLE,
        503,
        "NO_SERVER",
        "No server can be reached; try again after a pause.",
        flags=("UH", "UF", "UC", "UR", "URX", "LR"),
    ),
    Reply(
        code_pb2.DEADLINE_EXCEEDED,
        408,
        "OUT_OF_TIME",
        "The request took too long to arrive.",
        statuses=(408,),
    ),
    Reply(
        code_pb2.RESOURCE_EXHAUSTED,
        413,
        "REQUEST_TOO_LARGE",
        "The request is larger than the server accepts.",
        statuses=(413,),
    ),
    Reply(
        code_pb2.UNIMPLEMENTED,
        404,
        "NO_SUCH_CALL",
        "There is no such call.",
        statuses=(404, 405),
    ),
    Reply(
        code_pb2.INVALID_ARGUMENT,
        400,
        "MALFORMED_MESSAGE",
        "The body is no JSON of the expected message.",
        statuses=(400, 415),
    ),
    Reply(
        code_pb2.UNAVAILABLE,
        503,
        "NO_SERVER",
        "No server can be reached; try again after a pause.",
        statuses=(502, 503),
    ),
)

REASONS = {
    "NO_SERVER": "The edge reaches no server that could answer.",
    "NO_SUCH_CALL": "The edge knows no call of this path and HTTP method.",
    "REQUEST_TOO_LARGE": "The request has more bytes than the server accepts.",
}
"""The reasons that the edge alone gives; the others it has in common with the servers."""


def local_reply_config() -> Config:
    """How Envoy's connection manager is to put its own answers."""
    mappers = [mapper(reply, grpc) for reply in REPLIES for grpc in (True, False)]
    return {"mappers": mappers}


def mapper(reply: Reply, grpc: bool) -> Config:
    """How one answer is given to gRPC callers, or to the others."""
    error = CallError(reply.code, reply.reason, reply.message).status()
    if grpc:
        details = base64.b64encode(error.SerializeToString()).decode().rstrip("=")
        body: Config = {"text_format_source": {"inline_string": reply.message}}
        headers = {"grpc-status": str(reply.code), "grpc-status-details-bin": details}
    else:
        written = json_format.MessageToDict(error)
        if reply.reason == "MALFORMED_MESSAGE":
            # Envoy alone knows what it could not read.
            written["message"] = "%LOCAL_REPLY_BODY%"
        body, headers = {"json_format": written}, {}
    added = [
        {
            "header": {"key": key, "value": value},
            "append_action": "OVERWRITE_IF_EXISTS_OR_ADD",
        }
        for key, value in headers.items()
    ]
    return {
        "filter": {"and_filter": {"filters": [_when(reply), _speaks_grpc(grpc)]}},
        "status_code": reply.http,
        "headers_to_add": added,
        "body_format_override": body,
    }


def _when(reply: Reply) -> Config:
    if reply.flags:
        return {"response_flag_filter": {"flags": list(reply.flags)}}
    each = [
        {
            "status_code_filter": {
                "comparison": {
                    "op": "EQ",
                    "value": {"default_value": status, "runtime_key": "ludex.status"},
                }
            }
        }
        for status in reply.statuses
    ]
    return each[0] if len(each) == 1 else {"or_filter": {"filters": each}}


def _speaks_grpc(grpc: bool) -> Config:
    """Whether the caller does. A request in JSON has become gRPC by the time it is passed on, but
    keeps the path that it came by.
    """
    asked = {
        "name": "content-type",
        "string_match": {"prefix": "application/grpc"},
        "treat_missing_header_as_empty": True,
        "invert_match": not grpc,
    }
    turned = {"name": "x-envoy-original-path", "present_match": not grpc}
    both = [{"header_filter": {"header": header}} for header in (asked, turned)]
    return {"and_filter" if grpc else "or_filter": {"filters": both}}
