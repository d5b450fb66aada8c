"""The load test judges by itself, so its judgement is tested: what is right, wrong and refused."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

from bench.load import frame, offered, traffic
from bench.load.__main__ import table, unwanted


@pytest.fixture(scope="module")
def asked() -> list[traffic.Asked]:
    return traffic.interleaved(traffic.games(60))


def body(one: traffic.Asked) -> bytes:
    return frame(one.answer.SerializeToString())


def result(one: traffic.Asked, **changes: Any) -> dict[str, Any]:
    """A call as vegeta tells of it."""
    told = {
        "timestamp": "2026-01-02T03:04:05.123456789Z",
        "latency": 2_000_000,
        "bytes_out": len(one.request) + offered.FRAME_BYTES,
        "error": "",
        "body": base64.b64encode(body(one)).decode(),
        "url": f"http://127.0.0.1:1{one.path}",
        "headers": {"Content-Type": ["application/grpc"]},
    }
    return told | changes


def outcome(asked: list[traffic.Asked], *results: dict[str, Any]) -> offered.Outcome:
    found = offered.Outcome()
    offered.read(iter(results), offered.Due(asked), found)
    return found


def test_all_kinds_of_game_are_asked_for_whole_games(asked: list[traffic.Asked]) -> None:
    kinds = {one.path.split(".")[1] for one in asked}
    assert kinds == {"hexaequo", "limes", "limits", "smallholder"}
    methods = {one.method for one in asked}
    assert methods >= {"NewGame", "ListLegalMoves", "ApplyMove", "ViewState", "ReplayGame"}


def test_right_answers_are_right(asked: list[traffic.Asked]) -> None:
    found = outcome(asked, *map(result, asked))
    assert found.codes == {"OK": len(asked)}
    assert not found.wrong


def test_another_answer_is_wrong(asked: list[traffic.Asked]) -> None:
    moves = [one for one in asked if one.method == "ListLegalMoves"]
    one = moves[0]
    other = next(each for each in moves if each.answer != one.answer and each.path == one.path)
    for wrong in (body(other), body(one)[:-1], b"\1" + body(one)[1:], body(one) + b"\0"):
        told = result(one, body=base64.b64encode(wrong).decode())
        assert outcome([one], told).wrong == [one.path], wrong


def test_calls_without_an_answer_are_told_apart(asked: list[traffic.Asked]) -> None:
    one = asked[0]
    found = outcome(
        asked,
        result(one),
        result(one, body="", headers={"Grpc-Status": ["8"]}),
        result(one, body="", headers={"Grpc-Status": ["14"]}),
        result(one, body="", headers={}),
        result(one, body="", error="context deadline exceeded"),
        result(one, body="", error="connection refused"),
    )
    assert found.codes == {
        "OK": 1, "RESOURCE_EXHAUSTED": 1, "UNAVAILABLE": 1, "BROKEN": 2, "TIMED_OUT": 1,
    }  # fmt: skip
    assert found.answer_ms == found.refusal_ms == [2.0]


def test_what_may_not_be_is_told() -> None:
    fine = {"failed": 0, "wrong": 0}
    figures: dict[str, Any] = {
        "one_worker": {"steps": [{"wrong": 0}]},
        "two_workers": {"steps": [{"wrong": 0}, {"wrong": 0}]},
        "faults": {"a hung container": fine},
    }
    assert not list(unwanted(figures))
    figures["two_workers"]["steps"][1]["wrong"] = 1
    figures["faults"]["rolling restart"] = {"failed": 2, "wrong": 0}
    assert len(list(unwanted(figures))) == 2


def test_the_table_has_a_line_for_every_rate(asked: list[traffic.Asked]) -> None:
    step = outcome(asked, *map(result, asked)).figures(100)
    lines = table({"one_worker": {"steps": [step]}, "two_workers": {"steps": [step, step]}})
    assert [line.split(" | ")[0] for line in lines.splitlines()[2:]] == ["| 1", "| 2", "| 2"]
    json.dumps(step)
