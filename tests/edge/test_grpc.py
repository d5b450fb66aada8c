"""gRPC and gRPC-Web through the edge."""

import base64
import http.client
import struct
import threading
import time

import grpc
import pytest
from google.rpc import error_details_pb2, status_pb2
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha.proto_reflection_descriptor_database import (
    ProtoReflectionDescriptorDatabase,
)

from ludex.core import registry
from ludex.edge.descriptors import service
from ludex_client import Client, IllegalMove, LudexError
from ludex_proto.hexaequo.v1 import service_pb2
from tests.edge.conftest import Edge
from tests.serving.test_access import Authority

NEW_GAME = "/ludex.hexaequo.v1.HexaequoService/NewGame"


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_is_there(edge: Edge, game):
    with Client(edge.address) as ludex:
        new = ludex.game(game).new_game()
        assert ludex.game(game).list_legal_moves(new.state).count


def test_an_error_keeps_its_details(edge: Edge):
    with Client(edge.address) as ludex:
        with pytest.raises(IllegalMove) as caught:
            ludex.hexaequo.apply_move(ludex.hexaequo.new_game().state, "T@A0")
        assert caught.value.violation.code == "TOUCHES_TOO_FEW"


def test_health_and_reflection(edge: Edge):
    with grpc.insecure_channel(edge.address) as channel:
        health = health_pb2_grpc.HealthStub(channel)
        answer = health.Check(health_pb2.HealthCheckRequest(), timeout=5)
        assert answer.status == health_pb2.HealthCheckResponse.SERVING
        listed = ProtoReflectionDescriptorDatabase(channel).get_services()
        assert {service(game).full_name for game in registry.GAMES} <= set(listed)


def refused(address, data, path=NEW_GAME):
    with (
        grpc.insecure_channel(address) as channel,
        pytest.raises(grpc.RpcError) as caught,
    ):
        channel.unary_unary(path)(data, timeout=10)
    trailing = dict(caught.value.trailing_metadata())
    told = status_pb2.Status.FromString(trailing["grpc-status-details-bin"])
    info = error_details_pb2.ErrorInfo()
    assert told.details[0].Unpack(info)
    assert info.domain == "ludex.dev"
    return caught.value.code(), info.reason


def test_a_large_request_is_refused(edge: Edge):
    code, reason = refused(edge.address, b"\x0a" * (1 << 21))
    assert (code, reason) == (grpc.StatusCode.RESOURCE_EXHAUSTED, "REQUEST_TOO_LARGE")


def test_an_unknown_call_is_unimplemented(edge: Edge):
    code, reason = refused(edge.address, b"", "/ludex.chess.v1.ChessService/NewGame")
    assert (code, reason) == (grpc.StatusCode.UNIMPLEMENTED, "NO_SUCH_CALL")


def web(edge: Edge, request, path=NEW_GAME, text=False, **headers):
    """A call as a browser makes it: the messages of the answer, and its trailers."""
    kind = "application/grpc-web-text" if text else "application/grpc-web+proto"
    body = struct.pack(">BI", 0, len(request)) + request
    answer = edge.http(
        path,
        base64.b64encode(body) if text else body,
        content_type=kind,
        accept=kind,
        x_grpc_web="1",
        origin="https://play.example.org",
        **headers,
    )
    left = base64.b64decode(answer.body) if text else answer.body
    messages, trailers = [], dict(answer.headers)
    while left:
        flags, size = struct.unpack(">BI", left[:5])
        part, left = left[5 : 5 + size], left[5 + size :]
        if flags & 0x80:
            lines = part.decode().strip().split("\r\n")
            trailers |= {name: value for name, _, value in (x.partition(":") for x in lines)}
        else:
            messages.append(part)
    return answer, messages, trailers


