"""What is accepted at a glance is what has no defect, and nothing else."""

import random
from dataclasses import replace

import pytest

from ludex.core.game import is_defects
from ludex.limes.admission import admit
from ludex.limes.codec import CODEC
from ludex.limes.entries import remember
from ludex.limes.glance import at_a_glance
from ludex_proto.limes.v1 import game_pb2
from tests.limes.helpers import any_tiles, random_game
from tests.limes.test_admission import CASES, EDGES, GOOD, state

NUMBERS = (-(2**31), -7, -4, -3, -1, 0, 1, 2, 3, 4, 7, 8, 16, 17, 24, 25, 2**31 - 1, 2**32 - 1)


def agree(setup):
    """Whether the setup is accepted, by both or by neither and as the same position."""
    full = admit(setup)
    try:
        state = written(setup)
    except ValueError:  # negative, or too large for its field
        assert is_defects(full)
        return False
    for tile in setup.tiles:
        remember(tile)
    quick = at_a_glance(state)
    if is_defects(full):
        assert quick is None, full
        assert CODEC.admit(state) == full
        return False
    assert quick == CODEC.admit(state) == full
    for one, other in zip(quick.boards, full.boards, strict=True):
        assert looks(one.land.ground) == looks(other.land.ground)
    return True


def looks(ground):
    """All that a ground tells. Going round a territory starts anywhere."""
    quadrants = range(256)
    return (
        ground.cells,
        (ground.left, ground.right, ground.top, ground.bottom),
        [ground.mark(quadrant) for quadrant in quadrants],
        [ground.home(quadrant) for quadrant in quadrants],
        [sorted(ground.members(home)) for home in sorted({*map(ground.home, quadrants)} - {255})],
    )


def written(setup):
    """The encoded State that writes a setup. Raises ValueError when none can."""
    message = game_pb2.State(edge_only=setup.edge_only, order=setup.order, ply=setup.ply)
    for tile in setup.tiles:
        message.tiles.add().MergeFromString(remember(tile)[2:])
    for board in setup.boards:
        entry = message.boards.add(figure_pending=board.figure_pending)
        for column, row, rotation in board.laid:
            entry.laid.add(column=column, row=row, rotation=rotation)
        for x, y in board.figures:
            entry.figures.add(x=x, y=y)
    return message.SerializeToString()


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_games_pass(seed):
    for position in random_game(seed, 1 + 3 * seed, seed % 2 == 0, any_tiles(seed, 16 * seed + 16)):
        assert agree(CODEC.read_state(CODEC.write_state(position)))


@pytest.mark.parametrize("name", CASES)
def test_impossible_positions(name):
    message = state()
    CASES[name][0](message)
    setup = CODEC.read_state(message)
    if name.startswith("a terrain"):
        assert type(setup) is tuple
    else:
        agree(setup)


def number(rng, near):
    return near + rng.choice((-1, 1)) if rng.random() < 0.5 else rng.choice(NUMBERS)


def changed_board(rng, board):
    laid, figures = list(board.laid), list(board.figures)
    what = rng.randrange(8)
    if what == 0:
        return replace(board, figure_pending=not board.figure_pending)
    if what == 1 and laid:
        laid.pop(rng.randrange(len(laid)))
    elif what == 2 and laid:
        rng.shuffle(laid)
    elif what == 3:
        laid.append((rng.randint(-3, 3), rng.randint(-3, 3), rng.randint(0, 3)))
    elif what == 4 and laid:
        index, part = rng.randrange(len(laid)), rng.randrange(3)
        place = list(laid[index])
        place[part] = number(rng, place[part])
        laid[index] = tuple(place)
    elif what == 5 and laid:
        column, row, _ = rng.choice(laid)
        figures.append((2 * column + rng.randint(0, 1), 2 * row + rng.randint(0, 1)))
    elif what == 6 and figures:
        figures.pop()
    elif figures:
        index = rng.randrange(len(figures))
        x, y = figures[index]
        figures[index] = (number(rng, x), y) if rng.random() < 0.5 else (x, number(rng, y))
    return replace(board, laid=tuple(laid), figures=tuple(figures))


def changed(rng, setup):
    what = rng.randrange(6)
    if what == 0:
        return replace(setup, edge_only=not setup.edge_only)
    if what == 1:
        order = list(setup.order)
        order[rng.randrange(len(order))] = number(rng, rng.choice(order))
        return replace(setup, order=tuple(order))
    if what == 2:
        boards = setup.boards
        boards = rng.choice(((), boards[1:], boards[:1], (*boards, *boards[:1]), boards * 7))
        return replace(setup, boards=boards)
    boards = list(setup.boards)
    if boards:
        index = rng.randrange(len(boards))
        boards[index] = changed_board(rng, boards[index])
    return replace(setup, boards=tuple(boards))


def counted_again(setup):
    """The setup with the ply that its boards make, so that it is wrong for other reasons only."""
    plies = [2 * len(board.laid) - board.figure_pending for board in setup.boards]
    return replace(setup, ply=sum(plies))


@pytest.mark.parametrize("seed", range(6))
def test_changed_positions(seed):
    rng = random.Random(seed)
    passed = told = 0
    positions = [GOOD, EDGES, *random_game(seed, 1 + seed % 4, seed % 2 == 0)]
    for position in positions:
        setup = CODEC.read_state(CODEC.write_state(position))
        for _ in range(20):
            other = setup
            for _ in range(rng.choice((1, 1, 2, 4))):
                other = changed(rng, other)
            if rng.random() < 0.8:
                other = counted_again(other)
            good = agree(other)
            passed += good
            told += not good
    assert passed > 50
    assert told > 50


def test_sizes_of_sets():
    setup = CODEC.read_state(state())
    for count in (0, 1, 15, 16, 17, 63, 64, 65):
        tiles = any_tiles(0, count)
        for order in (count - 1, count, count + 1):
            agree(replace(setup, tiles=tiles, order=tuple(range(1, order + 1))))
            agree(replace(setup, tiles=tiles, order=tuple(range(order))))
