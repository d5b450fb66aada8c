"""`SimulatePlayouts`: random games to their end, for somebody who searches from afar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludex.core.chance import MAX_SEED, Chance
from ludex.core.game import Game, Playout, is_defects
from ludex.core.outcome import Result
from ludex.serving import status
from ludex.serving.asking import Asked
from ludex.serving.budget import Budget

SHARE_OF_TIME = 0.5
"""How much of a call's time playouts may take: the answer is to arrive within the deadline."""


@dataclass(slots=True)
class Tally:
    """What came of some playouts; see SimulatePlayoutsResponse."""

    wins: list[int]
    score_sums: list[int]
    playouts: int = 0
    draws: int = 0
    plies: int = 0
    shortest: int = 0
    longest: int = 0

    def add(self, playout: Playout) -> None:
        """Counts one more playout."""
        self.shortest = min(self.shortest, playout.plies) if self.playouts else playout.plies
        self.longest = max(self.longest, playout.plies)
        self.playouts += 1
        self.plies += playout.plies
        self.draws += playout.outcome.result is Result.DRAWN
        for winner in playout.outcome.winners:
            self.wins[winner] += 1
        for seat, score in enumerate(playout.outcome.scores):
            self.score_sums[seat] += score


@dataclass(frozen=True, slots=True)
class Simulation:
    """What to play out: a position as somebody sees it, and moves to play first."""

    game: Game[Any, Any, Any, Any, Any]
    asked: Asked
    first: Sequence[tuple[int, Any]]
    known: Any = None

    def run(self, count: int, chance: Chance, budget: Budget) -> Tally:
        """Plays so many playouts, or as many as half of the time allows.

        Raises INVALID_ARGUMENT when the viewer's view can't be sampled with what is known.
        """
        seats = self.game.seats(self.asked.position)
        keeps_score = self.game.description.scores
        tally = Tally([0] * seats, [0] * seats if keeps_score else [])
        for _ in range(count):
            if budget.used() > SHARE_OF_TIME:
                break
            position = self._start(chance)
            seed = chance.below(MAX_SEED + 1)
            if position is not None:
                tally.add(self.game.playout(position, seed))
        return tally

    def _start(self, chance: Chance) -> Any:
        """Where a playout starts; None when a first move is illegal there."""
        position = self.asked.position
        if self.asked.viewer is not None:
            view = self.game.view(position, self.asked.viewer)
            position = self.game.sample(view, self.known, chance)
            if is_defects(position):
                raise status.impossible("", position)
        for seat, move in self.first:
            if self.game.refuse(position, seat, move) is not None:
                return None
            position = self.game.play(position, seat, move).position
        return position
