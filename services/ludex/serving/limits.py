"""What the server accepts at most, and how long a call may take."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields

from ludex.serving import status


def _limit(default: int, summary: str) -> int:
    limited: int = field(default=default, metadata={"summary": summary})
    return limited


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server; `DescribeGame` tells them to callers."""

    request_bytes: int = _limit(1 << 20, "Bytes in one request.")
    replay_plies: int = _limit(4096, "Moves in one ReplayGame.")
    batch_calls: int = _limit(1024, "Calls in one Batch.")
    playouts: int = _limit(10_000, "Random games in one SimulatePlayouts.")
    routes: int = _limit(100_000, "Routes counted by one ListLegalMoves of Hexaequo.")
    players: int = _limit(12, "Players of one game.")
    board_cells: int = _limit(271, "Cells of a board of The SmallHolder.")
    deck_cards: int = _limit(240, "Limit cards of Limits, or tiles of Limes, in one game.")
    call_seconds: int = _limit(5, "Seconds that one call may take.")

    def described(self) -> list[tuple[str, int, str]]:
        """Each limit's name, value and summary."""
        return [
            (limit.name, getattr(self, limit.name), str(limit.metadata["summary"]))
            for limit in fields(self)
        ]


class Budget:
    """The time that a call has left: the server's limit or the caller's deadline, if sooner."""

    __slots__ = ("_begun", "_clock", "_remaining", "_seconds")

    def __init__(
        self,
        seconds: float,
        remaining: Callable[[], float | None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`remaining`: tells how many seconds are left until the caller's deadline. It is asked
        once, by the first that wants to know: most calls are answered sooner than it is.
        """
        self._clock = clock
        self._begun = clock()
        self._seconds = seconds
        self._remaining = remaining

    def used(self) -> float:
        """The part of the time that has gone by: 1 when it is up."""
        seconds = self._whole()
        return (self._clock() - self._begun) / seconds if seconds > 0 else 1.0

    def check(self) -> None:
        """Raises the CallError OUT_OF_TIME when the time is up. Called inside every long loop."""
        if self._clock() >= self._begun + self._whole():
            raise status.out_of_time("The call ran out of time.")

    def _whole(self) -> float:
        """The seconds from the beginning of the call until its time is up."""
        if self._remaining is not None:
            remaining = self._remaining()
            self._remaining = None
            if remaining is not None:
                self._seconds = min(self._seconds, self._clock() - self._begun + remaining)
        return self._seconds
