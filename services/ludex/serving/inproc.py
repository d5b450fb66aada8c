"""Calls a servicer within the process: the command line without a server."""

from __future__ import annotations

from typing import Any

from google.protobuf.message import Message

from ludex.core import registry
from ludex.serving.limits import Budget, Limits
from ludex.serving.servicer import Context, GameServicer


class InProcess:
    """The calls of a game, answered here and now. Raises CallError where a server would fail.

    There is no time limit and no limit on a record's length: whoever runs this owns the machine.
    """

    def __init__(self, game: str) -> None:
        unlimited = Limits(replay_plies=10**9, batch_calls=10**9, routes=10**9)
        self._servicer = GameServicer(registry.codec(game), unlimited)

    def call(self, method: str, request: Any) -> Message:
        """The answer to the RPC `method`."""
        return self._servicer.call(method, request, Context(Budget(float("inf"))))
