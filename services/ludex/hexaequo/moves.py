"""What a player can do in a turn, and the events that a move brings about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from ludex.core.value import Value
from ludex.hexaequo.cells import CELLS, LEAPS, LINES, OFF, Cell

DISK: Final = 1
RING: Final = 2


@dataclass(init=False, slots=True, eq=False)
class LayTile(Value):
    """Lay a tile of one's own colour from the reserve."""

    cell: Final[Cell]

    def __init__(self, cell: Cell) -> None:
        self.cell = cell

    def _fields(self) -> tuple[object, ...]:
        return (self.cell,)


@dataclass(init=False, slots=True, eq=False)
class PlacePiece(Value):
    """Place a piece from the reserve: `DISK`, or `RING`, which costs a captured disk."""

    kind: Final[int]
    cell: Final[Cell]

    def __init__(self, kind: int, cell: Cell) -> None:
        self.kind = kind
        self.cell = cell

    def _fields(self) -> tuple[object, ...]:
        return self.kind, self.cell


@dataclass(init=False, slots=True, eq=False)
class MovePiece(Value):
    """Move a piece: a step, a leap, or jumps, with every landing in order."""

    start: Final[Cell]
    landings: Final[tuple[Cell, ...]]

    def __init__(self, start: Cell, landings: tuple[Cell, ...]) -> None:
        self.start = start
        self.landings = landings

    def _fields(self) -> tuple[object, ...]:
        return self.start, self.landings


Move: TypeAlias = LayTile | PlacePiece | MovePiece


@dataclass(init=False, slots=True, eq=False)
class TileLaid(Value):
    """A tile was laid."""

    colour: Final[int]
    cell: Final[Cell]

    def __init__(self, colour: int, cell: Cell) -> None:
        self.colour = colour
        self.cell = cell

    def _fields(self) -> tuple[object, ...]:
        return self.colour, self.cell


@dataclass(init=False, slots=True, eq=False)
class PiecePlaced(Value):
    """A piece came from the reserve onto the board."""

    piece: Final[int]
    cell: Final[Cell]

    def __init__(self, piece: int, cell: Cell) -> None:
        self.piece = piece
        self.cell = cell

    def _fields(self) -> tuple[object, ...]:
        return self.piece, self.cell


@dataclass(init=False, slots=True, eq=False)
class PieceMoved(Value):
    """A piece made a step, a leap or one jump."""

    piece: Final[int]
    start: Final[Cell]
    landing: Final[Cell]

    def __init__(self, piece: int, start: Cell, landing: Cell) -> None:
        self.piece = piece
        self.start = start
        self.landing = landing

    def _fields(self) -> tuple[object, ...]:
        return self.piece, self.start, self.landing


@dataclass(init=False, slots=True, eq=False)
class PieceCaptured(Value):
    """A piece was captured and left the board."""

    piece: Final[int]
    cell: Final[Cell]
    by_seat: Final[int]

    def __init__(self, piece: int, cell: Cell, by_seat: int) -> None:
        self.piece = piece
        self.cell = cell
        self.by_seat = by_seat

    def _fields(self) -> tuple[object, ...]:
        return self.piece, self.cell, self.by_seat


@dataclass(init=False, slots=True, eq=False)
class DiskReturned(Value):
    """A captured disk went back into its owner's reserve, as the price of a ring."""

    to_seat: Final[int]

    def __init__(self, to_seat: int) -> None:
        self.to_seat = to_seat

    def _fields(self) -> tuple[object, ...]:
        return (self.to_seat,)


Event: TypeAlias = TileLaid | PiecePlaced | PieceMoved | PieceCaptured | DiskReturned

# Every move but a chain of jumps, made once: listing moves then makes hardly any objects.

LAY: Final[tuple[LayTile, ...]] = tuple(LayTile(cell) for cell in range(CELLS))
PLACE_DISK: Final[tuple[PlacePiece, ...]] = tuple(PlacePiece(DISK, cell) for cell in range(CELLS))
PLACE_RING: Final[tuple[PlacePiece, ...]] = tuple(PlacePiece(RING, cell) for cell in range(CELLS))


F = TypeVar("F")


class Forms(Generic[F]):
    """All that a turn can be, in some form: as moves, or as whatever each of them is written as."""

    def __init__(
        self, form: Callable[[Move], F], form_chain: Callable[[Move], F] | None = None
    ) -> None:
        """Puts every move but the chains into the form, once.

        `form_chain`: the same for chains, of which there are many, if they are to be remembered.
        """
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
        self._form_chain = form if form_chain is None else form_chain

    def jumps(self, start: Cell, landings: tuple[Cell, ...]) -> F:
        """A jump, or a chain of them."""
        if len(landings) == 1:
            # A disk's jump and a ring's leap are written alike.
            return self._landings[start][landings[0]]
        return self._form_chain(MovePiece(start, landings))


MOVES: Final[Forms[Move]] = Forms(lambda move: move)
"""The moves as they are."""
