"""Impossible positions, with the path of every field at fault."""

import random

import pytest

from ludex.core.game import is_defects
from ludex.limes.codec import CODEC
from ludex.limes.game import GAME
from ludex.limes.violations import DEFECTS
from ludex_proto.limes.v1 import game_pb2
from tests.limes.helpers import new_game, played, random_game

# Two boards in the second round. Seat 0 has a figure and has laid; seat 1 has yet to lay.
#   F W  F W
#   T L  T L
GOOD = played(
    new_game("FWLT/0000", "FWLT/0000", "FLFL/0000", players=2),
    (0, "L:0,0,0"),
    (0, "P:1,1"),
    (1, "L:0,0,0"),
    (1, "-"),
    (0, "L:1,0,0"),
)
EDGES = played(new_game("FWLT/0000", edge_only=True), "L:0,0,0", "-", "L:1,0,0", "-")
ALONE = played(new_game("FWLT/0000"), *["L:0,0,0", "P:0,0", "L:1,0,0", "P:2,1", "L:1,1,0", "-"])


def state(position=GOOD):
    return CODEC.write_state(position)


def found(message):
    """(code, path) of every defect; empty when the position is admitted."""
    setup = CODEC.read_state(message)
    result = setup if is_defects(setup) else GAME.admit(setup)
    if not is_defects(result):
        return []
    for defect in result:
        assert defect.message.endswith(".")
    return [(defect.code, defect.field) for defect in result]


def wrong(change, position=GOOD):
    message = state(position)
    change(message)
    return found(message)


def laid(board, *places):
    del board.laid[:]
    for column, row in places:
        board.laid.add(column=column, row=row)


def test_the_good_positions_are_good():
    for position in (GOOD, EDGES, ALONE):
        assert found(state(position)) == []


def set_terrain(value):
    def change(message):
        message.tiles[3].north_west = value

    return change


def grow(message, field, count):
    items = getattr(message, field)
    while len(items) < count:
        items.add().CopyFrom(items[0])


def tiles_to(count):
    def change(message):
        del message.tiles[count:]
        grow(message, "tiles", count)
        message.order[:] = range(1, count + 1)

    return change


def order(index, number):
    def change(message):
        message.order[index] = number

    return change


def place(index, **fields):
    def change(message):
        for name, value in fields.items():
            setattr(message.boards[0].laid[index], name, value)

    return change


def figure(x, y):
    def change(message):
        message.boards[0].figures[0].x = x
        message.boards[0].figures[0].y = y

    return change


def no_boards(message):
    del message.boards[:]


def thirteen_boards(message):
    grow(message, "boards", 13)


def board_of(*places, pending=False, figures=()):
    """One board alone, the tiles at these places."""

    def change(message):
        del message.boards[1:]
        board = message.boards[0]
        laid(board, *places)
        del board.figures[:]
        for x, y in figures:
            board.figures.add(x=x, y=y)
        board.figure_pending = pending
        message.ply = max(2 * len(places) - pending, 0)

    return change


def ahead(message):
    """Seat 1 finishes two rounds while seat 0 is in the second."""
    laid(message.boards[1], (0, 0), (1, 0), (2, 0))
    message.ply = 3 + 6


def pending_ahead(message):
    """Seat 1 has begun the second round while seat 0 has yet to finish the first."""
    laid(message.boards[0], (0, 0))
    laid(message.boards[1], (0, 0), (1, 0))
    message.boards[1].figure_pending = True
    del message.boards[0].figures[:]
    message.ply = 1 + 3


ROW = [(column, 0) for column in range(4)]
SQUARE = [(column, row) for row in range(4) for column in range(4)]

