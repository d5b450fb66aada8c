"""Answers the RPCs of a servicer: what happens from a message's arrival to its answer.

Bytes are parsed here and not by grpc, which would answer malformed ones with INTERNAL.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import grpc
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message import DecodeError
from google.protobuf.message_factory import GetMessageClass

from ludex.core.fields import first_entry
from ludex.serving import status
from ludex.serving.access import Access
from ludex.serving.asking import Context
from ludex.serving.budget import Budget
from ludex.serving.callers import Caller, read_caller
from ludex.serving.calls import Arrival, CallRecord, Gate, Report, told
from ludex.serving.said import Said
from ludex.serving.servicer import GameServicer

Handler = Callable[[Arrival, grpc.ServicerContext], bytes]

STATE = 1
"""The number of the state in the requests that begin with it."""

LONGEST_TAIL = 64
"""The longest of what follows the state in a request that is remembered, in bytes."""
MOST_TAILS = 1 << 8
"""How many of them are, until all are forgotten."""

GRPC_CODES = {code.value[0]: code for code in grpc.StatusCode}


@dataclass(frozen=True)
class Surroundings:
    """What surrounds the calls of every game on a server.

    `report` is told of every call after it has been answered, if there is one, and of who made it
    if it `identifies` calls. `gate` bounds how many are worked on at once. `access` lets callers
    in; None lets everybody in.
    """

    report: Report | None
    gate: Gate
    access: Access | None = None
    identifies: bool = False


class Method:
    """An RPC of a servicer, from bytes to bytes."""

    def __init__(self, servicer: GameServicer, method: MethodDescriptor) -> None:
        self.service: str = method.containing_service.full_name
        self.game = servicer.name
        self.name: str = method.name
        self._input_name: str = method.input_type.name
        self._request_class = GetMessageClass(method.input_type)
        self._tails: dict[bytes, Said] = {}
        state = method.input_type.fields_by_name.get("state")
        self._begins_with_state = state is not None and state.number == STATE
        self._answer: Callable[[Any, Context], bytes] = getattr(servicer, method.name)
        self.seconds = float(servicer.limits.call_seconds)
        """How long a call may take at most."""

    def __call__(self, data: bytes, budget: Budget, violations: list[str] | None = None) -> bytes:
        """The encoded answer to an encoded request. Raises CallError when the call fails.

        `violations` gets the codes of those that the caller is told.
        """
        context = Context(budget, violations=violations)
        if self._begins_with_state and (cut := first_entry(STATE, data)) is not None:
            context.state, rest = cut
            said = self._tails.get(rest)
            if said is not None:
                context.said = said
                return self._answer(said.request, context)
            request = self._parsed(rest)
            # A request that gives its position twice means what protobuf makes of it.
            if request.WhichOneof("position") is None:
                if len(rest) <= LONGEST_TAIL:
                    context.said = self._remember(rest, request)
                return self._answer(request, context)
            context.state = None
        return self._answer(self._parsed(data), context)

    def _remember(self, tail: bytes, request: Any) -> Said:
        """Keeps what a request says besides its state: few different things, and often the same.

        Nobody changes a request, so calls share it.
        """
        if len(self._tails) >= MOST_TAILS:
            self._tails.clear()
        said = self._tails[tail] = Said(request)
        return said

    def _parsed(self, data: bytes) -> Any:
        try:
            return self._request_class.FromString(data)
        except DecodeError:
            raise status.invalid(
                "", "MALFORMED_MESSAGE", f"The bytes are no {self._input_name}."
            ) from None


def handler(method: Method, surroundings: Surroundings) -> Handler:
    """What answers the arrivals of an RPC."""
    access, report = surroundings.access, surroundings.report
    identifies = surroundings.identifies

    def handle(arrival: Arrival, context: grpc.ServicerContext) -> bytes:
        started = time.perf_counter()
        error: status.CallError | None = None
        response = b""
        caller: Caller | None = None
        violations: list[str] | None = None if report is None else []
        try:
            arrival.require_place()
            if access is not None:
                access.admit(method.game, context.invocation_metadata())
            budget = Budget(method.seconds, context.time_remaining)
            response = method(arrival.message, budget, violations)
        except Exception as failure:
            if identifies or not isinstance(failure, status.CallError):
                caller = read_caller(context.invocation_metadata())
            error = told(failure, method.game, method.name, caller)
        # Before the answer goes out, so that its caller finds the place free.
        arrival.leave()
        if report is not None:
            seconds = time.perf_counter() - started
            if identifies and caller is None:
                caller = read_caller(context.invocation_metadata())
            report(
                CallRecord(
                    method.service,
                    method.game,
                    method.name,
                    "OK" if error is None else error.code_name,
                    "" if error is None else error.reason,
                    seconds,
                    len(arrival.message),
                    len(response),
                    violations or (),
                    caller,
                    "" if caller is None else caller.trace_id,
                )
            )
        if error is not None:
            details = error.status()
            context.set_trailing_metadata(
                (("grpc-status-details-bin", details.SerializeToString()),)
            )
            context.abort(GRPC_CODES[error.code], error.message)
        return response

    return handle
