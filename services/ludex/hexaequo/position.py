"""A position: the tiles that have been laid, the pieces on them, and what each player holds.

Boards are flat: one byte for each cell, and a last one for `OFF`. Its value tells all about a cell,
and the values are ordered so that one comparison asks one question:

    0          no tile
    1, 2       an empty tile, black or white
    3 to 6     a piece of Black's: disk on black, disk on white, ring on black, ring on white
    7 to 10    a piece of White's, in the same order
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ludex.hexaequo.cells import CELLS, NEIGHBOURS, Cell, cell_at
from ludex.hexaequo.moves import DISK, RING

BLACK: Final = 0
WHITE: Final = 1
COLOURS: Final = ("Black", "White")

ALL_TILES: Final = 9
ALL_DISKS: Final = 6
ALL_RINGS: Final = 3
"""How many tiles, disks and rings there are of each colour."""

EMPTY: Final = 0
BLACK_DISK: Final = 1
BLACK_RING: Final = 2
WHITE_DISK: Final = 3
WHITE_RING: Final = 4
"""The pieces, as their numbers in the contract."""

NO_TILE: Final = 0
FIRST_PIECE: Final = 3
"""Board values from here on have a piece."""
WHITE_PIECE: Final = 7
"""Board values from here on have a piece of White's."""


def board_value(colour: int, piece: int) -> int:
    """What a board says of a cell with a tile of this colour, and this piece or `EMPTY` on it."""
    return 1 + colour + 2 * piece


def colour_of(value: int) -> int:
    """The colour of the tile that a board value speaks of."""
    return (value - 1) & 1


def piece_of(value: int) -> int:
    """The piece that a board value speaks of, or `EMPTY`."""
    return (value - 1) >> 1


def piece_number(seat: int, kind: int) -> int:
    """The seat's piece of this kind, `DISK` or `RING`."""
    return kind + 2 * seat


def owner(piece: int) -> int:
    """The seat that a piece belongs to."""
    return BLACK if piece <= BLACK_RING else WHITE


def kind_of(piece: int) -> int:
    """Whether a piece is a `DISK` or a `RING`."""
    return DISK if piece & 1 else RING


@dataclass(init=False, slots=True, unsafe_hash=True)
class Holding:
    """What a player has beside the board: the reserve, and what was captured from the other."""

    reserve_tiles: Final[int]
    reserve_disks: Final[int]
    reserve_rings: Final[int]
    captured_disks: Final[int]
    captured_rings: Final[int]

    def __init__(
        self,
        reserve_tiles: int,
        reserve_disks: int,
        reserve_rings: int,
        captured_disks: int,
        captured_rings: int,
    ) -> None:
        self.reserve_tiles = reserve_tiles
        self.reserve_disks = reserve_disks
        self.reserve_rings = reserve_rings
        self.captured_disks = captured_disks
        self.captured_rings = captured_rings

    def plus(
        self,
        reserve_tiles: int = 0,
        reserve_disks: int = 0,
        reserve_rings: int = 0,
        captured_disks: int = 0,
        captured_rings: int = 0,
    ) -> Holding:
        """The holding with so many more, or fewer, of each."""
        return Holding(
            self.reserve_tiles + reserve_tiles,
            self.reserve_disks + reserve_disks,
            self.reserve_rings + reserve_rings,
            self.captured_disks + captured_disks,
            self.captured_rings + captured_rings,
        )


class LaidTile(NamedTuple):
    """A tile as a stranger states it. `colour` is a seat; `piece` is None on an empty tile."""

    q: int
    r: int
    colour: int
    piece: int | None = None


@dataclass(init=False, slots=True, unsafe_hash=True)
class Setup:
    """A position as a stranger states it: see `ludex.hexaequo.v1.State` for each field."""

    tiles: Final[tuple[LaidTile, ...]]
    holdings: Final[tuple[Holding, ...]]
    to_move: Final[int]
    ply: Final[int]
    earlier: Final[tuple[int, ...]]

    def __init__(
        self,
        tiles: tuple[LaidTile, ...],
        holdings: tuple[Holding, ...],
        to_move: int,
        ply: int,
        earlier: tuple[int, ...] = (),
    ) -> None:
        self.tiles = tiles
        self.holdings = holdings
        self.to_move = to_move
        self.ply = ply
        self.earlier = earlier


