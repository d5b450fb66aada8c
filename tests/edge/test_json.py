"""JSON over HTTP, as a caller with curl sees it."""

import pytest
from google.protobuf import json_format
from google.protobuf.message_factory import GetMessageClass

from ludex.core import registry
from ludex.edge.descriptors import service
from ludex.serving.inproc import InProcess
from tests.edge.conftest import Edge

# A move that the first state of the game refuses, and a seat that it asks.
ILLEGAL = {"hexaequo": "T@A0", "limes": "L:99,0,0", "limits": "P", "smallholder": "Z9"}


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_is_described(edge: Edge, game):
    answer = edge.http(f"/v1/{game}")
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.json["game"]["name"] == game


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_is_played_to_its_end(edge: Edge, game):
    new = edge.http(f"/v1/{game}:newGame", {"seed": "7"}).json
    state, to_act, plies = new["state"], new["toAct"], []
    while to_act and len(plies) < 12:
        asked = {"state": state, "seat": to_act[0]}
        moves = edge.http(f"/v1/{game}:listLegalMoves", asked).json["moves"]
        move = moves[len(plies) % len(moves)]["text"]
        plies.append({"seat": to_act[0], "move": {"text": move}})
        after = edge.http(
            f"/v1/{game}:applyMove", {"state": state, "seat": to_act[0], "move": {"text": move}}
        ).json
        state, to_act = after["state"], after["toAct"]
    # The whole record in one call comes to the same state, and so does the engine in process.
    record = {"newGame": {"seed": "7"}, "plies": plies}
    assert edge.http(f"/v1/{game}:replayGame", record).json["state"] == state
    batch = edge.http(f"/v1/{game}:batch", {"state": state, "calls": [{"getOutcome": {}}]}).json
    assert batch["results"][0]["getOutcome"]["toAct"] == to_act
    request = GetMessageClass(service(game).methods_by_name["ReplayGame"].input_type)()
    json_format.ParseDict(record, request)
    engine = InProcess(game).call("ReplayGame", request).state
    assert json_format.ParseDict(state, type(engine)()) == engine


@pytest.mark.parametrize("game", registry.GAMES)
def test_an_illegal_move_is_400_with_the_reason(edge: Edge, game):
    new = edge.http(f"/v1/{game}:newGame", {"seed": "7"}).json
    asked = {
        "state": new["state"],
        "seat": new["toAct"][0],
        "move": {"text": ILLEGAL[game]},
    }
    checked = edge.http(f"/v1/{game}:checkMove", asked)
    assert checked.status == 200
    assert checked.json["legal"] is False
    refused = edge.http(f"/v1/{game}:applyMove", asked)
    assert refused.status == 400
    assert refused.json["code"] == 9
    assert refused.reason == checked.json["violation"]["code"]
    violation = refused.json["details"][-1]
    assert violation.pop("@type").endswith("/ludex.core.v1.Violation")
    assert violation == checked.json["violation"]


def test_an_impossible_state_names_its_fields(edge: Edge):
    state = edge.http("/v1/hexaequo:newGame", {}).json["state"]
    state["tiles"][0]["q"] = 40
    answer = edge.http("/v1/hexaequo:listLegalMoves", {"state": state})
    assert answer.status == 400
    assert answer.json["code"] == 3
    (bad,) = [one for one in answer.json["details"] if one["@type"].endswith("BadRequest")]
    assert all(one["field"].startswith("state.") for one in bad["fieldViolations"])


def test_an_error_with_many_details_arrives_whole(edge: Edge):
    tiles = [{"q": 100 + n, "r": 0, "piece": "PIECE_BLACK_RING"} for n in range(18)]
    answer = edge.http("/v1/hexaequo:listLegalMoves", {"state": {"tiles": tiles}})
    assert answer.status == 400
    (bad,) = [one for one in answer.json["details"] if one["@type"].endswith("BadRequest")]
    assert len(bad["fieldViolations"]) > 16


@pytest.mark.parametrize(
    ("path", "body", "method", "status", "reason"),
    [
        ("/nowhere", None, "GET", 404, "NO_SUCH_CALL"),
        ("/v1/chess:newGame", {}, "POST", 404, "NO_SUCH_CALL"),
        ("/v1/hexaequo:steal", {}, "POST", 404, "NO_SUCH_CALL"),
        ("/v1/hexaequo:newGame", None, "GET", 404, "NO_SUCH_CALL"),
        ("/v1/hexaequo?x=1", None, "GET", 400, "MALFORMED_MESSAGE"),
        ("/v1/hexaequo:newGame", b"{", "POST", 400, "MALFORMED_MESSAGE"),
        ("/v1/hexaequo:newGame", {"seed": "x"}, "POST", 400, "MALFORMED_MESSAGE"),
        ("/v1/hexaequo:applyMove", {}, "POST", 400, "POSITION_MISSING"),
        ("/v1/hexaequo:listLegalMoves", {"sealedState": "AAAA"}, "POST", 401, "STATE_NOT_SEALED"),
        ("/v1/hexaequo:newGame", b" " * (1 << 21), "POST", 413, "REQUEST_TOO_LARGE"),
    ],
)
def test_what_is_wrong_is_told_as_json(edge: Edge, path, body, method, status, reason):
    answer = edge.http(path, body, method)
    assert answer.status == status
    assert answer.headers["content-type"] == "application/json"
    assert answer.reason == reason
    assert answer.json["message"]


def test_a_large_answer_is_one_answer(edge: Edge):
    new = edge.http("/v1/smallholder:newGame", {"options": {"board": "hex7"}})
    calls = [{"listLegalMoves": {}}] * 1000
    answer = edge.http("/v1/smallholder:batch", {"state": new.json["state"], "calls": calls})
    assert answer.status == 200
    assert len(answer.json["results"]) == 1000
    assert len(answer.body) > 2_000_000


def test_the_edge_says_whether_it_has_servers(edge: Edge):
    assert edge.http("/healthz").status == 200


def test_each_answer_has_a_request_id(edge: Edge):
    ids = {edge.http("/v1/limes").headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3
