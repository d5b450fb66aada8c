"""A game with its settings, and who answers for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from ludex_client.interop.adapter import Adapter, Setting, checked
from ludex_client.interop.backend import IN_PROCESS, connect
from ludex_client.interop.games import ADAPTERS
from ludex_client.interop.table import Table

Settings = tuple[tuple[str, Setting], ...]


@dataclass(frozen=True, slots=True)
class World:
    """All that the places of a game tree have in common."""

    name: str
    settings: Settings
    server: str
    table: Table
    adapter: Adapter

    def __reduce__(self) -> tuple[Callable[..., World], tuple[str, Settings, str]]:
        # Connections can't be written down; whoever reads this makes or has one.
        return _world, (self.name, self.settings, self.server)


def prepare(name: str, settings: Mapping[str, Setting], server: str = IN_PROCESS) -> World:
    """The world of a game with these settings. ValueError for settings that can't be."""
    kind = ADAPTERS.get(name)
    if kind is None:
        raise ValueError(f"no game is called {name}; there are {', '.join(ADAPTERS)}")
    return _world(name, tuple(sorted(checked(settings, kind.settings).items())), server)


@cache
def _world(name: str, settings: Settings, server: str) -> World:
    game = connect(server).game(name)
    adapter = ADAPTERS[name](game, dict(settings))
    return World(name, settings, server, Table(game, adapter.numbering), adapter)
