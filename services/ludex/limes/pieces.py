"""What pictures are put together from: quadrants, houses and figures, in units of the board.

Each terrain has a colour and a shape of its own, so that it is told apart without colours too;
the colours are far apart in lightness and safe for colour-blind readers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import svg

from ludex.limes.tile import FIELD, LAKE, LETTERS, TERRAINS, WATCHTOWER, WOODS, Terrain, Tile

UNIT = 20
"""The side of a quadrant."""

INK = "#1f2328"
PALE = "#8c959f"
GREY = "#57606a"
PAPER = "#ffffff"
LAST = "#b5179e"
"""The last move's colour."""
TARGET = "#d1480b"
"""The legal targets' colour."""
FONT = "Helvetica, Arial, sans-serif"

_GROUND = {WOODS: "#7cc4a0", FIELD: "#f7e7a1", LAKE: "#8ecae6", WATCHTOWER: "#dcd6cc"}
_Line = Sequence[tuple[float, float]]


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    anchor: Literal["start", "middle", "end"] = "middle",
    fill: str = INK,
    bold: bool = False,
) -> svg.Text:
    """Words on one line, their middle at y. There is no mark of XML's among them."""
    return svg.Text(
        x=x,
        y=round(y + 0.36 * size, 2),
        text=words,
        font_size=size,
        font_family=FONT,
        font_weight="bold" if bold else None,
        text_anchor=anchor,
        fill=fill,
    )


def lines(*drawn: _Line, closed: bool = False) -> list[svg.PathData]:
    """The path along some lines, each through its points."""
    path: list[svg.PathData] = []
    for line in drawn:
        path.append(svg.M(*line[0]))
        path += [svg.L(x, y) for x, y in line[1:]]
        if closed:
            path.append(svg.Z())
    return path


def _tree(x: float, y: float) -> list[svg.PathData]:
    return lines([(x, y), (x + 3.5, y + 7), (x + 0.6, y + 7), (x + 0.6, y + 9.5),
                  (x - 0.6, y + 9.5), (x - 0.6, y + 7), (x - 3.5, y + 7)], closed=True)  # fmt: skip


def _ear(x: float) -> list[svg.PathData]:
    leaves = [[(x - 2, y - 2), (x, y), (x + 2, y - 2)] for y in (9.0, 12.0, 15.0)]
    return lines([(x, 17.5), (x, 5)], *leaves)


def _wave(y: float) -> list[svg.PathData]:
    return [svg.M(3, y), svg.Q(5.3, y - 3.5, 7.6, y), svg.T(12.2, y), svg.T(16.8, y)]


def _shape(terrain: Terrain) -> svg.Path:
    if terrain == WOODS:
        return svg.Path(d=[*_tree(6.5, 2.5), *_tree(13.5, 7.5)], fill="#1b6b45")
    if terrain == FIELD:
        ears = [*_ear(5), *_ear(10), *_ear(15)]
        return svg.Path(d=ears, fill="none", stroke="#a77b06", stroke_width=1.1)
    if terrain == LAKE:
        waves = [*_wave(7), *_wave(12), *_wave(17)]
        return svg.Path(d=waves, fill="none", stroke="#1d5f8a", stroke_width=1.3)
    tower = lines([(7, 17), (7, 9), (5.5, 7.5), (5.5, 3), (8, 3), (8, 5), (9, 5), (9, 3), (11, 3),
                   (11, 5), (12, 5), (12, 3), (14.5, 3), (14.5, 7.5), (13, 9), (13, 17)],
                  closed=True)  # fmt: skip
    return svg.Path(d=tower, fill="#5d554b")


def grounds() -> svg.Defs:
    """A pattern for each terrain, for `quadrant` to fill with. It repeats every quadrant, so that
    it fits wherever a group of quadrants begins at its own origin.
    """
    return svg.Defs(
        elements=[
            svg.Pattern(
                id=f"limes-{LETTERS[terrain]}",
                width=UNIT,
                height=UNIT,
                patternUnits="userSpaceOnUse",
                elements=[
                    svg.Rect(width=UNIT, height=UNIT, fill=_GROUND[terrain]),
                    _shape(terrain),
                ],
            )
            for terrain in TERRAINS
        ]
    )


def quadrant(x: float, y: float, terrain: Terrain, house: bool) -> list[svg.Element]:
    """A quadrant, its north-west corner at x, y: multiples of UNIT."""
    drawn: list[svg.Element] = [
        svg.Rect(x=x, y=y, width=UNIT, height=UNIT, fill=f"url(#limes-{LETTERS[terrain]})")
    ]
    if house:
        walls = [(11, 10.5), (11, 6), (14.75, 2), (18.5, 6), (18.5, 10.5)]
        outline = lines([(x + dx, y + dy) for dx, dy in walls], closed=True)
        drawn.append(svg.Path(d=outline, fill="#9b2226", stroke=PAPER, stroke_width=1))
        drawn.append(svg.Rect(x=x + 13.75, y=y + 7, width=2, height=3.5, fill=PAPER))
    return drawn


def frame(x: float, y: float, stroke: str = INK, width: float = 1.2) -> svg.Rect:
    """The edge of a tile, its north-west corner at x, y."""
    side = 2 * UNIT
    return svg.Rect(
        x=x, y=y, width=side, height=side, rx=1.5, fill="none", stroke=stroke, stroke_width=width
    )


def tile(x: float, y: float, shown: Tile) -> svg.G:
    """A tile as it lies before any rotation, its north-west corner at x, y."""
    drawn: list[svg.Element] = []
    corners = ((0, 0), (UNIT, 0), (UNIT, UNIT), (0, UNIT))
    for (left, top), terrain, house in zip(corners, shown.terrains, shown.houses, strict=True):
        drawn += quadrant(left, top, terrain, house)
    return svg.G(transform=[svg.Translate(x, y)], elements=[*drawn, frame(0, 0)])


def figure(x: float, y: float, score: int, count: int) -> list[svg.Element]:
    """Figures of one territory on the quadrant whose north-west corner is at x, y: what each
    scores, and how many they are if more than one.
    """
    drawn: list[svg.Element] = [
        svg.Circle(cx=x + 7.5, cy=y + 12, r=6, fill=INK, stroke=PAPER, stroke_width=1.2),
        text(x + 7.5, y + 12, str(score), 8 if score < 10 else 7, fill=PAPER, bold=True),
    ]
    if count > 1:
        drawn += [
            svg.Rect(x=x + 11.5, y=y + 12.5, width=8, height=7, rx=2, fill=PAPER, stroke=INK,
                     stroke_width=0.7),
            text(x + 15.5, y + 16, f"×{count}", 5.5, bold=True),
        ]  # fmt: skip
    return drawn
