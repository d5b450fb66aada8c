"""A position as SVG.

One unit is the distance between neighbouring cells' centres. A cell (c, r) stands at
x = c - r / 2, and each row is sqrt(3) / 2 above the row below.
"""

from __future__ import annotations

from math import sqrt

import svg

from ludex.core.description import Named
from ludex.core.game import PictureOptions
from ludex.smallholder.board import Board, Cell
from ludex.smallholder.diagram import caption
from ludex.smallholder.groups import Side, placed
from ludex.smallholder.moves import captured
from ludex.smallholder.notation import COLUMN_LETTERS, cell_name
from ludex.smallholder.placement import openings, playable
from ludex.smallholder.position import BLACK, WHITE, Position
from ludex.smallholder.view import View, position_shown

HOLDINGS_BLACK = "holdings_black"
HOLDINGS_WHITE = "holdings_white"
UNPLAYABLE_GROUPS = "unplayable_groups"

LAYERS: tuple[Named, ...] = (
    Named(
        HOLDINGS_BLACK,
        "Black's holdings: empty cells striped upwards to the right, enemy stones edged.",
    ),
    Named(
        HOLDINGS_WHITE,
        "White's holdings: empty cells striped downwards to the right, enemy stones edged.",
    ),
    Named(
        UNPLAYABLE_GROUPS, "A grey dot on every stone of a group without a playable cell beside it."
    ),
)

ROW_STEP = sqrt(3) / 2
CORNER = 1 / sqrt(3)
MARGIN = 0.35

# Okabe and Ito's palette, which colour-blind readers can tell apart.
PAPER = "#fbf8f1"
CELL = "#efe4c8"
CELL_EDGE = "#b3a47c"
INK = "#4a4335"
BLACK_FILL = "#1d1d1f"
WHITE_FILL = "#ffffff"
STONE_EDGE = "#1d1d1f"
LAST_MOVE = "#d55e00"
TARGET = "#0072b2"
BLACK_HOLDINGS = "#5b3a8c"
WHITE_HOLDINGS = "#009e73"
UNPLAYABLE = "#8c8c8c"


def picture(shown: Position | View, options: PictureOptions) -> str:
    """The board with its stones and what the options ask to mark."""
    position = position_shown(shown)
    board = position.board
    left, top, width, height = _frame(board, options.coordinates)
    elements: list[svg.Element] = [
        svg.Title(text=f"The SmallHolder. {caption(position)}"),
        svg.Rect(x=left, y=top, width=width, height=height, fill=PAPER),
        svg.G(
            fill=CELL,
            stroke=CELL_EDGE,
            stroke_width=0.03,
            elements=[_hexagon(cell, CORNER) for cell in board.in_order],
        ),
    ]
    if HOLDINGS_BLACK in options.layers:
        elements.append(_holdings(position, BLACK, BLACK_HOLDINGS, rising=True))
    if HOLDINGS_WHITE in options.layers:
        elements.append(_holdings(position, WHITE, WHITE_HOLDINGS, rising=False))
    if options.coordinates:
        elements.append(_coordinates(board))
    elements.append(_stones(board, position.black, BLACK_FILL))
    elements.append(_stones(board, position.white, WHITE_FILL))
    if UNPLAYABLE_GROUPS in options.layers:
        elements.append(_unplayable(position))
    if isinstance(options.last_move, Cell) and board.has(options.last_move):
        elements.append(_ring(options.last_move, 0.22, LAST_MOVE, 0.07))
    elements += _targets(position, [cell for cell in options.targets if board.has(cell)])
    return svg.SVG(
        width=options.width,
        height=round(options.width * height / width),
        viewBox=svg.ViewBoxSpec(left, top, width, height),
        extra={"role": "img", "aria-label": f"The SmallHolder. {caption(position)}"},
        elements=elements,
    ).as_str()


def _centre(cell: Cell) -> tuple[float, float]:
    return round(cell.column - cell.row / 2, 4), round(-cell.row * ROW_STEP, 4)


def _frame(board: Board, coordinates: bool) -> tuple[float, float, float, float]:
    """Left, top, width and height of what is drawn."""
    border = 0.5 + MARGIN + (0.6 if coordinates else 0)
    centres = [_centre(cell) for cell in board.in_order]
    left = min(x for x, _ in centres) - border
    top = min(y for _, y in centres) - CORNER - MARGIN
    right = max(x for x, _ in centres) + border
    bottom = max(y for _, y in centres) + CORNER + border - 0.5
    return round(left, 4), round(top, 4), round(right - left, 4), round(bottom - top, 4)


def _hexagon(cell: Cell, corner: float) -> svg.Element:
    x, y = _centre(cell)
    half = corner * ROW_STEP
    corners = (
        (0.0, -corner),
        (half, -corner / 2),
        (half, corner / 2),
        (0.0, corner),
        (-half, corner / 2),
        (-half, -corner / 2),
    )
    return svg.Polygon(points=[svg.Point(round(x + dx, 4), round(y + dy, 4)) for dx, dy in corners])


