"""What a server counts: each call once, by game, method and code; violations; what is in flight."""

import contextlib
import random
import threading
import time
import urllib.error
import urllib.request

import grpc
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from ludex.core import registry
from ludex.serving.metrics import BUCKETS
from ludex.serving.metrics_page import MetricsPage
from ludex.serving.server import LudexServer
from ludex.serving.settings import Settings
from ludex.serving.status import REASONS
from tests.fuzz.inputs import any_request, service
from tests.serving import slow
from tests.serving.conftest import Raw

ILLEGAL = {"text": "T@A0"}
LABELS = ("game", "method", "code", "violation")


class Counted:
    """A server in this process, and what it has counted."""

    def __init__(self, **settings):
        self.server = LudexServer(Settings(port=0, metrics_port=0, **settings), lambda record: None)
        self.raw = Raw(self.server.start())

    def page(self):
        return generate_latest(self.server.telemetry.metrics.registry).decode()

    def samples(self, name):
        return {
            tuple(sample.labels[label] for label in LABELS if label in sample.labels): sample.value
            for family in text_string_to_metric_families(self.page())
            for sample in family.samples
            if sample.name == name and sample.value
        }

    def close(self):
        self.raw.channel.close()
        self.server.end()


@pytest.fixture
def counted():
    started = []

    def start(**settings):
        started.append(Counted(**settings))
        return started[-1]

    yield start
    for one in started:
        one.close()


def test_every_call_is_counted_once_by_game_method_and_code(counted):
    one = counted()
    for _ in range(3):
        state = one.raw.call("hexaequo", "NewGame").state
    one.raw.call("limes", "NewGame", seed=1)
    one.raw.call("hexaequo", "CheckMove", state=state, move=ILLEGAL)
    one.raw.fails("hexaequo", "ApplyMove", state=state, move=ILLEGAL)
    one.raw.fails("hexaequo", "GetOutcome")
    assert one.samples("ludex_calls_total") == {
        ("hexaequo", "NewGame", "OK"): 3,
        ("limes", "NewGame", "OK"): 1,
        ("hexaequo", "CheckMove", "OK"): 1,
        ("hexaequo", "ApplyMove", "FAILED_PRECONDITION"): 1,
        ("hexaequo", "GetOutcome", "INVALID_ARGUMENT"): 1,
    }
    assert one.samples("ludex_call_seconds_count") == {
        ("hexaequo", "NewGame"): 3,
        ("limes", "NewGame"): 1,
        ("hexaequo", "CheckMove"): 1,
        ("hexaequo", "ApplyMove"): 1,
        ("hexaequo", "GetOutcome"): 1,
    }


def test_the_first_fault_is_an_increase(counted, monkeypatch):
    one = counted(games=("hexaequo",))
    assert 'ludex_calls_total{code="INTERNAL",game="hexaequo",method="NewGame"} 0.0' in one.page()
    monkeypatch.setattr(
        type(registry.game("hexaequo")), "key", lambda self, position: 1 / 0, raising=True
    )
    one.raw.fails("hexaequo", "NewGame", include_position_key=True)
    assert one.samples("ludex_calls_total") == {("hexaequo", "NewGame", "INTERNAL"): 1}


def test_violations_are_counted_wherever_callers_are_told_them(counted):
    one = counted()
    state = one.raw.call("hexaequo", "NewGame").state
    plies = [{"move": ILLEGAL}]
    one.raw.call("hexaequo", "CheckMove", state=state, move=ILLEGAL)
    assert one.samples("ludex_violations_total") == {("hexaequo", "TOUCHES_TOO_FEW"): 1}
    one.raw.fails("hexaequo", "ApplyMove", state=state, move=ILLEGAL)
    assert one.samples("ludex_violations_total") == {("hexaequo", "TOUCHES_TOO_FEW"): 2}
    one.raw.call("hexaequo", "ReplayGame", new_game={}, plies=plies)
    assert one.samples("ludex_violations_total") == {("hexaequo", "TOUCHES_TOO_FEW"): 3}
    one.raw.fails("hexaequo", "SimulatePlayouts", state=state, count=1, plies=plies)
    assert one.samples("ludex_violations_total") == {("hexaequo", "TOUCHES_TOO_FEW"): 4}
    call = {"move": ILLEGAL}
    one.raw.call(
        "hexaequo",
        "Batch",
        state=state,
        calls=[{"check_move": call}, {"apply_move": call}, {"get_outcome": {}}],
    )
    assert one.samples("ludex_violations_total") == {("hexaequo", "TOUCHES_TOO_FEW"): 6}


