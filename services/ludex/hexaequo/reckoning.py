"""What the material on a table tells about the moves that brought it there.

Reserves shrink by laying and placing alone, and a captured disk comes back only as the price of a
ring. So the number of tiles laid, and of disks and rings placed, follows from what is left; and so
does how many pieces were captured, though not in how many moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludex.hexaequo.moves import DISK
from ludex.hexaequo.position import ALL_RINGS, Holding, LaidTile, kind_of, owner

OPENING_TILES_EACH: Final = 2
OPENING_DISKS_EACH: Final = 1


@dataclass(init=False, slots=True, unsafe_hash=True)
class Reckoning:
    """For each seat: what it has on the board, and what it must have done."""

    tiles: Final[tuple[int, int]]
    """Tiles of its colour on the board."""
    disks: Final[tuple[int, int]]
    rings: Final[tuple[int, int]]
    disks_placed: Final[tuple[int, int]]
    """How often it has placed a disk. Below zero for a seat whose first disk is unaccounted for."""
    irreversible: Final[tuple[int, int]]
    """Moves that it must at least have spent on laying, placing and capturing. Zero exactly when it
    has done none of these."""

    def __init__(
        self,
        tiles: tuple[int, int],
        disks: tuple[int, int],
        rings: tuple[int, int],
        disks_placed: tuple[int, int],
        irreversible: tuple[int, int],
    ) -> None:
        self.tiles = tiles
        self.disks = disks
        self.rings = rings
        self.disks_placed = disks_placed
        self.irreversible = irreversible

    @classmethod
    def of(cls, tiles: tuple[LaidTile, ...], holdings: tuple[Holding, ...]) -> Reckoning:
        """The reckoning of a board, whose colours and pieces are known ones, and two holdings."""
        laid, disks, rings = [0, 0], [0, 0], [0, 0]
        for _, _, colour, piece in tiles:
            laid[colour] += 1
            if piece is not None:
                on_board = disks if kind_of(piece) == DISK else rings
                on_board[owner(piece)] += 1
        placed, irreversible = [0, 0], [0, 0]
        for seat in (0, 1):
            own, other = holdings[seat], holdings[1 - seat]
            own_rings_placed = ALL_RINGS - own.reserve_rings
            disks_returned = ALL_RINGS - other.reserve_rings
            placed[seat] = disks[seat] + other.captured_disks + disks_returned - OPENING_DISKS_EACH
            has_captured = own.captured_disks + own.captured_rings + own_rings_placed > 0
            irreversible[seat] = (
                laid[seat] - OPENING_TILES_EACH + placed[seat] + own_rings_placed + has_captured
            )
        return cls(
            (laid[0], laid[1]),
            (disks[0], disks[1]),
            (rings[0], rings[1]),
            (placed[0], placed[1]),
            (irreversible[0], irreversible[1]),
        )

    def least_ply(self, ply: int, reversible: int) -> tuple[int, int] | None:
        """A seat that has made too few of `ply` moves, the last `reversible` of which neither laid
        nor placed nor captured, and how many it must have made; None when there is none.
        """
        for seat in (0, 1):
            made = _moves_of(seat, ply)
            needed = self.irreversible[seat] + made - _moves_of(seat, ply - reversible)
            if needed > made:
                return seat, needed
        return None


def _moves_of(seat: int, ply: int) -> int:
    """How many of the first `ply` moves are the seat's."""
    return (ply + 1 - seat) // 2
