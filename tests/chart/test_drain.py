"""An edge's pod ends in order: its `preStop`, against a real Envoy as the chart sets it up."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import grpc
import pytest

from ludex.edge.envoy import binary
from ludex_client import Client
from tests.chart.rendering import CHART, of_kind, rendered
from tests.cli.helpers import server

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="takes bash")


def free_ports(count: int) -> list[int]:
    tried = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports: list[int] = [each.getsockname()[1] for each in tried]
    for each in tried:
        each.close()
    return ports


@contextmanager
def envoy(folder: Path, games: str) -> Iterator[tuple[int, int]]:
    """The chart's Envoy in front of a server here; its port and its admin port."""
    data = of_kind(rendered("one.yaml"), "ConfigMap")["edge"]["data"]
    configuration = json.loads(data["envoy.json"])
    port, admin = free_ports(2)
    host, _, games_port = games.rpartition(":")
    resources = configuration["static_resources"]
    (listener,), (cluster,) = resources["listeners"], resources["clusters"]
    listener["address"]["socket_address"].update(address="127.0.0.1", port_value=port)
    configuration["admin"]["address"]["socket_address"]["port_value"] = admin
    (ends,) = cluster["load_assignment"]["endpoints"][0]["lb_endpoints"]
    ends["endpoint"]["address"]["socket_address"].update(address=host, port_value=int(games_port))
    file = folder / "envoy.json"
    file.write_text(json.dumps(configuration))
    process = subprocess.Popen(
        [binary(), "--config-path", file, "--concurrency", "1", "--disable-hot-restart"],
        stderr=subprocess.DEVNULL,
    )
    try:
        with grpc.insecure_channel(f"127.0.0.1:{port}") as channel:
            grpc.channel_ready_future(channel).result(timeout=30)
        yield port, admin
    finally:
        process.terminate()
        process.wait(30)


def drained(admin: int, drain: int, grace: int) -> float:
    """Runs the script to its end; how long it took."""
    began = time.monotonic()
    script = str(CHART / "files" / "drain.sh")
    subprocess.run(
        ["bash", script, str(admin), str(drain), str(grace)],  # noqa: S607
        check=True,
        timeout=60,
    )
    return time.monotonic() - began


def connects(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=2).close()
    except OSError:
        return False
    return True


def test_calls_in_flight_are_answered_and_new_ones_go_elsewhere(tmp_path: Path) -> None:
    answered: list[float] = []
    with server("smallholder") as address, envoy(tmp_path, address) as (port, admin):
        with Client(f"127.0.0.1:{port}", timeout=30) as ludex:
            state = ludex.smallholder.new_game().state
            count = 50
            while True:
                began = time.monotonic()
                ludex.smallholder.simulate_playouts(state, (), count=count)
                took = time.monotonic() - began
                if took > 0.5:
                    break
                count *= 2
            count = round(count * 3 / took)

            def long() -> None:
                ludex.smallholder.simulate_playouts(state, (), count=count)
                answered.append(time.monotonic())

            call = threading.Thread(target=long)
            call.start()
            time.sleep(0.3)
            script = threading.Thread(target=drained, args=(admin, 1, 20))
            script.start()
            time.sleep(0.5)
            assert connects(port), "it still takes connections while load balancers catch up"
            script.join()
            ended = time.monotonic()
            call.join()
        assert answered, "the call in flight has no answer"
        assert answered[0] <= ended + 0.5, "it does not wait for the call"
        assert ended <= answered[0] + 2, "it waits for nothing"
        assert not connects(port)


def test_it_does_not_wait_without_calls_in_flight(tmp_path: Path) -> None:
    with server("limes") as address, envoy(tmp_path, address) as (port, admin):
        with Client(f"127.0.0.1:{port}") as ludex:
            assert ludex.limes.new_game().to_act
        assert drained(admin, 0, 20) < 5


def test_it_ends_where_there_is_no_envoy_any_more() -> None:
    (nobody,) = free_ports(1)
    assert drained(nobody, 0, 2) < 5
