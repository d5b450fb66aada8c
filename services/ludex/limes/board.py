"""A player's board: the land, the figures on it, and whether one may still act this round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludex.limes.geometry import Quadrant
from ludex.limes.land import NO_LAND, Laid, Land
from ludex.limes.tile import Tile

FIGURES: Final = 7
"""The figures of each player."""


@dataclass(init=False, slots=True, unsafe_hash=True)
class Board:
    """What one player has laid and placed.

    Where a figure stands within its territory makes no difference, so it is kept on the
    territory's home.
    """

    land: Final[Land]
    figures: Final[tuple[Quadrant, ...]]
    """The quadrants of the placed figures, ascending, as often as figures stand there."""
    figure_pending: Final[bool]
    """Whether this round's tile is laid, and the figure has yet to be placed, moved or neither."""

    def __init__(
        self,
        land: Land = NO_LAND,
        figures: tuple[Quadrant, ...] = (),
        figure_pending: bool = False,
    ) -> None:
        self.land = land
        self.figures = figures
        self.figure_pending = figure_pending

    @property
    def rounds_done(self) -> int:
        """How many rounds the player has finished."""
        return len(self.land.laid) - self.figure_pending

    @property
    def supply(self) -> int:
        """How many figures are left to place."""
        return FIGURES - len(self.figures)

    @property
    def ply(self) -> int:
        """How many moves were made on the board."""
        return 2 * len(self.land.laid) - self.figure_pending

    def lay(self, tile: Tile, laid: Laid) -> Board:
        """The board after a tile was laid."""
        land = self.land.with_tile(tile, laid)
        return Board(land, standing(land, self.figures), True)

    def place(self, home: Quadrant) -> Board:
        """The board after a figure was placed in the territory of this home."""
        return Board(self.land, tuple(sorted((*self.figures, home))), False)

    def move(self, left: Quadrant, entered: Quadrant) -> Board:
        """The board after a figure went from one territory to another, told by their homes."""
        figures = list(self.figures)
        figures.remove(left)
        figures.append(entered)
        return Board(self.land, tuple(sorted(figures)), False)

    def decline(self) -> Board:
        """The board after neither was done."""
        return Board(self.land, self.figures, False)


def standing(land: Land, figures: tuple[Quadrant, ...]) -> tuple[Quadrant, ...]:
    """The figures, each on its territory's home, ascending."""
    return tuple(sorted([land.home(quadrant) for quadrant in figures]))
