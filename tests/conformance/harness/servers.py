"""The servers that cases run against: real ones on real sockets, set up as `servers.json` says."""

from __future__ import annotations

import hashlib
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ludex.serving.seal import new_key
from ludex.serving.server import LudexServer
from ludex.serving.settings import Settings

FILE = Path(__file__).parents[1] / "servers.json"


@contextmanager
def running() -> Iterator[dict[str, str]]:
    """Starts every server; gives their addresses by name, and one where nobody listens."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        keys = {"first": new_key(), "second": new_key()}
        addresses = {}
        for name, said in json.loads(FILE.read_text()).items():
            server = LudexServer(_settings(said, keys, folder / name), lambda record: None)
            addresses[name] = f"127.0.0.1:{server.start()}"
            stack.callback(lambda stopping: stopping.stop().wait(), server)
        nobody = stack.enter_context(socket.socket())
        # Bound and not listening: nobody else can take the port while the suite runs.
        nobody.bind(("127.0.0.1", 0))
        addresses["nobody"] = f"127.0.0.1:{nobody.getsockname()[1]}"
        yield addresses


def _settings(said: dict[str, Any], keys: dict[str, str], file: Path) -> Settings:
    settings = {"port": 0, "threads": 16, **said}
    tokens = settings.pop("tokens", None)
    if tokens is not None:
        settings["tokens_file"] = file.with_suffix(".toml")
        settings["tokens_file"].write_text(
            "".join(
                f'[[tokens]]\nname = "{token}"\ngames = {json.dumps(games)}\n'
                f'sha256 = "{hashlib.sha256(token.encode()).hexdigest()}"\n'
                for token, games in tokens.items()
            )
        )
    settings["seal_keys"] = [keys[name] for name in settings.pop("keys", ())]
    return Settings(**settings)
