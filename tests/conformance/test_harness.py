"""The harness finds out runners and clients that are wrong."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludex_client import Client
from tests.conformance.harness.cases import Case, at, chosen, fill, read_cases
from tests.conformance.harness.judge import Judge, altered
from tests.conformance.harness.matching import differences, kind_of
from tests.conformance.harness.report import Result, table, write_table
from tests.conformance.harness.runner import Runner, RunnerError, RunnerFacts
from tests.conformance.harness.suite import suite

HONEST = Path(__file__).parents[2] / "clients/python/conformance/runner.py"

Change = Callable[[dict[str, Any]], Any]


class Liar:
    """The Python runner within this process, with its answers changed."""

    def __init__(self, change: Change) -> None:
        spec = importlib.util.spec_from_file_location("honest", HONEST)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        self._honest = module.Runner(Client)
        self._change = change

    def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = asyncio.run(self._honest.answer(command))
        self._change(answer)
        return answer

    def close(self) -> None:
        asyncio.run(self._honest.close())


CHANGES: dict[str, tuple[str, Change]] = {
    "a field is missing": ("check", lambda a: a["response"].pop("canonicalMove", None)),
    "another kind": ("apply", lambda a: a.get("error", {}).update(kind="other")),
    "another reason": ("apply", lambda a: a.get("error", {}).update(reason="OTHER")),
    "another sentence": ("apply", lambda a: a.get("error", {}).update(message="No.")),
    "no violation": ("apply", lambda a: a.get("error", {}).pop("violation", None)),
    "another field": (
        "defect",
        lambda a: a.get("error", {"fields": [{}]})["fields"][0].update(path="x"),
    ),
    "an error for an answer": ("check", lambda a: a.update(error={"code": "UNKNOWN"})),
    "an answer for an error": (
        "apply",
        lambda a: "error" in a and (a.clear(), a.update(response={})),
    ),
    "no response": ("check", lambda a: a.pop("response")),
    "no message": ("check", lambda a: a.update(response={"legal": "x"})),
    "a fault": ("check", lambda a: a.update(fault="TypeError: too tired")),
}
STEPS = {
    "check": {
        "do": "thin",
        "call": "CheckMove",
        "request": {"state": "${state}", "move": {"text": "T@H8"}},
        "response": {"legal": True},
    },
    "apply": {
        "do": "thin",
        "call": "ApplyMove",
        "request": {"state": "${state}", "move": {"text": "T@A0"}},
        "error": {
            "code": "FAILED_PRECONDITION",
            "reason": "TOUCHES_TOO_FEW",
            "violation": {"code": "TOUCHES_TOO_FEW"},
        },
    },
    "defect": {
        "call": "GetOutcome",
        "error": {
            "code": "INVALID_ARGUMENT",
            "fields": [{"path": "state", "reason": "POSITION_MISSING"}],
        },
    },
}


def case(name: str) -> Case:
    start = {"call": "NewGame", "save": {"state": "state"}}
    return Case(name, {"game": "hexaequo", "steps": [start, STEPS[name]]}, {})


def facts(*command: str) -> RunnerFacts:
    return RunnerFacts("test", ".", [sys.executable, *command])


def test_lies_are_found_and_the_truth_passes() -> None:
    with suite() as started:

        def failure(name: str, change: Change) -> str | None:
            liar = Liar(change)
            judge = Judge(liar, started.addresses, started.fake)
            found = judge.failure(case(name))
            judge.close()
            liar.close()
            return found

        for name in STEPS:
            assert failure(name, lambda answer: None) is None
        for what, (name, change) in CHANGES.items():
            assert failure(name, change), what


@pytest.mark.parametrize(
    ("reply", "complaint"),
    [
        ("sys.exit('too much')", "ended\n    too much"),
        ("print('well')", "no JSON"),
        ("print('{\"id\": -1}')", "did not answer command 1"),
        ("print('[]')", "did not answer command 1"),
    ],
)
def test_a_runner_that_goes_wrong_is_told_of(reply: str, complaint: str) -> None:
    script = (
        f'import sys\ninput()\nprint(\'{{"id": 0, "protocol": 1}}\', flush=True)\ninput()\n{reply}'
    )
    runner = Runner(facts("-c", script))
    with pytest.raises(RunnerError, match=complaint):
        runner.ask({"do": "call"})
    assert runner.close() == 0


def test_a_runner_without_answers_does_not_stop_the_suite() -> None:
    script = "import sys\nfor line in sys.stdin: pass"
    runner = Runner(facts("-c", script), seconds=0.5)
    with pytest.raises(RunnerError, match="no answer"):
        runner.ask({"do": "call"})
    runner.close()


def test_a_runner_of_another_protocol_is_refused() -> None:
    runner = Runner(facts("-c", 'input(); print(\'{"id": 0, "protocol": 2}\')'))
    with pytest.raises(RunnerError, match="protocol 2"):
        runner.ask({"do": "call"})


def test_what_a_runner_needs_is_looked_for() -> None:
    wanting = RunnerFacts("test", ".", ["true"], needs=["sh", "no-such-program"])
    with suite() as started:
        result = started.run(wanting, [], lambda *_: None)
    assert not result.good
    assert "no-such-program" in result.line()


def test_known_failures_have_to_fail() -> None:
    result = Result("test")
    result.count(case("check"), None, known=True)
    result.count(case("apply"), "broken", known=True)
    assert list(result.unexpected) == ["check"]
    assert not result.good


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ({}, {"a": 1}),
        ({"a": None}, {}),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}]}),
        ({"a": {"$count": 2}}, {"a": [1, 2]}),
        ({"a": {"$begins": "<svg"}}, {"a": "<svg>"}),
        ({"$error": {"code": "X"}}, {"error": {"code": "X"}}),
    ],
)
def test_agreement(expected: Any, found: Any) -> None:
    assert list(differences(expected, found)) == []


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ({"a": 1}, {}),
        ({"a": 1}, []),
        ({"a": None}, {"a": 0}),
        ({"a": False}, {"a": 0}),
        ({"a": []}, {"a": [1]}),
        ({"a": [1, 2]}, {"a": [2, 1]}),
        ({"a": {"$count": 2}}, {"a": [1]}),
        ({"a": {"$begins": "<svg"}}, {"a": "svg"}),
        ({"$error": {"code": "X"}}, {"view": {}}),
    ],
)
def test_difference(expected: Any, found: Any) -> None:
    assert list(differences(expected, found))


def test_kinds_follow_from_codes() -> None:
    assert kind_of({"code": "FAILED_PRECONDITION"}) == "precondition_failed"
    assert kind_of({"code": "FAILED_PRECONDITION", "violation": {"code": "X"}}) == "illegal_move"
    assert kind_of({"code": "ABORTED"}) == "other"


def test_variables() -> None:
    assert fill({"a": ["${x}", "x${x}"]}, {"x": 3}) == {"a": [3, "x3"]}
    with pytest.raises(KeyError):
        fill("${y}", {})
    assert at({"a": [{"b": 7}]}, "a[0].b") == 7
    assert altered("AAAA", "last") == "AAAB"
    assert altered("AAAA", "cut") == "AAA="
    assert altered("0123456789", "text") == "01A3456789"


def test_names_are_unique_and_chosen_by_pattern(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(json.dumps([{"name": "a/b", "steps": []}]))
    assert [each.name for each in chosen(read_cases(tmp_path), ["a/*"])] == ["a/b"]
    (tmp_path / "two.jsonl").write_text(json.dumps({"name": "a/b", "steps": []}))
    with pytest.raises(ValueError, match="two cases called a/b"):
        read_cases(tmp_path)


def test_the_table_is_put_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- results -->\nold\n<!-- /results -->\nafter\n")
    result = Result("go")
    result.count(case("check"), None, known=False)
    write_table([result], page=page)
    assert page.read_text() == (
        f"before\n<!-- results -->\n{table([result])}<!-- /results -->\nafter\n"
    )
    assert "| go | 1/1 | 1/1 |" in page.read_text()


def test_a_runner_alone_renews_its_own_row(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- results -->\n<!-- /results -->\n")
    for name, failure in (("go", None), ("rust", None), ("gone", None), ("go", "broken")):
        result = Result(name)
        result.count(case("check"), failure, known=False)
        write_table([result], ["rust", "go"] if failure else [], page)
    assert page.read_text().splitlines()[3:5] == ["| rust | 1/1 | 1/1 |", "| go | 0/1 | 0/1 |"]
    assert "gone" not in page.read_text()
