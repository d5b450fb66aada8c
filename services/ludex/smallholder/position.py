"""Positions: what a stranger states, and what has passed `admission`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ludex.smallholder.board import Board, Cell
from ludex.smallholder.groups import NO_STONES, Side, side_of
from ludex.smallholder.placement import placements
from ludex.smallholder.rulesets import Ruleset

BLACK: Final = 0
WHITE: Final = 1
COLOURS: Final = ("Black", "White")


@dataclass(init=False, slots=True, unsafe_hash=True)
class Setup:
    """A position as a stranger states it, which may be nonsense. `board` is a board's name."""

    ruleset: Final[Ruleset]
    board: Final[str]
    black_stones: Final[tuple[Cell, ...]]
    white_stones: Final[tuple[Cell, ...]]
    to_move: Final[int]
    ply: Final[int]

    def __init__(
        self,
        ruleset: Ruleset,
        board: str,
        black_stones: tuple[Cell, ...],
        white_stones: tuple[Cell, ...],
        to_move: int,
        ply: int,
    ) -> None:
        self.ruleset = ruleset
        self.board = board
        self.black_stones = black_stones
        self.white_stones = white_stones
        self.to_move = to_move
        self.ply = ply


@dataclass(init=False, slots=True, unsafe_hash=True)
class Position:
    """A position that is possible as far as `admit` can tell.

    Two are equal when ruleset, board, stones, seat to move and ply are. `placements`, the bit set
    of the cells where the seat to move may place a stone, follows from these.
    """

    ruleset: Final[Ruleset]
    board: Final[Board]
    black: Final[Side]
    white: Final[Side]
    to_move: Final[int]
    ply: Final[int]
    placements: int = field(compare=False)

    def __init__(
        self,
        ruleset: Ruleset,
        board: Board,
        black: Side,
        white: Side,
        to_move: int,
        ply: int,
        placements: int,
    ) -> None:
        self.ruleset = ruleset
        self.board = board
        self.black = black
        self.white = white
        self.to_move = to_move
        self.ply = ply
        self.placements = placements

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        stones = self.black.stones, self.white.stones
        return position_with, (self.ruleset, self.board, *stones, self.to_move, self.ply)

    def side(self, seat: int) -> Side:
        """The stones of Black, seat 0, or White, seat 1."""
        return self.white if seat else self.black


def position_of(
    ruleset: Ruleset, board: Board, black: Side, white: Side, to_move: int, ply: int
) -> Position:
    """The position of these sides, with all that follows from them."""
    own, enemy = (white, black) if to_move else (black, white)
    return Position(
        ruleset, board, black, white, to_move, ply, placements(ruleset, board, own, enemy)
    )


def position_with(
    ruleset: Ruleset, board: Board, black_stones: int, white_stones: int, to_move: int, ply: int
) -> Position:
    """The position of these stones, with all that follows from them."""
    black = side_of(board, ruleset, black_stones)
    white = side_of(board, ruleset, white_stones)
    return position_of(ruleset, board, black, white, to_move, ply)


def opening(ruleset: Ruleset, board: Board) -> Position:
    """The empty board, Black to move."""
    return position_of(ruleset, board, NO_STONES, NO_STONES, BLACK, 0)
