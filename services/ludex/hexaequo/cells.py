"""The hexagons: their numbers, their names, and what lies next to what.

A cell is an `int`, so that boards can be flat: `(q + 8) * 17 + (r + 8)` for `-8 <= q, r <= 8`.
Cells in ascending order are in ascending order of `(q, r)`. `OFF` stands for every cell beyond
these bounds; no game reaches one, for a tile has to touch two others and there are eighteen.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Cell: TypeAlias = int

REACH: Final = 8
"""The greatest value of |q| and |r|."""

SPAN: Final = 2 * REACH + 1
CELLS: Final = SPAN * SPAN
OFF: Final[Cell] = CELLS
"""A stand-in for cells out of bounds: a board holds nothing there."""

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = (
    (-1, 0),
    (-1, 1),
    (0, -1),
    (0, 1),
    (1, -1),
    (1, 0),
)
"""To the six neighbours, in ascending order."""


def cell_at(q: int, r: int) -> Cell:
    """The cell with these coordinates, or `OFF`."""
    if -REACH <= q <= REACH and -REACH <= r <= REACH:
        return (q + REACH) * SPAN + r + REACH
    return OFF


def coordinates(cell: Cell) -> tuple[int, int]:
    """The cell's `(q, r)`."""
    return cell // SPAN - REACH, cell % SPAN - REACH


def distance(cell: Cell, other: Cell) -> int:
    """How many steps apart two cells are."""
    q, r = coordinates(cell)
    other_q, other_r = coordinates(other)
    across, down = other_q - q, other_r - r
    return max(abs(across), abs(down), abs(across + down))


def _named(cell: Cell) -> str:
    q, r = coordinates(cell)
    return f"{chr(ord('A') + q + REACH)}{r + REACH}"


NAMES: Final[tuple[str, ...]] = tuple(_named(cell) for cell in range(CELLS))
"""The name of each cell: a letter for q, A to Q, and a number for r, 0 to 16."""

CELL_NAMED: Final[dict[str, Cell]] = {name: cell for cell, name in enumerate(NAMES)}
"""The cell of each name."""


def _offset(cell: Cell, direction: tuple[int, int], steps: int) -> Cell:
    q, r = coordinates(cell)
    return cell_at(q + steps * direction[0], r + steps * direction[1])


LINES: Final[tuple[tuple[tuple[Cell, Cell], ...], ...]] = tuple(
    tuple((_offset(cell, way, 1), _offset(cell, way, 2)) for way in DIRECTIONS)
    for cell in range(CELLS)
)
"""For each cell and direction, the cell next to it and the one behind that."""

WAYS: Final = len(DIRECTIONS)
NEXT: Final = vec[i64]([near for lines in LINES for near, _ in lines])
"""For each cell times `WAYS` plus the number of a direction: the cell next to it, or `OFF`."""
BEHIND: Final = vec[i64]([behind for lines in LINES for _, behind in lines])
"""The cell behind that."""

NEIGHBOURS: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    tuple(adjacent for adjacent, _ in LINES[cell] if adjacent != OFF) for cell in range(CELLS)
)
"""The cells that each cell touches, ascending."""

CROSSED: Final[tuple[dict[Cell, Cell], ...]] = tuple(
    {landing: over for over, landing in LINES[cell] if landing != OFF} for cell in range(CELLS)
)
"""For each cell and each landing of a jump from it, the cell crossed."""

LEAPS: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    tuple(
        sorted(
            {
                beyond
                for near in NEIGHBOURS[cell]
                for beyond in NEIGHBOURS[near]
                if distance(cell, beyond) == 2
            }
        )
    )
    for cell in range(CELLS)
)
"""The cells at distance exactly two from each cell, ascending."""
