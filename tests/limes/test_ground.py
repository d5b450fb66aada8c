"""The ground tells what the readable statements of the rules tell. Its territories are tested with
the land (`test_land`).
"""

import pytest

from ludex.limes.geometry import each
from ludex.limes.land import NO_LAND
from ludex.limes.laying import free_cells
from ludex.limes.roles import counted
from tests.limes.helpers import any_tiles, random_game


@pytest.mark.parametrize("seed", range(8))
def test_free_cells(seed):
    for position in random_game(seed, players=1, edge_only=seed % 2 == 0):
        ground = position.boards[0].land.ground
        for edge_only in (False, True):
            assert ground.free_cells(edge_only) == free_cells(ground.cells, edge_only)


@pytest.mark.parametrize("seed", range(8))
def test_scores(seed):
    *_, last = random_game(seed, players=2, tiles=any_tiles(seed) if seed % 2 else ())
    for board in last.boards:
        for quadrant in each(board.land.quadrants):
            assert board.land.ground.score(quadrant) == counted(board.land, quadrant).bit_count()


def test_a_copy_is_laid_on_alone():
    ground = NO_LAND.ground.copy()
    ground.lay(27, any_tiles(0)[0].marks, 0)
    assert ground.mark(102) != 0
    assert NO_LAND.ground.mark(102) == NO_LAND.cells == 0
