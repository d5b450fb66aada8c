"""Moves: which there are, and why others are refused.

`legal_moves` lists commitments in the order R, Y, G, B, P of their first and then their second
card; in play it lists cards to place in the same order, then the exchange, then the seats to
suspect, ascending.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from ludex.core.value import Value
from ludex.core.violations import GAME_OVER, NOT_YOUR_TURN, Violation
from ludex.limits import violations
from ludex.limits.cards import (
    COLOUR_NAMES,
    COLOURS,
    LETTERS,
    ONE,
    Handful,
    counts,
    handful,
    holds,
    letters,
    size,
)
from ludex.limits.position import COMMITTED, MOST_PLAYERS, PLAYING_HAND, Position, to_act


@dataclass(init=False, slots=True, eq=False)
class Commit(Value):
    """Putting cards face down, in the order R, Y, G, B, P."""

    cards: Final[tuple[int, ...]]

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def _fields(self) -> tuple[object, ...]:
        return (self.cards,)


@dataclass(init=False, slots=True, eq=False)
class Place(Value):
    """Placing a hand card of this colour face up on the discard pile."""

    colour: Final[int]

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def _fields(self) -> tuple[object, ...]:
        return (self.colour,)


@dataclass(init=False, slots=True, eq=False)
class Exchange(Value):
    """Exchanging four cards of one colour."""

    def _fields(self) -> tuple[object, ...]:
        return ()


@dataclass(init=False, slots=True, eq=False)
class Suspect(Value):
    """Suspecting the player in this seat."""

    seat: Final[int]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def _fields(self) -> tuple[object, ...]:
        return (self.seat,)


Move: TypeAlias = Commit | Place | Exchange | Suspect

EXCHANGE: Final = Exchange()
PLACES: Final = tuple([Place(colour) for colour in COLOURS])
SUSPECTS: Final = tuple([Suspect(seat) for seat in range(MOST_PLAYERS)])
FOUR_OF_A_COLOUR: Final = frozenset([PLAYING_HAND * one for one in ONE])
"""The hands that can be exchanged."""


def legal_moves(position: Position, seat: int) -> tuple[Move, ...]:
    """Every legal move of the seat; none when it is not to act."""
    if position.limit_card is None or not 0 <= seat < len(position.hands):
        return ()
    if 0 in position.face_down:
        if position.face_down[seat]:
            return ()
        return commitments(position.hands[seat], COMMITTED[len(position.hands)])
    if seat != position.to_move:
        return ()
    exchangeable = len(position.draw_pile) >= PLAYING_HAND
    return own_cards(position.hands[seat], exchangeable) + tuple(
        [SUSPECTS[other] for other in sorted(set(position.discarders)) if other != seat]
    )


@cache
def commitments(hand: Handful, number: int) -> tuple[Move, ...]:
    """The ways to commit this many cards of a hand. Hands are few, so each is worked out once."""
    return tuple(
        [
            Commit(cards)
            for cards in combinations_with_replacement(COLOURS, number)
            if holds(hand, handful(cards))
        ]
    )


@cache
def own_cards(hand: Handful, exchangeable: bool) -> tuple[Move, ...]:
    """What can be done with a hand: place each colour, and perhaps exchange."""
    moves: list[Move] = [PLACES[c] for c, held in enumerate(counts(hand)) if held]
    if exchangeable and hand in FOUR_OF_A_COLOUR:
        moves.append(EXCHANGE)
    return tuple(moves)


def refuse(position: Position, seat: int, move: Move) -> Violation | None:
    """Why the seat may not play this move now; None when it may."""
    if position.limit_card is None:
        return GAME_OVER.at(ending="the last limit card has been received")
    if 0 in position.face_down:
        return _refuse_while_committing(position, seat, move)
    if seat != position.to_move:
        return NOT_YOUR_TURN.at(str(seat), seat=seat, to_act=position.to_move)
    hand = position.hands[seat]
    if isinstance(move, Commit):
        return violations.COMMITTING_IS_OVER.at()
    if isinstance(move, Place):
        return _refuse_place(hand, move.colour)
    if isinstance(move, Suspect):
        return _refuse_suspicion(position, seat, move.seat)
    return _refuse_exchange(hand, len(position.draw_pile))


def _refuse_while_committing(position: Position, seat: int, move: Move) -> Violation | None:
    seats = to_act(position)
    waiting = ", ".join([f"seat {other}" for other in seats])
    players = len(position.hands)
    if not 0 <= seat < players:
        return NOT_YOUR_TURN.at(str(seat), seat=seat, to_act=", ".join(map(str, seats)))
    if not isinstance(move, Commit):
        return violations.STILL_COMMITTING.at(*map(str, seats), waiting=waiting)
    if seat not in seats:
        return violations.ALREADY_COMMITTED.at(str(seat), seat=seat, waiting=waiting)
    wanted = COMMITTED[players]
    named = [LETTERS[colour] for colour in move.cards]
    if len(named) != wanted:
        return violations.COMMITTED_CARDS_WRONG_NUMBER.at(
            *named,
            players=players,
            wanted="1 card" if wanted == 1 else f"{wanted} cards",
            given=len(named),
        )
    held = list(letters(position.hands[seat]))
    missing = [letter for letter in named if not _take(held, letter)]
    if missing:
        return violations.COMMITTED_CARDS_NOT_IN_HAND.at(
            *missing, cards="".join(named), missing="".join(missing)
        )
    return None


def _take(held: list[str], letter: str) -> bool:
    """Takes the letter out of the list; False when it isn't there."""
    if letter not in held:
        return False
    held.remove(letter)
    return True


def _refuse_place(hand: Handful, colour: int) -> Violation | None:
    if not hand:
        return violations.HAND_EMPTY.at(LETTERS[colour])
    if not counts(hand)[colour]:
        return violations.CARD_NOT_IN_HAND.at(LETTERS[colour], colour=COLOUR_NAMES[colour])
    return None


def _refuse_exchange(hand: Handful, draw_pile_size: int) -> Violation | None:
    if size(hand) != PLAYING_HAND:
        return violations.EXCHANGE_NOT_FOUR_CARDS.at(size=size(hand))
    if hand not in FOUR_OF_A_COLOUR:
        held = letters(hand)
        return violations.EXCHANGE_NOT_ONE_COLOUR.at(*held, hand=held)
    if draw_pile_size < PLAYING_HAND:
        return violations.EXCHANGE_DRAW_PILE_TOO_SMALL.at(size=draw_pile_size)
    return None


def _refuse_suspicion(position: Position, seat: int, suspect: int) -> Violation | None:
    players = len(position.hands)
    if not 0 <= suspect < players:
        return violations.SUSPECT_OUT_OF_RANGE.at(str(suspect), suspect=suspect, last=players - 1)
    if suspect == seat:
        return violations.SUSPECT_SELF.at(str(suspect))
    if suspect not in position.discarders:
        return violations.SUSPECT_WITHOUT_DISCARD.at(str(suspect), suspect=suspect)
    return None
