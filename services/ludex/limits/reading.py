"""What an encoded State says, where it is written as protobuf writes it: numbers, hardly an object.

`glance` sees whether it can be; whatever is out of the ordinary is left to `codec`, which reads
field by field.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64

from ludex.core.fields import LONGEST, MORE, number_at
from ludex.core.native import byte
from ludex.limits.cards import ALL_CARDS, COLOURS, LimitCard
from ludex.limits.encoded import (
    BY_SEAT,
    CHECK_LIMIT_CARD,
    COLOUR,
    COUNT,
    DISCARD,
    DISCARD_COLOUR,
    DISCARD_SEAT,
    DRAW_PILE,
    EXCEEDED,
    FACE_DOWN,
    FIRST_COLOUR,
    HAND,
    LAST_CHECK,
    LIMIT,
    LIMIT_CARD,
    LIMIT_CARDS,
    LIMIT_PILE,
    PLAYER,
    PLY,
    POINTS,
    REVEALED,
    REVEALED_CARDS,
    STARTING_SEAT,
    SUSPECT_SEAT,
    TO_MOVE,
)
from ludex.limits.position import MOST_LIMIT_CARDS, MOST_PLAYERS

ONE_OF_ALL: Final = vec[i64]([1 << 8 * colour for colour in COLOURS])
"""One card of each colour, in numbers with room for all cards of the game: a *count*."""

_CARDS: Final[dict[bytes, LimitCard]] = {}
"""The limit cards that were met, by their encodings: the same few come with every state. Forgotten
when they grow many.
"""
_MOST_CARDS: Final = 1 << 12
LONGEST_CARD: Final = 5 * (1 + LONGEST)
"""The bytes of a LimitCard of five limits. What nobody knows can make one as long as a request."""

_COLOURS: Final[i64] = len(COLOURS)
_MOST_SEAT: Final[i64] = 0xFF


def remember(encoded: bytes, card: LimitCard) -> None:
    """Remembers what limit card these bytes are."""
    if len(encoded) <= LONGEST_CARD:
        if len(_CARDS) >= _MOST_CARDS:
            _CARDS.clear()
        _CARDS[encoded] = card


class PlayerRead:
    """A player's cards, as counts, and points."""

    def __init__(self, hand: i64, face_down: i64, points: i64, limit_cards: i64) -> None:
        self.hand: i64 = hand
        self.face_down: i64 = face_down
        self.points: i64 = points
        self.limit_cards: i64 = limit_cards


class CheckRead:
    """How the last round ended. `limit` is -1 for none; `revealed` has a count for each seat."""

    def __init__(
        self,
        by_seat: i64,
        suspect_seat: i64,
        colour: i64,
        count: i64,
        limit: i64,
        exceeded: bool,
        revealed: vec[i64],
        limit_card: LimitCard,
    ) -> None:
        self.by_seat: i64 = by_seat
        self.suspect_seat: i64 = suspect_seat
        self.colour: i64 = colour
        self.count: i64 = count
        self.limit: i64 = limit
        self.exceeded = exceeded
        self.revealed: vec[i64] = revealed
        self.limit_card = limit_card


class Table:
    """A State. Colours are colours, and the discards have as many discarders; nothing else is
    sure.
    """

    def __init__(self, state: bytes) -> None:
        """Reads it. Raises OutOfTheOrdinary, or IndexError where it is cut short."""
        reader = Reader(state)
        self.limit_pile: list[LimitCard] = []
        while reader.begins(LIMIT_PILE):
            _room(len(self.limit_pile), MOST_LIMIT_CARDS)
            self.limit_pile.append(reader.limit_card())
        self.limit_card: LimitCard | None = None
        if reader.begins(LIMIT_CARD):
            self.limit_card = reader.limit_card()
        self.draw_pile = reader.pile(DRAW_PILE)
        colours, seats = BytesWriter(), BytesWriter()
        while reader.begins(DISCARD):
            _room(len(colours), ALL_CARDS)
            outer = reader.enter()
            colours.append(byte(_colour(reader.number(DISCARD_COLOUR))))
            seat: i64 = reader.number(DISCARD_SEAT)
            if seat > _MOST_SEAT:
                raise OutOfTheOrdinary
            seats.append(byte(seat))
            reader.leave(outer)
        self.discard_pile = colours.getvalue()
        self.discarders = seats.getvalue()
        self.players: list[PlayerRead] = []
        while reader.begins(PLAYER):
            _room(len(self.players), MOST_PLAYERS)
            outer = reader.enter()
            hand: i64 = reader.cards(HAND)
            face_down: i64 = reader.cards(FACE_DOWN)
            points: i64 = reader.number(POINTS)
            limit_cards: i64 = reader.number(LIMIT_CARDS)
            self.players.append(PlayerRead(hand, face_down, points, limit_cards))
            reader.leave(outer)
        self.starting_seat: i64 = reader.number(STARTING_SEAT)
        self.to_move: i64 = reader.number(TO_MOVE)
        self.ply: i64 = reader.number(PLY)
        self.check: CheckRead | None = None
        if reader.begins(LAST_CHECK):
            self.check = _check(reader)
        if reader.at != reader.end:
            raise OutOfTheOrdinary


