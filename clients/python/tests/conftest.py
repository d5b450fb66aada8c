"""A running fake server, and clients of either kind that talk to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
import pytest_asyncio

from clients.python.tests.fake import FakeServer, done
from ludex_client import AsyncClient, Client


@pytest.fixture
def server() -> Iterator[FakeServer]:
    running = FakeServer()
    yield running
    running.stop()


@pytest_asyncio.fixture(params=[Client, AsyncClient], ids=["blocking", "asyncio"])
async def connect(request: Any, server: FakeServer) -> AsyncIterator[Callable[..., Any]]:
    """Makes clients of the fake server: every test runs with the one kind, then with the other."""
    made: list[Any] = []

    def connect(target: str = server.target, **settings: Any) -> Any:
        made.append(request.param(target, **settings))
        return made[-1]

    yield connect
    for client in made:
        await done(client.close())


@pytest_asyncio.fixture
async def ludex(connect: Callable[..., Any]) -> Any:
    """A client with the usual settings."""
    return connect()
