"""The game on the rules page, and the pictures beside it.

    python -m tests.limits.pages

draws the pictures anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from ludex.core.chance import Chance
from ludex.core.game import PictureOptions, Seat, Spectator, is_defects
from ludex.limits.game import GAME
from ludex.limits.position import Position
from tests.limits.helpers import play

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules" / "limits.md"
PICTURES = ROOT / "docs" / "pictures"


def game_on_the_page() -> tuple[Position, list[str], list[int]]:
    """The first position, the moves as `seat:move`, and the scores."""
    block = re.search(r"```game\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert block is not None
    options, *moves, scores = block[1].strip().splitlines()
    texts = dict(part.split("=") for part in options.split())
    read = GAME.options(texts)
    assert not is_defects(read), read
    position = GAME.new(read, Chance.seeded(0))
    assert isinstance(position, Position), position
    return position, " ".join(moves).split(), [int(n) for n in scores.split()[1:]]


def pictures() -> dict[str, str]:
    """The pictures by file name."""
    first, moves, _ = game_on_the_page()
    committing = play(first, moves[0], moves[2])
    playing = play(first, *moves[:4])
    over = play(first, *moves)
    return {
        "limits-commit.svg": GAME.picture(GAME.view(committing, Seat(1)), PictureOptions()),
        "limits-play.svg": GAME.picture(
            GAME.view(playing, Seat(1)),
            PictureOptions(
                last_move=GAME.parse(moves[3].split(":")[1]),
                targets=GAME.legal_moves(playing, 1),
            ),
        ),
        "limits-over.svg": GAME.picture(
            GAME.view(over, Spectator()), PictureOptions(layers=frozenset({"last_check"}))
        ),
    }


if __name__ == "__main__":
    for name, picture in pictures().items():
        (PICTURES / name).write_text(picture + "\n")