def _room(read: int, most: int) -> None:
    """Stops at a list that is longer than any good one, before the rest of it costs anything."""
    if read >= most:
        raise OutOfTheOrdinary


def _colour(number: i64) -> i64:
    """The colour of a number in messages."""
    colour: i64 = number - FIRST_COLOUR
    if not 0 <= colour < _COLOURS:
        raise OutOfTheOrdinary
    return colour


def _check(reader: Reader) -> CheckRead:
    outer = reader.enter()
    by_seat: i64 = reader.number(BY_SEAT)
    suspect_seat: i64 = reader.number(SUSPECT_SEAT)
    colour: i64 = _colour(reader.number(COLOUR))
    count: i64 = reader.number(COUNT)
    # A limit of 0 is written too, so what is left out is unlimited.
    limit: i64 = -1
    if reader.at < reader.end and reader.state[reader.at] == LIMIT:
        limit = reader.number(LIMIT)
    exceeded: i64 = reader.number(EXCEEDED)
    if exceeded > 1:
        raise OutOfTheOrdinary
    revealed = vec[i64]()
    while reader.begins(REVEALED):
        _room(len(revealed), MOST_PLAYERS)
        seat = reader.enter()
        revealed = append(revealed, reader.cards(REVEALED_CARDS))
        reader.leave(seat)
    if not reader.begins(CHECK_LIMIT_CARD):
        raise OutOfTheOrdinary
    limit_card = reader.limit_card()
    reader.leave(outer)
    return CheckRead(
        by_seat, suspect_seat, colour, count, limit, exceeded == 1, revealed, limit_card
    )


class OutOfTheOrdinary(Exception):  # noqa: N818  (no error: there is another way to read)
    """What comes next is not read here."""


class Reader:
    """Reads encoded fields from the beginning to the end.

    Each method takes what it is named after from where the one before it stopped.
    """

    def __init__(self, state: bytes) -> None:
        self.state = state
        self.at: i64 = 0
        self.end: i64 = len(state)

    def begins(self, field: i64) -> bool:
        """Whether this field comes next; if so, it is begun."""
        if self.at < self.end and self.state[self.at] == field:
            self.at += 1
            return True
        return False

    def enter(self) -> i64:
        """Enters the message that comes next; what is returned is for `leave`."""
        length: i64 = self.state[self.at]
        if length >= MORE:
            raise OutOfTheOrdinary
        outer = self.end
        self.at += 1
        self.end = self.at + length
        if self.end > outer:
            raise OutOfTheOrdinary
        return outer

    def leave(self, outer: i64) -> None:
        """Leaves a message, which has to be read completely."""
        if self.at != self.end:
            raise OutOfTheOrdinary
        self.end = outer

    def number(self, field: i64) -> i64:
        """The number in this field, 0 where it is left out."""
        if not self.begins(field):
            return 0
        small: i64 = self.state[self.at]
        if small < MORE:
            self.at += 1
            return small
        number, self.at = number_at(self.state, self.at)
        return number

    def limit_card(self) -> LimitCard:
        """The limit card that comes next, if it was met before."""
        outer = self.enter()
        card = _CARDS.get(self.state[self.at : self.end])
        if card is None:
            raise OutOfTheOrdinary
        self.at = self.end
        self.end = outer
        return card

    def cards(self, field: i64) -> i64:
        """The count of the cards in this field, none where it is left out."""
        if not self.begins(field):
            return 0
        outer = self.enter()
        cards: i64 = 0
        while self.at < self.end:
            cards += ONE_OF_ALL[_colour(self.state[self.at])]
            self.at += 1
        self.end = outer
        return cards

    def pile(self, field: i64) -> bytes:
        """The colours in this field, none where it is left out."""
        if not self.begins(field):
            return b""
        outer = self.enter()
        pile = BytesWriter()
        while self.at < self.end:
            pile.append(byte(_colour(self.state[self.at])))
            self.at += 1
        self.end = outer
        return pile.getvalue()
