"""What is accepted at a glance is what has no defect, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.game import is_defects
from ludex.smallholder.admission import admit
from ludex.smallholder.board import BOARD_NAMES, Cell, numbers
from ludex.smallholder.codec import CODEC
from ludex.smallholder.codec import NUMBERS as NUMBERS_OF_RULESETS
from ludex.smallholder.codec import RULESETS as CODEC_RULESETS
from ludex.smallholder.glance import at_a_glance
from ludex.smallholder.groups import Side, side_of
from ludex.smallholder.layout import Layout
from ludex.smallholder.position import Position, Setup
from ludex.smallholder.rulesets import RULESETS, Ruleset
from ludex_proto.smallholder.v1 import game_pb2
from tests.smallholder.helpers import board, random_game, restated

BOARDS = ("hex2", "hex3", "hex4", "hex5", "hex7", "hex232323", "hex343434", "hex454545")
NUMBERS = (-1, 0, 1, 2, 6, 7, 20, 10**9, 10**9 + 1, 2**32 - 1)


@cache
def played(rules: Ruleset, name: str) -> list[Position]:
    """The positions of some random games."""
    random = Random(f"{rules.name} {name}")
    on = board(name)
    return [one for _ in range(3) for one in random_game(rules, on, random)]


def same(one: Side, other: Side) -> bool:
    """Whether two sides are the same in everything, and not only in their stones."""
    return (one, one.groups, one.beside, one.holdings) == (
        other,
        other.groups,
        other.beside,
        other.holdings,
    )


def agree(setup: Setup) -> bool:
    """Whether the setup is accepted, by both or by neither and as the same position."""
    full = admit(setup)
    try:
        state = written(setup)
    except ValueError:  # negative, or too large for its field
        assert is_defects(full)
        return False
    quick = at_a_glance(state, CODEC_RULESETS)
    assert CODEC.admit(state) == full
    if is_defects(full):
        assert quick is None, full
        return False
    assert isinstance(full, Position)
    if not is_in_order(setup):
        assert quick is None
        return True
    assert isinstance(quick, Position)
    assert quick == full
    assert quick.placements == full.placements
    assert same(quick.black, full.black)
    assert same(quick.white, full.white)
    return True


def is_in_order(setup: Setup) -> bool:
    """Whether the stones are as ludex writes them: by row, then column."""
    for stones in (setup.black_stones, setup.white_stones):
        if list(stones) != sorted(stones, key=lambda cell: (cell.row, cell.column)):
            return False
    return True


def written(setup: Setup) -> bytes:
    """The encoded State that writes a setup. Raises ValueError when none can."""
    black, white = (
        [game_pb2.Cell(column=cell.column, row=cell.row) for cell in stones]
        for stones in (setup.black_stones, setup.white_stones)
    )
    return game_pb2.State(
        ruleset=NUMBERS_OF_RULESETS[setup.ruleset],
        board=setup.board,
        black_stones=black,
        white_stones=white,
        to_move=setup.to_move,
        ply=setup.ply,
    ).SerializeToString()


def near(number: int, random: Random) -> int:
    """Another number: mostly the next one, sometimes any."""
    return number + random.choice((-1, 1)) if random.random() < 0.8 else random.choice(NUMBERS)


def spoilt(setup: Setup, random: Random) -> Setup:
    """The setup with one thing changed."""
    stones = [list(setup.black_stones), list(setup.white_stones)]
    seat = random.randrange(2)
    own, other = stones[seat], stones[1 - seat]
    at = random.randrange(len(own)) if own else 0
    match random.randrange(11):
        case 0 if own:
            del own[at]
        case 1 if own:
            own.append(own[at])
        case 2 if own:
            own[at] = Cell(near(own[at].column, random), own[at].row)
        case 3 if own:
            own[at] = Cell(own[at].column, near(own[at].row, random))
        case 4:
            own.append(Cell(random.randrange(8), random.randrange(8)))
        case 5:
            random.shuffle(own)
        case 6 if own:
            other.append(own.pop(at))
        case 7:
            return replace(setup, to_move=near(setup.to_move, random))
        case 8:
            return replace(setup, ply=near(setup.ply, random))
        case 9:
            ply = max(0, setup.ply + random.choice((-20, -2, 2, 20, 10**9)))
            return replace(setup, ply=ply, to_move=ply % 2)
        case _:
            return replace(setup, board=random.choice((*BOARDS, "hex11", "")))
    return replace(setup, black_stones=tuple(stones[0]), white_stones=tuple(stones[1]))


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
def test_whatever_is_played_is_accepted(rules: Ruleset) -> None:
    for name in BOARDS:
        for position in played(rules, name):
            assert agree(restated(position))


@settings(deadline=None, max_examples=200)
@given(st.integers(0, 10**9))
def test_spoilt_positions_are_accepted_exactly_when_nothing_is_wrong(seed: int) -> None:
    random = Random(seed)
    name = random.choice(BOARDS)
    positions = played(random.choice(RULESETS), name)
    for _ in range(8):
        setup = restated(random.choice(positions))
        for _ in range(random.randrange(1, 4)):
            setup = spoilt(setup, random)
            agree(setup)


def test_some_changes_are_no_defects() -> None:
    """So that the test before this one compares positions too, not defects only."""
    random = Random(1)
    positions = [one for rules in RULESETS for one in played(rules, "hex4")]
    tried = [spoilt(restated(random.choice(positions)), random) for _ in range(500)]
    assert sum(agree(setup) for setup in tried) > 50


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
def test_any_stones_are_gathered_into_the_same_groups(rules: Ruleset) -> None:
    """Also where play never comes: crowded boards, groups that run all over them, no stones."""
    random = Random(rules.name)
    for name in BOARD_NAMES:
        on = board(name)
        for share in (0.0, 0.1, 0.4, 0.6, 0.9, 1.0):
            cells = tuple([cell for cell in on.in_order if random.random() < share])
            for seat in (0, 1):
                layout = Layout(on)
                laid = [layout.lay(cell.column, cell.row, seat) for cell in cells]
                assert laid == numbers(on.bit_set(cells))
                assert same(layout.gather(rules, laid), side_of(on, rules, on.bit_set(cells)))


def test_no_stones_all_stones_and_too_many() -> None:
    for rules in RULESETS:
        assert agree(Setup(rules, "hex4", (), (), 0, 0))
        every = board("hex4").in_order
        assert not agree(Setup(rules, "hex4", every * 3, every, 0, 400))
        assert agree(Setup(rules, "hex4", every, (), 1, 401))
