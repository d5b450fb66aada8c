"""From statuses to errors. What cannot be read of the details is left out, never raised about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar, cast

import grpc
from google.protobuf.any_pb2 import Any as AnyMessage
from google.protobuf.message import DecodeError, Message
from google.rpc.error_details_pb2 import BadRequest, ErrorInfo, PreconditionFailure
from google.rpc.status_pb2 import Status

from ludex_client import errors
from ludex_client.errors import Details, FieldViolation, LudexError, Precondition
from ludex_proto.core.v1.play_pb2 import Violation

DETAILS_KEY = "grpc-status-details-bin"

CODES = {code.value[0]: code for code in grpc.StatusCode}

ERRORS: dict[grpc.StatusCode, type[LudexError]] = {
    grpc.StatusCode.INVALID_ARGUMENT: errors.InvalidRequest,
    grpc.StatusCode.FAILED_PRECONDITION: errors.PreconditionFailed,
    grpc.StatusCode.UNAUTHENTICATED: errors.Unauthenticated,
    grpc.StatusCode.PERMISSION_DENIED: errors.PermissionDenied,
    grpc.StatusCode.RESOURCE_EXHAUSTED: errors.ResourceExhausted,
    grpc.StatusCode.UNIMPLEMENTED: errors.Unimplemented,
    grpc.StatusCode.UNAVAILABLE: errors.Unavailable,
    grpc.StatusCode.DEADLINE_EXCEEDED: errors.DeadlineExceeded,
    grpc.StatusCode.INTERNAL: errors.InternalError,
    grpc.StatusCode.UNKNOWN: errors.InternalError,
    grpc.StatusCode.DATA_LOSS: errors.InternalError,
}

MessageT = TypeVar("MessageT", bound=Message)


def error_of_call(error: grpc.RpcError) -> LudexError:
    """The error that a failed call stands for."""
    packed: Iterable[AnyMessage] = ()
    # The two kinds of channel give pairs of different types.
    trailing = cast("Iterable[tuple[str, str | bytes]]", error.trailing_metadata() or ())
    for key, value in trailing:
        if key == DETAILS_KEY and isinstance(value, bytes):
            packed = _status(value).details
    return _error(error.code(), error.details() or "", _details(packed))


def error_of(status: Status) -> LudexError:
    """The error that a status stands for, as an answer of a batch brings it."""
    code = CODES.get(status.code, grpc.StatusCode.UNKNOWN)
    return _error(code, status.message, _details(status.details))


def answer_of(result: Message) -> Any:
    """The answer that a batch's result holds. Raises the error, when it holds one instead."""
    kind = result.WhichOneof("result")
    if kind is None:
        raise errors.InternalError(grpc.StatusCode.UNKNOWN, "the server left this result empty")
    found = getattr(result, kind)
    if isinstance(found, Status):
        raise error_of(found)
    return found


def _error(code: grpc.StatusCode, message: str, details: Details) -> LudexError:
    if code is grpc.StatusCode.FAILED_PRECONDITION and details.violation is not None:
        return errors.IllegalMove(code, message, details)
    return ERRORS.get(code, LudexError)(code, message, details)


def _status(content: bytes) -> Status:
    try:
        return Status.FromString(content)
    except DecodeError:
        return Status()


def _details(packed: Iterable[AnyMessage]) -> Details:
    """Gathers the kinds of details that ludex sends and passes over all others."""
    packed = list(packed)
    info = _first(packed, ErrorInfo) or ErrorInfo()
    request = _first(packed, BadRequest) or BadRequest()
    failure = _first(packed, PreconditionFailure) or PreconditionFailure()
    return Details(
        reason=info.reason,
        domain=info.domain,
        metadata=dict(info.metadata),
        fields=tuple(
            FieldViolation(each.field, each.reason, each.description)
            for each in request.field_violations
        ),
        preconditions=tuple(
            Precondition(each.type, each.subject, each.description) for each in failure.violations
        ),
        violation=_first(packed, Violation),
    )


def _first(packed: Iterable[AnyMessage], kind: type[MessageT]) -> MessageT | None:
    """The first readable detail of this kind."""
    for each in packed:
        found = kind()
        try:
            if each.Unpack(found):
                return found
        except DecodeError:
            continue
    return None
