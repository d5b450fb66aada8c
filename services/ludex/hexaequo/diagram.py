"""A position in plain text.

[I8 D]  a black tile with a disk of Black's; capital letters are Black's pieces
(H9 d)  a white tile with a disk of White's; small letters are White's pieces
"""

from __future__ import annotations

from ludex.hexaequo.cells import NAMES, Cell, coordinates
from ludex.hexaequo.ending import standing
from ludex.hexaequo.position import BLACK, COLOURS, Position, colour_of, piece_of

PIECES = " DRdr"
"""The letter of each piece, by number."""

LEGEND = "[ ] black tile  ( ) white tile  D R Black's disk, ring  d r White's"

_HALF = 3
"""Half the width of a cell, by which each row is shifted."""


def diagram(position: Position) -> str:
    """The board, row by row, then what both players hold and how the game stands."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for cell in position.tiles:
        q, r = coordinates(cell)
        rows.setdefault(r, []).append((_HALF * (2 * q + r), _tile(cell, position.board[cell])))
    left = min(column for row in rows.values() for column, _ in row)
    lines = []
    for r in sorted(rows):
        line = ""
        for column, text in sorted(rows[r]):
            line = line.ljust(column - left) + text
        lines.append(line)
    lines += ["", LEGEND]
    for seat, holding in enumerate(position.holdings):
        lines.append(
            f"{COLOURS[seat]:5}  reserve: {holding.reserve_tiles} tiles,"
            f" {holding.reserve_disks} disks, {holding.reserve_rings} rings;"
            f" captured: {holding.captured_disks} disks, {holding.captured_rings} rings"
        )
    lines.append(standing(position))
    return "\n".join(lines) + "\n"


def _tile(cell: Cell, value: int) -> str:
    opening, closing = "[]" if colour_of(value) == BLACK else "()"
    return f"{opening}{NAMES[cell]:3}{PIECES[piece_of(value)]}{closing}"
