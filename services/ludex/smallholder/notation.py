"""Moves as text. A move is a cell, and a cell's text is its column's letter and its row + 1.

>>> format_move(Cell(3, 4))
'D5'
>>> parse_move("D5")
Cell(column=3, row=4)
"""

from __future__ import annotations

import re
from string import ascii_uppercase
from typing import Final

from ludex.core.violations import Unreadable
from ludex.smallholder.board import Cell

COLUMN_LETTERS: Final = ascii_uppercase
"""The letters of the columns that can be named."""
ROWS_NAMED: Final = 99
"""How many rows can be named."""

NOTATION: Final = (
    "The cell where the stone goes: its column's letter and its row's number, counted from 1 at "
    "the bottom, as in D5."
)

_CELL: Final = re.compile(r"([A-Z])([1-9][0-9]?)", re.ASCII)


def is_nameable(cell: Cell) -> bool:
    """Whether a cell has a name; those of all boards have, and some beyond."""
    return 0 <= cell.column < len(COLUMN_LETTERS) and 0 <= cell.row < ROWS_NAMED


def cell_name(cell: Cell) -> str:
    """The name of a nameable cell."""
    return f"{COLUMN_LETTERS[cell.column]}{cell.row + 1}"


def format_move(move: Cell) -> str:
    """The text of the move that places a stone on this cell."""
    return cell_name(move)


def parse_move(text: str) -> Cell | Unreadable:
    """The move that a text writes, on any board."""
    read = _CELL.fullmatch(text)
    if read is None:
        return Unreadable(
            text, "A move is a cell: a letter from A to Z and a number from 1 to 99, as in D5."
        )
    return Cell(ord(read[1]) - ord("A"), int(read[2]) - 1)
