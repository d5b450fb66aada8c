"""A move as one or several numbered steps.

Tools want actions as whole numbers in a fixed range. Where a game's moves are too many or too long
for one number each, a move is a sequence of steps: a start, then a landing, then another. The steps
that can follow are those that some legal move takes, so every way of going on ends in a legal move,
and every listed legal move can be reached.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

Steps = tuple[int, ...]


class Numbering(ABC):
    """The actions of a game: what each number stands for, in every position."""

    size: int
    """How many there are."""

    stop: int | None = None
    """The action that ends a move which could go on, in games that have such moves."""

    @abstractmethod
    def steps(self, text: str) -> Steps:
        """The actions that make the move of this text."""

    @abstractmethod
    def text(self, action: int) -> str:
        """What an action is called: a move's text, or a part of one."""


class Choice:
    """The ways in which the legal moves of a position can be chosen, step by step."""

    def __init__(self, numbering: Numbering, moves: Iterable[str]) -> None:
        routes = {numbering.steps(text): text for text in moves}
        ways: dict[Steps, set[int]] = {(): set()}
        for steps in routes:
            for length, step in enumerate(steps):
                ways.setdefault(steps[:length], set()).add(step)
        for steps in [steps for steps in routes if steps in ways]:
            if numbering.stop is None:
                raise ValueError(f"{routes[steps]} is the beginning of another move")
            ways[steps].add(numbering.stop)
            routes[(*steps, numbering.stop)] = routes.pop(steps)
        self._moves = routes
        self._ways = {steps: tuple(sorted(following)) for steps, following in ways.items()}

    def actions(self, taken: Steps = ()) -> tuple[int, ...]:
        """What can follow these steps, ascending. KeyError when they begin no legal move."""
        return self._ways[taken]

    def move(self, taken: Steps) -> str | None:
        """The text of the move that these steps make, or None while it is not finished."""
        return self._moves.get(taken)
