"""The ground of one board, quadrant by quadrant, for quick answers.

The rules ask all the time in which territory a quadrant lies, which territories are beside it, and
what a figure there scores. `Ground` keeps what tells it in arrays of numbers, which grow with every
tile that is laid. Territories go by their homes, as in `land`; quadrants and cells are numbered as
in `geometry`.

Two methods are quick twins of readable statements of the rules: `free_cells` of the one in
`laying`, `score` of `roles.counted`. `tests/limes/test_ground.py` holds them together, and
everything here to the words of the page.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludex.core.native import byte, word
from ludex.limes.geometry import (
    CELL_STRIDE,
    COLUMNS_THAT_FIT,
    MAX_XY,
    MIN_XY,
    ORIGIN,
    REACH,
    ROWS_THAT_FIT,
    STRIDE,
)
from ludex.limes.tile import FIELD, HOUSE_MARK, LAKE, WATCHTOWER, WOODS

_LAST: Final = MAX_XY - MIN_XY
"""The last row and column of quadrants, counted from 0."""
_ALL_BUT_LAST_ROW: Final[i64] = (1 << 48) - 1
"""The cells that have others south of them."""

# Steps wrap around within 16 rows of 16 quadrants. A board has 14 of each, so one step beyond its
# edge is always a place where nothing lies.
_WRAP: Final[i64] = 256 - 1

_TERRAIN: Final[i64] = 7
_HOUSE: Final[i64] = HOUSE_MARK
_WOODS: Final[i64] = 1 + WOODS
_FIELD: Final[i64] = 1 + FIELD
_LAKE: Final[i64] = 1 + LAKE
_WATCHTOWER: Final[i64] = 1 + WATCHTOWER
"""The part of a mark that tells the terrain, as `Tile.marks` has it."""

BITS: Final[vec[i64]] = vec[i64]([1 << number for number in range(62)])
"""By number: the set that holds only that. mypyc computes `1 << number` in 32 bits."""

# By least times `CELL_STRIDE` plus greatest column (or row), as `geometry` has them.
_COLUMNS_THAT_FIT: Final[vec[i64]] = vec[i64](
    [cells for columns in COLUMNS_THAT_FIT for cells in columns]
)
_ROWS_THAT_FIT: Final[vec[i64]] = vec[i64]([cells for rows in ROWS_THAT_FIT for cells in rows])

_STEPS: Final[vec[i64]] = vec[i64]([-16, -1, 1, 16])
"""The steps to the four quadrants beside one."""
_NOWHERE: Final[vec[u8]] = vec[u8]([0] * 256)
_NO_HOME: Final[i64] = 255
"""The home of quadrants where no tile lies."""
_HOMELESS: Final[vec[u8]] = vec[u8]([255] * 256)


class Ground:
    """What lies where. Only its maker lays tiles on it; everybody else lays them on a copy."""

    def __init__(
        self,
        cells: i64,
        left: i64,
        right: i64,
        top: i64,
        bottom: i64,
        marks: vec[u8],
        homes: vec[u8],
        rings: vec[u8],
    ) -> None:
        """By quadrant: its mark as in `Tile.marks` or 0, the home of its territory, and another
        quadrant of that, such that going on from one to the next comes by all of them.
        """
        self.cells: i64 = cells
        self.left: i64 = left
        self.right: i64 = right
        self.top: i64 = top
        self.bottom: i64 = bottom
        self.marks: vec[u8] = marks
        self.homes: vec[u8] = homes
        self.rings: vec[u8] = rings

    def copy(self) -> Ground:
        """Another ground that looks the same."""
        return Ground(
            self.cells,
            self.left,
            self.right,
            self.top,
            self.bottom,
            self.marks[:],
            self.homes[:],
            self.rings[:],
        )

    # Laying

    def lay(self, cell: i64, marks: bytes, rotation: i64) -> None:
        """Lays a tile of these marks on a free cell, so turned."""
        row: i64 = cell >> 3
        column: i64 = cell & 7
        self.cells |= BITS[cell]
        self.left = min(self.left, column)
        self.right = max(self.right, column)
        self.top = min(self.top, row)
        self.bottom = max(self.bottom, row)
        north_west: i64 = north_west_of(cell)
        first: i64 = rotation * 4
        self._add(north_west, marks[first])
        self._add(north_west + 1, marks[first + 1])
        self._add(north_west + STRIDE + 1, marks[first + 2])
        self._add(north_west + STRIDE, marks[first + 3])

    def _add(self, quadrant: i64, mark: i64) -> None:
        """Adds a quadrant and joins it to the territories beside it."""
        marks = self.marks
        marks[quadrant] = byte(mark)
        self.homes[quadrant] = byte(quadrant)
        self.rings[quadrant] = byte(quadrant)
        if mark & _TERRAIN != _WATCHTOWER:
            for step in _STEPS:
                other: i64 = (quadrant + step) & _WRAP
                if (word(marks[other]) ^ mark) & _TERRAIN == 0:
                    self._join(quadrant, other)

    def _join(self, quadrant: i64, other: i64) -> None:
        """Makes one of the territories of two quadrants, if they are two."""
        homes = self.homes
        rings = self.rings
        home: i64 = word(homes[quadrant])
        lost: i64 = word(homes[other])
        if home == lost:
            return
        if home > lost:
            home, lost = lost, home
        member: i64 = lost
        while word(homes[member]) != home:
            homes[member] = byte(home)
            member = word(rings[member])
        after = rings[home]
        rings[home] = rings[lost]
        rings[lost] = after

    def free_cells(self, edge_only: bool) -> i64:
        """What `laying.free_cells` gives for the cells."""
        cells: i64 = self.cells
        if cells == 0:
            return 1 << ORIGIN
        wide: i64 = cells << 1 | cells >> 1
        if edge_only:
            near: i64 = wide | (cells & _ALL_BUT_LAST_ROW) << CELL_STRIDE | cells >> CELL_STRIDE
        else:
            wide |= cells
            near = wide | (wide & _ALL_BUT_LAST_ROW) << CELL_STRIDE | wide >> CELL_STRIDE
        columns: i64 = _COLUMNS_THAT_FIT[self.left * CELL_STRIDE + self.right]
        rows: i64 = _ROWS_THAT_FIT[self.top * CELL_STRIDE + self.bottom]
        return near & columns & rows & ~cells

    # Territories

    def home(self, quadrant: i64) -> i64:
        """The home of a laid quadrant's territory."""
        return word(self.homes[quadrant])

    def mark(self, quadrant: i64) -> i64:
        """The quadrant's mark; 0 where no tile lies."""
        return word(self.marks[quadrant])

    def members(self, home: i64) -> list[int]:
        """The quadrants of a territory, in no order."""
        members: list[int] = [home]
        member: i64 = word(self.rings[home])
        while member != home:
            members.append(member)
            member = word(self.rings[member])
        return members

    def is_within(self, home: i64, cell: i64) -> bool:
        """Whether a territory lies on one tile."""
        member: i64 = home
        while (member >> 5) * CELL_STRIDE + ((member & (STRIDE - 1)) >> 1) == cell:
            member = word(self.rings[member])
            if member == home:
                return True
        return False

    def homes_beside(self, home: i64) -> list[int]:
        """The homes of the territories that share an edge with a territory, ascending."""
        homes = self.homes
        rings = self.rings
        seen = _NOWHERE[:]
        seen[_NO_HOME] = 1
        seen[home] = 1
        found: list[int] = []
        member: i64 = home
        while True:
            for step in _STEPS:
                other: i64 = word(homes[(member + step) & _WRAP])
                if seen[other] == 0:
                    seen[other] = 1
                    found.append(other)
            member = word(rings[member])
            if member == home:
                break
        found.sort()
        return found

    # Scores

    def score(self, quadrant: i64) -> i64:
        """How many quadrants `roles.counted` tells for a figure on this quadrant."""
        home: i64 = word(self.homes[quadrant])
        terrain: i64 = word(self.marks[quadrant]) & _TERRAIN
        if terrain == _FIELD:
            return self._size(home)
        if terrain == _LAKE:
            return self._houses_beside(home)
        if terrain == _WOODS:
            return len(self.homes_beside(home))
        column: i64 = quadrant & (STRIDE - 1)
        return (
            self._woods(quadrant, -STRIDE, quadrant >> 4)
            + self._woods(quadrant, 1, _LAST - column)
            + self._woods(quadrant, STRIDE, _LAST - (quadrant >> 4))
            + self._woods(quadrant, -1, column)
        )

    def _size(self, home: i64) -> i64:
        size: i64 = 1
        member: i64 = word(self.rings[home])
        while member != home:
            size += 1
            member = word(self.rings[member])
        return size

    def _houses_beside(self, home: i64) -> i64:
        """How many quadrants beside a territory have a house."""
        seen = _NOWHERE[:]
        count: i64 = 0
        member: i64 = home
        while True:
            for step in _STEPS:
                other: i64 = (member + step) & _WRAP
                if (
                    word(self.marks[other]) & _HOUSE
                    and word(self.homes[other]) != home
                    and seen[other] == 0
                ):
                    seen[other] = 1
                    count += 1
            member = word(self.rings[member])
            if member == home:
                return count

    def _woods(self, quadrant: i64, step: i64, steps: i64) -> i64:
        """The woods quadrants ahead within so many steps, up to the next watchtower."""
        woods: i64 = 0
        while steps > 0:
            steps -= 1
            quadrant += step
            terrain: i64 = word(self.marks[quadrant]) & _TERRAIN
            if terrain == _WATCHTOWER:
                break
            if terrain == _WOODS:
                woods += 1
        return woods


def north_west_of(cell: i64) -> i64:
    """The first of a cell's quadrants."""
    return (cell >> 3) * 2 * STRIDE + (cell & 7) * 2


def no_ground() -> Ground:
    """A ground where nothing lies."""
    return Ground(0, 2 * REACH, 0, 2 * REACH, 0, _NOWHERE[:], _HOMELESS[:], _NOWHERE[:])
