"""A whole game: the tiles, their order, and everybody's board.

Two positions are equal when set, order and boards are. Boards are kept in one form (rotations by
the fewest quarter turns that look alike, figures on the homes of their territories), so
that which of several texts a move was played by leaves no trace.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludex.limes.board import Board
from ludex.limes.tile import Tile

ROUNDS: Final = 16
"""A game has so many rounds: the tiles of a full square of 4 x 4."""
MAX_PLAYERS: Final = 12
MIN_TILES: Final = ROUNDS
MAX_TILES: Final = 64


@dataclass(init=False, slots=True, unsafe_hash=True)
class BoardSetup:
    """A board as a stranger states it."""

    laid: Final[tuple[tuple[int, int, int], ...]]
    """Column, row and rotation of each tile, in the order of laying."""
    figures: Final[tuple[tuple[int, int], ...]]
    """x and y of each figure, on any quadrant of its territory."""
    figure_pending: Final[bool]

    def __init__(
        self,
        laid: tuple[tuple[int, int, int], ...],
        figures: tuple[tuple[int, int], ...],
        figure_pending: bool,
    ) -> None:
        self.laid = laid
        self.figures = figures
        self.figure_pending = figure_pending


@dataclass(init=False, slots=True, unsafe_hash=True)
class Setup:
    """A position as a stranger states it; it may be nonsense."""

    edge_only: Final[bool]
    tiles: Final[tuple[Tile, ...]]
    order: Final[tuple[int, ...]]
    boards: Final[tuple[BoardSetup, ...]]
    ply: Final[int]

    def __init__(
        self,
        edge_only: bool,
        tiles: tuple[Tile, ...],
        order: tuple[int, ...],
        boards: tuple[BoardSetup, ...],
        ply: int,
    ) -> None:
        self.edge_only = edge_only
        self.tiles = tiles
        self.order = order
        self.boards = boards
        self.ply = ply


@dataclass(init=False, slots=True, unsafe_hash=True)
class Position:
    """A position that can be: made by `opening`, `admission.admit` or `moves.play`."""

    edge_only: Final[bool]
    """Whether tiles must touch along an edge."""
    tiles: Final[tuple[Tile, ...]]
    """The set; the first is tile 1."""
    order: Final[tuple[int, ...]]
    """Every tile's number, in the order in which the tiles are revealed."""
    boards: Final[tuple[Board, ...]]
    """One for each seat."""

    def __init__(
        self,
        edge_only: bool,
        tiles: tuple[Tile, ...],
        order: tuple[int, ...],
        boards: tuple[Board, ...],
    ) -> None:
        self.edge_only = edge_only
        self.tiles = tiles
        self.order = order
        self.boards = boards

    @property
    def rounds_done(self) -> int:
        """How many rounds all players have finished."""
        return _rounds_done(self.boards)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        ply = 0
        for board in self.boards:
            ply += board.ply
        return ply

    def number(self, index: int) -> int:
        """The number of the tile that the round of this index uses, counted from 0."""
        return self.order[index]

    def tile(self, index: int) -> Tile:
        """The tile that the round of this index uses."""
        return self.tiles[self.order[index] - 1]


def opening(
    players: int, edge_only: bool, tiles: tuple[Tile, ...], order: tuple[int, ...]
) -> Position:
    """The first position of a game, the order of the tiles being a permutation."""
    return Position(edge_only, tiles, order, (Board(),) * players)


def revealed_count(boards: tuple[Board, ...]) -> int:
    """How many tiles have been revealed: one for each finished round, and this round's."""
    return min(_rounds_done(boards) + 1, ROUNDS)


def _rounds_done(boards: tuple[Board, ...]) -> int:
    least = ROUNDS
    for board in boards:
        least = min(least, board.rounds_done)
    return least


def acting_seats(boards: tuple[Board, ...]) -> tuple[int, ...]:
    """The seats that have not finished this round; none after the last."""
    least = _rounds_done(boards)
    if least == ROUNDS:
        return ()
    return tuple([seat for seat, board in enumerate(boards) if board.rounds_done == least])
