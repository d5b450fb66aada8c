"""More calls at once than the edge passes on."""

import selectors
import socket
import struct
import time
from collections import Counter

import grpc
import h2.config
import h2.connection
import h2.events

from ludex_proto.hexaequo.v1 import service_pb2
from tests.edge.conftest import Edge

SERVICE = "/ludex.hexaequo.v1.HexaequoService/"
NEW_GAME = SERVICE + "NewGame"
CONNECTIONS, CALLS, IN_FLIGHT = 10, 60, 8


def opened() -> h2.connection.H2Connection:
    """A connection that has all its calls ready to be sent."""
    config = h2.config.H2Configuration(client_side=True, header_encoding="utf-8")
    connection = h2.connection.H2Connection(config)
    connection.initiate_connection()
    for number in range(CALLS):
        stream = 2 * number + 1
        connection.send_headers(
            stream,
            [
                (":method", "POST"),
                (":scheme", "http"),
                (":path", NEW_GAME),
                (":authority", "localhost"),
                ("content-type", "application/grpc"),
                ("te", "trailers"),
            ],
        )
        connection.send_data(stream, struct.pack(">BI", 0, 0), end_stream=True)
    return connection


def flood(edge: Edge) -> Counter[str]:
    """Sends all calls at once, those of a connection in one piece; the statuses that come back."""
    host, port = edge.address.split(":")
    statuses: Counter[str] = Counter()
    with selectors.DefaultSelector() as selector:
        for connection in [opened() for _ in range(CONNECTIONS)]:
            link = socket.create_connection((host, int(port)))
            selector.register(link, selectors.EVENT_READ, connection)
        links = list(selector.get_map().values())
        for key in links:
            key.fileobj.sendall(key.data.data_to_send())
        while statuses.total() < CONNECTIONS * CALLS:
            ready = selector.select(timeout=20)
            assert ready, statuses
            for key, _ in ready:
                received = key.fileobj.recv(1 << 16)
                assert received, statuses
                for event in key.data.receive_data(received):
                    if isinstance(event, h2.events.ResponseReceived | h2.events.TrailersReceived):
                        statuses.update(
                            value for name, value in event.headers if name == "grpc-status"
                        )
                key.fileobj.sendall(key.data.data_to_send())
        for key in links:
            key.fileobj.close()
    return statuses


def test_the_server_goes_on_answering_in_a_flood(start):
    """Places at the server are taken anew as they become free, not once for each burst."""
    edge = start(
        "serve", "hexaequo", "--edge", "--workers", "1", "--port", "0",
        "--max-in-flight", str(IN_FLIGHT),
    )  # fmt: skip
    statuses = flood(edge)
    assert set(statuses) == {"0", "8"}
    assert statuses["0"] > 3 * IN_FLIGHT


def test_long_calls_that_are_too_many_are_busy_and_nothing_else(start):
    """A worker that is slow to look at the end of its calls has room for the next ones."""
    edge = start("serve", "hexaequo", "--edge", "--workers", "1", "--port", "0")
    own = [("grpc.use_local_subchannel_pool", 1)]
    channels = [grpc.insecure_channel(edge.address, own) for _ in range(4)]
    new = service_pb2.NewGameResponse.FromString(channels[0].unary_unary(NEW_GAME)(b""))
    request = service_pb2.SimulatePlayoutsRequest(state=new.state, count=5)
    calls = [channel.unary_unary(SERVICE + "SimulatePlayouts") for channel in channels]
    under_way: list[grpc.Future] = []
    codes: Counter[grpc.StatusCode] = Counter()
    ends = time.monotonic() + 4
    while time.monotonic() < ends:
        under_way += [call.future(request.SerializeToString(), timeout=30) for call in calls]
        codes.update(call.code() for call in under_way if call.done())
        under_way = [call for call in under_way if not call.done()]
        time.sleep(0.005)
    codes.update(call.code() for call in under_way)
    for channel in channels:
        channel.close()
    assert set(codes) == {grpc.StatusCode.OK, grpc.StatusCode.RESOURCE_EXHAUSTED}, codes
