"""The worked example of docs/rules/limes.md and its pictures.

python -m tests.limes.pictures  draws the pictures of the page anew.
"""

from pathlib import Path

from ludex.core.game import PictureOptions
from ludex.limes.game import GAME
from tests.limes.helpers import new_game, played

DOCS = Path(__file__).parents[2] / "docs"

START = new_game(
    "FWLT/0100", "FFLW/1000", "LWFL/0100", "WTWF/0000", "FFLL/0000", "LFFL/0000", "FLTW/0000"
)
ROUNDS = (
    ("L:0,0,0", "P:0,0"),
    ("L:1,0,0", "P:2,0"),
    ("L:0,1,1", "P:0,2"),
    ("L:1,1,0", "P:3,2"),
    ("L:2,-1,0", "M:2,0>2,1"),
    ("L:-1,0,0", "-"),
)


def after(rounds, *more):
    """The position after so many rounds of the example, and some more moves."""
    return played(START, *(text for pair in ROUNDS[:rounds] for text in pair), *more)


def drawn(position, last, *layers, targets=False):
    """The picture with its last move, layers and legal targets."""
    return GAME.picture(
        position,
        PictureOptions(
            width=480,
            last_move=GAME.parse(last),
            targets=GAME.legal_moves(position, 0) if targets else (),
            layers=frozenset(layers),
        ),
    )


PICTURES = {
    "limes-laying": drawn(after(2), "P:2,0", targets=True),
    "limes-figures": drawn(after(4, "L:2,-1,0"), "L:2,-1,0", targets=True),
    "limes-territories": drawn(after(6), "-", "territories"),
    "limes-scores": drawn(after(6), "-", "scores"),
}


def path(name):
    return DOCS / "pictures" / f"{name}.svg"


if __name__ == "__main__":
    for name, picture in PICTURES.items():
        path(name).write_text(picture + "\n", encoding="utf-8")
