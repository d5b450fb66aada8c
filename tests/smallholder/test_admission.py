"""What is admitted as a position, and each thing that isn't."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludex.core.game import is_defects
from ludex.smallholder.admission import LAST_PLY, admit
from ludex.smallholder.board import Cell
from ludex.smallholder.codec import CODEC
from ludex.smallholder.position import Position, Setup
from ludex.smallholder.rulesets import (
    GAPS_ORIGINAL,
    HULL_SETBACKS,
    NIBBLER,
    RULESETS,
    STYMIE,
    Ruleset,
)
from ludex.smallholder.violations import DEFECTS
from ludex_proto.smallholder.v1 import game_pb2
from tests.smallholder.helpers import board, random_game, restated, setup_of

BOARDS = ("hex2", "hex3", "hex4", "hex6", "hex10", "hex232323", "hex343434", "hex910910910")


def faults(setup: Setup) -> set[tuple[str, str]]:
    """Code and field of everything wrong with a setup."""
    found = admit(setup)
    assert is_defects(found), found
    assert {defect.code for defect in found} <= {named.code for named in DEFECTS}
    return {(defect.code, defect.field) for defect in found}


def faults_on_the_wire(**fields: Any) -> set[tuple[str, str]]:
    """The same of a State message."""
    message: dict[str, Any] = {"ruleset": game_pb2.RULESET_GAPS_ORIGINAL, "board": "hex4"}
    state = game_pb2.State(**(message | fields))
    read = CODEC.read_state(game_pb2.State.FromString(state.SerializeToString()))
    found = admit(read) if isinstance(read, Setup) else read
    assert is_defects(found), found
    return {(defect.code, defect.field) for defect in found}


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
def test_every_position_of_a_game_is_admitted(rules: Ruleset) -> None:
    """No false alarms: this is where the invariants that `admit` relies on are tried."""
    for name in BOARDS:
        on = board(name)
        random = Random(f"{rules.name} {name}")
        for _ in range(max(2, 400 // on.size)):
            for position in random_game(rules, on, random):
                admitted = admit(restated(position))
                assert admitted == position
                assert isinstance(admitted, Position)
                assert admitted.placements == position.placements


def test_stones_are_admitted_in_any_order() -> None:
    setup = setup_of("C3 D4 C5 D5", "A1 C1 E3", STYMIE)
    turned = replace(setup, black_stones=setup.black_stones[::-1])
    assert admit(setup) == admit(turned)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"ruleset": 0}, {("RULESET_MISSING", "ruleset")}),
        ({"ruleset": 6}, {("RULESET_UNKNOWN", "ruleset")}),
        ({"board": ""}, {("BOARD_UNKNOWN", "board")}),
        ({"board": "hex11"}, {("BOARD_UNKNOWN", "board")}),
        ({"to_move": 2}, {("TO_MOVE_UNKNOWN", "to_move")}),
        ({"to_move": 2**32 - 1}, {("TO_MOVE_UNKNOWN", "to_move")}),
        ({"to_move": 1}, {("PLY_OF_OTHER_SEAT", "ply")}),
        (
            {"ply": 2**32 - 2},
            {
                ("PLY_TOO_GREAT", "ply"),
                ("LAST_STONE_MISSING", "white_stones"),
            },
        ),
        (
            {"black_stones": [game_pb2.Cell()] * 301},
            {("STONES_TOO_MANY", "black_stones")},
        ),
        (
            {"black_stones": [game_pb2.Cell()] * 38},
            {("STONES_TOO_MANY", "black_stones"), ("STONES_NEVER_PLACED", "black_stones")},
        ),
        (
            {"ruleset": 0, "white_stones": [game_pb2.Cell()] * 301},
            {("RULESET_MISSING", "ruleset"), ("STONES_TOO_MANY", "white_stones")},
        ),
        (
            {"black_stones": [{"column": 2**32 - 1, "row": 2**32 - 1}], "ply": 1, "to_move": 1},
            {("STONE_OFF_BOARD", "black_stones[0].column")},
        ),
    ],
)
def test_impossible_states(fields: dict[str, Any], expected: set[tuple[str, str]]) -> None:
    assert faults_on_the_wire(**fields) == expected


def test_stones_off_the_board() -> None:
    setup = setup_of("C3 D4 C5 D5", "A1 C1 E3", GAPS_ORIGINAL)
    broken = replace(
        setup,
        black_stones=(*setup.black_stones, Cell(6, 0)),
        white_stones=(Cell(7, 6), *setup.white_stones, Cell(0, 7), Cell(-1, 0)),
    )
    assert faults(broken) == {
        ("STONE_OFF_BOARD", "black_stones[4].row"),
        ("STONE_OFF_BOARD", "white_stones[0].column"),
        ("STONE_OFF_BOARD", "white_stones[4].row"),
        ("STONE_OFF_BOARD", "white_stones[5].column"),
    }


def test_a_stone_twice_and_a_cell_of_both() -> None:
    assert faults(setup_of("C3 D4 C3", "A1 D4 A1", NIBBLER)) == {
        ("STONE_TWICE", "black_stones[2]"),
        ("CELL_OF_BOTH", "white_stones[1]"),
        ("STONE_TWICE", "white_stones[2]"),
    }


def test_more_stones_than_moves() -> None:
    assert faults(setup_of("C3 D4", "A1", GAPS_ORIGINAL, ply=2)) == {
        ("STONES_NEVER_PLACED", "black_stones")
    }
    assert faults(setup_of("C3", "A1 G7", GAPS_ORIGINAL, to_move=1, ply=3)) == {
        ("STONES_NEVER_PLACED", "white_stones"),
        ("STONES_LOST_TOO_EARLY", "black_stones"),
    }


def test_whoever_moved_last_has_a_stone() -> None:
    assert faults(setup_of("", "A1", GAPS_ORIGINAL, to_move=1, ply=41)) == {
        ("LAST_STONE_MISSING", "black_stones")
    }
    assert faults(setup_of("A1", "", GAPS_ORIGINAL, to_move=0, ply=40)) == {
        ("LAST_STONE_MISSING", "white_stones")
    }
    # The player to move may have lost all.
    assert isinstance(admit(setup_of("", "A1 C3", GAPS_ORIGINAL, to_move=0, ply=40)), Position)


def test_stones_are_not_lost_before_the_opponent_could_capture() -> None:
    # Six moves: three stones each, and three can't hold anything in gaps.
    assert faults(setup_of("C3 E5", "A1 D7 G7", GAPS_ORIGINAL, ply=6)) == {
        ("STONES_LOST_TOO_EARLY", "black_stones")
    }
    assert faults(setup_of("C3 E5", "A1 D7 G7", STYMIE, ply=6)) == {
        ("STONES_LOST_TOO_EARLY", "black_stones")
    }
    assert isinstance(admit(setup_of("C3 E5", "A1 D7 G7", HULL_SETBACKS, ply=6)), Position)
    assert isinstance(admit(setup_of("C3 E5 G4", "A1 D7 G7 D1", GAPS_ORIGINAL, ply=8)), Position)


def test_stones_that_should_have_been_captured() -> None:
    # C4 is in the gap between C3 and C5.
    gap = ("C3 D4 C5 D5", "A1 C4 C1 B4")
    for rules in RULESETS:
        setup = setup_of(*gap, rules)
        if rules in (STYMIE, HULL_SETBACKS):
            # B4 is out of reach and saves its neighbour.
            assert isinstance(admit(setup), Position)
        else:
            assert faults(setup) == {("STONE_IN_ENEMY_HOLDINGS", "white_stones[1]")}


@pytest.mark.parametrize("rules", [STYMIE, HULL_SETBACKS], ids=lambda rules: rules.name)
def test_groups_that_should_have_been_captured(rules: Ruleset) -> None:
    assert faults(setup_of("C3 D4 C5 D5", "A1 C4 C1", rules)) == {
        ("GROUP_IN_ENEMY_HOLDINGS", "white_stones[1]")
    }
    assert faults(setup_of("A1 C4 C1", "C3 D4 C5 D5", rules)) == {
        ("GROUP_IN_ENEMY_HOLDINGS", "black_stones[1]")
    }


def test_the_hull_takes_in_more_than_the_gaps() -> None:
    bent = ("A1 A3", "D4 E4 D5 E5", 0)
    assert isinstance(admit(setup_of(*bent[:2], HULL_SETBACKS)), Position)
    corner = setup_of("E5 A1", "D4 E4 D5", HULL_SETBACKS)
    assert faults(corner) == {("GROUP_IN_ENEMY_HOLDINGS", "black_stones[0]")}
    assert isinstance(admit(setup_of("E5 A1", "D4 E4 D5", STYMIE)), Position)


def test_everything_wrong_is_told_at_once() -> None:
    assert faults_on_the_wire(
        to_move=1,
        ply=10,
        black_stones=[{"column": 9, "row": 0}, {"column": 0, "row": 0}, {"column": 0, "row": 0}],
        white_stones=[{"column": 0, "row": 0}],
    ) == {
        ("PLY_OF_OTHER_SEAT", "ply"),
        ("STONE_OFF_BOARD", "black_stones[0].column"),
        ("STONE_TWICE", "black_stones[2]"),
        ("CELL_OF_BOTH", "white_stones[0]"),
    }
    assert faults_on_the_wire(board="nowhere", to_move=3) == {
        ("BOARD_UNKNOWN", "board"),
        ("TO_MOVE_UNKNOWN", "to_move"),
    }


def test_the_last_ply_still_fits_a_message_after_one_more_move() -> None:
    setup = setup_of("C3 D4 C5 D5", "A1 C1 E3", GAPS_ORIGINAL, ply=LAST_PLY)
    position = admit(setup)
    assert isinstance(position, Position)
    played = CODEC.game.play(position, 0, CODEC.game.legal_moves(position, 0)[0]).position
    assert CODEC.write_state(played).ply == LAST_PLY + 1


def test_every_defect_is_produced_by_a_test_here_or_of_the_codec() -> None:
    elsewhere = {"OPTION_UNKNOWN", "STATE_MISSING", "SEAT_UNKNOWN", "CELL_NAMELESS"}
    here = {
        "RULESET_MISSING",
        "RULESET_UNKNOWN",
        "BOARD_UNKNOWN",
        "TO_MOVE_UNKNOWN",
        "PLY_OF_OTHER_SEAT",
        "PLY_TOO_GREAT",
        "STONES_TOO_MANY",
        "STONES_NEVER_PLACED",
        "LAST_STONE_MISSING",
        "STONES_LOST_TOO_EARLY",
        "STONE_OFF_BOARD",
        "STONE_TWICE",
        "CELL_OF_BOTH",
        "STONE_IN_ENEMY_HOLDINGS",
        "GROUP_IN_ENEMY_HOLDINGS",
    }
    assert {named.code for named in DEFECTS} == here | elsewhere
