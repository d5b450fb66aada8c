"""The set of tiles that the game ships: a reconstruction, for the published list is not public.

The set is data, `tiles.json`; its form is told by `tiles.schema.json`, and what it keeps of the
published set by `tile_facts`.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from ludex.limes.position import MAX_TILES, MIN_TILES
from ludex.limes.tile import Tile, parse_tile


def read_set(text: str) -> tuple[Tile, ...]:
    """The tiles of a set, tile 1 first. Raises ValueError when the text is not of the form that
    `tiles.schema.json` tells.
    """
    data: Any = json.loads(text)
    entries = data.get("tiles") if isinstance(data, dict) else None
    if not isinstance(entries, list):
        raise ValueError("a set is an object with a list of tiles")
    if not MIN_TILES <= len(entries) <= MAX_TILES:
        raise ValueError(f"a set has {MIN_TILES} to {MAX_TILES} tiles, not {len(entries)}")
    return tuple(_read_entry(entry, number) for number, entry in enumerate(entries, start=1))


def _read_entry(entry: Any, number: int) -> Tile:
    if not isinstance(entry, dict) or entry.get("number") != number:
        raise ValueError(f"entry {number} of the set is not tile {number}: {entry}")
    tile = parse_tile(f"{entry.get('quadrants')}/{entry.get('houses')}")
    if tile is None:
        raise ValueError(f"tile {number} is not written as WFLT and 0100: {entry}")
    return tile


SHIPPED: tuple[Tile, ...] = read_set(
    files(__package__).joinpath("tiles.json").read_text(encoding="utf-8")
)
"""The reconstructed set of 24 tiles."""
