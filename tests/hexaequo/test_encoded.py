"""States and moves in their encoded pieces are the messages that protobuf reads and writes."""

import random
from typing import Any

import pytest
from google.protobuf.message import DecodeError
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.hexaequo.codec import CODEC
from ludex.hexaequo.earlier import MAX_EARLIER
from ludex.hexaequo.game import GAME
from ludex.hexaequo.position import OPENING
from ludex_proto.hexaequo.v1 import game_pb2
from tests.hexaequo.helpers import positions, wandering

numbers = st.one_of(st.integers(0, 9), st.integers(0, 2**32 - 1))
small = st.one_of(st.integers(-9, 9), st.integers(-(2**31), 2**31 - 1))
tiles = st.builds(
    game_pb2.Tile,
    q=small,
    r=small,
    colour=st.one_of(st.integers(0, 3), st.integers(-(2**31), 2**31 - 1)),
    piece=st.one_of(st.none(), st.integers(0, 5), st.integers(-(2**31), 2**31 - 1)),
)
holdings = st.builds(
    game_pb2.Holding,
    reserve_tiles=numbers,
    reserve_disks=numbers,
    reserve_rings=numbers,
    captured_disks=numbers,
    captured_rings=numbers,
)
states = st.builds(
    game_pb2.State,
    tiles=st.lists(tiles, max_size=21),
    holdings=st.lists(holdings, max_size=4),
    to_move=numbers,
    ply=numbers,
    earlier_positions=st.lists(st.integers(0, 2**64 - 1), max_size=20),
)


def agree(state: Any) -> Any:
    """What is said of a state, which has to be the same whichever way it is read."""
    plain = GAME.admit(CODEC.read_state(state))
    assert CODEC.admit(state.SerializeToString()) == plain
    return plain


@given(states)
def test_any_state_is_admitted_as_its_fields_say(state: Any) -> None:
    agree(state)


@settings(max_examples=300)
@given(st.binary(max_size=60), st.sampled_from(range(0, 200, 3)))
def test_whatever_can_be_parsed_is_admitted_as_its_fields_say(noise: bytes, at: int) -> None:
    good = CODEC.encode_state(positions()[40])
    try:
        state = game_pb2.State.FromString(good[:at] + noise + good[at:])
    except DecodeError:
        return
    agree(state)


def test_unknown_fields_change_nothing() -> None:
    encoded = CODEC.encode_state(OPENING)
    assert agree(game_pb2.State.FromString(encoded)) == OPENING
    # A field 6 of State; a field 7 in a tile and in a holding, long and short; an unknown before.
    tile = b"\x08\x00\x18\x01"
    for unknown in (b"\x30\x05", b"\x3a\x03abc", b"\x0d\x00\x00\x00\x00", b"\xa2\x06\x01a"):
        for state in (encoded + unknown, unknown + encoded):
            assert CODEC.admit(state) == OPENING
            assert agree(game_pb2.State.FromString(state)) == OPENING
        for number in (b"\x0a", b"\x12"):
            within = tile + unknown
            part = number + bytes([len(within)]) + within
            agree(game_pb2.State.FromString(encoded + part))
    padding = b"\x3a\x7f" + b"x" * 127
    for number in (b"\x0a", b"\x12"):
        agree(game_pb2.State.FromString(encoded + number + b"\x81\x01" + padding))


@pytest.mark.parametrize("count", [MAX_EARLIER - 1, MAX_EARLIER, MAX_EARLIER + 1, MAX_EARLIER + 9])
def test_many_earlier_positions(count: int) -> None:
    state = CODEC.write_state(OPENING)
    state.earlier_positions.extend(range(count))
    agree(state)
    assert len(CODEC.read_state(state).earlier) == min(count, MAX_EARLIER + 1)


def test_played_positions_are_written_as_their_messages() -> None:
    wandered = [position for seed in range(10) for position in wandering(seed)]
    for position in [*positions(), *wandered]:
        message = CODEC.write_state(position)
        encoded = CODEC.encode_state(position)
        assert encoded == message.SerializeToString(deterministic=True)
        assert agree(message) == position


def test_lists_are_written_as_their_messages() -> None:
    rng = random.Random(5)
    for position in rng.sample(positions(), 200):
        for seat in (0, 1):
            moves = CODEC.game.legal_moves(position, seat)
            for number in (1, 7, 300):
                plain = (len(moves), CODEC.encode_moves(moves, number))
                assert CODEC.encode_legal_moves(position, seat, number) == plain
