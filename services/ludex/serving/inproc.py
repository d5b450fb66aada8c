"""Calls a servicer within the process: the command line without a server."""

from __future__ import annotations

from typing import Any

from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass

from ludex.core import registry
from ludex.serving.asking import Context
from ludex.serving.budget import Budget
from ludex.serving.limits import Limits
from ludex.serving.seal import Sealer
from ludex.serving.servicer import GameServicer


class InProcess:
    """The calls of a game, answered here and now. Raises CallError where a server would fail.

    There is no time limit and no limit on a record's length: whoever runs this owns the machine.
    `sealer`: for calls with sealed states, which fail without one.
    """

    def __init__(self, game: str, sealer: Sealer | None = None) -> None:
        codec = registry.codec(game)
        most = 10**9
        unlimited = Limits(replay_plies=most, batch_calls=most, playouts=most, routes=most)
        self._servicer = GameServicer(codec, unlimited, sealer)
        (self._service,) = codec.service.DESCRIPTOR.services_by_name.values()

    def call(self, method: str, request: Any) -> Message:
        """The answer to the RPC `method`."""
        encoded: bytes = getattr(self._servicer, method)(request, Context(Budget(float("inf"))))
        response_class = GetMessageClass(self._service.methods_by_name[method].output_type)
        response: Message = response_class.FromString(encoded)
        return response
