"""Answers from ready-made pieces.

Building an answer message by message costs more than finding it out. A protobuf message is the
concatenation of its fields, so an answer is put together here from encoded ones, most of which
were made before: equal, field for field, to the message built the plain way
(`tests/serving/test_wire.py`).

The numbers are those of the contract, the same for every game (`tests/serving/test_shape.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludex.core.fields import field_entry, number_entry, varint
from ludex.core.outcome import Outcome, Result
from ludex_proto.core.v1 import play_pb2

LISTED_MOVES, LIST_COUNT, LIST_SEAT, LIST_TO_ACT, LIST_OUTCOME = 1, 2, 3, 4, 5
CHECK_LEGAL, CHECK_VIOLATION, CANONICAL_MOVE = 1, 2, 3
APPLY_EVENTS, APPLY_OUTCOME, APPLY_TO_ACT, NEXT_MOVES, NEXT_SEAT, APPLY_KEY = 4, 5, 6, 7, 8, 9
OUTCOME_KEY, REPLAY_KEY = 3, 8
SAMPLED_STATE, SVG = 1, 1
RESULTS, RESULT_ERROR = 1, 1

OUTCOME_RESULT, OUTCOME_WINNERS, OUTCOME_REASON, OUTCOME_SCORES = 1, 2, 3, 4

RESULT_NUMBERS = {
    Result.IN_PROGRESS: play_pb2.RESULT_IN_PROGRESS,
    Result.WON: play_pb2.RESULT_WON,
    Result.DRAWN: play_pb2.RESULT_DRAWN,
}


class PositionFields(NamedTuple):
    """Where an answer has the position: as a state, sealed, and as a view."""

    state: int
    sealed_state: int
    view: int


APPLIED = REPLAYED = PositionFields(1, 2, 3)


def _numbers(field: int, values: tuple[int, ...]) -> bytes:
    return field_entry(field, b"".join([varint(value) for value in values])) if values else b""


_RESULTS = {
    result: number_entry(OUTCOME_RESULT, number) for result, number in RESULT_NUMBERS.items()
}
_IN_PROGRESS = _RESULTS[Result.IN_PROGRESS]

LEGAL = number_entry(CHECK_LEGAL, 1)
"""CheckMoveResponse.legal."""


@lru_cache(maxsize=1 << 12)
def list_head(count: int, seat: int, to_act: tuple[int, ...]) -> bytes:
    """ListLegalMovesResponse, without moves and outcome."""
    head = number_entry(LIST_COUNT, count) if count else b""
    if seat:
        head += number_entry(LIST_SEAT, seat)
    return head + _numbers(LIST_TO_ACT, to_act)


@lru_cache(maxsize=1 << 10)
def apply_tail(to_act: tuple[int, ...]) -> bytes:
    """ApplyMoveResponse.to_act."""
    return _numbers(APPLY_TO_ACT, to_act)


def next_seat(seat: int) -> bytes:
    """ApplyMoveResponse.next_seat, which has presence: 0 is written too."""
    return number_entry(NEXT_SEAT, seat)


def outcome(stands: Outcome) -> bytes:
    """The outcome, encoded."""
    encoded = _RESULTS[stands.result] if stands.over else _IN_PROGRESS
    if stands.winners:
        encoded += _numbers(OUTCOME_WINNERS, stands.winners)
    if stands.reason:
        encoded += field_entry(OUTCOME_REASON, stands.reason.encode())
    if stands.scores:
        # Signed numbers are encoded zigzag: 0, -1, 1, -2 and so on.
        scores = [2 * score if score >= 0 else -2 * score - 1 for score in stands.scores]
        encoded += _numbers(OUTCOME_SCORES, tuple(scores))
    return encoded


def outcome_message(stands: Outcome) -> play_pb2.Outcome:
    """The outcome as the contract writes it."""
    return play_pb2.Outcome(
        result=RESULT_NUMBERS[stands.result],
        winners=stands.winners,
        reason=stands.reason,
        scores=stands.scores,
    )