@pytest.mark.parametrize("text", [False, True])
def test_grpc_web(edge: Edge, text):
    answer, (message,), trailers = web(edge, b"", text=text)
    assert answer.status == 200
    assert answer.headers["access-control-allow-origin"] == "https://play.example.org"
    assert "grpc-status" in answer.headers["access-control-expose-headers"]
    assert trailers["grpc-status"] == "0"
    new = service_pb2.NewGameResponse.FromString(message)
    assert len(new.state.tiles) == 4

    move = service_pb2.ApplyMoveRequest(state=new.state)
    move.move.text = "T@A0"
    path = NEW_GAME.replace("NewGame", "ApplyMove")
    _, messages, trailers = web(edge, move.SerializeToString(), path, text=text)
    assert not messages
    assert trailers["grpc-status"] == str(grpc.StatusCode.FAILED_PRECONDITION.value[0])
    assert trailers["grpc-status-details-bin"]


@pytest.mark.parametrize("path", [NEW_GAME, "/v1/hexaequo:newGame"])
def test_a_browser_may_ask_first(edge: Edge, path):
    answer = edge.http(
        path,
        method="OPTIONS",
        origin="https://play.example.org",
        access_control_request_method="POST",
        access_control_request_headers="content-type,x-grpc-web,authorization",
    )
    assert answer.status == 200
    assert answer.headers["access-control-allow-origin"] == "https://play.example.org"
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert "x-grpc-web" in answer.headers["access-control-allow-headers"]


def test_only_the_origins_named_may_call(start):
    edge = start(
        "serve", "hexaequo", "--edge", "--port", "0", "--edge-origins", "https://play.example.org"
    )
    asked = {"access_control_request_method": "POST", "method": "OPTIONS"}
    path = "/v1/hexaequo:newGame"
    ours = edge.http(path, origin="https://play.example.org", **asked)
    assert ours.headers["access-control-allow-origin"] == "https://play.example.org"
    theirs = edge.http(path, origin="https://elsewhere.example.org", **asked)
    assert "access-control-allow-origin" not in theirs.headers


def test_slow_senders_keep_nobody_waiting(start):
    """Many calls that never send the rest of their request, against a server of few threads."""
    edge = start("serve", "hexaequo", "--edge", "--port", "0", "--threads", "4")
    host, port = edge.address.split(":")
    slow = []
    for _ in range(100):
        connection = http.client.HTTPConnection(host, int(port), timeout=20)
        connection.putrequest("POST", "/v1/hexaequo:newGame")
        connection.putheader("content-type", "application/json")
        connection.putheader("content-length", "1000")
        connection.endheaders(b"{")
        slow.append(connection)
    with Client(edge.address) as ludex:
        began = time.monotonic()
        for _ in range(20):
            ludex.hexaequo.new_game(timeout=2)
        assert time.monotonic() - began < 2
    assert slow[0].getresponse().status == 408
    for connection in slow:
        connection.close()


def test_more_calls_than_the_server_takes_are_busy(start):
    edge = start(
        "serve", "smallholder", "--edge", "--port", "0", "--max-in-flight", "2",
        "--max-call-seconds", "2",
    )  # fmt: skip
    codes = []
    with Client(edge.address) as ludex:
        state = ludex.smallholder.new_game().state

    def work():
        with Client(edge.address) as ludex:
            try:
                ludex.smallholder.simulate_playouts(state, (), count=10_000)
            except LudexError as error:
                codes.append(error.reason)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(codes) == {"BUSY"}
    assert len(codes) >= 4


def test_tls_ends_at_the_edge(start, tmp_path):
    authority = Authority(tmp_path)
    certificate, key = authority.issue("server")
    edge = start(
        "serve", "hexaequo", "--edge", "--port", "0", "--host", "localhost",
        "--tls-certificate", str(certificate), "--tls-key", str(key),
    )  # fmt: skip
    trusting = grpc.ssl_channel_credentials(authority.file.read_bytes())
    with Client(edge.address, tls=trusting) as ludex:
        assert ludex.hexaequo.new_game().state.tiles
    with Client(edge.address, retry=None) as ludex, pytest.raises(LudexError):
        ludex.hexaequo.new_game(timeout=2)
