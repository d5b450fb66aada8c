"""OpenSpiel's own tests of a game, and what they leave out."""

from __future__ import annotations

import pickle
from random import Random
from typing import ClassVar

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

from clients.python.tests.interop.playing import every_game
from ludex_client.interop.openspiel import NAMES

LOADED = [
    *NAMES.values(),
    "ludex_limits(players=3)",
    "ludex_limits(players=6,starting_seat=4)",
    "ludex_limes(players=1)",
    "ludex_limes(players=4,edge_only=True)",
    "ludex_smallholder(board=hex343434,ruleset=hull_setbacks)",
    "ludex_hexaequo(max_actions=40)",
]
every_load = pytest.mark.parametrize("load", LOADED)


class _Api(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's laws of a game, on some hundred states of it."""

    __test__ = False
    game_name: ClassVar[str]

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(cls.game_name)
        super().setUpClass()


class TestHexaequo(_Api):
    __test__ = True
    game_name = "ludex_hexaequo"


class TestLimes(_Api):
    __test__ = True
    game_name = "ludex_limes"


class TestLimits(_Api):
    __test__ = True
    game_name = "ludex_limits"


class TestSmallholder(_Api):
    __test__ = True
    game_name = "ludex_smallholder"


def test_each_game_has_its_laws():
    assert {law.game_name for law in _Api.__subclasses__()} == set(NAMES.values())


@every_load
def test_random_simulation(load):
    pyspiel.random_sim_test(pyspiel.load_game(load), num_sims=1, serialize=True, verbose=False)


@every_load
def test_python_simulation(load):
    """Copies, and both ways of writing games and states down, in a random game."""
    games_sim_test.GamesSimTest("test_pig").sim_game(pyspiel.load_game(load))


@every_game
def test_a_server_is_a_parameter(name, address):
    game = pyspiel.load_game(NAMES[name], {"server": address})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert pyspiel.load_game(str(game)).get_parameters()["server"] == address


@every_load
def test_actions_have_names(load):
    game = pyspiel.load_game(load)
    for state in _states(game, 3):
        if state.is_terminal():
            break
        player = state.current_player()
        actions = (
            [outcome for outcome, _ in state.chance_outcomes()]
            if state.is_chance_node()
            else state.legal_actions()
        )
        for action in actions:
            name = state.action_to_string(player, action)
            assert state.string_to_action(player, name) == action


@every_load
def test_observations_come_from_the_view(load):
    game = pyspiel.load_game(load)
    observation = make_observation(game)
    assert observation.tensor.size == game.observation_tensor_size()
    seen = set()
    for state in _states(game, 8):
        if state.is_chance_node():
            continue
        for player in range(game.num_players()):
            tensor = np.array(state.observation_tensor(player))
            assert tensor.min() >= 0
            assert tensor.max() <= 1
            observation.set_from(state, player)
            assert (observation.tensor == tensor).all()
        seen.add(tensor.tobytes())
    assert len(seen) > 10


def test_a_public_observer_sees_no_hand():
    game = pyspiel.load_game("ludex_limits")
    kinds = pyspiel.PrivateInfoType
    public, private, own, recall = (
        make_observation(game, pyspiel.IIGObservationType(*kind))
        for kind in (
            (True, False, kinds.NONE),
            (False, False, kinds.SINGLE_PLAYER),
            (True, False, kinds.SINGLE_PLAYER),
            (True, True, kinds.NONE),
        )
    )
    assert "hand" not in public.dict
    assert set(private.dict) == {"seat", "hand", "face_down"}
    assert {"hand", "limit_card", "seat"} <= set(own.dict)
    assert recall.tensor is None
    for state in _states(game, 9):
        if state.is_chance_node() or state.is_terminal():
            continue
        assert public.string_from(state, 0) == public.string_from(state, 1)
        assert "hand=" not in public.string_from(state, 0)
        assert "hand=" not in recall.string_from(state, 0)
        assert private.string_from(state, 0).startswith("seat=0 hand=")
        assert recall.string_from(state, 0) == recall.string_from(state, 1)


def test_what_nobody_can_tell_apart_is_one_information_state():
    game = pyspiel.load_game("ludex_limits(players=3)")
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    random = Random(6)
    others = set()
    for state in _states(game, 6):
        if not state.is_player_node() or random.random() < 0.7:
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert recalled.string_from(other, seat) == recalled.string_from(state, seat)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other) == str(state))
        copied = other.clone()
        copied.apply_action(copied.legal_actions()[0])
        assert str(copied) != str(other)
        with pytest.raises(TypeError, match="no history"):
            pickle.dumps(other)
    assert False in others


@pytest.mark.parametrize(
    ("load", "utility", "least", "most"),
    [
        ("ludex_hexaequo", pyspiel.GameType.Utility.ZERO_SUM, -1, 1),
        ("ludex_limits", pyspiel.GameType.Utility.ZERO_SUM, -1, 1),
        ("ludex_limits(players=3)", pyspiel.GameType.Utility.GENERAL_SUM, -1, 1),
        ("ludex_limes(players=1)", pyspiel.GameType.Utility.GENERAL_SUM, 0, 448),
    ],
)
def test_utility(load, utility, least, most):
    game = pyspiel.load_game(load)
    assert game.get_type().utility == utility
    assert (game.min_utility(), game.max_utility()) == (least, most)
    assert game.utility_sum() == (0 if utility == pyspiel.GameType.Utility.ZERO_SUM else None)


@every_game
def test_a_reinforcement_learning_environment(name):
    game = pyspiel.load_game(NAMES[name])
    environment = rl_environment.Environment(game, chance_event_sampler=_Chance(2))
    agents = [random_agent.RandomAgent(seat, game.num_distinct_actions()) for seat in range(2)]
    step = environment.reset()
    while not step.last():
        step = environment.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == 0
    assert len(step.observations["info_state"][0]) == game.observation_tensor_size()


class _Chance(rl_environment.ChanceEventSampler):  # type: ignore[misc]
    """Chance with a seed."""

    def __init__(self, seed):
        self.seed(seed)


def test_unknown_parameters_are_refused():
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("ludex_hexaequo(board=hex4)")
    with pytest.raises(ValueError, match="no board"):
        pyspiel.load_game("ludex_smallholder(board=square)")


def _states(game, seed):
    """The states of a random game."""
    random = Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        yield state
