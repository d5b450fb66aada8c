"""Positions are remembered, and no answer depends on it."""

from __future__ import annotations

from contextlib import suppress
from copy import copy
from itertools import product
from random import Random
from string import ascii_uppercase
from typing import Any

import pytest

from bench.positions import random_plies
from ludex.core import registry
from ludex.serving.answering import LONGEST_TAIL, MOST_TAILS
from ludex.serving.budget import Budget
from ludex.serving.memory import LONGEST, Memory
from ludex.serving.mount import methods_of
from ludex.serving.servicer import GameServicer
from ludex.serving.status import CallError

OTHERS = ("CheckMove", "ListLegalMoves", "ApplyMove", "GetOutcome", "ViewState", "Batch")


class Caller:
    """A servicer, from bytes to bytes, and how many states it had to read."""

    def __init__(self, name: str, size: int) -> None:
        codec: Any = copy(registry.codec(name))
        admit = codec.admit

        def counting(state: bytes) -> Any:
            self.read += 1
            return admit(state)

        codec.admit = counting
        self.read = 0
        servicer = GameServicer(codec, memory=Memory(size))
        self._methods = {method.name: method for method in methods_of(servicer)}

    def ask(self, method: str, data: bytes) -> bytes:
        try:
            return self._methods[method](data, Budget(60))
        except CallError as error:
            return b"!" + error.status().SerializeToString(deterministic=True)


def requests(name: str, position: Any, seat: int, move: str) -> list[tuple[str, bytes]]:
    codec = registry.codec(name)
    messages: Any = codec.service
    state = codec.write_state(position)
    made = [
        messages.ListLegalMovesRequest(state=state, seat=seat),
        messages.ListLegalMovesRequest(state=state, seat=99),
        messages.CheckMoveRequest(state=state, seat=seat, move={"text": move}),
        messages.ApplyMoveRequest(
            state=state, seat=seat, move={"text": move}, list_next_moves=True
        ),
        messages.ApplyMoveRequest(state=state, seat=seat, move={"text": "?"}),
        messages.GetOutcomeRequest(state=state, include_position_key=True),
        messages.ViewStateRequest(state=state, viewer={"seat": seat}),
        messages.ViewStateRequest(state=state, seat_token=b"none"),
        messages.RenderStateRequest(state=state, viewer={"spectator": True}),
        messages.BatchRequest(
            state=state,
            viewer={"seat": seat},
            calls=[
                {"list_legal_moves": {"seat": seat}},
                {"check_move": {"seat": seat, "move": {"text": move}}},
                {"apply_move": {"state": state, "seat": seat, "move": {"text": move}}},
            ],
        ),
    ]
    return [(one.DESCRIPTOR.name.removesuffix("Request"), one.SerializeToString()) for one in made]


@pytest.mark.parametrize("name", registry.GAMES)
def test_answers_are_those_of_a_server_that_remembers_nothing(name):
    forgetful, remembering = Caller(name, 0), Caller(name, 64)
    text = registry.game(name).format
    plies = random_plies(name, 3, {})
    for position, seat, move in plies[::7]:
        for _ in range(2):
            for method, data in requests(name, position, seat, text(move)):
                assert remembering.ask(method, data) == forgetful.ask(method, data), method
    assert forgetful.read > remembering.read + len(plies[::7]) * 10


@pytest.mark.parametrize("name", registry.GAMES)
def test_what_a_move_leads_to_is_remembered(name):
    caller, codec = Caller(name, 8), registry.codec(name)
    messages: Any = codec.service
    position, seat, move = random_plies(name, 4, {})[5]
    state = codec.write_state(position)
    request = messages.ApplyMoveRequest(
        state=state, seat=seat, move={"text": codec.game.format(move)}
    )
    answer = messages.ApplyMoveResponse.FromString(
        caller.ask("ApplyMove", request.SerializeToString())
    )
    asked = messages.GetOutcomeRequest(state=answer.state).SerializeToString()
    told = messages.GetOutcomeResponse.FromString(caller.ask("GetOutcome", asked))
    assert told.outcome == answer.outcome
    assert caller.read == 1


def test_a_request_with_two_states_is_read_as_protobuf_reads_it():
    name = "hexaequo"
    codec = registry.codec(name)
    messages: Any = codec.service
    plies = random_plies(name, 1, {})
    first, second = (
        messages.GetOutcomeRequest(
            state=codec.write_state(plies[at][0]), include_position_key=True
        ).SerializeToString()
        for at in (3, 9)
    )
    forgetful, remembering = Caller(name, 0), Caller(name, 8)
    for data in (first, second):
        remembering.ask("GetOutcome", data)
    doubled = [first + second, second + first, first + b"\x12\x01x", first + b"\x0a"]
    for data in doubled:
        assert remembering.ask("GetOutcome", data) == forgetful.ask("GetOutcome", data)
    assert remembering.read == forgetful.read + 2


def test_changed_bytes_are_never_taken_for_what_is_remembered():
    name, random = "smallholder", Random(5)
    forgetful, remembering = Caller(name, 0), Caller(name, 64)
    position, seat, move = random_plies(name, 2, {})[10]
    for method, data in requests(name, position, seat, registry.game(name).format(move)):
        remembering.ask(method, data)
        for _ in range(40):
            changed = bytearray(data)
            changed[random.randrange(len(changed))] = random.randrange(256)
            asked = bytes(changed)
            assert remembering.ask(method, asked) == forgetful.ask(method, asked)


def test_the_last_ones_met_are_kept_and_no_more_than_asked_for():
    memory = Memory(10)
    for number in range(100):
        memory.keep(b"%d" % number, number)
        assert memory.recall(b"0") == 0  # what is met again stays
    kept = [number for number in reversed(range(100)) if memory.recall(b"%d" % number) is not None]
    assert {0, *range(96, 100)} <= set(kept)
    assert len(kept) <= 10


def test_nothing_is_kept_without_room_and_no_long_state():
    memory = Memory(0)
    memory.keep(b"a", 1)
    assert memory.recall(b"a") is None
    memory = Memory(4)
    memory.keep(b"a" * (LONGEST + 1), 1)
    assert memory.recall(b"a" * (LONGEST + 1)) is None


def test_what_follows_the_state_is_remembered_within_bounds():
    name = "smallholder"
    codec = registry.codec(name)
    servicer = GameServicer(codec)
    method = next(one for one in methods_of(servicer) if one.name == "CheckMove")
    state = codec.write_state(random_plies(name, 2, {})[10][0])
    cells = [f"{column}{row}" for column in ascii_uppercase for row in range(1, 100)]
    asked = list(product((0, 1), cells))
    assert len(asked) > MOST_TAILS
    for seat, cell in asked:
        request = codec.service.CheckMoveRequest(state=state, seat=seat, move={"text": cell})
        method(request.SerializeToString(), Budget(60))
    assert 0 < len(method._tails) <= MOST_TAILS
    kept = set(method._tails)
    request.move.text = "A" * LONGEST_TAIL
    with suppress(CallError):
        method(request.SerializeToString(), Budget(60))
    assert set(method._tails) == kept
