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
    """Lets so many calls be worked on at once, and turns the others away at once."""

    def __init__(self, places: int) -> None:
        self._places: SimpleQueue[None] = SimpleQueue()
        for _ in range(places):
            self._places.put(None)

    def __enter__(self) -> None:
        """Takes a place. Raises the CallError BUSY when there is none: nobody waits in a queue."""
        try:
            self._places.get_nowait()
        except Empty:
            raise status.too_much("BUSY", "The server is busy; try again after a pause.") from None

    def __exit__(self, *exception: object) -> None:
        """Gives the place back."""
        self._places.put(None)


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
