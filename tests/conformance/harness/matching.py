"""What an answer must hold, and how it is compared with what a runner says.

Answers are compared in one form: proto3's JSON with the names of the proto, enums as names, and
fields without presence always there. What a case expects may leave fields out, at every depth;
what it names has to be equal. Lists have to be of the same length. `null` means: not there.

    {"$count": 7}         a list of 7
    {"$begins": "<svg"}   a text that begins like this
    {"$error": {…}}       in the results of a batch: an error, as below

An expected error has `code`, and may have `reason`, `kind`, `violation` and `fields`; what it
leaves out is not compared, but for the kind, which follows from the code and the violation. The
sentences of a real server are never part of a case. They are compared all the same: with what the
server itself says to the same question, asked without a client (`reference.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

KINDS = {
    "INVALID_ARGUMENT": "invalid_request",
    "FAILED_PRECONDITION": "precondition_failed",
    "UNAUTHENTICATED": "unauthenticated",
    "PERMISSION_DENIED": "permission_denied",
    "RESOURCE_EXHAUSTED": "resource_exhausted",
    "UNIMPLEMENTED": "unimplemented",
    "UNAVAILABLE": "unavailable",
    "DEADLINE_EXCEEDED": "deadline_exceeded",
    "INTERNAL": "internal",
    "UNKNOWN": "internal",
    "DATA_LOSS": "internal",
}


def kind_of(error: dict[str, Any]) -> str:
    """The kind of error that a client has to make of it."""
    if error["code"] == "FAILED_PRECONDITION" and error.get("violation"):
        return "illegal_move"
    return KINDS.get(error["code"], "other")


def differences(expected: Any, found: Any, path: str = "") -> Iterator[str]:
    """Where what was found is not as expected."""
    here = path or "answer"
    if isinstance(expected, dict):
        if len(expected) == 1 and next(iter(expected)).startswith("$"):
            yield from _special(expected, found, here)
        elif not isinstance(found, dict):
            yield f"{here}: expected an object, found {short(found)}"
        else:
            for name, value in expected.items():
                yield from differences(value, found.get(name), f"{path}.{name}".lstrip("."))
    elif isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            yield f"{here}: expected {short(expected)}, found {short(found)}"
        else:
            for index, pair in enumerate(zip(expected, found, strict=True)):
                yield from differences(*pair, f"{path}[{index}]")
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield f"{here}: expected {short(expected)}, found {short(found)}"


def _special(expected: dict[str, Any], found: Any, here: str) -> Iterator[str]:
    ((name, value),) = expected.items()
    match name:
        case "$count":
            if not isinstance(found, list) or len(found) != value:
                yield f"{here}: expected {value} entries, found {short(found)}"
        case "$begins":
            if not isinstance(found, str) or not found.startswith(value):
                yield f"{here}: expected {value}…, found {short(found)}"
        case "$error":
            if not isinstance(found, dict) or "error" not in found:
                yield f"{here}: expected an error, found {short(found)}"
            else:
                yield from differences(value, found["error"], f"{here}.error")
        case _:
            raise ValueError(f"there is no {name}")


def short(value: Any) -> str:
    """The value as text, cut where it is long."""
    text = repr(value)
    return text if len(text) <= 300 else f"{text[:300]}…"
