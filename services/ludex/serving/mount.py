"""Puts a servicer on a gRPC server.

The service descriptor is walked, and each RPC is paired with the servicer's method of the same name
and with its own message classes, so a contract and its implementation can't drift apart unnoticed.
Bytes are parsed here and not by grpc, which would answer malformed ones with INTERNAL.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import grpc
from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor
from google.protobuf.message import DecodeError
from google.protobuf.message_factory import GetMessageClass

from ludex.serving import status
from ludex.serving.access import Access
from ludex.serving.calls import CallRecord, Gate, Report, guarded
from ludex.serving.limits import Budget
from ludex.serving.servicer import Context, GameServicer

Handler = Callable[[bytes, grpc.ServicerContext], bytes]

GRPC_CODES = {code.value[0]: code for code in grpc.StatusCode}


def service_of(servicer: GameServicer) -> ServiceDescriptor:
    """The descriptor of the service that the servicer implements."""
    (service,) = servicer.codec.service.DESCRIPTOR.services_by_name.values()
    found: ServiceDescriptor = service
    return found


@dataclass(frozen=True)
class Surroundings:
    """What surrounds the calls of every game on a server.

    `report` is told of every call after it has been answered. `gate` bounds how many are worked on
    at once. `access` lets callers in; None lets everybody in.
    """

    report: Report
    gate: Gate
    access: Access | None = None


def mount(server: grpc.Server, servicer: GameServicer, surroundings: Surroundings) -> str:
    """Serves the servicer's calls on the server; returns the service's full name."""
    service = service_of(servicer)
    handlers: dict[str, grpc.RpcMethodHandler[Any, Any]] = {
        method.name: grpc.unary_unary_rpc_method_handler(
            _handler(Method(servicer, method), float(servicer.limits.call_seconds), surroundings)
        )
        for method in service.methods
    }
    server.add_generic_rpc_handlers(
        (grpc.method_handlers_generic_handler(service.full_name, handlers),)
    )
    return service.full_name


class Method:
    """An RPC of a servicer, from bytes to bytes."""

    def __init__(self, servicer: GameServicer, method: MethodDescriptor) -> None:
        self.game = servicer.name
        self.name: str = method.name
        self._input_name: str = method.input_type.name
        self._request_class = GetMessageClass(method.input_type)
        self._answer: Callable[[Any, Context], bytes] = getattr(servicer, method.name)

    def __call__(self, data: bytes, budget: Budget) -> bytes:
        """The encoded answer to an encoded request. Raises CallError when the call fails."""
        budget.check()
        request = self._request_class()
        try:
            request.ParseFromString(data)
        except DecodeError:
            raise status.invalid(
                "", "MALFORMED_MESSAGE", f"The bytes are no {self._input_name}."
            ) from None
        return self._answer(request, Context(budget))


def _handler(method: Method, longest: float, surroundings: Surroundings) -> Handler:
    access, gate, report = surroundings.access, surroundings.gate, surroundings.report

    def work(data: bytes, context: grpc.ServicerContext) -> bytes:
        if access is not None:
            access.admit(method.game, context.invocation_metadata())
        remaining: float | None = context.time_remaining()
        budget = Budget(longest if remaining is None else min(longest, remaining))
        with gate:
            return method(data, budget)

    def handle(data: bytes, context: grpc.ServicerContext) -> bytes:
        started = time.perf_counter()
        response, error = guarded(lambda: work(data, context), method.game, method.name)
        report(
            CallRecord(
                game=method.game,
                method=method.name,
                code="OK" if error is None else error.code_name,
                reason="" if error is None else error.reason,
                seconds=time.perf_counter() - started,
                request_bytes=len(data),
                response_bytes=len(response),
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
