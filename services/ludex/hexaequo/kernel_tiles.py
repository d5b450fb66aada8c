"""The tiles of the table that `kernel` plays on, and what belongs to whom.

There are at most eighteen. Each is one bit, in ascending order of their cells, and a set of tiles
is an integer, so that most questions about the board are one operation on sets. Laying a tile moves
up the bits of those behind it; that happens fourteen times in a game at most. The eighteen bits
leave different remainders modulo 19: what is known of a tile is kept under its remainder, its
*place*.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludex.hexaequo.cells import SPAN, Cell
from ludex.hexaequo.position import Holding

# Cells have a margin of two here, so that no line from a tile leads beyond the numbers there are.
MARGIN: Final = 2
WIDTH: Final = 21
ROOM: Final = WIDTH * WIDTH

MOST_TILES: Final = 18
PLACES: Final = MOST_TILES + 1
MOST_CANDIDATES: Final = 128
"""More cells than eighteen tiles touch."""

NEXT: Final = 6
"""How many cells are next to a cell."""
_NEXT: Final = vec[i64]([-WIDTH, 1 - WIDTH, -1, 1, WIDTH - 1, WIDTH])
TWO_AWAY: Final = 12
"""How many cells are at distance two from a cell."""
_TWO_AWAY: Final = vec[i64]([-42, -41, -40, -22, -19, -2, 2, 19, 22, 40, 41, 42])

SIZES: Final = vec[i64]([bin(half).count("1") for half in range(512)])
"""How many bits each half of a set has."""


def size(tiles: i64) -> i64:
    """How many tiles a set has."""
    return SIZES[tiles & 511] + SIZES[tiles >> 9]


def nth(tiles: i64, index: i64) -> i64:
    """The tile of this index among those of a set."""
    while index:
        tiles &= tiles - 1
        index -= 1
    return tiles & -tiles


def spread(tiles: i64, tile: i64) -> i64:
    """The set with room made for a new tile."""
    low = tile - 1
    return tiles & low | (tiles & ~low) << 1


def padded(cell: Cell) -> i64:
    """The cell's number with the margin around."""
    return (cell // SPAN + MARGIN) * WIDTH + cell % SPAN + MARGIN


class Side:
    """What a player has: on the table as sets of tiles, beside it as numbers."""

    def __init__(self, holding: Holding) -> None:
        self.tiles: i64 = 0
        self.disks: i64 = 0
        self.rings: i64 = 0
        self.reserve_tiles: i64 = holding.reserve_tiles
        self.reserve_disks: i64 = holding.reserve_disks
        self.reserve_rings: i64 = holding.reserve_rings
        self.captured_disks: i64 = holding.captured_disks
        self.captured_rings: i64 = holding.captured_rings

    def spread(self, tile: i64) -> None:
        """Makes room for a new tile in all sets."""
        self.tiles = spread(self.tiles, tile)
        self.disks = spread(self.disks, tile)
        self.rings = spread(self.rings, tile)


class Tiles:
    """The tiles that are laid, and where others can be."""

    def __init__(self, cells: tuple[Cell, ...]) -> None:
        """Lays tiles on these cells."""
        self.laid: i64 = 0
        """All tiles."""
        self.cells = vec[i64]([0] * PLACES)
        """The cell of each tile."""
        self.beside = vec[i64]([0] * PLACES)
        """The tiles that each tile touches."""
        self.two_away = vec[i64]([0] * PLACES)
        """The tiles at distance two from each tile."""
        self.tile_on = vec[i64]([0] * ROOM)
        """The tile on each cell; 0 for none."""
        self.touches = vec[i64]([0] * ROOM)
        """How many tiles each cell touches."""
        self.candidates = vec[i64]([0] * MOST_CANDIDATES)
        """The cells where a tile can be laid, ascending."""
        self.open: i64 = 0
        """How many candidates there are."""
        for cell in cells:
            self.lay(padded(cell))

    def lay(self, cell: i64) -> i64:
        """Lays a tile, and gives it. Sets that are kept elsewhere have to be `spread`."""
        cells, beside, two_away, tile_on = self.cells, self.beside, self.two_away, self.tile_on
        tile = self.laid + 1
        while tile > 1 and cells[(tile >> 1) % PLACES] > cell:
            place, before = tile % PLACES, (tile >> 1) % PLACES
            cells[place] = cells[before]
            beside[place] = beside[before]
            two_away[place] = two_away[before]
            tile_on[cells[place]] = tile
            tile >>= 1
        cells[tile % PLACES] = cell
        tile_on[cell] = tile
        if tile <= self.laid:
            for place in range(PLACES):
                beside[place] = spread(beside[place], tile)
                two_away[place] = spread(two_away[place], tile)
        self.laid = self.laid << 1 | 1
        self._meet(cell, tile)
        self._update_candidates(cell)
        return tile

    def _meet(self, cell: i64, tile: i64) -> None:
        """Finds the tiles around a new one."""
        beside, two_away, tile_on = self.beside, self.two_away, self.tile_on
        near: i64 = 0
        for way in range(NEXT):
            other = tile_on[cell + _NEXT[way]]
            if other:
                near |= other
                beside[other % PLACES] |= tile
        beside[tile % PLACES] = near
        near = 0
        for way in range(TWO_AWAY):
            other = tile_on[cell + _TWO_AWAY[way]]
            if other:
                near |= other
                two_away[other % PLACES] |= tile
        two_away[tile % PLACES] = near

    def _update_candidates(self, cell: i64) -> None:
        """Takes the cell of a new tile from the candidates, and adds those it has made."""
        candidates, touches = self.candidates, self.touches
        last = self.open
        if touches[cell] >= 2:
            at: i64 = 0
            while candidates[at] != cell:
                at += 1
            last -= 1
            while at < last:
                candidates[at] = candidates[at + 1]
                at += 1
        for way in range(NEXT):
            near = cell + _NEXT[way]
            touches[near] += 1
            if touches[near] == 2 and not self.tile_on[near]:
                at = last
                while at and candidates[at - 1] > near:
                    candidates[at] = candidates[at - 1]
                    at -= 1
                candidates[at] = near
                last += 1
        self.open = last
