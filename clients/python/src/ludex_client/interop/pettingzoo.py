"""The games of ludex as environments of PettingZoo.

    from ludex_client.interop.pettingzoo import env

    environment = env("hexaequo", render_mode="ansi")
    environment.reset(seed=7)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, info = environment.last()
        over = terminated or truncated
        mask = None if over else observation["action_mask"]
        environment.step(None if over else environment.action_space(agent).sample(mask))

Seat 0 is the agent `player_0`, and so on. An observation is what the seat sees, as numbers from 0
to 1, and which actions it has.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludex_client.interop.adapter import Setting
from ludex_client.interop.backend import IN_PROCESS
from ludex_client.interop.node import Node, dealt
from ludex_client.interop.world import prepare

Observation = dict[str, npt.NDArray[Any]]

RENDER_MODES: Final = ("ansi", "human", "svg")
SEEDS: Final = 1 << 63
ILLEGAL_REWARD: Final = -1.0


def env(
    game: str,
    *,
    render_mode: str | None = None,
    server: str = IN_PROCESS,
    **settings: Setting,
) -> AECEnv:
    """An environment with PettingZoo's usual guards: an illegal action loses the game at once.

    game: `hexaequo`, `limes`, `limits` or `smallholder`.
    render_mode: `ansi` for text, `svg` for a picture, `human` to print the text.
    server: a server's address, or `in_process` for the rules in this process.
    settings: as in OpenSpiel's games: `players=3`, `board="hex5"`, `max_actions=500`.
    """
    made = raw_env(game, render_mode=render_mode, server=server, **settings)
    guarded = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """The environment itself. An illegal action is a ValueError that says why it is."""

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        server: str = IN_PROCESS,
        **settings: Setting,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"{render_mode} is no way to render: {', '.join(RENDER_MODES)}")
        self._world = prepare(game, settings, server)
        adapter = self._world.adapter
        self.metadata: dict[str, Any] = {
            "name": f"ludex_{game}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(adapter.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = adapter.seats + sum(piece.size for piece in adapter.layout)
        self._observations = {agent: self._space() for agent in self.possible_agents}
        self._actions = {
            agent: gymnasium.spaces.Discrete(adapter.numbering.size)
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None
        self._node: Node | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent observes."""
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The actions, as the game's numbering has them."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game: with a seed the one that ludex makes of it, else another each time.

        Games after a seeded one follow from its seed.
        """
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        chosen = int(self._random.integers(SEEDS)) if seed is None else seed
        self._node = dealt(self._world, chosen)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees, and what it can do now."""
        node, seat = self._current(), self._seats[agent]
        adapter = self._world.adapter
        observed = np.zeros(self._size, np.float32)
        observed[seat] = 1
        parts, begin = {}, adapter.seats
        for piece in adapter.layout:
            parts[piece.name] = observed[begin : begin + piece.size].reshape(piece.shape)
            begin += piece.size
        if node.turn is not None:
            adapter.write(node.turn.view(seat), node.taken, parts)
        mask = np.zeros(adapter.numbering.size, np.int8)
        if node.seat == seat:
            mask[list(node.legal())] = 1
        return {"observation": observed, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes an action for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is an action for agents that are done alone")
        node = self._node = self._stepped(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if node.over:
            self.rewards = dict(zip(self.agents, node.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, not node.broken_off)
            self.truncations = dict.fromkeys(self.agents, node.broken_off)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What everybody sees: text, or a picture as an SVG document."""
        if self.render_mode is None:
            gymnasium.logger.warn("To render, make the environment with a render_mode.")
            return None
        turn = self._current().turn
        if turn is None:
            return None
        if self.render_mode == "svg":
            game, last = self._world.table.game, turn.last
            state, move = turn.position.state, None if last is None else last.text
            drawn: str = game.render_state(state, viewer="spectator", last_move=move).svg
            return drawn
        text = self._world.adapter.text(turn.view(None))
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held that others don't use."""

    def _space(self) -> gymnasium.spaces.Dict:
        box = gymnasium.spaces.Box
        size = self._world.adapter.numbering.size
        return gymnasium.spaces.Dict(
            {
                "observation": box(0.0, 1.0, (self._size,), np.float32),
                "action_mask": box(0, 1, (size,), np.int8),
            }
        )

    def _current(self) -> Node:
        if self._node is None:
            raise RuntimeError("reset() begins a game; before it there is none")
        return self._node

    def _stepped(self, action: int) -> Node:
        """The place behind an action, or a ValueError that tells the legal ones."""
        node = self._current()
        legal = node.legal()
        if action in legal:
            return node.step(action)
        name = self._world.adapter.numbering.text
        known = name(action) if 0 <= action < self._world.adapter.numbering.size else "no action"
        can = ", ".join(f"{each} ({name(each)})" for each in legal)
        raise ValueError(f"{action} ({known}) is not legal here; legal are {can}")

    def _select(self) -> None:
        """Selects the agent that decides; once the game is over, all come in turn to hear of it."""
        seat = self._current().seat
        self.agent_selection = self.agents[0 if seat is None else seat]
