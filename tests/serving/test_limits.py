"""What a server accepts at most: settings that DescribeGame tells and every call obeys."""

import pytest

from ludex.core import registry
from ludex.core.chance import Chance
from ludex.serving.limits import Limits
from ludex.serving.settings import Settings

LARGE = {
    "players": [("limits", {"players": 4}, 3), ("limes", {"players": 5}, 4)],
    "board_cells": [("smallholder", {"board": "hex5"}, 60)],
    "deck_cards": [
        ("limits", {"limit_pile": [{"red": 1}] * 20}, 10),
        ("limes", {}, 20),
    ],
}


@pytest.mark.parametrize("limit", LARGE)
def test_larger_games_are_refused_new_and_as_states(limit, serve, server):
    for name, options, most in LARGE[limit]:
        small = serve(games=(name,), **{f"max_{limit}": most})
        refused = [small.fails(name, "NewGame", options=options)]
        state = server.call(name, "NewGame", options=options).state
        refused.append(small.fails(name, "GetOutcome", state=state))
        for failure in refused:
            assert failure.code.name == "RESOURCE_EXHAUSTED"
            assert failure.info.reason == "GAME_TOO_LARGE"
            assert failure.info.metadata["limit"] == limit
        allowed = serve(games=(name,), **{f"max_{limit}": most * 3})
        assert allowed.call(name, "GetOutcome", state=state)


@pytest.mark.parametrize("name", registry.GAMES)
def test_sizes_are_limits_that_have_names(name):
    game = registry.game(name)
    position = game.new(game.options({}), Chance.seeded(1))
    for limit, size in game.sizes(position):
        assert size <= getattr(Limits(), limit)


def test_every_limit_is_a_setting_and_is_described(serve):
    values = {name: value for name, value, _ in Limits().described()}
    changed = {f"max_{name}": value // 2 + 1100 for name, value in values.items()}
    settings = Settings(**changed)
    name = registry.GAMES[0]
    described = serve(games=(name,), **changed).call(name, "DescribeGame").game.limits
    assert {limit.name: limit.value for limit in described} == {
        limit: getattr(settings.limits, limit) for limit in values
    }
    assert all(limit.summary.endswith(".") for limit in described)
