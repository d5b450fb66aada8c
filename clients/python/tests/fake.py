"""A server that answers as it is told."""

from __future__ import annotations

import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from inspect import isawaitable
from typing import Any

import grpc
from google.protobuf.any_pb2 import Any as AnyMessage
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass
from google.rpc.status_pb2 import Status

from ludex_client import GAMES, Client

SERVICES = {
    game.service.full_name: game.service
    for game in (getattr(Client("localhost:1"), name) for name in GAMES)
}


@dataclass(frozen=True)
class Failure:
    """A status to answer with."""

    code: grpc.StatusCode
    message: str = ""
    trailer: bytes | None = None


@dataclass(frozen=True)
class Slow:
    """An answer that takes its time."""

    seconds: float


@dataclass(frozen=True)
class Received:
    """A call that has arrived."""

    method: str
    request: Message
    metadata: dict[str, Any]
    seconds_left: float | None


class FakeServer(grpc.GenericRpcHandler):
    """Serves all games: gives the answers of its script, then empty ones."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.script: deque[Message | Failure | Slow] = deque()
        self._server = grpc.server(ThreadPoolExecutor(8), handlers=[self])
        port = self._server.add_insecure_port("127.0.0.1:0")
        self.target = f"127.0.0.1:{port}"
        self._server.start()

    def service(self, call: grpc.HandlerCallDetails) -> grpc.RpcMethodHandler[Any, Any] | None:
        service, _, name = call.method.removeprefix("/").partition("/")
        method = SERVICES[service].methods_by_name[name]
        return grpc.unary_unary_rpc_method_handler(
            lambda request, context: self._answer(method, request, context),
            request_deserializer=GetMessageClass(method.input_type).FromString,
            response_serializer=lambda message: message.SerializeToString(),
        )

    def _answer(
        self, method: MethodDescriptor, request: Message, context: grpc.ServicerContext
    ) -> Message:
        metadata = dict(context.invocation_metadata())
        left = context.time_remaining()
        self.received.append(Received(method.full_name, request, metadata, left))
        answer = self.script.popleft() if self.script else None
        if isinstance(answer, Failure):
            if answer.trailer is not None:
                context.set_trailing_metadata((("grpc-status-details-bin", answer.trailer),))
            context.abort(answer.code, answer.message)
        if isinstance(answer, Slow):
            time.sleep(answer.seconds)
        return answer if isinstance(answer, Message) else GetMessageClass(method.output_type)()

    def will(self, *answers: Message | Failure | Slow) -> None:
        """Sets the next answers."""
        self.script.extend(answers)

    def fail(self, code: grpc.StatusCode, message: str = "", *details: Message) -> None:
        """Sets the next answer: a failure with these details."""
        self.will(Failure(code, message, status(code, message, *details).SerializeToString()))

    def stop(self) -> None:
        self._server.stop(None).wait()


def status(code: grpc.StatusCode, message: str = "", *details: Message) -> Status:
    """A status with these details."""
    made = Status(code=code.value[0], message=message)
    for each in details:
        packed = AnyMessage()
        packed.Pack(each)
        made.details.append(packed)
    return made


async def done(value: Any) -> Any:
    """What a method of either kind of client gives in the end."""
    return await value if isawaitable(value) else value
