"""The cards: five colours of colour cards, and limit cards.

A *handful* of colour cards (a hand, or the cards face down in front of a player) is one small
number: four bits for each colour, which hold its count of 0 to 12. So taking a card is a
subtraction, and two equal handfuls are equal numbers:

    >>> hand = handful((GREEN, RED, GREEN))
    >>> size(hand), count(hand, GREEN), letters(hand)
    (3, 2, 'RGG')
    >>> hand - ONE[RED] == handful((GREEN, GREEN))
    True

A *pile* has an order and is a `bytes` of colours.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import i64

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
PURPLE: Final = 4

COLOURS: Final = (RED, YELLOW, GREEN, BLUE, PURPLE)
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue", "purple")
LETTERS: Final = "RYGBP"
UNLIMITED_LETTER: Final = "X"

CARDS_OF_A_COLOUR: Final = 12
ALL_CARDS: Final = 60
HIGHEST_LIMIT: Final = 60
"""The greatest number on a limit card: more cards than there are can't be counted."""

ONE: Final = (0x00001, 0x00010, 0x00100, 0x01000, 0x10000)
"""The handful of one card, by colour."""

Handful = int
"""Colour cards without an order, four bits for each colour."""


def handful(colours: Iterable[int]) -> Handful:
    """The handful of these cards."""
    return sum([ONE[colour] for colour in colours])


def count(cards: Handful, colour: int) -> int:
    """How many cards of a colour a handful has."""
    return cards >> 4 * colour & 15


def counts(cards: Handful) -> tuple[int, int, int, int, int]:
    """How many cards of each colour a handful has."""
    return cards & 15, cards >> 4 & 15, cards >> 8 & 15, cards >> 12 & 15, cards >> 16


def size(cards: Handful) -> int:
    """How many cards a handful has."""
    return (cards & 15) + (cards >> 4 & 15) + (cards >> 8 & 15) + (cards >> 12 & 15) + (cards >> 16)


def in_order(cards: Handful) -> tuple[int, ...]:
    """The cards of a handful in the order R, Y, G, B, P."""
    return tuple([colour for colour in COLOURS for _ in range(cards >> 4 * colour & 15)])


def holds(cards: Handful, others: Handful) -> bool:
    """Whether the first handful has all the cards of the second."""
    has: i64 = cards
    needs: i64 = others
    while needs:
        if has & 15 < needs & 15:
            return False
        has >>= 4
        needs >>= 4
    return True


def letters(cards: Handful) -> str:
    """A handful in letters, in the order R, Y, G, B, P."""
    return "".join([LETTERS[colour] for colour in in_order(cards)])


def pile_letters(pile: Iterable[int]) -> str:
    """A pile in letters, in its order."""
    return "".join([LETTERS[colour] for colour in pile])


FiveLimits: TypeAlias = tuple[int | None, int | None, int | None, int | None, int | None]


@dataclass(init=False, slots=True, unsafe_hash=True)
class LimitCard:
    """A limit for each colour, in the order R, Y, G, B, P; None where the colour is unlimited."""

    limits: Final[FiveLimits]

    def __init__(self, limits: FiveLimits) -> None:
        self.limits = limits

    def __str__(self) -> str:
        """The five limits, separated by commas: `2,7,0,X,1`."""
        return ",".join([UNLIMITED_LETTER if n is None else str(n) for n in self.limits])


def limit_card(text: str) -> LimitCard | None:
    """The card that five characters write, a digit or X for each colour: `270X1`.

    None when the text isn't of this form. Numbers above 9 have no such form.
    """
    if len(text) != len(COLOURS) or any(c not in "0123456789X" for c in text):
        return None
    red, yellow, green, blue, purple = (None if c == UNLIMITED_LETTER else int(c) for c in text)
    return LimitCard((red, yellow, green, blue, purple))
