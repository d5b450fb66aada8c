"""Tiles: two by two quadrants, each of one terrain, some with a house.

A tile's text is its four terrains, clockwise from the north-west, and its four houses:
`FFTL/0100` is field, field, watchtower, lake, with a house on the north-east quadrant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias

Terrain: TypeAlias = int
"""WOODS, FIELD, LAKE or WATCHTOWER: a place in every list that has one entry for each."""

WOODS: Final[Terrain] = 0
FIELD: Final[Terrain] = 1
LAKE: Final[Terrain] = 2
WATCHTOWER: Final[Terrain] = 3

TERRAINS: Final[tuple[Terrain, ...]] = (WOODS, FIELD, LAKE, WATCHTOWER)
LETTERS: Final = "WFLT"
"""The letter of each terrain."""

CORNERS: Final[tuple[str, ...]] = ("north_west", "north_east", "south_east", "south_west")
"""The quadrants of a tile in the order in which `Tile` lists them: clockwise."""

QUARTER_TURNS: Final = 4

HOUSE_MARK: Final = 8
"""What a house adds to a quadrant's mark."""

_TEXTS: Final[dict[bytes, str]] = {}  # by the marks of four quadrants; there are 4096 in all
_TEXT: Final = re.compile(r"([WFLT]{4})/([01]{4})")


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies before any rotation; quadrants clockwise from the north-west."""

    terrains: tuple[Terrain, Terrain, Terrain, Terrain]
    houses: tuple[bool, bool, bool, bool]
    period: int = field(init=False, compare=False, repr=False)
    """How many rotations look different: 4, 2 or 1. Rotations k and k + period look alike."""
    marks: bytes = field(init=False, compare=False, repr=False)
    """For each rotation, the marks of its quadrants clockwise from the north-west: 1 more than the
    terrain, and `HOUSE_MARK` more with a house.
    """

    def __post_init__(self) -> None:
        period = next(k for k in (1, 2, 4) if self.rotated(k) == self._quadrants())
        object.__setattr__(self, "period", period)
        marks = [
            1 + terrain + HOUSE_MARK * house
            for quarter_turns in range(QUARTER_TURNS)
            for terrain, house in self.rotated(quarter_turns)
        ]
        object.__setattr__(self, "marks", bytes(marks))

    def _quadrants(self) -> tuple[tuple[Terrain, bool], ...]:
        return tuple(zip(self.terrains, self.houses, strict=True))

    def rotated(self, quarter_turns: int) -> tuple[tuple[Terrain, bool], ...]:
        """The terrain and the house of each quadrant after so many quarter turns clockwise."""
        quadrants = self._quadrants()
        return tuple(quadrants[(corner - quarter_turns) % 4] for corner in range(4))


def format_tile(tile: Tile) -> str:
    """The tile's text."""
    return format_rotated(tile, 0)


def format_rotated(tile: Tile, quarter_turns: int) -> str:
    """The text of the tile as it looks after so many quarter turns clockwise."""
    marks = tile.marks[4 * quarter_turns : 4 * quarter_turns + 4]
    text = _TEXTS.get(marks)
    if text is None:
        letters = "".join([LETTERS[mark % HOUSE_MARK - 1] for mark in marks])
        text = letters + "/" + "".join([str(mark // HOUSE_MARK) for mark in marks])
        _TEXTS[marks] = text
    return text


@cache  # there are 4096 tiles in all, and a text that is none is not kept
def _tile(letters: str, marks: str) -> Tile:
    nw, ne, se, sw = (LETTERS.index(letter) for letter in letters)
    house_nw, house_ne, house_se, house_sw = (mark == "1" for mark in marks)
    return Tile((nw, ne, se, sw), (house_nw, house_ne, house_se, house_sw))


def parse_tile(text: str) -> Tile | None:
    """The tile that a text writes; None when it writes none."""
    match = _TEXT.fullmatch(text)
    return _tile(match[1], match[2]) if match else None
