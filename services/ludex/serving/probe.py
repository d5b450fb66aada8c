"""Asks a server whether it serves, as health checks and probes do.

It is run again and again beside a server that may have no time to spare, so it imports little: not
even the settings, whose names and defaults it therefore says once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import grpc
from grpc_health.v1 import health_pb2, health_pb2_grpc

DEFAULT_HOST, DEFAULT_PORT = "127.0.0.1", "50051"
EVERYWHERE = ("0.0.0.0", "::", "[::]")  # noqa: S104
"""Hosts to listen on that name no host to ask."""


class NoAnswerError(Exception):
    """No server answers, or none that speaks of its health. The text says why."""


def serves(channel: grpc.Channel, service: str, seconds: float) -> bool | None:
    """Whether a service is served, `""` for the server as a whole; None when there is no such.

    Raises NoAnswerError.
    """
    stub: Any = health_pb2_grpc.HealthStub(channel)  # what it has is set when it is made
    try:
        answer = stub.Check(health_pb2.HealthCheckRequest(service=service), timeout=seconds)
    except grpc.RpcError as error:
        if error.code() is grpc.StatusCode.NOT_FOUND:
            return None
        raise NoAnswerError(error.details() or error.code().name) from None
    return bool(answer.status == health_pb2.HealthCheckResponse.SERVING)


def channel_to(address: str, tls: bool) -> grpc.Channel:
    """A channel to a server anywhere."""
    if tls:
        return grpc.secure_channel(address, grpc.ssl_channel_credentials())
    return grpc.insecure_channel(address)


def own_address(environment: Mapping[str, str]) -> str:
    """Where the server that an environment sets up can be asked from its own machine."""
    host = environment.get("LUDEX_HOST", DEFAULT_HOST)
    port = environment.get("LUDEX_PORT", DEFAULT_PORT)
    return f"{'localhost' if host in EVERYWHERE else host}:{port}"


def own_channel(environment: Mapping[str, str]) -> grpc.Channel:
    """A channel to the server that an environment sets up, from its own machine.

    Its certificate is trusted because it is the one set up, whoever has signed it, and under the
    name that it was made for. Raises OSError or ValueError when it can't be read, and ValueError
    when the server wants certificates of its clients: here is none.
    """
    if environment.get("LUDEX_TLS_CLIENT_CA"):
        raise ValueError("the server wants client certificates; probe its port instead")
    address, certificate = own_address(environment), environment.get("LUDEX_TLS_CERTIFICATE")
    if not certificate:
        return channel_to(address, tls=False)
    chain = Path(certificate).read_bytes()
    return grpc.secure_channel(
        address,
        grpc.ssl_channel_credentials(chain),
        options=(("grpc.ssl_target_name_override", _name_in(chain)),),
    )


def _name_in(chain: bytes) -> str:
    """A name that the first certificate of a chain is for."""
    from cryptography import x509

    certificate = x509.load_pem_x509_certificate(chain)
    try:
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return "localhost"
    for name in names.get_values_for_type(x509.DNSName):
        return name.replace("*", "any", 1)
    for address in names.get_values_for_type(x509.IPAddress):
        return str(address)
    return "localhost"
