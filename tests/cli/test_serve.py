"""`ludex serve`: its settings, and the server as a process."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludex.serving.settings import Settings
from tests.cli.helpers import facts, out, run

LUDEX = [sys.executable, "-c", "from ludex.cli import main; main()"]


def test_every_setting_is_a_flag() -> None:
    shown = out("serve", "--help")
    for name in Settings.model_fields:
        if name not in ("games", "seal_keys"):
            assert f"--{name.replace('_', '-')}" in shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "99999"], "--port: "),
        (["--port", "many"], "--port: "),
        (["--log-level", "loud"], "'loud' is not one of"),
        (["--config", "/nowhere/at/all.toml"], "there is no such file"),
        (["chess"], "no game is called 'chess'"),
    ],
)
def test_bad_settings_are_told_in_a_line(arguments: list[str], told: str) -> None:
    result = run("serve", *arguments)
    assert result.exit_code == 2
    assert told in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("port = 99999\n", "port: "),
        ("prt = 1\n", "prt: there is no such setting."),
        ('games = ["chess"]\n', "no game is called chess"),
        ("port = \n", "is no TOML"),
    ],
)
def test_bad_files_are_told_in_a_line(content: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "ludex.toml"
    file.write_text(content)
    result = run("serve", "--config", file)
    assert result.exit_code == 2
    assert told in result.stderr


def test_several_wrong_settings_are_all_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEX_THREADS", "0")
    result = run("serve", "--port", "99999")
    assert result.exit_code == 2
    assert "--port: " in result.stderr
    assert "threads: " in result.stderr


def test_a_bad_list_in_the_environment_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEX_GAMES", "[hexaequo")
    result = run("serve")
    assert result.exit_code == 2
    assert "games" in result.stderr
    assert "Traceback" not in result.output


def test_it_serves_until_it_is_told_to_stop() -> None:
    process = subprocess.Popen(
        [*LUDEX, "serve", "smallholder", "--port", "0"],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LUDEX_LOG_LEVEL": "info"},
    )
    try:
        assert process.stderr is not None
        record: dict[str, object] = {}
        while record.get("event") != "serving":
            record = json.loads(process.stderr.readline())
        assert record["games"] == ["smallholder"]
        shown = out("moves", "smallholder", "--server", record["address"], "--count")
        assert shown == "37\n"
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)
    assert process.returncode == 0


def test_secrets_have_no_flag() -> None:
    assert "--seal-keys " not in out("serve", "--help")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--tls-key", "x.pem"], "tls_certificate and tls_key go together"),
        (["--seal-keys-file", "/nowhere/at/all"], "the sealing keys"),
        (["--tokens-file", "/nowhere/at/all"], "the tokens in /nowhere/at/all"),
        (["--tls-key", "/nowhere/k", "--tls-certificate", "/nowhere/c"], "the TLS files"),
    ],
)
def test_files_that_cannot_be_read_are_told(arguments: list[str], told: str) -> None:
    done = subprocess.run(
        [*LUDEX, "serve", "smallholder", "--port", "0", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_keygen_makes_keys_that_seal() -> None:
    from ludex.serving.seal import read_keys

    key = out("keygen")
    assert len(read_keys([key])) == 1
    assert facts("keygen")["key"] != key.strip()


def test_tokens_open_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludex.serving.server import LudexServer

    made = run("token", "front end", "smallholder")
    file = tmp_path / "tokens.toml"
    file.write_text(made.stdout + run("token", "other").stdout)
    token = made.stderr.split()[-1]
    serving = LudexServer(
        Settings(games=("smallholder",), port=0, grace_seconds=0, tokens_file=file),
        report=lambda _: None,
    )
    address = f"127.0.0.1:{serving.start()}"
    try:
        refused = run("new", "smallholder", "--server", address)
        assert refused.exit_code == 3
        assert "UNAUTHENTICATED" in refused.stderr
        monkeypatch.setenv("LUDEX_TOKEN", token)
        assert "To act" in out("new", "smallholder", "--server", address)
    finally:
        serving.stop().wait()
    assert facts("token", "x")["games"] == ["*"]
    assert run("token", "").exit_code == 2


def test_a_busy_port_is_told_in_a_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*LUDEX, "serve", "smallholder", "--port", port],
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 3
    assert f"can't listen on 127.0.0.1:{port}" in done.stderr
    assert "Traceback" not in done.stderr
