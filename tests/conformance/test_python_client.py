"""The Python client passes the suite."""

from __future__ import annotations

import pytest

from tests.conformance.harness.cases import Case, chosen, read_cases
from tests.conformance.harness.runner import read_runners
from tests.conformance.harness.suite import suite

# What takes seconds; `make conformance` runs whole games too, and both clients alike.
GENERAL = ["client/*", "hidden/*", "sealed/*", "service/*"]
PATTERNS = {
    "python": [*GENERAL, "*/calls/*", "*/illegal/*", "*/impossible/*"],
    "python-asyncio": GENERAL,
}


@pytest.mark.parametrize("name", PATTERNS)
def test_every_case_passes(name: str) -> None:
    failures: list[str] = []

    def told(case: Case, failure: str | None) -> None:
        if failure is not None:
            failures.append(f"{case.name}: {failure}")

    cases = chosen(read_cases(), PATTERNS[name])
    assert len(cases) > 100
    with suite() as started:
        result = started.run(read_runners()[name], cases, told)
    assert not failures
    assert result.good, result.trouble
