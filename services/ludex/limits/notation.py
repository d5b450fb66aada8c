"""Moves as text: `C:R`, `C:RB`, `R`, `X`, `S2`."""

from __future__ import annotations

import re
from typing import Final

from ludex.core.violations import Unreadable
from ludex.limits.cards import ALL_CARDS, LETTERS, pile_letters
from ludex.limits.moves import EXCHANGE, PLACES, Commit, Move, Place, Suspect

NOTATION: Final = (
    "Colours are R Y G B P. C:R commits a red card, C:RB two cards with 2 players, in any order; "
    "R places a red card; X exchanges four cards of one colour; S2 suspects seat 2."
)

HIGHEST_SEAT_WRITTEN: Final = 2**32 - 1

_COMMIT: Final = re.compile(rf"C:([{LETTERS}]{{1,{ALL_CARDS}}})")
_SUSPECT: Final = re.compile(r"S(0|[1-9][0-9]{0,9})")


def format_move(move: Move) -> str:
    """The move's canonical text."""
    if isinstance(move, Place):
        return LETTERS[move.colour]
    if isinstance(move, Commit):
        return f"C:{pile_letters(move.cards)}"
    if isinstance(move, Suspect):
        return f"S{move.seat}"
    return "X"


def parse_move(text: str) -> Move | Unreadable:
    """The move that a text writes, in any position."""
    if text == "X":
        return EXCHANGE
    if len(text) == 1 and text in LETTERS:
        return PLACES[LETTERS.index(text)]
    if match := _COMMIT.fullmatch(text):
        return Commit(tuple(sorted([LETTERS.index(letter) for letter in match[1]])))
    if (match := _SUSPECT.fullmatch(text)) and int(match[1]) <= HIGHEST_SEAT_WRITTEN:
        return Suspect(int(match[1]))
    return Unreadable(
        text, "A move is C: and the colours to commit, a colour to place, X, or S and a seat."
    )
