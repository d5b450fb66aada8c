"""Roles: what a figure scores, by the terrain it stands on.

`counted` is the rule: the quadrants that bring a figure its points, one point each.
"""

from __future__ import annotations

from typing import Final

from ludex.limes.board import Board
from ludex.limes.geometry import EAST, NORTH, SOUTH, WEST, Quadrant, Quadrants, beside
from ludex.limes.land import Land
from ludex.limes.tile import FIELD, LAKE, WATCHTOWER, WOODS, Terrain

ROLES: Final[tuple[str, ...]] = ("woodcutter", "farmer", "fisherman", "watchman")
"""By terrain: what a figure is called that stands there."""


def counted(land: Land, quadrant: Quadrant) -> Quadrants:
    """The quadrants that count for a figure on this quadrant."""
    role: Terrain = land.terrain(quadrant)
    if role == FIELD:
        return farmed(land, quadrant)
    if role == LAKE:
        return fished(land, quadrant)
    if role == WOODS:
        return cut(land, quadrant)
    return watched(land, quadrant)


def farmed(land: Land, quadrant: Quadrant) -> Quadrants:
    """The farmer's: each field quadrant of the territory."""
    return land.territory(quadrant)


def fished(land: Land, quadrant: Quadrant) -> Quadrants:
    """The fisherman's: each quadrant with a house that is beside the lake and not of it."""
    return beside(land.territory(quadrant)) & land.houses


def cut(land: Land, quadrant: Quadrant) -> Quadrants:
    """The woodcutter's: each different adjacent territory, stood for by its home."""
    return sum([1 << other for other in land.homes_beside(land.home(quadrant))])


def watched(land: Land, quadrant: Quadrant) -> Quadrants:
    """The watchman's: each woods quadrant in the straight lines north, east, south and west,
    up to the next watchtower.
    """
    towers = land.terrains[WATCHTOWER]
    seen = 0
    for line in (EAST[quadrant], SOUTH[quadrant]):
        nearest = line & towers & -(line & towers)
        seen |= line & (nearest - 1) if nearest else line
    for line in (NORTH[quadrant], WEST[quadrant]):
        # Here the nearest tower is the greatest number of the line, not the least.
        seen |= line & -(1 << (line & towers).bit_length())
    return seen & land.terrains[WOODS]


def score_of(land: Land, quadrant: Quadrant) -> int:
    """What a figure on this quadrant scores: as many points as quadrants are `counted`."""
    return land.ground.score(quadrant)


def figure_scores(board: Board) -> tuple[int, ...]:
    """What each figure would score if the board ended as it is, in the order of the figures."""
    land = board.land
    return tuple([score_of(land, quadrant) for quadrant in board.figures])
