"""Positions to test laws on: random games of every registered game, from a number.

Everything here is generic: what it needs to know of a game it takes from the game's description,
so a new game is covered the day it is registered.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludex.core import registry
from ludex.core.chance import Chance
from ludex.core.game import Seat, Spectator, Viewer, is_defects


@dataclass(frozen=True)
class Step:
    """A ply of a random game: the position before it, the move, and the position after."""

    before: Any
    seat: int
    move: Any
    after: Any
    events: tuple[Any, ...]


def random_options(name: str, rng: random.Random) -> dict[str, str]:
    """Texts for some options of the game, among the values that its description lists."""
    description = registry.game(name).description
    return {
        option.name: rng.choice(option.choices)
        for option in description.options
        if option.choices and rng.random() < 0.7
    }


def first_position(name: str, seed: int) -> Any:
    """The first position of a game with random options."""
    rng = random.Random(f"{name}/{seed}")
    game = registry.game(name)
    options = game.options(random_options(name, rng))
    assert not is_defects(options)
    position = game.new(options, Chance.seeded(seed))
    assert not is_defects(position), position
    return position


def random_game(name: str, seed: int, longest: int = 400) -> Iterator[Step]:
    """A random game's plies, to its end or to `longest` plies."""
    rng = random.Random(f"{name}/{seed}/moves")
    game = registry.game(name)
    position = first_position(name, seed)
    for _ in range(longest):
        to_act = game.to_act(position)
        if not to_act:
            return
        seat = rng.choice(to_act)
        move = rng.choice(game.legal_moves(position, seat))
        played = game.play(position, seat, move)
        yield Step(position, seat, move, played.position, played.events)
        position = played.position


@cache
def sample_of_positions(name: str, games: int = 6, kept: int = 12) -> tuple[Any, ...]:
    """Positions spread over some random games, first and last ones included."""
    rng = random.Random(name)
    positions: list[Any] = []
    for seed in range(games):
        steps = list(random_game(name, seed))
        everything = [steps[0].before, *(step.after for step in steps)]
        middle = rng.sample(everything[1:-1], min(kept - 2, len(everything) - 2))
        positions += [everything[0], *middle, everything[-1]]
    return tuple(positions)


def viewers(name: str, position: Any) -> tuple[Viewer, ...]:
    """Everybody who can look at the position."""
    return (*(Seat(seat) for seat in range(registry.game(name).seats(position))), Spectator())
