"""Territories as they grow agree with territories found afresh, quadrant by quadrant."""

import pytest

from ludex.limes.geometry import each, first, quadrant_at, xy_of
from ludex.limes.land import Land
from ludex.limes.roles import counted
from ludex.limes.tile import LETTERS
from tests.limes.helpers import random_game


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


def score_of(terrains, houses, place):
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


@pytest.mark.parametrize("seed", range(3))
def test_territories_adjacency_and_scores(seed):
    for index, position in enumerate(random_game(seed, players=1)):
        if index % 5 and index < 31:
            continue
        land = position.boards[0].land
        afresh = Land(land.laid, land.cells, land.terrains, land.houses)
        terrains = terrains_of(land)
        houses = {xy_of(quadrant) for quadrant in each(land.houses)}
        for quadrant in each(land.quadrants):
            territory = land.territory(quadrant)
            assert {xy_of(q) for q in each(territory)} == territory_of(terrains, xy_of(quadrant))
            assert afresh.territory(quadrant) == territory
            beside = {
                land.territory(quadrant_at(*n))
                for q in each(territory)
                for n in neighbours(xy_of(q))
                if n in terrains and not territory >> quadrant_at(*n) & 1
            }
            adjacent = land.adjacent(territory)
            assert set(adjacent) == beside
            assert [first(other) for other in adjacent] == sorted(first(other) for other in beside)
            score = counted(land, quadrant).bit_count()
            assert score == score_of(terrains, houses, xy_of(quadrant))


def test_land_is_left_alone_by_what_is_laid_on_it():
    positions = list(random_game(5, players=1))
    told = [
        {q: position.boards[0].land.territory(q) for q in each(position.boards[0].land.quadrants)}
        for position in positions
    ]
    for position, territories in zip(positions, told, strict=True):
        land = position.boards[0].land
        afresh = Land(land.laid, land.cells, land.terrains, land.houses)
        assert {q: afresh.territory(q) for q in each(land.quadrants)} == territories
