"""Runs the conformance suite.

python -m tests.conformance                       every runner; renews the table of the docs
python -m tests.conformance --runner go           one, and its row
python -m tests.conformance --only 'limits/*'     some of the cases, one pattern or several
"""

from __future__ import annotations

import argparse
import sys

from tests.conformance.harness.cases import Case, chosen, read_cases
from tests.conformance.harness.report import Result, write_table
from tests.conformance.harness.runner import read_runners
from tests.conformance.harness.suite import suite


def main() -> int:
    """Reads the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance")
    runners = read_runners()
    parser.add_argument("--runner", action="append", choices=runners, help="run this one only")
    parser.add_argument("--only", action="append", default=[], help="cases of such names only")
    parser.add_argument("--verbose", action="store_true", help="tell of every case")
    said = parser.parse_args()
    cases = chosen(read_cases(), said.only)
    results: list[Result] = []
    with suite() as started:
        for name, facts in runners.items():
            if said.runner is None or name in said.runner:

                def told(case: Case, failure: str | None, name: str = name) -> None:
                    if failure is not None:
                        print(f"FAILED {name} {case.name}\n  {failure}", flush=True)
                    elif said.verbose:
                        print(f"passed {name} {case.name}", flush=True)

                results.append(started.run(facts, cases, told))
                print(results[-1].line(), flush=True)
    for result in results:
        for name in result.unexpected:
            print(f"not as expected: {result.runner} {name}")
    ran = [result for result in results if not result.trouble]
    if ran and not said.only:
        write_table(ran, runners)
    return 0 if results and all(result.good for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
