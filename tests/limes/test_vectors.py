"""The recorded games: every legal list, and the scores and winners at the end."""

import json
from pathlib import Path

import pytest

from ludex.limes.game import GAME
from ludex.limes.position import opening
from ludex.limes.roles import figure_scores
from ludex.limes.tile import parse_tile

RECORDS = Path(__file__).parents[1] / "vectors" / "limes" / "games.jsonl"
GAMES = [json.loads(line) for line in RECORDS.read_text(encoding="utf-8").splitlines()[1:]]


@pytest.mark.parametrize("record", GAMES, ids=range(len(GAMES)))
def test_recorded_game(record):
    tiles = tuple(parse_tile(text) for text in record["tiles"])
    position = opening(record["players"], record["edge_only"], tiles, tuple(record["order"]))
    for index, (seat, listed, text) in enumerate(record["plies"]):
        moves = GAME.legal_moves(position, seat)
        found = [GAME.format(move) for move in moves]
        assert len(set(found)) == len(found)
        assert set(found) == set(listed.split()), f"ply {index}"
        assert seat in GAME.to_act(position)
        assert GAME.ply(position) == index
        position = GAME.play(position, seat, GAME.parse(text)).position
    outcome = GAME.outcome(position)
    assert outcome.over
    found_scores = [sorted(figure_scores(board), reverse=True) for board in position.boards]
    assert found_scores == record["figure_scores"]
    assert list(outcome.scores) == record["scores"]
    assert list(outcome.winners) == record["winners"]
