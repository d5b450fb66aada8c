"""States as protobuf encodes them, written and taken apart without a message of every card.

`codec` reads field by field whatever is not taken apart here; both give the same Setup for every
message (`tests/limits/test_encoded.py`).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ludex.core.fields import LONGEST, MORE, append_number, append_varint, number_at
from ludex.limits.cards import ALL_CARDS, COLOURS, LimitCard
from ludex.limits.position import (
    FEWEST_PLAYERS,
    MOST_LIMIT_CARDS,
    MOST_PLAYERS,
    Check,
    CheckSetup,
    PlayerSetup,
    Position,
    Setup,
)

# What begins each field of a State: its number, and whether a length follows.
LIMIT_PILE: Final[i64] = 1 << 3 | 2
LIMIT_CARD: Final[i64] = 2 << 3 | 2
DRAW_PILE: Final[i64] = 3 << 3 | 2
DISCARD: Final[i64] = 4 << 3 | 2
PLAYER: Final[i64] = 5 << 3 | 2
STARTING_SEAT: Final[i64] = 6 << 3
TO_MOVE: Final[i64] = 7 << 3
PLY: Final[i64] = 8 << 3
LAST_CHECK: Final[i64] = 9 << 3 | 2

# What begins each field of a Discard,
DISCARD_COLOUR: Final[i64] = 1 << 3
DISCARD_SEAT: Final[i64] = 2 << 3

# of a Player,
HAND: Final[i64] = 1 << 3 | 2
FACE_DOWN: Final[i64] = 2 << 3 | 2
POINTS: Final[i64] = 3 << 3
LIMIT_CARDS: Final[i64] = 4 << 3

# of a Check
BY_SEAT: Final[i64] = 1 << 3
SUSPECT_SEAT: Final[i64] = 2 << 3
COLOUR: Final[i64] = 3 << 3
COUNT: Final[i64] = 4 << 3
LIMIT: Final[i64] = 5 << 3
EXCEEDED: Final[i64] = 6 << 3
REVEALED: Final[i64] = 7 << 3 | 2
CHECK_LIMIT_CARD: Final[i64] = 8 << 3 | 2

# and of what a seat revealed.
REVEALED_CARDS: Final[i64] = 1 << 3 | 2

FIRST_COLOUR: Final = 1
"""The number of red in messages; the other colours follow."""

_UNKNOWN: Final = 0xFF
_COLOUR_OF: Final = bytes(
    [
        number - FIRST_COLOUR if 0 <= number - FIRST_COLOUR < len(COLOURS) else _UNKNOWN
        for number in range(256)
    ]
)
"""The colour of each number in messages."""

_NUMBER_OF: Final = bytes([FIRST_COLOUR + colour for colour in range(256 - FIRST_COLOUR)] + [0])
"""The number in messages of each colour."""


def encode_state(position: Position) -> bytes:
    """The encoded State of a position."""
    state = BytesWriter()
    for card in position.limit_pile:
        _append_limit_card(state, LIMIT_PILE, card)
    if position.limit_card is not None:
        _append_limit_card(state, LIMIT_CARD, position.limit_card)
    draw_pile = position.draw_pile
    if draw_pile:
        state.append(u8(DRAW_PILE))
        append_varint(state, len(draw_pile))
        state.write(draw_pile.translate(_NUMBER_OF))
    discard_pile, discarders = position.discard_pile, position.discarders
    for index in range(len(discard_pile)):
        _append_discard(state, discard_pile[index], discarders[index])
    for seat in range(len(position.hands)):
        start = _begin(state, PLAYER)
        _append_cards(state, HAND, position.hands[seat])
        _append_cards(state, FACE_DOWN, position.face_down[seat])
        append_number(state, POINTS, position.points[seat])
        append_number(state, LIMIT_CARDS, position.limit_cards[seat])
        _end(state, start)
    append_number(state, STARTING_SEAT, position.starting_seat)
    append_number(state, TO_MOVE, position.to_move)
    append_number(state, PLY, position.ply)
    if position.last_check is not None:
        _append_check(state, position.last_check)
    return state.getvalue()


def _begin(state: BytesWriter, field: i64) -> i64:
    """Begins a message shorter than 128 bytes, as all within a State are; where its length is."""
    state.append(u8(field))
    state.append(0)
    return i64(len(state)) - 1


def _end(state: BytesWriter, start: i64) -> None:
    """Ends the message whose length is there."""
    state[start] = u8(i64(len(state)) - 1 - start)


def _append_limit_card(state: BytesWriter, field: i64, card: LimitCard) -> None:
    """A limit of 0 is written too; no limit is left out."""
    start = _begin(state, field)
    red, yellow, green, blue, purple = card.limits
    _append_limit(state, 1 << 3, red)
    _append_limit(state, 2 << 3, yellow)
    _append_limit(state, 3 << 3, green)
    _append_limit(state, 4 << 3, blue)
    _append_limit(state, 5 << 3, purple)
    _end(state, start)


def _append_limit(state: BytesWriter, field: i64, limit: int | None) -> None:
    if limit is not None:
        state.append(u8(field))
        append_varint(state, limit)


def _append_discard(state: BytesWriter, colour: i64, seat: i64) -> None:
    start = _begin(state, DISCARD)
    append_number(state, DISCARD_COLOUR, FIRST_COLOUR + colour)
    append_number(state, DISCARD_SEAT, seat)
    _end(state, start)


def _append_cards(state: BytesWriter, field: i64, cards: i64) -> None:
    """The cards of a handful, in the order of the colours."""
    if cards == 0:
        return
    start = _begin(state, field)
    number: i64 = FIRST_COLOUR
    while cards:
        for _ in range(cards & 15):
            state.append(u8(number))
        cards >>= 4
        number += 1
    _end(state, start)


def _append_check(state: BytesWriter, check: Check) -> None:
    start = _begin(state, LAST_CHECK)
    append_number(state, BY_SEAT, check.by_seat)
    append_number(state, SUSPECT_SEAT, check.suspect_seat)
    append_number(state, COLOUR, FIRST_COLOUR + check.colour)
    append_number(state, COUNT, check.count)
    _append_limit(state, LIMIT, check.limit)
    append_number(state, EXCEEDED, int(check.exceeded))
    for cards in check.revealed:
        seat = _begin(state, REVEALED)
        _append_cards(state, REVEALED_CARDS, cards)
        _end(state, seat)
    _append_limit_card(state, CHECK_LIMIT_CARD, check.limit_card)
    _end(state, start)


_CARDS: Final[dict[bytes, LimitCard]] = {}
"""The limit cards that were met, by their encodings: the same few come with every state. Forgotten
when they grow many.
"""
_MOST_CARDS: Final = 1 << 12
LONGEST_CARD: Final = 5 * (1 + LONGEST)
"""The bytes of a LimitCard of five limits. What nobody knows can make one as long as a request."""


def remember(encoded: bytes, card: LimitCard) -> None:
    """Remembers what limit card these bytes are."""
    if len(encoded) <= LONGEST_CARD:
        if len(_CARDS) >= _MOST_CARDS:
            _CARDS.clear()
        _CARDS[encoded] = card


def _read_card(encoded: bytes) -> LimitCard:
    card = _CARDS.get(encoded)
    if card is None:
        raise OutOfTheOrdinary
    return card


def taken_apart(encoded: bytes) -> Setup | None:
    """The setup of an encoded State.

    None where something is out of the ordinary: an unknown colour, a limit card that was not met
    yet, long lists, unknown fields, bytes that are no State.
    """
    try:
        return _setup(Reader(encoded))
    except (OutOfTheOrdinary, IndexError):
        return None


class OutOfTheOrdinary(Exception):  # noqa: N818  (no error: there is another way to read)
    """What comes next is not read here."""


class Reader:
    """Reads encoded fields from the beginning to the end.

    Each method takes what it is named after from where the one before it stopped.
    """

    def __init__(self, encoded: bytes) -> None:
        self.encoded = encoded
        self.at: i64 = 0
        self.end: i64 = len(encoded)

    def begins(self, field: i64) -> bool:
        """Whether this field comes next; if so, it is begun."""
        if self.at < self.end and self.encoded[self.at] == field:
            self.at += 1
            return True
        return False

    def enter(self) -> i64:
        """Enters the message that comes next; what is returned is for `leave`."""
        length: i64 = self.encoded[self.at]
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

    def number(self, field: i64) -> int:
        """The number in this field, 0 where it is left out."""
        if not self.begins(field):
            return 0
        number, self.at = number_at(self.encoded, self.at)
        return number

    def content(self) -> bytes:
        """The bytes that come next, after their length."""
        length: i64 = self.encoded[self.at]
        if length >= MORE:
            raise OutOfTheOrdinary
        self.at += 1 + length
        if self.at > self.end:
            raise OutOfTheOrdinary
        return self.encoded[self.at - length : self.at]

    def colours(self, field: i64) -> bytes:
        """The colours in this field, none where it is left out."""
        if not self.begins(field):
            return b""
        colours = self.content().translate(_COLOUR_OF)
        if len(colours) > ALL_CARDS or _UNKNOWN in colours:
            raise OutOfTheOrdinary
        return colours


def _setup(reader: Reader) -> Setup:
    limit_pile: list[LimitCard] = []
    while reader.begins(LIMIT_PILE):
        _room(len(limit_pile), MOST_LIMIT_CARDS)
        limit_pile.append(_read_card(reader.content()))
    limit_card = _read_card(reader.content()) if reader.begins(LIMIT_CARD) else None
    draw_pile = reader.colours(DRAW_PILE)
    discard_pile, discarders = _discards(reader)
    players: list[PlayerSetup] = []
    while reader.begins(PLAYER):
        _room(len(players), MOST_PLAYERS)
        players.append(_player(reader))
    starting_seat = reader.number(STARTING_SEAT)
    to_move = reader.number(TO_MOVE)
    ply = reader.number(PLY)
    check = _check(reader) if reader.begins(LAST_CHECK) else None
    if reader.at != reader.end or len(players) < FEWEST_PLAYERS:
        raise OutOfTheOrdinary
    return Setup(
        tuple(limit_pile),
        limit_card,
        draw_pile,
        discard_pile,
        discarders,
        tuple(players),
        starting_seat,
        to_move,
        ply,
        check,
    )


def _room(read: int, most: int) -> None:
    """Stops at a list that is longer than any good one, before the rest of it costs anything."""
    if read >= most:
        raise OutOfTheOrdinary


def _discards(reader: Reader) -> tuple[bytes, tuple[int, ...]]:
    """The colours of the discards, and who put them there."""
    colours: list[int] = []
    seats: list[int] = []
    while reader.begins(DISCARD):
        _room(len(colours), ALL_CARDS)
        outer = reader.enter()
        colours.append(reader.number(DISCARD_COLOUR))
        seats.append(reader.number(DISCARD_SEAT))
        reader.leave(outer)
    if colours and max(colours) > _UNKNOWN:
        raise OutOfTheOrdinary
    pile = bytes(colours).translate(_COLOUR_OF)
    if _UNKNOWN in pile:
        raise OutOfTheOrdinary
    return pile, tuple(seats)


def _player(reader: Reader) -> PlayerSetup:
    outer = reader.enter()
    hand = reader.colours(HAND)
    face_down = reader.colours(FACE_DOWN)
    player = PlayerSetup(hand, face_down, reader.number(POINTS), reader.number(LIMIT_CARDS))
    reader.leave(outer)
    return player


def _check(reader: Reader) -> CheckSetup:
    outer = reader.enter()
    by_seat = reader.number(BY_SEAT)
    suspect_seat = reader.number(SUSPECT_SEAT)
    colour = reader.number(COLOUR) - FIRST_COLOUR
    count = reader.number(COUNT)
    # A limit of 0 is written too, so what is left out is unlimited.
    limited = reader.at < reader.end and reader.encoded[reader.at] == LIMIT
    limit = reader.number(LIMIT)
    exceeded = reader.number(EXCEEDED)
    if exceeded > 1:
        raise OutOfTheOrdinary
    revealed: list[bytes] = []
    while reader.begins(REVEALED):
        _room(len(revealed), MOST_PLAYERS)
        seat = reader.enter()
        revealed.append(reader.colours(REVEALED_CARDS))
        reader.leave(seat)
    if not 0 <= colour < len(COLOURS):
        raise OutOfTheOrdinary
    if not reader.begins(CHECK_LIMIT_CARD):
        raise OutOfTheOrdinary
    limit_card = _read_card(reader.content())
    reader.leave(outer)
    return CheckSetup(
        by_seat,
        suspect_seat,
        colour,
        count,
        limit if limited else None,
        exceeded == 1,
        tuple(revealed),
        limit_card,
    )
