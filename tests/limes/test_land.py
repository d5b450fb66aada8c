"""Territories, what is beside them and what they score: as told by the words of the page."""

import pytest

from ludex.limes.geometry import each, quadrant_at, xy_of
from ludex.limes.land import land_of
from ludex.limes.roles import counted, score_of
from ludex.limes.tile import LETTERS
from tests.limes.helpers import any_tiles, random_game


def terrains_of(land):
    return {xy_of(q): LETTERS[land.terrain(q)] for q in each(land.quadrants)}


def neighbours(place):
    x, y = place
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def territory_of(terrains, place):
    """The slow twin: from quadrant to quadrant."""
    if terrains[place] == "T":
        return {place}
    found, open_ = {place}, [place]
    while open_:
        for other in neighbours(open_.pop()):
            if other not in found and terrains.get(other) == terrains[place]:
                found.add(other)
                open_.append(other)
    return found


def told_score(terrains, houses, place):
    """The slow twin of `roles.counted`, by the words of the page."""
    own = territory_of(terrains, place)
    edge = {n for p in own for n in neighbours(p) if n in terrains and n not in own}
    match terrains[place]:
        case "F":
            return len(own)
        case "L":
            return len(edge & houses)
        case "W":
            return len({frozenset(territory_of(terrains, p)) for p in edge})
    seen = 0
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        x, y = place
        for _ in range(14):
            x, y = x + dx, y + dy
            if terrains.get((x, y)) == "T":
                break
            seen += terrains.get((x, y)) == "W"
    return seen


@pytest.mark.parametrize("tiles", [(), any_tiles(1), any_tiles(2)])
@pytest.mark.parametrize("seed", range(3))
def test_territories_adjacency_and_scores(seed, tiles):
    for index, position in enumerate(random_game(seed, players=1, tiles=tiles)):
        if index % 5 and index < 31:
            continue
        land = position.boards[0].land
        terrains = terrains_of(land)
        houses = {xy_of(quadrant) for quadrant in each(land.houses)}
        for quadrant in each(land.quadrants):
            territory = territory_of(terrains, xy_of(quadrant))
            assert {xy_of(q) for q in each(land.territory(quadrant))} == territory
            assert sorted(map(xy_of, land.members(quadrant))) == sorted(territory)
            home = min(quadrant_at(*place) for place in territory)
            assert land.home(quadrant) == home
            edge = {n for place in territory for n in neighbours(place)}
            beside = {
                land.home(quadrant_at(*n)) for n in edge if n in terrains and n not in territory
            }
            assert land.homes_beside(home) == tuple(sorted(beside))
            score = told_score(terrains, houses, xy_of(quadrant))
            assert counted(land, quadrant).bit_count() == score
            assert score_of(land, quadrant) == score


def test_land_is_left_alone_by_what_is_laid_on_it():
    positions = list(random_game(5, players=1))
    for position in positions:
        land = position.boards[0].land
        tiles = [position.tile(index) for index in range(len(land.laid))]
        assert territories_of(land) == territories_of(land_of(tiles, land.laid))


def territories_of(land):
    return {quadrant: land.territory(quadrant) for quadrant in each(land.quadrants)}
