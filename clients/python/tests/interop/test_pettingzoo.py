"""PettingZoo's own tests of an environment, and what they leave out."""

from __future__ import annotations

import copy
import warnings
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from clients.python.tests.interop.playing import every_game, every_setting
from ludex_client.interop.backend import connect
from ludex_client.interop.games import ADAPTERS
from ludex_client.interop.pettingzoo import env, raw_env
from ludex_client.interop.world import prepare

EXPECTED = (
    # PettingZoo says this of every dictionary with a mask but those of its own games.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)


@every_setting
def test_the_api(name, settings):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(name, **settings), num_cycles=300)
    assert [str(each.message) for each in said if not str(each.message).startswith(EXPECTED)] == []


@every_setting
def test_a_seed_is_a_game(name, settings):
    seed_test(lambda: env(name, **settings), num_cycles=200)


@every_game
def test_rendering(name, capsys):
    checks = {
        "svg": lambda drawn: ElementTree.fromstring(drawn).tag.endswith("svg"),
        "ansi": lambda text: len(text.splitlines()) > 2,
    }
    render_test(lambda render_mode: env(name, render_mode=render_mode), custom_tests=checks)
    assert len(capsys.readouterr().out.splitlines()) > 10


def test_a_spectators_picture_shows_no_hand():
    for mode in ("ansi", "svg"):
        environment = env("limits", render_mode=mode)
        environment.reset(seed=1)
        drawn = environment.render()
        # Another hand, and the same picture.
        environment.reset(seed=2)
        limits = prepare("limits", {}).table.game
        cards = [limits.new_game(seed=seed).state.limit_card for seed in (1, 2)]
        assert cards[0] != cards[1]
        assert "Own hand" not in drawn


@every_game
def test_the_seed_is_ludexs(name):
    environment = raw_env(name)
    environment.reset(seed=12)
    world = prepare(name, {})
    state = world.table.game.new_game(seed=12, **world.adapter.options).state
    assert environment._node.turn.position.state == state
    environment.reset()
    second = environment._node.turn.position.state
    environment.reset(seed=12)
    environment.reset()
    assert environment._node.turn.position.state == second
    assert (second != state) == ADAPTERS[name].chance


@every_game
def test_a_whole_game(name, wherever):
    environment = env(name, server=wherever)
    environment.reset(seed=4)
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    random = np.random.default_rng(1)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        totals[agent] += reward
        if terminated or truncated:
            environment.step(None)
        else:
            environment.step(random.choice(np.flatnonzero(observation["action_mask"])))
    assert sorted(totals.values()) in ([-1, 1], [0, 0])
    assert not environment.agents


def test_one_who_waits_has_no_action():
    environment = env("limits", players=3)
    environment.reset(seed=1)
    assert environment.agent_selection == "player_0"
    masks = {agent: environment.observe(agent)["action_mask"].sum() for agent in environment.agents}
    assert masks["player_0"] > 0
    assert masks["player_1"] == masks["player_2"] == 0


def test_the_illegal_loses_the_game():
    environment = env("hexaequo")
    environment.reset(seed=1)
    environment.step(0)
    assert environment.terminations == {"player_0": True, "player_1": True}
    assert environment.rewards == {"player_0": -1, "player_1": 0}


def test_the_illegal_is_explained_by_the_raw_environment():
    environment = raw_env("hexaequo")
    environment.reset(seed=1)
    with pytest.raises(ValueError, match=r"0 \(T@A0\) is not legal here; legal are 127 \(T@H8\)"):
        environment.step(0)
    with pytest.raises(ValueError, match="None is an action"):
        environment.step(None)


def test_a_broken_off_game_is_truncated():
    environment = env("smallholder", max_actions=3)
    environment.reset(seed=1)
    for _ in range(3):
        observation, *_ = environment.last()
        environment.step(np.flatnonzero(observation["action_mask"])[0])
    assert environment.truncations == {"player_0": True, "player_1": True}
    assert environment.terminations == {"player_0": False, "player_1": False}
    assert environment.rewards == {"player_0": 0, "player_1": 0}


def test_a_copy_goes_its_own_way():
    environment = raw_env("smallholder")
    environment.reset(seed=1)
    other = copy.deepcopy(environment)
    other.step(other._node.legal()[0])
    assert environment.agent_selection == "player_0"
    assert other.agent_selection == "player_1"


def test_a_score_is_the_reward_of_a_game_alone():
    environment = env("limes", players=1)
    environment.reset(seed=1)
    total = 0.0
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        total += reward
        over = terminated or truncated
        mask = observation["action_mask"]
        environment.step(None if over else environment.action_space(agent).sample(mask))
    assert total >= 0
    assert total == int(total)


def test_wrong_ways_to_make_one():
    with pytest.raises(ValueError, match="no way to render"):
        env("limes", render_mode="rgb_array")
    with pytest.raises(RuntimeError, match="reset"):
        raw_env("limes").observe("player_0")


def test_without_a_render_mode_nothing_is_drawn():
    environment = raw_env("limes")
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert environment.render() is None


def test_connections_are_shared():
    raw_env("limes").close()
    assert connect() is connect()
