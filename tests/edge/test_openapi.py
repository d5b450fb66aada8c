"""The OpenAPI document, held against a running edge."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import schemathesis

from ludex.core import registry
from tests.edge.conftest import ROOT, Edge

DOCUMENT = ROOT / "docs/openapi/ludex.yaml"
VERBS = {
    "newGame": {"seed": "7", "includePositionKey": True},
    "listLegalMoves": {},
    "checkMove": {"move": True},
    "applyMove": {"move": True, "listNextMoves": True, "includePositionKey": True},
    "getOutcome": {},
    "viewState": {"viewer": {"spectator": True}},
    "sampleState": {"view": True, "seed": "1"},
    "simulatePlayouts": {"count": 2, "seed": "1"},
    "renderState": {"drawing": {"width": 200}},
    "replayGame": {"newGame": {"seed": "7"}, "plies": []},
    "batch": {"calls": [{"getOutcome": {}}, {"checkMove": {}}, {"newGame": {"seed": "7"}}]},
}
"""A request for every call that has a body, beside the position it is about."""


@cache
def document():
    found = schemathesis.openapi.from_path(DOCUMENT)
    found.validate()
    return found


def test_every_call_is_in_it():
    paths = {operation.ok().path for operation in document().get_all_operations()}
    games = registry.GAMES
    assert paths == {f"/v1/{game}" for game in games} | {
        f"/v1/{game}:{verb}" for game in games for verb in VERBS
    }


def answer(edge: Edge, path, method, body=None):
    """What the edge answers, after comparing it with the document."""
    case = document()[path][method].Case(body=body, media_type="application/json")
    if body is None:
        case = document()[path][method].Case()
    response = case.call(base_url=edge.url)
    case.validate_response(response)
    return response


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_call_answers_as_documented(edge: Edge, game):
    assert answer(edge, f"/v1/{game}", "GET").status_code == 200
    new = answer(edge, f"/v1/{game}:newGame", "POST", {"seed": "7"}).json()
    about = {"state": new["state"], "seat": new["toAct"][0]}
    moves = answer(edge, f"/v1/{game}:listLegalMoves", "POST", about).json()["moves"]
    seen = {"state": new["state"], "viewer": {"spectator": True}}
    view = answer(edge, f"/v1/{game}:viewState", "POST", seen).json()["view"]
    for verb, request in VERBS.items():
        body = dict(request)
        if "move" in body:
            body |= {"move": moves[0], "seat": new["toAct"][0]}
        if "view" in body:
            body["view"] = view
        elif "newGame" not in body and verb != "newGame":
            body["state"] = new["state"]
        assert answer(edge, f"/v1/{game}:{verb}", "POST", body).status_code == 200
    # And a whole game's last state, with everything that a game can have.
    state, to_act = new["state"], new["toAct"]
    for number in range(30):
        if not to_act:
            break
        listed = answer(
            edge, f"/v1/{game}:listLegalMoves", "POST", {"state": state, "seat": to_act[-1]}
        ).json()["moves"]
        after = answer(
            edge,
            f"/v1/{game}:applyMove",
            "POST",
            {"state": state, "seat": to_act[-1], "move": listed[number % len(listed)]},
        ).json()
        state, to_act = after["state"], after["toAct"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_errors_are_as_documented(edge: Edge, game):
    assert answer(edge, f"/v1/{game}:applyMove", "POST", {}).status_code == 400
    state = answer(edge, f"/v1/{game}:newGame", "POST", {}).json()["state"]
    illegal = {"state": state, "seat": 0, "move": {"text": "nonsense"}}
    assert answer(edge, f"/v1/{game}:applyMove", "POST", illegal).status_code == 400


def test_made_up_requests_are_answered_as_documented(edge: Edge):
    """Schemathesis makes requests from the document, and compares what comes back."""
    command = [
        Path(sys.executable).parent / "schemathesis",
        "run", DOCUMENT, "--url", edge.url, "--phases", "fuzzing", "--mode", "positive",
        "--max-examples", "3", "--seed", "1", "--generation-database", "none", "--no-color",
        "--checks", "not_a_server_error,response_schema_conformance,content_type_conformance,"
        "status_code_conformance",
    ]  # fmt: skip
    result = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stdout[-6000:] + result.stderr[-2000:]
