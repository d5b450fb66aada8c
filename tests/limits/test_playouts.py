"""Fast random games are the same as slow ones."""

from __future__ import annotations

import pytest

from ludex.core.game import Game
from ludex.limits.game import GAME
from tests.limits.helpers import walk


@pytest.mark.parametrize("seed", range(10))
def test_a_playout_plays_the_same_moves_as_the_rules(seed: int) -> None:
    for position, _, _ in list(walk(seed))[::25]:
        for number in range(3):
            assert GAME.playout(position, number) == Game.playout(GAME, position, number)


def test_a_finished_game_has_nothing_to_play() -> None:
    *_, (over, _, _) = walk(3)
    playout = GAME.playout(over, 1)
    assert playout.plies == 0
    assert playout.outcome == GAME.outcome(over)
