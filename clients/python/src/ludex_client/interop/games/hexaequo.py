"""Hexaequo: cells are numbers, and a piece's way is a start and one landing after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludex_client.games import AnyGame
from ludex_client.interop.adapter import Adapter, Array, Piece, Setting, positive
from ludex_client.interop.choice import Numbering, Steps
from ludex_client.interop.games import hexaequo_text

WIDTH: Final = 17
CELLS: Final = WIDTH * WIDTH
REACH: Final = 8

LAY, DISK, RING, START, LANDING, STOP = (CELLS * kind for kind in range(6))
_PLACED: Final = {"T": LAY, "D": DISK, "R": RING}
_BEFORE: Final = {LAY: "T@", DISK: "D@", RING: "R@", START: "", LANDING: "-"}

PLANES: Final = 8
"""Each colour's tiles; the four kinds of piece; where a piece under way started, and has landed."""

LONGEST_MOVE: Final = 182
"""A listed chain comes to no cell twice with the same captures: at most 18 cells, ten times, for
nine pieces can be captured. A start and a stop are added."""

_HELD: Final = (
    ("reserve_tiles", 9),
    ("reserve_disks", 6),
    ("reserve_rings", 3),
    ("captured_disks", 6),
    ("captured_rings", 3),
)
_STILL: Final = 100
"""How many moves without change are told apart."""


class HexaequoNumbering(Numbering):
    """`T@`, `D@` and `R@` with each cell, each cell to start from and to land on, and a stop."""

    size = STOP + 1
    stop = STOP

    def steps(self, text: str) -> Steps:
        """One action for laying and placing; a start and its landings for moving."""
        kind, at, cell = text.partition("@")
        if at:
            return (_PLACED[kind] + _number(cell),)
        start, *landings = text.split("-")
        return (START + _number(start), *(LANDING + _number(cell) for cell in landings))

    def text(self, action: int) -> str:
        """`T@H8`, `D@H8`, `R@H8`, `H8` to start, `-H8` to land and `.` to stop."""
        if action == STOP:
            return "."
        kind, cell = divmod(action, CELLS)
        return f"{_BEFORE[kind * CELLS]}{chr(ord('A') + cell // WIDTH)}{cell % WIDTH}"


def _number(cell: str) -> int:
    return (ord(cell[0]) - ord("A")) * WIDTH + int(cell[1:])


class Hexaequo(Adapter):
    """The game."""

    name = "hexaequo"
    title = "Hexaequo"
    settings = {"max_actions": 1000}  # noqa: RUF012

    def __init__(self, game: AnyGame, settings: Mapping[str, Setting]) -> None:
        """Nothing has to be asked."""
        self.numbering = HexaequoNumbering()
        self.options: Mapping[str, Any] = {}
        self.cut = positive(settings, "max_actions")
        self.longest = self.cut + LONGEST_MOVE
        self.layout = (
            Piece("board", (PLANES, WIDTH, WIDTH)),
            Piece("to_move", (2,)),
            Piece("holdings", (2, len(_HELD))),
            Piece("still", (1,)),
        )

    def write(self, view: Any, taken: Steps, parts: Mapping[str, Array]) -> None:
        """Everything is public."""
        state = view.state
        if "board" in parts:
            board = parts["board"]
            for tile in state.tiles:
                q, r = tile.q + REACH, tile.r + REACH
                board[tile.colour - 1, q, r] = 1
                if tile.HasField("piece"):
                    board[1 + tile.piece, q, r] = 1
            for step in taken:
                kind, cell = divmod(step, CELLS)
                board[6 + (kind * CELLS == LANDING), cell // WIDTH, cell % WIDTH] = 1
        if "to_move" in parts:
            parts["to_move"][state.to_move] = 1
        if "holdings" in parts:
            for seat, holding in enumerate(state.holdings):
                for column, (field, most) in enumerate(_HELD):
                    parts["holdings"][seat, column] = getattr(holding, field) / most
        if "still" in parts:
            parts["still"][0] = min(len(state.earlier_positions) / _STILL, 1)

    def text(self, view: Any) -> str:
        """A view to be read in a terminal."""
        return hexaequo_text.text(view)
