"""Hands each connection to the worker that has the fewest, and passes bytes on.

The kernel could share a port among processes, but it deals connections out by a hash: with few
connections some workers get none. Passing bytes on costs little, because nothing is looked at. One
connection stays with one worker; a client that wants all of them for itself opens several, or goes
through a proxy that knows HTTP/2 (see `docs/operations.md`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast


class Side(asyncio.Protocol):
    """One side of a connection: what it reads, the other side writes."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: Side | None = None
        self.lost: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keeps the transport."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Passes bytes on."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def eof_received(self) -> bool:
        """Passes the end on, and keeps the way back open."""
        if self.other is not None and self.other.transport is not None:
            with contextlib.suppress(OSError):
                self.other.transport.write_eof()
        return True

    def pause_writing(self) -> None:
        """Reads no more from the other side until this one has caught up."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        """Reads on."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the other side too."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()
        if self.lost is not None:
            self.lost()


class Client(Side):
    """A client's side. Its connection to a worker is made when it connects."""

    def __init__(self, balancer: Balancer) -> None:
        super().__init__()
        self._balancer = balancer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Finds a worker before reading anything."""
        super().connection_made(transport)
        assert self.transport is not None  # noqa: S101
        self.transport.pause_reading()
        self._balancer.join(self)


class Balancer:
    """Deals connections out to workers by their addresses (paths of Unix sockets)."""

    def __init__(self, ready: Callable[[], Sequence[str]]) -> None:
        """`ready` tells the addresses of the workers that can take connections now."""
        self._ready = ready
        self._connections: Counter[str] = Counter()
        self._joining: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    @property
    def connections(self) -> dict[str, int]:
        """How many connections each worker has."""
        return dict(self._connections)

    async def listen(self, host: str, port: int) -> int:
        """Starts to take connections; returns the port. Raises OSError when it can't be had."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Client(self), host, port, backlog=1024)
        bound: int = self._server.sockets[0].getsockname()[1]
        return bound

    async def drain(self, seconds: float) -> None:
        """Takes no more connections; those there are go on."""
        if self._server is not None:
            self._server.close()

    async def close(self) -> None:
        """Does nothing: connections end with their workers."""

    def join(self, client: Client) -> None:
        """Connects a client with a worker."""
        task = asyncio.ensure_future(self._join(client))
        self._joining.add(task)
        task.add_done_callback(self._joining.discard)

    async def _join(self, client: Client) -> None:
        transport = client.transport
        assert transport is not None  # noqa: S101
        for address in sorted(self._ready(), key=lambda one: self._connections[one]):
            self._connections[address] += 1
            try:
                _, worker = await asyncio.get_running_loop().create_unix_connection(Side, address)
            except OSError:
                self._leave(address)
                continue
            client.other, worker.other = worker, client
            worker.lost = lambda address=address: self._leave(address)
            if transport.is_closing():
                cast(asyncio.Transport, worker.transport).close()
            else:
                transport.resume_reading()
            return
        transport.close()

    def _leave(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]
