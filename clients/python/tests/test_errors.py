"""Statuses become errors, whatever their details look like."""

from __future__ import annotations

import pickle
from typing import Any

import grpc
import pytest
from google.protobuf.any_pb2 import Any as AnyMessage
from google.rpc.error_details_pb2 import BadRequest, ErrorInfo, PreconditionFailure, RetryInfo
from google.rpc.status_pb2 import Status

from clients.python.tests.fake import Failure, FakeServer, done, status
from ludex_client import answer_of, error_of, errors
from ludex_proto.core.v1.play_pb2 import Violation
from ludex_proto.hexaequo.v1 import service_pb2 as pb

Code = grpc.StatusCode

VIOLATION = Violation(
    code="CELL_TAKEN", message="H8 is taken.", rule="hexaequo#laying", concerns=["H8"]
)
INFO = ErrorInfo(reason="CELL_TAKEN", domain="ludex.dev", metadata={"seat": "0"})


async def raised(ludex: Any) -> errors.LudexError:
    with pytest.raises(errors.LudexError) as caught:
        await done(ludex.hexaequo.new_game())
    return caught.value


@pytest.mark.asyncio
async def test_an_illegal_move_carries_its_violation(server: FakeServer, ludex: Any) -> None:
    server.fail(Code.FAILED_PRECONDITION, "H8 is taken.", INFO, VIOLATION)
    error = await raised(ludex)
    assert type(error) is errors.IllegalMove
    assert isinstance(error, errors.PreconditionFailed)
    assert error.violation == VIOLATION
    assert (error.code, error.reason, error.domain) == (
        Code.FAILED_PRECONDITION,
        "CELL_TAKEN",
        "ludex.dev",
    )
    assert error.metadata == {"seat": "0"}
    assert str(error) == "H8 is taken. [CELL_TAKEN]"


@pytest.mark.asyncio
async def test_an_impossible_request_names_its_fields(server: FakeServer, ludex: Any) -> None:
    bad = BadRequest(
        field_violations=[
            BadRequest.FieldViolation(
                field="state.tiles[3].q", reason="OFF_BOARD", description="9 is off the board."
            ),
            BadRequest.FieldViolation(field="state.holdings", description="Must be two."),
        ]
    )
    info = ErrorInfo(reason="OFF_BOARD", domain="ludex.dev")
    said = "state.tiles[3].q: 9 is off the board. (and 1 more)"
    server.fail(Code.INVALID_ARGUMENT, said, info, bad)
    error = await raised(ludex)
    assert type(error) is errors.InvalidRequest
    assert error.fields == (
        ("state.tiles[3].q", "OFF_BOARD", "9 is off the board."),
        ("state.holdings", "", "Must be two."),
    )
    assert error.fields[0].path == "state.tiles[3].q"
    assert str(error).splitlines() == [
        "state.tiles[3].q: 9 is off the board. (and 1 more) [OFF_BOARD]",
        "  state.holdings: Must be two.",
    ]


@pytest.mark.asyncio
async def test_many_fields_fit_into_an_error(server: FakeServer, ludex: Any) -> None:
    bad = BadRequest(
        field_violations=[
            BadRequest.FieldViolation(field=f"state.tiles[{i}]", description="x" * 60)
            for i in range(400)
        ]
    )
    server.fail(Code.INVALID_ARGUMENT, "", bad)
    assert len((await raised(ludex)).fields) == 400


@pytest.mark.asyncio
async def test_a_failed_precondition_need_not_be_a_move(server: FakeServer, ludex: Any) -> None:
    failure = PreconditionFailure(
        violations=[
            PreconditionFailure.Violation(type="NO_KEY", subject="sealing", description="No key.")
        ]
    )
    server.fail(Code.FAILED_PRECONDITION, "No key.", failure)
    error = await raised(ludex)
    assert type(error) is errors.PreconditionFailed
    assert error.preconditions == (("NO_KEY", "sealing", "No key."),)


