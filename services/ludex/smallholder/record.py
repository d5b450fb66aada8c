"""Recorded games and counts of The SmallHolder.

The header names the `ruleset` and the `board`; a game may name its own. The fourth entry of a ply
lists the captured cells, and `winner` is who won. A line of counts has its own `ruleset` and
`board` and either `depth` and `count`, from the empty board, or `moves` and `counts`: how many
sequences of one, two, … plies go on from there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludex.core import records
from ludex.core.records import (
    Comparison,
    End,
    Fields,
    RecordedCounts,
    RecordedPly,
    RecordError,
    RecordFormat,
)


class SmallholderRecords(RecordFormat):
    """How The SmallHolder's recordings are compared."""

    game = "smallholder"

    def options(self, header: Fields, game: Fields) -> Mapping[str, object]:
        """The ruleset and the board."""
        return _options(game if "ruleset" in game else header, game if "board" in game else header)

    def after_ply(self, ply: RecordedPly, response: Any) -> Iterable[Comparison]:
        """Compares the captured cells."""
        if not ply.more:
            return
        captured = {
            _name(cell)
            for event in response.events
            if event.HasField("stones_captured")
            for cell in event.stones_captured.cells
        }
        expected = set(records.text(ply.more[0], "the captured cells").split())
        yield Comparison("captured cells", expected, captured)

    def at_end(self, game: Fields, end: End) -> Iterable[Comparison]:
        """Compares who won."""
        yield Comparison("game over", "winner" in game, records.is_over(end.outcome))
        if "winner" in game:
            yield Comparison("winners", [game.number("winner")], records.winners(end.outcome))

    def counts(self, line: Fields) -> RecordedCounts | None:
        """The counts of a line."""
        if "ruleset" not in line or "board" not in line:
            return None
        options = _options(line, line)
        if "count" in line:
            return RecordedCounts(options, (), {_depth(line.number("depth")): line.number("count")})
        if "counts" in line:
            counts = dict(enumerate(line.numbers("counts"), start=1))
            return RecordedCounts(options, tuple(line.text("moves").split()), counts)
        return None

    def short(self, message: Any) -> str | None:
        """A cell's name."""
        return _name(message) if message.DESCRIPTOR.name == "Cell" else None


def _options(ruleset: Fields, board: Fields) -> dict[str, object]:
    return {"ruleset": f"RULESET_{ruleset.text('ruleset').upper()}", "board": board.text("board")}


def _depth(depth: int) -> int:
    if depth < 1:
        raise RecordError(f'"depth" is at least 1, not {depth}')
    return depth


def _name(cell: Any) -> str:
    # Written out here, so that a recording is not compared by means of the notation it tests.
    return f"{chr(ord('A') + cell.column)}{cell.row + 1}"


RECORD = SmallholderRecords()
