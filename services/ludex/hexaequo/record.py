"""Recorded games of Hexaequo.

Beside its plies a game has `outcome` (missing when the recording stops before the end), the last
position as `tiles` (colour and cell) and `pieces` (colour, `D` or `R`, and cell), and
`captured_disks` and `captured_rings` by seat. The fourth entry of a ply counts all its routes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludex.core import records
from ludex.core.records import Comparison, End, Fields, RecordFormat

COLOURS = ("", "B", "W")
"""By the contract's number of a Colour."""
PIECES = ("", "BD", "BR", "WD", "WR")
"""By the contract's number of a Piece."""


class HexaequoRecords(RecordFormat):
    """How Hexaequo's recordings are compared."""

    game = "hexaequo"
    counts_routes = True

    def options(self, header: Fields, game: Fields) -> Mapping[str, object]:
        """None: every game starts alike."""
        return {}

    def at_end(self, game: Fields, end: End) -> Iterable[Comparison]:
        """Compares the outcome and the last position."""
        yield Comparison("game over", "outcome" in game, records.is_over(end.outcome))
        if "outcome" in game:
            said = game.object("outcome")
            winner = said.get("winner")
            expected = [] if winner is None else [said.number("winner")]
            yield Comparison("winners", expected, records.winners(end.outcome))
            yield Comparison("ending", said.text("reason"), end.outcome.reason)
        if "tiles" in game:
            found = {COLOURS[tile.colour] + _name(tile) for tile in end.state.tiles}
            yield Comparison("tiles", set(game.text("tiles").split()), found)
        if "pieces" in game:
            found = {
                PIECES[tile.piece] + _name(tile)
                for tile in end.state.tiles
                if tile.HasField("piece")
            }
            yield Comparison("pieces", set(game.text("pieces").split()), found)
        for kind in ("captured_disks", "captured_rings"):
            if kind in game:
                held = [getattr(holding, kind) for holding in end.state.holdings]
                yield Comparison(kind.replace("_", " "), list(game.numbers(kind)), held)

    def short(self, message: Any) -> str | None:
        """A cell's name."""
        return _name(message) if message.DESCRIPTOR.name == "Cell" else None


def _name(cell: Any) -> str:
    # Written out here, so that a recording is not compared by means of the notation it tests.
    return f"{chr(ord('A') + cell.q + 8)}{cell.r + 8}"


RECORD = HexaequoRecords()
