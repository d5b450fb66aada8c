"""Why moves are refused: each kind, where it applies and where it just doesn't."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludex.limits.game import GAME
from ludex.limits.moves import EXCHANGE, PLACES, Commit, Move, Suspect
from ludex.limits.position import Position
from ludex.limits.violations import KINDS
from tests.limits.helpers import code, dealt, play, walk


def committing() -> Position:
    """Three players; seat 1 has committed."""
    return play(dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222,55555"), "1:C:Y")


def playing() -> Position:
    """Seat 0 has placed; seat 1 is to play."""
    return play(committing(), "0:C:R", "2:C:G", "0:R")


def pair() -> Position:
    """Two players; nobody has committed."""
    return dealt(2, {0: "RRYGBP", 1: "GGYYBB"}, "22222")


def over() -> Position:
    """The last limit card has been received."""
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222")
    return play(position, "0:C:R", "1:C:Y", "2:C:G", "0:R", "1:S0")


def four_of_a_colour(draw_pile: int) -> Position:
    """Seat 0 holds four greens; the draw pile is cut short, which admission would refuse."""
    position = dealt(3, {0: "GGGGR", 1: "RRYBP", 2: "PPYBR"}, "22222")
    position = play(position, "0:C:R", "1:C:P", "2:C:P")
    return replace(position, draw_pile=position.draw_pile[:draw_pile])


REFUSALS = [
    (over(), "0:R", "GAME_OVER"),
    (over(), "1:C:R", "GAME_OVER"),
    (playing(), "0:Y", "NOT_YOUR_TURN"),
    (playing(), "2:C:G", "NOT_YOUR_TURN"),
    (playing(), "5:G", "NOT_YOUR_TURN"),
    (committing(), "5:C:G", "NOT_YOUR_TURN"),
    (committing(), "1:C:Y", "ALREADY_COMMITTED"),
    (committing(), "1:C:PP", "ALREADY_COMMITTED"),
    (committing(), "0:R", "STILL_COMMITTING"),
    (committing(), "0:X", "STILL_COMMITTING"),
    (committing(), "0:S1", "STILL_COMMITTING"),
    (committing(), "1:R", "STILL_COMMITTING"),
    (playing(), "1:C:G", "COMMITTING_IS_OVER"),
    (committing(), "0:C:RR", "COMMITTED_CARDS_WRONG_NUMBER"),
    (pair(), "0:C:R", "COMMITTED_CARDS_WRONG_NUMBER"),
    (pair(), "0:C:RYG", "COMMITTED_CARDS_WRONG_NUMBER"),
    (committing(), "0:C:P", "COMMITTED_CARDS_NOT_IN_HAND"),
    (pair(), "0:C:GG", "COMMITTED_CARDS_NOT_IN_HAND"),
    (replace(playing(), hands=(1, 0, 1)), "1:R", "HAND_EMPTY"),
    (playing(), "1:R", "CARD_NOT_IN_HAND"),
    (replace(playing(), hands=(1, 2, 1)), "1:X", "EXCHANGE_NOT_FOUR_CARDS"),
    (replace(playing(), hands=(1, 5, 1)), "1:X", "EXCHANGE_NOT_FOUR_CARDS"),
    (playing(), "1:X", "EXCHANGE_NOT_ONE_COLOUR"),
    (four_of_a_colour(3), "0:X", "EXCHANGE_DRAW_PILE_TOO_SMALL"),
    (four_of_a_colour(4), "0:X", None),
    (playing(), "1:S3", "SUSPECT_OUT_OF_RANGE"),
    (playing(), "1:S4294967295", "SUSPECT_OUT_OF_RANGE"),
    (playing(), "1:S1", "SUSPECT_SELF"),
    (playing(), "1:S2", "SUSPECT_WITHOUT_DISCARD"),
    (playing(), "1:S0", None),
    (playing(), "1:G", None),
    (committing(), "0:C:R", None),
]


@pytest.mark.parametrize(("position", "ply", "expected"), REFUSALS)
def test_refusal(position: Position, ply: str, expected: str | None) -> None:
    assert code(position, ply) == expected


def test_every_kind_is_produced() -> None:
    assert {kind.code for kind in KINDS} <= {expected for _, _, expected in REFUSALS}


def test_a_committed_seat_waits_for_the_others() -> None:
    """Decision: a seat that has committed has no legal move until everybody has."""
    assert GAME.legal_moves(committing(), 1) == ()
    violation = GAME.refuse(committing(), 1, Commit((1,)))
    assert violation is not None
    assert violation.message == (
        "Seat 1 has put its cards face down already; still to commit: seat 0, seat 2."
    )


def test_concerns_and_rule() -> None:
    violation = GAME.refuse(pair(), 0, Commit((2, 2)))
    assert violation is not None
    assert violation.concerns == ("G",)
    assert violation.rule == "limits#commit"


def every_move(players: int) -> list[Move]:
    commits: list[Move] = [Commit((colour,)) for colour in range(5)]
    commits += [Commit((a, b)) for a in range(5) for b in range(a, 5)]
    return [*commits, *PLACES, EXCHANGE, *[Suspect(seat) for seat in range(players + 1)]]


@pytest.mark.parametrize("seed", range(15))
def test_what_is_listed_is_accepted_and_nothing_else(seed: int) -> None:
    for position, _, _ in walk(seed):
        players = GAME.seats(position)
        for seat in range(players):
            legal = GAME.legal_moves(position, seat)
            accepted = [m for m in every_move(players) if GAME.refuse(position, seat, m) is None]
            assert len(set(legal)) == len(legal)
            assert set(legal) == set(accepted)
            assert bool(legal) == (seat in GAME.to_act(position))


@pytest.mark.parametrize("seed", range(5))
def test_a_refusal_tells_a_seat_nothing_of_other_hands(seed: int) -> None:
    """The same refusals, whatever the others hold."""
    for position, _, _ in walk(seed):
        for seat in range(GAME.seats(position)):
            other_hands = tuple(
                [held if s == seat else 0x11111 for s, held in enumerate(position.hands)]
            )
            blind = replace(position, hands=other_hands, draw_pile=bytes(len(position.draw_pile)))
            for move in every_move(GAME.seats(position)):
                assert GAME.refuse(position, seat, move) == GAME.refuse(blind, seat, move)
