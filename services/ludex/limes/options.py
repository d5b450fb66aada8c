"""The options of a new game, and the first position."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ludex.core.chance import Chance
from ludex.core.description import Option
from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.limes.admission import order_defects, tile_count_defects
from ludex.limes.position import MAX_PLAYERS, MAX_TILES, MIN_TILES, Position, opening
from ludex.limes.tile import Tile, parse_tile
from ludex.limes.tile_set import SHIPPED

DEFAULT_PLAYERS = 2

OPTIONS: tuple[Option, ...] = (
    Option("players", "How many players.", str(DEFAULT_PLAYERS), f"1 to {MAX_PLAYERS}"),
    Option(
        "edge_only",
        "A tile must touch a laid tile along an edge; a corner is not enough.",
        "false",
        "true or false",
        ("false", "true"),
    ),
    Option(
        "tiles",
        "The set of tiles, the first being tile 1.",
        "",
        f"{MIN_TILES} to {MAX_TILES} tiles separated by commas, each as its terrains (W, F, L, T) "
        "and its houses (0, 1) clockwise from the north-west: FFTL/0100; nothing for the shipped "
        "set, which is a reconstruction",
    ),
    Option(
        "order",
        "The order of the tiles outright.",
        "",
        "every tile's number once, separated by commas; nothing for a shuffle",
    ),
)

_NUMBER = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Options:
    """How a new game is set up. No tiles: the shipped set. No order: a shuffle."""

    players: int = DEFAULT_PLAYERS
    edge_only: bool = False
    tiles: tuple[Tile, ...] = ()
    order: tuple[int, ...] = ()


def read_options(texts: Mapping[str, str]) -> Options | Defects:
    """Options from `name=value` texts; those left out take their defaults."""
    defects: list[Defect] = []
    known = {option.name for option in OPTIONS}
    for name in texts:
        if name not in known:
            message = f"Limes has the options {', '.join(sorted(known))}."
            defects.append(Defect("OPTION_UNKNOWN", name, message))
    players = DEFAULT_PLAYERS
    if text := texts.get("players", ""):
        if _NUMBER.fullmatch(text):
            players = int(text)
        else:
            defects.append(Defect("OPTION_UNREADABLE", "players", "Give a number, such as 2."))
    edge_only = texts.get("edge_only", "false") or "false"
    if edge_only not in ("false", "true"):
        defects.append(Defect("OPTION_UNREADABLE", "edge_only", "Give true or false."))
    tiles = []
    for index, text in enumerate(_items(texts.get("tiles", ""))):
        tile = parse_tile(text)
        if tile is None:
            message = "A tile is written as its terrains and its houses: FFTL/0100."
            defects.append(Defect("OPTION_UNREADABLE", f"tiles[{index}]", message))
        else:
            tiles.append(tile)
    order = []
    for index, text in enumerate(_items(texts.get("order", ""))):
        if _NUMBER.fullmatch(text):
            order.append(int(text))
        else:
            defects.append(Defect("OPTION_UNREADABLE", f"order[{index}]", "Give a number."))
    if defects:
        return tuple(defects)
    return Options(players, edge_only == "true", tuple(tiles), tuple(order))


def _items(text: str) -> list[str]:
    """The items of a list; one more than a set can hold is enough to tell that it is too long."""
    return text.split(",", MAX_TILES + 1)[: MAX_TILES + 1] if text else []


def new(options: Options, chance: Chance) -> Position | Defects:
    """The first position of a game."""
    tiles = options.tiles or SHIPPED
    defects: list[Defect] = []
    if not 1 <= options.players <= MAX_PLAYERS:
        message = f"A game has 1 to {MAX_PLAYERS} players, not {options.players}."
        defects.append(Defect("PLAYERS_OUT_OF_RANGE", "players", message))
    defects += tile_count_defects(len(tiles))
    if options.order:
        defects += order_defects(options.order, len(tiles))
    if defects:
        return tuple(defects)
    order = options.order or chance.shuffled(range(1, len(tiles) + 1))
    return opening(options.players, options.edge_only, tiles, order)
