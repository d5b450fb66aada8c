"""A game as OpenSpiel sees it, and how it comes to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pyspiel

from ludex_client.interop.adapter import Adapter, Setting
from ludex_client.interop.backend import IN_PROCESS
from ludex_client.interop.games import ADAPTERS
from ludex_client.interop.node import Node, root
from ludex_client.interop.openspiel.observer import LudexObserver
from ludex_client.interop.openspiel.state import LudexState
from ludex_client.interop.world import prepare

NAMES = {name: f"ludex_{name}" for name in ADAPTERS}
"""What each game is called in OpenSpiel."""

SERVER = "server"
"""The parameter that says who answers."""


class LudexGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ludex: each game has a class of its own."""

    name: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Setting] | None = None) -> None:
        given = dict(parameters or {})
        settings = {key: value for key, value in given.items() if key != SERVER}
        self.world = prepare(self.name, settings, str(given.get(SERVER, IN_PROCESS)))
        adapter = self.world.adapter
        self._root: Node | None = None
        super().__init__(_type_of(type(adapter), adapter.seats), _facts_of(adapter), given)

    def root(self) -> Node:
        """The beginning of the game: the same for every state that starts there."""
        if self._root is None:
            self._root = root(self.world)
        return self._root

    def new_initial_state(self, *_: Any) -> LudexState:
        """A new game."""
        return LudexState(self)

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, Any] | None = None
    ) -> LudexObserver:
        """An observer of what a seat may see."""
        return LudexObserver(self.world.adapter, kind, parameters)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can decide something."""
        return self.world.adapter.most_draws

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, dict[str, Setting]]]:
        return _loaded, (NAMES[self.name], self.get_parameters())


def _loaded(name: str, parameters: dict[str, Setting]) -> Any:
    return pyspiel.load_game(name, parameters)


GAMES: Mapping[str, type[LudexGame]] = {
    name: type(kind.__name__, (LudexGame,), {"name": name, "__doc__": f"{kind.title}."})
    for name, kind in ADAPTERS.items()
}
"""The games. OpenSpiel holds them to the end of the process, and so has this module to."""


def register() -> None:
    """Makes the games known to OpenSpiel."""
    for name, game in GAMES.items():
        kind = ADAPTERS[name]
        pyspiel.register_game(_type_of(kind, kind.seats), game)


def _type_of(kind: type[Adapter], seats: int) -> Any:
    """What kind of game it is with so many seats. With two it is zero-sum, else not."""
    kinds = pyspiel.GameType
    least, most = kind.seat_range
    return kinds(
        short_name=NAMES[kind.name],
        long_name=kind.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC if kind.chance else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if kind.secrets
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if seats == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={SERVER: IN_PROCESS, **kind.settings},
    )


def _facts_of(adapter: Adapter) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=adapter.numbering.size,
        max_chance_outcomes=adapter.outcomes,
        num_players=adapter.seats,
        min_utility=adapter.lowest,
        max_utility=adapter.highest,
        utility_sum=0.0 if adapter.seats == 2 else None,
        max_game_length=adapter.longest,
    )
