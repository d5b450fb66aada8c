"""Random games through the tree, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludex_client.interop.games import ADAPTERS
from ludex_client.interop.node import Node, root
from ludex_client.interop.world import World

SETTINGS = [
    ("hexaequo", {}),
    ("limes", {}),
    ("limes", {"players": 3, "edge_only": True}),
    ("limits", {}),
    ("limits", {"players": 4, "starting_seat": 2}),
    ("smallholder", {}),
    ("smallholder", {"board": "hex232323", "ruleset": "stymie"}),
]

every_game = pytest.mark.parametrize("name", ADAPTERS)
every_setting = pytest.mark.parametrize(
    ("name", "settings"),
    SETTINGS,
    ids=["-".join(map(str, (name, *settings.values()))) for name, settings in SETTINGS],
)


def walk(world: World, random: Random) -> Iterator[tuple[Node, int | None]]:
    """The places of a random game, each with the action taken there, and None at the end."""
    node = root(world)
    while not node.over:
        if node.chance:
            outcomes, weights = zip(*node.chances(), strict=True)
            action = random.choices(outcomes, weights)[0]
        else:
            action = random.choice(node.legal())
        yield node, action
        node = node.step(action)
    yield node, None
