"""What the tests of The SmallHolder share."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ludex.smallholder.board import Board, Cell, board_named
from ludex.smallholder.game import GAME
from ludex.smallholder.notation import cell_name, parse_move
from ludex.smallholder.position import Position, Setup, opening
from ludex.smallholder.rulesets import GAPS_ORIGINAL, Ruleset, ruleset_named

VECTORS = Path(__file__).parents[1] / "vectors" / "smallholder"


def board(name: str) -> Board:
    found = board_named(name)
    assert found is not None
    return found


def ruleset(name: str) -> Ruleset:
    found = ruleset_named(name)
    assert found is not None
    return found


def cell(text: str) -> Cell:
    read = parse_move(text)
    assert isinstance(read, Cell), read
    return read


def cells(text: str) -> tuple[Cell, ...]:
    return tuple(cell(name) for name in text.split())


def names(of: tuple[Cell, ...]) -> set[str]:
    return {cell_name(each) for each in of}


def legal(position: Position) -> set[str]:
    return names(GAME.legal_moves(position, position.to_move))


def step(position: Position, text: str) -> Position:
    """The position after a move, which must be legal."""
    seat = position.to_move
    assert GAME.refuse(position, seat, cell(text)) is None, text
    return GAME.play(position, seat, cell(text)).position


def after(moves: str, rules: Ruleset = GAPS_ORIGINAL, on: str = "hex4") -> Position:
    """The position after these moves."""
    position = opening(rules, board(on))
    for text in moves.split():
        position = step(position, text)
    return position


def standing(
    black: str, white: str, rules: Ruleset, to_move: int = 0, on: str = "hex4", ply: int = 40
) -> Position:
    """The admitted position of these stones."""
    setup = setup_of(black, white, rules, to_move, on, ply + (ply + to_move) % 2)
    position = GAME.admit(setup)
    assert isinstance(position, Position), position
    return position


def setup_of(
    black: str, white: str, rules: Ruleset, to_move: int = 0, on: str = "hex4", ply: int = 40
) -> Setup:
    return Setup(rules, on, cells(black), cells(white), to_move, ply)


def restated(position: Position) -> Setup:
    """The setup that states a position."""
    on = position.board
    return Setup(
        position.ruleset,
        on.name,
        on.listed(position.black.stones),
        on.listed(position.white.stones),
        position.to_move,
        position.ply,
    )


def refusal(position: Position, text: str) -> str | None:
    """The code with which a move is refused."""
    violation = GAME.refuse(position, position.to_move, cell(text))
    return None if violation is None else violation.code


def random_game(rules: Ruleset, on: Board, random: Random) -> Iterator[Position]:
    """The positions of a game of random moves, from the opening to the end."""
    position = opening(rules, on)
    yield position
    while moves := GAME.legal_moves(position, position.to_move):
        position = GAME.play(position, position.to_move, random.choice(moves)).position
        yield position


@cache
def records(name: str) -> list[dict[str, Any]]:
    """The lines of a vector file."""
    with (VECTORS / name).open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]
