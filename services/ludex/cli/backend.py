"""Who answers the calls: this process or a server. The commands can't tell which."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Protocol

from ludex.cli.failures import CommandError, FieldFault, Refusal

if TYPE_CHECKING:
    from ludex_client import Client, LudexError

TOKEN_VARIABLE = "LUDEX_TOKEN"  # noqa: S105
"""The bearer token for servers that ask for one."""

TLS_SCHEME = "https://"
"""Before an address, it asks for TLS."""

REMOTE_SECONDS = 60.0
"""How long a call to a server may take: its own limit decides sooner."""


class Backend(Protocol):
    """Answers the calls of one game."""

    def call(self, method: str, request: Any) -> Any:
        """The answer to the RPC `method`. Raises CommandError when the call fails."""


NO_KEY = (
    "There is no sealing key here. Name a file of keys in LUDEX_SEAL_KEYS_FILE (`ludex keygen` "
    "makes a key), or ask a server that has one with --server."
)
"""What is said in this process where a server would say that it has no key."""


class Here:
    """Answers in this process. `sealed`: with the sealing keys that the environment names."""

    def __init__(self, game: str, sealed: bool) -> None:
        from ludex.cli.sealing import own_sealer
        from ludex.serving.inproc import InProcess
        from ludex.serving.status import CallError

        self._calls = InProcess(game, own_sealer(game) if sealed else None)
        self._error = CallError

    def call(self, method: str, request: Any) -> Any:
        """The answer to the RPC `method`."""
        try:
            return self._calls.call(method, request)
        except self._error as error:
            raise CommandError(
                NO_KEY if error.reason == "SEALING_OFF" else error.message,
                code=error.code_name,
                reason=error.reason,
                fields=tuple(FieldFault(e.field, e.reason, e.message) for e in error.fields),
                refusal=None if error.violation is None else Refusal.of(error.violation),
            ) from None


class Server:
    """Asks a server. The connection is made with the first call."""

    def __init__(self, address: str, game: str) -> None:
        from ludex.core import registry
        from ludex_client import Client

        self._address = address
        self._client: Client = Client(
            address.removeprefix(TLS_SCHEME),
            timeout=REMOTE_SECONDS,
            tls=address.startswith(TLS_SCHEME),
            token=os.environ.get(TOKEN_VARIABLE) or None,
        )
        (self._service,) = registry.codec(game).service.DESCRIPTOR.services_by_name.values()

    def call(self, method: str, request: Any) -> Any:
        """The answer to the RPC `method`."""
        from google.protobuf.message_factory import GetMessageClass

        from ludex_client import Call, LudexError

        answer = GetMessageClass(self._service.methods_by_name[method].output_type)
        try:
            return self._client.run(self._service.full_name, Call(method, request, answer))
        except LudexError as error:
            raise self._failure(error) from None

    def _failure(self, error: LudexError) -> CommandError:
        from ludex_client import IllegalMove, Unavailable, Unimplemented

        message = error.message
        if isinstance(error, Unavailable):
            message = f"No server answers at {self._address} ({error.message})."
        elif isinstance(error, Unimplemented):
            message = f"The server at {self._address} does not serve this ({error.message})."
        return CommandError(
            message,
            code=error.code.name,
            reason=error.reason,
            fields=tuple(FieldFault(*field) for field in error.fields),
            refusal=Refusal.of(error.violation) if isinstance(error, IllegalMove) else None,
        )


def connect(game: str, server: str | None, sealed: bool) -> Backend:
    """Who answers for a game: the server at this address, or this process when it is None.

    `sealed`: calls about sealed states will be made.
    """
    return Here(game, sealed) if server is None else Server(server, game)
