"""States as protobuf encodes them, written without a message of every card.

They are the same, byte for byte, as the messages that `codec` writes
(`tests/limits/test_encoded.py`).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludex.core.fields import append_number, append_varint
from ludex.core.native import byte, word
from ludex.limits.cards import LimitCard
from ludex.limits.position import Check, Position

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
        state.append(byte(DRAW_PILE))
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
    state.append(byte(field))
    state.append(0)
    return word(len(state)) - 1


def _end(state: BytesWriter, start: i64) -> None:
    """Ends the message whose length is there."""
    state[start] = byte(word(len(state)) - 1 - start)


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
        state.append(byte(field))
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
            state.append(byte(number))
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
