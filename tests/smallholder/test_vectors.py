"""Whole games and counts recorded from an independent engine."""

from __future__ import annotations

import pytest

from ludex.smallholder.codec import CODEC
from ludex.smallholder.game import GAME
from ludex.smallholder.moves import StonePlaced, StonesCaptured
from ludex.smallholder.notation import parse_move
from ludex.smallholder.position import Position, opening
from tests.smallholder.helpers import (
    VECTORS,
    after,
    board,
    cell,
    names,
    records,
    restated,
    ruleset,
)

GAMES = sorted(path.name for path in VECTORS.glob("*.hex*.jsonl"))

MOST_COUNTED = 300_000
"""Counts above this are left out, to keep the run short: the greatest is 227 million. All of them
have been checked; `perft` on them takes about a minute."""


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly so many moves there are from here."""
    if depth == 1:
        return position.placements.bit_count()
    seat = position.to_move
    return sum(
        perft(GAME.play(position, seat, move).position, depth - 1)
        for move in GAME.legal_moves(position, seat)
    )


def test_there_are_recorded_games_of_every_ruleset() -> None:
    assert len(GAMES) == 16
    assert len({name.split(".")[0] for name in GAMES}) == 5


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_step_by_step(name: str) -> None:
    header, *games = records(name)
    start = opening(ruleset(header["ruleset"]), board(header["board"]))
    for game in games:
        position = start
        for number, (seat, moves, played, taken) in enumerate(game["plies"]):
            where = f"game {game['seed']}, ply {number}"
            assert GAME.to_act(position) == (seat,), where
            assert names(GAME.legal_moves(position, seat)) == set(moves.split()), where
            assert GAME.refuse(position, seat, cell(played)) is None, where
            result = GAME.play(position, seat, cell(played))
            assert result.events[0] == StonePlaced(seat, cell(played)), where
            captured = [e for e in result.events[1:] if isinstance(e, StonesCaptured)]
            assert len(captured) == len(result.events) - 1 == bool(taken), where
            for event in captured:
                assert event.by_seat == seat, where
                assert names(event.cells) == set(taken.split()), where
            position = result.position
            # What a move carries along must be what the stones alone say.
            restored = GAME.admit(restated(position))
            assert restored == position, where
            assert isinstance(restored, Position)
            assert restored.placements == position.placements, where
            for ours, theirs in (
                (position.black, restored.black),
                (position.white, restored.white),
            ):
                assert set(ours.groups) == set(theirs.groups), where
                assert ours.beside == theirs.beside, where
                assert ours.holdings == theirs.holdings, where
        if "winner" in game:
            assert GAME.outcome(position).winners == (game["winner"],)
            assert GAME.to_act(position) == ()


def test_the_codec_carries_a_recorded_game() -> None:
    header, *games = records("stymie.hex4.jsonl")
    position = opening(ruleset(header["ruleset"]), board(header["board"]))
    for seat, _, played, _ in games[0]["plies"]:
        move = CODEC.read_move(CODEC.vocabulary.Move(text=played))
        assert move == parse_move(played)
        position = GAME.play(position, seat, cell(played)).position
        message = CODEC.vocabulary.State.FromString(CODEC.write_state(position).SerializeToString())
        setup = CODEC.read_state(message)
        assert GAME.admit(setup) == position  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "count",
    [count for count in records("counts_initial.jsonl") if count["count"] <= MOST_COUNTED],
    ids=lambda count: "{ruleset}-{board}-{depth}".format(**count),
)
def test_counts_from_the_opening(count: dict[str, object]) -> None:
    position = opening(ruleset(str(count["ruleset"])), board(str(count["board"])))
    assert perft(position, int(str(count["depth"]))) == count["count"]


@pytest.mark.parametrize(
    "recorded",
    records("counts_midgame.jsonl"),
    ids=lambda each: "{ruleset}-{board}-{moves}".format(**each).replace(" ", ""),
)
def test_counts_from_the_middle(recorded: dict[str, object]) -> None:
    position = after(
        str(recorded["moves"]), ruleset(str(recorded["ruleset"])), str(recorded["board"])
    )
    assert position.to_move == recorded["to_move"]
    counts = recorded["counts"]
    assert isinstance(counts, list)
    assert [perft(position, depth + 1) for depth in range(len(counts))] == counts
