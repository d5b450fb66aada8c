"""In process or against a server: the same answers and the same errors."""

from __future__ import annotations

import sys

import pytest

from clients.python.tests.interop.playing import every_game
from ludex_client import IllegalMove, InvalidRequest, Unavailable
from ludex_client.interop import backend
from ludex_client.interop.backend import IN_PROCESS, InProcess, connect
from ludex_client.interop.node import dealt
from ludex_client.interop.world import prepare


@every_game
def test_a_server_plays_the_same_game(name, address):
    here, there = (dealt(prepare(name, {}, server), 5) for server in (IN_PROCESS, address))
    for step in range(60):
        assert here.legal() == there.legal()
        assert here.turn.position.state == there.turn.position.state
        assert here.turn.recalled(1) == there.turn.recalled(1)
        if here.over:
            break
        action = here.legal()[step % len(here.legal())]
        here, there = here.step(action), there.step(action)


def test_errors_are_the_clients(wherever):
    game = connect(wherever).hexaequo
    state = game.new_game().state
    with pytest.raises(IllegalMove) as caught:
        game.apply_move(state, "T@A0")
    assert caught.value.violation.code == "TOUCHES_TOO_FEW"
    with pytest.raises(InvalidRequest) as refused:
        game.apply_move(state, "nonsense")
    assert refused.value.reason == "MOVE_UNREADABLE"


def test_one_address_is_one_connection(address):
    assert connect(address) is connect(address)
    assert connect() is connect(IN_PROCESS)
    assert prepare("limes", {"players": 3}) is prepare("limes", {"players": 3})


def test_nobody_there():
    with pytest.raises(Unavailable):
        prepare("limits", {}, "127.0.0.1:1")


def test_without_the_rules_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ludex.serving.inproc", None)
    with pytest.raises(ModuleNotFoundError, match="Install the package ludex"):
        InProcess()


def test_a_wrong_answer_is_noticed(monkeypatch):
    engine = InProcess()

    class Confused:
        def call(self, method, request):
            return request

    monkeypatch.setitem(engine._engines, "ludex.limes.v1.LimesService", Confused())
    with pytest.raises(TypeError, match="NewGame was answered"):
        engine.limes.new_game()


@pytest.mark.parametrize(
    ("name", "settings", "said"),
    [
        ("chess", {}, "no game is called chess"),
        ("limits", {"seats": 3}, "no setting seats"),
        ("limits", {"players": "3"}, "has to be of type int"),
        ("limits", {"players": 0}, "a number from 1 on"),
        ("hexaequo", {"max_actions": -1}, "a number from 1 on"),
        ("smallholder", {"board": "hex1"}, "no board"),
    ],
)
def test_wrong_settings(name, settings, said):
    with pytest.raises(ValueError, match=said):
        prepare(name, settings)


def test_what_the_game_refuses():
    with pytest.raises(InvalidRequest, match="2 to 6 play"):
        prepare("limits", {"players": 7})


def test_servers_are_asked_with_patience():
    assert backend.CALL_SECONDS >= 10
