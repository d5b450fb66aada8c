"""Running commands, and places to run them against."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from ludex.cli.app import app

VECTORS = Path(__file__).parent.parent / "vectors"


def run(*args: object, input: str | None = None) -> Result:
    """Runs `ludex` with these arguments, in this process."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input=input)


def out(*args: object, input: str | None = None) -> str:
    """What a command that succeeds writes to standard output."""
    result = run(*args, input=input)
    assert result.exit_code == 0, result.output
    return result.stdout


def facts(*args: object, status: int = 0, input: str | None = None) -> Any:
    """The JSON that a command writes with --json."""
    result = run(*args, "--json", input=input)
    assert result.exit_code == status, result.output
    return json.loads(result.stdout)


@contextmanager
def server(*games: str, **settings: Any) -> Iterator[str]:
    """A ludex server of these games on a free port, set up so; its address."""
    from ludex.serving.server import LudexServer
    from ludex.serving.settings import Settings

    serving = LudexServer(
        Settings(games=games, port=0, grace_seconds=0, **settings), report=lambda _: None
    )
    port = serving.start()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        serving.stop().wait()
