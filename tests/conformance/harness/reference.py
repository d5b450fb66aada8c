"""What a server says to a request that no client has touched: bytes on a bare channel.

A client's answer has to be equal to it, word for word, whatever a case says beyond that.
"""

from __future__ import annotations

from typing import Any

import grpc
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass
from google.rpc.status_pb2 import Status

from tests.conformance.harness import messages

SEALED = {"sealed_state", "seat_tokens"}
OPTIONS = (("grpc.max_receive_message_length", -1), ("grpc.max_metadata_size", 1 << 20))


class Reference:
    """Asks servers directly."""

    def __init__(self) -> None:
        self._channels: dict[str, grpc.Channel] = {}

    def ask(
        self, server: str, game: str, call: str, request: Message, token: str | None
    ) -> Message | Status:
        """The response, or the status of the failure."""
        channel = self._channels.get(server)
        if channel is None:
            channel = self._channels[server] = grpc.insecure_channel(server, OPTIONS)
        metadata = [("authorization", f"Bearer {token}")] if token else []
        try:
            encoded: bytes = channel.unary_unary(messages.path_of(game, call))(
                request.SerializeToString(), timeout=20, metadata=metadata
            )
        except grpc.RpcError as error:
            return _status(error)
        response: Message = GetMessageClass(messages.method(game, call).output_type)()
        response.ParseFromString(encoded)
        return response

    def close(self) -> None:
        """Closes all channels."""
        for channel in self._channels.values():
            channel.close()


def without_seals(value: Any) -> Any:
    """The answer without what is sealed, which is never twice the same."""
    if isinstance(value, dict):
        return {key: without_seals(each) for key, each in value.items() if key not in SEALED}
    if isinstance(value, list):
        return [without_seals(each) for each in value]
    return value


def _status(error: Any) -> Status:
    metadata = dict(error.trailing_metadata() or ())
    status = Status.FromString(metadata.get("grpc-status-details-bin", b""))
    status.code, status.message = error.code().value[0], error.details() or ""
    return status
