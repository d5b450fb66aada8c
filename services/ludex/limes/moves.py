"""Moves: which are legal, why others are not, and what a move does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from ludex.core.played import Played
from ludex.core.value import Value
from ludex.core.violations import GAME_OVER, NOT_YOUR_TURN, Violation
from ludex.limes import violations
from ludex.limes.board import Board
from ludex.limes.figures import (
    canonical_moving,
    canonical_placing,
    figure_moves,
    home_at,
    placements,
    refuse_moving,
    refuse_placing,
)
from ludex.limes.geometry import Quadrant, each, xy_of
from ludex.limes.land import Laid
from ludex.limes.laying import laid_at, layings, refuse_laying
from ludex.limes.notation import Decline, LayTile, Move, MoveFigure, PlaceFigure, format_move
from ludex.limes.position import ROUNDS, Position, acting_seats
from ludex.limes.tile import QUARTER_TURNS

DECLINE: Final = Decline()

# What happens


@dataclass(init=False, slots=True, eq=False)
class TileLaid(Value):
    """A tile was laid."""

    seat: Final[int]
    number: Final[int]
    laid: Final[Laid]

    def __init__(self, seat: int, number: int, laid: Laid) -> None:
        self.seat = seat
        self.number = number
        self.laid = laid

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.number, self.laid


@dataclass(init=False, slots=True, eq=False)
class FigurePlaced(Value):
    """A figure was placed; it stands on its territory's home."""

    seat: Final[int]
    figure: Final[Quadrant]

    def __init__(self, seat: int, figure: Quadrant) -> None:
        self.seat = seat
        self.figure = figure

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.figure


@dataclass(init=False, slots=True, eq=False)
class FigureMoved(Value):
    """A figure went from one territory to another, each told by its home."""

    seat: Final[int]
    left: Final[Quadrant]
    entered: Final[Quadrant]

    def __init__(self, seat: int, left: Quadrant, entered: Quadrant) -> None:
        self.seat = seat
        self.left = left
        self.entered = entered

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.left, self.entered


@dataclass(init=False, slots=True, eq=False)
class Declined(Value):
    """The seat neither placed nor moved a figure."""

    seat: Final[int]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def _fields(self) -> tuple[object, ...]:
        return (self.seat,)


@dataclass(init=False, slots=True, eq=False)
class TileRevealed(Value):
    """The next tile was revealed, for everybody."""

    number: Final[int]

    def __init__(self, number: int) -> None:
        self.number = number

    def _fields(self) -> tuple[object, ...]:
        return (self.number,)


Event: TypeAlias = TileLaid | FigurePlaced | FigureMoved | Declined | TileRevealed

# Which moves are legal


def legal_moves(position: Position, seat: int) -> tuple[Move, ...]:
    """Every legal move of the seat, each effect once: to lay a tile, by cell in reading order and
    then by rotation; afterwards to place a figure, to move one, and to do neither.
    """
    if seat not in acting_seats(position.boards):
        return ()
    board = position.boards[seat]
    if board.figure_pending:
        return (*placements(board), *figure_moves(board), DECLINE)
    return layings(board.land, position.tile(board.rounds_done), position.edge_only)


def refuse(position: Position, seat: int, move: Move) -> Violation | None:
    """Why the seat may not play this move now; None when it may."""
    to_act = acting_seats(position.boards)
    if not to_act:
        return GAME_OVER.at(ending="all tiles are laid")
    if not 0 <= seat < len(position.boards):
        seats = ", ".join(str(other) for other in to_act)
        return NOT_YOUR_TURN.at(str(seat), seat=seat, to_act=seats)
    if seat not in to_act:
        return violations.ROUND_DONE.at(str(seat), seat=seat)
    board = position.boards[seat]
    if isinstance(move, LayTile):
        if board.figure_pending:
            return violations.FIGURE_PENDING.at()
        return refuse_laying(board.land, position.edge_only, move)
    if not board.figure_pending:
        return violations.TILE_NOT_LAID.at()
    if isinstance(move, PlaceFigure):
        return refuse_placing(board, move)
    if isinstance(move, MoveFigure):
        return refuse_moving(board, move)
    return None


