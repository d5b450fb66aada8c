"""States as they come with calls, read and admitted at a glance.

Nearly every state is written as protobuf writes it, and nothing is wrong with it. `at_a_glance`
gives the position of such a state straight from its bytes, laying tile after tile. Of what it does
not accept it says nothing: then the message is read field by field, and naming all that is wrong is
for `admission`. What it accepts has no defect, and is the same position
(`tests/limes/test_glance.py` compares the two, on states as they are played and on spoilt ones).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludex.core.fields import signed
from ludex.core.native import word
from ludex.limes.board import FIGURES, Board
from ludex.limes.entries import (
    BOARDS,
    EDGE_ONLY,
    FIGURES_OF_BOARD,
    LAID,
    ORDER,
    PENDING,
    PLY,
    TILES,
    tiles_of,
)
from ludex.limes.geometry import CELL_STRIDE, MAX_XY, MIN_XY, REACH, STRIDE, place_of
from ludex.limes.ground import no_ground
from ludex.limes.land import Laid, Land
from ludex.limes.position import MAX_PLAYERS, MAX_TILES, MIN_TILES, ROUNDS, Position
from ludex.limes.tile import QUARTER_TURNS, Tile

# What begins the fields of the messages within a Board: numbers of one byte, nearly always.
_FIRST: Final[i64] = 1 << 3
_SECOND: Final[i64] = 2 << 3
_THIRD: Final[i64] = 3 << 3
_MORE: Final[i64] = 0x80

_ACROSS: Final[i64] = 2 * REACH
_FURTHEST: Final[i64] = MAX_XY - MIN_XY

_BITS: Final = vec[i64]([1 << number if number < 63 else -1 << 63 for number in range(64)])
"""The numbers of one bit, as 64 bits write them."""

_LAID: Final = [
    Laid(*place_of(cell), rotation)
    for cell in range(CELL_STRIDE * (2 * REACH + 1))
    for rotation in range(QUARTER_TURNS)
]
"""By cell times four plus rotation: where and how a tile lies there."""


def at_a_glance(state: bytes) -> Position | None:
    """The position of an encoded State, if it is written as usual and nothing is wrong with it."""
    try:
        return _position(state)
    except IndexError:  # cut short
        return None


def _position(state: bytes) -> Position | None:
    end: i64 = len(state)
    at: i64 = 0
    edge_only = False
    if state[0] == EDGE_ONLY and state[1] == 1:
        edge_only = True
        at = 2
    start: i64 = at
    count: i64 = 0
    while state[at] == TILES and count < MAX_TILES:
        at += 2 + state[at + 1]
        count += 1
    tiles = tiles_of(state[start:at])
    if tiles is None or count < MIN_TILES or state[at] != ORDER or state[at + 1] != count:
        return None
    ordered: i64 = at + 2
    at = ordered + count
    if not _is_permutation(state, ordered, at):
        return None
    boards: list[Board] = []
    least: i64 = ROUNDS
    plies: i64 = 0
    while at < end and state[at] == BOARDS:
        size: i64 = state[at + 1]
        at += 2
        if size >= _MORE:
            if state[at] != 1:
                return None
            size += _MORE * (word(state[at]) - 1)
            at += 1
        board = _board(state, at, at + size, tiles, ordered, edge_only)
        if board is None or len(boards) == MAX_PLAYERS:
            return None
        least = min(least, word(board.rounds_done))
        plies += word(board.ply)
        boards.append(board)
        at += size
    # Who has finished this round waits for the others.
    for board in boards:
        ahead: i64 = word(board.rounds_done) - least
        if ahead > 1 or (ahead == 1 and board.figure_pending):
            return None
    ply: i64 = 0
    if at < end and state[at] == PLY:
        ply = state[at + 1]
        at += 2
        if ply >= _MORE:
            if state[at] >= _MORE:
                return None
            ply += _MORE * (word(state[at]) - 1)
            at += 1
    if at != end or ply != plies or not boards:
        return None
    return Position(edge_only, tiles, tuple(state[ordered : ordered + count]), tuple(boards))


def _is_permutation(state: bytes, at: i64, end: i64) -> bool:
    """Whether the numbers in these bytes are 1 to their count, each once."""
    count: i64 = end - at
    seen: i64 = 0
    while at < end:
        number: i64 = state[at]
        if not 1 <= number <= count:
            return False
        if seen & _BITS[number - 1]:
            return False
        seen |= _BITS[number - 1]
        at += 1
    return True


def _board(
    state: bytes, at: i64, end: i64, tiles: tuple[Tile, ...], ordered: i64, edge_only: bool
) -> Board | None:
    """The board in these bytes, its tiles being in the order of the numbers from `ordered` on."""
    ground = no_ground()
    laid: list[Laid] = []
    cell: i64 = 0
    while at < end and state[at] == LAID:
        after: i64 = at + 2 + state[at + 1]
        at += 2
        column: i64 = 0
        if at < after and state[at] == _FIRST:
            column = state[at + 1]
            at += 2
        row: i64 = 0
        if at < after and state[at] == _SECOND:
            row = state[at + 1]
            at += 2
        rotation: i64 = 0
        if at < after and state[at] == _THIRD:
            rotation = state[at + 1]
            at += 2
        if at != after or column > _ACROSS or row > _ACROSS or rotation >= QUARTER_TURNS:
            return None
        if len(laid) == ROUNDS:
            return None
        cell = (signed(row) + REACH) * CELL_STRIDE + signed(column) + REACH
        if ground.free_cells(edge_only) >> cell & 1 == 0:
            return None
        tile = tiles[state[ordered + word(len(laid))] - 1]
        turned: i64 = rotation % word(tile.period)
        ground.lay(cell, tile.marks, turned)
        laid.append(_LAID[cell * QUARTER_TURNS + turned])
    homes: list[int] = []
    while at < end and state[at] == FIGURES_OF_BOARD:
        after = at + 2 + state[at + 1]
        at += 2
        x: i64 = 0
        if at < after and state[at] == _FIRST:
            x = state[at + 1]
            at += 2
        y: i64 = 0
        if at < after and state[at] == _SECOND:
            y = state[at + 1]
            at += 2
        x = signed(x) - MIN_XY
        y = signed(y) - MIN_XY
        if at != after or not 0 <= x <= _FURTHEST or not 0 <= y <= _FURTHEST:
            return None
        quadrant: i64 = y * STRIDE + x
        if ground.mark(quadrant) == 0:
            return None
        homes.append(ground.home(quadrant))
    pending = False
    if at < end and state[at] == PENDING and state[at + 1] == 1:
        pending = True
        at += 2
    if at != end or len(homes) > min(len(laid) - pending, FIGURES):
        return None
    if pending:
        # No figure was placed yet on the tile just laid.
        for home in homes:
            if ground.is_within(home, cell):
                return None
    homes.sort()
    return Board(Land(tuple(laid), ground), tuple(homes), pending)
