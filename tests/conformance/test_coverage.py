"""The cases cover what clients can meet: every code, every reason, every call."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludex.core import registry
from ludex.serving.inproc import InProcess
from ludex.serving.status import REASONS
from tests.conformance import generate
from tests.conformance.harness.cases import Case, fill, read_cases
from tests.conformance.harness.messages import request_of

CASES = read_cases()
SAID = re.compile(r"\b[A-Z][A-Z_]+[A-Z]\b")
THIN = {
    "NewGame",
    "ListLegalMoves",
    "CheckMove",
    "ApplyMove",
    "ReplayGame",
    "ViewState",
    "RenderState",
}

NOT_SENT = {
    "OPTION_UNKNOWN": "only options written as texts, on the command line, can have it",
    "OPTION_UNREADABLE": "only options written as texts, on the command line, can have it",
}
BEYOND: dict[str, dict[str, str]] = {
    "hexaequo": {
        "REASON_HIDDEN": "nothing is hidden",
        "TOO_MANY_EARLIER": "takes 4097 earlier positions: no case to be read",
    },
    "limes": {
        "REASON_HIDDEN": "no seat's moves are hidden",
        "NOT_YOUR_TURN": "only of a seat that isn't there, which is SEAT_OUT_OF_RANGE before",
    },
    "limits": {
        "CONTRADICTORY": "takes a check that has revealed cards, and every card of a colour",
        "TOO_ENTANGLED": "takes a record that no server works long enough on",
    },
    "smallholder": {"REASON_HIDDEN": "nothing is hidden"},
}


def expected_codes(case: Case) -> set[str]:
    """The codes that a case expects of some step."""
    codes: set[str] = set()
    for step in case.said["steps"]:
        try:
            said: Any = fill([step.get("error"), step.get("response")], case.variables)
        except KeyError:  # of a variable of a step before, which is no code
            said = [step.get("error"), step.get("response")]
        codes |= set(SAID.findall(repr(said)))
    return codes


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_code_of_the_game_has_a_case(name: str) -> None:
    request = request_of(name, "DescribeGame", {})
    game: Any = InProcess(name).call("DescribeGame", request).game  # type: ignore[attr-defined]
    covered: set[str] = set()
    for case in CASES:
        if name in case.name.split("/") or case.said.get("game") == name:
            covered |= expected_codes(case)
    all_codes = [*game.violations, *game.defects]
    missing = {kind.code for kind in all_codes} - covered
    assert missing == {
        code for code in BEYOND[name] | NOT_SENT if code in {kind.code for kind in all_codes}
    }


def test_every_reason_of_the_service_has_a_case() -> None:
    covered = set().union(*(expected_codes(case) for case in CASES))
    # What is no message is written by no client.
    assert set(REASONS) - covered == {"MALFORMED_MESSAGE"}


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_call_of_the_game_is_made(name: str) -> None:
    made = {
        (step.get("do", "call"), step["call"])
        for case in CASES
        if name in case.name.split("/")
        for step in case.said["steps"]
    }
    (service,) = registry.codec(name).service.DESCRIPTOR.services_by_name.values()
    assert {call for _, call in made} == {method.name for method in service.methods}
    assert {call for do, call in made if do == "thin"} == THIN


def test_thin_steps_ask_for_what_thin_layers_have() -> None:
    for case in CASES:
        for step in case.said["steps"]:
            if step.get("do") == "thin":
                assert step["call"] in THIN, case.name
                assert "count_routes" not in step.get("request", {}), case.name


@pytest.mark.parametrize("name", registry.GAMES)
def test_generated_cases_are_up_to_date(name: str) -> None:
    for file, text in generate.files(name):
        assert file.read_text(encoding="utf-8") == text, "python -m tests.conformance.generate"