@dataclass(init=False, slots=True, unsafe_hash=True)
class Position:
    """A position that has passed `admit`, or was played from one that has.

    Two are equal when everything is, the number of moves and the earlier positions included; the
    rules' own notion of the same position is `ending.key`.

    `earlier` holds the entries (see `entry`) of the positions since the last move that laid, placed
    or captured, oldest first, without this one. The last three fields follow from `board`; they are
    kept because working them out anew costs more than a whole move.
    """

    board: Final[bytes]
    holdings: Final[tuple[Holding, Holding]]
    ply: Final[int]
    earlier: Final[tuple[int, ...]]
    tiles: tuple[Cell, ...] = field(compare=False)
    """The cells with a tile, ascending."""
    frontier: tuple[Cell, ...] = field(compare=False)
    """The cells where a tile can be laid, ascending."""
    pieces: int = field(compare=False)
    """The pieces on the tiles in three bits each, those of the first tile lowest."""

    def __init__(
        self,
        board: bytes,
        holdings: tuple[Holding, Holding],
        ply: int,
        earlier: tuple[int, ...],
        tiles: tuple[Cell, ...],
        frontier: tuple[Cell, ...],
        pieces: int,
    ) -> None:
        self.board = board
        self.holdings = holdings
        self.ply = ply
        self.earlier = earlier
        self.tiles = tiles
        self.frontier = frontier
        self.pieces = pieces

    @property
    def to_move(self) -> int:
        """The seat to move; after the end, the seat that would be."""
        return self.ply & 1

    @property
    def entry(self) -> int:
        """This position as later ones keep it in `earlier`.

        While nothing is laid, placed or captured, the tiles and holdings stay what they are, and
        the pieces and the seat to move tell positions apart exactly.
        """
        return self.pieces | (self.ply & 1) << 3 * len(self.tiles)


def position_on(
    laid: tuple[LaidTile, ...],
    holdings: tuple[Holding, Holding],
    ply: int,
    earlier: tuple[int, ...] = (),
) -> Position:
    """The position with these tiles, working out all that follows from them."""
    flat = bytearray(CELLS + 1)
    for q, r, colour, piece in laid:
        flat[cell_at(q, r)] = board_value(colour, piece or EMPTY)
    board = bytes(flat)
    tiles = tuple(sorted([cell_at(q, r) for q, r, _, _ in laid]))
    touched: dict[Cell, int] = {}
    for tile in tiles:
        for cell in NEIGHBOURS[tile]:
            touched[cell] = touched.get(cell, 0) + 1
    frontier = sorted([cell for cell, count in touched.items() if count >= 2 and not board[cell]])
    pieces = 0
    for index, tile in enumerate(tiles):
        pieces |= piece_of(board[tile]) << 3 * index
    return Position(board, holdings, ply, earlier, tiles, tuple(frontier), pieces)


def touches(board: bytes | bytearray, cell: Cell) -> int:
    """How many tiles a cell touches."""
    count = 0
    for other in NEIGHBOURS[cell]:
        if board[other]:
            count += 1
    return count


OPENING_TILES: Final[tuple[LaidTile, ...]] = (
    LaidTile(-1, 1, WHITE, WHITE_DISK),
    LaidTile(0, 0, BLACK),
    LaidTile(0, 1, WHITE),
    LaidTile(1, 0, BLACK, BLACK_DISK),
)


OPENING: Final[Position] = position_on(
    OPENING_TILES,
    (
        Holding(ALL_TILES - 2, ALL_DISKS - 1, ALL_RINGS, 0, 0),
        Holding(ALL_TILES - 2, ALL_DISKS - 1, ALL_RINGS, 0, 0),
    ),
    0,
)
"""The position in which every game begins."""
