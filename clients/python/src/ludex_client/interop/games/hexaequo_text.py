"""A view of Hexaequo to be read in a terminal."""

from __future__ import annotations

from typing import Any, Final

TILES: Final = ".", "b", "w"
PIECES: Final = " ", "D", "R", "d", "r"
REACH: Final = 8
WIDTH: Final = 6
"""Columns that a cell takes; half as many are what a row is shifted by."""


def text(view: Any) -> str:
    """The board row by row, each tile with its cell, its colour and its piece; then the reserves.

    Black's pieces are capitals.
    """
    tiles = {(tile.q, tile.r): tile for tile in view.state.tiles}
    rows = range(min(r for _, r in tiles), max(r for _, r in tiles) + 1)
    left = min(2 * q + r for q, r in tiles)
    lines = []
    for row in rows:
        drawn = ""
        for q, r in sorted(cell for cell in tiles if cell[1] == row):
            tile = tiles[q, r]
            piece = tile.piece if tile.HasField("piece") else 0
            cell = f"{chr(ord('A') + q + REACH)}{r + REACH}"
            at = (2 * q + r - left) * WIDTH // 2
            drawn = f"{drawn:<{at}}{cell}{TILES[tile.colour]}{PIECES[piece]}"
        lines.append(drawn.rstrip())
    for name, held in zip(("Black", "White"), view.state.holdings, strict=True):
        lines.append(
            f"{name}: {held.reserve_tiles} tiles, {held.reserve_disks} disks and "
            f"{held.reserve_rings} rings in reserve; {held.captured_disks} disks and "
            f"{held.captured_rings} rings captured"
        )
    return "\n".join(lines)
