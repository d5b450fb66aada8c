"""States as protobuf encodes them, put together and taken apart without a message of every tile.

There are so few different tiles that each is looked up, by what it is or by its encoding. `codec`
has the tables, and reads field by field whatever is not taken apart here; both give the same Setup
for every message (`tests/hexaequo/test_encoded.py`).
"""

from __future__ import annotations

import struct
from typing import Final

from mypy_extensions import i64

from ludex.core.fields import MORE, field_entry, number_at, varint
from ludex.hexaequo.admission import MAX_TILES
from ludex.hexaequo.earlier import MAX_EARLIER
from ludex.hexaequo.position import ALL_TILES, Holding, LaidTile, Position, Setup

# What begins each field of a State: its number, and whether a length follows.
TILE: Final = 1 << 3 | 2
HOLDING: Final = 2 << 3 | 2
TO_MOVE: Final = 3 << 3
PLY: Final = 4 << 3
EARLIER: Final = 5 << 3 | 2

HELD: Final = 5
"""How many fields a Holding has, numbered from 1: those of `Holding`, in this order."""
SEATS: Final = 2
ENTRY_SIZE: Final = 8

_HEADS: Final = (bytes([PLY]), bytes([TO_MOVE, 1, PLY]))
"""What stands before the number of moves, with Black and with White to move."""

_HELD: Final = tuple(
    [
        (b"", *[bytes([field << 3, number]) for number in range(1, ALL_TILES + 1)])
        for field in range(1, HELD + 1)
    ]
)
"""For each field of a Holding and each number: the field, which is left out for 0."""


def put_together(position: Position, tiles: tuple[tuple[bytes, ...], ...]) -> bytes:
    """The encoded State of a position. `tiles` has the entry of each cell with each board value."""
    board, ply, earlier = position.board, position.ply, position.earlier
    black, white = position.holdings
    parts = [tiles[cell][board[cell]] for cell in position.tiles]
    parts += (_holding_entry(black), _holding_entry(white))
    if ply:
        parts += (_HEADS[ply & 1], varint(ply))
    if earlier:
        entries = struct.pack(f"<{len(earlier)}Q", *earlier)
        parts.append(field_entry(EARLIER >> 3, entries))
    return b"".join(parts)


def _holding_entry(holding: Holding) -> bytes:
    tiles, disks, rings, captured_disks, captured_rings = _HELD
    content = b"".join(
        [
            tiles[holding.reserve_tiles],
            disks[holding.reserve_disks],
            rings[holding.reserve_rings],
            captured_disks[holding.captured_disks],
            captured_rings[holding.captured_rings],
        ]
    )
    return field_entry(HOLDING >> 3, content)


def taken_apart(encoded: bytes, tiles: dict[bytes, LaidTile]) -> Setup | None:
    """The setup of an encoded State.

    None where something is out of the ordinary: a tile that is not in the table, long lists, large
    numbers, unknown fields, bytes that are no State.
    """
    try:
        return _setup(encoded, tiles)
    except IndexError:  # cut short
        return None


def _setup(encoded: bytes, tiles: dict[bytes, LaidTile]) -> Setup | None:
    size: i64 = len(encoded)
    at: i64 = 0
    laid: list[LaidTile] = []
    while at < size and encoded[at] == TILE:
        end: i64 = at + 2 + encoded[at + 1]
        tile = tiles.get(encoded[at:end])
        if tile is None or len(laid) == MAX_TILES:
            return None
        laid.append(tile)
        at = end
    holdings: list[Holding] = []
    while at < size and encoded[at] == HOLDING:
        end = at + 2 + encoded[at + 1]
        holding = _holding(encoded, at + 2, end) if encoded[at + 1] < MORE else None
        if holding is None or len(holdings) == SEATS:
            return None
        holdings.append(holding)
        at = end
    to_move = ply = length = 0
    if at < size and encoded[at] == TO_MOVE:
        to_move, at = number_at(encoded, at + 1)
    if at < size and encoded[at] == PLY:
        ply, at = number_at(encoded, at + 1)
    if at < size and encoded[at] == EARLIER:
        length, at = number_at(encoded, at + 1)
    if at + length != size or length > MAX_EARLIER * ENTRY_SIZE or length % ENTRY_SIZE:
        return None
    earlier: tuple[int, ...] = ()
    if length:
        earlier = struct.unpack(f"<{length // ENTRY_SIZE}Q", encoded[at:])
    return Setup(tuple(laid), tuple(holdings), to_move, ply, earlier)


def _holding(encoded: bytes, at: i64, end: i64) -> Holding | None:
    held = [0] * HELD
    while at < end:
        field = (encoded[at] >> 3) - 1
        number = encoded[at + 1]
        if encoded[at] & 7 or not 0 <= field < HELD or number >= MORE:
            return None
        held[field] = number
        at += 2
    if at != end:
        return None
    return Holding(held[0], held[1], held[2], held[3], held[4])
