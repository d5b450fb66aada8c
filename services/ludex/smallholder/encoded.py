"""States as protobuf encodes them, written and taken apart without a message of every cell.

`codec` reads field by field whatever is not taken apart here; both give the same Setup for every
message (`tests/smallholder/test_encoded.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ludex.core.fields import MORE, append_number, number_at
from ludex.smallholder.board import LARGEST_SIDE, MOST_CELLS, Cell, numbers
from ludex.smallholder.position import Position, Setup
from ludex.smallholder.rulesets import Ruleset

# What begins each field of a State: its number, and whether a length follows.
RULESET: Final[i64] = 1 << 3
BOARD: Final[i64] = 2 << 3 | 2
BLACK_STONE: Final[i64] = 3 << 3 | 2
WHITE_STONE: Final[i64] = 4 << 3 | 2
TO_MOVE: Final[i64] = 5 << 3
PLY: Final[i64] = 6 << 3

# What begins each field of a Cell.
COLUMN: Final[i64] = 1 << 3
ROW: Final[i64] = 2 << 3

SPAN: Final = 2 * LARGEST_SIDE
"""The columns, and the rows, of the largest board."""


def encode_state(position: Position, head: bytes) -> bytes:
    """The encoded State of a position. `head`: its ruleset and its board."""
    state = BytesWriter()
    state.write(head)
    stride = position.board.stride
    _append_stones(state, BLACK_STONE, position.black.stones, stride)
    _append_stones(state, WHITE_STONE, position.white.stones, stride)
    append_number(state, TO_MOVE, position.to_move)
    append_number(state, PLY, position.ply)
    return state.getvalue()


def _append_stones(state: BytesWriter, field: i64, stones: int, stride: i64) -> None:
    for number in numbers(stones):
        bit: i64 = number
        column: i64 = bit % stride
        row: i64 = bit // stride
        state.append(u8(field))
        state.append((2 if column else 0) + (2 if row else 0))
        append_number(state, COLUMN, column)
        append_number(state, ROW, row)


def listed(bits: int, entries: tuple[bytes, ...]) -> list[bytes]:
    """The entries of the cells of a bit set, by the numbers of their bits."""
    return [entries[number] for number in numbers(bits)]


_CELLS: Final = tuple([Cell(number % SPAN, number // SPAN) for number in range(SPAN * SPAN)])


def taken_apart(encoded: bytes, rulesets: Mapping[int, Ruleset]) -> Setup | None:
    """The setup of an encoded State.

    None where something is out of the ordinary: an unknown ruleset, a cell that is on no board,
    long lists, unknown fields, bytes that are no State.
    """
    try:
        return _setup(encoded, rulesets)
    except (IndexError, UnicodeDecodeError):  # cut short, or a board that is no text
        return None


def _setup(encoded: bytes, rulesets: Mapping[int, Ruleset]) -> Setup | None:
    size: i64 = len(encoded)
    if size < 4 or encoded[0] != RULESET or encoded[2] != BOARD or encoded[3] >= MORE:
        return None
    ruleset = rulesets.get(encoded[1])
    if ruleset is None:
        return None
    at: i64 = 4 + encoded[3]
    board = encoded[4:at].decode()
    black, at = _stones(encoded, at, BLACK_STONE)
    white, at = _stones(encoded, at, WHITE_STONE)
    if len(black) > MOST_CELLS or len(white) > MOST_CELLS:
        return None
    to_move = ply = 0
    if at < size and encoded[at] == TO_MOVE:
        to_move, at = number_at(encoded, at + 1)
    if at < size and encoded[at] == PLY:
        ply, at = number_at(encoded, at + 1)
    if at != size:
        return None
    return Setup(ruleset, board, tuple(black), tuple(white), to_move, ply)


def _stones(encoded: bytes, at: i64, field: i64) -> tuple[list[Cell], i64]:
    """The cells that are written from here on, and where they end, or one that is on no board
    begins.
    """
    size: i64 = len(encoded)
    stones: list[Cell] = []
    while at < size and encoded[at] == field:
        length: i64 = encoded[at + 1]
        column: i64 = 0
        row: i64 = 0
        if length == 4 and encoded[at + 2] == COLUMN and encoded[at + 4] == ROW:
            column = encoded[at + 3]
            row = encoded[at + 5]
        elif length == 2 and encoded[at + 2] == COLUMN:
            column = encoded[at + 3]
        elif length == 2 and encoded[at + 2] == ROW:
            row = encoded[at + 3]
        elif length:
            break
        if column >= SPAN or row >= SPAN:
            break
        stones.append(_CELLS[row * SPAN + column])
        at += 2 + length
    return stones, at
