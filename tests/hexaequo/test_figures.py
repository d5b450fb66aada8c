"""Numbers of move sequences from the opening, as the rules page gives them."""

import pytest

from ludex.hexaequo.game import GAME
from ludex.hexaequo.legality import legal_moves, routes
from ludex.hexaequo.playing import after
from ludex.hexaequo.position import OPENING, Position
from tests.hexaequo.helpers import texts

PLENTY = 1_000_000


def outcomes(position: Position, depth: int, ended: int = 0) -> int:
    """Sequences of exactly `depth` moves; one that ends earlier counts `ended`."""
    moves = legal_moves(position, position.to_move)
    if not moves:
        return ended
    if depth == 1:
        return len(moves)
    return sum(outcomes(after(position, move), depth - 1, ended) for move in moves)


def all_routes(position: Position, depth: int, ended: int = 0) -> int:
    """The same, with every route of a chain a move of its own."""
    counted = routes(position, position.to_move, PLENTY)
    if not counted:
        return ended
    if depth == 1:
        return sum(count for _, count in counted)
    return sum(
        count * all_routes(after(position, move), depth - 1, ended) for move, count in counted
    )


@pytest.mark.parametrize(
    ("depth", "each_route", "each_outcome"),
    [
        (1, 7, 7),
        (2, 51, 51),
        (3, 461, 461),
        (4, 4_442, 4_442),
        (5, 48_989, 48_973),
        (6, 564_063, 563_695),
    ],
)
def test_sequences(depth: int, each_route: int, each_outcome: int) -> None:
    assert outcomes(OPENING, depth) == each_outcome
    assert all_routes(OPENING, depth) == each_route


@pytest.mark.parametrize(
    ("depth", "each_route", "each_outcome"),
    [(4, 4_444, 4_444), (5, 49_038, 49_022), (6, 564_769, 564_385)],
)
def test_sequences_with_ended_games(depth: int, each_route: int, each_outcome: int) -> None:
    assert outcomes(OPENING, depth, ended=1) == each_outcome
    assert all_routes(OPENING, depth, ended=1) == each_route


def test_first_moves_in_order() -> None:
    assert texts(GAME.legal_moves(OPENING, 0)) == [
        "T@H8",
        "T@H10",
        "T@J7",
        "T@J9",
        "D@I8",
        "J8-I8",
        "J8-I9",
    ]
