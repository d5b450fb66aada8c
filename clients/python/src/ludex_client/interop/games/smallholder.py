"""The SmallHolder: one action for each cell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludex_client.games import AnyGame
from ludex_client.interop.adapter import Adapter, Array, Piece, Setting, positive
from ludex_client.interop.choice import Numbering, Steps
from ludex_client.interop.games import smallholder_text

WIDTHS: Final = {f"hex{side}": 2 * side - 1 for side in range(2, 11)} | {
    "hex" + 3 * f"{side}{side + 1}": 2 * side for side in range(2, 11)
}
"""How many columns each board has, which is also how many rows: hexagons, then limping ones."""


class SmallholderNumbering(Numbering):
    """Cell by cell, row by row: the number of a cell is row times width plus column."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.size = width * width

    def steps(self, text: str) -> Steps:
        """One action."""
        return ((int(text[1:]) - 1) * self.width + ord(text[0]) - ord("A"),)

    def text(self, action: int) -> str:
        """The cell's name: `D5`."""
        row, column = divmod(action, self.width)
        return f"{chr(ord('A') + column)}{row + 1}"


class Smallholder(Adapter):
    """The game, on the board and by the ruleset that are set."""

    name = "smallholder"
    title = "The SmallHolder"
    settings = {"board": "hex4", "ruleset": "gaps_original", "max_actions": 1000}  # noqa: RUF012

    def __init__(self, game: AnyGame, settings: Mapping[str, Setting]) -> None:
        """Nothing has to be asked."""
        board, ruleset = str(settings["board"]), str(settings["ruleset"])
        if board not in WIDTHS:
            raise ValueError(f"{board!r} is no board of The SmallHolder")
        width = self._width = WIDTHS[board]
        self.numbering = SmallholderNumbering(width)
        self.options: Mapping[str, Any] = {
            "board": board,
            "ruleset": f"RULESET_{ruleset.upper()}",
        }
        self.cut = positive(settings, "max_actions")
        self.longest = self.cut
        self.layout = (Piece("board", (2, width, width)), Piece("to_move", (2,)))

    def write(self, view: Any, taken: Steps, parts: Mapping[str, Array]) -> None:
        """Everything is public."""
        state = view.state
        if "board" in parts:
            for plane, stones in enumerate((state.black_stones, state.white_stones)):
                for cell in stones:
                    parts["board"][plane, cell.row, cell.column] = 1
        if "to_move" in parts:
            parts["to_move"][state.to_move] = 1

    def text(self, view: Any) -> str:
        """A view to be read in a terminal."""
        return smallholder_text.text(view, self._width)
