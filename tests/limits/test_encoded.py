"""States and moves in their encoded pieces are the messages that protobuf reads and writes."""

from functools import cache
from typing import Any

from google.protobuf.message import DecodeError
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.game import is_defects
from ludex.limits.codec import CODEC
from ludex.limits.game import GAME
from ludex.limits.position import Position
from ludex_proto.limits.v1 import game_pb2
from tests.limits.helpers import walk

numbers = st.one_of(st.integers(0, 9), st.integers(0, 2**32 - 1))
absent = st.one_of(st.none(), numbers)
colour = st.one_of(st.integers(1, 5), st.integers(0, 6), st.integers(-(2**31), 2**31 - 1))
colours = st.lists(st.integers(1, 5), max_size=8) | st.lists(colour, max_size=3)
cards = st.builds(
    game_pb2.LimitCard, red=absent, yellow=absent, green=absent, blue=absent, purple=absent
)
discards = st.builds(
    game_pb2.Discard, colour=st.integers(1, 5), seat=st.integers(0, 5)
) | st.builds(game_pb2.Discard, colour=colour, seat=numbers)
players = st.builds(
    game_pb2.Player, hand=colours, face_down=colours, points=numbers, limit_cards=numbers
)
checks = st.builds(
    game_pb2.Check,
    by_seat=numbers,
    suspect_seat=numbers,
    colour=colour,
    count=numbers,
    limit=absent,
    exceeded=st.booleans(),
    revealed=st.lists(st.builds(game_pb2.Revealed, cards=colours), max_size=7),
    limit_card=st.none() | cards,
)
states = st.builds(
    game_pb2.State,
    limit_pile=st.lists(cards, max_size=4),
    limit_card=st.none() | cards,
    draw_pile=colours,
    discard_pile=st.lists(discards, max_size=6),
    players=st.lists(players, max_size=7),
    starting_seat=numbers,
    to_move=numbers,
    ply=numbers,
    last_check=st.none() | checks,
)


@cache
def played() -> list[Position]:
    return [position for seed in range(25) for position, _, _ in walk(seed)]


def agree(state: Any) -> None:
    setup = CODEC.read_state(state)
    plain = setup if is_defects(setup) else GAME.admit(setup)
    assert CODEC.admit(state.SerializeToString()) == plain


@settings(max_examples=300, deadline=None)
@given(states)
def test_any_state_is_admitted_as_its_fields_say(state: Any) -> None:
    agree(state)


@settings(max_examples=400, deadline=None)
@given(st.binary(max_size=40), st.integers(0, 10**6), st.integers(0, 400))
def test_whatever_can_be_parsed_is_admitted_as_its_fields_say(
    noise: bytes, of: int, at: int
) -> None:
    good = CODEC.encode_state(played()[of % len(played())])
    try:
        state = game_pb2.State.FromString(good[:at] + noise + good[at:])
    except DecodeError:
        return
    agree(state)


@settings(max_examples=400, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 400), st.integers(0, 255))
def test_another_byte_is_admitted_as_its_fields_say(of: int, at: int, byte: int) -> None:
    changed = bytearray(CODEC.encode_state(played()[of % len(played())]))
    changed[at % len(changed)] = byte
    try:
        state = game_pb2.State.FromString(bytes(changed))
    except DecodeError:
        return
    agree(state)


def test_unknown_fields_change_nothing() -> None:
    position = next(one for one in played() if one.last_check and one.discard_pile)
    state = CODEC.write_state(position)
    assert CODEC.admit(state.SerializeToString()) == position
    # A field 12, short, long and longer than 127 bytes, in the state and in each of its messages.
    for unknown in (b"\x60\x05", b"\x62\x03abc", b"\x62\xc8\x01" + bytes(200)):
        for part in (
            state,
            state.limit_pile[0],
            state.limit_card,
            state.discard_pile[0],
            state.players[1],
            state.last_check,
            state.last_check.revealed[1],
            state.last_check.limit_card,
        ):
            before = part.SerializeToString()
            part.MergeFromString(unknown)
            assert CODEC.admit(state.SerializeToString()) == position
            part.ParseFromString(before)


def test_too_long_lists() -> None:
    for field, entry, most in (
        ("limit_pile", game_pb2.LimitCard(), 240),
        ("draw_pile", 1, 60),
        ("discard_pile", game_pb2.Discard(colour=1), 60),  # type: ignore[arg-type]
        ("players", game_pb2.Player(), 6),
    ):
        for number in (most, most + 1):
            state = CODEC.write_state(played()[0])
            state.ClearField(field)
            getattr(state, field).extend([entry] * number)
            agree(state)
    for field in ("hand", "face_down"):
        for number in (60, 61, 130):
            state = CODEC.write_state(played()[0])
            getattr(state.players[0], field).extend([1] * number)
            agree(state)


def test_played_positions_are_written_as_their_messages() -> None:
    for position in played():
        message = CODEC.write_state(position)
        encoded = CODEC.encode_state(position)
        assert encoded == message.SerializeToString(deterministic=True)
        agree(message)
