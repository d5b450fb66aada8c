"""The players without a human."""

from __future__ import annotations

from typing import Any

from ludex.cli.players import RandomPlayer, SearchPlayer, Turn, worth
from ludex.core import registry
from ludex.core.chance import Chance
from ludex.core.game import Seat
from ludex.core.outcome import drawn, won


def turn(moves: str, options: dict[str, str]) -> tuple[Any, Turn]:
    game = registry.game("smallholder")
    position = game.new(game.options(options), Chance.seeded(0))
    for text in moves.split():
        position = game.play(position, game.to_act(position)[0], game.parse(text)).position
    seat = game.to_act(position)[0]
    return game, Turn(seat, game.view(position, Seat(seat)), game.legal_moves(position, seat))


def test_the_search_finds_the_winning_move() -> None:
    # Whoever places the last stone wins; after these moves several replies lose at once.
    game, asked = turn("B3 C4 C2 A1 D4 D2 C1 B1", {"board": "hex232323"})
    player = SearchPlayer(game, Chance.seeded(1), seconds=5, playouts=400)
    chosen = player.choose(asked)
    assert chosen in asked.moves
    wins = {}
    for move in asked.moves:
        after = game.play(asked.view.position, asked.seat, move).position
        wins[move] = _wins(game, after, asked.seat)
    assert wins[chosen] == any(wins.values())


def _wins(game: Any, position: Any, seat: int) -> bool:
    to_act = game.to_act(position)
    if not to_act:
        return seat in game.outcome(position).winners
    results = (
        _wins(game, game.play(position, to_act[0], move).position, seat)
        for move in game.legal_moves(position, to_act[0])
    )
    return any(results) if to_act[0] == seat else all(results)


def test_the_search_keeps_its_time() -> None:
    game, asked = turn("", {"board": "hex3"})
    ticks = iter(range(10_000))
    player = SearchPlayer(
        game, Chance.seeded(1), seconds=30, playouts=10**9, clock=lambda: next(ticks)
    )
    assert player.choose(asked) in asked.moves
    assert next(ticks) < 100


def test_the_same_seed_chooses_the_same_moves() -> None:
    game, asked = turn("", {"board": "hex3"})
    chosen = {
        SearchPlayer(game, Chance.seeded(4), seconds=60, playouts=50).choose(asked)
        for _ in range(2)
    }
    assert len(chosen) == 1
    assert RandomPlayer(Chance.seeded(1)).choose(asked) in asked.moves


def test_a_search_does_not_see_the_coming_tiles() -> None:
    # The same view of two games that differ in what is hidden leads to the same choice.
    game = registry.game("limes")
    options = game.options({"players": "1"})
    position = game.new(options, Chance.seeded(1))
    view = game.view(position, Seat(0))
    other = game.sample(view, None, Chance.seeded(9))
    assert game.key(other) != game.key(position)
    moves = game.legal_moves(position, 0)
    choices = [
        SearchPlayer(game, Chance.seeded(2), seconds=60, playouts=12).choose(Turn(0, seen, moves))
        for seen in (view, game.view(other, Seat(0)))
    ]
    assert choices[0] == choices[1]


def test_what_endings_are_worth() -> None:
    assert worth(won(0, reason="X"), 0) == 1
    assert worth(won(0, reason="X"), 1) == 0
    assert worth(won(0, 1, reason="X"), 1) == 0.5
    assert worth(drawn("X"), 0) == 0.5
    assert worth(won(1, reason="X", scores=(3, 7)), 1) > worth(won(1, reason="X", scores=(5, 7)), 1)
    assert worth(won(0, reason="X", scores=(9,)), 0) > worth(won(0, reason="X", scores=(8,)), 0)