@pytest.mark.asyncio
async def test_an_internal_error_has_an_id(server: FakeServer, ludex: Any) -> None:
    server.fail(Code.INTERNAL, "A fault.", ErrorInfo(reason="INTERNAL", metadata={"id": "ab12"}))
    error = await raised(ludex)
    assert type(error) is errors.InternalError
    assert error.error_id == "ab12"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (Code.INVALID_ARGUMENT, errors.InvalidRequest),
        (Code.FAILED_PRECONDITION, errors.PreconditionFailed),
        (Code.UNAUTHENTICATED, errors.Unauthenticated),
        (Code.PERMISSION_DENIED, errors.PermissionDenied),
        (Code.RESOURCE_EXHAUSTED, errors.ResourceExhausted),
        (Code.UNIMPLEMENTED, errors.Unimplemented),
        (Code.DEADLINE_EXCEEDED, errors.DeadlineExceeded),
        (Code.INTERNAL, errors.InternalError),
        (Code.UNKNOWN, errors.InternalError),
        (Code.DATA_LOSS, errors.InternalError),
        (Code.ABORTED, errors.LudexError),
    ],
)
async def test_every_status_has_its_error(
    server: FakeServer, ludex: Any, code: Code, kind: type[errors.LudexError]
) -> None:
    server.will(Failure(code, "So it is."))
    error = await raised(ludex)
    assert type(error) is kind
    assert (error.code, error.message, error.reason) == (code, "So it is.", "")
    assert (error.metadata, error.fields) == ({}, ())
    assert isinstance(error.__cause__, grpc.RpcError)


GARBLED = AnyMessage(type_url="type.googleapis.com/google.rpc.ErrorInfo", value=b"\xff\xff\xff")
FOREIGN = AnyMessage(type_url="type.googleapis.com/some.Other", value=b"\x08\x01")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "trailer",
    [
        b"",
        b"\xff\xff not a status",
        Status().SerializeToString(),
        Status(code=5, message="another code").SerializeToString(),
        Status(details=[GARBLED, FOREIGN, AnyMessage()]).SerializeToString(),
    ],
)
async def test_unreadable_details_are_left_out(
    server: FakeServer, ludex: Any, trailer: bytes
) -> None:
    server.will(Failure(Code.INVALID_ARGUMENT, "No.", trailer))
    error = await raised(ludex)
    assert type(error) is errors.InvalidRequest
    assert (error.message, error.reason, error.fields) == ("No.", "", ())


@pytest.mark.asyncio
async def test_readable_details_survive_their_neighbours(server: FakeServer, ludex: Any) -> None:
    good = status(Code.FAILED_PRECONDITION, "No.", RetryInfo(), VIOLATION, INFO)
    good.details.insert(0, GARBLED)
    server.will(Failure(Code.FAILED_PRECONDITION, "No.", good.SerializeToString()))
    error = await raised(ludex)
    assert isinstance(error, errors.IllegalMove)
    assert error.reason == "CELL_TAKEN"


def test_a_batch_s_errors_are_the_same_errors() -> None:
    packed = status(Code.FAILED_PRECONDITION, "H8 is taken.", INFO, VIOLATION)
    error = error_of(packed)
    assert isinstance(error, errors.IllegalMove)
    assert error.violation == VIOLATION
    assert (error.message, error.reason) == ("H8 is taken.", "CELL_TAKEN")
    assert error_of(Status(code=99)).code is Code.UNKNOWN


def test_the_answers_of_a_batch() -> None:
    outcome = pb.GetOutcomeResponse(to_act=[1])
    assert answer_of(pb.BatchResult(get_outcome=outcome)) == outcome
    with pytest.raises(errors.InvalidRequest, match="No"):
        answer_of(pb.BatchResult(error=status(Code.INVALID_ARGUMENT, "No.")))
    with pytest.raises(errors.InternalError, match="empty"):
        answer_of(pb.BatchResult())


def test_errors_survive_pickling() -> None:
    error = error_of(status(Code.FAILED_PRECONDITION, "H8 is taken.", INFO, VIOLATION))
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(again) is errors.IllegalMove
    assert again.details == error.details
    assert str(again) == str(error)
