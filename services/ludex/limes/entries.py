"""States, and lists of moves, from ready-made encoded entries.

An encoded message is the concatenation of its fields' entries, and there are few different tiles,
laid tiles and figures. So a State is written by joining entries that were made before; and tiles
are read by looking up their entries, in the one form in which protobuf writes them.

The numbers are those of the contract; `tests/limes/test_entries.py` compares with protobuf itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludex.core.fields import append_number, append_varint, field_entry
from ludex.core.native import byte
from ludex.limes.board import Board
from ludex.limes.geometry import CELL_STRIDE, MAX_XY, MIN_XY, REACH, STRIDE, xy_of
from ludex.limes.listing import MOVING
from ludex.limes.position import Position
from ludex.limes.tile import HOUSE_MARK, QUARTER_TURNS, Tile

# Tags: State's, then Board's. A field's number is in the upper bits, how it is encoded below.
EDGE_ONLY: Final[i64] = 0x08
TILES: Final[i64] = 0x12
ORDER: Final[i64] = 0x1A
BOARDS: Final[i64] = 0x22
PLY: Final[i64] = 0x28
LAID: Final[i64] = 0x0A
FIGURES_OF_BOARD: Final[i64] = 0x12
PENDING: Final[i64] = 0x18


def _entry(tag: int, *values: int) -> bytes:
    """A message's entry, of the values of its fields 1, 2 and so on. Those of 0 are left out."""
    content = b"".join(
        [bytes((number << 3, value)) for number, value in enumerate(values, start=1) if value]
    )
    return bytes((tag, len(content))) + content


def _zigzag(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


# Laid tiles, by their cell times 4 plus their rotation
_LAID_ENTRIES: Final = [
    _entry(0x0A, _zigzag(column), _zigzag(row), rotation)
    for row in range(-REACH, REACH + 1)
    for column in range(-REACH, -REACH + CELL_STRIDE)
    for rotation in range(QUARTER_TURNS)
]

# Figures, by quadrant
_FIGURE_ENTRIES: Final = [
    _entry(0x12, *[_zigzag(number) for number in xy_of(quadrant)])
    for quadrant in range(STRIDE * (MAX_XY - MIN_XY + 1))
]

# Tiles, by their marks, and back: those that were met. There are 4096 at most.
_TILE_ENTRIES: Final[dict[bytes, bytes]] = {}
_TILES_READ: Final[dict[bytes, Tile]] = {}

# Whole sets by their entries, for most requests bring the same, and back: by the `id` of the set,
# which is kept beside the entries, so that no other can have it. Forgotten when they grow many.
_SETS_READ: Final[dict[bytes, tuple[Tile, ...]]] = {}
_SETS_WRITTEN: Final[dict[int, tuple[tuple[Tile, ...], bytes]]] = {}
_MOST_SETS: Final = 64

_MOST_FIGURES: Final = 1 << 12
"""How many moves of figures are remembered, of each field, before it starts anew."""


def remember(tile: Tile) -> bytes:
    """The tile's entry in a State. From now on `tiles_of` knows it."""
    terrains = [mark % HOUSE_MARK for mark in tile.marks[:4]]
    houses = [mark // HOUSE_MARK for mark in tile.marks[:4]]
    entry = _entry(0x12, *terrains, *houses)
    _TILES_READ[entry] = tile
    _TILE_ENTRIES[tile.marks] = entry
    return entry


# Writing


def encode_state(position: Position) -> bytes:
    """The State of a position, encoded."""
    state = BytesWriter()
    append_number(state, EDGE_ONLY, int(position.edge_only))
    written = _SETS_WRITTEN.get(id(position.tiles))
    state.write(_encoded_set(position.tiles) if written is None else written[1])
    state.append(byte(ORDER))
    append_varint(state, len(position.order))
    for number in position.order:
        state.append(number)
    for board in position.boards:
        content = _encoded_board(board)
        state.append(byte(BOARDS))
        append_varint(state, len(content))
        state.write(content)
    append_number(state, PLY, position.ply)
    return state.getvalue()


def _encoded_set(tiles: tuple[Tile, ...]) -> bytes:
    entries = []
    for tile in tiles:
        entry = _TILE_ENTRIES.get(tile.marks)
        entries.append(remember(tile) if entry is None else entry)
    encoded = b"".join(entries)
    if len(_SETS_WRITTEN) >= _MOST_SETS:
        _SETS_WRITTEN.clear()
    _SETS_WRITTEN[id(tiles)] = tiles, encoded
    return encoded


def _encoded_board(board: Board) -> bytes:
    content = BytesWriter()
    for laid in board.land.laid:
        cell: i64 = (laid.row + REACH) * CELL_STRIDE + laid.column + REACH
        content.write(_LAID_ENTRIES[cell * QUARTER_TURNS + laid.rotation])
    for quadrant in board.figures:
        content.write(_FIGURE_ENTRIES[quadrant])
    append_number(content, PENDING, int(board.figure_pending))
    return content.getvalue()


# Reading


def tiles_of(entries: bytes) -> tuple[Tile, ...] | None:
    """The set of tiles that these entries write; None when there is one that was not met yet."""
    tiles = _SETS_READ.get(entries)
    return _tiles(entries) if tiles is None else tiles


def _tiles(entries: bytes) -> tuple[Tile, ...] | None:
    end: i64 = len(entries)
    at: i64 = 0
    tiles: list[Tile] = []
    while at < end:
        after: i64 = at + 2 + entries[at + 1]
        tile = _TILES_READ.get(entries[at:after])
        if tile is None:
            return None
        tiles.append(tile)
        at = after
    if len(_SETS_READ) >= _MOST_SETS:
        _SETS_READ.clear()
    read = _SETS_READ[entries] = tuple(tiles)
    return read


# Moves


class NumberedMoves:
    """Moves as a repeated field, told by their numbers in `listing`, each encoded once."""

    def __init__(self, write: Callable[[int], bytes]) -> None:
        """`write`: the encoded Move of a number."""
        self._write = write
        # By field: the entries of all moves but those of figures, by number, and those of figures.
        self._entries: dict[int, list[bytes]] = {}
        self._figures: dict[int, dict[int, bytes]] = {}

    def encode(self, numbers: list[int], field: int) -> bytes:
        """The moves of these numbers as the repeated field of this number, encoded."""
        entries = self._entries.get(field)
        if entries is None:
            entries = self._entries[field] = [b""] * MOVING
        figures = self._figures.get(field)
        if figures is None or len(figures) > _MOST_FIGURES:
            figures = self._figures[field] = {}
        encoded = BytesWriter()
        for number in numbers:
            entry = entries[number] if number < MOVING else figures.get(number, b"")
            if not entry:
                entry = field_entry(field, self._write(number))
                if number < MOVING:
                    entries[number] = entry
                else:
                    figures[number] = entry
            encoded.write(entry)
        return encoded.getvalue()
