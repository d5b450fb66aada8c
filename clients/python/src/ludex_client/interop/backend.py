"""Who answers the calls: a server, or the rules in this process. Callers can't tell which."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from google.protobuf.message import Message

from ludex_client._decoding import error_of
from ludex_client.calls import AnswerT, Call
from ludex_client.client import Client
from ludex_client.games import Games

IN_PROCESS = "in_process"
"""In place of a server's address: the rules in this process, which need the package `ludex`."""

CALL_SECONDS = 60.0
"""How long a call to a server may take. Searches ask for many playouts at once."""


class InProcess(Games):
    """Answers with the rules themselves. It raises what a client of a server would raise."""

    def __init__(self) -> None:
        try:
            # By name: the client neither needs the rules nor is built with them.
            self._calls: Any = import_module("ludex.serving.inproc").InProcess
            self._error: Any = import_module("ludex.serving.status").CallError
        except ImportError as error:
            raise ModuleNotFoundError(
                "The rules are not installed here. Install the package ludex, or name a server's "
                "address."
            ) from error
        self._engines: dict[str, Any] = {}

    def run(self, service: str, call: Call[AnswerT]) -> AnswerT:
        """Answers the call here and now."""
        engine = self._engines.get(service)
        if engine is None:
            game = service.split(".")[1]
            engine = self._engines[service] = self._calls(game)
        try:
            answer: Message = engine.call(call.method, call.request)
        except self._error as error:
            raise error_of(error.status()) from None
        if not isinstance(answer, call.answer):
            raise TypeError(f"{call.method} was answered with {type(answer).__name__}")
        return answer


def connect(server: str = IN_PROCESS) -> Games:
    """The one that answers at this address. Asked again, it is the same one.

    `https://` before an address asks for TLS.
    """
    return _connected(server)


@cache
def _connected(server: str) -> Games:
    if server == IN_PROCESS:
        return InProcess()
    address = server.removeprefix("https://")
    return Client(address, timeout=CALL_SECONDS, tls=address != server)