CASES = {
    "a terrain unset": (
        set_terrain(0),
        [("TERRAIN_UNKNOWN", "tiles[3].north_west")],
    ),
    "a terrain unknown": (
        set_terrain(9),
        [("TERRAIN_UNKNOWN", "tiles[3].north_west")],
    ),
    "too few tiles": (tiles_to(15), [("TILE_COUNT_WRONG", "tiles")]),
    "too many tiles": (tiles_to(65), [("TILE_COUNT_WRONG", "tiles")]),
    "an order too short": (
        lambda message: message.order.pop(),
        [("ORDER_LENGTH_WRONG", "order")],
    ),
    "an order too long": (
        lambda message: message.order.append(1),
        [("ORDER_LENGTH_WRONG", "order"), ("TILE_NUMBER_TWICE", "order[16]")],
    ),
    "an order that is no permutation": (order(4, 1), [("TILE_NUMBER_TWICE", "order[4]")]),
    "a number of no tile": (order(4, 17), [("TILE_NUMBER_UNKNOWN", "order[4]")]),
    "number 0": (order(0, 0), [("TILE_NUMBER_UNKNOWN", "order[0]")]),
    "no boards": (no_boards, [("BOARD_COUNT_WRONG", "boards")]),
    "too many boards": (thirteen_boards, [("BOARD_COUNT_WRONG", "boards")]),
    "a seventeenth tile": (
        board_of(*SQUARE, (4, 0)),
        [("LAID_TOO_MANY", "boards[0].laid")],
    ),
    "the first tile elsewhere": (
        place(0, column=1, row=1),
        [
            ("FIRST_TILE_ELSEWHERE", "boards[0].laid[0]"),
            ("FIGURE_ON_NO_TILE", "boards[0].figures[0]"),
        ],
    ),
    "a column out of range": (
        place(1, column=4),
        [("COLUMN_OUT_OF_RANGE", "boards[0].laid[1].column")],
    ),
    "a row out of range": (
        place(1, row=-4),
        [("ROW_OUT_OF_RANGE", "boards[0].laid[1].row")],
    ),
    "column and row out of range": (
        place(1, column=2**31 - 1, row=-(2**31)),
        [
            ("COLUMN_OUT_OF_RANGE", "boards[0].laid[1].column"),
            ("ROW_OUT_OF_RANGE", "boards[0].laid[1].row"),
        ],
    ),
    "a rotation out of range": (
        place(1, rotation=4),
        [("ROTATION_OUT_OF_RANGE", "boards[0].laid[1].rotation")],
    ),
    "a cell twice": (
        place(1, column=0),
        [("CELL_TWICE", "boards[0].laid[1]")],
    ),
    "a tile that touches none before it": (
        place(1, column=2),
        [("TILE_NOT_TOUCHING", "boards[0].laid[1]")],
    ),
    "a tile that touches only one laid later": (
        board_of((0, 0), (2, 0), (1, 0)),
        [("TILE_NOT_TOUCHING", "boards[0].laid[1]")],
    ),
    "a board five tiles wide": (
        board_of((0, 0), (1, 0), (2, 0), (3, 0), (-1, 0), (-1, 1)),
        [("SQUARE_EXCEEDED", "boards[0].laid[4]")],
    ),
    "a board five tiles high": (
        board_of((0, 0), (0, 1), (0, 2), (0, -1), (0, -2)),
        [("SQUARE_EXCEEDED", "boards[0].laid[4]")],
    ),
    "eight figures": (
        board_of(*SQUARE, figures=[(0, 0)] * 8),
        [("FIGURES_TOO_MANY", "boards[0].figures")],
    ),
    "more figures than rounds": (
        board_of((0, 0), (1, 0), figures=[(0, 0)] * 3),
        [("FIGURES_EXCEED_ROUNDS", "boards[0].figures")],
    ),
    "more figures than finished rounds": (
        board_of((0, 0), (1, 0), figures=[(0, 0)] * 2, pending=True),
        [("FIGURES_EXCEED_ROUNDS", "boards[0].figures")],
    ),
    "a figure out of range": (
        figure(8, -7),
        [
            ("FIGURE_OUT_OF_RANGE", "boards[0].figures[0].x"),
            ("FIGURE_OUT_OF_RANGE", "boards[0].figures[0].y"),
        ],
    ),
    "a figure on no tile": (
        figure(0, 2),
        [("FIGURE_ON_NO_TILE", "boards[0].figures[0]")],
    ),
    "a figure on the tile just laid, too early": (
        figure(3, 1),
        [("FIGURE_TOO_EARLY", "boards[0].figures[0]")],
    ),
    "a figure pending with nothing laid": (
        board_of(pending=True),
        [("PENDING_WITHOUT_TILE", "boards[0].figure_pending")],
    ),
    "a board two rounds ahead": (ahead, [("BOARDS_OUT_OF_STEP", "boards[1].laid")]),
    "a round begun too early": (pending_ahead, [("BOARDS_OUT_OF_STEP", "boards[1].laid")]),
    "too many moves counted": (
        lambda message: setattr(message, "ply", message.ply + 1),
        [("PLY_WRONG", "ply")],
    ),
    "no moves counted": (lambda message: message.ClearField("ply"), [("PLY_WRONG", "ply")]),
    "nothing at all": (
        lambda message: message.Clear(),
        [("TILE_COUNT_WRONG", "tiles"), ("BOARD_COUNT_WRONG", "boards")],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_impossible_positions(name):
    change, expected = CASES[name]
    assert wrong(change) == expected


def test_corners_where_edges_are_asked_for():
    def change(message):
        message.boards[0].laid[1].row = 1

    assert wrong(change, EDGES) == [("CORNER_NOT_ENOUGH", "boards[0].laid[1]")]
    message = state(EDGES)
    change(message)
    message.edge_only = False
    assert found(message) == []


def test_every_defect_is_reported_at_once():
    message = state()
    message.order[0] = 99
    message.boards[0].laid[1].rotation = 7
    message.boards[1].figures.add(x=100, y=0)
    message.ply = 0
    assert found(message) == [
        ("TILE_NUMBER_UNKNOWN", "order[0]"),
        ("ROTATION_OUT_OF_RANGE", "boards[0].laid[1].rotation"),
        ("FIGURE_OUT_OF_RANGE", "boards[1].figures[0].x"),
        ("PLY_WRONG", "ply"),
    ]


def test_hostile_sizes_stay_cheap():
    message = state()
    for board in message.boards:
        for _ in range(5000):
            board.laid.add(column=2)
            board.figures.add(x=50)
    message.order.extend([7] * 50000)
    grow(message, "tiles", 3000)
    assert 0 < len(found(message)) < 200


def test_every_defect_of_positions_is_described_and_tested():
    described = {defect.code for defect in DEFECTS}
    tested = {code for _, expected in CASES.values() for code, _ in expected}
    assert tested <= described
    codes = [defect.code for defect in DEFECTS]
    of_positions = codes[codes.index("TILE_COUNT_WRONG") : codes.index("PLY_WRONG") + 1]
    assert set(of_positions) - tested == {"CORNER_NOT_ENOUGH"}  # tested on its own


def test_figures_are_set_on_the_first_quadrant_and_sorted():
    message = game_pb2.State()
    message.CopyFrom(state(played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "-", "L:1,0,0")))
    message.boards[0].figure_pending = False
    message.ply = 4
    message.boards[0].figures.add(x=3, y=1)
    message.boards[0].figures.add(x=2, y=0)
    position = GAME.admit(CODEC.read_state(message))
    written = CODEC.write_state(position).boards[0].figures
    assert [(figure.x, figure.y) for figure in written] == [(0, 0), (0, 1)]


def test_rotations_are_told_by_the_first_that_looks_alike():
    message = state(played(new_game("FLFL/0000"), "L:0,0,1", "-"))
    message.boards[0].laid[0].rotation = 3
    position = GAME.admit(CODEC.read_state(message))
    assert CODEC.write_state(position).boards[0].laid[0].rotation == 1
    assert position == played(new_game("FLFL/0000"), "L:0,0,1", "-")


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_random_games_is_admitted_as_it_is(seed):
    rng = random.Random(seed)
    for position in random_game(seed, players=1 + seed % 4, edge_only=seed % 2 == 0):
        message = game_pb2.State.FromString(CODEC.write_state(position).SerializeToString())
        for board in message.boards:  # figures are accepted in any order
            figures = list(board.figures)
            rng.shuffle(figures)
            del board.figures[:]
            board.figures.extend(figures)
        admitted = GAME.admit(CODEC.read_state(message))
        assert admitted == position
        for seat in GAME.to_act(position):
            assert GAME.legal_moves(admitted, seat) == GAME.legal_moves(position, seat)
        assert GAME.outcome(admitted) == GAME.outcome(position)
