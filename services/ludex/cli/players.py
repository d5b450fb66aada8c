"""Who plays at the table without a human: at random, or by searching.

A player is given what its seat may see, and nothing else. So the search draws whole positions that
agree with what it sees (`Game.sample`) and can't peek into hidden hands.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ludex.core.chance import MAX_SEED, Chance
from ludex.core.game import Game, is_defects
from ludex.core.outcome import Outcome

CURIOSITY = 0.7
"""How much the search prefers moves that it has tried little, against those that did well."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player is asked: the seat, what it sees, and its legal moves; at least one."""

    seat: int
    view: Any
    moves: Sequence[Any]


class Player(Protocol):
    """Chooses moves."""

    def choose(self, turn: Turn) -> Any:
        """One of the legal moves."""


class RandomPlayer:
    """Plays any legal move, each equally likely."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, turn: Turn) -> Any:
        """One of the legal moves."""
        return self._chance.choice(turn.moves)


class SearchPlayer:
    """Tries every move with random playouts and plays the one that did best: flat Monte Carlo.

    It thinks for `seconds` or through `playouts` playouts, whichever is over first, but tries
    every move once.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any, Any, Any],
        chance: Chance,
        seconds: float,
        playouts: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._game = game
        self._chance = chance
        self._seconds = seconds
        self._playouts = playouts
        self._clock = clock

    def choose(self, turn: Turn) -> Any:
        """One of the legal moves."""
        if len(turn.moves) == 1:
            return turn.moves[0]
        tried = [_Tried() for _ in turn.moves]
        ends = self._clock() + self._seconds
        for number in range(max(self._playouts, len(tried))):
            if number >= len(tried) and self._clock() >= ends:
                break
            index = self._next(tried, number)
            position = self._game.sample(turn.view, None, self._chance)
            if is_defects(position):
                return self._chance.choice(turn.moves)
            after = self._game.play(position, turn.seat, turn.moves[index]).position
            outcome = self._game.playout(after, self._chance.below(MAX_SEED + 1)).outcome
            tried[index].add(worth(outcome, turn.seat))
        best = max(range(len(tried)), key=lambda index: tried[index].mean)
        return turn.moves[best]

    def _next(self, tried: Sequence[_Tried], number: int) -> int:
        if number < len(tried):
            return number
        spread = CURIOSITY * math.sqrt(math.log(number))
        return max(
            range(len(tried)),
            key=lambda index: tried[index].mean + spread / math.sqrt(tried[index].times),
        )


@dataclass(slots=True)
class _Tried:
    times: int = 0
    total: float = 0.0

    def add(self, worth: float) -> None:
        self.times += 1
        self.total += worth

    @property
    def mean(self) -> float:
        return self.total / self.times if self.times else 0.0


def worth(outcome: Outcome, seat: int) -> float:
    """What an ending is worth to a seat: its share of the win, half for a draw between two.

    Where the game keeps score, a little for the distance to the best of the others; alone, for the
    score itself.
    """
    if outcome.winners:
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    else:
        share = 0.5
    if not outcome.scores:
        return share
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return share + 0.01 * (outcome.scores[seat] - max(others, default=0))
