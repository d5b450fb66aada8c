"""An edge's pod ends in order: its `preStop`, against a real Envoy as the chart sets it up."""

from __future__ import annotations

import shutil
import socket
import subprocess
import threading
import time
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from ludex_client import Client
from tests.chart import edges
from tests.chart.edges import free_ports
from tests.chart.rendering import CHART
from tests.cli.helpers import server

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="takes bash")

LONGEST_CALL = 60
"""Seconds, so that no machine is too slow or too fast for a call that goes on for a while."""


def envoy(folder: Path, games: str) -> AbstractContextManager[tuple[int, int]]:
    """The chart's Envoy in front of a server here; its port and its admin port."""
    bounds = {"max_call_seconds": LONGEST_CALL}
    return edges.envoy(edges.of_chart(folder, "one.yaml", server__settings=bounds), games)


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
    bounds = {"max_call_seconds": LONGEST_CALL, "max_playouts": 1_000_000}
    with (
        server("smallholder", **bounds) as address,
        envoy(tmp_path, address) as (port, admin),
    ):
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
