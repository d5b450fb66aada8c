"""Messages, read and written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.chance import Chance
from ludex.core.game import Seat, is_defects
from ludex.smallholder.board import BOARD_NAMES, Cell
from ludex.smallholder.codec import CODEC
from ludex.smallholder.game import GAME
from ludex.smallholder.moves import StonePlaced, StonesCaptured
from ludex.smallholder.options import Options
from ludex.smallholder.position import Position, Setup
from ludex.smallholder.rulesets import GAPS_ORIGINAL, RULESETS, STYMIE
from ludex.smallholder.view import View
from ludex_proto.smallholder.v1 import game_pb2
from tests.smallholder.helpers import after, board, cell, cells


def faults(read: object) -> set[tuple[str, str]]:
    assert is_defects(read), read
    return {(defect.code, defect.field) for defect in read}


def test_options_left_out_take_their_defaults() -> None:
    default = Options(GAPS_ORIGINAL, board("hex4"))
    assert CODEC.read_options(game_pb2.Options()) == default
    assert GAME.options({}) == default


def test_options_are_read_as_they_are_written() -> None:
    for rules in RULESETS:
        for name in BOARD_NAMES:
            options = Options(rules, board(name))
            assert CODEC.read_options(CODEC.write_options(options)) == options
            assert GAME.options({"ruleset": rules.name, "board": name}) == options
            position = GAME.new(options, Chance.seeded(0))
            assert (position.ruleset, position.board, position.ply) == (rules, board(name), 0)


def test_options_that_do_not_exist() -> None:
    wrong: Any = game_pb2.Options(ruleset=9, board="square")  # type: ignore[arg-type]
    assert faults(CODEC.read_options(wrong)) == {
        ("RULESET_UNKNOWN", "ruleset"),
        ("BOARD_UNKNOWN", "board"),
    }
    unset = game_pb2.Options(ruleset=game_pb2.RULESET_UNSPECIFIED)
    assert faults(CODEC.read_options(unset)) == {("RULESET_MISSING", "ruleset")}
    assert faults(GAME.options({"ruleset": "gaps", "board": "hex", "komi": "7"})) == {
        ("RULESET_UNKNOWN", "ruleset"),
        ("BOARD_UNKNOWN", "board"),
        ("OPTION_UNKNOWN", "komi"),
    }


def test_a_state_lists_stones_by_row_then_column() -> None:
    state = CODEC.write_state(after("C3 G7 E5 A1 A2"))
    assert [(c.column, c.row) for c in state.black_stones] == [(0, 1), (2, 2), (4, 4)]
    assert [(c.column, c.row) for c in state.white_stones] == [(0, 0), (6, 6)]
    assert (state.ruleset, state.board) == (game_pb2.RULESET_GAPS_ORIGINAL, "hex4")
    assert (state.to_move, state.ply) == (1, 5)


def test_a_move_is_read_as_text_as_a_cell_or_as_both() -> None:
    both = CODEC.write_move(cell("D5"))
    assert (both.text, both.cell.column, both.cell.row) == ("D5", 3, 4)
    assert CODEC.read_move(both) == cell("D5")
    assert CODEC.read_move(game_pb2.Move(text="D5")) == cell("D5")
    assert CODEC.read_move(game_pb2.Move(cell=both.cell)) == cell("D5")
    # A cell of no coordinates is A1, and not a missing cell.
    assert CODEC.read_move(game_pb2.Move(cell=game_pb2.Cell())) == cell("A1")


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (game_pb2.Move(), ("MOVE_MISSING", "")),
        (game_pb2.Move(text="D"), ("MOVE_UNREADABLE", "text")),
        (game_pb2.Move(text="D5", cell={"column": 3, "row": 5}), ("MOVE_CONTRADICTORY", "")),
        (game_pb2.Move(cell={"column": 26, "row": 5}), ("CELL_NAMELESS", "cell.column")),
        (game_pb2.Move(cell={"column": 3, "row": 99}), ("CELL_NAMELESS", "cell.row")),
        (game_pb2.Move(text="D5", cell={"column": 2**32 - 1}), ("CELL_NAMELESS", "cell.column")),
    ],
)
def test_moves_that_cannot_be_read(move: Any, expected: tuple[str, str]) -> None:
    assert faults(CODEC.read_move(move)) == {expected}


def test_events() -> None:
    placed = CODEC.write_event(StonePlaced(1, cell("D5")))
    assert placed.stone_placed == game_pb2.StonePlaced(seat=1, cell={"column": 3, "row": 4})
    captured = CODEC.write_event(StonesCaptured(0, cells("A1 D5")))
    assert captured.stones_captured == game_pb2.StonesCaptured(
        by_seat=0, cells=[{"column": 0, "row": 0}, {"column": 3, "row": 4}]
    )


def test_what_is_no_event_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(TypeError):
        CODEC.write_event("StonePlaced")


def test_views() -> None:
    position = after("C3 G7", STYMIE)
    message = CODEC.write_view(GAME.view(position, Seat(1)))
    assert message.seat == 1
    assert CODEC.read_view(message) == View(1, position)
    assert CODEC.read_known(game_pb2.Known()) is None


def test_views_that_cannot_be_read() -> None:
    assert faults(CODEC.read_view(game_pb2.View())) == {("STATE_MISSING", "state")}
    assert faults(CODEC.read_view(game_pb2.View(seat=2))) == {
        ("SEAT_UNKNOWN", "seat"),
        ("STATE_MISSING", "state"),
    }
    state = CODEC.write_state(after("C3"))
    assert faults(CODEC.read_view(game_pb2.View(seat=2, state=state))) == {("SEAT_UNKNOWN", "seat")}
    state.black_stones[0].column = 9
    state.to_move = 0
    assert faults(CODEC.read_view(game_pb2.View(state=state))) == {
        ("STONE_OFF_BOARD", "state.black_stones[0].column"),
        ("PLY_OF_OTHER_SEAT", "state.ply"),
    }
    state.ruleset = game_pb2.RULESET_UNSPECIFIED
    assert faults(CODEC.read_view(game_pb2.View(state=state))) == {
        ("RULESET_MISSING", "state.ruleset")
    }


NUMBERS = st.one_of(st.integers(0, 8), st.integers(0, 2**32 - 1))
CELLS = st.lists(st.builds(game_pb2.Cell, column=NUMBERS, row=NUMBERS), max_size=12)
STATES = st.builds(
    game_pb2.State,
    ruleset=st.integers(-1, 7),
    board=st.one_of(st.sampled_from(BOARD_NAMES), st.text(max_size=8)),
    black_stones=CELLS,
    white_stones=CELLS,
    to_move=NUMBERS,
    ply=NUMBERS,
)


@settings(max_examples=300, deadline=None)
@given(STATES, NUMBERS, NUMBERS)
def test_whatever_is_sent_is_answered(state: game_pb2.State, column: int, row: int) -> None:
    setup = CODEC.read_state(state)
    position = GAME.admit(setup) if isinstance(setup, Setup) else setup
    move = CODEC.read_move(game_pb2.Move(cell={"column": column, "row": row}))
    if isinstance(position, Position):
        if isinstance(move, Cell):
            GAME.refuse(position, position.to_move, move)
        assert GAME.admit(CODEC.read_state(CODEC.write_state(position))) == position  # type: ignore[arg-type]
    else:
        assert position
        assert len(position) <= 40
