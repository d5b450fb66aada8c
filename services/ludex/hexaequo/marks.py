"""The marks on a picture of Hexaequo: the last move and the legal targets.

What is marked is told by shape as well as by colour.
"""

from __future__ import annotations

from math import hypot

import svg

from ludex.hexaequo.cells import NAMES, Cell
from ludex.hexaequo.moves import Move, MovePiece
from ludex.hexaequo.position import FIRST_PIECE, Position
from ludex.hexaequo.shapes import FAINT, PAPER, SIZE, Point, centre_of, corners, fine, text

LAST = "#d55e00"
TARGET = "#0072b2"


def route_of(move: Move) -> tuple[Cell, ...]:
    """The cells that a move passes, from where it starts to where it ends."""
    return (move.start, *move.landings) if isinstance(move, MovePiece) else (move.cell,)


def last_move_outlines(move: Move) -> list[svg.Element]:
    """The cells where the last move began and ended, outlined."""
    route = route_of(move)
    return [
        svg.Polygon(
            points=corners(centre_of(cell), SIZE - 4),
            fill="none",
            stroke=LAST,
            stroke_width=4,
            stroke_linejoin="round",
            stroke_dasharray=[9, 5] if cell == route[0] and len(route) > 1 else None,
        )
        for cell in dict.fromkeys((route[0], route[-1]))
    ]


def path_arrows(move: MovePiece) -> list[svg.Element]:
    """An arrow for each landing."""
    arrows: list[svg.Element] = []
    here = move.start
    for landing in move.landings:
        if landing != here:
            arrows += _arrow(centre_of(here), centre_of(landing))
        here = landing
    return arrows


def _arrow(start: Point, end: Point) -> list[svg.Element]:
    length = hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    across = (-along[1], along[0])
    # It stops short of the piece, and beside the middle: a way back is then an arrow of its own.
    gap, aside, head = SIZE * 0.5, SIZE * 0.1, 13.0

    def point(forward: float, sideways: float) -> Point:
        return (
            fine(start[0] + along[0] * forward + across[0] * (sideways + aside)),
            fine(start[1] + along[1] * forward + across[1] * (sideways + aside)),
        )

    tail, neck, tip = point(SIZE * 0.25, 0), point(length - gap - head, 0), point(length - gap, 0)
    wings = (point(length - gap - head, head * 0.6), point(length - gap - head, -head * 0.6))
    arrowhead = [svg.Point(*wings[0]), svg.Point(*tip), svg.Point(*wings[1])]
    drawn: list[svg.Element] = []
    for colour, width, outline in ((PAPER, 8, 4), (LAST, 4, 0)):
        drawn += [
            svg.Line(
                x1=tail[0],
                y1=tail[1],
                x2=neck[0],
                y2=neck[1],
                stroke=colour,
                stroke_width=width,
                stroke_linecap="round",
            ),
            svg.Polygon(
                points=arrowhead,
                fill=colour,
                stroke=colour,
                stroke_width=outline,
                stroke_linejoin="round",
            ),
        ]
    return drawn


def target_of(move: Move) -> Cell:
    """The cell that a move ends on."""
    return route_of(move)[-1]


def target_mark(cell: Cell, position: Position, named: bool) -> list[svg.Element]:
    """A dot on an empty tile, a ring around a piece, a dashed hexagon where a tile can go."""
    x, y = centre_of(cell)
    value = position.board[cell]
    if not value:
        marks: list[svg.Element] = [
            svg.Polygon(
                points=corners((x, y), SIZE - 4),
                fill="none",
                stroke=TARGET,
                stroke_width=2.5,
                stroke_dasharray=[7, 5],
            )
        ]
        if named:
            marks.append(text(NAMES[cell], x, y + SIZE * 0.7, 11, FAINT, anchor="middle"))
    elif value >= FIRST_PIECE:
        return [
            svg.Circle(
                cx=fine(x),
                cy=fine(y),
                r=fine(SIZE * 0.64),
                fill="none",
                stroke=TARGET,
                stroke_width=5,
            )
        ]
    else:
        marks = []
    marks.append(
        svg.Circle(
            cx=fine(x), cy=fine(y), r=fine(SIZE * 0.2), fill=TARGET, stroke=PAPER, stroke_width=2.5
        )
    )
    return marks
