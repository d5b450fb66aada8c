"""The server process: games mounted on a gRPC server, health, reflection, and a clean end."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from types import FrameType
from typing import TYPE_CHECKING, Any, cast

import grpc
import structlog
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection

from ludex import __version__
from ludex.core import registry
from ludex.serving import logs
from ludex.serving.access import Access
from ludex.serving.answering import Surroundings
from ludex.serving.calls import Gate, Report
from ludex.serving.memory import Memory
from ludex.serving.mount import Calls, service_of
from ludex.serving.scheduling import expect_steady_work
from ludex.serving.seal import Sealer
from ludex.serving.servicer import GameServicer
from ludex.serving.settings import Settings
from ludex.serving.telemetry import Telemetry

if TYPE_CHECKING:
    from ludex.serving.metrics_page import MetricsPage

log = structlog.get_logger("ludex")

SETTLE_SECONDS = 0.5
"""How long a server that is told to end still takes calls."""
QUIET_SECONDS = 2.0
"""How long it then waits for a moment without calls, at most."""
DELIVERY_SECONDS = 0.1
"""How long the last answers may take to their callers before connections are closed."""


def grpc_server(settings: Settings) -> grpc.Server:
    """A gRPC server without services, set up for the kind of calls that ludex gets."""
    return grpc.server(
        ThreadPoolExecutor(settings.threads, thread_name_prefix="ludex"),
        options=(
            ("grpc.max_receive_message_length", settings.max_request_bytes),
            ("grpc.max_concurrent_streams", settings.streams_per_connection),
            ("grpc.so_reuseport", 0),
        ),
        maximum_concurrent_rpcs=settings.threads,
    )


class Generic:
    """A server as generated code sees it, to which methods are added by generic handlers only.

    Generated code registers each method with gRPC's core as well. A server that has any registered
    method spends some per cent more on every call, those of other methods included
    (`bench/server_kinds.py`).
    """

    def __init__(self, server: grpc.Server) -> None:
        self.add_generic_rpc_handlers = server.add_generic_rpc_handlers

    def add_registered_method_handlers(
        self, service_name: str, method_handlers: Mapping[str, grpc.RpcMethodHandler[Any, Any]]
    ) -> None:
        """Does nothing: the generic handlers answer these methods."""


class LudexServer:
    """A gRPC server of some games. Not started until `start`.

    Raises ValueError when a key, certificate or token file that the settings name can't be read, or
    a package that they need is missing.
    """

    def __init__(self, settings: Settings, report: Report | None = None) -> None:
        """`report` is told of every call; by default the log is, where it takes single calls."""
        self.settings = settings
        self._server = grpc_server(settings)
        self._credentials = _credentials(settings)
        self.gate = Gate(settings.max_in_flight)
        servicers = [_servicer(settings, name) for name in settings.games]
        methods = [
            (one.name, method.name) for one in servicers for method in service_of(one).methods
        ]
        self.telemetry = Telemetry(settings, self.gate, methods, report)
        surroundings = Surroundings(
            self.telemetry.report,
            self.gate,
            None if settings.tokens_file is None else Access(settings.tokens_file),
            self.telemetry.identifies,
        )
        self.services = tuple(service_of(one).full_name for one in servicers)
        self._server.add_generic_rpc_handlers((Calls(servicers, surroundings),))
        self._health = health.HealthServicer()
        generic = cast("grpc.Server", Generic(self._server))
        health_pb2_grpc.add_HealthServicer_to_server(self._health, generic)
        if settings.reflection:
            reflection.enable_server_reflection(
                (*self.services, health.SERVICE_NAME, reflection.SERVICE_NAME), generic
            )

    def start(self, address: str | None = None) -> int:
        """Starts to serve; returns the port. Raises OSError when the address can't be had.

        `address`: where to listen instead of the settings' host and port, as grpc writes it.
        """
        if address is None:
            address = f"{self.settings.host}:{self.settings.port}"
        try:
            if self._credentials is None:
                port = self._server.add_insecure_port(address)
            else:
                port = self._server.add_secure_port(address, self._credentials)
        except RuntimeError:
            port = 0
        if port == 0:
            raise OSError(f"can't listen on {address}: is another server running there?")
        self._server.start()
        for service in ("", *self.services):
            self._health.set(service, health_pb2.HealthCheckResponse.SERVING)
        return port

    def stop(self, grace_seconds: float | None = None) -> threading.Event:
        """Takes no more calls and lets those in flight finish within the grace period, which is
        that of the settings by default.

        Returns an event that is set when all is done.
        """
        self._health.enter_graceful_shutdown()
        grace = self.settings.grace_seconds if grace_seconds is None else grace_seconds
        stopped: threading.Event = self._server.stop(grace)
        return stopped

    def end(self) -> None:
        """Stops, waits until all is done, and hands over the traces that wait to be sent.

        Calls are answered for a moment longer: those on their way here when their callers learn
        that this server ends would be cancelled. Then connections are closed, best in a moment
        without calls: gRPC closes a connection as soon as the last answer is on its way, and what
        the caller sends while it receives a large one, be it that there is room for more, makes the
        system drop the rest.
        """
        self._health.enter_graceful_shutdown()
        time.sleep(SETTLE_SECONDS)
        grace = self.settings.grace_seconds
        waited = self._wait_for_quiet(min(QUIET_SECONDS, grace))
        self.stop(grace - waited).wait()
        self.telemetry.close()

    def _wait_for_quiet(self, seconds: float) -> float:
        """Waits for a moment without calls, at most for so long; how long that took."""
        started = time.monotonic()
        while self.gate.in_flight and time.monotonic() < started + seconds:
            time.sleep(0.01)
        time.sleep(min(DELIVERY_SECONDS, seconds))
        return min(time.monotonic() - started, seconds)


def _servicer(settings: Settings, name: str) -> GameServicer:
    keys = settings.read_seal_keys()
    sealer = Sealer(keys, name, settings.seat_token_seconds) if keys else None
    memory = Memory(settings.remembered_positions)
    return GameServicer(registry.codec(name), settings.limits, sealer, settings.sealed_only, memory)


def _credentials(settings: Settings) -> grpc.ServerCredentials | None:
    """TLS from the files that the settings name; None without any."""
    files = settings.read_tls()
    if files is None:
        return None
    authorities = files.client_authorities
    return grpc.ssl_server_credentials(
        [(files.key, files.chain)], authorities, require_client_auth=authorities is not None
    )


def serve(settings: Settings) -> None:
    """Serves in this process until SIGTERM or SIGINT.

    Raises OSError when the address can't be had, ValueError when a file that the settings name
    can't be read.
    """
    logs.configure(settings.log_level, settings.log_format)
    expect_steady_work()
    server = LudexServer(settings)
    told_to_stop = threading.Event()

    def stop(signum: int, frame: FrameType | None) -> None:  # noqa: ARG001
        told_to_stop.set()

    for signum in (signal.SIGTERM, signal.SIGINT):
        signal.signal(signum, stop)
    page = _metrics_page(server)
    port = server.start()
    if page is not None:
        page.start()
    log.info(
        "serving",
        version=__version__,
        address=f"{settings.host}:{port}",
        games=list(settings.games),
        reflection=settings.reflection,
        **({} if page is None else {"metrics": page.address}),
    )
    told_to_stop.wait()
    log.info("stopping", grace_seconds=settings.grace_seconds)
    server.end()
    if page is not None:
        page.close()
    log.info("stopped")


def _metrics_page(server: LudexServer) -> MetricsPage | None:
    """The page of the server's metrics, if it has any. Raises OSError like `start`."""
    settings, metrics = server.settings, server.telemetry.metrics
    if settings.metrics_port is None or metrics is None:
        return None
    from ludex.serving.metrics_page import MetricsPage

    return MetricsPage(metrics.registry, settings.host, settings.metrics_port)
