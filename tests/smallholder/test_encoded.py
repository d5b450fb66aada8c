"""States and moves in their encoded pieces are the messages that protobuf reads and writes."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from google.protobuf.message import DecodeError
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.game import is_defects
from ludex.smallholder.board import BOARD_NAMES, MOST_CELLS
from ludex.smallholder.codec import CODEC
from ludex.smallholder.game import GAME
from ludex.smallholder.position import Position
from ludex.smallholder.rulesets import RULESETS
from ludex_proto.smallholder.v1 import game_pb2
from tests.smallholder.helpers import board, random_game

NUMBERS = st.one_of(st.integers(0, 21), st.integers(120, 130), st.integers(0, 2**32 - 1))
CELLS = st.lists(st.builds(game_pb2.Cell, column=NUMBERS, row=NUMBERS), max_size=6)
STATES = st.builds(
    game_pb2.State,
    ruleset=st.integers(0, 6) | st.integers(-(2**31), 2**31 - 1),
    board=st.one_of(st.sampled_from(BOARD_NAMES), st.text(max_size=150)),
    black_stones=CELLS,
    white_stones=CELLS,
    to_move=NUMBERS,
    ply=NUMBERS,
)


@cache
def played() -> list[Position]:
    """Positions of random games with every ruleset, on boards of several sizes."""
    positions: list[Position] = []
    for rules in RULESETS:
        for name in ("hex2", "hex4", "hex343434", "hex8"):
            positions += random_game(rules, board(name), Random(f"{rules.name} {name}"))
    return positions


def agree(state: Any) -> None:
    setup = CODEC.read_state(state)
    plain = setup if is_defects(setup) else GAME.admit(setup)
    assert CODEC.admit(state.SerializeToString()) == plain


@settings(max_examples=300, deadline=None)
@given(STATES)
def test_any_state_is_admitted_as_its_fields_say(state: Any) -> None:
    agree(state)


@settings(max_examples=400, deadline=None)
@given(st.binary(max_size=40), st.integers(0, 10**6), st.integers(0, 200))
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
    state = CODEC.write_state(played()[30])
    admitted = CODEC.admit(state.SerializeToString())
    assert admitted == played()[30]
    # A field 12, short, long and longer than 127 bytes, in the state and in a cell.
    for unknown in (b"\x60\x05", b"\x62\x03abc", b"\x62\xc8\x01" + bytes(200)):
        for part in (state, state.black_stones[0], state.white_stones[-1]):
            before = part.SerializeToString()
            part.MergeFromString(unknown)
            assert CODEC.admit(state.SerializeToString()) == admitted
            part.ParseFromString(before)


@pytest.mark.parametrize("number", [MOST_CELLS, MOST_CELLS + 1, MOST_CELLS + 200])
def test_many_stones(number: int) -> None:
    for field in ("black_stones", "white_stones"):
        state = game_pb2.State(ruleset=game_pb2.RULESET_STYMIE, board="hex10")
        getattr(state, field).extend([game_pb2.Cell(column=1)] * number)
        agree(state)


def test_the_empty_state() -> None:
    agree(game_pb2.State())
    agree(game_pb2.State(ruleset=game_pb2.RULESET_NIBBLER))
    agree(game_pb2.State(board="hex4"))


def test_played_positions_are_written_as_their_messages() -> None:
    for position in played():
        message = CODEC.write_state(position)
        assert CODEC.encode_state(position) == message.SerializeToString(deterministic=True)
        agree(message)


def test_lists_are_written_as_their_messages() -> None:
    for position in Random(5).sample(played(), 100):
        for seat in (0, 1):
            moves = CODEC.game.legal_moves(position, seat)
            for number in (1, 7, 300):
                plain = (len(moves), CODEC.encode_moves(moves, number))
                assert CODEC.encode_legal_moves(position, seat, number) == plain
