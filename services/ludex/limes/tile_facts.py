"""What is known of the published tiles, and whether a set agrees with it.

    python -m ludex.limes.tile_facts [SET.json]

checks the set that the game ships, or the given one, tells each fact and what was found, and
exits with 1 when a fact fails. A set of your own need not keep these facts to be played with.

The last facts are no knowledge but choices made for the reconstruction, of which one is measured:
the four roles score about equally often in random play. In games played at random, always the
same ones, each role has at least a fifth and at most three tenths of all figures that score at
least a point in the end.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from ludex.core.chance import Chance
from ludex.limes.moves import legal_moves, play
from ludex.limes.position import acting_seats, opening
from ludex.limes.roles import ROLES, score_of
from ludex.limes.tile import FIELD, LETTERS, TERRAINS, WATCHTOWER, WOODS, Terrain, Tile, format_tile
from ludex.limes.tile_set import SHIPPED, read_set

Tiles: TypeAlias = tuple[Tile, ...]

SIZE = 24
GAMES = 400
"""How many games are played at random."""
PLAYERS = 2
SEED = 2014
LEAST_SHARE, GREATEST_SHARE = 0.20, 0.30


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is known: in a sentence, and how to find what speaks against it."""

    name: str
    sentence: str
    against: Callable[[Tiles], Iterator[str]]


def _size(tiles: Tiles) -> Iterator[str]:
    if len(tiles) != SIZE:
        yield f"there are {len(tiles)}"


def _at_most_two_of_a_terrain(tiles: Tiles) -> Iterator[str]:
    for number, tile in enumerate(tiles, start=1):
        for terrain in TERRAINS:
            if tile.terrains.count(terrain) > 2:
                yield f"tile {number} is {format_tile(tile)}"


def _two_to_four_terrains(tiles: Tiles) -> Iterator[str]:
    kinds = [len(set(tile.terrains)) for tile in tiles]
    for number, kind in enumerate(kinds, start=1):
        if kind < 2:
            yield f"tile {number} shows one"
    for kind in (2, 3, 4):
        if kind not in kinds:
            yield f"no tile shows {kind}"


def _at_most_one_tower(tiles: Tiles) -> Iterator[str]:
    for number, tile in enumerate(tiles, start=1):
        if tile.terrains.count(WATCHTOWER) > 1:
            yield f"tile {number} is {format_tile(tile)}"


def _some_houses(tiles: Tiles) -> Iterator[str]:
    houses = [house for tile in tiles for house in tile.houses]
    if not any(houses):
        yield "there is none"
    elif all(houses):
        yield "they stand on all"


def _houses_on_woods_and_fields(tiles: Tiles) -> Iterator[str]:
    for number, tile in enumerate(tiles, start=1):
        for terrain, house in zip(tile.terrains, tile.houses, strict=True):
            if house and terrain not in (WOODS, FIELD):
                yield f"tile {number} has one on {LETTERS[terrain]}"


def _all_differ(tiles: Tiles) -> Iterator[str]:
    seen: dict[tuple[object, ...], int] = {}
    for number, tile in enumerate(tiles, start=1):
        looks = min(tile.rotated(turns) for turns in range(4))
        if looks in seen:
            yield f"tile {number} is tile {seen[looks]}, turned"
        seen.setdefault(looks, number)


def _roles_balanced(tiles: Tiles) -> Iterator[str]:
    for role, share in zip(ROLES, scoring_shares(tiles, GAMES), strict=True):
        if not LEAST_SHARE <= share <= GREATEST_SHARE:
            yield f"the {role} has {share:.1%}"


FACTS: tuple[Fact, ...] = (
    Fact("size", "The set has 24 tiles.", _size),
    Fact(
        "two_of_a_terrain",
        "At most two quadrants of a tile are of one terrain.",
        _at_most_two_of_a_terrain,
    ),
    Fact(
        "two_to_four_terrains",
        "A tile shows two, three or four terrains, and there are tiles of each kind.",
        _two_to_four_terrains,
    ),
    Fact("one_tower", "No tile has two watchtowers.", _at_most_one_tower),
    Fact("some_houses", "Houses stand on some quadrants, not on all.", _some_houses),
    Fact(
        "houses_on_land",
        "Houses stand on woods and field quadrants only.",
        _houses_on_woods_and_fields,
    ),
    Fact("all_differ", "No two tiles are alike under rotation.", _all_differ),
    Fact(
        "roles_balanced",
        "The four roles score about equally often in random play.",
        _roles_balanced,
    ),
)
"""Every fact that the reconstructed set keeps."""


@lru_cache(maxsize=2)
def figures_at_random(tiles: Tiles, games: int) -> tuple[tuple[Terrain, int], ...]:
    """Of every figure at the end of so many games played at random: the terrain it stands on,
    and its score.
    """
    chance = Chance.seeded(SEED)
    figures = []
    for _ in range(games):
        position = opening(PLAYERS, False, tiles, chance.shuffled(range(1, len(tiles) + 1)))
        while to_act := acting_seats(position.boards):
            move = chance.choice(legal_moves(position, to_act[0]))
            position = play(position, to_act[0], move).position
        for board in position.boards:
            land = board.land
            figures += [(land.terrain(place), score_of(land, place)) for place in board.figures]
    return tuple(figures)


def scoring_shares(tiles: Tiles, games: int) -> tuple[float, ...]:
    """By terrain: the share of that role among the figures that score."""
    return _shares((terrain, score > 0) for terrain, score in figures_at_random(tiles, games))


def point_shares(tiles: Tiles, games: int) -> tuple[float, ...]:
    """By terrain: the share of that role in all points. Nothing is known of it; it is told for
    comparison.
    """
    return _shares(figures_at_random(tiles, games))


def _shares(counted: Iterable[tuple[Terrain, int]]) -> tuple[float, ...]:
    sums = [0, 0, 0, 0]
    for terrain, count in counted:
        sums[terrain] += count
    return tuple(count / (sum(sums) or 1) for count in sums)


def failures(tiles: Tiles) -> dict[str, tuple[str, ...]]:
    """The facts that the set fails, by name, with what speaks against them. Games are only played
    with sets of the right size.
    """
    found = {}
    for fact in FACTS:
        if fact.name == "roles_balanced" and "size" in found:
            continue
        against = tuple(fact.against(tiles))
        if against:
            found[fact.name] = against
    return found


def main(arguments: list[str]) -> int:
    """Tells each fact; 0 when the set keeps all of them, else 1."""
    if arguments:
        try:
            tiles = read_set(Path(arguments[0]).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            print(f"{arguments[0]} is no set of tiles: {error}")
            return 1
    else:
        tiles = SHIPPED
    failed = failures(tiles)
    for fact in FACTS:
        against = "; ".join(failed.get(fact.name, ()))
        print(f"FAILS  {fact.sentence} But {against}." if against else f"holds  {fact.sentence}")
    if "size" not in failed:
        print(f"In {GAMES} random games of {PLAYERS} players:")
        print(f"  of the figures that score: {_told(scoring_shares(tiles, GAMES))}")
        print(f"  of all points: {_told(point_shares(tiles, GAMES))}")
    return 1 if failed else 0


def _told(shares: tuple[float, ...]) -> str:
    return ", ".join(f"{role} {share:.1%}" for role, share in zip(ROLES, shares, strict=True))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
