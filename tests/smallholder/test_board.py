"""The boards and their tables."""

from __future__ import annotations

import pickle

import pytest

from ludex.smallholder.board import (
    BOARD_NAMES,
    MOST_CELLS,
    STEPS,
    Board,
    Cell,
    board_named,
)
from tests.smallholder.helpers import board, cell, cells, names

BOARDS = [board(name) for name in BOARD_NAMES]


def test_the_names_are_those_of_both_shapes_from_2_to_10() -> None:
    hexagons = [f"hex{side}" for side in range(2, 11)]
    limping = [
        "hex232323",
        "hex343434",
        "hex454545",
        "hex565656",
        "hex676767",
        "hex787878",
        "hex898989",
        "hex910910910",
        "hex101110111011",
    ]
    assert list(BOARD_NAMES) == hexagons + limping


@pytest.mark.parametrize(
    "name",
    [
        "",
        "hex",
        "hex1",
        "hex11",
        "hex04",
        "HEX4",
        " hex4",
        "hex121212",
        "hex324",
        "hex111211121112",
    ],
)
def test_no_other_name_is_a_board(name: str) -> None:
    assert board_named(name) is None


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("hex2", 7),
        ("hex3", 19),
        ("hex4", 37),
        ("hex5", 61),
        ("hex6", 91),
        ("hex7", 127),
        ("hex10", 271),
        ("hex232323", 12),
        ("hex343434", 27),
        ("hex454545", 48),
        ("hex101110111011", 300),
    ],
)
def test_a_board_has_so_many_cells(name: str, size: int) -> None:
    assert board(name).size == len(board(name).in_order) == size


def test_no_board_is_larger_than_the_largest() -> None:
    assert max(each.size for each in BOARDS) == MOST_CELLS


def test_there_is_one_board_of_a_name() -> None:
    assert board_named("hex5") is board_named("hex5")
    assert pickle.loads(pickle.dumps(board("hex5"))) is board("hex5")  # noqa: S301


@pytest.mark.parametrize("on", BOARDS, ids=BOARD_NAMES)
def test_the_tables_say_what_the_coordinates_say(on: Board) -> None:
    for here in on.in_order:
        number = on.bit_number(here)
        beside = {
            Cell(here.column + right, here.row + up)
            for right, up in STEPS
            if on.has(Cell(here.column + right, here.row + up))
        }
        assert set(on.listed(on.neighbours[number])) == beside
        assert on.around(1 << number) == on.neighbours[number]
        column, row, slope = map(on.listed, on.lines_through[number])
        assert set(column) == {c for c in on.in_order if c.column == here.column}
        assert set(row) == {c for c in on.in_order if c.row == here.row}
        assert set(slope) == {c for c in on.in_order if c.column - c.row == here.column - here.row}


@pytest.mark.parametrize("on", BOARDS, ids=BOARD_NAMES)
def test_a_bit_set_lists_its_cells_by_row_then_column(on: Board) -> None:
    assert on.listed(on.cells) == on.in_order
    assert list(on.in_order) == sorted(on.in_order, key=lambda c: (c.row, c.column))
    assert on.bit_set(on.in_order) == on.cells


def test_cells_beyond_the_edge_are_not_on_the_board() -> None:
    on = board("hex4")
    assert on.has(cell("G7"))
    for outside in (cell("E1"), cell("H7"), Cell(-1, 0), Cell(0, -1), Cell(7, 6), Cell(0, 4)):
        assert not on.has(outside)


def test_the_limping_hexagon_has_sides_of_two_lengths() -> None:
    on = board("hex343434")
    ends = [names(on.listed(line)) for axis in on.axes for line in (axis.lines[0], axis.lines[-1])]
    assert sorted(map(len, ends)) == [3, 3, 3, 4, 4, 4]
    assert names(on.listed(on.axes[1].lines[0])) == names(cells("A1 B1 C1 D1"))