def canonical(position: Position, seat: int, move: Move) -> Move:
    """The legal move in the form in which `legal_moves` lists its effect."""
    board = position.boards[seat]
    if isinstance(move, LayTile):
        period = position.tile(board.rounds_done).period
        return LayTile(move.column, move.row, move.rotation % period)
    if isinstance(move, PlaceFigure):
        return canonical_placing(board, move)
    if isinstance(move, MoveFigure):
        return canonical_moving(board, move)
    return move


def forms_of(position: Position, seat: int, move: Move, prefix: str = "") -> Iterator[Move]:
    """Every accepted form of a listed move whose text begins with `prefix`; the listed form is
    the first if it is among them.
    """
    for form in _forms(position, seat, move, prefix):
        if format_move(form).startswith(prefix):
            yield form


def _forms(position: Position, seat: int, move: Move, prefix: str) -> Iterator[Move]:
    board = position.boards[seat]
    land = board.land
    if isinstance(move, LayTile):
        period = position.tile(board.rounds_done).period
        for rotation in range(move.rotation % period, QUARTER_TURNS, period):
            yield LayTile(move.column, move.row, rotation)
    elif isinstance(move, PlaceFigure):
        home = home_at(land, move.x, move.y)
        for quadrant in sorted(land.just_laid()):
            if land.home(quadrant) == home:
                yield PlaceFigure(*xy_of(quadrant))
    elif isinstance(move, MoveFigure):
        left = land.territory(home_at(land, move.from_x, move.from_y))
        entered = land.territory(home_at(land, move.to_x, move.to_y))
        for origin in map(xy_of, each(left)):
            start = "M:{},{}>".format(*origin)
            # Pairs can be many: those of the wrong origin are not even made.
            if start.startswith(prefix) or prefix.startswith(start):
                for target in map(xy_of, each(entered)):
                    yield MoveFigure(*origin, *target)
    else:
        yield move


def beginning_with(position: Position, seat: int, prefix: str) -> tuple[Move, ...]:
    """Every legal move that has a form whose text begins with `prefix`, each effect once: in its
    listed form where that begins so, and else in the first that does.
    """
    forms = [
        next(forms_of(position, seat, move, prefix), None) for move in legal_moves(position, seat)
    ]
    return tuple([form for form in forms if form is not None])


# What a move does


def play(position: Position, seat: int, move: Move) -> Played[Position]:
    """The position after a legal move, and what happened."""
    before = position.boards[seat]
    after, event = _played(position, seat, before, move)
    boards = (*position.boards[:seat], after, *position.boards[seat + 1 :])
    then = replace_boards(position, boards)
    rounds = then.rounds_done
    if not after.figure_pending and rounds == after.rounds_done < ROUNDS:
        return Played(then, (event, TileRevealed(then.number(rounds))))
    return Played(then, (event,))


def _played(position: Position, seat: int, board: Board, move: Move) -> tuple[Board, Event]:
    if isinstance(move, LayTile):
        index = board.rounds_done
        tile = position.tile(index)
        laid = laid_at(move.column, move.row, move.rotation, tile)
        return board.lay(tile, laid), TileLaid(seat, position.number(index), laid)
    if isinstance(move, PlaceFigure):
        home = home_at(board.land, move.x, move.y)
        return board.place(home), FigurePlaced(seat, home)
    if isinstance(move, MoveFigure):
        left = home_at(board.land, move.from_x, move.from_y)
        entered = home_at(board.land, move.to_x, move.to_y)
        return board.move(left, entered), FigureMoved(seat, left, entered)
    return board.decline(), Declined(seat)


def replace_boards(position: Position, boards: tuple[Board, ...]) -> Position:
    """The position with these boards."""
    return Position(position.edge_only, position.tiles, position.order, boards)
