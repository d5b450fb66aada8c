"""Limes: cells and quadrants are numbers; a figure that moves leaves one quadrant for another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ludex_client.games import AnyGame
from ludex_client.interop.adapter import Adapter, Array, Piece, Setting, positive
from ludex_client.interop.chance import Hidden
from ludex_client.interop.choice import Numbering, Steps
from ludex_client.interop.games import limes_text
from ludex_client.interop.games.limes_chance import LimesHidden

CELLS: Final = 7
TURNS: Final = 4
WIDTH: Final = 2 * CELLS
QUADRANTS: Final = WIDTH * WIDTH
FIRST_CELL: Final = -3
FIRST_QUADRANT: Final = 2 * FIRST_CELL

LAY: Final = 0
PLACE: Final = CELLS * CELLS * TURNS
LEAVE: Final = PLACE + QUADRANTS
ENTER: Final = LEAVE + QUADRANTS
DECLINE: Final = ENTER + QUADRANTS

ROUNDS: Final = 16
FIGURES: Final = 7
TERRAINS: Final = 4
PLANES: Final = 7
"""Four terrains, houses, figures, and the tile just laid if a figure can still be placed."""

_MOVED: Final = re.compile(r"M:(-?\d),(-?\d)>(-?\d),(-?\d)")
_CORNERS: Final = ("north_west", "north_east", "south_east", "south_west")
_PLACES: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Where the corners are, clockwise: x and y within the tile."""
_MOST_POINTS: Final = FIGURES * 4 * ROUNDS
"""No figure scores more than one point for each quadrant."""


class LimesNumbering(Numbering):
    """Each cell and rotation to lay, each quadrant to place on, to leave and to enter, and `-`."""

    size = DECLINE + 1

    def steps(self, text: str) -> Steps:
        """Two actions for moving a figure, one for all else."""
        kind, _, numbers = text.partition(":")
        if kind == "-":
            return (DECLINE,)
        if moved := _MOVED.fullmatch(text):
            left, entered, x, y = map(int, moved.groups())
            return (LEAVE + _quadrant(left, entered), ENTER + _quadrant(x, y))
        place = [int(number) for number in numbers.split(",")]
        if kind == "P":
            return (PLACE + _quadrant(place[0], place[1]),)
        column, row, turns = place
        return (LAY + ((row - FIRST_CELL) * CELLS + column - FIRST_CELL) * TURNS + turns,)

    def text(self, action: int) -> str:
        """`L:1,0,3`, `P:2,0`, `M:2,0` to leave, `>3,0` to enter and `-`."""
        if action == DECLINE:
            return "-"
        if action < PLACE:
            cell, turns = divmod(action - LAY, TURNS)
            return f"L:{cell % CELLS + FIRST_CELL},{cell // CELLS + FIRST_CELL},{turns}"
        kind, quadrant = divmod(action - PLACE, QUADRANTS)
        y, x = divmod(quadrant, WIDTH)
        return f"{('P:', 'M:', '>')[kind]}{x + FIRST_QUADRANT},{y + FIRST_QUADRANT}"


def _quadrant(x: int, y: int) -> int:
    return (y - FIRST_QUADRANT) * WIDTH + x - FIRST_QUADRANT


class Limes(Adapter):
    """The game."""

    name = "limes"
    title = "Limes"
    seat_range = (1, 12)
    settings = {"players": 2, "edge_only": False}  # noqa: RUF012
    chance = True

    def __init__(self, game: AnyGame, settings: Mapping[str, Setting]) -> None:
        """Asks how many tiles there are."""
        self.seats = positive(settings, "players")
        self.numbering = LimesNumbering()
        self.options: Mapping[str, Any] = {
            "players": self.seats,
            "edge_only": bool(settings["edge_only"]),
        }
        self.outcomes = len(game.new_game(seed=0, **self.options).state.tiles)
        self.most_draws = ROUNDS
        self.longest = ROUNDS * self.seats * 3
        if self.seats == 1:
            self.highest, self.lowest = float(_MOST_POINTS), 0.0
        self.layout = (
            Piece("boards", (self.seats, PLANES, WIDTH, WIDTH)),
            Piece("tile", (4, TERRAINS + 1)),
            Piece("revealed", (self.outcomes,)),
            Piece("rounds", (1,)),
            Piece("supplies", (self.seats,)),
            Piece("scores", (self.seats,)),
            Piece("left", (WIDTH, WIDTH)),
        )

    def opening(self) -> Hidden:
        """The first tile."""
        return LimesHidden(self.options, self.outcomes)

    def write(self, view: Any, taken: Steps, parts: Mapping[str, Array]) -> None:
        """Everything that has been decided is public."""
        if "boards" in parts:
            for seat, shown in enumerate(view.boards):
                _draw(view, shown.board, parts["boards"][seat])
        if "tile" in parts:
            tile = view.tiles[view.revealed[-1] - 1]
            for place, corner in enumerate(_CORNERS):
                parts["tile"][place, getattr(tile, corner) - 1] = 1
                parts["tile"][place, TERRAINS] = getattr(tile, f"house_{corner}")
        if "revealed" in parts:
            for number in view.revealed:
                parts["revealed"][number - 1] = 1
        if "rounds" in parts:
            parts["rounds"][0] = len(view.revealed) / ROUNDS
        for seat, shown in enumerate(view.boards):
            if "supplies" in parts:
                parts["supplies"][seat] = 1 - len(shown.board.figures) / FIGURES
            if "scores" in parts:
                parts["scores"][seat] = shown.score / _MOST_POINTS
        if taken and "left" in parts:
            parts["left"][divmod(taken[0] - LEAVE, WIDTH)] = 1

    def text(self, view: Any) -> str:
        """A view to be read in a terminal."""
        return limes_text.text(view)


def _draw(view: Any, board: Any, planes: Array) -> None:
    """Draws a board: planes of y and x."""
    for number, laid in zip(view.revealed, board.laid, strict=False):
        tile = view.tiles[number - 1]
        left, top = 2 * (laid.column - FIRST_CELL), 2 * (laid.row - FIRST_CELL)
        for place, (x, y) in enumerate(_PLACES):
            corner = _CORNERS[(place - laid.rotation) % 4]
            planes[getattr(tile, corner) - 1, top + y, left + x] = 1
            planes[4, top + y, left + x] = getattr(tile, f"house_{corner}")
    for figure in board.figures:
        planes[5, figure.y - FIRST_QUADRANT, figure.x - FIRST_QUADRANT] += 1 / FIGURES
    if board.figure_pending:
        left, top = (
            2 * (last - FIRST_CELL) for last in (board.laid[-1].column, board.laid[-1].row)
        )
        planes[6, top : top + 2, left : left + 2] = 1
