"""Envoy as the chart and Compose set it up, really configured and really started."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import grpc

from ludex.edge.envoy import binary
from tests.chart.rendering import beginning, of_kind, rendered


def written(command: list[str], mounted: str, folder: Path, **environment: str) -> Path:
    """Envoy's configuration, as a container's command writes it to a folder that is mounted."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        [part.replace(mounted, str(folder)) for part in command],
        env={**environment, "PATH": path},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    (file,) = folder.glob("*.json")
    return file


def of_chart(folder: Path, values: str, **changes: Any) -> Path:
    """What the edge's pod writes when it begins."""
    container = beginning(of_kind(rendered(values, **changes), "Deployment")["edge"])
    (mount,) = container["volumeMounts"]
    return written([*container["command"], *container["args"]], mount["mountPath"], folder)


def front(configuration: Any) -> Any:
    """The host of all routes at the port for calls."""
    listener = configuration["static_resources"]["listeners"][0]
    manager = listener["filter_chains"][0]["filters"][0]["typed_config"]
    (host,) = manager["route_config"]["virtual_hosts"]
    return host


def pages(configuration: Any) -> dict[str, str]:
    """The paths that Envoy answers by itself, and the answers, base64."""
    return {
        route["match"]["path"]: route["direct_response"]["body"]["inline_bytes"]
        for route in front(configuration)["routes"]
        if "direct_response" in route
    }


def validated(file: Path) -> subprocess.CompletedProcess[str]:
    """What Envoy says of a configuration."""
    return subprocess.run(
        [binary(), "--mode", "validate", "--config-path", file, "--disable-hot-restart"],
        capture_output=True,
        text=True,
        timeout=60,
    )


def free_ports(count: int) -> list[int]:
    """Ports of the loopback address that nobody listens on."""
    tried = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports: list[int] = [each.getsockname()[1] for each in tried]
    for each in tried:
        each.close()
    return ports


@contextmanager
def envoy(file: Path, games: str) -> Iterator[tuple[int, int]]:
    """Envoy with a configuration, before a server here; its port and its admin port."""
    configuration = json.loads(file.read_text())
    port, admin, stats = free_ports(3)
    host, _, games_port = games.rpartition(":")
    resources = configuration["static_resources"]
    for listener, own in zip(resources["listeners"], (port, stats), strict=False):
        listener["address"]["socket_address"].update(address="127.0.0.1", port_value=own)
    here = {"socket_address": {"address": "127.0.0.1", "port_value": admin}}
    configuration["admin"]["address"] = here
    for cluster in resources["clusters"]:
        (ends,) = cluster["load_assignment"]["endpoints"][0]["lb_endpoints"]
        ends["endpoint"]["address"] = here if cluster["name"] == "admin" else {
            "socket_address": {"address": host, "port_value": int(games_port)}
        }  # fmt: skip
    moved = file.with_name("moved.json")
    moved.write_text(json.dumps(configuration))
    process = subprocess.Popen(
        [binary(), "--config-path", moved, "--concurrency", "1", "--disable-hot-restart"],
        stderr=subprocess.DEVNULL,
    )
    try:
        with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
            grpc.channel_ready_future(channel).result(timeout=30)
        yield port, admin
    finally:
        process.terminate()
        process.wait(30)
