"""What a game was worth to each seat.

With one seat it is the score. With more, a win is worth 1, a loss -1 and a draw 0; a win that all
share is a draw. So it is zero-sum with two seats, and not with more.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludex_proto.core.v1.play_pb2 import RESULT_WON, Outcome


def returns(outcome: Outcome, seats: int) -> list[float]:
    """What an ended game was worth to each seat."""
    if seats == 1 and outcome.scores:
        return [float(outcome.scores[0])]
    if outcome.result != RESULT_WON or len(outcome.winners) == seats:
        return [0.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]


def estimate(playouts: int, wins: Sequence[int], draws: int, scores: Sequence[int]) -> list[float]:
    """What a game was worth to each seat on average, as playouts tell.

    With three seats or more a win that all share counts for each of them, for playouts don't tell
    who shared it; with two it comes out as the draw that it is.
    """
    seats = len(wins)
    if seats == 1 and scores:
        return [scores[0] / playouts]
    if seats == 2:
        lead = (wins[0] - wins[1]) / playouts
        return [lead, -lead]
    return [(2 * won + draws - playouts) / playouts for won in wins]
