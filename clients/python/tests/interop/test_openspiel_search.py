"""OpenSpiel's searches beat its random player. Seeds are fixed; chance alone would not do it."""

from __future__ import annotations

import math

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludex_client.interop.openspiel import PlayoutEvaluator

CHANCE = 0.02
"""How likely equal players may be to win as often as is asked for."""


@pytest.mark.parametrize(
    ("load", "search", "simulations", "games"),
    [
        ("ludex_hexaequo", "mcts", 10, 10),
        ("ludex_smallholder", "mcts", 20, 10),
        ("ludex_limits", "ismcts", 20, 10),
    ],
)
def test_a_search_beats_random_play(load, search, simulations, games):
    game = pyspiel.load_game(load)
    random = np.random.RandomState(1)
    won = 0
    for number in range(games):
        seat = number % 2
        evaluator = PlayoutEvaluator(seed=number)
        if search == "mcts":
            bot = mcts.MCTSBot(game, math.sqrt(2), simulations, evaluator, random_state=random)
        else:
            bot = ismcts.ISMCTSBot(game, evaluator, math.sqrt(2), simulations, random_state=random)
            # Its own sampler has no seed.
            bot.set_resampler(
                lambda state, player: state.resample_from_infostate(player, random.random_sample)
            )
        won += _play(game, bot, seat, random) > 0
    print(f"{won} of {games}")
    assert won >= _needed(games)


def _needed(games: int) -> int:
    """How many wins equal players would reach with a probability of less than CHANCE."""
    tail, needed = 0.0, games + 1
    while tail + math.comb(games, needed - 1) / 2**games < CHANCE:
        needed -= 1
        tail += math.comb(games, needed) / 2**games
    return needed


def _play(game, bot, seat, random):
    """A game of the bot against random play: what it was worth to the bot."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=weights)
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(int(action))
    return state.returns()[seat]


def test_how_many_wins_are_needed():
    # At least 9 of 10 is 11 in 1,024; at least 8 would be 56.
    assert _needed(10) == 9
    assert _needed(20) == 16


@pytest.mark.parametrize("load", ["ludex_hexaequo", "ludex_limes", "ludex_limits(players=4)"])
def test_an_evaluation_is_an_estimate_of_returns(load):
    game = pyspiel.load_game(load)
    state = game.new_initial_state()
    evaluator = PlayoutEvaluator(playouts=20, seed=3)
    while not state.is_terminal():
        values = evaluator.evaluate(state)
        assert len(values) == game.num_players()
        assert min(values) >= game.min_utility()
        assert max(values) <= game.max_utility()
        prior = evaluator.prior(state)
        assert sum(weight for _, weight in prior) == pytest.approx(1)
        for _ in range(7):
            if not state.is_terminal():
                state.apply_action(evaluator.prior(state)[-1][0])
    assert evaluator.evaluate(state) == state.returns()


def test_a_win_in_one_is_seen():
    """The evaluation of a position that is as good as won is near 1."""
    game = pyspiel.load_game("ludex_smallholder(board=hex232323)")
    random = np.random.RandomState(3)
    state = game.new_initial_state()
    behind = []
    while not state.is_terminal():
        behind.append(state.clone())
        state.apply_action(int(random.choice(state.legal_actions())))
    last = behind[-1]
    winner = last.current_player()
    assert state.returns()[winner] == 1
    bot = mcts.MCTSBot(game, math.sqrt(2), 50, PlayoutEvaluator(seed=1), random_state=random)
    last.apply_action(bot.step(last))
    assert last.returns()[winner] == 1
