"""The recorded games: every legal list, route count, move, outcome and last position."""

import json
from pathlib import Path

import pytest

from ludex.core.outcome import Result
from ludex.hexaequo.cells import NAMES
from ludex.hexaequo.game import GAME
from ludex.hexaequo.position import OPENING, colour_of, piece_of
from tests.hexaequo.helpers import move, texts

FILE = Path(__file__).parents[1] / "vectors" / "hexaequo" / "games.jsonl"
GAMES = [json.loads(line) for line in FILE.read_text().splitlines()[1:]]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_game(number: int) -> None:
    game = GAMES[number]
    position = OPENING
    for seat, listed, chosen, routes in game["plies"]:
        assert GAME.to_act(position) == (seat,)
        moves = GAME.legal_moves(position, seat)
        assert len(moves) == len(set(moves))
        assert set(texts(moves)) == set(listed.split())
        assert sum(count for _, count in GAME.routes(position, seat, 10_000)) == routes
        assert GAME.refuse(position, seat, move(chosen)) is None
        position = GAME.play(position, seat, move(chosen)).position

    outcome = GAME.outcome(position)
    assert outcome.over == ("outcome" in game)
    if outcome.over:
        winner = game["outcome"]["winner"]
        assert outcome.reason == game["outcome"]["reason"]
        assert outcome.winners == (() if winner is None else (winner,))
        assert (outcome.result is Result.DRAWN) == (winner is None)
        assert GAME.legal_moves(position, position.to_move) == ()
        assert GAME.to_act(position) == ()
    values = {NAMES[cell]: position.board[cell] for cell in position.tiles}
    assert {"BW"[colour_of(value)] + cell for cell, value in values.items()} == set(
        game["tiles"].split()
    )
    marks = ("", "BD", "BR", "WD", "WR")
    assert {
        marks[piece_of(value)] + cell for cell, value in values.items() if piece_of(value)
    } == set(game["pieces"].split())
    assert [holding.captured_disks for holding in position.holdings] == game["captured_disks"]
    assert [holding.captured_rings for holding in position.holdings] == game["captured_rings"]
