"""The parts of Envoy's configuration from which the chart puts its own together.

    python -m deploy.chart.edge [--check]

The chart can't run `ludex edge --print`: which games there are, how they are reached and what
bounds a call is decided when it is rendered. So this writes what `ludex.edge` makes of one of each
thing, with places for what is decided later, to `files/edge.json.tpl`; `templates/_edge.tpl` fills
them. Tests hold every rendered configuration to what `ludex edge` makes of the same options.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from google.protobuf.descriptor_pb2 import FileDescriptorProto, FileDescriptorSet

from ludex.core.registry import GAMES
from ludex.edge import config, listener
from ludex.edge.cluster import cluster
from ludex.edge.descriptors import descriptor_set, service
from ludex.edge.options import Options, TlsPaths, Upstream

FILE = Path(__file__).parent / "files" / "edge.json.tpl"
PORT, STATS_PORT, ADMIN_PORT, GAMES_PORT = 8080, 9901, 9902, 50051
TLS = Path("/etc/ludex/tls")
CLIENTS = Path("/etc/ludex/clients")
NAME, HOST, ORIGIN = "@name@", "@host@", "@origin@"
"""What stands for the servers of a game, and for an origin, until the chart knows them."""

# Numbers that occur nowhere else, and what the chart puts in place of them and of what is reckoned
# from them.
REQUEST_BYTES, CALL_SECONDS, IN_FLIGHT = 72_000_001, 73_000_003, 74_000_009
PLACES = {
    f'"max_connections": {IN_FLIGHT}': '"max_connections": {{ max 1024 .inFlight }}',
    f"{2 * CALL_SECONDS + listener.ARRIVAL_SECONDS}s": (
        f"{{{{ add (mul 2 .callSeconds) {listener.ARRIVAL_SECONDS} }}}}s"
    ),
    f"{CALL_SECONDS + 1}s": "{{ add 1 .callSeconds }}s",
    str(REQUEST_BYTES): "{{ .requestBytes }}",
    str(IN_FLIGHT): "{{ .inFlight }}",
}
LEFT = re.compile(r"\b(7[234]|14[67])0000\d\d\b")


def written() -> str:
    """The parts as text."""
    text = json.dumps(parts(), indent=1, ensure_ascii=False)
    if "{{" in text:
        raise ValueError("the configuration has something that Helm would take for its own")
    for number, place in PLACES.items():
        if number not in text:
            raise ValueError(f"{place} has no place in the configuration any more")
        text = text.replace(number, place)
    if LEFT.search(text):
        raise ValueError("the configuration reckons with a bound in a way that is new")
    return text + "\n"


def parts() -> dict[str, Any]:
    """One of each thing."""
    upstream = Upstream(NAME, GAMES, (f"{HOST}:{GAMES_PORT}",))
    options = Options(
        upstreams=(upstream,),
        port=PORT,
        admin=f"127.0.0.1:{ADMIN_PORT}",
        stats=f"0.0.0.0:{STATS_PORT}",
        origins=(ORIGIN,),
        request_bytes=REQUEST_BYTES,
        call_seconds=CALL_SECONDS,
        in_flight=IN_FLIGHT,
    )
    whole = config.bootstrap(options)
    resources = whole["static_resources"]
    _, stats = resources.pop("listeners")
    _, admin = resources.pop("clusters")
    front = listener.listener(options)
    return {
        "bootstrap": whole,
        "listener": _emptied(front),
        "stats": stats,
        "adminCluster": admin,
        "cluster": cluster(options, upstream),
        "routes": {
            game: listener.game_routes(options, Upstream(NAME, (game,), upstream.addresses))
            for game in GAMES
        },
        "serverRoutes": listener.server_routes(options, upstream),
        "services": {game: service(game).full_name for game in GAMES},
        "descriptors": descriptors(),
        "origins": {"any": _origin("*"), "one": _origin(ORIGIN)},
        "tls": {"own": _tls(None), "mutual": _tls(CLIENTS / "ca.crt")},
    }


def _emptied(front: dict[str, Any]) -> dict[str, Any]:
    """The listener without what depends on the games. The chart finds the places by these paths."""
    manager = front["filter_chains"][0]["filters"][0]["typed_config"]
    without_pages(manager["route_config"])
    filters = {each["name"]: each["typed_config"] for each in manager["http_filters"]}
    filters["envoy.filters.http.health_check"]["cluster_min_healthy_percentages"] = {}
    transcoder = filters["envoy.filters.http.grpc_json_transcoder"]
    transcoder.update(proto_descriptor_bin="", services=[])
    (host,) = manager["route_config"]["virtual_hosts"]
    host["routes"] = []
    host["typed_per_filter_config"]["envoy.filters.http.cors"]["allow_origin_string_match"] = []
    return front


def without_pages(route_config: dict[str, Any]) -> None:
    """Takes out the playground: all of it is more than a ConfigMap should hold."""
    route_config.pop("max_direct_response_body_size_bytes", None)
    for host in route_config["virtual_hosts"]:
        host["routes"] = [route for route in host["routes"] if "direct_response" not in route]


def _origin(origin: str) -> Any:
    (match,) = listener.cors(Options((), origins=(origin,)))["allow_origin_string_match"]
    return match


def _tls(client_ca: Path | None) -> dict[str, Any]:
    paths = TlsPaths(TLS / "tls.crt", TLS / "tls.key", client_ca)
    return {"name": "tls", "typed_config": listener.tls(Options((), tls=paths))}


def descriptors() -> dict[str, Any]:
    """The protos, so that those of some games can be had by joining: sets join byte by byte."""
    joined = FileDescriptorSet.FromString(descriptor_set(GAMES)).file
    packages = {service(game).file.package: game for game in GAMES}
    numbers = [number for number, file in enumerate(joined) if file.package in packages]
    first, own, last = (
        joined[: numbers[0]],
        joined[numbers[0] : numbers[-1] + 1],
        joined[numbers[-1] + 1 :],
    )
    if others := [file.name for file in own if file.package not in packages]:
        raise ValueError(f"{', '.join(others)}: not all games import it, which takes more thought")
    return {
        "first": _encoded(first),
        "games": {
            game: _encoded(file for file in own if file.package == package)
            for package, game in packages.items()
        },
        "last": _encoded(last),
    }


def _encoded(files: Iterable[FileDescriptorProto]) -> str:
    return base64.b64encode(FileDescriptorSet(file=files).SerializeToString()).decode()


def main() -> None:
    """Writes the file, or tells whether it is stale."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if it is stale")
    text = written()
    if not parser.parse_args().check:
        FILE.write_text(text)
    elif FILE.read_text() != text:
        sys.exit("The chart's parts of the edge are stale: run `python -m deploy.chart.edge`.")


if __name__ == "__main__":
    main()
