"""The boards: hexagons and limping hexagons, and what can be known of their cells beforehand.

A cell is (column, row), row 0 at the bottom, and its six neighbours are (+1, 0), (+1, +1),
(0, +1), (-1, 0), (-1, -1) and (0, -1). A set of cells is a *bit set*: an integer in which the bit
`row * stride + column` stands for the cell. A stride is one more than the number of columns, so
that shifting a set by a step to a neighbour never carries a cell from the end of one row to the
start of another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

SMALLEST_SIDE: Final = 2
LARGEST_SIDE: Final = 10
DEFAULT_BOARD: Final = "hex4"

STEPS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))
"""The steps to a cell's six neighbours, as (column, row)."""


@dataclass(init=False, slots=True, unsafe_hash=True)
class Cell:
    """A cell, on some board or on none."""

    column: Final[int]
    row: Final[int]

    def __init__(self, column: int, row: int) -> None:
        self.column = column
        self.row = row


@dataclass(frozen=True, slots=True, eq=False)
class Axis:
    """The parallel lines of one direction, in order.

    `step` is from a bit number to the next on a line. `line_at` has the line of each cell, by bit
    number. `lines[i]` holds the cells of line i, `from_line[i]` those of line i and all after it,
    and `up_to_line[i]` those of line i and all before it.
    """

    step: int
    line_at: bytes
    lines: tuple[int, ...]
    from_line: tuple[int, ...]
    up_to_line: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A board and its tables; there is one of each name.

    `cells` holds all its cells and `size` counts them. `in_order` lists them by row, then column.
    By bit number: `on_board`, whether it is a cell's, 1 or 0; `cell_at`, the cell (for a bit that
    is no cell, an unused filler); `neighbours`, a bit set; `lines_through`, the three lines through
    the cell. `axes` are the lines of constant column, row, and column - row; `lines` are all lines
    of at least three cells, because nothing lies between the cells of a shorter one.
    """

    name: str
    columns: int
    rows: int
    stride: int
    cells: int
    size: int
    in_order: tuple[Cell, ...]
    on_board: bytes
    cell_at: tuple[Cell, ...]
    neighbours: tuple[int, ...]
    lines_through: tuple[tuple[int, int, int], ...]
    axes: tuple[Axis, Axis, Axis]
    lines: tuple[int, ...]

    def __reduce__(self) -> tuple[Callable[[str], Board | None], tuple[str]]:
        return board_named, (self.name,)

    def has(self, cell: Cell) -> bool:
        """Whether the cell is one of this board's."""
        return (
            0 <= cell.column < self.columns
            and 0 <= cell.row < self.rows
            and bool(self.cells >> self.bit_number(cell) & 1)
        )

    def bit_number(self, cell: Cell) -> int:
        """The number of the cell's bit; only for cells of the board."""
        return cell.row * self.stride + cell.column

    def bit_set(self, cells: Iterable[Cell]) -> int:
        """The bit set of these cells of the board."""
        return _bit_set(self.stride, cells)

    def listed(self, bits: int) -> tuple[Cell, ...]:
        """The cells of a bit set, by row, then column."""
        cell_at = self.cell_at
        return tuple([cell_at[number] for number in numbers(bits)])

    def around(self, bits: int) -> int:
        """The cells beside any cell of a bit set; may hold cells of the set itself."""
        stride = self.stride
        beside = bits << 1 | bits >> 1
        beside |= bits << stride | bits >> stride
        beside |= bits << (stride + 1) | bits >> (stride + 1)
        return beside & self.cells


def numbers(bits: int) -> list[int]:
    """The bit numbers of a bit set, ascending."""
    found: list[int] = []
    first = 0
    # Part by part, because taking single bits off a small number is much cheaper than off a number
    # as long as the board.
    while bits:
        part = bits & _PART
        while part:
            lowest = part & -part
            found.append(first + lowest.bit_length() - 1)
            part ^= lowest
        bits >>= _PART_BITS
        first += _PART_BITS
    return found


