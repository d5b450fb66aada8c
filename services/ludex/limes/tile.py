"""Tiles: two by two quadrants, each of one terrain, some with a house.

A tile's text is its four terrains, clockwise from the north-west, and its four houses:
`FFTL/0100` is field, field, watchtower, lake, with a house on the north-east quadrant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias

Terrain: TypeAlias = int
"""WOODS, FIELD, LAKE or WATCHTOWER: a place in every list that has one entry for each."""

WOODS: Terrain = 0
FIELD: Terrain = 1
LAKE: Terrain = 2
WATCHTOWER: Terrain = 3

TERRAINS: tuple[Terrain, ...] = (WOODS, FIELD, LAKE, WATCHTOWER)
LETTERS = "WFLT"
"""The letter of each terrain."""

CORNERS: tuple[str, ...] = ("north_west", "north_east", "south_east", "south_west")
"""The quadrants of a tile in the order in which `Tile` lists them: clockwise."""

QUARTER_TURNS = 4

_TEXT = re.compile(r"([WFLT]{4})/([01]{4})")


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as it lies before any rotation; quadrants clockwise from the north-west."""

    terrains: tuple[Terrain, Terrain, Terrain, Terrain]
    houses: tuple[bool, bool, bool, bool]
    period: int = field(init=False, compare=False, repr=False)
    """How many rotations look different: 4, 2 or 1. Rotations k and k + period look alike."""

    def __post_init__(self) -> None:
        period = next(k for k in (1, 2, 4) if self.rotated(k) == self._quadrants())
        object.__setattr__(self, "period", period)

    def _quadrants(self) -> tuple[tuple[Terrain, bool], ...]:
        return tuple(zip(self.terrains, self.houses, strict=True))

    def rotated(self, quarter_turns: int) -> tuple[tuple[Terrain, bool], ...]:
        """The terrain and the house of each quadrant after so many quarter turns clockwise."""
        quadrants = self._quadrants()
        return tuple(quadrants[(corner - quarter_turns) % 4] for corner in range(4))


def format_tile(tile: Tile) -> str:
    """The tile's text."""
    letters = "".join(LETTERS[terrain] for terrain in tile.terrains)
    return letters + "/" + "".join("1" if house else "0" for house in tile.houses)


@cache  # there are 4096 tiles in all, and a text that is none is not kept
def _tile(letters: str, marks: str) -> Tile:
    nw, ne, se, sw = (LETTERS.index(letter) for letter in letters)
    house_nw, house_ne, house_se, house_sw = (mark == "1" for mark in marks)
    return Tile((nw, ne, se, sw), (house_nw, house_ne, house_se, house_sw))


def parse_tile(text: str) -> Tile | None:
    """The tile that a text writes; None when it writes none."""
    match = _TEXT.fullmatch(text)
    return _tile(match[1], match[2]) if match else None


def format_rotated(tile: Tile, quarter_turns: int) -> str:
    """The text of the tile as it looks after so many quarter turns clockwise."""
    looks = tile.rotated(quarter_turns)
    letters = "".join(LETTERS[terrain] for terrain, _ in looks)
    return letters + "/" + "".join("1" if house else "0" for _, house in looks)
