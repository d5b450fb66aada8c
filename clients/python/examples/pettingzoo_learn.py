"""Learns to play from scratch in an environment of PettingZoo: a linear policy, by REINFORCE.

python examples/pettingzoo_learn.py smallholder --set board=hex3 --games 3000

The learner sits in the first seat; the others play at random. Before and after it is told how often
it wins. Needs `pip install 'ludex-client[pettingzoo]'` and, without --server, the package ludex.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from ludex_client.interop.adapter import Setting
from ludex_client.interop.backend import IN_PROCESS
from ludex_client.interop.games import ADAPTERS
from ludex_client.interop.pettingzoo import env

Array = npt.NDArray[np.float64]


class Policy:
    """Chooses among the legal actions, the likelier the higher their linear score."""

    def __init__(self, actions: int, features: int, random: np.random.Generator) -> None:
        self._weights = np.zeros((actions, features))
        self._random = random
        self._steps: list[tuple[Array, npt.NDArray[np.int64], Array, int]] = []

    def act(self, observation: dict[str, Any]) -> int:
        """Chooses, and keeps in mind what was chosen where."""
        legal = np.flatnonzero(observation["action_mask"])
        seen = observation["observation"].astype(float)
        scores = self._weights[legal] @ seen
        weights = np.exp(scores - scores.max())
        weights /= weights.sum()
        chosen = int(self._random.choice(len(legal), p=weights))
        self._steps.append((seen, legal, weights, chosen))
        return int(legal[chosen])

    def learn(self, worth: float, rate: float) -> None:
        """Makes what was chosen likelier if the game was worth something, else less likely."""
        for seen, legal, weights, chosen in self._steps:
            change = -weights
            change[chosen] += 1
            self._weights[legal] += rate * worth * np.outer(change, seen)
        self._steps.clear()


def play(environment: Any, policy: Policy, random: np.random.Generator) -> float:
    """Plays a game: what it was worth to the learner."""
    environment.reset()
    learner, worth = environment.possible_agents[0], 0.0
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        if agent == learner:
            worth += reward
        if terminated or truncated:
            environment.step(None)
        elif agent == learner:
            environment.step(policy.act(observation))
        else:
            environment.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return worth


def won(environment: Any, policy: Policy, random: np.random.Generator, games: int) -> float:
    """How often the policy wins."""
    results = [play(environment, policy, random) for _ in range(games)]
    policy.learn(0, 0)
    return sum(worth > 0 for worth in results) / games


def setting(text: str) -> tuple[str, Setting]:
    """A setting as it is written on the command line."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=ADAPTERS)
    parser.add_argument("--set", type=setting, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=2000, help="to learn from")
    parser.add_argument("--tests", type=int, default=300, help="to measure with, twice")
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server", default=IN_PROCESS)
    chosen = parser.parse_args()
    environment = env(chosen.game, server=chosen.server, **dict(chosen.set))
    environment.reset(seed=chosen.seed)
    learner = environment.possible_agents[0]
    random = np.random.default_rng(chosen.seed)
    policy = Policy(
        int(environment.action_space(learner).n),
        environment.observation_space(learner)["observation"].shape[0],
        random,
    )
    print(f"before: wins {won(environment, policy, random, chosen.tests):.0%}", flush=True)
    began, average = time.perf_counter(), 0.0
    for _ in range(chosen.games):
        worth = play(environment, policy, random)
        policy.learn(worth - average, chosen.rate)
        average += (worth - average) / 100
    seconds = time.perf_counter() - began
    print(f"{chosen.games} games in {seconds:.0f} seconds")
    print(f"after: wins {won(environment, policy, random, chosen.tests):.0%}")


if __name__ == "__main__":
    main()
