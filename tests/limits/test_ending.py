"""Scores, the end and shared wins."""

from __future__ import annotations

from dataclasses import replace

from ludex.core.outcome import Result
from ludex.limits.game import GAME
from tests.limits.helpers import dealt, new, play


def test_scores_are_told_during_the_game() -> None:
    position = replace(new(3), points=(4, 0, 1), limit_cards=(1, 2, 0))
    outcome = GAME.outcome(position)
    assert outcome.result is Result.IN_PROGRESS
    assert outcome.scores == (2, -4, 1)
    assert outcome.winners == ()
    assert outcome.reason == ""


def test_the_highest_score_wins_when_the_last_limit_card_is_received() -> None:
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222")
    position = play(position, "0:C:R", "1:C:Y", "2:C:G", "0:R", "1:S0")
    outcome = GAME.outcome(position)
    assert outcome.result is Result.WON
    assert outcome.winners == (0,)
    assert outcome.scores == (1, -2, 0)
    assert outcome.reason == "LAST_LIMIT_CARD"
    assert GAME.legal_moves(position, 0) == ()


def test_equal_highest_scores_share_the_win() -> None:
    """Decision: no tie-break."""
    over = replace(new(3), limit_card=None, limit_pile=(), points=(3, 1, 0), limit_cards=(1, 0, 1))
    assert GAME.outcome(over).winners == (0, 1)
    assert GAME.outcome(over).result is Result.WON


def test_points_have_no_supply() -> None:
    """Decision: points are not limited by the number of point cards."""
    position = replace(new(3), points=(200, 0, 0))
    assert GAME.outcome(position).scores[0] == 200
