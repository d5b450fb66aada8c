"""How a game stands: who has won, and why it ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Result(Enum):
    """Whether the game goes on, and if not, whether anybody has won it."""

    IN_PROGRESS = "in_progress"
    WON = "won"
    DRAWN = "drawn"


@dataclass(init=False, slots=True, unsafe_hash=True)
class Outcome:
    """Who has won and why.

    `winners`: the winning seats, ascending; several share a win. `reason`: the stable code of
    the ending, one of the game's `endings`; empty while the game goes on. `scores`: one per
    seat in games that keep score, during the game too; empty in others.
    """

    result: Final[Result]
    winners: Final[tuple[int, ...]]
    reason: Final[str]
    scores: Final[tuple[int, ...]]

    def __init__(
        self,
        result: Result,
        winners: tuple[int, ...] = (),
        reason: str = "",
        scores: tuple[int, ...] = (),
    ) -> None:
        self.result = result
        self.winners = winners
        self.reason = reason
        self.scores = scores

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not Result.IN_PROGRESS


IN_PROGRESS = Outcome(Result.IN_PROGRESS)


def won(*winners: int, reason: str, scores: tuple[int, ...] = ()) -> Outcome:
    """The game has ended and these seats have won."""
    return Outcome(Result.WON, tuple(sorted(winners)), reason, scores)


def drawn(reason: str) -> Outcome:
    """The game has ended and nobody has won."""
    return Outcome(Result.DRAWN, (), reason)
