"""The two clients: `Client`, whose calls return, and `AsyncClient`, whose calls are awaited."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from threading import Lock
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

import grpc
import grpc.aio

from ludex_client._channel import Option, Retry, channel_options
from ludex_client._decoding import error_of_call
from ludex_client.calls import AnswerT, Call, Timeout, Usual
from ludex_client.games import AsyncGames, Games

ChannelT = TypeVar("ChannelT", grpc.Channel, grpc.aio.Channel)

USUAL_TIMEOUT = 10.0
USUAL_RETRY = Retry()
USUAL_MESSAGE_BYTES = 32 * 1024 * 1024


class _Connection(ABC, Generic[ChannelT]):
    """A channel that is opened when first needed, and what is said with every call on it."""

    def __init__(
        self,
        target: str,
        *,
        timeout: float | None = USUAL_TIMEOUT,
        retry: Retry | None = USUAL_RETRY,
        token: str | None = None,
        tls: bool | grpc.ChannelCredentials = False,
        wait_for_ready: bool = False,
        max_message_bytes: int = USUAL_MESSAGE_BYTES,
        options: Iterable[Option] = (),
    ) -> None:
        """Connects when the first call is made.

        target: the server's address, `host:port` or any other of gRPC's target names.
        timeout: seconds that a call may take unless it says otherwise; None for no limit.
        retry: how calls are retried when no server is available; None for not at all.
        token: a bearer token to send with every call. Without TLS it can be read on the way.
        tls: True for TLS with the system's roots, or credentials made with
            `grpc.ssl_channel_credentials`.
        wait_for_ready: while no server can be reached, wait for one until the deadline.
        max_message_bytes: the largest request and answer.
        options: further options of the gRPC channel, as pairs.
        """
        self._target = target
        self._timeout = timeout
        self._metadata = (("authorization", f"Bearer {token}"),) if token else ()
        self._credentials = grpc.ssl_channel_credentials() if tls is True else tls or None
        self._wait_for_ready = wait_for_ready
        self._options = channel_options(retry, max_message_bytes, options)
        self._channel: ChannelT | None = None
        self._closed = False
        self._lock = Lock()
        self._made: dict[str, Callable[..., Any]] = {}

    @abstractmethod
    def _open(self) -> ChannelT:
        """A new channel."""

    def _start(self, service: str, call: Call[Any]) -> Any:
        """Starts the call on the channel: gives its answer, or what to await for it."""
        path = f"/{service}/{call.method}"
        make = self._made.get(path)
        if make is None or self._closed:
            make = self._made[path] = self._channel_in_use().unary_unary(
                path,
                request_serializer=type(call.request).SerializeToString,
                response_deserializer=call.answer.FromString,
            )
        return make(
            call.request,
            timeout=self._seconds(call.timeout),
            metadata=self._metadata,
            wait_for_ready=self._wait_for_ready,
        )

    def _seconds(self, timeout: Timeout) -> float | None:
        return self._timeout if isinstance(timeout, Usual) else timeout

    def _channel_in_use(self) -> ChannelT:
        with self._lock:
            if self._closed:
                raise RuntimeError("the client is closed")
            if self._channel is None:
                self._channel = self._open()
            return self._channel

    def _taken(self) -> ChannelT | None:
        """Takes the channel away for good, to be closed by the caller."""
        with self._lock:
            self._closed = True
            channel, self._channel = self._channel, None
            return channel


class Client(_Connection[grpc.Channel], Games):
    """A connection to a ludex server, with a typed client for each game. Safe for threads.

    with Client("localhost:50051") as ludex:
        state = ludex.hexaequo.new_game().state
        after = ludex.hexaequo.apply_move(state, "T@H8")
    """

    def run(self, service: str, call: Call[AnswerT]) -> AnswerT:
        """Makes a described call of a service."""
        try:
            answer: AnswerT = self._start(service, call)
        except grpc.RpcError as error:
            raise error_of_call(error) from error
        return answer

    def close(self) -> None:
        """Closes the connection. Calls that are under way fail."""
        channel = self._taken()
        if channel is not None:
            channel.close()

    def _open(self) -> grpc.Channel:
        if self._credentials is None:
            return grpc.insecure_channel(self._target, self._options)
        return grpc.secure_channel(self._target, self._credentials, self._options)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class AsyncClient(_Connection[grpc.aio.Channel], AsyncGames):
    """A connection to a ludex server for asyncio, with a typed client for each game.

    async with AsyncClient("localhost:50051") as ludex:
        state = (await ludex.hexaequo.new_game()).state
        after = await ludex.hexaequo.apply_move(state, "T@H8")

    It belongs to the event loop in which its first call is made.
    """

    async def run(self, service: str, call: Call[AnswerT]) -> AnswerT:
        """Makes a described call of a service."""
        started: Awaitable[AnswerT] = self._start(service, call)
        try:
            return await started
        except grpc.RpcError as error:
            raise error_of_call(error) from error

    async def close(self) -> None:
        """Closes the connection. Calls that are under way fail."""
        channel = self._taken()
        if channel is not None:
            await channel.close()

    def _open(self) -> grpc.aio.Channel:
        if self._credentials is None:
            return grpc.aio.insecure_channel(self._target, self._options)
        return grpc.aio.secure_channel(self._target, self._credentials, self._options)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
