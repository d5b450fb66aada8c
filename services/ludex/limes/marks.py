"""What a picture marks on a board: the last move, the legal targets, and the layers."""

from __future__ import annotations

from collections.abc import Iterator

import svg

from ludex.limes.board import Board
from ludex.limes.figures import laid_quadrant
from ludex.limes.geometry import STRIDE, Quadrant, each, quadrant_at, xy_of
from ludex.limes.land import Land
from ludex.limes.notation import LayTile, Move, MoveFigure, PlaceFigure
from ludex.limes.pieces import INK, LAST, PAPER, TARGET, UNIT, frame, lines, text
from ludex.limes.position import acting_seats
from ludex.limes.roles import counted
from ludex.limes.views import View

# The last move


def last_move(board: Board, move: Move | None) -> Iterator[svg.Element]:
    """The move, marked on a board where it can have been the last one. A move does not tell its
    seat, so it is marked on every board of which that is true.
    """
    land = board.land
    if not land.laid:
        return
    last = land.laid[-1]
    if isinstance(move, LayTile):
        if board.figure_pending and (move.column, move.row) == (last.column, last.row):
            yield frame(2 * UNIT * move.column, 2 * UNIT * move.row, LAST, 3)
    elif board.figure_pending:
        return
    elif isinstance(move, PlaceFigure):
        if quadrant_at(move.x, move.y) in land.just_laid():
            stands = _figure_at(board, move.x, move.y)
            if stands is not None:
                yield _ring(stands, LAST)
    elif isinstance(move, MoveFigure):
        origin = laid_quadrant(land, move.from_x, move.from_y)
        stands = _figure_at(board, move.to_x, move.to_y)
        if origin is not None and stands is not None:
            left = land.home(origin)
            yield svg.Path(d=lines([_middle(left), _middle(stands)]), stroke=LAST,
                           stroke_width=2.5, stroke_dasharray=[4, 2])  # fmt: skip
            x, y = _middle(left)
            yield svg.Circle(cx=x, cy=y, r=3, fill=LAST)
            yield _ring(stands, LAST)


def _figure_at(board: Board, x: int, y: int) -> Quadrant | None:
    """Where the figures of this quadrant's territory stand, if there are any."""
    quadrant = laid_quadrant(board.land, x, y)
    if quadrant is None:
        return None
    stands = board.land.home(quadrant)
    return stands if stands in board.figures else None


def _middle(quadrant: Quadrant) -> tuple[float, float]:
    """Where a figure is drawn."""
    x, y = xy_of(quadrant)
    return x * UNIT + 7.5, y * UNIT + 12


def _ring(quadrant: Quadrant, stroke: str) -> svg.Circle:
    x, y = _middle(quadrant)
    return svg.Circle(cx=x, cy=y, r=7.5, fill="none", stroke=stroke, stroke_width=2)


# Legal targets


def targeted_seat(seen: View) -> int | None:
    """The seat whose board shows the targets: the one that looks, or else the first to act."""
    to_act = acting_seats(seen.boards)
    if seen.seat in to_act:
        return seen.seat
    return to_act[0] if to_act else None


def targets(moves: tuple[Move, ...]) -> Iterator[svg.Element]:
    """The cells and quadrants where the moves go, each once."""
    cells = {(move.column, move.row): None for move in moves if isinstance(move, LayTile)}
    for column, row in cells:
        x, y = 2 * UNIT * column, 2 * UNIT * row
        yield svg.Circle(cx=x + UNIT, cy=y + UNIT, r=6, fill=TARGET, fill_opacity=0.85)
    placed = {(move.x, move.y): None for move in moves if isinstance(move, PlaceFigure)}
    moved = {(move.to_x, move.to_y): None for move in moves if isinstance(move, MoveFigure)}
    for x, y in placed:
        yield _diamond(x, y, TARGET)
    for x, y in moved:
        if (x, y) not in placed:
            yield _diamond(x, y, PAPER)


def _diamond(x: int, y: int, fill: str) -> svg.Path:
    """A filled one for placing, an open one for moving there."""
    middle_x, middle_y = x * UNIT + 15.5, y * UNIT + 15.5
    corners = [(middle_x, middle_y - 3.5), (middle_x + 3.5, middle_y),
               (middle_x, middle_y + 3.5), (middle_x - 3.5, middle_y)]  # fmt: skip
    return svg.Path(d=lines(corners, closed=True), fill=fill, stroke=TARGET, stroke_width=1.5)


# Layers


def layers(board: Board, codes: frozenset[str]) -> Iterator[svg.Element]:
    """The layers that are asked for."""
    if "territories" in codes:
        yield from _territories(board.land)
    if "scores" in codes:
        yield from _scores(board)


def _territories(land: Land) -> Iterator[svg.Element]:
    """Every border between territories, and on each territory how many quadrants it has."""
    borders = []
    for quadrant in each(land.quadrants):
        x, y = xy_of(quadrant)
        left, top = x * UNIT, y * UNIT
        right, bottom = left + UNIT, top + UNIT
        territory = land.territory(quadrant)
        if not territory >> (quadrant + 1) & 1:
            borders.append([(right, top), (right, bottom)])
        if not territory >> (quadrant + STRIDE) & 1:
            borders.append([(left, bottom), (right, bottom)])
        if quadrant == 0 or not territory >> (quadrant - 1) & 1:
            borders.append([(left, top), (left, bottom)])
        if quadrant < STRIDE or not territory >> (quadrant - STRIDE) & 1:
            borders.append([(left, top), (right, top)])
    if borders:
        yield svg.Path(d=lines(*borders), fill="none", stroke=INK, stroke_width=2.2,
                       stroke_linecap="round")  # fmt: skip
    for quadrant in each(land.quadrants):
        if land.home(quadrant) == quadrant:
            territory = land.territory(quadrant)
            x, y = xy_of(quadrant)
            left, top = x * UNIT, y * UNIT
            yield svg.Rect(x=left + 1, y=top + 1, width=7.5, height=6.5, fill=PAPER,
                           fill_opacity=0.85)  # fmt: skip
            yield text(left + 4.75, top + 4.25, str(territory.bit_count()), 6)


def _scores(board: Board) -> Iterator[svg.Element]:
    """A dot on every quadrant that counts for a figure, with a number where it counts for more
    than one.
    """
    times: dict[Quadrant, int] = {}
    for figure in board.figures:
        for quadrant in each(counted(board.land, figure)):
            times[quadrant] = times.get(quadrant, 0) + 1
    for quadrant, count in sorted(times.items()):
        x, y = xy_of(quadrant)
        middle_x, middle_y = x * UNIT + 16.5, y * UNIT + 16.5
        yield svg.Circle(cx=middle_x, cy=middle_y, r=3, fill=INK, stroke=PAPER, stroke_width=0.8)
        if count > 1:
            yield text(middle_x, middle_y, str(count), 5, fill=PAPER, bold=True)
