"""A view of Limes to be read in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

TERRAINS: Final = "?WFLT"
CORNERS: Final = (
    ("north_west", 0, 0),
    ("north_east", 1, 0),
    ("south_east", 1, 1),
    ("south_west", 0, 1),
)
"""The corners of a tile clockwise, each with its x and y within the tile."""

Quadrants = dict[tuple[int, int], str]


def text(view: Any) -> str:
    """The tile of the round, and each board: terrain, `^` for a house, and how many figures."""
    tile = view.tiles[view.revealed[-1] - 1]
    lines = [f"Round {len(view.revealed)}, tile {view.revealed[-1]}:"]
    lines += _lines({(x, y): shown for x, y, shown in _tile(tile, 0)})
    for seat, shown in enumerate(view.boards):
        lines.append(f"Seat {seat}, {shown.score} points:")
        lines += _lines(_board(view, shown.board)) or ["  nothing yet"]
    return "\n".join(lines)


def _tile(tile: Any, turns: int) -> Iterator[tuple[int, int, str]]:
    for place, (_, x, y) in enumerate(CORNERS):
        corner = CORNERS[(place - turns) % 4][0]
        house = "^" if getattr(tile, f"house_{corner}") else " "
        yield x, y, TERRAINS[getattr(tile, corner)] + house


def _board(view: Any, board: Any) -> Quadrants:
    quadrants = {
        (2 * laid.column + x, 2 * laid.row + y): shown
        for number, laid in zip(view.revealed, board.laid, strict=False)
        for x, y, shown in _tile(view.tiles[number - 1], laid.rotation)
    }
    standing = [(figure.x, figure.y) for figure in board.figures]
    for place in set(standing):
        quadrants[place] += str(standing.count(place))
    return quadrants


def _lines(quadrants: Quadrants) -> list[str]:
    if not quadrants:
        return []
    across = range(min(x for x, _ in quadrants), max(x for x, _ in quadrants) + 1)
    down = range(min(y for _, y in quadrants), max(y for _, y in quadrants) + 1)
    head = "     " + "".join(f"{x:<4}" for x in across)
    rows = (f"{y:>3}  " + "".join(f"{quadrants.get((x, y), '.'):<4}" for x in across) for y in down)
    return [line.rstrip() for line in (head, *rows)]
