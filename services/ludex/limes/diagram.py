"""A position in plain text, for a terminal.

Each quadrant takes three characters: its letter (W woods, F field, L lake, T watchtower), `^`
where a house stands, and the number of figures that stand in its territory, written on the
territory's first quadrant. Columns are headed by x and rows by y.
"""

from __future__ import annotations

from textwrap import fill

from ludex.limes.board import Board
from ludex.limes.ending import outcome_of, points, standing
from ludex.limes.geometry import REACH, cell_at, extent, quadrant_at, xy_of
from ludex.limes.position import ROUNDS, Position, acting_seats
from ludex.limes.roles import ROLES, score_of
from ludex.limes.tile import LETTERS, Tile
from ludex.limes.views import View, current_tile, seen_in

_WIDTH = 78


def draw(shown: Position | View) -> str:
    """This round's tile, and every board with what its figures score."""
    seen = seen_in(shown)
    to_act = acting_seats(seen.boards)
    parts = [_heading(seen)]
    parts += [_board(board, seat, seat in to_act) for seat, board in enumerate(seen.boards)]
    return "\n\n".join(parts) + "\n"


def _heading(seen: View) -> str:
    current = current_tile(seen)
    if current is None:
        seats = ", ".join(str(seat) for seat in outcome_of(seen.boards).winners)
        return f"The game is over: all tiles are laid. Won by seat {seats}."
    number, tile = current
    contact = ", edges only" if seen.edge_only else ""
    north, south = _tile_rows(tile)
    return (
        f"Round {len(seen.revealed)} of {ROUNDS}{contact}: tile {number}\n\n"
        f"    {north}\n    {south}"
    )


def _tile_rows(tile: Tile) -> tuple[str, str]:
    marks = [
        LETTERS[terrain] + ("^" if house else " ")
        for terrain, house in zip(tile.terrains, tile.houses, strict=True)
    ]
    return f"{marks[0]} {marks[1]}".rstrip(), f"{marks[3]} {marks[2]}".rstrip()


def _board(board: Board, seat: int, acts: bool) -> str:
    score, _ = standing(board)
    task = ""
    if acts:
        task = "; to place or move a figure" if board.figure_pending else "; to lay the tile"
    lines = [f"Seat {seat}: {points(score)}, {board.supply} in supply{task}"]
    if board.land.laid:
        lines += ["", *_rows(board)]
    if board.figures:
        lines += ["", _figures(board)]
    return "\n".join(lines)


def _rows(board: Board) -> list[str]:
    left, right, top, bottom = (edge - REACH for edge in extent(board.land.cells))
    columns = range(left, right + 1)
    lines = ["     " + "  ".join(f"{2 * c:>2}  {2 * c + 1:>2} " for c in columns).rstrip()]
    for row in range(top, bottom + 1):
        if row > top:
            lines.append("")
        for y in (2 * row, 2 * row + 1):
            cells = "  ".join(_quadrants(board, column, row, y) for column in columns)
            lines.append(f"{y:>3}   {cells}".rstrip())
    return lines


def _quadrants(board: Board, column: int, row: int, y: int) -> str:
    cell = cell_at(column, row)
    if cell is None or not board.land.cells >> cell & 1:
        return ".   .  "
    return " ".join(_quadrant(board, quadrant_at(x, y) or 0) for x in (2 * column, 2 * column + 1))


def _quadrant(board: Board, quadrant: int) -> str:
    letter = LETTERS[board.land.terrain(quadrant)]
    house = "^" if board.land.has_house(quadrant) else " "
    figures = board.figures.count(quadrant)
    return f"{letter}{house}{figures or ' '}"


def _figures(board: Board) -> str:
    land = board.land
    told = [
        f"{ROLES[land.terrain(quadrant)]} at {_place(quadrant)} {score_of(land, quadrant)}"
        for quadrant in board.figures
    ]
    return fill("Figures: " + ", ".join(told), _WIDTH)


def _place(quadrant: int) -> str:
    x, y = xy_of(quadrant)
    return f"{x},{y}"
