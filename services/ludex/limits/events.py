"""What a move can do, told to everybody in the order in which it happens.

`Committed.cards` and `Drawn.cards` are empty in what is told to those who may not see them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from ludex.core.value import Value
from ludex.limits.cards import LimitCard
from ludex.limits.position import Check


@dataclass(init=False, slots=True, eq=False)
class LimitRevealed(Value):
    """A limit card was revealed: a round begins."""

    card: Final[LimitCard]

    def __init__(self, card: LimitCard) -> None:
        self.card = card

    def _fields(self) -> tuple[object, ...]:
        return (self.card,)


@dataclass(init=False, slots=True, eq=False)
class Committed(Value):
    """A seat put cards face down."""

    seat: Final[int]
    cards: Final[tuple[int, ...]]

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.cards


@dataclass(init=False, slots=True, eq=False)
class Placed(Value):
    """A seat placed a card face up on the discard pile."""

    seat: Final[int]
    colour: Final[int]

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.colour


@dataclass(init=False, slots=True, eq=False)
class Drawn(Value):
    """A seat drew cards, in this order."""

    seat: Final[int]
    count: Final[int]
    cards: Final[tuple[int, ...]]

    def __init__(self, seat: int, count: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.count, self.cards


@dataclass(init=False, slots=True, eq=False)
class Exchanged(Value):
    """A seat exchanged four cards of one colour and took the point; its draw is told next."""

    seat: Final[int]
    colour: Final[int]

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.colour


@dataclass(init=False, slots=True, eq=False)
class Checked(Value):
    """A round ended with a check."""

    check: Final[Check]
    limit_card_to: Final[int]
    point_to: Final[int]

    def __init__(self, check: Check, limit_card_to: int, point_to: int) -> None:
        self.check = check
        self.limit_card_to = limit_card_to
        self.point_to = point_to

    def _fields(self) -> tuple[object, ...]:
        return self.check, self.limit_card_to, self.point_to


Event: TypeAlias = LimitRevealed | Committed | Placed | Drawn | Exchanged | Checked
