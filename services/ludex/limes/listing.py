"""Legal moves as numbers: the quick twin of `moves.legal_moves`, for encoding and for playouts.

    cell * 4 + rotation             to lay this round's tile
    PLACING + quadrant              to place a figure
    MOVING + home * 256 + home      to move a figure from the first territory to the second
    DECLINING                       to do neither

`move_of` gives the move of a number. `tests/limes/test_listing.py` holds the twins together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludex.limes.board import FIGURES
from ludex.limes.geometry import CELL_STRIDE, REACH, STRIDE, place_of, xy_of
from ludex.limes.ground import Ground, north_west_of
from ludex.limes.notation import Decline, LayTile, Move, MoveFigure, PlaceFigure
from ludex.limes.position import ROUNDS, Position

PLACING: Final[i64] = 256
DECLINING: Final[i64] = 511
MOVING: Final[i64] = 512

_CELLS_END: Final = 55


def legal_numbers(position: Position, seat: int) -> list[int]:
    """The numbers of what `moves.legal_moves` lists, in its order."""
    boards = position.boards
    if not 0 <= seat < len(boards):
        return []
    board = boards[seat]
    done = board.rounds_done
    if done == ROUNDS:
        return []
    for other in boards:
        if other.rounds_done < done:
            return []
    ground = board.land.ground
    if not board.figure_pending:
        return laying_numbers(ground, position.tile(done).period, position.edge_only)
    last = board.land.laid[-1]
    return figure_numbers(ground, cell_number(last.column, last.row), list(board.figures))


def cell_number(column: i64, row: i64) -> i64:
    """What `geometry.cell_at` gives for a column and row of the board."""
    return (row + REACH) * CELL_STRIDE + column + REACH


def laying_numbers(ground: Ground, period: int, edge_only: bool) -> list[int]:
    """What `laying.layings` lists for a tile of this period."""
    free: i64 = ground.free_cells(edge_only)
    cells = [cell for cell in range(_CELLS_END) if free >> cell & 1]
    return [cell * 4 + rotation for cell in cells for rotation in range(period)]


def figure_numbers(ground: Ground, cell: i64, figures: list[int]) -> list[int]:
    """What `figures.placements` and `figures.figure_moves` list, and to do neither. `cell` is that
    of the tile just laid; `figures` are the homes where figures stand, ascending.
    """
    numbers: list[int] = []
    if len(figures) < FIGURES:
        north_west: i64 = north_west_of(cell)
        first: i64 = ground.home(north_west)
        second: i64 = ground.home(north_west + 1)
        third: i64 = ground.home(north_west + STRIDE)
        fourth: i64 = ground.home(north_west + STRIDE + 1)
        numbers.append(PLACING + north_west)
        if second != first:
            numbers.append(PLACING + north_west + 1)
        if third not in (first, second):
            numbers.append(PLACING + north_west + STRIDE)
        if fourth not in (first, second, third):
            numbers.append(PLACING + north_west + STRIDE + 1)
    before = -1
    for home in figures:
        if home != before:
            before = home
            leaving = MOVING + home * 256
            numbers += [leaving + entered for entered in ground.homes_beside(home)]
    numbers.append(DECLINING)
    return numbers


def move_of(number: int) -> Move:
    """The move of a number."""
    if number < PLACING:
        return LayTile(*place_of(number // 4), number % 4)
    if number == DECLINING:
        return Decline()
    if number < MOVING:
        return PlaceFigure(*xy_of(number - PLACING))
    left, entered = divmod(number - MOVING, 256)
    return MoveFigure(*xy_of(left), *xy_of(entered))
