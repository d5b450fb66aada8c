"""The geometry of a board: cells, quadrants, and sets of either as the bits of one number.

A board holds 4 x 4 tiles, the first of which lies at column 0, row 0; so a cell's column and row
are between -3 and 3, and a quadrant's x and y between -6 and 7. Cells and quadrants are numbered
row by row, north to south, and in each row west to east, so that the lowest bit of a set is its
first member in reading order. Rows have a spare column at the end: a set that is shifted by one
step never runs over from one row into the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

Quadrant: TypeAlias = int
"""A quadrant's number."""
Quadrants: TypeAlias = int
"""A set of quadrants: bit q is set when quadrant q is in it."""
Cell: TypeAlias = int
"""A cell's number."""
Cells: TypeAlias = int
"""A set of cells."""

SIDE: Final = 4
"""A board is so many tiles wide and high."""
REACH: Final = SIDE - 1
"""The furthest column or row from the first tile's."""

CELL_STRIDE: Final = 8
"""How far apart two cells are of which one lies south of the other."""
STRIDE: Final = 16
"""How far apart two quadrants are of which one lies south of the other."""

MIN_XY: Final = -2 * REACH
MAX_XY: Final = 2 * REACH + 1

ORIGIN: Final[Cell] = REACH * CELL_STRIDE + REACH
"""The first tile's cell."""


def cell_at(column: int, row: int) -> Cell | None:
    """The cell at a column and row; None outside every board."""
    if -REACH <= column <= REACH and -REACH <= row <= REACH:
        return (row + REACH) * CELL_STRIDE + column + REACH
    return None


def place_of(cell: Cell) -> tuple[int, int]:
    """A cell's column and row."""
    return cell % CELL_STRIDE - REACH, cell // CELL_STRIDE - REACH


def quadrant_at(x: int, y: int) -> Quadrant | None:
    """The quadrant at x and y; None outside every board."""
    if MIN_XY <= x <= MAX_XY and MIN_XY <= y <= MAX_XY:
        return (y - MIN_XY) * STRIDE + x - MIN_XY
    return None


def xy_of(quadrant: Quadrant) -> tuple[int, int]:
    """A quadrant's x and y."""
    return quadrant % STRIDE + MIN_XY, quadrant // STRIDE + MIN_XY


def quadrants_of(cell: Cell) -> tuple[Quadrant, Quadrant, Quadrant, Quadrant]:
    """The quadrants of a cell, clockwise from the north-west: the order of a tile's."""
    north_west = cell // CELL_STRIDE * 2 * STRIDE + cell % CELL_STRIDE * 2
    return north_west, north_west + 1, north_west + STRIDE + 1, north_west + STRIDE


QUADRANTS: Final = tuple([quadrants_of(cell) for cell in range(CELL_STRIDE * (2 * REACH + 1))])
"""By cell: its quadrants, as `quadrants_of` lists them."""


def cell_of(quadrant: Quadrant) -> Cell:
    """The cell that a quadrant lies in."""
    return quadrant // STRIDE // 2 * CELL_STRIDE + quadrant % STRIDE // 2


def first(members: int) -> int:
    """The first member of a set in reading order; the set is not empty."""
    return (members & -members).bit_length() - 1


def each(members: int) -> Iterator[int]:
    """The members of a set in reading order."""
    while members:
        lowest = members & -members
        yield lowest.bit_length() - 1
        members ^= lowest


def beside(quadrants: Quadrants) -> Quadrants:
    """Every quadrant that shares an edge with one of the set, and is not of the set itself."""
    north_south = quadrants << STRIDE | quadrants >> STRIDE
    return (quadrants << 1 | quadrants >> 1 | north_south) & ~quadrants


def cells_beside(cells: Cells) -> Cells:
    """Every cell that shares an edge with one of the set; some are of the set, some off board."""
    return cells << 1 | cells >> 1 | cells << CELL_STRIDE | cells >> CELL_STRIDE


def cells_around(cells: Cells) -> Cells:
    """Every cell that shares an edge or a corner with one of the set, likewise."""
    wide = cells << 1 | cells | cells >> 1
    return wide << CELL_STRIDE | wide | wide >> CELL_STRIDE


def extent(cells: Cells) -> tuple[int, int, int, int]:
    """The least and the greatest column, and the least and the greatest row, of a set of cells
    that is not empty, counted from 0.
    """
    columns = cells | cells >> 32
    columns |= columns >> 16
    columns = (columns | columns >> 8) & 0xFF
    top = (cells & -cells).bit_length() - 1
    bottom = cells.bit_length() - 1
    return (
        (columns & -columns).bit_length() - 1,
        columns.bit_length() - 1,
        top // CELL_STRIDE,
        bottom // CELL_STRIDE,
    )


_CELLS_ACROSS: Final = 2 * REACH + 1


def _rectangle(left: int, right: int, top: int, bottom: int) -> Cells:
    return sum(
        1 << (row * CELL_STRIDE + column)
        for row in range(max(top, 0), min(bottom, _CELLS_ACROSS - 1) + 1)
        for column in range(max(left, 0), min(right, _CELLS_ACROSS - 1) + 1)
    )


# By least and greatest column (or row): the cells in the columns (rows) that still fit with them
# into the board's side.
COLUMNS_THAT_FIT: Final = [
    [_rectangle(most - REACH, least + REACH, 0, 6) for most in range(CELL_STRIDE)]
    for least in range(CELL_STRIDE)
]
ROWS_THAT_FIT: Final = [
    [_rectangle(0, 6, most - REACH, least + REACH) for most in range(CELL_STRIDE)]
    for least in range(CELL_STRIDE)
]


def cells_that_fit(cells: Cells) -> Cells:
    """The cells that lie with all of the set in some square of 4 x 4; the set is not empty."""
    return cells_within(*extent(cells))


def cells_within(left: int, right: int, top: int, bottom: int) -> Cells:
    """The cells that lie in some square of 4 x 4 with all the cells of this extent."""
    return COLUMNS_THAT_FIT[left][right] & ROWS_THAT_FIT[top][bottom]


def _line(quadrant: Quadrant, step_x: int, step_y: int) -> Quadrants:
    x, y = xy_of(quadrant)
    line = 0
    while (ahead := quadrant_at(x + step_x, y + step_y)) is not None:
        line |= 1 << ahead
        x, y = x + step_x, y + step_y
    return line


def _lines(step_x: int, step_y: int) -> tuple[Quadrants, ...]:
    return tuple(
        _line(quadrant, step_x, step_y) if quadrant % STRIDE <= MAX_XY - MIN_XY else 0
        for quadrant in range(STRIDE * (MAX_XY - MIN_XY + 1))
    )


NORTH: Final[tuple[Quadrants, ...]] = _lines(0, -1)
"""By quadrant: all quadrants straight north of it. EAST, SOUTH and WEST likewise."""
EAST: Final[tuple[Quadrants, ...]] = _lines(1, 0)
SOUTH: Final[tuple[Quadrants, ...]] = _lines(0, 1)
WEST: Final[tuple[Quadrants, ...]] = _lines(-1, 0)
