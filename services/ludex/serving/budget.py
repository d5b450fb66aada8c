"""The time that a call may take."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludex.serving import status


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
