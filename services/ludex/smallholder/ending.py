"""The end: a player who can't place a stone on their turn loses."""

from __future__ import annotations

from typing import Final

from ludex.core.description import Named
from ludex.core.outcome import IN_PROGRESS, Outcome, won
from ludex.smallholder.position import Position

NO_PLACEMENT: Final = "NO_PLACEMENT"

ENDINGS: Final[tuple[Named, ...]] = (
    Named(
        NO_PLACEMENT,
        "The player to move has no cell to place a stone on: whoever placed the last stone wins.",
    ),
)


def outcome(position: Position) -> Outcome:
    """How the game stands."""
    if position.placements:
        return IN_PROGRESS
    return won(1 - position.to_move, reason=NO_PLACEMENT)
