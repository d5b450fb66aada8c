"""A pod's command, with its environment and its files, really starts a server."""

from __future__ import annotations

import hashlib
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludex_client import Client, LudexError
from tests.chart.rendering import container, environment, of_kind, rendered
from tests.cli.helpers import out, run

TOKENS = """\
[[tokens]]
name = "frontend"
sha256 = "{hash}"
games = ["*"]
"""


@contextmanager
def started(values: str, part: str, files: dict[str, str], folder: Path) -> Iterator[str]:
    """Runs what the pod would run, with its paths moved into a folder; its address."""
    resources = rendered(values)
    deployment = of_kind(resources, "Deployment")[part]
    data = of_kind(resources, "ConfigMap")[part]["data"]
    contents = {f"settings/{name}": text for name, text in data.items()} | files
    for name, text in contents.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def here(text: str) -> str:
        return text.replace("/etc/ludex", str(folder))

    with socket.create_server(("127.0.0.1", 0)) as tried:
        port = tried.getsockname()[1]
    given = {name: here(value) for name, value in environment(deployment).items()}
    # Not the ports of a pod, which are its own, and no metrics that another test may tell.
    given |= {"LUDEX_HOST": "127.0.0.1", "LUDEX_PORT": str(port)}
    given.pop("LUDEX_METRICS_PORT", None)
    arguments = [here(argument) for argument in container(deployment)["args"]]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LUDEX_")}
    process = subprocess.Popen([sys.executable, "-m", "ludex", *arguments], env=kept | given)
    try:
        _await(f"127.0.0.1:{port}", process)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        assert process.wait(30) == 0


def _await(address: str, process: subprocess.Popen[bytes]) -> None:
    """As the probes do: until the server says of itself that it serves."""
    ends = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < ends:
        if run("health", "--server", address).exit_code == 0:
            return
        time.sleep(0.1)
    raise AssertionError("the server does not start")


def test_one_for_all_games_with_two_workers(tmp_path: Path) -> None:
    with started("one.yaml", "games", {}, tmp_path) as address, Client(address) as ludex:
        for game in ("hexaequo", "limes", "limits", "smallholder"):
            assert ludex.game(game).new_game(seed=1).to_act


def test_keys_and_tokens(tmp_path: Path) -> None:
    token, entry = _token()
    files = {"sealing/seal.keys": out("keygen"), "tokens/tokens.toml": entry}
    with started("production.yaml", "limes", files, tmp_path) as address:
        with Client(address) as stranger, pytest.raises(LudexError):
            stranger.limes.new_game(sealed=True)
        with Client(address, token=token) as frontend:
            assert frontend.limes.new_game(sealed=True).sealed_state
            with pytest.raises(LudexError):
                frontend.limes.new_game()  # the values say `sealing.only`
            with pytest.raises(LudexError):
                frontend.hexaequo.new_game(sealed=True)  # which other pods serve


def _token() -> tuple[str, str]:
    """A token, and the entry of a file that lets it in."""
    token = secrets.token_urlsafe(32)
    return token, TOKENS.format(hash=hashlib.sha256(token.encode()).hexdigest())