def _holdings(position: Position, seat: int, colour: str, *, rising: bool) -> svg.Element:
    """Stripes on every held empty cell, an edge around every held enemy stone.

    An empty cell that both colours hold shows a lattice.
    """
    board = position.board
    held = position.side(seat).holdings
    stones = position.black.stones | position.white.stones
    edges = [_hexagon(cell, 0.5) for cell in board.listed(held & position.side(1 - seat).stones)]
    stripes: list[svg.Element] = []
    for cell in board.listed(held & ~stones):
        x, y = _centre(cell)
        for shift, half in ((-0.28, 0.15), (0.0, 0.25), (0.28, 0.15)):
            rise = half if rising else -half
            stripes.append(
                svg.Line(
                    x1=round(x + shift - half, 4),
                    y1=round(y + rise, 4),
                    x2=round(x + shift + half, 4),
                    y2=round(y - rise, 4),
                )
            )
    return svg.G(
        fill="none",
        stroke=colour,
        stroke_width=0.06,
        opacity=0.75,
        extra={"stroke-linecap": "round"},
        elements=[*edges, *stripes],
    )


def _coordinates(board: Board) -> svg.Element:
    """Each row's number left of it, each column's letter below its lowest cell."""
    labels: list[svg.Element] = []
    for row in range(board.rows):
        first = next(cell for cell in board.in_order if cell.row == row)
        labels.append(_label(Cell(first.column - 1, row), str(row + 1)))
    for column in range(board.columns):
        lowest = next(cell for cell in board.in_order if cell.column == column)
        labels.append(_label(Cell(column, lowest.row - 1), COLUMN_LETTERS[column]))
    return svg.G(
        fill=INK,
        extra={
            "font-family": "sans-serif",
            "font-size": "0.38",
            "text-anchor": "middle",
            "aria-hidden": "true",
        },
        elements=labels,
    )


def _label(cell: Cell, text: str) -> svg.Element:
    x, y = _centre(cell)
    return svg.Text(x=x, y=round(y + 0.13, 4), text=text)


def _stones(board: Board, side: Side, fill: str) -> svg.Element:
    stones: list[svg.Element] = []
    for cell in board.listed(side.stones):
        x, y = _centre(cell)
        stones.append(svg.Circle(cx=x, cy=y, r=0.4, elements=[svg.Title(text=cell_name(cell))]))
    return svg.G(fill=fill, stroke=STONE_EDGE, stroke_width=0.04, elements=stones)


def _unplayable(position: Position) -> svg.Element:
    stones = 0
    for seat in (BLACK, WHITE):
        side = position.side(seat)
        opened = openings(position.ruleset, position.board, side, position.side(1 - seat))
        alive = playable(side.groups, opened)
        for group in side.groups:
            if group not in alive:
                stones |= group.stones
    dots = [_dot(cell, 0.16) for cell in position.board.listed(stones)]
    return svg.G(fill=UNPLAYABLE, elements=dots)


def _targets(position: Position, targets: list[Cell]) -> list[svg.Element]:
    """A dot on each target, a ring around the dot where the move would capture.

    The stones that a move would capture are crossed when it is the only one that is marked.
    """
    board = position.board
    own = position.side(position.to_move)
    enemy = position.side(1 - position.to_move)
    dots: list[svg.Element] = []
    marks: list[svg.Element] = []
    for cell in targets:
        dots.append(_dot(cell, 0.12))
        number = board.bit_number(cell)
        if (own.stones | enemy.stones) >> number & 1:
            continue
        after = placed(board, position.ruleset, own, number)
        taken = captured(position.ruleset, after, enemy)
        if taken:
            marks.append(_ring(cell, 0.26, TARGET, 0.06))
        if len(targets) == 1:
            marks += [_cross(stone) for stone in board.listed(taken)]
    return [svg.G(fill=TARGET, elements=dots), *marks] if dots else []


def _dot(cell: Cell, radius: float) -> svg.Element:
    x, y = _centre(cell)
    return svg.Circle(cx=x, cy=y, r=radius)


def _ring(cell: Cell, radius: float, colour: str, thickness: float) -> svg.Element:
    x, y = _centre(cell)
    return svg.Circle(cx=x, cy=y, r=radius, fill="none", stroke=colour, stroke_width=thickness)


def _cross(cell: Cell) -> svg.Element:
    x, y = _centre(cell)
    return svg.Path(
        stroke=TARGET,
        stroke_width=0.09,
        stroke_linecap="round",
        fill="none",
        d=[
            svg.MoveTo(round(x - 0.2, 4), round(y - 0.2, 4)),
            svg.LineTo(round(x + 0.2, 4), round(y + 0.2, 4)),
            svg.MoveTo(round(x - 0.2, 4), round(y + 0.2, 4)),
            svg.LineTo(round(x + 0.2, 4), round(y - 0.2, 4)),
        ],
    )
