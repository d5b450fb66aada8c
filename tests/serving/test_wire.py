"""Answers put together from encoded pieces are the messages that they stand for."""

import pytest

from ludex.core import registry
from ludex.core.fields import field_entry, varint
from ludex.core.outcome import Outcome, Result
from ludex.serving import wire
from ludex.serving.asking import Context
from ludex.serving.budget import Budget
from ludex.serving.servicer import GameServicer
from tests.laws.strategies import random_game, sample_of_positions

pytestmark = pytest.mark.parametrize("name", registry.GAMES)


def answered(name, method, request):
    data = getattr(GameServicer(registry.codec(name)), method)(request, Context(Budget(60)))
    return getattr(registry.codec(name).service, f"{method}Response").FromString(data)


def test_states_are_encoded_as_they_are_written(name):
    codec = registry.codec(name)
    for position in sample_of_positions(name):
        encoded = codec.encode_state(position)
        assert encoded == codec.write_state(position).SerializeToString(deterministic=True)


def test_lists_are_the_plain_message(name):
    game, codec = registry.game(name), registry.codec(name)
    for position in sample_of_positions(name):
        for seat in range(game.seats(position)):
            moves = game.legal_moves(position, seat)
            plain = codec.service.ListLegalMovesResponse(
                moves=[codec.write_move(move) for move in moves],
                count=len(moves),
                seat=seat,
                to_act=game.to_act(position),
            )
            if game.outcome(position).over:
                plain.outcome.CopyFrom(wire.outcome_message(game.outcome(position)))
            request = codec.service.ListLegalMovesRequest(
                state=codec.write_state(position), seat=seat
            )
            assert answered(name, "ListLegalMoves", request) == plain
            for number in (1, 7):
                assert codec.encode_legal_moves(position, seat, number) == (
                    len(moves),
                    b"".join(
                        field_entry(number, codec.write_move(move).SerializeToString())
                        for move in moves
                    ),
                )


def test_applied_moves_are_the_plain_message(name):
    game, codec = registry.game(name), registry.codec(name)
    for step in random_game(name, 31):
        outcome, to_act = game.outcome(step.after), game.to_act(step.after)
        plain = codec.service.ApplyMoveResponse(
            state=codec.write_state(step.after),
            events=[codec.write_event(event) for event in step.events],
            outcome=wire.outcome_message(outcome),
            to_act=to_act,
            position_key=game.key(step.after),
        )
        if to_act:
            plain.next_seat = to_act[0]
            plain.next_moves.extend(
                codec.write_move(move) for move in game.legal_moves(step.after, to_act[0])
            )
        request = codec.service.ApplyMoveRequest(
            state=codec.write_state(step.before),
            seat=step.seat,
            move=codec.write_move(step.move),
            list_next_moves=True,
            include_position_key=True,
        )
        assert answered(name, "ApplyMove", request) == plain


def test_checked_moves_are_the_plain_message(name):
    game, codec = registry.game(name), registry.codec(name)
    for step in random_game(name, 32):
        request = codec.service.CheckMoveRequest(
            state=codec.write_state(step.before), seat=step.seat, move=codec.write_move(step.move)
        )
        canonical = game.canonical(step.before, step.seat, step.move)
        assert answered(name, "CheckMove", request) == codec.service.CheckMoveResponse(
            legal=True, canonical_move=codec.write_move(canonical)
        )


def test_the_numbers_are_those_of_the_contract(name):
    messages = registry.codec(name).service.DESCRIPTOR.message_types_by_name

    def number(message, field):
        return messages[message].fields_by_name[field].number

    listed, applied = "ListLegalMovesResponse", "ApplyMoveResponse"
    assert [number(listed, one) for one in ("moves", "count", "seat", "to_act", "outcome")] == [
        wire.LISTED_MOVES, wire.LIST_COUNT, wire.LIST_SEAT, wire.LIST_TO_ACT, wire.LIST_OUTCOME
    ]  # fmt: skip
    fields = ("events", "outcome", "to_act", "next_moves", "next_seat", "position_key")
    assert [number(applied, one) for one in fields] == [
        wire.APPLY_EVENTS, wire.APPLY_OUTCOME, wire.APPLY_TO_ACT, wire.NEXT_MOVES, wire.NEXT_SEAT,
        wire.APPLY_KEY,
    ]  # fmt: skip
    checked = ("legal", "violation", "canonical_move")
    assert [number("CheckMoveResponse", one) for one in checked] == [
        wire.CHECK_LEGAL, wire.CHECK_VIOLATION, wire.CANONICAL_MOVE
    ]  # fmt: skip
    for message, numbers in ((applied, wire.APPLIED), ("ReplayGameResponse", wire.REPLAYED)):
        assert numbers == wire.PositionFields(
            *(number(message, field) for field in wire.PositionFields._fields)
        )
    assert number("GetOutcomeResponse", "position_key") == wire.OUTCOME_KEY
    assert number("ReplayGameResponse", "position_key") == wire.REPLAY_KEY
    assert number("SampleStateResponse", "state") == wire.SAMPLED_STATE
    assert number("RenderStateResponse", "svg") == wire.SVG
    assert number("BatchResponse", "results") == wire.RESULTS
    assert number("BatchResult", "error") == wire.RESULT_ERROR


@pytest.mark.parametrize("number", [0, 1, 127, 128, 300, 2**21, 2**32 - 1, 2**64 - 1])
def test_numbers_are_encoded_as_protobuf_does(name, number):
    request = registry.codec(name).service.NewGameRequest(seed=number)
    assert request.SerializeToString() == b"\x10" + varint(number)


def test_outcomes_are_encoded_with_every_field(name):
    stands = Outcome(Result.WON, (0, 3), "A_REASON", (-7, 12, 0, 300))
    message = wire.outcome_message(stands)
    assert type(message).FromString(wire.outcome(stands)) == message
    assert list(message.scores) == [-7, 12, 0, 300]
