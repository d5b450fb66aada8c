"""Deadlines, retries and what goes with every call."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import grpc
import pytest

from clients.python.tests.fake import Failure, FakeServer, Slow, done
from ludex_client import (
    AsyncClient,
    Client,
    DeadlineExceeded,
    LudexError,
    ResourceExhausted,
    Retry,
    Unavailable,
    __version__,
)
from ludex_proto.hexaequo.v1 import service_pb2 as pb

QUICK = Retry(first_wait=0.01, longest_wait=0.02)
UNAVAILABLE = Failure(grpc.StatusCode.UNAVAILABLE, "down")


@pytest.mark.asyncio
async def test_unavailable_is_tried_again(server: FakeServer, connect: Any) -> None:
    server.will(UNAVAILABLE, UNAVAILABLE, UNAVAILABLE, pb.NewGameResponse(to_act=[0]))
    answer = await done(connect(retry=QUICK).hexaequo.new_game())
    assert answer.to_act == [0]
    assert len(server.received) == 4


@pytest.mark.asyncio
async def test_attempts_have_an_end(server: FakeServer, connect: Any) -> None:
    server.will(*[UNAVAILABLE] * 9)
    with pytest.raises(Unavailable, match="down"):
        await done(connect(retry=Retry(3, first_wait=0.01)).hexaequo.new_game())
    assert len(server.received) == 3


@pytest.mark.asyncio
async def test_without_retry_there_is_one_attempt(server: FakeServer, connect: Any) -> None:
    server.will(UNAVAILABLE)
    with pytest.raises(Unavailable):
        await done(connect(retry=None).hexaequo.new_game())
    assert len(server.received) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "code",
    [
        code
        for code in grpc.StatusCode
        if code not in (grpc.StatusCode.OK, grpc.StatusCode.UNAVAILABLE)
    ],
)
async def test_nothing_else_is_tried_again(
    server: FakeServer, connect: Any, code: grpc.StatusCode
) -> None:
    server.will(Failure(code, "no"))
    with pytest.raises(LudexError) as caught:
        await done(connect(retry=QUICK).hexaequo.new_game())
    assert caught.value.code is code
    assert len(server.received) == 1


@pytest.mark.asyncio
async def test_no_server_is_unavailable(server: FakeServer, connect: Any) -> None:
    server.stop()
    with pytest.raises(Unavailable):
        await done(connect(retry=QUICK).hexaequo.new_game())


@pytest.mark.asyncio
async def test_waiting_for_a_server_ends_with_the_deadline(
    server: FakeServer, connect: Any
) -> None:
    server.stop()
    with pytest.raises(DeadlineExceeded):
        await done(connect(wait_for_ready=True, timeout=0.3).hexaequo.new_game())


@pytest.mark.asyncio
async def test_a_call_has_a_deadline_by_default(server: FakeServer, ludex: Any) -> None:
    await done(ludex.hexaequo.new_game())
    left = server.received[0].seconds_left
    assert left is not None
    assert 5 < left < 11


@pytest.mark.asyncio
async def test_none_is_no_deadline(server: FakeServer, connect: Any) -> None:
    await done(connect().hexaequo.new_game(timeout=None))
    await done(connect(timeout=None).hexaequo.new_game())
    for received in server.received:
        # What gRPC says for "never" differs between its versions.
        assert received.seconds_left is None or received.seconds_left > 1e8


@pytest.mark.asyncio
async def test_a_late_answer_is_an_error(server: FakeServer, connect: Any) -> None:
    server.will(Slow(0.4), Slow(0.4))
    with pytest.raises(DeadlineExceeded):
        await done(connect(timeout=0.1).hexaequo.new_game())
    with pytest.raises(DeadlineExceeded):
        await done(connect().hexaequo.call("NewGame", pb.NewGameRequest(), timeout=0.1))
    assert len(server.received) == 2


@pytest.mark.asyncio
async def test_the_deadline_covers_all_attempts(server: FakeServer, connect: Any) -> None:
    server.will(*[UNAVAILABLE] * 9)
    started = time.monotonic()
    with pytest.raises(LudexError):
        await done(
            connect(retry=Retry(first_wait=30, longest_wait=60)).hexaequo.new_game(timeout=0.2)
        )
    assert time.monotonic() - started < 5


@pytest.mark.asyncio
async def test_every_call_says_who_asks(server: FakeServer, connect: Any) -> None:
    await done(connect(token="secret").hexaequo.new_game())
    metadata = server.received[0].metadata
    assert metadata["authorization"] == "Bearer secret"
    assert metadata["user-agent"].startswith(f"ludex-client-python/{__version__} ")


@pytest.mark.asyncio
async def test_no_token_no_authorization(server: FakeServer, ludex: Any) -> None:
    await done(ludex.hexaequo.new_game())
    assert "authorization" not in server.received[0].metadata


@pytest.mark.asyncio
async def test_the_size_of_messages_is_bounded(server: FakeServer, connect: Any) -> None:
    answer = pb.NewGameResponse(sealed_state=bytes(6_000_000))
    server.will(answer, answer)
    assert await done(connect().hexaequo.new_game()) == answer
    with pytest.raises(ResourceExhausted):
        await done(connect(max_message_bytes=5_000_000).hexaequo.new_game())


@pytest.mark.asyncio
async def test_a_client_that_expects_tls_refuses_to_do_without(connect: Any) -> None:
    for tls in (True, grpc.ssl_channel_credentials()):
        with pytest.raises(Unavailable):
            await done(connect(tls=tls, retry=None, timeout=5).hexaequo.new_game())


@pytest.mark.asyncio
async def test_several_addresses_share_the_calls(connect: Any) -> None:
    servers = [FakeServer(), FakeServer()]
    addresses = ",".join(each.target for each in servers)
    client = connect(f"ipv4:{addresses}", wait_for_ready=True)
    for _ in range(200):
        await done(client.hexaequo.new_game())
        if all(each.received for each in servers):
            break
    assert all(each.received for each in servers)
    for each in servers:
        each.stop()


@pytest.mark.asyncio
async def test_a_closed_client_says_so(ludex: Any) -> None:
    await done(ludex.hexaequo.new_game())
    await done(ludex.close())
    await done(ludex.close())
    with pytest.raises(RuntimeError, match="closed"):
        await done(ludex.hexaequo.new_game())


def test_leaving_closes(server: FakeServer) -> None:
    with Client(server.target) as ludex:
        ludex.hexaequo.new_game()
    with pytest.raises(RuntimeError, match="closed"):
        ludex.hexaequo.new_game()


@pytest.mark.asyncio
async def test_leaving_closes_for_asyncio(server: FakeServer) -> None:
    async with AsyncClient(server.target) as ludex:
        await ludex.hexaequo.new_game()
    with pytest.raises(RuntimeError, match="closed"):
        await ludex.hexaequo.new_game()


@pytest.mark.asyncio
async def test_many_calls_at_once(server: FakeServer) -> None:
    server.will(*[Slow(0.2)] * 4)
    started = time.monotonic()
    async with AsyncClient(server.target) as ludex, asyncio.TaskGroup() as group:
        for _ in range(4):
            group.create_task(ludex.hexaequo.new_game())
    assert time.monotonic() - started < 0.7


@pytest.mark.asyncio
async def test_a_cancelled_call_is_cancelled(server: FakeServer) -> None:
    server.will(Slow(0.5))
    async with AsyncClient(server.target) as ludex:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await ludex.hexaequo.new_game()


@pytest.mark.parametrize(
    "settings",
    [{"attempts": 1}, {"attempts": 6}, {"first_wait": 0}, {"longest_wait": -1}, {"factor": 0}],
)
def test_impossible_retries(settings: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Retry(**settings)  # type: ignore[arg-type]
