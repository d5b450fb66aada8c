"""A server, and the address that stands for the rules in this process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludex_client.interop.backend import IN_PROCESS


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of a server of all games."""
    from ludex.serving.server import LudexServer
    from ludex.serving.settings import Settings

    serving = LudexServer(Settings(port=0, grace_seconds=0), report=lambda _: None)
    port = serving.start()
    yield f"127.0.0.1:{port}"
    serving.stop().wait()


@pytest.fixture(params=["here", "server"])
def wherever(request: pytest.FixtureRequest) -> str:
    """The rules in this process, then a server's."""
    if request.param == "here":
        return IN_PROCESS
    found: str = request.getfixturevalue("address")
    return found
