"""What a player can do in a turn, and the events that a move brings about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ludex.hexaequo.cells import CELLS, CROSSED, LEAPS, LINES, OFF, Cell

DISK = 1
RING = 2


@dataclass(frozen=True, slots=True)
class LayTile:
    """Lay a tile of one's own colour from the reserve."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class PlacePiece:
    """Place a piece from the reserve: `DISK`, or `RING`, which costs a captured disk."""

    kind: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class MovePiece:
    """Move a piece: a step, a leap, or jumps, with every landing in order."""

    start: Cell
    landings: tuple[Cell, ...]


Move: TypeAlias = LayTile | PlacePiece | MovePiece


@dataclass(frozen=True, slots=True)
class TileLaid:
    """A tile was laid."""

    colour: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class PiecePlaced:
    """A piece came from the reserve onto the board."""

    piece: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class PieceMoved:
    """A piece made a step, a leap or one jump."""

    piece: int
    start: Cell
    landing: Cell


@dataclass(frozen=True, slots=True)
class PieceCaptured:
    """A piece was captured and left the board."""

    piece: int
    cell: Cell
    by_seat: int


@dataclass(frozen=True, slots=True)
class DiskReturned:
    """A captured disk went back into its owner's reserve, as the price of a ring."""

    to_seat: int


Event: TypeAlias = TileLaid | PiecePlaced | PieceMoved | PieceCaptured | DiskReturned

# Every move but a chain of jumps, made once: listing moves then makes hardly any objects.

LAY: tuple[LayTile, ...] = tuple(LayTile(cell) for cell in range(CELLS))
PLACE_DISK: tuple[PlacePiece, ...] = tuple(PlacePiece(DISK, cell) for cell in range(CELLS))
PLACE_RING: tuple[PlacePiece, ...] = tuple(PlacePiece(RING, cell) for cell in range(CELLS))

STEPS: tuple[tuple[tuple[Cell, Cell, MovePiece], ...], ...] = tuple(
    tuple((to, behind, MovePiece(cell, (to,))) for to, behind in LINES[cell] if to != OFF)
    for cell in range(CELLS)
)
"""For each cell and direction: the neighbour, the cell behind it (or `OFF`), and the step."""

LEAP: tuple[tuple[tuple[Cell, MovePiece], ...], ...] = tuple(
    tuple((to, MovePiece(cell, (to,))) for to in LEAPS[cell]) for cell in range(CELLS)
)
"""For each cell: the cells at distance two, and the leap there."""

JUMP: tuple[dict[Cell, MovePiece], ...] = tuple(
    {landing: MovePiece(cell, (landing,)) for landing in CROSSED[cell]} for cell in range(CELLS)
)
"""For each cell and each landing of a jump from it: that single jump."""
