"""Calls as values: described once, then made, awaited or put in a batch."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, TypeVar

from google.protobuf.message import Message

AnswerT = TypeVar("AnswerT", bound=Message)


class Usual(Enum):
    """The type of `USUAL`."""

    USUAL = "usual"


USUAL: Final = Usual.USUAL
"""In place of a timeout: the client's own."""

Timeout = float | None | Usual
"""Seconds that a call may take; None for no limit; `USUAL` for the client's own."""


@dataclass(frozen=True, slots=True)
class Call(Generic[AnswerT]):
    """A call that has not been made yet."""

    method: str
    """The RPC's name: `ApplyMove`."""
    request: Message
    """What is asked."""
    answer: type[AnswerT]
    """The class of the response."""
    timeout: Timeout = USUAL
    """How long it may take. Of no effect in a batch."""
