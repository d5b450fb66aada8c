"""The suite as a whole: servers, a runner, all its cases."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.conformance.harness.cases import Case, read_cases
from tests.conformance.harness.fake import FakeServer
from tests.conformance.harness.judge import Judge
from tests.conformance.harness.report import Result
from tests.conformance.harness.runner import Runner, RunnerError, RunnerFacts
from tests.conformance.harness.servers import running

Told = Callable[[Case, str | None], None]
MOST_STARTS = 5
"""A runner that had to be started so often is given up."""


class Suite:
    """Everything that cases run against."""

    def __init__(self, addresses: dict[str, str], fake: FakeServer) -> None:
        self.addresses, self.fake = addresses, fake

    def run(self, facts: RunnerFacts, cases: list[Case], told: Told) -> Result:
        """Builds a runner and runs the cases with it."""
        result = Result(facts.name)
        if facts.missing():
            result.trouble = f"not run: {', '.join(facts.missing())} not found"
            return result
        try:
            facts.made()
        except RunnerError as error:
            result.trouble = str(error)
            return result
        started = time.monotonic()
        runner = Runner(facts)
        judge = Judge(runner, self.addresses, self.fake)
        try:
            self._run(runner, judge, cases, facts.expected_failures(), result, told)
        finally:
            judge.close()
            status = runner.close()
        if status != 0 and not result.trouble:
            result.trouble = "did not end with status 0 when its standard input did"
        result.client, result.seconds = runner.client, time.monotonic() - started
        return result

    def _run(
        self,
        runner: Runner,
        judge: Judge,
        cases: list[Case],
        known: set[str],
        result: Result,
        told: Told,
    ) -> None:
        stray = known - {case.name for case in read_cases()}
        for case in cases:
            failure = judge.failure(case)
            result.count(case, failure, case.name in known)
            told(case, failure)
            if runner.starts >= MOST_STARTS:
                result.trouble = f"given up after {MOST_STARTS} starts"
                return
        if stray:
            result.trouble = f"its known failures name no case: {', '.join(sorted(stray))}"


@contextmanager
def suite() -> Iterator[Suite]:
    """Starts all servers."""
    fake = FakeServer()
    try:
        with running() as addresses:
            yield Suite(addresses, fake)
    finally:
        fake.stop()
