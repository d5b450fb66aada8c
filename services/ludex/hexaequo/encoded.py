"""States as protobuf encodes them, written without a message of every tile.

They are the same, byte for byte, as the messages that `codec` writes
(`tests/hexaequo/test_encoded.py`).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from ludex.core.fields import append_number, append_varint
from ludex.core.native import byte
from ludex.hexaequo.cells import REACH, SPAN
from ludex.hexaequo.position import Holding, Position

# What begins each field of a State: its number, and whether a length follows.
TILE: Final[i64] = 1 << 3 | 2
HOLDING: Final[i64] = 2 << 3 | 2
TO_MOVE: Final[i64] = 3 << 3
PLY: Final[i64] = 4 << 3
EARLIER: Final[i64] = 5 << 3 | 2

# Of a Tile.
Q: Final[i64] = 1 << 3
R: Final[i64] = 2 << 3
COLOUR: Final[i64] = 3 << 3
PIECE: Final[i64] = 4 << 3

# And of a Holding.
RESERVE_TILES: Final[i64] = 1 << 3
RESERVE_DISKS: Final[i64] = 2 << 3
RESERVE_RINGS: Final[i64] = 3 << 3
CAPTURED_DISKS: Final[i64] = 4 << 3
CAPTURED_RINGS: Final[i64] = 5 << 3

HELD: Final = 5
"""How many numbers a Holding has."""
ENTRY_SIZE: Final = 8
"""The bytes of an earlier position."""


def encode_state(position: Position) -> bytes:
    """The encoded State of a position."""
    state = BytesWriter()
    board = position.board
    for cell in position.tiles:
        _append_tile(state, cell, board[cell])
    for holding in position.holdings:
        _append_holding(state, holding)
    append_number(state, TO_MOVE, position.ply & 1)
    append_number(state, PLY, position.ply)
    earlier = position.earlier
    if earlier:
        state.append(byte(EARLIER))
        append_varint(state, ENTRY_SIZE * len(earlier))
        for entry in earlier:
            write_i64_le(state, entry)
    return state.getvalue()


def _append_tile(state: BytesWriter, cell: i64, value: i64) -> None:
    # Numbers with a sign are encoded zigzag: 0, -1, 1, -2 and so on.
    q: i64 = cell // SPAN - REACH
    q = q << 1 ^ q >> 63
    r: i64 = cell % SPAN - REACH
    r = r << 1 ^ r >> 63
    piece: i64 = (value - 1) >> 1
    state.append(byte(TILE))
    start: i64 = len(state)
    state.append(0)
    append_number(state, Q, q)
    append_number(state, R, r)
    append_number(state, COLOUR, 1 + ((value - 1) & 1))
    append_number(state, PIECE, piece)
    state[start] = byte(len(state) - 1 - start)


def _append_holding(state: BytesWriter, holding: Holding) -> None:
    state.append(byte(HOLDING))
    start: i64 = len(state)
    state.append(0)
    append_number(state, RESERVE_TILES, holding.reserve_tiles)
    append_number(state, RESERVE_DISKS, holding.reserve_disks)
    append_number(state, RESERVE_RINGS, holding.reserve_rings)
    append_number(state, CAPTURED_DISKS, holding.captured_disks)
    append_number(state, CAPTURED_RINGS, holding.captured_rings)
    state[start] = byte(len(state) - 1 - start)
