"""States as protobuf encodes them, put together and taken apart without a message of every card.

`codec` reads field by field whatever is not taken apart here; both give the same Setup for every
message (`tests/limits/test_encoded.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludex.core.fields import LONGEST, MORE, field_entry, number_at, number_entry, varint
from ludex.limits.cards import ALL_CARDS, COLOURS, FiveLimits, Handful, LimitCard, in_order
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
LIMIT_PILE: Final = 1 << 3 | 2
LIMIT_CARD: Final = 2 << 3 | 2
DRAW_PILE: Final = 3 << 3 | 2
DISCARD: Final = 4 << 3 | 2
PLAYER: Final = 5 << 3 | 2
STARTING_SEAT: Final = 6 << 3
TO_MOVE: Final = 7 << 3
PLY: Final = 8 << 3
LAST_CHECK: Final = 9 << 3 | 2

# What begins each field of a Discard,
DISCARD_COLOUR: Final = 1 << 3
DISCARD_SEAT: Final = 2 << 3

# of a Player,
HAND: Final = 1 << 3 | 2
FACE_DOWN: Final = 2 << 3 | 2
POINTS: Final = 3 << 3
LIMIT_CARDS: Final = 4 << 3

# of a Check
BY_SEAT: Final = 1 << 3
SUSPECT_SEAT: Final = 2 << 3
COLOUR: Final = 3 << 3
COUNT: Final = 4 << 3
LIMIT: Final = 5 << 3
EXCEEDED: Final = 6 << 3
REVEALED: Final = 7 << 3 | 2
CHECK_LIMIT_CARD: Final = 8 << 3 | 2

# and of what a seat revealed.
REVEALED_CARDS: Final = 1 << 3 | 2

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


def put_together(position: Position) -> bytes:
    """The encoded State of a position."""
    parts: list[bytes] = []
    for card in position.limit_pile:
        parts += (_LIMIT_PILE, _limit_card(card))
    if position.limit_card is not None:
        parts += (_LIMIT_CARD, _limit_card(position.limit_card))
    parts.append(_colours(DRAW_PILE, position.draw_pile))
    discarders = position.discarders
    for at, colour in enumerate(position.discard_pile):
        parts.append(_DISCARDS[discarders[at]][colour])
    for seat, hand in enumerate(position.hands):
        parts.append(
            _player_entry(
                hand, position.face_down[seat], position.points[seat], position.limit_cards[seat]
            )
        )
    parts += (
        _number(STARTING_SEAT, position.starting_seat),
        _number(TO_MOVE, position.to_move),
        _number(PLY, position.ply),
    )
    if position.last_check is not None:
        parts.append(_check_entry(position.last_check))
    return b"".join(parts)


def _number(field: int, number: int) -> bytes:
    return number_entry(field >> 3, number) if number else b""


def _colours(field: int, colours: bytes) -> bytes:
    return field_entry(field >> 3, colours.translate(_NUMBER_OF)) if colours else b""


_LIMIT_PILE: Final = bytes([LIMIT_PILE])
_LIMIT_CARD: Final = bytes([LIMIT_CARD])

_CARDS: Final[dict[FiveLimits, bytes]] = {}
"""The limit cards that were met, each with its length before it. Forgotten when they grow many."""
_MOST_CARDS: Final = 1 << 12


def _limit_card(card: LimitCard) -> bytes:
    """The card, with its length before it. A limit of 0 is written too; no limit is left out."""
    entry = _CARDS.get(card.limits)
    if entry is None:
        content = b"".join(
            [
                number_entry(field, limit)
                for field, limit in enumerate(card.limits, start=1)
                if limit is not None
            ]
        )
        if len(_CARDS) >= _MOST_CARDS:
            _CARDS.clear()
        entry = _CARDS[card.limits] = varint(len(content)) + content
    return entry


def _discard(seat: int, colour: int) -> bytes:
    content = _number(DISCARD_COLOUR, FIRST_COLOUR + colour) + _number(DISCARD_SEAT, seat)
    return field_entry(DISCARD >> 3, content)


_DISCARDS: Final = tuple(
    [tuple([_discard(seat, colour) for colour in COLOURS]) for seat in range(MOST_PLAYERS)]
)
"""For each seat and colour: the discard as a field of State."""

_HANDFULS: Final[dict[Handful, bytes]] = {}
"""The cards of the handfuls that were met. Forgotten when they grow many."""
_MOST_HANDFULS: Final = 1 << 12


def _cards(field: int, cards: Handful) -> bytes:
    if not cards:
        return b""
    colours = _HANDFULS.get(cards)
    if colours is None:
        if len(_HANDFULS) >= _MOST_HANDFULS:
            _HANDFULS.clear()
        colours = _HANDFULS[cards] = bytes(in_order(cards))
    return _colours(field, colours)


def _player_entry(hand: Handful, face_down: Handful, points: int, limit_cards: int) -> bytes:
    content = b"".join(
        [
            _cards(HAND, hand),
            _cards(FACE_DOWN, face_down),
            _number(POINTS, points),
            _number(LIMIT_CARDS, limit_cards),
        ]
    )
    return field_entry(PLAYER >> 3, content)


def _check_entry(check: Check) -> bytes:
    parts = [
        _number(BY_SEAT, check.by_seat),
        _number(SUSPECT_SEAT, check.suspect_seat),
        _number(COLOUR, FIRST_COLOUR + check.colour),
        _number(COUNT, check.count),
    ]
    if check.limit is not None:
        parts.append(number_entry(LIMIT >> 3, check.limit))
    parts.append(_number(EXCEEDED, int(check.exceeded)))
    parts += [field_entry(REVEALED >> 3, _cards(REVEALED_CARDS, cards)) for cards in check.revealed]
    parts += (bytes([CHECK_LIMIT_CARD]), _limit_card(check.limit_card))
    return field_entry(LAST_CHECK >> 3, b"".join(parts))


_READ_CARDS: Final[dict[bytes, LimitCard]] = {}
"""The limit cards that were met, by their encodings: the same few come with every state. Forgotten
when they grow many.
"""
LONGEST_CARD: Final = 5 * (1 + LONGEST)
"""The bytes of a LimitCard of five limits. What nobody knows can make one as long as a request."""


def remember(encoded: bytes, card: LimitCard) -> None:
    """Remembers what limit card these bytes are."""
    if len(encoded) <= LONGEST_CARD:
        if len(_READ_CARDS) >= _MOST_CARDS:
            _READ_CARDS.clear()
        _READ_CARDS[encoded] = card


def _read_card(encoded: bytes) -> LimitCard:
    card = _READ_CARDS.get(encoded)
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
