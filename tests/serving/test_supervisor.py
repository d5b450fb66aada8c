"""Several workers behind one port: evenness, restarts, a rolling restart, and a clean end."""

import json
import os
import signal
import subprocess
import sys
import threading
import time

import grpc
import pytest

from ludex.core import registry
from ludex.serving.mount import service_of
from ludex.serving.servicer import GameServicer

GAME = registry.GAMES[0]
SERVICE = service_of(GameServicer(registry.codec(GAME))).full_name
WORKERS = 2


class Supervised:
    """`ludex serve --workers 2` in a process of its own, its log read as it comes."""

    def __init__(self):
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "ludex", "serve", GAME, "--port", "0",
                "--workers", str(WORKERS),
            ],
            stderr=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        self.events = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self.address = self.wait("serving")["address"]
        except BaseException:
            self.process.kill()
            raise

    def _read(self):
        for line in self.process.stderr:
            self.events.append(json.loads(line))

    def wait(self, event, count=1, seconds=20):
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            found = [one for one in self.events if one["event"] == event]
            if len(found) >= count:
                return found[count - 1]
            time.sleep(0.01)
        raise AssertionError(f"no {event} in {self.events}")

    def pids(self):
        return [one["pid"] for one in self.events if one["event"] == "worker_ready"]

    def calls(self):
        return [one for one in self.events if one["event"] == "call"]

    def channel(self):
        return grpc.insecure_channel(self.address, options=[("grpc.use_local_subchannel_pool", 1)])


@pytest.fixture
def supervised():
    one = Supervised()
    yield one
    if one.process.poll() is None:
        one.process.kill()
    one.process.wait()


def new_game(channel):
    return channel.unary_unary(f"/{SERVICE}/NewGame")(b"", timeout=10, wait_for_ready=True)


def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("connections", [2, 6])
def test_connections_are_dealt_out_evenly(supervised, connections):
    channels = [supervised.channel() for _ in range(connections)]
    for channel in channels:
        new_game(channel)
    for _ in range(4):
        for channel in channels:
            new_game(channel)
    supervised.wait("call", connections * 5)
    served = [one["worker"] for one in supervised.calls()]
    assert served.count(0) == served.count(1) == connections * 5 // 2
    for channel in channels:
        channel.close()


def test_workers_are_pinned_to_different_cores(supervised):
    cores = [os.sched_getaffinity(pid) for pid in supervised.pids()]
    assert all(len(one) == 1 for one in cores)
    if len(os.sched_getaffinity(0)) >= WORKERS:
        assert len(set(map(frozenset, cores))) == WORKERS


def test_a_killed_worker_is_replaced_and_others_serve_on(supervised):
    killed = supervised.pids()[0]
    os.kill(killed, signal.SIGKILL)
    assert supervised.wait("worker_ended")["exit_code"] == -signal.SIGKILL
    with supervised.channel() as channel:
        assert new_game(channel)
    supervised.wait("worker_ready", WORKERS + 1)
    channels = [supervised.channel() for _ in range(4)]
    for channel in channels:
        assert new_game(channel)
        channel.close()


def test_a_rolling_restart_replaces_every_worker_and_drops_no_call(supervised):
    before = supervised.pids()
    failures, answered = [], []
    stop = threading.Event()

    def keep_calling():
        while not stop.is_set():
            with supervised.channel() as channel:
                try:
                    answered.append(new_game(channel))
                except grpc.RpcError as error:
                    failures.append(error.code())

    caller = threading.Thread(target=keep_calling)
    caller.start()
    supervised.process.send_signal(signal.SIGHUP)
    supervised.wait("restarted")
    stop.set()
    caller.join()
    assert len(set(supervised.pids()) - set(before)) == WORKERS
    assert not any(map(alive, before))
    assert answered
    assert not failures


def test_sigterm_ends_supervisor_and_workers(supervised):
    pids = supervised.pids()
    with supervised.channel() as channel:
        new_game(channel)
    supervised.process.send_signal(signal.SIGTERM)
    assert supervised.process.wait(timeout=20) == 0
    assert not any(map(alive, pids))
    assert supervised.wait("stopped")


def test_workers_end_when_the_supervisor_is_gone(supervised):
    pids = supervised.pids()
    supervised.process.kill()
    supervised.process.wait()
    ends = time.monotonic() + 15
    while any(map(alive, pids)) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not any(map(alive, pids))
