"""The configuration: accepted by Envoy itself, whatever the options."""

import json
import subprocess

import pytest
from google.protobuf import descriptor_pb2

from ludex.core import registry
from ludex.edge import config
from ludex.edge.descriptors import descriptor_set, service
from ludex.edge.envoy import binary
from ludex.edge.options import Options, TlsPaths, Upstream, options_of, parse_upstreams
from ludex.edge.replies import REASONS, REPLIES
from ludex.serving.settings import Settings
from tests.cli.helpers import out, run
from tests.edge.conftest import ROOT
from tests.serving.test_access import Authority

ALL = parse_upstreams(("ludex:50051",))
EACH = parse_upstreams(tuple(f"{game}={game}:50051" for game in registry.GAMES))


def validated(text, folder):
    file = folder / "envoy.json"
    file.write_text(text)
    command = [binary(), "--mode", "validate", "--config-path", file, "--disable-hot-restart"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_envoy_accepts_it(tmp_path):
    certificate, key = Authority(tmp_path).issue("server")
    options = [
        options_of(Settings(), ("unix:/tmp/0.sock", "unix:/tmp/1.sock")),
        Options(ALL, stats="0.0.0.0:9902", admin="127.0.0.1:9901"),
        Options(EACH, origins=("https://play.example.org",)),
        Options(ALL, playground=False),
        Options(parse_upstreams(("limes,limits=cards:1", "hexaequo=boards:1"))),
        Options(ALL, tls=TlsPaths(certificate, key)),
        Options(ALL, tls=TlsPaths(certificate, key, tmp_path / "authority.pem")),
    ]
    (tmp_path / "authority.pem").write_bytes(certificate.read_bytes())
    for each in options:
        result = validated(config.written(each), tmp_path)
        assert result.returncode == 0, result.stderr
        assert "eprecated" not in result.stderr


def test_what_is_printed_is_what_is_run(tmp_path):
    printed = out("edge", "--upstream", "ludex:50051", "--max-in-flight", "7", "--print")
    assert json.loads(printed) == config.bootstrap(Options(ALL, in_flight=7))
    assert validated(printed, tmp_path).returncode == 0


def test_servers_can_be_of_some_games():
    found = parse_upstreams(("limits,limes=a:1", "limes,limits=b:1", "hexaequo=c:1"))
    assert found == (
        Upstream("limes-limits", ("limes", "limits"), ("a:1", "b:1")),
        Upstream("hexaequo", ("hexaequo",), ("c:1",)),
    )
    assert parse_upstreams((f"{','.join(registry.GAMES)}=ludex:50051",)) == ALL


def test_an_envoy_that_refuses_is_told_of(tmp_path):
    assert validated('{"admin": {"nothing": 1}}', tmp_path).returncode != 0


@pytest.mark.parametrize(
    ("upstreams", "told"),
    [
        (["chess=chess:1"], "no game is called chess"),
        (["ludex"], "an upstream is"),
        (["limes,chess=limes:1"], "no game is called chess"),
        (["ludex:1", "limes=limes:1"], "limes: give servers of its own"),
        (["limes,limits=a:1", "limits=b:1"], "limits: give servers of its own"),
        (["ludex:1", "unix:/tmp/x"], "Unix sockets or host names"),
    ],
)
def test_bad_upstreams_are_told_in_a_line(upstreams, told):
    given = [part for upstream in upstreams for part in ("--upstream", upstream)]
    result = run("edge", *given, "--print")
    assert result.exit_code == 2
    assert told in result.stderr
    assert "Traceback" not in result.output


def test_each_game_goes_to_its_own_servers():
    (host,) = config.bootstrap(Options(EACH))["static_resources"]["listeners"][0]["filter_chains"][
        0
    ]["filters"][0]["typed_config"]["route_config"]["virtual_hosts"]
    calls = [one for one in host["routes"] if "route" in one]
    found = {one["match"]["prefix"]: one["route"]["cluster"] for one in calls}
    for game in registry.GAMES:
        assert found[f"/v1/{game}"] == found[f"/{service(game).full_name}/"] == game
    assert len(found) == 2 * len(registry.GAMES)


def test_the_descriptors_hold_what_errors_carry():
    files = descriptor_pb2.FileDescriptorSet.FromString(descriptor_set(registry.GAMES)).file
    names = [file.name for file in files]
    assert "google/rpc/error_details.proto" in names
    # Envoy wants each file after those that it imports.
    for number, file in enumerate(files):
        assert set(file.dependency) <= set(names[:number])


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_call_has_its_path(game):
    from google.api import annotations_pb2

    for method in service(game).methods:
        rule = method.GetOptions().Extensions[annotations_pb2.http]
        if method.name == "DescribeGame":
            assert rule.get == f"/v1/{game}"
        else:
            verb = method.name[0].lower() + method.name[1:]
            assert (rule.post, rule.body) == (f"/v1/{game}:{verb}", "*")


def test_reasons_are_documented():
    page = (ROOT / "docs/errors.md").read_text()
    for reason, meaning in REASONS.items():
        assert f"| `{reason}` | {meaning} |" in page
    for reply in REPLIES:
        assert f"| `{reply.reason}` |" in page
