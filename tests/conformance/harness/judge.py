"""Runs cases: puts in variables, asks the runner, and compares what it says."""

from __future__ import annotations

import base64
import time
from collections.abc import Iterator
from typing import Any, Protocol

from google.protobuf import json_format
from google.protobuf.message import Message
from google.rpc.status_pb2 import Status

from ludex_proto.core.v1.play_pb2 import Violation
from tests.conformance.harness import messages
from tests.conformance.harness.cases import Case, at, fill
from tests.conformance.harness.fake import FakeServer
from tests.conformance.harness.matching import differences, kind_of, short
from tests.conformance.harness.reference import Reference, without_seals
from tests.conformance.harness.runner import RunnerError

PASSED_ON = ("client", "timeout_ms")


class Asked(Protocol):
    """Whatever answers commands."""

    def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """The answer. Raises RunnerError."""


class Judge:
    """Judges a runner. `addresses`: of the servers, by their names."""

    def __init__(self, runner: Asked, addresses: dict[str, str], fake: FakeServer) -> None:
        self._runner = runner
        self._addresses = {**addresses, "fake": fake.address}
        self._fake = fake
        self._reference = Reference()

    def close(self) -> None:
        """Lets go of the connections."""
        self._reference.close()

    def failure(self, case: Case) -> str | None:
        """Why a case fails; None when it passes."""
        variables = dict(case.variables)
        self._fake.begin(fill(case.said.get("script", []), variables))
        for number, step in enumerate(case.said["steps"], start=1):
            try:
                wrong = list(self._step(case, step, variables))
            except RunnerError as error:
                wrong = [f"the runner {error}"]
            if wrong:
                return f"step {number}, {step['call']}: " + "\n  ".join(wrong[:8])
        wrong = list(self._fake.differences(fill(case.said.get("received", {}), variables)))
        return "\n  ".join(wrong) or None

    def _step(self, case: Case, said: dict[str, Any], variables: dict[str, Any]) -> Iterator[str]:
        for name, how in said.get("alter", {}).items():
            variables[name] = altered(variables[how["of"]], how["change"])
        if "wait_ms" in said:
            time.sleep(said["wait_ms"] / 1000)
        step = fill(said, variables)
        game = step.get("game") or fill(case.said["game"], variables)
        server = step.get("server") or fill(case.said.get("server", "main"), variables)
        request = messages.request_of(game, step["call"], step.get("request", {}))
        answer = self._runner.ask(
            {
                "do": step.get("do", "call"),
                "server": self._addresses[server],
                "game": game,
                "call": step["call"],
                "request": json_format.MessageToDict(request),
                "request_bytes": base64.b64encode(request.SerializeToString()).decode(),
                **{name: step[name] for name in PASSED_ON if name in step},
            }
        )
        if "fault" in answer:
            yield f"the runner can't: {answer['fault']}"
            return
        reference: Message | Status | None = None
        if server not in {"fake", "nobody"} and step.get("repeatable", True):
            token = step.get("client", {}).get("token")
            reference = self._reference.ask(
                self._addresses[server], game, step["call"], request, token
            )
        if "error" in answer:
            yield from _error_differences(step, answer["error"], reference)
            return
        if "error" in step:
            yield f"expected the error {short(step['error'])}, found {short(answer)}"
            return
        response = _response(game, step["call"], answer)
        found = messages.plain(response)
        yield from differences(step.get("response", {}), found)
        if isinstance(reference, Status):
            yield f"the server fails: {short(messages.error_said(reference))}"
        elif reference is not None and reference != response:
            yield from same(without_seals(messages.plain(reference)), without_seals(found))
        for name, path in step.get("save", {}).items():
            variables[name] = at(found, path)


def _response(game: str, call: str, answer: dict[str, Any]) -> Message:
    try:
        if "response_bytes" in answer:
            return messages.response_of(game, call, base64.b64decode(answer["response_bytes"]))
        return messages.response_of(game, call, answer["response"])
    except (KeyError, TypeError, ValueError) as error:
        raise RunnerError(f"gave no response: {error!r} in {short(answer)}") from None


def _error_differences(
    step: dict[str, Any], said: dict[str, Any], reference: Message | Status | None
) -> Iterator[str]:
    found = {"reason": "", "message": "", "violation": None, "fields": [], **said}
    violation = Violation()
    if "violation_bytes" in found:
        violation.ParseFromString(base64.b64decode(found.pop("violation_bytes")))
        found["violation"] = messages.plain(violation)
    elif found["violation"] is not None:
        found["violation"] = messages.plain(json_format.ParseDict(found["violation"], violation))
    expected = step.get("error")
    if expected is None:
        yield f"expected an answer, found the error {short(said)}"
        return
    yield from differences({"kind": kind_of(expected), **expected}, found, "error")
    if isinstance(reference, Status):
        truth = messages.error_said(reference)
        yield from same(truth, {name: found.get(name) for name in truth})


def same(truth: Any, found: Any) -> Iterator[str]:
    """Where what a client says differs from what the server said."""
    if truth != found:
        some = list(differences(truth, found)) + list(differences(found, truth))
        yield from (f"not what the server says: {each}" for each in some[:3])


def altered(value: str, change: str) -> str:
    """The value of a variable, changed: bytes in base64 when they are such, else a text.

    first, last: another bit in the first or last byte; cut: the last byte away; text: a letter near
    the end another one.
    """
    if change == "text":
        return value[:-8] + ("A" if value[-8] != "A" else "B") + value[-7:]
    content = bytearray(base64.b64decode(value))
    if change == "cut":
        del content[-1]
    else:
        content[0 if change == "first" else -1] ^= 1
    return base64.b64encode(content).decode()
