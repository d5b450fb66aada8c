"""The runner of the conformance suite for this client: see `docs/conformance.md`.

python conformance/runner.py             the blocking client
python conformance/runner.py --asyncio   the one for asyncio
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable
from inspect import isawaitable
from typing import Any, cast

from google.protobuf import json_format
from google.protobuf.message import Message

import ludex_client
from ludex_client import USUAL, AsyncClient, Client, LudexError

KINDS = {
    ludex_client.InvalidRequest: "invalid_request",
    ludex_client.PreconditionFailed: "precondition_failed",
    ludex_client.IllegalMove: "illegal_move",
    ludex_client.Unauthenticated: "unauthenticated",
    ludex_client.PermissionDenied: "permission_denied",
    ludex_client.ResourceExhausted: "resource_exhausted",
    ludex_client.Unimplemented: "unimplemented",
    ludex_client.Unavailable: "unavailable",
    ludex_client.DeadlineExceeded: "deadline_exceeded",
    ludex_client.InternalError: "internal",
}
POSITIONAL = ("move", "plies")


class Runner:
    """Answers commands with clients of one kind, one for each server and settings."""

    def __init__(self, kind: type[Client] | type[AsyncClient]) -> None:
        self._kind = kind
        self._clients: dict[str, Any] = {}

    async def answer(self, command: dict[str, Any]) -> dict[str, Any]:
        """The answer to a command."""
        if command["do"] == "hello":
            return {"protocol": 1, "client": f"ludex-client-python/{ludex_client.__version__}"}
        try:
            response = self._made(command)
            if isawaitable(response):
                response = await cast("Awaitable[Message]", response)
        except LudexError as error:
            return {"error": described(error)}
        return {"response": json_format.MessageToDict(response)}

    def _made(self, command: dict[str, Any]) -> Any:
        """The call, made or still to be awaited."""
        game = self._client(command).game(command["game"])
        request = game.request_type(command["call"])()
        json_format.ParseDict(command["request"], request)
        timeout = command["timeout_ms"] / 1000 if "timeout_ms" in command else USUAL
        if command["do"] == "call":
            return game.call(command["call"], request, timeout)
        name = "".join(f"_{c.lower()}" if c.isupper() else c for c in command["call"]).lstrip("_")
        first, named = arguments(request)
        return getattr(game, name)(*first, **named, timeout=timeout)

    def _client(self, command: dict[str, Any]) -> Any:
        said = command.get("client", {})
        key = json.dumps([command["server"], said], sort_keys=True)
        if key not in self._clients:
            settings: dict[str, Any] = {}
            if "timeout_ms" in said:
                settings["timeout"] = said["timeout_ms"] / 1000
            if said.get("retry") is False:
                settings["retry"] = None
            if "token" in said:
                settings["token"] = said["token"]
            self._clients[key] = self._kind(command["server"], **settings)
        return self._clients[key]

    async def close(self) -> None:
        """Closes all clients."""
        for client in self._clients.values():
            closed = client.close()
            if isawaitable(closed):
                await closed


def arguments(request: Any) -> tuple[list[Any], dict[str, Any]]:
    """What a method of the thin layer is called with: by place, and by name."""
    said = {field.name: getattr(request, field.name) for field, _ in request.ListFields()}
    fields = request.DESCRIPTOR.fields_by_name
    first = []
    if "position" in request.DESCRIPTOR.oneofs_by_name:
        kind = request.WhichOneof("position")
        first.append(said.pop(kind) if kind else None)
    for name in ("move", "last_move"):
        if name in said:
            said[name] = text_or_move(said[name])
    if "plies" in fields:
        said["plies"] = [
            ply if ply.HasField("seat") else text_or_move(ply.move) for ply in request.plies
        ]
    if "viewer" in said:
        said["viewer"] = viewer(said["viewer"])
    first += [said.pop(name, None) for name in POSITIONAL if name in fields]
    return first, said


def text_or_move(move: Any) -> Any:
    """The move's text, when it has nothing else."""
    return move.text if [field.name for field, _ in move.ListFields()] == ["text"] else move


def viewer(message: Any) -> Any:
    """The viewer as people write it."""
    if message.WhichOneof("kind") == "seat":
        return message.seat
    return "spectator" if message.spectator else message


def described(error: LudexError) -> dict[str, Any]:
    """The error as the protocol writes it."""
    violation = error.violation if isinstance(error, ludex_client.IllegalMove) else None
    return {
        "kind": KINDS.get(type(error), "other"),
        "code": error.code.name,
        "reason": error.reason,
        "message": error.message,
        "violation": None if violation is None else json_format.MessageToDict(violation),
        "fields": [{"path": each.path, "reason": each.reason} for each in error.fields],
    }


async def main() -> None:
    """Answers commands until there are no more."""
    runner = Runner(AsyncClient if "--asyncio" in sys.argv[1:] else Client)
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    while line := await asyncio.to_thread(sys.stdin.readline):
        command = json.loads(line)
        try:
            answer = await runner.answer(command)
        except Exception as error:  # whatever the runner can't do, it has to say
            answer = {"fault": f"{type(error).__name__}: {error}"}
        print(json.dumps({"id": command["id"], **answer}), flush=True)
    await runner.close()


if __name__ == "__main__":
    asyncio.run(main())
