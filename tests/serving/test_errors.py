"""What a caller is told when a call fails, for every game."""

import grpc
import pytest

from ludex.core import registry
from tests.serving.conftest import Failure

pytestmark = pytest.mark.parametrize("name", registry.GAMES)

ABOUT_A_POSITION = (
    "ListLegalMoves",
    "CheckMove",
    "ApplyMove",
    "GetOutcome",
    "ViewState",
    "RenderState",
)


@pytest.fixture
def state(name, server):
    return server.call(name, "NewGame", seed=1).state


def invalid(failure, field, reason):
    assert failure.code is grpc.StatusCode.INVALID_ARGUMENT
    assert failure.info.domain == "ludex.dev"
    assert failure.info.reason == reason
    assert failure.fields == {field: reason}
    assert failure.text


@pytest.mark.parametrize("method", ABOUT_A_POSITION)
def test_no_position(name, server, method):
    invalid(server.fails(name, method), "state", "POSITION_MISSING")


@pytest.mark.parametrize("method", ABOUT_A_POSITION)
def test_an_empty_state_is_impossible(name, server, method):
    failure = server.fails(name, method, state={})
    assert failure.code is grpc.StatusCode.INVALID_ARGUMENT
    assert all(field.startswith("state") for field in failure.fields)


def test_malformed_bytes(name, server):
    (service,) = registry.codec(name).service.DESCRIPTOR.services_by_name.values()
    for method in service.methods:
        with pytest.raises(grpc.RpcError) as caught:
            server.bytes(name, method.name, b"\xff\xff\xff")
        failure = Failure(caught.value)
        assert failure.code is grpc.StatusCode.INVALID_ARGUMENT
        assert failure.info.reason == "MALFORMED_MESSAGE"


def test_invalid_utf8(name, server):
    # A NewGame whose options hold a text field would parse it; ListLegalMoves.prefix is field 7.
    with pytest.raises(grpc.RpcError) as caught:
        server.bytes(name, "ListLegalMoves", b"\x3a\x02\xff\xfe")
    assert Failure(caught.value).info.reason == "MALFORMED_MESSAGE"


def test_missing_and_unreadable_moves(name, server, state):
    for method in ("CheckMove", "ApplyMove"):
        invalid(server.fails(name, method, state=state, seat=0), "move", "MOVE_MISSING")
        asked = {"state": state, "seat": 0}
        invalid(server.fails(name, method, move={}, **asked), "move", "MOVE_MISSING")
        invalid(
            server.fails(name, method, move={"text": "??"}, **asked),
            "move.text",
            "MOVE_UNREADABLE",
        )
        invalid(
            server.fails(name, method, move={"text": "A" * 2000}, **asked),
            "move.text",
            "MOVE_TOO_LONG",
        )


def test_seats_and_viewers(name, server, state):
    invalid(server.fails(name, "ListLegalMoves", state=state, seat=77), "seat", "SEAT_OUT_OF_RANGE")
    invalid(
        server.fails(name, "ViewState", state=state, viewer={"seat": 77}),
        "viewer.seat",
        "SEAT_OUT_OF_RANGE",
    )
    invalid(server.fails(name, "ViewState", state=state, viewer={}), "viewer", "VIEWER_UNSET")
    invalid(
        server.fails(name, "ViewState", state=state, viewer={"spectator": False}),
        "viewer.spectator",
        "SPECTATOR_FALSE",
    )
    invalid(
        server.fails(name, "ViewState", state=state, seat_token="x"),
        "seat_token",
        "TOKEN_WITHOUT_SEALED",
    )


def test_pictures(name, server, state):
    view = server.call(name, "ViewState", state=state).view
    invalid(
        server.fails(name, "RenderState", state=state, drawing={"width": 5}),
        "drawing.width",
        "WIDTH_OUT_OF_RANGE",
    )
    invalid(
        server.fails(name, "RenderState", state=state, drawing={"layers": ["nonsense"]}),
        "drawing.layers[0]",
        "LAYER_UNKNOWN",
    )
    invalid(
        server.fails(name, "RenderState", view=view, drawing={"legal_targets": True}),
        "drawing.legal_targets",
        "TARGETS_NEED_STATE",
    )
    invalid(server.fails(name, "SampleState"), "view", "VIEW_MISSING")


def test_too_much(name, serve, state):
    small = serve(games=(name,), max_replay_plies=2, max_batch_calls=2)
    failure = small.fails(
        name, "ReplayGame", state=state, plies=[{"move": {"text": "x"}} for _ in range(3)]
    )
    assert (failure.code, failure.info.reason) == (
        grpc.StatusCode.RESOURCE_EXHAUSTED,
        "TOO_MANY_PLIES",
    )
    failure = small.fails(name, "Batch", calls=[{}, {}, {}])
    assert failure.info.reason == "TOO_MANY_CALLS"


def test_a_request_over_the_size_limit(name, serve):
    small = serve(games=(name,), max_request_bytes=2048)
    with pytest.raises(grpc.RpcError) as caught:
        small.bytes(name, "NewGame", b"\x00" * 5000)
    assert caught.value.code() is grpc.StatusCode.RESOURCE_EXHAUSTED


def test_a_fault_of_ours_tells_nothing(name, serve, state, monkeypatch, capsys):
    server = serve(games=(name,))
    secret = "the secret in the exception"

    def broken(self, position):
        raise RuntimeError(secret)

    monkeypatch.setattr(type(registry.game(name)), "outcome", broken)
    failure = server.fails(name, "GetOutcome", state=state)
    assert failure.code is grpc.StatusCode.INTERNAL
    assert failure.info.reason == "FAULT"
    assert failure.info.metadata["id"]
    assert secret not in str(failure.status)
    assert "RuntimeError" not in str(failure.status)
    logged = capsys.readouterr()
    assert failure.info.metadata["id"] in logged.out + logged.err
    assert secret in logged.out + logged.err


def test_only_the_calls_own_facts_are_reported(name, server, records, state):
    records.clear()
    server.call(name, "GetOutcome", state=state)
    server.fails(name, "GetOutcome")
    done, failed = records[-2:]
    assert (done.game, done.method, done.code, done.reason) == (name, "GetOutcome", "OK", "")
    assert (failed.code, failed.reason) == ("INVALID_ARGUMENT", "POSITION_MISSING")
    assert done.seconds > 0
    assert done.request_bytes == len(
        server.request(name, "GetOutcome", state=state).SerializeToString()
    )
