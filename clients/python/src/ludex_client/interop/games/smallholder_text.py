"""A view of The SmallHolder to be read in a terminal."""

from __future__ import annotations

from typing import Any


def text(view: Any, width: int) -> str:
    """The board, Black's stones as `x` and White's as `o`; the columns lean to the left."""
    stones = {(cell.column, cell.row): "x" for cell in view.state.black_stones}
    stones |= {(cell.column, cell.row): "o" for cell in view.state.white_stones}
    # Hexagons have an odd width; limping ones reach one diagonal farther to the right.
    reach = width // 2
    least, most = (-reach, reach) if width % 2 else (1 - reach, reach)
    lines = []
    for row in reversed(range(width)):
        columns = [column for column in range(width) if least <= column - row <= most]
        cells = " ".join(stones.get((column, row), ".") for column in columns)
        shift = 2 * columns[0] - row + width
        lines.append(f"{row + 1:>{shift}} {cells}")
    bottom = [column for column in range(width) if least <= column <= most]
    lines.append(" " * (width + 2) + " ".join(chr(ord("A") + column) for column in bottom))
    return "\n".join(lines)
