"""Draws the pictures of the README: `make pictures`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from ludex.core import registry
from ludex.core.chance import Chance
from ludex.core.game import PictureOptions, Seat

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"

# For each game: options, the seed of a random game, how far to play it, and whose view to draw.
SCENES: dict[str, tuple[dict[str, str], int, int, int | None]] = {
    "hexaequo": ({}, 4, 44, None),
    "smallholder": ({"board": "hex5"}, 2, 34, None),
    "limits": ({"players": "3"}, 3, 20, 0),
    "limes": ({"players": "1"}, 6, 24, None),
}


def picture(name: str) -> str:
    """The picture of a game: a position of a random game, its last move marked."""
    options, seed, plies, seat = SCENES[name]
    game = registry.game(name)
    rng = random.Random(seed)  # noqa: S311
    position: Any = game.new(game.options(options), Chance.seeded(seed))
    move: Any = None
    for _ in range(plies):
        to_act = game.to_act(position)
        move = rng.choice(game.legal_moves(position, to_act[0]))
        position = game.play(position, to_act[0], move).position
    shown = position if seat is None else game.view(position, Seat(seat))
    return game.picture(shown, PictureOptions(width=480, last_move=move))


def main() -> None:
    """Writes the pictures."""
    for name in SCENES:
        (FOLDER / f"readme-{name}.svg").write_text(picture(name))


if __name__ == "__main__":
    main()
