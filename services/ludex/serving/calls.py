"""What surrounds every call: faults are caught, and each call is reported once it is answered."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import structlog

from ludex.serving import status

log = structlog.get_logger("ludex")


@dataclass(frozen=True, slots=True)
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
        self._places = threading.Semaphore(places)

    def __enter__(self) -> None:
        """Takes a place. Raises the CallError BUSY when there is none: nobody waits in a queue."""
        if not self._places.acquire(blocking=False):
            raise status.too_much("BUSY", "The server is busy; try again after a pause.")

    def __exit__(self, *exception: object) -> None:
        """Gives the place back."""
        self._places.release()


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


def guarded(
    work: Callable[[], bytes], game: str, method: str
) -> tuple[bytes, status.CallError | None]:
    """The answer of `work`, or the error that its caller is told.

    An exception that is no CallError is a fault of ours: it is logged under an id, and the caller
    is told the id and nothing else.
    """
    try:
        return work(), None
    except status.CallError as error:
        return b"", error
    except Exception:
        fault_id = secrets.token_hex(8)
        log.exception("fault", id=fault_id, game=game, method=method)
        return b"", status.fault(fault_id)
