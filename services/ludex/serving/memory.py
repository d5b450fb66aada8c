"""Positions that were met before, so that they need not be read and checked again.

A game comes by in steps: a client lists the moves of a state, checks one, plays it, and asks the
same of the state that it got. Reading a state and seeing whether it is possible costs more than
anything that is then asked about it. The same bytes always give the same position, so what was
found out about them holds for good: this is a cache and nothing else, and answers do not depend on
it.
"""

from __future__ import annotations

from typing import Any

LONGEST = 4096
"""The longest encoded state that is remembered, in bytes: a memory of few long ones is no use."""


class Memory:
    """The positions met last, by the states that encode them: at least half of `size`, at most
    `size`, and none when it is 0.

    They are kept in two generations. What is met anew or again joins the younger one; when that is
    full it becomes the older one, which is forgotten. Safe to share between threads, which at worst
    forget something early.
    """

    def __init__(self, size: int) -> None:
        self._half = size // 2
        self._young: dict[bytes, Any] = {}
        self._old: dict[bytes, Any] = {}

    def recall(self, state: bytes) -> Any | None:
        """The position of the encoded state; None when it is not remembered."""
        position = self._young.get(state)
        if position is None:
            position = self._old.get(state)
            if position is not None:
                self.keep(state, position)
        return position

    def keep(self, state: bytes, position: Any) -> None:
        """Remembers the position that the encoded state stands for, and that was admitted."""
        if not self._half or len(state) > LONGEST:
            return
        young = self._young
        if len(young) >= self._half:
            self._old = young
            self._young = young = {}
        young[state] = position
