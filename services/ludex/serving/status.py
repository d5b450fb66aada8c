"""Failed calls: the one place where refusals become gRPC statuses.

    INVALID_ARGUMENT      a malformed request or an impossible position: the caller's mistake
    FAILED_PRECONDITION   an illegal move: a player's mistake; or a server not set up for the call
    PERMISSION_DENIED     the answer is hidden from the viewer, or the seat is another's
    UNAUTHENTICATED       a token is missing, expired or not ours
    RESOURCE_EXHAUSTED    more than the server accepts
    DEADLINE_EXCEEDED     out of time
    INTERNAL              a fault of ours, with an id and nothing else

Every failure carries a `google.rpc.ErrorInfo` in the domain `ludex.dev`, whose reason is a stable
code; `docs/errors.md` lists them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from google.protobuf.any_pb2 import Any as AnyMessage
from google.protobuf.message import Message
from google.rpc import code_pb2, error_details_pb2, status_pb2

from ludex.core.game import Defects
from ludex.core.violations import Violation
from ludex_proto.core.v1 import play_pb2

DOMAIN = "ludex.dev"

MAX_DEFECTS = 32
"""How many defects one error names; the rest is cut off."""


@dataclass(frozen=True, slots=True)
class FieldError:
    """What is wrong with one field of the request."""

    field: str
    reason: str
    message: str


class CallError(Exception):
    """A call that fails, with all that its caller is told."""

    def __init__(
        self,
        code: int,
        reason: str,
        message: str,
        *,
        fields: tuple[FieldError, ...] = (),
        violation: Violation | None = None,
        metadata: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason
        self.message = message
        self.fields = fields
        self.violation = violation
        self.metadata = dict(metadata or {})

    @property
    def code_name(self) -> str:
        """The status code's name, as in `INVALID_ARGUMENT`."""
        name: str = code_pb2.Code.Name(self.code)
        return name

    def status(self) -> status_pb2.Status:
        """The status with its details."""
        details: list[Message] = [
            error_details_pb2.ErrorInfo(
                reason=self.reason, domain=DOMAIN, metadata=dict(self.metadata)
            )
        ]
        if self.fields:
            details.append(
                error_details_pb2.BadRequest(
                    field_violations=[
                        error_details_pb2.BadRequest.FieldViolation(
                            field=error.field, description=error.message, reason=error.reason
                        )
                        for error in self.fields
                    ]
                )
            )
        if self.violation is not None:
            details.append(
                error_details_pb2.PreconditionFailure(
                    violations=[
                        error_details_pb2.PreconditionFailure.Violation(
                            type=self.violation.code,
                            subject=" ".join(self.violation.concerns),
                            description=self.violation.message,
                        )
                    ]
                )
            )
            details.append(violation_message(self.violation))
        return status_pb2.Status(
            code=self.code, message=self.message, details=[_packed(detail) for detail in details]
        )


def violation_message(violation: Violation) -> play_pb2.Violation:
    """The violation as the contract writes it."""
    return play_pb2.Violation(
        code=violation.code,
        message=violation.message,
        rule=violation.rule,
        concerns=violation.concerns,
    )


def invalid(field: str, reason: str, message: str) -> CallError:
    """INVALID_ARGUMENT on account of one field."""
    return CallError(
        code_pb2.INVALID_ARGUMENT,
        reason,
        f"{field}: {message}" if field else message,
        fields=(FieldError(field, reason, message),),
    )


def impossible(prefix: str, defects: Defects) -> CallError:
    """INVALID_ARGUMENT on account of everything that is wrong with the field `prefix`."""
    fields = tuple(
        FieldError(_path(prefix, defect.field), defect.code, defect.message)
        for defect in defects[:MAX_DEFECTS]
    )
    first = fields[0]
    more = f" (and {len(defects) - 1} more)" if len(defects) > 1 else ""
    return CallError(
        code_pb2.INVALID_ARGUMENT,
        first.reason,
        f"{first.field}: {first.message}{more}",
        fields=fields,
    )


def within(path: str, error: CallError) -> CallError:
    """The same failure, its fields being those of a part of the request."""
    fields = tuple(
        FieldError(_path(path, one.field), one.reason, one.message) for one in error.fields
    )
    return CallError(
        error.code,
        error.reason,
        f"{path}.{error.message}" if fields else error.message,
        fields=fields,
        violation=error.violation,
        metadata=error.metadata,
    )


def illegal(violation: Violation, metadata: Mapping[str, str]) -> CallError:
    """FAILED_PRECONDITION on account of an illegal move."""
    return CallError(
        code_pb2.FAILED_PRECONDITION,
        violation.code,
        violation.message,
        violation=violation,
        metadata={"rule": violation.rule, **metadata},
    )


def denied(reason: str, message: str) -> CallError:
    """PERMISSION_DENIED: not for this viewer."""
    return CallError(code_pb2.PERMISSION_DENIED, reason, message)


def unauthenticated(reason: str, message: str) -> CallError:
    """UNAUTHENTICATED: nobody we know."""
    return CallError(code_pb2.UNAUTHENTICATED, reason, message)


