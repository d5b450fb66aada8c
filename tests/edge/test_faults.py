"""Faults under load: no call of a client with the published retry policy fails, none is wrong."""

import os
import random
import signal
import threading
import time

from ludex.core import registry
from ludex.serving.inproc import InProcess
from ludex_client import Client, LudexError
from tests.edge.conftest import Edge, alive


class Load:
    """Clients that play random games of all four kinds, each answer checked by the engine here."""

    def __init__(self, edge: Edge, clients: int = 3) -> None:
        self.calls = 0
        self.seconds: list[float] = []
        self.failed: list[str] = []
        self.wrong: list[str] = []
        self._edge = edge
        self._stop = threading.Event()
        self._threads = [
            threading.Thread(target=self._play, args=(number,)) for number in range(clients)
        ]

    def __enter__(self):
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def _play(self, number):
        chance = random.Random(number)
        engines = {game: InProcess(game) for game in registry.GAMES}
        with Client(self._edge.address) as ludex:
            while not self._stop.is_set():
                game = chance.choice(registry.GAMES)
                self._one_game(ludex.game(game), engines[game], chance)

    def _one_game(self, game, engine, chance):
        new = self._ask(game, engine, game.calls.new_game(seed=chance.getrandbits(32)))
        while new is not None and new.to_act and not self._stop.is_set():
            seat = chance.choice(new.to_act)
            listed = self._ask(game, engine, game.calls.list_legal_moves(new.state, seat=seat))
            if listed is None:
                return
            move = chance.choice(listed.moves)
            new = self._ask(game, engine, game.calls.apply_move(new.state, move, seat=seat))

    def _ask(self, game, engine, call):
        began = time.monotonic()
        try:
            answer = game.call(call.method, call.request)
        except LudexError as error:
            self.failed.append(f"{call.method}: {error!r}")
            return None
        self.seconds.append(time.monotonic() - began)
        self.calls += 1
        if answer != engine.call(call.method, call.request):
            self.wrong.append(call.method)
        return answer


def settled(edge, load, calls=200, seconds=20):
    """Waits until so many further calls have been answered."""
    wanted, ends = load.calls + calls, time.monotonic() + seconds
    while load.calls < wanted and time.monotonic() < ends:
        time.sleep(0.01)
    assert load.calls >= wanted


def test_a_killed_worker(start):
    edge = start("serve", "--edge", "--workers", "2", "--port", "0")
    with Load(edge) as load:
        settled(edge, load)
        for kill in range(2):
            os.kill(edge.pids()[kill], signal.SIGKILL)
            edge.wait("worker_ready", 3 + kill)
            settled(edge, load)
    print(f"kill -9: {load.calls} calls, slowest {max(load.seconds):.3f} s")
    assert not load.failed
    assert not load.wrong


def test_a_rolling_restart(start):
    edge = start("serve", "--edge", "--workers", "2", "--port", "0")
    before = edge.pids()
    with Load(edge) as load:
        settled(edge, load)
        edge.process.send_signal(signal.SIGHUP)
        edge.wait("restarted")
        settled(edge, load)
    print(f"rolling restart: {load.calls} calls, slowest {max(load.seconds):.3f} s")
    assert not any(map(alive, before.values()))
    assert not load.failed
    assert not load.wrong


def test_a_worker_that_hangs(start):
    edge = start("serve", "--edge", "--workers", "2", "--port", "0")
    with Load(edge) as load:
        settled(edge, load)
        hung = edge.pids()[0]
        os.kill(hung, signal.SIGSTOP)
        try:
            time.sleep(7)
            settled(edge, load)
        finally:
            os.kill(hung, signal.SIGCONT)
        settled(edge, load)
    print(f"hung worker: {load.calls} calls, slowest {max(load.seconds):.3f} s")
    assert not load.failed
    assert not load.wrong


def test_the_only_worker_is_back_at_once_when_it_is_ready(start):
    edge = start("serve", "hexaequo", "--edge", "--port", "0")
    with Client(edge.address) as ludex:
        ludex.hexaequo.new_game()
        os.kill(edge.pids()[0], signal.SIGKILL)
        edge.wait("worker_ready", 2)
        assert ludex.hexaequo.new_game().state.tiles


def test_an_envoy_that_ends_is_started_again(start):
    edge = start("serve", "hexaequo", "--edge", "--port", "0")
    os.kill(edge.wait("edge_ready")["pid"], signal.SIGKILL)
    edge.wait("edge_ready", 2)
    assert edge.all("edge_ended")
    with Client(edge.address) as ludex:
        assert ludex.hexaequo.new_game().state.tiles


def test_calls_in_flight_finish_after_sigterm(start):
    edge = start("serve", "smallholder", "--edge", "--port", "0")
    done = []
    with Client(edge.address) as ludex:
        state = ludex.smallholder.new_game().state

        def work():
            done.append(ludex.smallholder.simulate_playouts(state, (), count=3000).playouts)

        thread = threading.Thread(target=work)
        thread.start()
        time.sleep(0.3)
        assert edge.stop() == 0
        thread.join()
    assert done
    assert done[0] > 0


def test_nothing_is_left_when_the_supervisor_is_killed(start):
    edge = start("serve", "hexaequo", "--edge", "--port", "0")
    pids = [edge.wait("edge_ready")["pid"], *edge.pids().values()]
    edge.process.kill()
    edge.process.wait()
    ends = time.monotonic() + 15
    while any(map(alive, pids)) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not any(map(alive, pids))


def test_an_edge_before_servers_elsewhere(start):
    """As in containers: an edge of its own, before a server that it reaches by its address."""
    server = start("serve", "limes", "--port", "0")
    edge = start(
        "edge", "--upstream", f"limes={server.address}", "--host", "127.0.0.1", "--port", "0",
        serving="edge_serving",
    )  # fmt: skip
    with Client(edge.address) as ludex:
        assert ludex.limes.new_game().to_act
    assert edge.http("/v1/limes").status == 200
    assert edge.http("/v1/hexaequo").status == 404
    assert edge.stop() == 0
