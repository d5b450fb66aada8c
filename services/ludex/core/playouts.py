"""Playouts: whole games of uniformly random legal moves, and what came of them.

The same seed gives the same games on every machine. Where several seats are to act at once, the
lowest moves first.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ludex.core.chance import MAX_SEED, Chance
from ludex.core.game import Playout
from ludex.core.outcome import Result


def seeds(seed: int, number: int) -> tuple[int, int]:
    """The seed of the new game in the playout of this number, and the seed of its moves."""
    chance = Chance(f"playouts/{seed}/{number}")
    return chance.below(MAX_SEED + 1), chance.below(MAX_SEED + 1)


@dataclass(slots=True)
class Span:
    """The least, the greatest and the sum of some numbers."""

    least: int = 0
    greatest: int = 0
    total: int = 0
    numbers: int = 0

    def add(self, number: int) -> None:
        """Takes one more number in."""
        self.least = min(self.least, number) if self.numbers else number
        self.greatest = max(self.greatest, number) if self.numbers else number
        self.total += number
        self.numbers += 1

    @property
    def mean(self) -> float:
        """The mean; 0 when there are no numbers."""
        return self.total / self.numbers if self.numbers else 0.0


@dataclass(slots=True)
class Summary:
    """What came of many playouts of one game.

    `wins`: per seat, shared wins included; `shared`: games that several seats won together.
    """

    games: int = 0
    draws: int = 0
    shared: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    plies: Span = field(default_factory=Span)
    scores: dict[int, Span] = field(default_factory=dict)

    def add(self, playout: Playout) -> None:
        """Takes one more playout in."""
        outcome = playout.outcome
        self.games += 1
        self.plies.add(playout.plies)
        self.endings[outcome.reason] += 1
        self.wins.update(outcome.winners)
        if outcome.result is Result.DRAWN:
            self.draws += 1
        if len(outcome.winners) > 1:
            self.shared += 1
        for seat, score in enumerate(outcome.scores):
            self.scores.setdefault(seat, Span()).add(score)