def unready(reason: str, message: str) -> CallError:
    """FAILED_PRECONDITION: the server is not set up for the call."""
    return CallError(code_pb2.FAILED_PRECONDITION, reason, message)


def too_much(reason: str, message: str, metadata: Mapping[str, str] | None = None) -> CallError:
    """RESOURCE_EXHAUSTED: more than the server accepts."""
    return CallError(code_pb2.RESOURCE_EXHAUSTED, reason, message, metadata=metadata)


def out_of_time(message: str) -> CallError:
    """DEADLINE_EXCEEDED: the caller's deadline or the server's own limit has passed."""
    return CallError(code_pb2.DEADLINE_EXCEEDED, "OUT_OF_TIME", message)


def fault(fault_id: str) -> CallError:
    """INTERNAL: a fault of ours, under an id that the log has too, and nothing else."""
    return CallError(
        code_pb2.INTERNAL,
        "FAULT",
        f"The server made a mistake; its log has it under {fault_id}.",
        metadata={"id": fault_id},
    )


def _path(prefix: str, field: str) -> str:
    if not field:
        return prefix
    return f"{prefix}.{field}" if prefix else field


def _packed(detail: Message) -> AnyMessage:
    packed = AnyMessage()
    packed.Pack(detail)
    return packed


REASONS: dict[str, str] = {
    "POSITION_MISSING": "The request brings no position.",
    "MOVE_MISSING": "The request brings no move.",
    "MOVE_UNREADABLE": "The text is no move in the game's notation.",
    "MOVE_TOO_LONG": "The text of the move is longer than any move.",
    "MOVE_CONTRADICTORY": "The text and the action of the move differ.",
    "MALFORMED_MESSAGE": "The bytes are no message of the expected kind.",
    "SEAT_REQUIRED": "Several seats are to act, so the request must say which.",
    "SEAT_OUT_OF_RANGE": "The game has no such seat.",
    "SPECTATOR_FALSE": "`spectator` is set, but to false.",
    "VIEWER_UNSET": "A viewer is given, but neither a seat nor a spectator.",
    "TOKEN_WITHOUT_SEALED": "A seat token belongs to a sealed state.",
    "CALL_MISSING": "A call of the batch is empty.",
    "VIEW_MISSING": "The request brings no view.",
    "SEALED_REPLAY": "A record can't start with a sealed new game.",
    "TARGETS_NEED_STATE": "Legal targets are drawn on states, not on views.",
    "WIDTH_OUT_OF_RANGE": "The width of a picture is out of range.",
    "COUNT_OUT_OF_RANGE": "The number of playouts is out of range.",
    "GAME_TOO_LARGE": "The game has more players, cells or cards than the server accepts.",
    "LAYER_UNKNOWN": "The game's pictures have no such layer.",
    "PREFIX_TOO_LONG": "The beginning of a move is longer than any move.",
    "MOVES_HIDDEN": "The viewer may not be told the moves of that seat.",
    "ONE_PLY_FOR_VIEWER": "Playouts for a viewer of a game that hides things start after one move.",
    "OUT_OF_TIME": "The caller's deadline or the server's time limit has passed.",
    "TOO_MANY_PLIES": "The record is longer than the server accepts.",
    "TOO_MANY_CALLS": "The batch is larger than the server accepts.",
    "BUSY": "The server has as many calls to work on as it takes on at once.",
    "FAULT": "A fault of the server's own; its log has it under the id in the metadata.",
    "REASON_HIDDEN": "The move is illegal, and the viewer may not be told why.",
    "VIEWER_WITH_SEALED": "With a sealed state the seat token says who looks, not `viewer`.",
    "BEARER_MISSING": "The server wants a bearer token in the metadata key `authorization`.",
    "BEARER_UNKNOWN": "The bearer token is not known to the server.",
    "BEARER_OTHER_GAME": "The bearer token does not open this game.",
    "SEALING_OFF": "The server has no sealing key.",
    "PLAIN_REFUSED": "The server gives and accepts sealed states only.",
    "STATE_NOT_SEALED": "The bytes are no sealed state of this version.",
    "STATE_OTHER_GAME": "The sealed state belongs to another game.",
    "STATE_KEY_UNKNOWN": "The sealed state was sealed with a key that the server does not have.",
    "STATE_ALTERED": "The sealed state has been altered or cut short.",
    "TOKEN_NOT_SEALED": "The text is no seat token of this version.",
    "TOKEN_OTHER_GAME": "The seat token belongs to another game.",
    "TOKEN_OTHER_MATCH": "The seat token belongs to another match than the sealed state.",
    "TOKEN_OTHER_SEAT": "The seat token belongs to another seat than the one that would move.",
    "TOKEN_KEY_UNKNOWN": "The seat token was sealed with a key that the server does not have.",
    "TOKEN_ALTERED": "The seat token has been altered or cut short.",
    "TOKEN_EXPIRED": "The seat token has expired.",
    "TOKEN_MISSING": "To move in a sealed game takes the token of the seat that moves.",
}
"""Reasons given by this layer, beside each game's violations and defects."""
