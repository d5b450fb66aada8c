"""Moves as text."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.core.violations import Unreadable
from ludex.smallholder import notation
from ludex.smallholder.board import BOARD_NAMES, Cell
from ludex.smallholder.game import GAME
from tests.smallholder.helpers import board


def test_examples() -> None:
    assert doctest.testmod(notation).failed == 0
    assert GAME.format(Cell(3, 4)) == "D5"
    assert GAME.parse("D5") == Cell(3, 4)
    assert GAME.parse("T20") == Cell(19, 19)


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_every_cell_has_a_name_of_its_own(name: str) -> None:
    on = board(name)
    texts = [GAME.format(cell) for cell in on.in_order]
    assert len(set(texts)) == on.size
    assert [GAME.parse(text) for text in texts] == list(on.in_order)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "D",
        "5",
        "d5",
        "D0",
        "D05",
        "D5 ",
        " D5",
        "D5\n",
        "DD5",
        "D100",
        "5D",
        "D٥",
        "Ä1",
        "pass",
    ],
)
def test_nothing_else_is_a_move(text: str) -> None:
    read = GAME.parse(text)
    assert isinstance(read, Unreadable)
    assert read.text == text


@given(st.text(max_size=6))
def test_what_is_read_is_written_as_it_was(text: str) -> None:
    read = GAME.parse(text)
    if isinstance(read, Cell):
        assert GAME.format(read) == text
    else:
        assert read.text == text
