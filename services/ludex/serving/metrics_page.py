"""The page that Prometheus reads: /metrics, over HTTP, on a port of its own."""

from __future__ import annotations

import socket
import threading
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import CollectorRegistry, make_wsgi_app


class MetricsPage:
    """Tells the metrics of a registry from `start` until it is closed."""

    def __init__(self, registry: CollectorRegistry, host: str, port: int) -> None:
        """Takes the address. Raises OSError when it can't be had."""
        # Written as in an address, an IPv6 host has brackets.
        bare = host.removeprefix("[").removesuffix("]")
        try:
            found = socket.getaddrinfo(bare, port, type=socket.SOCK_STREAM)[0]
            self._server = _Server(found[0], str(found[4][0]), port)
        except OSError as error:
            raise OSError(
                f"can't tell metrics on {host}:{port}: {error.strerror or error}"
            ) from None
        self._server.set_app(make_wsgi_app(registry))
        self._thread = threading.Thread(
            target=self._server.serve_forever, name="ludex-metrics-page", daemon=True
        )
        self.address = f"{host}:{self._server.server_port}"

    def start(self) -> None:
        """Starts to answer: who finds metrics may take it that calls are answered too."""
        self._thread.start()

    def close(self) -> None:
        """Tells no more."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
        self._server.server_close()


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True

    def __init__(self, family: int, host: str, port: int) -> None:
        self.address_family = family
        super().__init__((host, port), _Quiet)


class _Quiet(WSGIRequestHandler):
    def log_message(self, *arguments: object) -> None:
        """Logs nothing: the log is for calls."""
