"""Whole random games, played here or by asking a server: the same games either way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.cli.desk import Desk
from ludex.cli.output import result_name
from ludex.core.chance import Chance
from ludex.core.dice import Dice
from ludex.core.game import Playout
from ludex.core.outcome import Outcome, Result
from ludex.core.playouts import seeds

PlayNumber = Callable[[int], Playout]


def player_of_games(desk: Desk, options: Any, seed: int) -> PlayNumber:
    """What plays the playout of a number, with new games set up by an Options message."""
    if desk.remote:
        return lambda number: _remote(desk, options, *seeds(seed, number))
    value = desk.codec.read_options(options)

    def here(number: int) -> Playout:
        game_seed, moves_seed = seeds(seed, number)
        return desk.game.playout(desk.game.new(value, Chance.seeded(game_seed)), moves_seed)

    return here


def _remote(desk: Desk, options: Any, seed: int, moves_seed: int) -> Playout:
    dice = Dice(moves_seed)
    answer = desk.call("NewGame", options=options, seed=seed)
    state, to_act = answer.state, answer.to_act
    moves = desk.call("ListLegalMoves", state=state).moves
    outcome, plies = None, 0
    while to_act:
        answer = desk.call(
            "ApplyMove",
            state=state,
            seat=to_act[0],
            move=moves[dice.below(len(moves))],
            list_next_moves=True,
        )
        state, to_act, moves, outcome = (
            answer.state,
            answer.to_act,
            answer.next_moves,
            answer.outcome,
        )
        plies += 1
    if outcome is None:
        outcome = desk.call("GetOutcome", state=state).outcome
    return Playout(
        plies,
        Outcome(
            Result(result_name(outcome)),
            tuple(outcome.winners),
            outcome.reason,
            tuple(outcome.scores),
        ),
    )
