"""The recorded games: every legal move at every ply, the scores and the winners."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.chance import Chance
from ludex.limits.game import GAME
from ludex.limits.opening import Options
from ludex.limits.position import Position
from tests.limits.helpers import limits, pile, setup_of, vectors


@pytest.mark.parametrize("game", vectors(), ids=lambda game: f"{game['players']} players")
def test_recorded_game(game: dict[str, Any]) -> None:
    options = Options(
        game["players"],
        game["starting_seat"],
        (),
        tuple([limits(card) for card in game["limit_pile"]]),
        pile(game["draw_pile"]),
    )
    position = GAME.new(options, Chance.seeded(0))
    assert isinstance(position, Position)
    for seat, legal, text in game["plies"]:
        assert GAME.admit(setup_of(position)) == position
        assert seat in GAME.to_act(position)
        assert {GAME.format(move) for move in GAME.legal_moves(position, seat)} == set(
            legal.split()
        )
        move = GAME.parse(text)
        assert GAME.refuse(position, seat, move) is None
        position = GAME.play(position, seat, move).position
    outcome = GAME.outcome(position)
    assert outcome.over
    assert outcome.reason == "LAST_LIMIT_CARD"
    assert list(outcome.scores) == game["scores"]
    assert list(outcome.winners) == game["winners"]
    assert GAME.to_act(position) == ()
    assert GAME.ply(position) == len(game["plies"])
