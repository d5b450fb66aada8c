"""What surrounds every call: faults are caught, and each call is reported once it is answered."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeAlias

import structlog

from ludex.serving import status

log = structlog.get_logger("ludex")


@dataclass(slots=True)
class CallRecord:
    """A call that has been answered. Holds nothing of what was asked or answered."""

    game: str
    method: str
    code: str
    reason: str
    seconds: float
    request_bytes: int
    response_bytes: int


class Gate:
    """Lets so many calls be under way at once, and turns the others away.

    A call is under way from the arrival of its message on. Who counts only the calls that are
    worked on counts one: the others wait for the interpreter's lock, unseen and without a bound.
    """

    def __init__(self, places: int) -> None:
        self._size = places
        self._places: SimpleQueue[None] = SimpleQueue()
        for _ in range(places):
            self._places.put(None)

    def arrive(self, message: bytes) -> Arrival:
        """Takes a place for a call whose message has arrived, if there is one."""
        try:
            self._places.get_nowait()
        except Empty:
            return Arrival(message, None)
        return Arrival(message, self._places)

    @property
    def in_flight(self) -> int:
        """How many calls are under way."""
        return self._size - self._places.qsize()


class Arrival:
    """A message that has arrived, with its place at the gate.

    The place is given back when the call leaves, or when nobody refers to it any more: its caller
    can hang up before anybody looks at it.
    """

    __slots__ = ("_places", "message")

    def __init__(self, message: bytes, places: SimpleQueue[None] | None) -> None:
        self.message = message
        self._places = places

    def require_place(self) -> None:
        """Raises the CallError BUSY when there was no place: nobody waits in a queue."""
        if self._places is None:
            raise status.too_much("BUSY", "The server is busy; try again after a pause.")

    def leave(self) -> None:
        """Gives the place back."""
        places, self._places = self._places, None
        if places is not None:
            places.put(None)

    def __del__(self) -> None:
        self.leave()


Report: TypeAlias = Callable[[CallRecord], None]


def log_call(record: CallRecord) -> None:
    """Reports a call as one line of the log."""
    log.info(
        "call",
        game=record.game,
        method=record.method,
        code=record.code,
        reason=record.reason,
        ms=round(record.seconds * 1000, 3),
        request_bytes=record.request_bytes,
        response_bytes=record.response_bytes,
    )


def told(failure: Exception, game: str, method: str) -> status.CallError:
    """The error that the caller of a failed call is told.

    An exception that is no CallError is a fault of ours: it is logged under an id, and the caller
    is told the id and nothing else. Called where the exception is handled.
    """
    if isinstance(failure, status.CallError):
        return failure
    fault_id = secrets.token_hex(8)
    log.exception("fault", id=fault_id, game=game, method=method)
    return status.fault(fault_id)
