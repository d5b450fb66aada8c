"""The slowest requests that searching has found stay quick."""

import random
from itertools import islice

import pytest

from ludex.core import registry
from ludex.serving.budget import Budget
from ludex.serving.status import CallError
from tests.fuzz.fuzzer import CPU_SECONDS
from tests.worst import search
from tests.worst.requests import CALLS, admitted
from tests.worst.search import STATES, climb, cost, known, ordinary, target

FOUND = list(known().values())
MARGIN = 3.0
"""How much dearer than when it was found, both as compared with an ordinary request."""


def test_every_call_of_every_game_was_searched():
    assert {(found.game, found.call) for found in FOUND} == {
        (game, call) for game in registry.GAMES for call in CALLS
    }


@pytest.mark.parametrize("found", FOUND, ids=lambda found: f"{found.game}-{found.call}")
def test_found_requests_stay_within_the_bound(found):
    seconds = cost(found.game, found.call, found.data, 3)
    assert seconds < CPU_SECONDS
    if seconds > 0.002:  # below that, ratios tell more of the clock than of the code
        assert seconds / ordinary(found.game, found.call) < MARGIN * max(found.ratio, 1.0)


@pytest.mark.parametrize("found", FOUND, ids=lambda found: f"{found.game}-{found.call}")
def test_found_requests_are_still_answered(found):
    """A request that is refused at the door would say nothing about the call."""
    reason = ""
    try:
        target(found.game).methods[found.call](found.data, Budget(60))
    except CallError as error:
        reason = error.reason
    assert reason in ("", "TOO_ENTANGLED")


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_search_starts_from_and_finds_possible_positions(game):
    rng = random.Random(1)
    states = STATES[game].starts(rng)
    possible = [state for state in states if admitted(game, state) is not None]
    assert len(possible) * 2 >= len(states)
    for state in possible[-2:]:
        near = [STATES[game].changed(state, rng) for _ in range(30)]
        found = [one for one in near if admitted(game, one) is not None]
        assert any(one != state for one in found)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_search_climbs(game, monkeypatch):
    """Towards longer requests here: a clock would also see what else the machine does."""
    monkeypatch.setattr(search, "cost", lambda _game, _call, data, _runs: float(len(data)))
    costs = [best.cost for best in islice(climb(game, "GetOutcome", random.Random(1)), 200)]
    assert costs == sorted(costs)
    assert costs[-1] > costs[0]


def test_the_search_keeps_what_is_dearer(tmp_path, monkeypatch):
    monkeypatch.setattr(search, "FOUND", tmp_path / "found.jsonl")
    old = FOUND[0]
    cheap = search.Found(old.game, old.call, old.data, 0.0, 1.0)
    assert search.keep(old)
    assert not search.keep(cheap)
    assert search.known()[old.game, old.call] == old
