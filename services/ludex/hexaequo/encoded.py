"""States as protobuf encodes them, put together and taken apart without a message of every tile.

There are so few different tiles that each is looked up, by what it is or by its encoding. `codec`
has the tables, and reads field by field whatever is not taken apart here; both give the same Setup
for every message (`tests/hexaequo/test_encoded.py`).
"""

from __future__ import annotations

import struct
from typing import Final

from ludex.core.fields import field_entry, varint
from ludex.hexaequo.position import ALL_TILES, Holding, Position

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
