"""What surrounds every call: faults are caught, and each call is reported once it is answered."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeAlias

import structlog

from ludex.serving import status
from ludex.serving.callers import Caller

log = structlog.get_logger("ludex")


PATIENCE = 0.002
"""How long a message waits for a place, in seconds, before its call is turned away."""


@dataclass(init=False, slots=True)
class CallRecord:
    """A call that has been answered. Holds nothing of what was asked or answered.

    `violations`: the codes of those that its caller was told, several for a batch. `caller`: None
    where nobody who is told of calls wants to know. `trace_id`: the trace that the call is part of,
    empty without one.
    """

    service: str
    game: str
    method: str
    code: str
    reason: str
    seconds: float
    request_bytes: int
    response_bytes: int
    violations: Sequence[str]
    caller: Caller | None
    trace_id: str

    def __init__(
        self,
        service: str,
        game: str,
        method: str,
        code: str,
        reason: str,
        seconds: float,
        request_bytes: int,
        response_bytes: int,
        violations: Sequence[str] = (),
        caller: Caller | None = None,
        trace_id: str = "",
    ) -> None:
        self.service = service
        self.game = game
        self.method = method
        self.code = code
        self.reason = reason
        self.seconds = seconds
        self.request_bytes = request_bytes
        self.response_bytes = response_bytes
        self.violations = violations
        self.caller = caller
        self.trace_id = trace_id


class Gate:
    """Lets so many calls be under way at once, and turns the others away.

    A call is under way from the arrival of its message on. Who counts only the calls that are
    worked on counts one: the others wait for the interpreter's lock, unseen and without a bound.

    A message that finds no place waits a moment for one. With it waits the thread that takes all
    messages in, which else is busy turning calls away, each for about the cost of a cheap answer,
    and leaves those under way no time. Where a moment is not enough, calls take long, and the next
    ones are turned away at once, until one finds a place.
    """

    def __init__(self, places: int, patience: float = PATIENCE) -> None:
        self._size = places
        self._patience = patience
        self._waits = True
        self._places: SimpleQueue[None] = SimpleQueue()
        for _ in range(places):
            self._places.put(None)

    def arrive(self, message: bytes) -> Arrival:
        """Takes a place for a call whose message has arrived, if there is one."""
        places = self._places
        try:
            places.get_nowait()
        except Empty:
            if not self._waits:
                return Arrival(message, None)
            try:
                places.get(timeout=self._patience)
            except Empty:
                self._waits = False
                return Arrival(message, None)
        self._waits = True
        return Arrival(message, places)

    @property
    def places(self) -> int:
        """How many calls can be under way at once."""
        return self._size

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


def each_of(reports: Sequence[Report]) -> Report | None:
    """All of the reports as one, in this order; None for none."""
    if len(reports) < 2:
        return reports[0] if reports else None

    def report(record: CallRecord) -> None:
        for one in reports:
            one(record)

    return report


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
        **_identifiers(record.caller, record.trace_id),
    )


def _identifiers(caller: Caller | None, trace_id: str) -> dict[str, str]:
    """What a record of the log says of the caller."""
    if caller is None:
        return {}
    if not trace_id:
        return {"request_id": caller.request_id}
    return {"request_id": caller.request_id, "trace_id": trace_id}


def told(failure: Exception, game: str, method: str, caller: Caller | None) -> status.CallError:
    """The error that the caller of a failed call is told.

    An exception that is no CallError is a fault of ours: it is logged under an id, and the caller
    is told the id and nothing else. Called where the exception is handled.
    """
    if isinstance(failure, status.CallError):
        return failure
    fault_id = secrets.token_hex(8)
    identifiers = _identifiers(caller, "" if caller is None else caller.trace_id)
    log.exception("fault", id=fault_id, game=game, method=method, **identifiers)
    return status.fault(fault_id)
