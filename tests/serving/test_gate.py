"""The gate: so many calls at once, the others are turned away, and places are given back."""

import threading
import time

import grpc
import pytest

from ludex.serving.calls import Gate
from ludex.serving.server import LudexServer
from ludex.serving.settings import Settings
from ludex.serving.status import CallError
from tests.serving import slow

PATH = "/ludex.hexaequo.v1.HexaequoService/"
PLACES = 4


def test_calls_beyond_the_places_are_busy_until_one_is_given_back():
    gate = Gate(2)
    first, second = gate.arrive(b"1"), gate.arrive(b"2")
    for held in (first, second):
        held.require_place()
    assert gate.in_flight == 2
    with pytest.raises(CallError) as caught:
        gate.arrive(b"3").require_place()
    assert (caught.value.code_name, caught.value.reason) == ("RESOURCE_EXHAUSTED", "BUSY")
    assert gate.in_flight == 2
    first.leave()
    first.leave()
    assert gate.in_flight == 1
    del held, second
    assert gate.in_flight == 0


def test_a_message_waits_a_moment_for_a_place():
    gate = Gate(1, patience=20)
    first = gate.arrive(b"1")
    threading.Timer(0.05, first.leave).start()
    gate.arrive(b"2").require_place()


def waited(gate):
    """How long a message that finds no place is kept."""
    began = time.perf_counter()
    with pytest.raises(CallError):
        gate.arrive(b"").require_place()
    return time.perf_counter() - began


def test_where_a_moment_is_not_enough_the_next_are_turned_away_at_once():
    gate = Gate(1, patience=0.5)
    first = gate.arrive(b"1")
    assert waited(gate) >= 0.5
    assert max(waited(gate) for _ in range(10)) < 0.5
    first.leave()
    second = gate.arrive(b"2")
    second.require_place()
    assert waited(gate) >= 0.5


@pytest.fixture
def running():
    one = LudexServer(Settings(port=0, max_in_flight=PLACES), lambda record: None)
    with grpc.insecure_channel(f"127.0.0.1:{one.start()}") as channel:
        yield one, channel
    one.stop().wait()


def test_more_calls_than_places_are_turned_away_at_once_and_the_others_answered(running):
    server, channel = running
    simulate = channel.unary_unary(slow.PLAYOUTS)
    calls = [simulate.future(slow.playouts(), timeout=60) for _ in range(20)]
    codes = [call.code() for call in calls]
    assert PLACES <= codes.count(grpc.StatusCode.OK) < 20
    assert set(codes) == {grpc.StatusCode.OK, grpc.StatusCode.RESOURCE_EXHAUSTED}
    emptied(server)


def test_failed_and_abandoned_calls_give_their_places_back(running):
    server, channel = running
    listing = channel.unary_unary(PATH + "ListLegalMoves")
    for _ in range(50):
        for call in (listing.future(b"\xff", timeout=10), listing.future(b"", timeout=10)):
            assert call.code() == grpc.StatusCode.INVALID_ARGUMENT
        emptied(server)
        # It may arrive only after it has been cancelled, beside the next two.
        listing.future(b"", timeout=10).cancel()
    emptied(server)
    assert listing.future(b"", timeout=10).code() == grpc.StatusCode.INVALID_ARGUMENT


def emptied(server):
    deadline = time.monotonic() + 10
    while server.gate.in_flight:
        assert time.monotonic() < deadline
        time.sleep(0.01)
