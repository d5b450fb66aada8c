"""Several workers, one page: their sums, which survive workers, and files that don't pile up."""

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request

import grpc
import pytest

from ludex.serving.slots import Slots
from tests.fuzz.inputs import service
from tests.serving import slow

NEW_GAME = f"/{service('hexaequo').full_name}/NewGame"
COUNTED = 'ludex_calls_total{code="OK",game="hexaequo",method="NewGame"}'


class Supervised:
    """`ludex serve` with two workers, its page, and the folder that the workers write to."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "ludex", "serve", "hexaequo", slow.GAME, "--port", "0",
                "--workers", "2", "--metrics-port", "0",
            ],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "TMPDIR": str(folder)},
        )  # fmt: skip
        self.folder = folder
        self.events = []
        threading.Thread(target=self._read, daemon=True).start()
        try:
            serving = self.wait("serving")
        except BaseException:
            self.process.kill()
            raise
        self.address, self.page = serving["address"], serving["metrics"]

    def _read(self):
        for line in self.process.stderr:
            # Others write there too when a worker is killed: gRPC's core, and the interpreter.
            with contextlib.suppress(ValueError):
                self.events.append(json.loads(line))

    def wait(self, event, count=1, seconds=60):
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            found = [one for one in self.events if one["event"] == event]
            if len(found) >= count:
                return found[count - 1]
            time.sleep(0.02)
        raise AssertionError(f"no {event} in {self.events}")

    def pids(self):
        return [one["pid"] for one in self.events if one["event"] == "worker_ready"]

    def files(self):
        return sorted(path.name for path in self.folder.glob("ludex-*/metrics/*"))

    def told(self, sample):
        with urllib.request.urlopen(f"http://{self.page}/metrics", timeout=30) as answer:
            text = answer.read().decode()
        found = re.search(rf"^{re.escape(sample)} (\S+)$", text, re.MULTILINE)
        return None if found is None else float(found[1])

    def comes_to(self, sample, value, seconds=30):
        ends = time.monotonic() + seconds
        while self.told(sample) != value:
            assert time.monotonic() < ends, (sample, self.told(sample))
            time.sleep(0.1)

    def call(self, times):
        """Calls on a connection each, so that every worker gets some."""
        for _ in range(times):
            options = [("grpc.use_local_subchannel_pool", 1)]
            with grpc.insecure_channel(self.address, options=options) as channel:
                channel.unary_unary(NEW_GAME)(b"", timeout=30, wait_for_ready=True)


@pytest.fixture
def supervised(tmp_path):
    one = Supervised(tmp_path)
    yield one
    if one.process.poll() is None:
        one.process.kill()
    one.process.wait()


def test_nothing_is_lost_and_nothing_piles_up_when_workers_end(supervised):
    supervised.call(6)
    assert supervised.told(COUNTED) == 6
    assert supervised.told("ludex_worker_restarts_total") == 0
    assert supervised.told("ludex_workers_ready") == 2
    assert supervised.told("ludex_calls_in_flight_limit") == 128
    for round in range(1, 4):
        os.kill(supervised.pids()[-1], signal.SIGKILL)
        supervised.wait("worker_ended", round)
        supervised.comes_to("ludex_worker_restarts_total", round)
        assert supervised.told(COUNTED) == 6 * round
        supervised.wait("worker_ready", 2 + round)
        supervised.call(6)
        assert supervised.told(COUNTED) == 6 * (round + 1)
    assert supervised.told("ludex_workers_ready") == 2
    assert supervised.told("ludex_calls_in_flight_limit") == 128
    slots = {name.rpartition("_")[2] for name in supervised.files()}
    assert len(slots) <= 3, supervised.files()
    assert len(supervised.files()) <= 3 * len(slots)


def test_nothing_is_lost_in_a_rolling_restart_under_calls(supervised):
    answered, stop = [], threading.Event()

    def keep_calling():
        while not stop.is_set():
            supervised.call(1)
            answered.append(1)

    caller = threading.Thread(target=keep_calling)
    caller.start()
    for count in (1, 2):
        supervised.process.send_signal(signal.SIGHUP)
        supervised.wait("restarted", count)
    stop.set()
    caller.join()
    assert supervised.told(COUNTED) == len(answered) > 0
    assert supervised.told("ludex_worker_restarts_total") == 0
    supervised.comes_to("ludex_calls_in_flight_limit", 128)
    assert len({name.rpartition("_")[2] for name in supervised.files()}) <= 4


def test_calls_in_flight_are_told_and_end_with_their_worker(supervised):
    with grpc.insecure_channel(supervised.address) as channel:
        call = channel.unary_unary(slow.PLAYOUTS).future(slow.playouts(), timeout=60)
        supervised.comes_to("ludex_calls_in_flight", 1, seconds=4)
        for pid in supervised.pids():
            os.kill(pid, signal.SIGKILL)
        assert call.code() is grpc.StatusCode.UNAVAILABLE
    supervised.comes_to("ludex_calls_in_flight", 0)


def test_a_slot_is_given_out_again_when_its_process_has_ended():
    async def scenario():
        freed = []
        slots = Slots(freed.append)
        first, second = slots.take(), slots.take()
        process = await asyncio.create_subprocess_exec("sleep", "60")
        slots.hold(first, process)
        third = slots.take()
        assert not freed
        process.kill()
        await process.wait()
        for _ in range(100):
            if freed:
                break
            await asyncio.sleep(0.01)
        return [first, second, third], freed, slots.take()

    taken, freed, again = asyncio.run(scenario())
    assert taken == [0, 1, 2]
    assert freed == [0]
    assert again == 0
