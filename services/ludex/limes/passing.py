"""Whether nothing is wrong with a setup, told quickly: the hot way through the gate.

`passes` says yes exactly when `admission` finds no defect in the set, the order and the boards,
whatever the tiles show. Most setups pass; `admission` works out what is wrong with the others.
`tests/limes/test_passing.py` holds the twins together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludex.limes.board import FIGURES
from ludex.limes.geometry import (
    CELL_STRIDE,
    MAX_XY,
    MIN_XY,
    ORIGIN,
    REACH,
    SIDE,
    cells_around,
    cells_beside,
)
from ludex.limes.ground import BITS
from ludex.limes.position import MAX_PLAYERS, MAX_TILES, MIN_TILES, ROUNDS, BoardSetup, Setup
from ludex.limes.tile import QUARTER_TURNS

_NUMBERS: Final = [frozenset(range(1, count + 1)) for count in range(MAX_TILES + 1)]
"""By the size of a set: the numbers of its tiles."""

# By cell: the cells around it, and those beside it; none so far off that 64 bits won't hold it.
_CELLS: Final = 55
_AROUND: Final = [cells_around(1 << cell) % (1 << _CELLS) for cell in range(_CELLS)]
_BESIDE: Final = [cells_beside(1 << cell) % (1 << _CELLS) for cell in range(_CELLS)]


def passes(setup: Setup) -> bool:
    """Whether there is no defect."""
    count = len(setup.tiles)
    if not MIN_TILES <= count <= MAX_TILES:
        return False
    if len(setup.order) != count or _NUMBERS[count] != set(setup.order):
        return False
    boards = setup.boards
    if not 1 <= len(boards) <= MAX_PLAYERS:
        return False
    least = ROUNDS
    plies = 0
    for board in boards:
        rounds = len(board.laid) - board.figure_pending
        if rounds < 0:
            return False
        least = min(least, rounds)
        plies += 2 * len(board.laid) - board.figure_pending
    if setup.ply != plies:
        return False
    for board in boards:
        rounds = len(board.laid) - board.figure_pending
        if rounds > least + 1 or (rounds == least + 1 and board.figure_pending):
            return False
        if not _board_passes(board, rounds, setup.edge_only):
            return False
    return True


def _board_passes(board: BoardSetup, rounds: int, edge_only: bool) -> bool:
    if len(board.laid) > ROUNDS or len(board.figures) > min(rounds, FIGURES):
        return False
    near = _BESIDE if edge_only else _AROUND
    cells: i64 = 0
    left: i64 = 7
    right: i64 = -1
    top: i64 = 7
    bottom: i64 = -1
    for place in board.laid:
        column, row, rotation = place
        if not (-REACH <= column <= REACH and -REACH <= row <= REACH):
            return False
        if not 0 <= rotation < QUARTER_TURNS:
            return False
        x: i64 = column + REACH
        y: i64 = row + REACH
        cell: i64 = y * CELL_STRIDE + x
        if cells:
            around: i64 = near[cell]
            if cells & around == 0 or cells >> cell & 1:
                return False
        elif cell != ORIGIN:
            return False
        cells |= BITS[cell]
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
        if right - left >= SIDE or bottom - top >= SIDE:
            return False
    for figure in board.figures:
        figure_x, figure_y = figure
        if not (MIN_XY <= figure_x <= MAX_XY and MIN_XY <= figure_y <= MAX_XY):
            return False
        below: i64 = (figure_y - MIN_XY >> 1) * CELL_STRIDE + (figure_x - MIN_XY >> 1)
        if cells >> below & 1 == 0:
            return False
    return True
