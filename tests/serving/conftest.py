"""A real server on a real socket, one for all the tests of a process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import grpc
import pytest
from google.protobuf.message_factory import GetMessageClass
from google.rpc import error_details_pb2, status_pb2

from ludex.core import registry
from ludex.serving.calls import CallRecord
from ludex.serving.server import LudexServer
from ludex.serving.settings import Settings
from ludex_proto.core.v1 import play_pb2


class Raw:
    """Calls a server as a client without a library would: bytes, status and details."""

    def __init__(self, port: int) -> None:
        self.channel = grpc.insecure_channel(f"127.0.0.1:{port}")
        self.port = port

    def method(self, game: str, name: str) -> Any:
        (service,) = registry.codec(game).service.DESCRIPTOR.services_by_name.values()
        return service.methods_by_name[name]

    def request(self, game: str, name: str, **fields: Any) -> Any:
        return GetMessageClass(self.method(game, name).input_type)(**fields)

    def bytes(self, game: str, name: str, data: bytes, timeout: float = 10) -> bytes:
        method = self.method(game, name)
        path = f"/{method.containing_service.full_name}/{name}"
        answer: bytes = self.channel.unary_unary(path)(data, timeout=timeout)
        return answer

    def call(self, game: str, name: str, request: Any = None, **fields: Any) -> Any:
        if request is None:
            request = self.request(game, name, **fields)
        data = self.bytes(game, name, request.SerializeToString())
        return GetMessageClass(self.method(game, name).output_type).FromString(data)

    def fails(self, game: str, name: str, request: Any = None, **fields: Any) -> Failure:
        with pytest.raises(grpc.RpcError) as caught:
            self.call(game, name, request, **fields)
        return Failure(caught.value)


class Failure:
    """A failed call, its details unpacked."""

    def __init__(self, error: Any) -> None:
        self.code = error.code()
        self.text = error.details()
        metadata = dict(error.trailing_metadata() or ())
        self.status = status_pb2.Status.FromString(metadata.get("grpc-status-details-bin", b""))
        self.info = error_details_pb2.ErrorInfo()
        self.bad = error_details_pb2.BadRequest()
        self.precondition = error_details_pb2.PreconditionFailure()
        self.violation = play_pb2.Violation()
        for detail in self.status.details:
            for message in (self.info, self.bad, self.precondition, self.violation):
                detail.Unpack(message)

    @property
    def fields(self) -> dict[str, str]:
        return {one.field: one.reason for one in self.bad.field_violations}


@pytest.fixture(scope="session")
def records() -> list[CallRecord]:
    return []


@pytest.fixture(scope="session")
def server(records: list[CallRecord]) -> Iterator[Raw]:
    running = LudexServer(Settings(port=0), records.append)
    raw = Raw(running.start())
    yield raw
    raw.channel.close()
    running.stop().wait()


@pytest.fixture
def serve() -> Iterator[Callable[..., Raw]]:
    """Starts further servers with settings of their own."""
    running = []

    def start(**settings: Any) -> Raw:
        one = LudexServer(Settings(port=0, **settings), lambda record: None)
        running.append(one)
        return Raw(one.start())

    yield start
    for one in running:
        one.stop().wait()
