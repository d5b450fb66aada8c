"""Placing a figure on the tile just laid, or moving one to an adjacent territory."""

from __future__ import annotations

from typing import Final

from ludex.core.violations import Violation
from ludex.limes import violations
from ludex.limes.board import Board
from ludex.limes.geometry import MAX_XY, MIN_XY, STRIDE, Quadrant, quadrant_at, xy_of
from ludex.limes.land import Land
from ludex.limes.notation import MoveFigure, PlaceFigure

_PLACES: Final = [
    PlaceFigure(*xy_of(quadrant)) for quadrant in range(STRIDE * (MAX_XY - MIN_XY + 1))
]
# Moves are made once and kept; there are no more than pairs of quadrants on a board.
_MOVES: Final[dict[tuple[Quadrant, Quadrant], MoveFigure]] = {}


def placements(board: Board) -> tuple[PlaceFigure, ...]:
    """Every way to place a figure: for each territory on the tile just laid its first quadrant
    there, in reading order.
    """
    if not board.supply:
        return ()
    land = board.land
    moves = []
    listed: list[Quadrant] = []
    north_west, north_east, south_east, south_west = land.just_laid()
    for quadrant in (north_west, north_east, south_west, south_east):
        home = land.home(quadrant)
        if home not in listed:
            listed.append(home)
            moves.append(_PLACES[quadrant])
    return tuple(moves)


def figure_moves(board: Board) -> tuple[MoveFigure, ...]:
    """Every way to move a figure, by the territory left and then by the one entered, each by its
    home, in reading order.
    """
    moves: list[MoveFigure] = []
    # Which figure of a territory goes makes no difference, so each territory is asked once.
    for home in sorted(set(board.figures)):
        moves += [_move(home, entered) for entered in board.land.homes_beside(home)]
    return tuple(moves)


def _move(left: Quadrant, entered: Quadrant) -> MoveFigure:
    move = _MOVES.get((left, entered))
    if move is None:
        move = _MOVES[left, entered] = MoveFigure(*xy_of(left), *xy_of(entered))
    return move


def laid_quadrant(land: Land, x: int, y: int) -> Quadrant | None:
    """The quadrant at x and y; None when no tile lies there."""
    quadrant = quadrant_at(x, y)
    if quadrant is None or not land.ground.mark(quadrant):
        return None
    return quadrant


def home_at(land: Land, x: int, y: int) -> Quadrant:
    """The home of the territory at x and y, where a tile lies."""
    quadrant = quadrant_at(x, y)
    assert quadrant is not None  # noqa: S101  (asked of legal moves only)
    return land.home(quadrant)


def refuse_placing(board: Board, move: PlaceFigure) -> Violation | None:
    """Why no figure can be placed so."""
    x, y = move.x, move.y
    if quadrant_at(x, y) not in board.land.just_laid():
        return violations.NOT_ON_NEW_TILE.at(f"{x},{y}", x=x, y=y)
    if not board.supply:
        return violations.SUPPLY_EMPTY.at()
    return None


def refuse_moving(board: Board, move: MoveFigure) -> Violation | None:
    """Why no figure can be moved so."""
    land = board.land
    x, y, to_x, to_y = move.from_x, move.from_y, move.to_x, move.to_y
    start, end = f"{x},{y}", f"{to_x},{to_y}"
    origin, target = laid_quadrant(land, x, y), laid_quadrant(land, to_x, to_y)
    if origin is None:
        return violations.ORIGIN_NOT_LAID.at(start, x=x, y=y)
    if target is None:
        return violations.TARGET_NOT_LAID.at(end, x=to_x, y=to_y)
    left, entered = land.home(origin), land.home(target)
    if left not in board.figures:
        return violations.NO_FIGURE_THERE.at(start, x=x, y=y)
    if left == entered:
        return violations.SAME_TERRITORY.at(start, end, x=x, y=y, to_x=to_x, to_y=to_y)
    if entered not in land.homes_beside(left):
        return violations.NOT_ADJACENT.at(start, end, x=x, y=y, to_x=to_x, to_y=to_y)
    return None


def canonical_placing(board: Board, move: PlaceFigure) -> PlaceFigure:
    """The placement as `placements` lists it."""
    land = board.land
    home = home_at(land, move.x, move.y)
    return _PLACES[min([other for other in land.just_laid() if land.home(other) == home])]


def canonical_moving(board: Board, move: MoveFigure) -> MoveFigure:
    """The move as `figure_moves` lists it."""
    left = home_at(board.land, move.from_x, move.from_y)
    entered = home_at(board.land, move.to_x, move.to_y)
    return _move(left, entered)
