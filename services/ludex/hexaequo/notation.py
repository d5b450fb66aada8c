"""Moves as text, and text as moves.

One text, one move, in every position:

    T@H8        lay a tile on H8
    D@I8, R@I8  place a disk or a ring on I8
    J8-I9       move the piece of J8 to I9: a step, a jump, or a ring's leap
    J8-L8-L6    a chain of jumps, with every landing
"""

from __future__ import annotations

from typing import Final

from ludex.core.violations import Unreadable
from ludex.hexaequo.cells import CELL_NAMED, NAMES
from ludex.hexaequo.moves import (
    LAY,
    PLACE_DISK,
    PLACE_RING,
    RING,
    LayTile,
    Move,
    MovePiece,
    PlacePiece,
)

FORMS: Final = (
    "T@H8 lays a tile, D@I8 and R@I8 place a disk or a ring, J8-I9 moves, J8-L8-L6 jumps on."
)

_DROPS: Final[dict[str, tuple[LayTile, ...] | tuple[PlacePiece, ...]]] = {
    "T": LAY,
    "D": PLACE_DISK,
    "R": PLACE_RING,
}


def format_move(move: Move) -> str:
    """The move's text."""
    if isinstance(move, LayTile):
        return f"T@{NAMES[move.cell]}"
    if isinstance(move, PlacePiece):
        return f"{'R' if move.kind == RING else 'D'}@{NAMES[move.cell]}"
    return "-".join([NAMES[move.start], *[NAMES[cell] for cell in move.landings]])


def parse_move(text: str) -> Move | Unreadable:
    """The move that a text writes."""
    if text[1:2] == "@":
        if text[0] not in _DROPS:
            return Unreadable(text, "Before @ stands T for a tile, D for a disk or R for a ring.")
        if text[2:] not in CELL_NAMED:
            return _no_cell(text, text[2:])
        return _DROPS[text[0]][CELL_NAMED[text[2:]]]
    names = text.split("-")
    for name in names:
        if name not in CELL_NAMED:
            return _no_cell(text, name)
    if len(names) == 1:
        return Unreadable(text, f"Where does it go? The forms are: {FORMS}")
    start, *landings = [CELL_NAMED[name] for name in names]
    return MovePiece(start, tuple(landings))


def _no_cell(text: str, name: str) -> Unreadable:
    shown = name if len(name) <= 8 else name[:8] + "…"
    return Unreadable(
        text, f"'{shown}' is no cell: cells are named A0 to Q16. The forms are: {FORMS}"
    )
