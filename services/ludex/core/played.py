"""What playing a move gives."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

P = TypeVar("P")


class Played(Generic[P]):
    """What a move did: the position after it, and what happened, in order.

    Events are the game's own values.
    """

    __slots__ = ("events", "position")

    def __init__(self, position: P, events: tuple[Any, ...]) -> None:
        self.position = position
        self.events = events

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Played):
            return NotImplemented
        return bool(self.position == other.position) and self.events == other.events

    def __hash__(self) -> int:
        return hash((self.position, self.events))

    def __repr__(self) -> str:
        return f"Played({self.position!r}, {self.events!r})"
