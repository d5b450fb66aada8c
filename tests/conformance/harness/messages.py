"""Messages of every game by their names, and the one form in which answers are compared."""

from __future__ import annotations

import base64
from functools import cache
from typing import Any

import grpc
from google.protobuf import json_format
from google.protobuf.any_pb2 import Any as AnyMessage
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message import DecodeError, Message
from google.protobuf.message_factory import GetMessageClass
from google.rpc.error_details_pb2 import BadRequest, ErrorInfo
from google.rpc.status_pb2 import Status

from ludex.core import registry
from ludex_proto.core.v1.play_pb2 import Violation

CODES = {code.value[0]: code.name for code in grpc.StatusCode}


@cache
def method(game: str, call: str) -> MethodDescriptor:
    """The RPC of a game."""
    (service,) = registry.codec(game).service.DESCRIPTOR.services_by_name.values()
    found: MethodDescriptor = service.methods_by_name[call]
    return found


def path_of(game: str, call: str) -> str:
    """The RPC as it stands in a request's path."""
    return f"/{method(game, call).containing_service.full_name}/{call}"


def request_of(game: str, call: str, said: dict[str, Any]) -> Message:
    """The request that a case writes."""
    kind = GetMessageClass(method(game, call).input_type)
    return json_format.ParseDict(said, kind())


def response_of(game: str, call: str, said: dict[str, Any] | bytes) -> Message:
    """The response that a runner gave, as JSON or encoded. Raises ValueError."""
    response: Message = GetMessageClass(method(game, call).output_type)()
    try:
        if isinstance(said, bytes):
            response.ParseFromString(said)
        else:
            json_format.ParseDict(_with_plain_details(said), response)
    except (json_format.ParseError, DecodeError) as error:
        raise ValueError(f"the response is no {response.DESCRIPTOR.full_name}: {error}") from None
    return response


def plain(message: Message) -> Any:
    """The message in the form in which cases are compared."""
    made = json_format.MessageToDict(
        message, preserving_proto_field_name=True, always_print_fields_with_no_presence=True
    )
    if message.DESCRIPTOR.name == "BatchResponse":
        for result, said in zip(message.results, made["results"], strict=True):  # type: ignore[attr-defined]
            if result.HasField("error"):
                said["error"] = error_said(result.error)
    return made


def error_said(status: Status) -> dict[str, Any]:
    """What a status says, as a runner has to tell it; its kind is left out."""
    info, request, violation = ErrorInfo(), BadRequest(), Violation()
    found = [kind for kind in (info, request, violation) if _unpacked(status, kind)]
    return {
        "code": CODES.get(status.code, "UNKNOWN"),
        "reason": info.reason,
        "message": status.message,
        "violation": plain(violation) if violation in found else None,
        "fields": [
            {"path": each.field, "reason": each.reason} for each in request.field_violations
        ],
    }


def _unpacked(status: Status, into: Message) -> bool:
    for detail in status.details:
        try:
            if detail.Unpack(into):
                return True
        except DecodeError:
            continue
    return False


def _with_plain_details(said: dict[str, Any]) -> dict[str, Any]:
    """The response with every Any of a batch's errors in proto3's own JSON."""
    for result in said.get("results", ()):
        error = result.get("error")
        if error and "details" in error:
            error["details"] = [_any(detail) for detail in error["details"]]
    return said


def _any(said: dict[str, Any]) -> dict[str, Any]:
    if "@type" in said:
        return said
    packed = AnyMessage(
        type_url=said.get("typeUrl", said.get("type_url", "")),
        value=base64.b64decode(said.get("value", "")),
    )
    return json_format.MessageToDict(packed)
