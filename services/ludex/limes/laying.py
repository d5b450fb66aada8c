"""Laying this round's tile: on which cells, and why not on the others."""

from __future__ import annotations

from typing import Final

from ludex.core.violations import Violation, ViolationKind
from ludex.limes import violations
from ludex.limes.geometry import (
    ORIGIN,
    Cell,
    Cells,
    cell_at,
    cells_around,
    cells_beside,
    cells_that_fit,
    each,
    place_of,
)
from ludex.limes.land import Laid, Land
from ludex.limes.notation import LayTile
from ludex.limes.tile import QUARTER_TURNS, Tile


def free_cells(cells: Cells, edge_only: bool) -> Cells:
    """The cells where the next tile can be laid, `cells` holding the tiles so far."""
    if not cells:
        return 1 << ORIGIN
    touching = cells_beside(cells) if edge_only else cells_around(cells)
    return touching & cells_that_fit(cells) & ~cells


# By cell, and by the number of rotations that look different: every laying there.
_CELLS: Final = [cell for cell in range(ORIGIN * 2 + 1) if cell_at(*place_of(cell)) == cell]
_LAYINGS: Final[dict[Cell, tuple[tuple[LayTile, ...], ...]]] = {
    cell: tuple(
        tuple(LayTile(*place_of(cell), rotation) for rotation in range(period))
        for period in range(QUARTER_TURNS + 1)
    )
    for cell in _CELLS
}
_LAID: Final[dict[Cell, tuple[Laid, ...]]] = {
    cell: tuple(Laid(*place_of(cell), rotation) for rotation in range(QUARTER_TURNS))
    for cell in _CELLS
}


def layings(land: Land, tile: Tile, edge_only: bool) -> tuple[LayTile, ...]:
    """Every way to lay the tile, by cell in reading order and then by rotation; of rotations that
    look alike only the first.
    """
    moves: list[LayTile] = []
    for cell in each(free_cells(land.cells, edge_only)):
        moves.extend(_LAYINGS[cell][tile.period])
    return tuple(moves)


def laid_at(column: int, row: int, rotation: int, tile: Tile) -> Laid:
    """The tile so laid, by the first of the rotations that look alike."""
    cell = cell_at(column, row)
    assert cell is not None  # noqa: S101  (`refuse` and `admit` accept no other)
    return _LAID[cell][rotation % tile.period]


def refuse_laying(land: Land, edge_only: bool, move: LayTile) -> Violation | None:
    """Why the next tile cannot be laid so."""
    column, row = move.column, move.row
    if not 0 <= move.rotation < QUARTER_TURNS:
        return violations.ROTATION_UNKNOWN.at(str(move.rotation), rotation=move.rotation)
    cell = cell_at(column, row)
    if cell is not None and land.ground.free_cells(edge_only) >> cell & 1:
        return None
    kind = refused_cell(land.cells, edge_only, column, row)
    return kind.at(f"{column},{row}", column=column, row=row) if kind else None


def refused_cell(cells: Cells, edge_only: bool, column: int, row: int) -> ViolationKind | None:
    """Why the next tile cannot be laid at this column and row, `cells` holding those so far."""
    cell = cell_at(column, row)
    here = 0 if cell is None else 1 << cell
    if here & free_cells(cells, edge_only):
        return None
    if not cells:
        return violations.FIRST_TILE_ELSEWHERE
    if here & cells:
        return violations.CELL_OCCUPIED
    if not _touches(cells, column, row, corners=True):
        return violations.TILE_NOT_TOUCHING
    if edge_only and not _touches(cells, column, row, corners=False):
        return violations.CORNER_NOT_ENOUGH
    return violations.SQUARE_EXCEEDED


def _touches(cells: Cells, column: int, row: int, corners: bool) -> bool:
    """Whether the cell touches one of `cells`, be it inside or outside every board."""
    for cell in each(cells):
        other_column, other_row = place_of(cell)
        away = abs(other_column - column), abs(other_row - row)
        if sum(away) == 1 or (corners and away == (1, 1)):
            return True
    return False
