"""Positions in the middle of games, the same in every run."""

from __future__ import annotations

import random
from typing import Any

from ludex.core import registry
from ludex.core.chance import Chance


def mid_game(name: str, plies: int | None = None, seed: int = 1, **options: str) -> Any:
    """The position after so many random moves; by default half of a random game."""
    if plies is None:
        plies = len(random_plies(name, seed, options)) // 2
    return random_plies(name, seed, options)[plies][0] if plies else _first(name, seed, options)


def random_plies(name: str, seed: int, options: dict[str, str]) -> list[tuple[Any, int, Any]]:
    """A random game: each position with the seat that moves and its move."""
    game = registry.game(name)
    rng = random.Random(f"{name}/{seed}")
    position = _first(name, seed, options)
    plies = []
    while to_act := game.to_act(position):
        seat = rng.choice(to_act)
        move = rng.choice(game.legal_moves(position, seat))
        plies.append((position, seat, move))
        position = game.play(position, seat, move).position
    return plies


def _first(name: str, seed: int, options: dict[str, str]) -> Any:
    game = registry.game(name)
    return game.new(game.options(options), Chance.seeded(seed))
