"""Puts servicers on a gRPC server.

The service descriptor is walked, and each RPC is paired with the servicer's method of the same name
and with its own message classes, so a contract and its implementation can't drift apart unnoticed.
"""

from __future__ import annotations

from collections.abc import Iterable

import grpc
from google.protobuf.descriptor import ServiceDescriptor

from ludex.serving.answering import Method, Surroundings, handler
from ludex.serving.calls import Arrival
from ludex.serving.servicer import GameServicer


def service_of(servicer: GameServicer) -> ServiceDescriptor:
    """The descriptor of the service that the servicer implements."""
    (service,) = servicer.codec.service.DESCRIPTOR.services_by_name.values()
    found: ServiceDescriptor = service
    return found


class Calls(grpc.GenericRpcHandler):
    """The calls of some servicers, each found by its path at once, however many games there are."""

    def __init__(self, servicers: Iterable[GameServicer], surroundings: Surroundings) -> None:
        self._handlers: dict[str, grpc.RpcMethodHandler[Arrival, bytes]] = {
            f"/{method.service}/{method.name}": grpc.unary_unary_rpc_method_handler(
                handler(method, surroundings),
                # Called when the message arrives, before a thread takes the call up.
                request_deserializer=surroundings.gate.arrive,
            )
            for servicer in servicers
            for method in methods_of(servicer)
        }

    def service(
        self, handler_call_details: grpc.HandlerCallDetails
    ) -> grpc.RpcMethodHandler[Arrival, bytes] | None:
        """The handler of a path."""
        return self._handlers.get(handler_call_details.method)


def methods_of(servicer: GameServicer) -> list[Method]:
    """The RPCs of a servicer."""
    return [Method(servicer, method) for method in service_of(servicer).methods]
