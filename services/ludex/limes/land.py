"""Land: the laid tiles of one board, and the territories that they form.

A territory is a set of quadrants of one terrain joined edge to edge, across tiles too; every
watchtower quadrant is a territory of its own. Territories are known by their quadrants, as the
bits of one number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ludex.limes.geometry import (
    QUADRANTS,
    STRIDE,
    Cells,
    Quadrant,
    Quadrants,
    beside,
    cell_at,
    cell_of,
    each,
    first,
)
from ludex.limes.tile import TERRAINS, WATCHTOWER, Terrain, Tile

Territory: TypeAlias = Quadrants
"""All quadrants of one territory."""


@dataclass(frozen=True, slots=True)
class Laid:
    """Where and how a tile lies: column, row and quarter turns clockwise.

    The quarter turns are the fewest that look like it.
    """

    column: int
    row: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Land:
    """The tiles in the order of laying, and what follows from them.

    Two lands are equal when the same places were filled in the same order; within one game that
    is the same land, for all boards receive the same tiles.
    """

    laid: tuple[Laid, ...] = ()
    cells: Cells = field(default=0, compare=False)
    """The cells that hold a tile."""
    terrains: tuple[Quadrants, Quadrants, Quadrants, Quadrants] = field(
        default=(0, 0, 0, 0), compare=False
    )
    """The quadrants of each terrain."""
    houses: Quadrants = field(default=0, compare=False)
    """The quadrants that carry a house."""
    # What was found out so far. Filled in on demand, always with the same values, so that sharing
    # it between lands and threads is safe.
    _territories: dict[Quadrant, Territory] = field(default_factory=dict, compare=False, repr=False)
    _adjacent: dict[Territory, tuple[Territory, ...]] = field(
        default_factory=dict, compare=False, repr=False
    )
    scores: dict[Quadrant, int] = field(default_factory=dict, compare=False, repr=False)
    """For `roles`: what a figure on a quadrant scores, where that was asked before."""

    @property
    def quadrants(self) -> Quadrants:
        """Every quadrant of the laid tiles."""
        woods, fields, lakes, towers = self.terrains
        return woods | fields | lakes | towers

    def terrain(self, quadrant: Quadrant) -> Terrain:
        """The terrain of a laid quadrant."""
        return next(kind for kind in TERRAINS if self.terrains[kind] >> quadrant & 1)

    def territory(self, quadrant: Quadrant) -> Territory:
        """The territory that a laid quadrant belongs to."""
        found = self._territories.get(quadrant)
        if found is not None:
            return found
        kind = self.terrain(quadrant)
        territory = 1 << quadrant
        if kind != WATCHTOWER:
            same = self.terrains[kind]
            grown = 0
            while grown != territory:
                grown = territory
                territory |= beside(territory) & same
        for member in each(territory):
            self._territories[member] = territory
        return territory

    def adjacent(self, territory: Territory) -> tuple[Territory, ...]:
        """The different territories that share an edge with a territory, in reading order of
        their first quadrants.
        """
        found = self._adjacent.get(territory)
        if found is not None:
            return found
        edge = beside(territory) & self.quadrants
        neighbours = []
        while edge:
            neighbour = self.territory(first(edge))
            neighbours.append(neighbour)
            edge &= ~neighbour
        neighbours.sort(key=first)
        adjacent = tuple(neighbours)
        self._adjacent[territory] = adjacent
        return adjacent

    def just_laid(self) -> tuple[Quadrant, Quadrant, Quadrant, Quadrant]:
        """The quadrants of the last tile, clockwise from the north-west; there is a tile."""
        return _quadrants_at(self.laid[-1])

    def with_tile(self, tile: Tile, laid: Laid) -> Land:
        """The land after this tile was laid there, on a free cell of the board."""
        terrains = list(self.terrains)
        quadrants = _quadrants_at(laid)
        houses = self.houses | _lay(tile, laid.rotation, quadrants, terrains)
        woods, fields, lakes, towers = terrains
        return Land(
            (*self.laid, laid),
            self.cells | 1 << cell_of(quadrants[0]),
            (woods, fields, lakes, towers),
            houses,
            self._joined(quadrants, _turned(tile, laid.rotation)),
        )

    def _joined(
        self, quadrants: tuple[Quadrant, ...], kinds: Sequence[Terrain]
    ) -> dict[Quadrant, Territory]:
        """The territories known so far, after each new quadrant has joined its neighbours."""
        known = self._territories.copy()
        seen = [0, 0, 0, 0]  # the new quadrants of each terrain that have been joined already
        for quadrant, kind in zip(quadrants, kinds, strict=True):
            here = 1 << quadrant
            territory = here
            if kind != WATCHTOWER:
                old = self.terrains[kind]
                same = old | seen[kind]
                for neighbour in (quadrant - STRIDE, quadrant - 1, quadrant + 1, quadrant + STRIDE):
                    if neighbour >= 0 and same >> neighbour & 1 and not territory >> neighbour & 1:
                        found = known.get(neighbour)
                        territory |= self.territory(neighbour) if found is None else found
                seen[kind] |= here
            if territory == here:
                known[quadrant] = here
            else:
                for member in each(territory):
                    known[member] = territory
        return known


NO_LAND = Land()
"""The land of every board before the first round."""


def land_of(tiles: Sequence[Tile], laid: Sequence[Laid]) -> Land:
    """The land of these tiles laid at these places: what `with_tile` gives one by one, but
    without finding the territories in between.
    """
    terrains = [0, 0, 0, 0]
    houses = cells = 0
    for tile, place in zip(tiles, laid, strict=False):
        quadrants = _quadrants_at(place)
        houses |= _lay(tile, place.rotation, quadrants, terrains)
        cells |= 1 << cell_of(quadrants[0])
    woods, fields, lakes, towers = terrains
    return Land(tuple(laid), cells, (woods, fields, lakes, towers), houses)


def _quadrants_at(laid: Laid) -> tuple[Quadrant, Quadrant, Quadrant, Quadrant]:
    """The quadrants of a laid tile, clockwise from the north-west."""
    cell = cell_at(laid.column, laid.row)
    assert cell is not None  # noqa: S101  (`refuse` and `admit` accept no other)
    return QUADRANTS[cell]


def _turned(tile: Tile, rotation: int) -> tuple[Terrain, ...]:
    """The terrains of a turned tile, clockwise from the north-west."""
    return tile.terrains[4 - rotation :] + tile.terrains[: 4 - rotation]


def _lay(
    tile: Tile, rotation: int, quadrants: Sequence[Quadrant], terrains: list[Quadrants]
) -> Quadrants:
    """Adds a turned tile's quadrants to those of their terrains; the quadrants with houses."""
    for terrain, quadrant in zip(_turned(tile, rotation), quadrants, strict=True):
        terrains[terrain] |= 1 << quadrant
    houses = 0
    for corner, house in enumerate(tile.houses):
        if house:
            houses |= 1 << quadrants[(corner + rotation) & 3]
    return houses
