"""Land: the laid tiles of one board, and the territories that they form.

A territory is a set of quadrants of one terrain joined edge to edge, across tiles too; every
watchtower quadrant is a territory of its own. A territory is told in one of two ways: by its
quadrants, as the bits of one number, or by its home, which is the first of them in reading order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ludex.limes.geometry import QUADRANTS, Cell, Cells, Quadrant, Quadrants, cell_at, each
from ludex.limes.ground import Ground, no_ground
from ludex.limes.tile import HOUSE_MARK, Terrain, Tile

Territory: TypeAlias = Quadrants
"""All quadrants of one territory."""


@dataclass(init=False, slots=True, unsafe_hash=True)
class Laid:
    """Where and how a tile lies: column, row and quarter turns clockwise.

    The quarter turns are the fewest that look like it.
    """

    column: Final[int]
    row: Final[int]
    rotation: Final[int]

    def __init__(self, column: int, row: int, rotation: int) -> None:
        self.column = column
        self.row = row
        self.rotation = rotation


@dataclass(init=False, slots=True, unsafe_hash=True)
class Land:
    """The tiles in the order of laying, and what follows from them.

    Two lands are equal when the same places were filled in the same order; within one game that
    is the same land, for all boards receive the same tiles.
    """

    laid: Final[tuple[Laid, ...]]
    ground: Ground = field(compare=False, repr=False)
    """What lies where; nobody changes it any more."""

    def __init__(self, laid: tuple[Laid, ...], ground: Ground) -> None:
        self.laid = laid
        self.ground = ground

    @property
    def cells(self) -> Cells:
        """The cells that hold a tile."""
        return self.ground.cells

    @property
    def terrains(self) -> tuple[Quadrants, Quadrants, Quadrants, Quadrants]:
        """The quadrants of each terrain."""
        sets = [0, 0, 0, 0]
        for cell in each(self.cells):
            for quadrant in QUADRANTS[cell]:
                sets[self.terrain(quadrant)] |= 1 << quadrant
        woods, fields, lakes, towers = sets
        return woods, fields, lakes, towers

    @property
    def houses(self) -> Quadrants:
        """The quadrants that carry a house."""
        houses = 0
        for cell in each(self.cells):
            for quadrant in QUADRANTS[cell]:
                if self.has_house(quadrant):
                    houses |= 1 << quadrant
        return houses

    @property
    def quadrants(self) -> Quadrants:
        """Every quadrant of the laid tiles."""
        quadrants = 0
        for cell in each(self.cells):
            for quadrant in QUADRANTS[cell]:
                quadrants |= 1 << quadrant
        return quadrants

    def terrain(self, quadrant: Quadrant) -> Terrain:
        """The terrain of a laid quadrant."""
        return self.ground.mark(quadrant) % HOUSE_MARK - 1

    def has_house(self, quadrant: Quadrant) -> bool:
        """Whether a laid quadrant carries a house."""
        return self.ground.mark(quadrant) >= HOUSE_MARK

    def home(self, quadrant: Quadrant) -> Quadrant:
        """The home of a laid quadrant's territory."""
        return self.ground.home(quadrant)

    def territory(self, quadrant: Quadrant) -> Territory:
        """The territory that a laid quadrant belongs to."""
        territory = 0
        for member in self.members(quadrant):
            territory |= 1 << member
        return territory

    def members(self, quadrant: Quadrant) -> tuple[Quadrant, ...]:
        """The quadrants of the territory that a laid quadrant belongs to, in no order."""
        return tuple(self.ground.members(self.home(quadrant)))

    def homes_beside(self, home: Quadrant) -> tuple[Quadrant, ...]:
        """The homes of the different territories that share an edge with one, ascending."""
        return tuple(self.ground.homes_beside(home))

    def just_laid(self) -> tuple[Quadrant, Quadrant, Quadrant, Quadrant]:
        """The quadrants of the last tile, clockwise from the north-west; there is a tile."""
        return QUADRANTS[_cell_of(self.laid[-1])]

    def with_tile(self, tile: Tile, laid: Laid) -> Land:
        """The land after this tile was laid there, on a free cell of the board."""
        ground = self.ground.copy()
        ground.lay(_cell_of(laid), tile.marks, laid.rotation)
        return Land((*self.laid, laid), ground)


NO_LAND: Final = Land((), no_ground())
"""The land of every board before the first round."""


def land_of(tiles: Sequence[Tile], laid: Sequence[Laid]) -> Land:
    """The land of these tiles laid at these places, one by one."""
    ground = no_ground()
    for tile, place in zip(tiles, laid, strict=False):
        ground.lay(_cell_of(place), tile.marks, place.rotation)
    return Land(tuple(laid), ground)


def _cell_of(laid: Laid) -> Cell:
    """The cell of a laid tile."""
    cell = cell_at(laid.column, laid.row)
    assert cell is not None  # noqa: S101  (`refuse` and `admit` accept no other)
    return cell
