"""States as protobuf encodes them, written without a message of every cell.

They are the same, byte for byte, as the messages that `codec` writes
(`tests/smallholder/test_encoded.py`).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludex.core.fields import append_number
from ludex.core.native import byte
from ludex.smallholder.board import numbers
from ludex.smallholder.position import Position

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
        state.append(byte(field))
        state.append((2 if column else 0) + (2 if row else 0))
        append_number(state, COLUMN, column)
        append_number(state, ROW, row)


def listed(bits: int, entries: tuple[bytes, ...]) -> list[bytes]:
    """The entries of the cells of a bit set, by the numbers of their bits."""
    return [entries[number] for number in numbers(bits)]
