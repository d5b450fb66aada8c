"""Playouts on the ground are those of the rules: the same moves for the same seed."""

import pytest

from ludex.core.game import Game
from ludex.limes.game import GAME
from tests.limes.helpers import any_tiles, random_game


@pytest.mark.parametrize("players", [1, 2, 3, 12])
@pytest.mark.parametrize("edge_only", [False, True])
def test_whole_games(players, edge_only):
    for seed in range(24 // players):
        tiles = any_tiles(seed, 16 + seed) if seed % 2 else ()
        start = next(random_game(seed, players, edge_only, tiles))
        assert GAME.playout(start, seed) == Game.playout(GAME, start, seed)


@pytest.mark.parametrize("seed", range(6))
def test_from_the_middle_of_games(seed):
    game = random_game(seed, 1 + seed % 3, seed % 2 == 0, any_tiles(seed) if seed % 3 else ())
    for index, position in enumerate(game):
        if index % 7 < 2 or not GAME.to_act(position):
            assert GAME.playout(position, index) == Game.playout(GAME, position, index)


def test_a_playout_leaves_the_position_alone():
    position = list(random_game(4))[20]
    before, moves = GAME.key(position), GAME.legal_moves(position, GAME.to_act(position)[0])
    GAME.playout(position, 1)
    assert GAME.key(position) == before
    assert GAME.legal_moves(position, GAME.to_act(position)[0]) == moves
