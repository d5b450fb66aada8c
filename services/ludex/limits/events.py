"""What a move can do, told to everybody in the order in which it happens.

`Committed.cards` and `Drawn.cards` are empty in what is told to those who may not see them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ludex.limits.cards import LimitCard
from ludex.limits.position import Check


@dataclass(frozen=True, slots=True)
class LimitRevealed:
    """A limit card was revealed: a round begins."""

    card: LimitCard


@dataclass(frozen=True, slots=True)
class Committed:
    """A seat put cards face down."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat placed a card face up on the discard pile."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A seat drew cards, in this order."""

    seat: int
    count: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A seat exchanged four cards of one colour and took the point; its draw is told next."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A round ended with a check."""

    check: Check
    limit_card_to: int
    point_to: int


Event: TypeAlias = LimitRevealed | Committed | Placed | Drawn | Exchanged | Checked