def test_legal_moves_are_no_violations(counted):
    one = counted()
    state = one.raw.call("hexaequo", "NewGame").state
    move = one.raw.call("hexaequo", "ListLegalMoves", state=state).moves[0]
    assert one.raw.call("hexaequo", "CheckMove", state=state, move=move).legal
    assert not one.samples("ludex_violations_total")


def test_calls_in_flight_and_those_turned_away(counted):
    one = counted(games=(slow.GAME,), max_in_flight=2)
    assert one.samples("ludex_calls_in_flight_limit") == {(): 2}
    simulate = one.raw.channel.unary_unary(slow.PLAYOUTS)
    calls = [simulate.future(slow.playouts(), timeout=60) for _ in range(5)]
    seen = 0.0
    while not all(call.done() for call in calls):
        seen = max(seen, one.samples("ludex_calls_in_flight").get((), 0))
    codes = [call.code() for call in calls]
    busy = codes.count(grpc.StatusCode.RESOURCE_EXHAUSTED)
    assert seen == 2
    assert busy > 0
    assert one.samples("ludex_calls_shed_total") == {(): busy}
    assert one.samples("ludex_calls_in_flight") == {}


def test_labels_are_those_of_the_contract_whatever_is_asked(counted):
    one, rng = counted(), random.Random(3)
    for name in registry.GAMES:
        for method in service(name).methods:
            for _ in range(3):
                with contextlib.suppress(grpc.RpcError):
                    one.raw.bytes(name, method.name, any_request(name, method.name, [], rng))
    methods = {(name, method.name) for name in registry.GAMES for method in service(name).methods}
    codes = {code.name for code in grpc.StatusCode}
    for game, method, code in one.samples("ludex_calls_total"):
        assert (game, method) in methods
        assert code in codes
    for game, violation in one.samples("ludex_violations_total"):
        known = {kind.code for kind in registry.game(game).description.violations}
        assert violation in known | REASONS.keys()


def test_buckets_rise_from_below_the_fastest_call_to_the_time_limit():
    assert list(BUCKETS) == sorted(set(BUCKETS))
    assert BUCKETS[0] <= 0.0001
    assert BUCKETS[-1] >= Settings().max_call_seconds


def test_the_page_answers_over_http_and_ends(counted):
    one = counted()
    one.raw.call("hexaequo", "NewGame")
    page = MetricsPage(one.server.telemetry.metrics.registry, "127.0.0.1", 0)
    page.start()
    with urllib.request.urlopen(f"http://{page.address}/metrics", timeout=10) as answer:
        text = answer.read().decode()
        assert answer.headers["Content-Type"].startswith("text/plain")
    assert 'ludex_calls_total{code="OK",game="hexaequo",method="NewGame"} 1.0' in text
    assert "_created" not in text
    page.close()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(f"http://{page.address}/metrics", timeout=10)


def test_a_taken_port_is_one_clear_error(counted):
    one = counted()
    metrics = one.server.telemetry.metrics.registry
    page = MetricsPage(metrics, "127.0.0.1", 0)
    port = int(page.address.rpartition(":")[2])
    with pytest.raises(OSError, match=f"can't tell metrics on 127.0.0.1:{port}"):
        MetricsPage(metrics, "127.0.0.1", port)
    page.close()


def test_the_page_speaks_ipv6(counted):
    one = counted()
    try:
        page = MetricsPage(one.server.telemetry.metrics.registry, "[::1]", 0)
    except OSError:
        pytest.skip("there is no IPv6 here")
    page.start()
    with urllib.request.urlopen(f"http://{page.address}/metrics", timeout=10) as answer:
        assert b"ludex_calls_total" in answer.read()
    page.close()


def test_nothing_is_lost_when_calls_come_at_once(counted):
    one = counted()
    threads = [
        threading.Thread(
            target=lambda: [one.raw.call("hexaequo", "NewGame") for _ in range(50)], daemon=True
        )
        for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    ends = time.monotonic() + 60
    for thread in threads:
        thread.join(ends - time.monotonic())
    assert one.samples("ludex_calls_total") == {("hexaequo", "NewGame", "OK"): 300}
