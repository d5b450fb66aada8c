"""Every method asks what its arguments say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from google.protobuf.message import Message

from clients.python.tests.fake import SERVICES, FakeServer, done
from ludex_client import GAMES, AsyncClient, Call, Client
from ludex_client._game import snake_case
from ludex_client.games import Games
from ludex_proto.core.v1.play_pb2 import Drawing, Viewer
from ludex_proto.hexaequo.v1 import game_pb2 as hexaequo
from ludex_proto.hexaequo.v1 import service_pb2 as pb
from ludex_proto.limes.v1 import game_pb2 as limes
from ludex_proto.limes.v1 import service_pb2 as limes_pb
from ludex_proto.limits.v1 import game_pb2 as limits
from ludex_proto.limits.v1 import service_pb2 as limits_pb
from ludex_proto.smallholder.v1 import game_pb2 as smallholder
from ludex_proto.smallholder.v1 import service_pb2 as smallholder_pb

STATE = hexaequo.State(ply=4)
VIEW = hexaequo.View(seat=1, state=STATE)
MOVE = hexaequo.Move(text="T@H8")
SEAT_1 = Viewer(seat=1)

CASES: list[tuple[str, Callable[[Any], Any], Message]] = [
    ("hexaequo", lambda game: game.describe_game(), pb.DescribeGameRequest()),
    ("hexaequo", lambda game: game.new_game(), pb.NewGameRequest()),
    (
        "hexaequo",
        lambda game: game.new_game(seed=0, sealed=True, include_position_key=True),
        pb.NewGameRequest(seed=0, sealed=True, include_position_key=True),
    ),
    ("hexaequo", lambda game: game.list_legal_moves(STATE), pb.ListLegalMovesRequest(state=STATE)),
    (
        "hexaequo",
        lambda game: game.list_legal_moves(
            STATE, viewer=1, seat=0, count_only=True, prefix="T", count_routes=True
        ),
        pb.ListLegalMovesRequest(
            state=STATE, viewer=SEAT_1, seat=0, count_only=True, prefix="T", count_routes=True
        ),
    ),
    (
        "hexaequo",
        lambda game: game.list_legal_moves(b"sealed", seat_token="t"),
        pb.ListLegalMovesRequest(sealed_state=b"sealed", seat_token="t"),
    ),
    (
        "hexaequo",
        lambda game: game.check_move(STATE, "T@H8", viewer="spectator"),
        pb.CheckMoveRequest(state=STATE, move=MOVE, viewer=Viewer(spectator=True)),
    ),
    (
        "hexaequo",
        lambda game: game.check_move(STATE, MOVE, viewer=SEAT_1, seat=1),
        pb.CheckMoveRequest(state=STATE, move=MOVE, viewer=SEAT_1, seat=1),
    ),
    (
        "hexaequo",
        lambda game: game.apply_move(
            STATE, "T@H8", viewer=0, list_next_moves=True, include_position_key=True
        ),
        pb.ApplyMoveRequest(
            state=STATE,
            move=MOVE,
            viewer=Viewer(seat=0),
            list_next_moves=True,
            include_position_key=True,
        ),
    ),
    (
        "hexaequo",
        lambda game: game.apply_move(b"sealed", MOVE, seat_token="t"),
        pb.ApplyMoveRequest(sealed_state=b"sealed", move=MOVE, seat_token="t"),
    ),
    (
        "hexaequo",
        lambda game: game.get_outcome(STATE, include_position_key=True),
        pb.GetOutcomeRequest(state=STATE, include_position_key=True),
    ),
    (
        "hexaequo",
        lambda game: game.replay_game(
            pb.NewGameRequest(seed=7), ["T@H8", MOVE, pb.Ply(seat=1, move=MOVE)]
        ),
        pb.ReplayGameRequest(
            new_game=pb.NewGameRequest(seed=7),
            plies=[pb.Ply(move=MOVE), pb.Ply(move=MOVE), pb.Ply(seat=1, move=MOVE)],
        ),
    ),
    (
        "hexaequo",
        lambda game: game.replay_game(STATE, (), viewer=1),
        pb.ReplayGameRequest(state=STATE, viewer=SEAT_1),
    ),
    (
        "hexaequo",
        lambda game: game.view_state(STATE, viewer=1),
        pb.ViewStateRequest(state=STATE, viewer=SEAT_1),
    ),
    (
        "hexaequo",
        lambda game: game.sample_state(VIEW, known=hexaequo.Known(), seed=3),
        pb.SampleStateRequest(view=VIEW, known=hexaequo.Known(), seed=3),
    ),
    (
        "hexaequo",
        lambda game: game.render_state(STATE, width=300, last_move="T@H8", layers=["a"]),
        pb.RenderStateRequest(
            state=STATE, drawing=Drawing(width=300, layers=["a"]), last_move=MOVE
        ),
    ),
    (
        "hexaequo",
        lambda game: game.render_state(VIEW, drawing=Drawing(layers=["a"], width=9), layers=["b"]),
        pb.RenderStateRequest(view=VIEW, drawing=Drawing(layers=["b"], width=9)),
    ),
    (
        "hexaequo",
        lambda game: game.batch(
            [
                game.calls.check_move(None, "T@H8"),
                game.calls.get_outcome(STATE),
                pb.BatchCall(new_game=pb.NewGameRequest(seed=1)),
            ],
            state=STATE,
            viewer=1,
        ),
        pb.BatchRequest(
            state=STATE,
            viewer=SEAT_1,
            calls=[
                pb.BatchCall(check_move=pb.CheckMoveRequest(move=MOVE)),
                pb.BatchCall(get_outcome=pb.GetOutcomeRequest(state=STATE)),
                pb.BatchCall(new_game=pb.NewGameRequest(seed=1)),
            ],
        ),
    ),
    (
        "limits",
        lambda game: game.new_game(
            options=limits.Options(players=3, starting_seat=2),
            starting_seat=0,
            draw_pile=["COLOUR_RED", limits.COLOUR_BLUE],
        ),
        limits_pb.NewGameRequest(
            options=limits.Options(
                players=3, starting_seat=0, draw_pile=[limits.COLOUR_RED, limits.COLOUR_BLUE]
            )
        ),
    ),
    (
        "limes",
        lambda game: game.new_game(edge_only=False, order=[2, 1]),
        limes_pb.NewGameRequest(options=limes.Options(edge_only=False, order=[2, 1])),
    ),
    (
        "smallholder",
        lambda game: game.new_game(ruleset=smallholder.RULESET_STYMIE, board="hex5"),
        smallholder_pb.NewGameRequest(
            options=smallholder.Options(ruleset=smallholder.RULESET_STYMIE, board="hex5")
        ),
    ),
]


@pytest.mark.asyncio
@pytest.mark.parametrize(("name", "ask", "request_sent"), CASES)
async def test_asks_what_the_arguments_say(
    server: FakeServer, ludex: Any, name: str, ask: Callable[[Any], Any], request_sent: Message
) -> None:
    await done(ask(ludex.game(name)))
    (received,) = server.received
    assert received.request == request_sent


@pytest.mark.asyncio
@pytest.mark.parametrize("name", GAMES)
async def test_every_call_of_every_game_reaches_the_server(
    server: FakeServer, ludex: Any, name: str
) -> None:
    game = ludex.game(name)
    for method in game.service.methods:
        request = game.request_type(method.name)()
        by_its_name = await done(game.call(method.name, request))
        as_python_names_it = await done(game.call(snake_case(method.name), request))
        assert by_its_name.DESCRIPTOR is as_python_names_it.DESCRIPTOR is method.output_type
        assert [each.method for each in server.received[-2:]] == [method.full_name] * 2


@pytest.mark.parametrize("client", [Client, AsyncClient])
@pytest.mark.parametrize("name", GAMES)
def test_every_call_of_the_service_is_a_method(client: Any, name: str) -> None:
    game = client("localhost:1").game(name)
    for method in game.service.methods:
        made = getattr(game, snake_case(method.name))
        assert made.__doc__ == getattr(game.calls, snake_case(method.name)).__doc__
        assert made.__doc__


@pytest.mark.asyncio
async def test_an_answer_is_the_game_s_own_message(server: FakeServer, ludex: Any) -> None:
    server.will(pb.NewGameResponse(state=STATE, to_act=[0]))
    answer = await done(ludex.hexaequo.new_game())
    assert type(answer) is pb.NewGameResponse
    assert answer.state == STATE


MISTAKES: list[Callable[[Any], Any]] = [
    lambda ludex: ludex.hexaequo.get_outcome(limits.State()),
    lambda ludex: ludex.hexaequo.get_outcome("a text"),
    lambda ludex: ludex.hexaequo.get_outcome(VIEW),
    lambda ludex: ludex.hexaequo.replay_game(STATE, "T@H8"),
    lambda ludex: ludex.hexaequo.view_state(STATE, viewer="everybody"),
    lambda ludex: ludex.hexaequo.batch([ludex.limits.calls.new_game()]),
    lambda ludex: ludex.hexaequo.batch([ludex.hexaequo.calls.describe_game()]),
    lambda ludex: ludex.hexaequo.call("ApplyMove", pb.CheckMoveRequest()),
]


@pytest.mark.asyncio
@pytest.mark.parametrize("mistake", MISTAKES)
async def test_mistakes_in_types_need_no_server(
    server: FakeServer, ludex: Any, mistake: Callable[[Any], Any]
) -> None:
    with pytest.raises(TypeError):
        await done(mistake(ludex))
    assert not server.received


@pytest.mark.asyncio
async def test_arguments_are_left_as_they_were(ludex: Any) -> None:
    options = limits.Options(players=3)
    await done(ludex.limits.new_game(options=options, players=4))
    assert options == limits.Options(players=3)


@pytest.mark.asyncio
async def test_names_that_do_not_exist(ludex: Any) -> None:
    with pytest.raises(KeyError, match="no game is called chess"):
        ludex.game("chess")
    with pytest.raises(KeyError, match="PlayForMe"):
        await done(ludex.hexaequo.call("PlayForMe", pb.NewGameRequest()))
    with pytest.raises(KeyError):
        ludex.hexaequo.message("Castle")
    assert ludex.hexaequo.message("State") is hexaequo.State
    assert ludex.hexaequo.request_type("apply_move") is pb.ApplyMoveRequest


def test_every_service_is_served_by_a_game() -> None:
    assert sorted(SERVICES) == [f"ludex.{name}.v1.{name.title()}Service" for name in GAMES]


def test_a_game_can_be_called_without_a_connection() -> None:
    class Here(Games):
        def run(self, service: str, call: Call[Any]) -> Any:
            return call.answer(position_key=f"{service} {call.method} {call.request.seed}")

    answer = Here().game("limes").new_game(seed=7)
    assert answer == limes_pb.NewGameResponse(position_key="ludex.limes.v1.LimesService NewGame 7")
