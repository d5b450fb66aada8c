"""What must hold in every position: tried on random games of every ruleset."""

from __future__ import annotations

import pickle
from itertools import permutations
from random import Random

import pytest

from ludex.core.chance import Chance
from ludex.core.game import Seat, Spectator, is_defects
from ludex.smallholder.board import BOARD_NAMES, STEPS, Board, Cell
from ludex.smallholder.codec import CODEC
from ludex.smallholder.game import GAME
from ludex.smallholder.groups import side_of
from ludex.smallholder.position import Position, opening
from ludex.smallholder.rulesets import GAPS_ORIGINAL, RULESETS, Ruleset
from ludex.smallholder.violations import KINDS
from tests.smallholder.helpers import after, board, cell, cells, random_game

BOARDS = ("hex2", "hex3", "hex4", "hex5", "hex232323", "hex343434")
GAMES = [(rules, name) for rules in RULESETS for name in BOARDS]


def anywhere(position: Position) -> list[Cell]:
    """Every cell of the board and some off it."""
    beyond = [Cell(position.board.columns, 0), Cell(0, position.board.rows), Cell(25, 98)]
    return [*position.board.in_order, *beyond]


@pytest.mark.parametrize(("rules", "name"), GAMES, ids=lambda each: getattr(each, "name", each))
def test_generator_and_judge_agree(rules: Ruleset, name: str) -> None:
    kinds = {kind.code: kind for kind in KINDS}
    for position in random_game(rules, board(name), Random(name)):
        seat = position.to_move
        before = pickle.dumps(position)
        legal = GAME.legal_moves(position, seat)
        assert list(legal) == sorted(set(legal), key=lambda c: (c.row, c.column))
        assert GAME.to_act(position) == ((seat,) if legal else ())
        for move in anywhere(position):
            violation = GAME.refuse(position, seat, move)
            assert (violation is None) == (move in legal)
            if violation is not None:
                assert violation.rule == kinds[violation.code].rule
                assert "{" not in violation.message
                for concerned in violation.concerns:
                    assert isinstance(GAME.parse(concerned), Cell)
        assert GAME.legal_moves(position, 1 - seat) == ()
        other = GAME.refuse(position, 1 - seat, position.board.in_order[0])
        assert other is not None
        assert other.code == ("NOT_YOUR_TURN" if legal else "GAME_OVER")
        assert pickle.dumps(position) == before


@pytest.mark.parametrize(("rules", "name"), GAMES, ids=lambda each: getattr(each, "name", each))
def test_play_lands_in_another_position_and_leaves_its_own_alone(rules: Ruleset, name: str) -> None:
    for position in random_game(rules, board(name), Random(name)):
        before = pickle.dumps(position)
        for move in GAME.legal_moves(position, position.to_move):
            result = GAME.play(position, position.to_move, move).position
            assert (result.ply, result.to_move) == (position.ply + 1, 1 - position.to_move)
            assert GAME.key(result) != GAME.key(position)
        assert pickle.dumps(position) == before


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name)
def test_who_cannot_move_has_lost(rules: Ruleset) -> None:
    for seed in range(10):
        *_, last = random_game(rules, board("hex4"), Random(seed))
        outcome = GAME.outcome(last)
        assert outcome.over
        assert outcome.winners == (1 - last.to_move,)
        assert outcome.reason == "NO_PLACEMENT"
        violation = GAME.refuse(last, last.to_move, cell("D4"))
        assert violation is not None
        assert violation.code == "GAME_OVER"


@pytest.mark.parametrize(("rules", "name"), GAMES, ids=lambda each: getattr(each, "name", each))
def test_messages_carry_positions_and_views(rules: Ruleset, name: str) -> None:
    for position in random_game(rules, board(name), Random(name)):
        sent = CODEC.vocabulary.State.FromString(CODEC.write_state(position).SerializeToString())
        setup = CODEC.read_state(sent)
        assert not is_defects(setup)
        assert GAME.admit(setup) == position  # type: ignore[arg-type]
        for viewer in (Seat(0), Seat(1), Spectator()):
            view = GAME.view(position, viewer)
            message = CODEC.write_view(view).SerializeToString()
            assert CODEC.read_view(CODEC.vocabulary.View.FromString(message)) == view
            assert GAME.sample(view, None, Chance.seeded(1)) == position
            assert GAME.sees_moves_of(viewer, 0)
            assert GAME.sees_moves_of(viewer, 1)


