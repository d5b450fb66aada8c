"""Moves as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.core.violations import Unreadable
from ludex.limits.game import GAME
from ludex.limits.moves import EXCHANGE, PLACES, Commit, Move, Suspect

MOVES = st.one_of(
    st.lists(st.integers(0, 4), min_size=1, max_size=60).map(lambda c: Commit(tuple(sorted(c)))),
    st.sampled_from((*PLACES, EXCHANGE)),
    st.integers(0, 2**32 - 1).map(Suspect),
)


@given(MOVES)
def test_what_is_written_reads_back(move: Move) -> None:
    assert GAME.parse(GAME.format(move)) == move


@given(st.text(max_size=6))
def test_what_is_read_writes_back_in_order(text: str) -> None:
    move = GAME.parse(text)
    if not isinstance(move, Unreadable):
        assert sorted(GAME.format(move)) == sorted(text)


def test_the_forms() -> None:
    assert GAME.parse("C:R") == Commit((0,))
    assert GAME.parse("C:BR") == Commit((0, 3))
    assert GAME.format(Commit((0, 3))) == "C:RB"
    assert GAME.parse("P") == PLACES[4]
    assert GAME.parse("X") == EXCHANGE
    assert GAME.parse("S2") == Suspect(2)


UNREADABLE = ["", "C:", "C:X", "C:r", "r", "RR", "x", "S", "S-1", "S02", "S٢", "S4294967296", "R "]


@pytest.mark.parametrize("text", [*UNREADABLE, "C:R\n", "C:" + "R" * 61])
def test_unreadable(text: str) -> None:
    assert isinstance(GAME.parse(text), Unreadable)
