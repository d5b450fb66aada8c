"""Every error that a call can raise.

    LudexError                  any call that the server, or the way to it, did not answer
      InvalidRequest            INVALID_ARGUMENT: malformed or impossible; `fields` says where
      PreconditionFailed        FAILED_PRECONDITION: not in this state of the game or server
        IllegalMove             ... because the rules forbid the move; `violation` says why
      Unauthenticated           UNAUTHENTICATED: a missing or forged token, seal or seat token
      PermissionDenied          PERMISSION_DENIED: a genuine one, for something else
      ResourceExhausted         RESOURCE_EXHAUSTED: too large, or the server is too busy
      Unimplemented             UNIMPLEMENTED: this server does not serve the game
      Unavailable               UNAVAILABLE: no server answered, after all retries
      DeadlineExceeded          DEADLINE_EXCEEDED: no answer in time
      InternalError             INTERNAL, UNKNOWN, DATA_LOSS: the server's fault; report `error_id`

Mistakes that need no server to be noticed, such as passing another game's state, are TypeErrors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

import grpc

from ludex_proto.core.v1.play_pb2 import Violation


class FieldViolation(NamedTuple):
    """One thing wrong with a request."""

    path: str
    """The field at fault, as in `state.tiles[3].q`; empty when it is the request as a whole."""
    reason: str
    """A stable code, from the game's `defects` in `describe_game`; empty when none was given."""
    description: str
    """What is wrong, in plain English."""


class Precondition(NamedTuple):
    """One thing that would have to be otherwise before the call could succeed."""

    type: str
    """A stable code."""
    subject: str
    """What it is about."""
    description: str
    """What is wrong, in plain English."""


@dataclass(frozen=True, slots=True)
class Details:
    """What an error carries beyond its status: whatever of it could be read."""

    reason: str = ""
    domain: str = ""
    metadata: Mapping[str, str] = field(default_factory=dict)
    fields: tuple[FieldViolation, ...] = ()
    preconditions: tuple[Precondition, ...] = ()
    violation: Violation | None = None

    def __reduce__(self) -> tuple[Callable[..., Details], tuple[object, ...]]:
        # Generated messages name a module that pickle cannot import; their bytes go instead.
        violation = None if self.violation is None else self.violation.SerializeToString()
        fields = (self.reason, self.domain, dict(self.metadata), self.fields, self.preconditions)
        return _restored, (*fields, violation)


def _restored(
    reason: str,
    domain: str,
    metadata: Mapping[str, str],
    fields: tuple[FieldViolation, ...],
    preconditions: tuple[Precondition, ...],
    violation: bytes | None,
) -> Details:
    """Details that were pickled."""
    read = None if violation is None else Violation.FromString(violation)
    return Details(reason, domain, metadata, fields, preconditions, read)


class LudexError(Exception):
    """A call that the server, or the way to it, did not answer."""

    def __init__(self, code: grpc.StatusCode, message: str, details: Details | None = None) -> None:
        # All arguments go to Exception, so that errors survive pickling.
        super().__init__(code, message, details)
        self.code = code
        """The status code."""
        self.message = message
        """What happened, in plain English. Do not parse it; `reason` is stable."""
        self.details = details or Details()
        """All that the error carries."""

    @property
    def reason(self) -> str:
        """A stable code: what happened. Empty when the error comes from the network."""
        return self.details.reason

    @property
    def domain(self) -> str:
        """Who gave the reason: `ludex.dev`. Empty when there is no reason."""
        return self.details.domain

    @property
    def metadata(self) -> Mapping[str, str]:
        """Further facts that belong to the reason, by name."""
        return MappingProxyType(dict(self.details.metadata))

    @property
    def fields(self) -> tuple[FieldViolation, ...]:
        """The fields at fault."""
        return self.details.fields

    def __str__(self) -> str:
        said = f"{self.message or self.code.name} [{self.reason or self.code.name}]"
        more = (each for each in self.fields if each.description not in self.message)
        return "".join([said, *(f"\n  {each.path}: {each.description}" for each in more)])


class InvalidRequest(LudexError):
    """The request is malformed or impossible; `fields` says where. A bug of the caller's."""


class PreconditionFailed(LudexError):
    """The call cannot succeed in this state of the game or server."""

    @property
    def preconditions(self) -> tuple[Precondition, ...]:
        """What would have to be otherwise."""
        return self.details.preconditions


class IllegalMove(PreconditionFailed):
    """The rules forbid the move. A player's mistake."""

    @property
    def violation(self) -> Violation:
        """Why: a stable code, a sentence, the rule, and the cells, cards or seats concerned."""
        return self.details.violation or Violation(code=self.reason, message=self.message)


class Unauthenticated(LudexError):
    """A token, sealed state or seat token is missing or not genuine."""


class PermissionDenied(LudexError):
    """A token, sealed state or seat token is genuine, but for something else."""


class ResourceExhausted(LudexError):
    """The request or answer is too large, or the server too busy."""


class Unimplemented(LudexError):
    """This server does not serve the game, or not the call."""


class Unavailable(LudexError):
    """No server answered, after all retries."""


class DeadlineExceeded(LudexError):
    """No answer came in time."""


class InternalError(LudexError):
    """A fault of the server's."""

    @property
    def error_id(self) -> str:
        """What the server's log calls this error: to be reported. Empty when it gave none."""
        return self.details.metadata.get("id", "")
