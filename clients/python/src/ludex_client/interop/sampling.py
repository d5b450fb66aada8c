"""Samples what a seat can't see, as often as chance would have dealt it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ludex_client.games import AnyGame
from ludex_client.interop.chance import Sampled
from ludex_client.interop.turn import Turn

MOST_TRIES: Final = 8
"""How many states are sampled at most. Two seats rarely need more; with many seats the choice among
these is an approximation."""

SEED_BITS: Final = 64


def sampled(game: AnyGame, turn: Turn, hidden: Sampled, viewer: int, random: Random) -> Any:
    """A random state that agrees with all that the viewer has seen.

    The contract samples every such state equally often. So one that is dealt less often is passed
    over more often.
    """
    view = turn.view(viewer)
    known = hidden.known(turn.position.state, viewer)
    states, weights = [], []
    for _ in range(MOST_TRIES):
        state = game.sample_state(view, known=known, seed=random.getrandbits(SEED_BITS)).state
        weight = hidden.likelihood(state, viewer)
        if random.random() < weight:
            return state
        states.append(state)
        weights.append(weight)
    return random.choices(states, weights)[0]
