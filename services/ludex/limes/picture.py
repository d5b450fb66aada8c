"""A position as SVG: this round's tile, and everybody's board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, sqrt

import svg

from ludex.core.game import PictureOptions
from ludex.limes import marks
from ludex.limes.board import Board
from ludex.limes.ending import outcome_of, points, standing
from ludex.limes.geometry import REACH, each, extent, place_of, quadrants_of, xy_of
from ludex.limes.laying import free_cells
from ludex.limes.pieces import (
    GREY,
    INK,
    PALE,
    PAPER,
    UNIT,
    figure,
    frame,
    grounds,
    quadrant,
    text,
    tile,
)
from ludex.limes.position import ROUNDS, Position, acting_seats
from ludex.limes.roles import score_of
from ludex.limes.views import View, current_tile, seen_in

_TILE = 2 * UNIT
_HEADING = 56
_CAPTION = 18
_RULER = 22
"""The room for coordinates, at the left and at the top of a board."""
_GAP = 14
_LEAST_ACROSS = 4
"""No board is drawn narrower than so many tiles, for the sake of its caption."""


@dataclass(frozen=True, slots=True)
class _Window:
    """The cells of a board that are drawn."""

    column: int
    row: int
    columns: int
    rows: int


def draw(shown: Position | View, options: PictureOptions) -> str:
    """The picture."""
    seen = seen_in(shown)
    over = not acting_seats(seen.boards)
    windows = [_window(board, seen.edge_only, over) for board in seen.boards]
    columns = max(_LEAST_ACROSS, *(window.columns for window in windows))
    rows = max(window.rows for window in windows)
    ruler = _RULER if options.coordinates else 0
    panel_width = ruler + columns * _TILE + _GAP
    panel_height = _CAPTION + ruler + rows * _TILE + _GAP
    across = ceil(sqrt(len(windows)))
    width = across * panel_width + _GAP
    height = _HEADING + ceil(len(windows) / across) * panel_height + _GAP
    summary = _summary(seen)
    elements: list[svg.Element] = [
        svg.Title(text=summary),
        grounds(),
        svg.Rect(width=width, height=height, fill=PAPER),
        *_heading(seen),
    ]
    for seat, window in enumerate(windows):
        x = _GAP + seat % across * panel_width
        y = _HEADING + seat // across * panel_height
        panel = _panel(seen, seat, window, panel_width - _GAP, options)
        elements.append(svg.G(transform=[svg.Translate(x, y)], elements=list(panel)))
    drawing = svg.SVG(
        width=options.width,
        height=round(options.width * height / width),
        viewBox=svg.ViewBoxSpec(0, 0, width, height),
        elements=elements,
        extra={"role": "img", "aria-label": summary},
    )
    return str(drawing)


def _window(board: Board, edge_only: bool, over: bool) -> _Window:
    """The laid tiles, and while the game goes on the cells where the next can lie."""
    cells = board.land.cells
    if not over:
        cells |= free_cells(cells, edge_only)
    left, right, top, bottom = extent(cells)
    return _Window(left - REACH, top - REACH, right - left + 1, bottom - top + 1)


def _summary(seen: View) -> str:
    scores = ", ".join(
        f"seat {seat} has {points(standing(board)[0])}" for seat, board in enumerate(seen.boards)
    )
    current = current_tile(seen)
    if current is None:
        return f"Limes, won by {_winners(seen)}: {scores}."
    return f"Limes, round {len(seen.revealed)} of {ROUNDS}, tile {current[0]}: {scores}."


def _winners(seen: View) -> str:
    winners = outcome_of(seen.boards).winners
    seats = ", ".join(str(seat) for seat in winners)
    return f"seat {seats}" if len(winners) == 1 else f"seats {seats}"


def _heading(seen: View) -> Iterator[svg.Element]:
    current = current_tile(seen)
    if current is None:
        yield text(_GAP, 20, "Game over", 13, anchor="start", bold=True)
        yield text(_GAP, 37, f"Won by {_winners(seen)}", 10, anchor="start", fill=GREY)
        return
    number, shape = current
    yield tile(_GAP, 8, shape)
    left = _GAP + _TILE + 8
    yield text(left, 20, f"Tile {number}", 13, anchor="start", bold=True)
    contact = ", edges only" if seen.edge_only else ""
    told = f"Round {len(seen.revealed)} of {ROUNDS}{contact}"
    yield text(left, 37, told, 10, anchor="start", fill=GREY)


def _panel(
    seen: View, seat: int, window: _Window, width: int, options: PictureOptions
) -> Iterator[svg.Element]:
    board = seen.boards[seat]
    acts = seat in acting_seats(seen.boards)
    yield from _caption(board, seat, acts, width)
    shift = _RULER if options.coordinates else 0
    if options.coordinates:
        yield from _rulers(window)
    inside = [
        *_cells(board, seen.edge_only, acts),
        *marks.layers(board, options.layers),
        *marks.last_move(board, options.last_move),
        *_figures(board),
    ]
    if seat == marks.targeted_seat(seen):
        inside += marks.targets(options.targets)
    x = shift - window.column * _TILE
    y = _CAPTION + shift - window.row * _TILE
    yield svg.G(transform=[svg.Translate(x, y)], elements=inside)


def _caption(board: Board, seat: int, acts: bool, width: int) -> Iterator[svg.Element]:
    score, _ = standing(board)
    yield text(0, 9, f"Seat {seat}: {score}", 11, anchor="start", bold=True)
    told = f"{board.supply} in supply"
    if acts:
        told += ", figure pending" if board.figure_pending else ", to lay"
    yield text(width, 9.5, told, 7.5, anchor="end", fill=GREY)


def _rulers(window: _Window) -> Iterator[svg.Element]:
    """Columns and rows in bold, and closer to the board the x and y of the quadrants."""
    for along in range(window.columns):
        column = window.column + along
        x = _RULER + along * _TILE
        yield text(x + UNIT, _CAPTION + 5, str(column), 8, bold=True)
        for half in (0, 1):
            middle = x + half * UNIT + UNIT / 2
            yield text(middle, _CAPTION + 15, str(2 * column + half), 7, fill=PALE)
    for down in range(window.rows):
        row = window.row + down
        y = _CAPTION + _RULER + down * _TILE
        yield text(4, y + UNIT, str(row), 8, bold=True)
        for half in (0, 1):
            middle = y + half * UNIT + UNIT / 2
            yield text(15, middle, str(2 * row + half), 7, fill=PALE)


def _cells(board: Board, edge_only: bool, acts: bool) -> Iterator[svg.Element]:
    land = board.land
    free = free_cells(land.cells, edge_only)
    if acts and not board.figure_pending:
        for cell in each(free):
            column, row = place_of(cell)
            yield svg.Rect(x=column * _TILE + 3, y=row * _TILE + 3, width=_TILE - 6,
                           height=_TILE - 6, rx=3, fill="none", stroke=PALE, stroke_width=0.8,
                           stroke_dasharray=[3, 3])  # fmt: skip
    for cell in each(land.cells):
        column, row = place_of(cell)
        for place in quadrants_of(cell):
            x, y = xy_of(place)
            house = land.has_house(place)
            yield from quadrant(x * UNIT, y * UNIT, land.terrain(place), house)
        yield frame(column * _TILE, row * _TILE, INK)


def _figures(board: Board) -> Iterator[svg.Element]:
    for place in sorted(set(board.figures)):
        x, y = xy_of(place)
        score = score_of(board.land, place)
        yield from figure(x * UNIT, y * UNIT, score, board.figures.count(place))
