"""How a game stands: the scores during it, and who has won after the last round."""

from __future__ import annotations

from typing import Final

from ludex.core.description import Named
from ludex.core.outcome import Outcome, Result, won
from ludex.limes.board import Board
from ludex.limes.position import Position, acting_seats
from ludex.limes.roles import figure_scores

ALL_TILES_LAID: Final = Named(
    "ALL_TILES_LAID",
    "Sixteen tiles lie on every board. Most points win; among equals the highest score of a "
    "single figure; then the win is shared.",
)
ENDINGS: Final[tuple[Named, ...]] = (ALL_TILES_LAID,)


def standing(board: Board) -> tuple[int, int]:
    """A board's score, and the highest score of a single figure on it: 0 without figures."""
    score = highest = 0
    for figure_score in figure_scores(board):
        score += figure_score
        highest = max(highest, figure_score)
    return score, highest


def points(score: int) -> str:
    """The score in words."""
    return "1 point" if score == 1 else f"{score} points"


def outcome(position: Position) -> Outcome:
    """How the game stands."""
    return outcome_of(position.boards)


def outcome_of(boards: tuple[Board, ...]) -> Outcome:
    """How the game stands by the boards, which tell all that matters for it."""
    standings = [standing(board) for board in boards]
    if acting_seats(boards):
        return Outcome(Result.IN_PROGRESS, scores=tuple([score for score, _ in standings]))
    return decided(standings)


def decided(standings: list[tuple[int, int]]) -> Outcome:
    """How the game has ended, by everybody's standing."""
    scores = tuple([score for score, _ in standings])
    best = max(standings)
    winners = [seat for seat, reached in enumerate(standings) if reached == best]
    return won(*winners, reason=ALL_TILES_LAID.code, scores=scores)
