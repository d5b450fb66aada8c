"""The playground on the edge's port: its files, their headers, and the key that links need."""

import gzip
import json
import urllib.request
from dataclasses import replace

import pytest

from ludex.edge import pages
from ludex.edge.config import bootstrap
from ludex.edge.listener import route_config
from ludex.edge.options import Options, options_of, parse_upstreams
from ludex.edge.run import with_key
from ludex.serving.settings import Settings
from tests.cli.helpers import out

KEPT = "public, max-age=31536000, immutable"
OPTIONS = Options(parse_upstreams(("ludex:50051",)))


@pytest.fixture
def built(tmp_path, monkeypatch):
    """An app as the build leaves it, only smaller."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><p>Play.</p>")
    (tmp_path / "assets" / "index-3f9a.js").write_text("export const one = 1;\n" * 500)
    (tmp_path / "assets" / "index-77c0.css").write_text("p { color: red }")
    (tmp_path / "assets" / "icon-1234.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    return tmp_path


def headers(page):
    return dict(page.headers)


def test_every_file_is_a_page(built):
    found = {page.path: page for page in pages.pages(built)}
    assert sorted(found) == [
        "/",
        "/assets/icon-1234.svg",
        "/assets/index-3f9a.js",
        "/assets/index-77c0.css",
    ]
    assert gzip.decompress(found["/"].content) == b"<!doctype html><p>Play.</p>"
    assert headers(found["/"])["content-type"] == "text/html; charset=utf-8"
    assert headers(found["/assets/index-3f9a.js"])["content-type"].startswith("text/javascript")
    assert headers(found["/assets/index-77c0.css"])["content-type"].startswith("text/css")
    assert headers(found["/assets/icon-1234.svg"])["content-type"] == "image/svg+xml"


def test_what_has_its_hash_in_its_name_is_kept_and_the_page_is_asked_for_anew(built):
    for page in pages.pages(built):
        caching = headers(page)["cache-control"]
        assert caching == ("no-cache" if page.path == "/" else KEPT)
        assert headers(page)["x-content-type-options"] == "nosniff"
        assert headers(page)["content-encoding"] == "gzip"


def test_the_page_may_load_and_call_this_port_only(built):
    (index,) = (page for page in pages.pages(built) if page.path == "/")
    policy = headers(index)["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "http" not in policy


def test_the_same_files_give_the_same_configuration(built):
    assert pages.pages(built) == pages.pages(built)


def test_without_a_built_app_the_page_says_how_to_build_it(tmp_path):
    (only,) = pages.pages(tmp_path)
    assert only.path == "/"
    assert b"make playground" in gzip.decompress(only.content)


def test_calls_come_before_pages_and_envoy_knows_the_largest(built):
    config = route_config(OPTIONS)
    routes = config["virtual_hosts"][0]["routes"]
    kinds = ["page" if "direct_response" in route else "call" for route in routes]
    assert kinds == sorted(kinds)
    assert kinds.count("page") == 4
    largest = max(len(page.content) for page in pages.pages(built))
    assert config["max_direct_response_body_size_bytes"] == largest


def test_switched_off_there_are_only_calls(built):
    config = route_config(replace(OPTIONS, playground=False))
    routes = config["virtual_hosts"][0]["routes"]
    assert routes
    assert not [route for route in routes if "direct_response" in route]
    calls = [
        route
        for route in route_config(OPTIONS)["virtual_hosts"][0]["routes"]
        if "direct_response" not in route
    ]
    assert routes == calls
    assert "max_direct_response_body_size_bytes" not in config


@pytest.mark.parametrize("on", [True, False])
def test_the_setting_reaches_the_edge(on, monkeypatch):
    monkeypatch.setenv("LUDEX_PLAYGROUND", str(on).lower())
    assert options_of(Settings(), ("unix:/tmp/0.sock",)).playground is on


@pytest.mark.parametrize(
    ("flags", "environment", "served"),
    [
        ([], None, True),
        ([], "true", True),
        ([], "false", False),
        (["--no-playground"], None, False),
        (["--no-playground"], "true", False),
        (["--playground"], "false", True),
    ],
)
def test_an_edge_in_front_of_servers_elsewhere_has_the_setting_too(
    flags, environment, served, monkeypatch
):
    monkeypatch.delenv("LUDEX_PLAYGROUND", raising=False)
    if environment is not None:
        monkeypatch.setenv("LUDEX_PLAYGROUND", environment)
    printed = out("edge", "--upstream", "ludex:50051", *flags, "--print")
    assert json.loads(printed) == bootstrap(replace(OPTIONS, playground=served))


def test_a_key_is_made_only_when_there_is_none(tmp_path):
    made = with_key(Settings())
    assert len(made.read_seal_keys()) == 1
    assert with_key(Settings()).read_seal_keys() != made.read_seal_keys()
    file = tmp_path / "keys"
    file.write_text(made.seal_keys[0].get_secret_value())
    kept = Settings(seal_keys_file=file)
    assert with_key(kept) is kept
    assert with_key(made) is made
    off = Settings(playground=False)
    assert with_key(off) is off


def test_the_edge_answers_with_the_page(edge):
    answer = edge.http("/", accept_encoding="gzip")
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == pages.POLICY
    assert answer.headers["cache-control"] == "no-cache"
    (expected,) = (page for page in pages.pages() if page.path == "/")
    assert answer.body == expected.content


def test_head_is_answered_and_nothing_else_is(edge):
    request = urllib.request.Request(edge.url, method="HEAD")  # noqa: S310
    with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
        assert answer.status == 200
        assert answer.read() == b""
    assert edge.http("/", {}, method="POST").reason == "NO_SUCH_CALL"
    assert edge.http("/assets/nothing.js").reason == "NO_SUCH_CALL"


def test_switched_off_its_paths_are_no_calls(start):
    edge = start("serve", "limits", "--edge", "--no-playground", "--port", "0")
    assert edge.http("/").reason == "NO_SUCH_CALL"
    assert edge.http("/v1/limits:newGame", {}).status == 200
    assert edge.http("/v1/limits:newGame", {"sealed": True}).status != 200
    assert not edge.all("sealing_key_for_this_run")


def test_links_work_without_any_setting(edge):
    new = edge.http("/v1/limits:newGame", {"sealed": True}).json
    assert len(new["seatTokens"]) == 2
    assert len(edge.all("sealing_key_for_this_run")) == 1
    assert "LUDEX_SEAL_KEYS_FILE" in json.dumps(edge.all("sealing_key_for_this_run"))
