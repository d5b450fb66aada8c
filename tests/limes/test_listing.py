"""Legal moves as numbers are the legal moves, in the same order."""

import pytest

from ludex.limes.codec import CODEC
from ludex.limes.listing import DECLINING, MOVING, PLACING, legal_numbers, move_of
from ludex.limes.moves import legal_moves
from ludex.limes.notation import Decline, LayTile, MoveFigure, PlaceFigure
from tests.limes.helpers import any_tiles, new_game, random_game


@pytest.mark.parametrize("seed", range(12))
def test_numbers_are_the_legal_moves(seed):
    tiles = any_tiles(seed) if seed % 3 else ()
    game = random_game(seed, players=1 + seed % 4, edge_only=seed % 2 == 0, tiles=tiles)
    for position in game:
        for seat in range(-1, len(position.boards) + 1):
            moves = legal_moves(position, seat)
            assert tuple(map(move_of, legal_numbers(position, seat))) == moves


def test_every_number_has_its_move():
    assert move_of(27 * 4 + 3) == LayTile(0, 0, 3)
    assert move_of(PLACING + 102) == PlaceFigure(0, 0)
    assert move_of(MOVING + 102 * 256 + 119) == MoveFigure(0, 0, 1, 1)
    assert move_of(DECLINING) == Decline()


def test_a_seat_that_waits_has_no_moves():
    count, encoded = CODEC.encode_legal_moves(new_game("FWLT/0000", players=2), 1, 1)
    assert count > 0
    assert encoded
    *_, over = random_game(3, players=1)
    assert CODEC.encode_legal_moves(over, 0, 1) == (0, b"")
