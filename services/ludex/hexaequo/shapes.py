"""The shapes that a picture of Hexaequo is made of.

Every piece has a rim of the opposite shade, so that it stands out on both colours of tile.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TypeAlias

import svg

from ludex.hexaequo.cells import Cell, coordinates
from ludex.hexaequo.moves import DISK
from ludex.hexaequo.position import kind_of, owner

SIZE = 40.0
"""From the middle of a hexagon to a corner, in the picture's own units."""

PAPER = "#fbfaf7"
INK = "#1c2126"
FAINT = "#5b636b"
TILES = ("#6a7480", "#f0e2c0")
TILE_INK = ("#ffffff", "#3f3a2e")
BODY = ("#101418", "#ffffff")
RIM = ("#ffffff", "#101418")
FONT = "DejaVu Sans, Verdana, Arial, sans-serif"

Point: TypeAlias = tuple[float, float]


def fine(value: float) -> float:
    """Two decimals are finer than a pixel."""
    return round(value, 2)


def centre_of(cell: Cell) -> Point:
    """The middle of a cell."""
    q, r = coordinates(cell)
    return SIZE * sqrt(3) * (q + r / 2), SIZE * 1.5 * r


def corners(centre: Point, size: float) -> list[svg.Point]:
    """The corners of a hexagon that stands on one of them."""
    x, y = centre
    points: list[svg.Point] = []
    for corner in range(6):
        angle = pi / 3 * corner + pi / 6
        points.append(svg.Point(fine(x + size * cos(angle)), fine(y + size * sin(angle))))
    return points


def hexagon(centre: Point, size: float, colour: int) -> svg.Polygon:
    """A tile of this colour."""
    return svg.Polygon(
        points=corners(centre, size),
        fill=TILES[colour],
        stroke=INK,
        stroke_width=fine(size / 20),
        stroke_linejoin="round",
    )


def piece_shape(piece: int, centre: Point, size: float) -> svg.Element:
    """A piece on a tile of this size."""
    x, y = fine(centre[0]), fine(centre[1])
    seat = owner(piece)
    if kind_of(piece) == DISK:
        return svg.Circle(
            cx=x,
            cy=y,
            r=fine(size * 0.43),
            fill=BODY[seat],
            stroke=RIM[seat],
            stroke_width=fine(size * 0.07),
        )

    def circle(stroke: str, width: float) -> svg.Circle:
        return svg.Circle(
            cx=x, cy=y, r=fine(size * 0.36), fill="none", stroke=stroke, stroke_width=fine(width)
        )

    return svg.G(elements=[circle(RIM[seat], size * 0.32), circle(BODY[seat], size * 0.2)])


def text(
    words: str, x: float, y: float, size: float, colour: str = INK, *, anchor: str = "start"
) -> svg.Text:
    """Words that start at a point, or have it in their middle."""
    return svg.Text(
        text=words,
        x=fine(x),
        y=fine(y),
        font_size=size,
        font_family=FONT,
        fill=colour,
        text_anchor="middle" if anchor == "middle" else "start",
    )
