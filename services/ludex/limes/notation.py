"""What a player can do, and how it is written.

    L:c,r,k      lay this round's tile at column c, row r, with k quarter turns clockwise
    P:x,y        place a figure on the quadrant x, y
    M:x,y>u,v    move a figure from the territory of x, y to the one of u, v
    -            neither place nor move a figure

A move's text has one form: numbers have no leading zeros, no plus sign and no spaces around them.
Whether such a cell, rotation or quadrant exists is for the rules to say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from ludex.core.value import Value
from ludex.core.violations import Unreadable

FORMS: Final = (
    "`L:c,r,k` lays this round's tile at column c, row r, with k quarter turns clockwise; "
    "`P:x,y` places a figure on the quadrant x, y of the tile just laid; "
    "`M:x,y>u,v` moves a figure from the territory of quadrant x, y to that of u, v; "
    "`-` does neither."
)
"""The forms of a move's text, for `DescribeGame`."""


@dataclass(init=False, slots=True, eq=False)
class LayTile(Value):
    """Lay this round's tile."""

    column: Final[int]
    row: Final[int]
    rotation: Final[int]

    def __init__(self, column: int, row: int, rotation: int) -> None:
        self.column = column
        self.row = row
        self.rotation = rotation

    def _fields(self) -> tuple[object, ...]:
        return self.column, self.row, self.rotation


@dataclass(init=False, slots=True, eq=False)
class PlaceFigure(Value):
    """Place a figure from the supply."""

    x: Final[int]
    y: Final[int]

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y

    def _fields(self) -> tuple[object, ...]:
        return self.x, self.y


@dataclass(init=False, slots=True, eq=False)
class MoveFigure(Value):
    """Move a placed figure to an adjacent territory."""

    from_x: Final[int]
    from_y: Final[int]
    to_x: Final[int]
    to_y: Final[int]

    def __init__(self, from_x: int, from_y: int, to_x: int, to_y: int) -> None:
        self.from_x = from_x
        self.from_y = from_y
        self.to_x = to_x
        self.to_y = to_y

    def _fields(self) -> tuple[object, ...]:
        return self.from_x, self.from_y, self.to_x, self.to_y


@dataclass(init=False, slots=True, eq=False)
class Decline(Value):
    """Neither place nor move a figure."""

    def _fields(self) -> tuple[object, ...]:
        return ()


Move: TypeAlias = LayTile | PlaceFigure | MoveFigure | Decline

# Any number that fits the contract's 32 bits can be written; anything longer is no coordinate.
_NUMBER: Final = r"(0|-?[1-9][0-9]{0,9})"
_LAY: Final = re.compile(rf"L:{_NUMBER},{_NUMBER},{_NUMBER}")
_PLACE: Final = re.compile(rf"P:{_NUMBER},{_NUMBER}")
_MOVE: Final = re.compile(rf"M:{_NUMBER},{_NUMBER}>{_NUMBER},{_NUMBER}")
_GREATEST: Final = 2**31 - 1


def format_move(move: Move) -> str:
    """The move's text."""
    match move:
        case LayTile(column, row, rotation):
            return f"L:{column},{row},{rotation}"
        case PlaceFigure(x, y):
            return f"P:{x},{y}"
        case MoveFigure(from_x, from_y, to_x, to_y):
            return f"M:{from_x},{from_y}>{to_x},{to_y}"
        case Decline():
            return "-"


def parse_move(text: str) -> Move | Unreadable:
    """The move that a text writes, in any position."""
    if text == "-":
        return Decline()
    for form, kind in ((_LAY, LayTile), (_PLACE, PlaceFigure), (_MOVE, MoveFigure)):
        match = form.fullmatch(text)
        if match:
            numbers = [int(number) for number in match.groups()]
            if any(not -_GREATEST <= number <= _GREATEST for number in numbers):
                return Unreadable(text, f"A coordinate is at most {_GREATEST}.")
            return kind(*numbers)
    return Unreadable(text, "A move is written L:c,r,k or P:x,y or M:x,y>u,v or -.")
