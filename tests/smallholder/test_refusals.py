"""Each way in which a move is refused: its code, and the cells that it names."""

from __future__ import annotations

import pytest

from ludex.core.violations import Violation
from ludex.smallholder.game import GAME
from ludex.smallholder.position import Position
from ludex.smallholder.rulesets import (
    GAPS_ORIGINAL,
    HULL_SETBACKS,
    NIBBLER,
    OFFSHORE_GAPS,
    STYMIE,
    Ruleset,
)
from ludex.smallholder.violations import KINDS
from tests.smallholder.helpers import after, cell, standing

GAP = ("C3 D4 C5 D5", "A1 C1 E3")
GROUPS = "D4 A1 F4 G7 D5 A3"


def gap(rules: Ruleset) -> Position:
    return standing(*GAP, rules, to_move=1, on="hex3")


LOST = standing("B2 C2 B3 C4 D4", "B1 C1 E3 C5", GAPS_ORIGINAL, on="hex3")
REFUSALS = [
    (LOST, 0, "A1", "GAME_OVER", ()),
    (after("C3"), 0, "A1", "NOT_YOUR_TURN", ()),
    (after("C3"), 2, "A1", "NOT_YOUR_TURN", ()),
    (after("C3"), 1, "E1", "CELL_OFF_BOARD", ("E1",)),
    (after("C3"), 1, "Z99", "CELL_OFF_BOARD", ("Z99",)),
    (after("C3"), 1, "C3", "CELL_OCCUPIED", ("C3",)),
    (after("C3 E5"), 0, "C3", "CELL_OCCUPIED", ("C3",)),
    (gap(GAPS_ORIGINAL), 1, "C4", "CELL_IN_ENEMY_GAP", ("C4", "C3", "D4", "C5", "D5")),
    (gap(STYMIE), 1, "C4", "CELL_IN_ENEMY_GAP_APART", ("C4", "C3", "D4", "C5", "D5")),
    (gap(HULL_SETBACKS), 1, "C4", "CELL_IN_ENEMY_HULL", ("C4", "C3", "D4", "C5", "D5")),
    (after("C3 E5"), 0, "C4", "NEW_GROUP_NEEDED", ("C4", "C3")),
    (after("C3 E5", NIBBLER), 0, "C4", "NEW_GROUP_NEEDED_PLAYABLE", ("C4", "C3")),
    (after("C3 E5", STYMIE), 0, "C4", "NEW_GROUP_NEEDED_WHILE_POSSIBLE", ("C4", "C3")),
    (after(GROUPS), 0, "C4", "SMALLEST_GROUP_NOT_TOUCHED", ("C4", "D4", "D5")),
    (
        after(GROUPS, OFFSHORE_GAPS),
        0,
        "C4",
        "SMALLEST_PLAYABLE_GROUP_NOT_TOUCHED",
        ("C4", "D4", "D5"),
    ),
]


def refused(position: Position, seat: int, move: str) -> Violation:
    violation = GAME.refuse(position, seat, cell(move))
    assert violation is not None
    return violation


@pytest.mark.parametrize(("position", "seat", "move", "code", "concerns"), REFUSALS)
def test_refusals(
    position: Position, seat: int, move: str, code: str, concerns: tuple[str, ...]
) -> None:
    violation = refused(position, seat, move)
    assert (violation.code, violation.concerns) == (code, concerns)
    assert "{" not in violation.message


def test_every_kind_is_among_them() -> None:
    assert {code for *_, code, _ in REFUSALS} == {kind.code for kind in KINDS}


def test_sentences_name_what_they_are_about() -> None:
    assert refused(after(GROUPS), 0, "C4").message == (
        "C4 is beside your own D4, D5, but beside none of your smallest groups, those of 1 stone."
    )
    assert refused(after("C3"), 1, "C3").message == "A black stone stands on C3 already."
    assert refused(LOST, 0, "A1").message == (
        "The game is over: White placed the last stone and has won."
    )
