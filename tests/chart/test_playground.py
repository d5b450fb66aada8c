"""The playground of the chart and of Compose: served by a real Envoy, beside calls of all kinds."""

from __future__ import annotations

import base64
import gzip
import http.client
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ludex.core.registry import GAMES
from ludex.edge.pages import HASHED
from ludex.edge.pages import pages as files
from ludex_client import Client
from ludex_proto.limes.v1 import service_pb2
from tests.chart.edges import envoy, of_chart, pages, validated, written
from tests.chart.judging import judge
from tests.chart.rendering import CHART, Resource, of_kind, rendered
from tests.cli.helpers import server

COMPOSE = CHART.parent / "compose" / "compose.yaml"
CALL = "/ludex.limes.v1.LimesService/NewGame"


class Answer(NamedTuple):
    status: int
    headers: Any
    body: bytes


def ask(port: int, path: str, body: bytes | None = None, kind: str = "application/json") -> Answer:
    """A request, a POST when it has a body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        headers = {} if body is None else {"content-type": kind}
        connection.request("GET" if body is None else "POST", path, body, headers)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())
    finally:
        connection.close()


def calls_are_answered(port: int) -> None:
    """gRPC to every game, JSON and gRPC-Web."""
    with Client(f"127.0.0.1:{port}") as client:
        for game in GAMES:
            assert client.game(game).new_game(seed=1).to_act
    asked = ask(port, "/v1/limes:newGame", b'{"seed": "1"}')
    assert asked.status == 200
    assert json.loads(asked.body)["state"]
    request = service_pb2.NewGameRequest(seed=1).SerializeToString()
    framed = struct.pack(">BI", 0, len(request)) + request
    answer = ask(port, CALL, framed, "application/grpc-web+proto")
    flags, size = struct.unpack(">BI", answer.body[:5])
    assert flags == 0, "no message comes first"
    response = service_pb2.NewGameResponse.FromString(answer.body[5 : 5 + size])
    assert response.HasField("state")
    assert b"grpc-status:0" in answer.body[5 + size :].replace(b" ", b"")


def of_compose(folder: Path, monkeypatch: pytest.MonkeyPatch, **environment: str) -> Path:
    """What Compose's service for it writes, with this environment around Compose."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    done = judge("compose", str(COMPOSE))
    assert done.returncode == 0, done.stderr
    service = json.loads(done.stdout)["services"]["edge-configuration"]
    (mount,) = service["volumes"]
    command = [*service["entrypoint"], *service["command"]]
    return written(command, mount["target"], folder, **service["environment"])


@pytest.fixture(params=["values.yaml", "one.yaml", "compose.yaml"])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def on(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The configuration as it is without any change."""
    if name == "compose.yaml":
        monkeypatch.delenv("LUDEX_PLAYGROUND", raising=False)
        return of_compose(tmp_path, monkeypatch)
    return of_chart(tmp_path, name)


@pytest.fixture
def off(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The configuration with the playground switched off."""
    if name == "compose.yaml":
        return of_compose(tmp_path, monkeypatch, LUDEX_PLAYGROUND="false")
    return of_chart(tmp_path, name, playground__enabled=False)


@pytest.fixture(scope="module")
def games() -> Iterator[str]:
    """One server of all games, which stands for those of each."""
    with server() as address:
        yield address


def test_it_is_served_beside_the_calls(on: Path, games: str) -> None:
    assert validated(on).returncode == 0
    expected = pages(json.loads(on.read_text()))
    with envoy(on, games) as (port, _):
        page = ask(port, "/")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert b"<title>ludex" in gzip.decompress(page.body)
        for path, content in expected.items():
            answer = ask(port, path)
            assert (answer.status, answer.body) == (200, base64.b64decode(content)), path
        calls_are_answered(port)


def test_switched_off_only_calls_are_answered(off: Path, games: str) -> None:
    assert validated(off).returncode == 0
    assert not pages(json.loads(off.read_text()))
    with envoy(off, games) as (port, _):
        answer = ask(port, "/")
        assert answer.status == 404
        assert json.loads(answer.body)["details"][0]["reason"] == "NO_SUCH_CALL"
        calls_are_answered(port)


# Behind a gateway


def leads(route: Resource, path: str) -> bool:
    """Whether an HTTPRoute takes a path."""
    matches = [match["path"] for rule in route["spec"]["rules"] for match in rule["matches"]]
    return any(
        path == match["value"]
        if match["type"] == "Exact"
        else f"{path}/".startswith(f"{match['value']}/")
        for match in matches
    )


def http_route(enabled: bool) -> Resource:
    resources = rendered("production.yaml", playground__enabled=enabled)
    return of_kind(resources, "HTTPRoute")["route"]


def test_the_route_takes_every_page_while_there_are_pages() -> None:
    paths = {"/", f"/{HASHED}/index-3f9a.js"} | {page.path for page in files()}
    for path in paths:
        assert leads(http_route(True), path), path
        assert not leads(http_route(False), path), path
    for enabled in (True, False):
        assert leads(http_route(enabled), "/v1/limes")
        assert leads(http_route(enabled), CALL)
        assert not leads(http_route(enabled), "/elsewhere")
