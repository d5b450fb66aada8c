"""Recorded games of Limes.

A game says how it was set up: `players`, `edge_only`, its `tiles` from tile 1 on, each as
`quadrants/houses` in the order NW, NE, SE, SW (`W`, `F`, `L` or `T`; 1 where a house stands), and
their `order`. Of the end it tells `figure_scores` (each seat's, highest first), `scores` and
`winners`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ludex.core import records
from ludex.core.records import Comparison, End, Fields, RecordError, RecordFormat

QUADRANTS = ("north_west", "north_east", "south_east", "south_west")
TERRAINS = {
    "W": "TERRAIN_WOODS",
    "F": "TERRAIN_FIELD",
    "L": "TERRAIN_LAKE",
    "T": "TERRAIN_WATCHTOWER",
}

_TILE = re.compile(r"[WFLT]{4}/[01]{4}", re.ASCII)


class LimesRecords(RecordFormat):
    """How Limes' recordings are compared."""

    game = "limes"

    def options(self, header: Fields, game: Fields) -> Mapping[str, object]:
        """The players, the tiles and their order."""
        return {
            "players": game.number("players"),
            "edge_only": game.flag("edge_only"),
            "tiles": [_tile(tile) for tile in game.texts("tiles")],
            "order": list(game.numbers("order")),
        }

    def at_end(self, game: Fields, end: End) -> Iterable[Comparison]:
        """Compares what every figure and every seat scores, and who won."""
        yield Comparison("game over", "winners" in game, records.is_over(end.outcome))
        if "figure_scores" in game:
            expected = [
                sorted(Fields({"figure_scores": scores}).numbers("figure_scores"), reverse=True)
                for scores in game.sequence("figure_scores")
            ]
            found = [sorted(board.figure_scores, reverse=True) for board in end.view.boards]
            yield Comparison("figure scores", expected, found)
        if "scores" in game:
            yield Comparison("scores", list(game.numbers("scores")), list(end.outcome.scores))
        if "winners" in game:
            yield Comparison(
                "winners", sorted(game.numbers("winners")), records.winners(end.outcome)
            )

    def short(self, message: Any) -> str | None:
        """A tile's or a figure's place, as in a move."""
        match message.DESCRIPTOR.name:
            case "Laid":
                return f"{message.column},{message.row},{message.rotation}"
            case "Figure":
                return f"{message.x},{message.y}"
        return None


def _tile(written: str) -> dict[str, object]:
    if not _TILE.fullmatch(written):
        raise RecordError(f'a tile of "tiles" is written as WFLT/0100, not {written!r}')
    terrains, houses = written.split("/")
    tile: dict[str, object] = {}
    for quadrant, terrain, house in zip(QUADRANTS, terrains, houses, strict=True):
        tile[quadrant] = TERRAINS[terrain]
        tile[f"house_{quadrant}"] = house == "1"
    return tile


RECORD = LimesRecords()
