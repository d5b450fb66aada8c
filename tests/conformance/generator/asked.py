"""What the rules answer, in the form in which cases expect it."""

from __future__ import annotations

from functools import cache
from typing import Any

from google.protobuf import json_format

from ludex.core import registry
from ludex.serving.inproc import InProcess
from ludex.serving.status import CallError
from tests.conformance.harness import messages

TOO_LONG = ("state", "svg")
"""What a case leaves out of the responses it expects: the position's key stands for the state."""

Step = dict[str, Any]


@cache
def _in_process(game: str) -> InProcess:
    return InProcess(game)


def written(message: Any) -> Any:
    """A message as a case writes it in a request: without what is not set."""
    return json_format.MessageToDict(message, preserving_proto_field_name=True)


def state_of(game: str, position: Any) -> Any:
    """The position's State as a case writes it."""
    return written(registry.codec(game).write_state(position))


def answered(game: str, call: str, request: dict[str, Any]) -> Any:
    """The whole response. Raises CallError."""
    return messages.plain(_in_process(game).call(call, messages.request_of(game, call, request)))


def step(
    game: str, call: str, request: dict[str, Any], do: str = "call", state: Any = None
) -> Step:
    """A step that expects what the rules answer now. `state`: what the variable of this name is."""
    about = {} if state is None else {"state": state}
    named = {} if state is None else {"state": "${state}"}
    made: Step = {"do": do, "call": call, "request": {**named, **request}}
    try:
        response = answered(game, call, {**about, **request})
    except CallError as error:
        return {**made, "error": error_of(error)}
    return {**made, "response": trimmed(response)}


def trimmed(response: Any) -> Any:
    """The response without what is too long to be read, and without sentences. A listed move is
    known by its text.
    """
    if isinstance(response, list):
        return [trimmed(each) for each in response]
    if not isinstance(response, dict):
        return response
    if response.get("text"):
        return {"text": response["text"]}
    return {
        name: trimmed(value)
        for name, value in response.items()
        if name not in TOO_LONG and not (name == "message" and "rule" in response)
    }


def error_of(error: CallError) -> dict[str, Any]:
    """The error as a case expects it."""
    made: dict[str, Any] = {
        "code": error.code_name,
        "reason": error.reason,
        "fields": [{"path": each.field, "reason": each.reason} for each in error.fields],
    }
    if error.violation is not None:
        made["violation"] = {
            "code": error.violation.code,
            "rule": error.violation.rule,
            "concerns": list(error.violation.concerns),
        }
    return made


def slug(code: str) -> str:
    """A code as part of a case's name."""
    return code.lower().replace("_", "-")
