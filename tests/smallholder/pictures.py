"""The pictures of the rules page, and the positions that they show.

To draw them again after a change: `python -m tests.smallholder.pictures`.
"""

from __future__ import annotations

from pathlib import Path

from ludex.core.game import PictureOptions
from ludex.smallholder.game import GAME
from ludex.smallholder.picture import HOLDINGS_BLACK, HOLDINGS_WHITE, UNPLAYABLE_GROUPS
from ludex.smallholder.position import Position, opening
from ludex.smallholder.rulesets import GAPS_ORIGINAL, HULL_SETBACKS, NIBBLER, STYMIE
from tests.smallholder.helpers import after, board, cell, standing

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def _all_legal(position: Position, width: int = 420, *layers: str) -> str:
    targets = GAME.legal_moves(position, position.to_move)
    return GAME.picture(
        position, PictureOptions(width=width, targets=targets, layers=frozenset(layers))
    )


def _with_layers(position: Position, *layers: str) -> str:
    return GAME.picture(position, PictureOptions(width=420, layers=frozenset(layers)))


def drawn() -> dict[str, str]:
    """Every picture, by the name of its file."""
    example = after("F7 C3 B1 A2 B2 C2 E7")
    captured = GAME.play(example, 1, cell("B3")).position
    return {
        "smallholder-hexagon.svg": GAME.picture(
            opening(GAPS_ORIGINAL, board("hex4")), PictureOptions(width=420)
        ),
        "smallholder-limping.svg": GAME.picture(
            opening(GAPS_ORIGINAL, board("hex343434")), PictureOptions(width=420)
        ),
        "smallholder-capture-before.svg": GAME.picture(
            example, PictureOptions(width=420, last_move=cell("E7"), targets=(cell("B3"),))
        ),
        "smallholder-capture-after.svg": GAME.picture(
            captured,
            PictureOptions(width=420, last_move=cell("B3"), layers=frozenset({HOLDINGS_WHITE})),
        ),
        "smallholder-two-groups.svg": _all_legal(
            standing("D4 E4 D5", "D3 E5", GAPS_ORIGINAL, 1, "hex3"), 420, UNPLAYABLE_GROUPS
        ),
        "smallholder-two-groups-nibbler.svg": _all_legal(
            standing("D4 E4 D5", "D3 E5", NIBBLER, 1, "hex3"), 420, UNPLAYABLE_GROUPS
        ),
        "smallholder-smallest.svg": _all_legal(
            standing("B1 C1 B4 C5 E5", "A1 D2 D4 E4 D5", GAPS_ORIGINAL, 0, "hex3"),
            420,
            UNPLAYABLE_GROUPS,
        ),
        "smallholder-smallest-nibbler.svg": _all_legal(
            standing("B1 C1 B4 C5 E5", "A1 D2 D4 E4 D5", NIBBLER, 0, "hex3"),
            420,
            UNPLAYABLE_GROUPS,
        ),
        "smallholder-stymie.svg": _all_legal(
            standing("C3 D4 C5 D5", "D3 E3 B4", STYMIE, 1, "hex3"), 420, HOLDINGS_BLACK
        ),
        "smallholder-gaps.svg": _with_layers(
            standing("D4 E4 D5", "A2 D2", GAPS_ORIGINAL, 1, "hex3"), HOLDINGS_BLACK
        ),
        "smallholder-hull.svg": _with_layers(
            standing("D4 E4 D5", "A2 D2", HULL_SETBACKS, 1, "hex3"), HOLDINGS_BLACK
        ),
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in drawn().items():
        (FOLDER / name).write_text(picture + "\n", encoding="utf-8")
