"""A position as an SVG: the board, what each player holds, the last move and the legal targets."""

from __future__ import annotations

from math import sqrt

import svg

from ludex.core.game import PictureOptions
from ludex.hexaequo.cells import NAMES, Cell
from ludex.hexaequo.ending import outcome, standing
from ludex.hexaequo.marks import (
    last_move_outlines,
    path_arrows,
    route_of,
    target_mark,
    target_of,
)
from ludex.hexaequo.moves import DISK, RING, Move, MovePiece
from ludex.hexaequo.position import (
    BLACK,
    COLOURS,
    EMPTY,
    FIRST_PIECE,
    Position,
    colour_of,
    piece_number,
    piece_of,
)
from ludex.hexaequo.shapes import (
    FAINT,
    INK,
    PAPER,
    SIZE,
    TILE_INK,
    centre_of,
    fine,
    hexagon,
    piece_shape,
    text,
)

MARGIN = 14.0
PANEL = 210.0
"""How wide the part beside the board is."""
PANEL_HEIGHT = 330.0


def picture(position: Position, options: PictureOptions) -> str:
    """The position as an SVG document."""
    last: Move | None = options.last_move
    cells = {*position.tiles, *[target_of(move) for move in options.targets]}
    if last is not None:
        cells |= set(route_of(last))
    left, top, right, bottom = _bounds(cells)
    width = right - left + PANEL
    height = max(bottom - top, PANEL_HEIGHT)
    top -= (height - (bottom - top)) / 2
    elements: list[svg.Element] = [
        svg.Title(text=f"Hexaequo: {standing(position)}"),
        svg.Rect(x=fine(left), y=fine(top), width=fine(width), height=fine(height), fill=PAPER),
    ]
    elements += [
        hexagon(centre_of(cell), SIZE - 1.5, colour_of(position.board[cell]))
        for cell in position.tiles
    ]
    if last is not None:
        elements += last_move_outlines(last)
    elements += [
        piece_shape(piece_of(position.board[cell]), centre_of(cell), SIZE)
        for cell in position.tiles
        if position.board[cell] >= FIRST_PIECE
    ]
    if isinstance(last, MovePiece):
        elements += path_arrows(last)
    for cell in sorted({target_of(move) for move in options.targets}):
        elements += target_mark(cell, position, options.coordinates)
    if options.coordinates:
        elements += [_name(cell, colour_of(position.board[cell])) for cell in position.tiles]
    elements += _panel(position, right + MARGIN, top + MARGIN)
    return svg.SVG(
        width=options.width,
        height=max(1, round(options.width * height / width)),
        viewBox=svg.ViewBoxSpec(fine(left), fine(top), fine(width), fine(height)),
        elements=elements,
        extra={"role": "img", "aria-label": f"Hexaequo: {standing(position)}"},
    ).as_str()


def _bounds(cells: set[Cell]) -> tuple[float, float, float, float]:
    centres = [centre_of(cell) for cell in cells]
    across, down = SIZE * sqrt(3) / 2 + MARGIN, SIZE + MARGIN
    return (
        min(x for x, _ in centres) - across,
        min(y for _, y in centres) - down,
        max(x for x, _ in centres) + across,
        max(y for _, y in centres) + down,
    )


def _name(cell: Cell, colour: int) -> svg.Text:
    """The cell's name, below the piece, where the hexagon still has room."""
    x, y = centre_of(cell)
    return text(NAMES[cell], x, y + SIZE * 0.72, 11, TILE_INK[colour], anchor="middle")


def _panel(position: Position, x: float, y: float) -> list[svg.Element]:
    elements: list[svg.Element] = []
    words = standing(position)
    head, _, rest = words.partition(": ")
    if not rest:
        head, _, rest = words.partition(" (")
        rest = rest.rstrip(")")
    elements += [text(head, x, y + 16, 17), text(rest, x, y + 36, 12, FAINT)]
    for seat in (BLACK, 1 - BLACK):
        elements += _holding(position, seat, x, y + 58 + 130 * seat)
    return elements


def _holding(position: Position, seat: int, x: float, y: float) -> list[svg.Element]:
    holding = position.holdings[seat]
    moving = seat == position.to_move and not outcome(position).over
    elements: list[svg.Element] = [
        svg.Rect(
            x=fine(x),
            y=fine(y),
            width=PANEL - 2 * MARGIN,
            height=118,
            rx=6,
            fill="#ffffff",
            stroke=INK if moving else "#c9cdd1",
            stroke_width=3 if moving else 1.5,
        ),
        text(COLOURS[seat], x + 12, y + 22, 15),
        text("reserve", x + 12, y + 43, 11, FAINT),
        text("captured", x + 12, y + 86, 11, FAINT),
    ]
    reserve = (
        (EMPTY, holding.reserve_tiles),
        (piece_number(seat, DISK), holding.reserve_disks),
        (piece_number(seat, RING), holding.reserve_rings),
    )
    captured = (
        (piece_number(1 - seat, DISK), holding.captured_disks),
        (piece_number(1 - seat, RING), holding.captured_rings),
    )
    for row, counts in ((58, reserve), (98, captured)):
        for column, (piece, count) in enumerate(counts):
            centre = (x + 24 + 56 * column + (56 if row == 98 else 0), y + row)
            if piece == EMPTY:
                elements.append(hexagon(centre, 11, seat))
            else:
                elements.append(piece_shape(piece, centre, 24))
            elements.append(text(f"×{count}", centre[0] + 14, centre[1] + 5, 14))
    return elements
