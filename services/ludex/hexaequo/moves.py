"""What a player can do in a turn, and the events that a move brings about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from ludex.hexaequo.cells import CELLS, LEAPS, LINES, OFF, Cell

DISK: Final = 1
RING: Final = 2


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

LAY: Final[tuple[LayTile, ...]] = tuple(LayTile(cell) for cell in range(CELLS))
PLACE_DISK: Final[tuple[PlacePiece, ...]] = tuple(PlacePiece(DISK, cell) for cell in range(CELLS))
PLACE_RING: Final[tuple[PlacePiece, ...]] = tuple(PlacePiece(RING, cell) for cell in range(CELLS))


F = TypeVar("F")


class Forms(Generic[F]):
    """All that a turn can be, in some form: as moves, or as whatever each of them is written as."""

    def __init__(self, form: Callable[[Move], F]) -> None:
        """Puts every move but the chains into the form, once."""
        self.lay: tuple[F, ...] = tuple([form(move) for move in LAY])
        """For each cell: laying a tile there."""
        self.place_disk: tuple[F, ...] = tuple([form(move) for move in PLACE_DISK])
        self.place_ring: tuple[F, ...] = tuple([form(move) for move in PLACE_RING])
        self.steps: tuple[tuple[tuple[Cell, Cell, F], ...], ...] = tuple(
            [
                tuple(
                    [
                        (to, behind, form(MovePiece(cell, (to,))))
                        for to, behind in LINES[cell]
                        if to != OFF
                    ]
                )
                for cell in range(CELLS)
            ]
        )
        """For each cell and direction: the neighbour, the cell behind it (or `OFF`), the step."""
        self.leaps: tuple[tuple[tuple[Cell, F], ...], ...] = tuple(
            [
                tuple([(to, form(MovePiece(cell, (to,)))) for to in LEAPS[cell]])
                for cell in range(CELLS)
            ]
        )
        """For each cell: the cells at distance two, and the leap there."""
        self._landings: tuple[dict[Cell, F], ...] = tuple([dict(leaps) for leaps in self.leaps])
        self._form = form

    def jumps(self, start: Cell, landings: tuple[Cell, ...]) -> F:
        """A jump, or a chain of them."""
        if len(landings) == 1:
            # A disk's jump and a ring's leap are written alike.
            return self._landings[start][landings[0]]
        return self._form(MovePiece(start, landings))


MOVES: Final[Forms[Move]] = Forms(lambda move: move)
"""The moves as they are."""
