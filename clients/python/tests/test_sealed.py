"""Sealed states: bytes in place of a State, with a seat's token, in every call that takes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import grpc
import pytest
from google.protobuf.message import Message
from google.rpc.error_details_pb2 import ErrorInfo

from clients.python.tests.fake import FakeServer, done
from ludex_client import errors
from ludex_proto.limits.v1 import game_pb2 as limits
from ludex_proto.limits.v1 import service_pb2 as pb

SEALED = b"lx1S\x00\xff sealed"
MOVE = limits.Move(text="C:R")
GIVEN: dict[str, Any] = {"sealed_state": SEALED, "seat_token": "token-0"}

CALLS: list[tuple[Callable[[Any], Any], Message]] = [
    (
        lambda game: game.list_legal_moves(SEALED, seat_token="token-0"),
        pb.ListLegalMovesRequest(**GIVEN),
    ),
    (
        lambda game: game.check_move(SEALED, "C:R", seat_token="token-0"),
        pb.CheckMoveRequest(**GIVEN, move=MOVE),
    ),
    (
        lambda game: game.apply_move(SEALED, "C:R", seat_token="token-0", seat=0),
        pb.ApplyMoveRequest(**GIVEN, move=MOVE, seat=0),
    ),
    (
        lambda game: game.get_outcome(SEALED),
        pb.GetOutcomeRequest(sealed_state=SEALED),
    ),
    (
        lambda game: game.replay_game(SEALED, ["C:R"], seat_token="token-0"),
        pb.ReplayGameRequest(**GIVEN, plies=[pb.Ply(move=MOVE)]),
    ),
    (
        lambda game: game.view_state(SEALED, seat_token="token-0"),
        pb.ViewStateRequest(**GIVEN),
    ),
    (
        lambda game: game.simulate_playouts(SEALED, ["C:R"], seat_token="token-0", count=5),
        pb.SimulatePlayoutsRequest(**GIVEN, plies=[pb.Ply(move=MOVE)], count=5),
    ),
    (
        lambda game: game.render_state(SEALED, seat_token="token-0"),
        pb.RenderStateRequest(**GIVEN),
    ),
    (
        lambda game: game.batch([game.calls.view_state(None)], state=SEALED, seat_token="token-0"),
        pb.BatchRequest(**GIVEN, calls=[pb.BatchCall(view_state=pb.ViewStateRequest())]),
    ),
]


@pytest.mark.asyncio
@pytest.mark.parametrize(("ask", "sent"), CALLS, ids=lambda value: type(value).__name__)
async def test_bytes_are_a_sealed_state(
    server: FakeServer, ludex: Any, ask: Callable[[Any], Any], sent: Message
) -> None:
    await done(ask(ludex.limits))
    (received,) = server.received
    if isinstance(sent, pb.RenderStateRequest):
        received.request.ClearField("drawing")
    assert received.request == sent


@pytest.mark.asyncio
async def test_what_is_answered_goes_into_the_next_call(server: FakeServer, ludex: Any) -> None:
    game = ludex.limits
    server.will(
        pb.NewGameResponse(sealed_state=SEALED, seat_tokens=["token-0", "token-1"], to_act=[0, 1]),
        pb.ApplyMoveResponse(sealed_state=b"next", view=limits.View(seat=0)),
    )
    new = await done(game.new_game(sealed=True, players=2))
    after = await done(game.apply_move(new.sealed_state, "C:R", seat_token=new.seat_tokens[0]))
    assert not after.HasField("state")
    await done(game.view_state(after.sealed_state, seat_token=new.seat_tokens[1]))
    asked = [each.request for each in server.received]
    assert asked[0].sealed
    assert asked[1] == pb.ApplyMoveRequest(**GIVEN, move=MOVE)
    assert asked[2] == pb.ViewStateRequest(sealed_state=b"next", seat_token="token-1")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("code", "reason", "kind"),
    [
        (grpc.StatusCode.UNAUTHENTICATED, "STATE_ALTERED", errors.Unauthenticated),
        (grpc.StatusCode.UNAUTHENTICATED, "TOKEN_EXPIRED", errors.Unauthenticated),
        (grpc.StatusCode.PERMISSION_DENIED, "TOKEN_OTHER_SEAT", errors.PermissionDenied),
        (grpc.StatusCode.PERMISSION_DENIED, "PLAIN_REFUSED", errors.PermissionDenied),
        (grpc.StatusCode.FAILED_PRECONDITION, "SEALING_OFF", errors.PreconditionFailed),
    ],
)
async def test_what_a_seal_refuses_is_an_error_with_its_reason(
    server: FakeServer,
    ludex: Any,
    code: grpc.StatusCode,
    reason: str,
    kind: type[errors.LudexError],
) -> None:
    server.fail(code, "So it is.", ErrorInfo(reason=reason, domain="ludex.dev"))
    with pytest.raises(errors.LudexError) as caught:
        await done(ludex.limits.view_state(SEALED, seat_token="token-0"))
    assert type(caught.value) is kind
    assert caught.value.reason == reason
    assert len(server.received) == 1