def _is_on_hexagon(side: int, column: int, row: int) -> bool:
    reach = side - 1
    return 0 <= column <= 2 * reach and 0 <= row <= 2 * reach and -reach <= column - row <= reach


def _is_on_limping_hexagon(side: int, column: int, row: int) -> bool:
    last = 2 * side - 1
    return 0 <= column <= last and 0 <= row <= last and -(side - 1) <= column - row <= side


SHAPES: Final[dict[str, tuple[Callable[[int, int, int], bool], int]]] = {
    **{f"hex{side}": (_is_on_hexagon, side) for side in range(SMALLEST_SIDE, LARGEST_SIDE + 1)},
    **{
        "hex" + f"{side}{side + 1}" * 3: (_is_on_limping_hexagon, side)
        for side in range(SMALLEST_SIDE, LARGEST_SIDE + 1)
    },
}
"""Every board's name, with its shape and shortest side: hexagons first, then limping ones."""

BOARD_NAMES: Final[tuple[str, ...]] = tuple(SHAPES)
"""Every board's name."""

_PART_BITS: Final = 60
_PART: Final = (1 << _PART_BITS) - 1

MOST_CELLS: Final = 300
"""The cells of the largest board."""


def board_named(name: str) -> Board | None:
    """The board of this name; None when there is none."""
    return _built(name) if name in SHAPES else None


@cache
def _built(name: str) -> Board:
    is_on_board, side = SHAPES[name]
    span = range(2 * side)
    cells = tuple(
        Cell(column, row) for row in span for column in span if is_on_board(side, column, row)
    )
    columns = 1 + max(cell.column for cell in cells)
    rows = 1 + max(cell.row for cell in cells)
    stride = columns + 1
    axes = (
        _axis(cells, stride, stride, [cell.column for cell in cells]),
        _axis(cells, stride, 1, [cell.row for cell in cells]),
        _axis(cells, stride, stride + 1, [cell.column - cell.row for cell in cells]),
    )
    bits = _bit_set(stride, cells)
    neighbours = [0] * (rows * stride)
    lines_through = [(0, 0, 0)] * (rows * stride)
    for cell in cells:
        number = cell.row * stride + cell.column
        neighbours[number] = _bit_set(stride, [o for o in cells if _are_adjacent(cell, o)])
        lines_through[number] = (
            _line_at(axes[0], number),
            _line_at(axes[1], number),
            _line_at(axes[2], number),
        )
    return Board(
        name=name,
        columns=columns,
        rows=rows,
        stride=stride,
        cells=bits,
        size=len(cells),
        in_order=cells,
        on_board=bytes([bits >> number & 1 for number in range(rows * stride)]),
        cell_at=tuple(Cell(at % stride, at // stride) for at in range(rows * stride)),
        neighbours=tuple(neighbours),
        lines_through=tuple(lines_through),
        axes=axes,
        lines=tuple(line for axis in axes for line in axis.lines if line.bit_count() > 2),
    )


def _axis(cells: Sequence[Cell], stride: int, step: int, coordinates: Sequence[int]) -> Axis:
    """The axis whose lines are the cells of equal coordinate."""
    placed = list(zip(cells, coordinates, strict=True))
    values = sorted(set(coordinates))
    line_at = bytearray(stride * (cells[-1].row + 1))
    for cell, at in placed:
        line_at[cell.row * stride + cell.column] = values.index(at)
    return Axis(
        step,
        bytes(line_at),
        tuple([_bit_set(stride, [cell for cell, at in placed if at == v]) for v in values]),
        tuple([_bit_set(stride, [cell for cell, at in placed if at >= v]) for v in values]),
        tuple([_bit_set(stride, [cell for cell, at in placed if at <= v]) for v in values]),
    )


def _line_at(axis: Axis, number: int) -> int:
    return next(line for line in axis.lines if line >> number & 1)


def _bit_set(stride: int, cells: Iterable[Cell]) -> int:
    bits = 0
    for cell in cells:
        bits |= 1 << (cell.row * stride + cell.column)
    return bits


def _are_adjacent(here: Cell, other: Cell) -> bool:
    return (other.column - here.column, other.row - here.row) in STEPS
