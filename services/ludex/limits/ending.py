"""The end of the game: scores and winners."""

from __future__ import annotations

from typing import Final

from ludex.core.description import Named
from ludex.core.outcome import Outcome, Result, won
from ludex.limits.position import Position

LIMIT_CARD_VALUE: Final = -2

LAST_LIMIT_CARD: Final = Named(
    "LAST_LIMIT_CARD",
    "The last limit card has been received; the highest score wins, and equal highest scores "
    "share the win.",
)

ENDINGS: Final[tuple[Named, ...]] = (LAST_LIMIT_CARD,)
"""Every way in which a game can end."""


def scores(points: tuple[int, ...], limit_cards: tuple[int, ...]) -> tuple[int, ...]:
    """One point for each point, two less for each limit card received."""
    return tuple(
        [points[seat] + LIMIT_CARD_VALUE * limit_cards[seat] for seat in range(len(points))]
    )


def outcome(position: Position) -> Outcome:
    """How the game stands."""
    if position.limit_card is None:
        return result(position.points, position.limit_cards)
    return Outcome(Result.IN_PROGRESS, scores=scores(position.points, position.limit_cards))


def result(points: tuple[int, ...], limit_cards: tuple[int, ...]) -> Outcome:
    """How a game has ended, with these points and limit cards received."""
    reached = scores(points, limit_cards)
    best = max(reached)
    winners = [seat for seat, score in enumerate(reached) if score == best]
    return won(*winners, reason=LAST_LIMIT_CARD.code, scores=reached)
