"""States as they come with calls, read and admitted at a glance.

Nearly every state is written as protobuf writes it, with its stones in order, and nothing is wrong
with it. `at_a_glance` gives the position of such a state straight from its bytes. Of what it does
not accept it says nothing: then the message is read field by field, and naming all that is wrong is
for `admission`. What it accepts has no defect, and is the same position
(`tests/smallholder/test_glance.py` compares the two, on states as they are played and on spoilt
ones).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ludex.core.fields import number_at
from ludex.smallholder.admission import LAST_PLY, least_to_capture, placed_by
from ludex.smallholder.board import Board, board_named
from ludex.smallholder.encoded import (
    BLACK_STONE,
    BOARD,
    COLUMN,
    PLY,
    ROW,
    RULESET,
    TO_MOVE,
    WHITE_STONE,
)
from ludex.smallholder.layout import Layout
from ludex.smallholder.moves import captured
from ludex.smallholder.position import BLACK, WHITE, Position, position_of
from ludex.smallholder.rulesets import Ruleset

_BOARDS: Final[dict[bytes, Board]] = {}
"""The boards that were met, by their names as they are written."""

_UNUSUAL: Final[i64] = -1


def at_a_glance(state: bytes, rulesets: Mapping[int, Ruleset]) -> Position | None:
    """The position of an encoded State, if it is written as usual and nothing is wrong with it.

    `rulesets`: those that there are, by their numbers in messages.
    """
    try:
        return _position(state, rulesets)
    except IndexError:  # cut short
        return None


def _position(state: bytes, rulesets: Mapping[int, Ruleset]) -> Position | None:
    if state[0] != RULESET or state[2] != BOARD:
        return None
    at: i64 = 4 + state[3]
    ruleset, board = rulesets.get(state[1]), _board(state[4:at])
    if ruleset is None or board is None:
        return None
    layout = Layout(board)
    blacks: list[int] = []
    at = _lay(layout, BLACK, state, at, BLACK_STONE, blacks)
    if at == _UNUSUAL:
        return None
    whites: list[int] = []
    at = _lay(layout, WHITE, state, at, WHITE_STONE, whites)
    if at == _UNUSUAL:
        return None
    size: i64 = len(state)
    to_move = ply = 0
    if at < size and state[at] == TO_MOVE:
        to_move, at = number_at(state, at + 1)
    if at < size and state[at] == PLY:
        ply, at = number_at(state, at + 1)
    if at != size or to_move != ply & 1 or ply > LAST_PLY:
        return None
    least = least_to_capture(ruleset)
    if not _can_have_come(BLACK, len(blacks), ply, least):
        return None
    if not _can_have_come(WHITE, len(whites), ply, least):
        return None
    black = layout.gather(ruleset, blacks)
    white = layout.gather(ruleset, whites)
    # Whatever could be captured should have been.
    if captured(ruleset, black, white) or captured(ruleset, white, black):
        return None
    return position_of(ruleset, board, black, white, to_move, ply)


def _board(name: bytes) -> Board | None:
    board = _BOARDS.get(name)
    if board is None:
        board = board_named(name.decode("ascii", "replace"))
        if board is not None:
            _BOARDS[name] = board
    return board


def _lay(layout: Layout, seat: int, state: bytes, at: i64, field: i64, numbers: list[int]) -> i64:
    """Lays the stones that are written from here on, in order, and lists the numbers of their bits;
    where they end.
    """
    size: i64 = len(state)
    last: i64 = -1
    while at < size and state[at] == field:
        end: i64 = at + 2 + state[at + 1]
        at += 2
        column: i64 = 0
        if at < end and state[at] == COLUMN:
            column = state[at + 1]
            at += 2
        row: i64 = 0
        if at < end and state[at] == ROW:
            row = state[at + 1]
            at += 2
        number = layout.lay(column, row, seat)
        if at != end or number <= last:
            return _UNUSUAL
        last = number
        numbers.append(number)
    return at


def _can_have_come(seat: int, stones: int, ply: int, least: int) -> bool:
    """Whether a seat can have so many stones after so many moves.

    `least`: how many stones it takes to capture.
    """
    placed = placed_by(seat, ply)
    if stones > placed or (stones < placed and placed_by(1 - seat, ply) < least):
        return False
    return stones > 0 or ply == 0 or ply & 1 == seat
