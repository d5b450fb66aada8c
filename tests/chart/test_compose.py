"""The Compose file as Compose reads it, and the dashboard beside figures that are really told."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludex.core.registry import GAMES
from ludex.serving.seal import new_key, read_keys
from ludex.serving.settings import Settings
from ludex_client import Client
from tests.chart.judging import judge

ROOT = Path(__file__).parents[2]
COMPOSE = ROOT / "deploy" / "compose"
ASKED = re.compile(r"\b(?:ludex|envoy)_[a-z0-9_]+")
LABELS = {"envoy_cluster_name", "envoy_http_conn_manager_prefix", "envoy_response_code_class"}
PARTS_OF_A_HISTOGRAM = re.compile(r"_(bucket|sum|count)$")


def project(file: Path) -> Any:
    done = judge("compose", str(file))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_compose_takes_the_file() -> None:
    found = project(COMPOSE / "compose.yaml")
    assert set(GAMES) <= found["services"].keys()
    for name in GAMES:
        assert found["services"][name]["read_only"] is True
        assert found["services"][name]["networks"].keys() == {"games"}


@pytest.mark.parametrize("keys", [[], [new_key()]])
def test_games_take_their_settings_and_keys(
    keys: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUDEX_SEAL_KEYS", raising=False)
    if keys:
        monkeypatch.setenv("LUDEX_SEAL_KEYS", json.dumps(keys))
    services = project(COMPOSE / "compose.yaml")["services"]
    for name in GAMES:
        for variable, value in services[name]["environment"].items():
            monkeypatch.setenv(variable, value)
        taken = [key.id for key in Settings().read_seal_keys()]
        assert taken == [key.id for key in read_keys(keys)]


def test_the_edge_starts_anew_with_a_new_configuration() -> None:
    edge = project(COMPOSE / "compose.yaml")["services"]["edge"]
    after = edge["depends_on"]["edge-configuration"]
    assert after["condition"] == "service_completed_successfully"
    assert after["restart"] is True


def test_compose_refuses_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "compose.yaml"
    file.write_text((COMPOSE / "compose.yaml").read_text().replace("mem_limit", "memory_limit"))
    done = judge("compose", str(file))
    assert done.returncode != 0
    assert "memory_limit" in done.stderr


# The dashboard


def asked(prefix: str) -> set[str]:
    """The metrics that the dashboard asks for."""
    dashboard = json.loads((COMPOSE / "grafana/dashboards/ludex.json").read_text())
    queries = [
        target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())
    ]
    found = {name for query in queries for name in ASKED.findall(query)}
    return {name for name in found - LABELS if name.startswith(prefix)}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as tried:
        port: int = tried.getsockname()[1]
        return port


@contextmanager
def ludex(*arguments: str) -> Iterator[None]:
    """A command that runs until it is told to end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ludex", *arguments], stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


def told(port: int) -> set[str]:
    """The names of the metrics that a port tells, waited for until it answers."""
    ends = time.monotonic() + 30
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
                page = answer.read().decode()
                return set(re.findall(r"^# TYPE (\S+)", page, re.MULTILINE))
        except OSError:
            if time.monotonic() > ends:
                raise
            time.sleep(0.1)


def in_told(metric: str, names: set[str]) -> bool:
    return bool({metric, PARTS_OF_A_HISTOGRAM.sub("", metric)} & names)


def play(address: str) -> None:
    """A few calls, one of them with an illegal move, so that every figure has something to tell."""
    with Client(address) as client:
        for _ in range(3):
            state = client.hexaequo.new_game().state
            client.hexaequo.check_move(state, "T@A0")


def test_the_edge_tells_what_the_dashboard_asks_for() -> None:
    games, port, stats = free_port(), free_port(), free_port()
    edge = ("edge", "--upstream", f"127.0.0.1:{games}", "--host", "127.0.0.1", "--port", str(port))
    serve = ("serve", "hexaequo", "--host", "127.0.0.1", "--port", str(games))
    with ludex(*serve), ludex(*edge, "--stats", f"127.0.0.1:{stats}"):
        told(stats)
        play(f"127.0.0.1:{port}")
        names = told(stats)
    missing = {metric for metric in asked("envoy_") if not in_told(metric, names)}
    assert asked("envoy_")
    assert not missing


@pytest.mark.skipif("metrics_port" not in Settings.model_fields, reason="no metrics are told yet")
def test_servers_tell_what_the_dashboard_and_the_autoscaler_ask_for() -> None:
    port, metrics = free_port(), free_port()
    serve = ("serve", "--host", "127.0.0.1", "--port", str(port), "--workers", "2")
    with ludex(*serve, "--metrics-port", str(metrics)):
        told(metrics)
        play(f"127.0.0.1:{port}")
        names = told(metrics)
    wanted = asked("ludex_") | {"ludex_calls_in_flight"}
    assert not {metric for metric in wanted if not in_told(metric, names)}