def test_equal_positions_are_equal_values() -> None:
    one, other = (after(moves) for moves in ("C3 G7 E5 A1", "E5 A1 C3 G7"))
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301


def test_the_key_is_the_same_by_whichever_way_a_position_is_reached() -> None:
    keys = {
        GAME.key(after(f"{black[0]} {white[0]} {black[1]} {white[1]} {black[2]} {white[2]}"))
        for black in permutations(["C3", "E5", "D1"])
        for white in permutations(["G7", "A1", "D7"])
    }
    assert len(keys) == 1


def test_the_key_tells_apart_what_the_rules_tell_apart() -> None:
    position = after("C3 G7 E5 A1")
    others = [
        *(after("C3 G7 E5 A1", rules) for rules in RULESETS[1:]),
        *(opening(GAPS_ORIGINAL, board(name)) for name in BOARD_NAMES),
        after("G7 C3 A1 E5"),
        after("C3 G7 E5"),
        after("C3 G7 E5 A2"),
    ]
    keys = [GAME.key(each) for each in (position, *others)]
    assert len(set(keys)) == len(keys)


def test_holdings_come_and_go_with_the_stones_that_form_them() -> None:
    on = board("hex4")
    bent = on.bit_set(cells("C3 D4 C5 D5"))
    assert side_of(on, GAPS_ORIGINAL, bent).holdings == on.bit_set(cells("C4"))
    assert side_of(on, GAPS_ORIGINAL, bent & ~on.bit_set(cells("C5"))).holdings == 0


@pytest.mark.parametrize(("rules", "name"), GAMES, ids=lambda each: getattr(each, "name", each))
def test_groups_and_holdings_are_what_their_definitions_say(rules: Ruleset, name: str) -> None:
    on = board(name)
    for position in random_game(rules, on, Random(name)):
        for side in (position.black, position.white):
            groups = plain_groups(set(on.listed(side.stones)))
            assert {frozenset(on.listed(group.stones)) for group in side.groups} == groups
            held: set[Cell] = set()
            for group in side.groups:
                stones = set(on.listed(group.stones))
                holdings = plain_hull(on, stones) if rules.hull else plain_gaps(on, stones)
                assert set(on.listed(group.holdings)) == holdings
                assert group.size == len(stones)
                held |= holdings
            assert set(on.listed(side.holdings)) == held


def plain_groups(stones: set[Cell]) -> set[frozenset[Cell]]:
    groups: set[frozenset[Cell]] = set()
    while stones:
        group = {stones.pop()}
        while more := {
            stone
            for stone in stones
            if any((stone.column - g.column, stone.row - g.row) in STEPS for g in group)
        }:
            group |= more
            stones -= more
        groups.add(frozenset(group))
    return groups


def plain_gaps(on: Board, stones: set[Cell]) -> set[Cell]:
    """Walks from each stone in each direction, and keeps the way whenever it meets another."""
    between: set[Cell] = set()
    for stone in stones:
        for right, up in STEPS:
            way: list[Cell] = []
            at = Cell(stone.column + right, stone.row + up)
            while on.has(at):
                if at in stones:
                    between |= set(way)
                way.append(at)
                at = Cell(at.column + right, at.row + up)
    return between


def plain_hull(on: Board, stones: set[Cell]) -> set[Cell]:
    measures = (lambda c: c.column, lambda c: c.row, lambda c: c.column - c.row)
    return {
        cell
        for cell in on.in_order
        if all(min(map(m, stones)) <= m(cell) <= max(map(m, stones)) for m in measures)
    }
