"""Exact play on the smallest boards, against results found by an independent engine."""

from __future__ import annotations

from random import Random

import pytest

from ludex.smallholder.board import BOARD_NAMES
from ludex.smallholder.game import GAME
from ludex.smallholder.groups import Side
from ludex.smallholder.notation import cell_name
from ludex.smallholder.position import Position, opening, position_of
from ludex.smallholder.rulesets import GAPS_ORIGINAL, RULESETS
from tests.smallholder.helpers import after, board, cell, random_game
from tests.smallholder.solver import Solver, symmetries

TRIED_FIRST = """
    C3 A1: D2   C3 B1: D5   C3 B2: C1
    B1 A1: D2   B1 A2: D2   B1 B2: D2   B1 A3: C3   B1 B3: A2
    B1 C3: A2   B1 B4: A2   B1 C4: A2   B1 C5: A2   B1 D5: C3
    A1: C3
    A1 C3 C1: B1   A1 C3 C2: B1   A1 C3 D2: B1   A1 C3 D3: B1
    A1 C3 E3: B1   A1 C3 D4: B1   A1 C3 E4: B1   A1 C3 E5: B1
    B2: C1
    B2 C1 D2: A3   B2 C1 A3: A2   B2 C1 D3: A1   B2 C1 E3: E4   B2 C1 B4: A3   B2 C1 C4: A1
    B2 C1 D4: A1   B2 C1 E4: B4   B2 C1 C5: A1   B2 C1 D5: B4   B2 C1 E5: C3
"""
"""Winning answers to the first moves on hex3, found by an earlier search. They are nothing but a
hint where to look first: with them the proof takes half the time."""


def winning_openings(solver: Solver) -> set[str]:
    """The first moves with which Black wins."""
    start = opening(solver.ruleset, solver.board)
    winning: set[str] = set()
    for move in GAME.legal_moves(start, 0):
        position = GAME.play(start, 0, move).position
        if not solver.wins(*sides(position)):
            winning.add(cell_name(move))
    return winning


def sides(position: Position) -> tuple[Side, Side]:
    """The side to move, then the other."""
    return position.side(position.to_move), position.side(1 - position.to_move)


@pytest.mark.parametrize(
    ("name", "count"), [("hex3", 12), ("hex4", 12), ("hex232323", 6), ("hex343434", 6)]
)
def test_symmetries_preserve_legal_moves_and_captures(name: str, count: int) -> None:
    on = board(name)
    assert len(symmetries(on)) == count
    random = Random(7)
    for rules in RULESETS:
        for symmetry in symmetries(on):
            position = image = opening(rules, on)
            while moves := GAME.legal_moves(position, position.to_move):
                mirrored = GAME.legal_moves(image, image.to_move)
                assert {symmetry[move] for move in moves} == set(mirrored)
                move = random.choice(moves)
                position = GAME.play(position, position.to_move, move).position
                image = GAME.play(image, image.to_move, symmetry[move]).position
            assert not image.placements


def test_every_board_is_as_symmetric_as_its_shape() -> None:
    # The largest ones are left out for the time that it takes, not because they differ.
    for name in BOARD_NAMES:
        if board(name).size < 100:
            assert len(symmetries(board(name))) == (6 if len(name) > 5 else 12)


def test_the_rules_treat_the_colours_alike() -> None:
    on = board("hex4")
    for rules in RULESETS:
        for position in random_game(rules, on, Random(3)):
            own, enemy = sides(position)
            black, white = (own, enemy) if position.to_move else (enemy, own)
            swapped = position_of(rules, on, black, white, 1 - position.to_move, 0)
            assert swapped.placements == position.placements


def test_the_second_player_wins_on_the_smallest_limping_hexagon() -> None:
    assert winning_openings(Solver(GAPS_ORIGINAL, board("hex232323"))) == set()


def test_the_first_player_wins_on_hex3_with_just_these_openings() -> None:
    on = board("hex3")
    solver = Solver(GAPS_ORIGINAL, on)
    for line in TRIED_FIRST.replace("   ", "\n").split("\n"):
        if line.strip():
            moves, _, answer = line.partition(": ")
            position = after(moves.strip(), GAPS_ORIGINAL, "hex3")
            solver.try_first(*sides(position), on.bit_number(cell(answer.strip())))
    assert winning_openings(solver) == {"B1", "A2", "D2", "C3", "B4", "E4", "D5"}
