"""What came of a run: told, and written into the documentation's table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tests.conformance.harness.cases import Case

PAGE = Path(__file__).parents[3] / "docs" / "conformance.md"
BEGIN, END = "<!-- results -->\n", "<!-- /results -->\n"


@dataclass
class Result:
    """How a runner did. A case counts as passed when it passes, known failure or not."""

    runner: str
    client: str = ""
    seconds: float = 0.0
    passed: dict[str, int] = field(default_factory=dict)
    total: dict[str, int] = field(default_factory=dict)
    unexpected: dict[str, str] = field(default_factory=dict)
    trouble: str = ""

    def count(self, case: Case, failure: str | None, known: bool) -> None:
        """Counts a case."""
        group = case.group
        self.total[group] = self.total.get(group, 0) + 1
        self.passed[group] = self.passed.get(group, 0) + (failure is None)
        if failure is not None and not known:
            self.unexpected[case.name] = failure
        elif failure is None and known:
            self.unexpected[case.name] = "passes, and is listed as a known failure"

    @property
    def good(self) -> bool:
        """Whether everything went as expected."""
        return not self.trouble and not self.unexpected

    def line(self) -> str:
        """The result in a line."""
        if self.trouble:
            return f"{self.runner}: {self.trouble}"
        said = f"{sum(self.passed.values())} of {sum(self.total.values())} cases"
        return f"{self.runner} ({self.client}): {said} in {self.seconds:.1f} s"


def table(results: Iterable[Result], old: str = "", runners: Iterable[str] = ()) -> str:
    """The results as a table in Markdown. `old`: the table before, whose rows of other runners of
    these names stay when they are of the same groups.
    """
    results = list(results)
    groups = sorted({group for result in results for group in result.total})
    head = _row(["runner", *groups, "all"]) + _row(["---"] * (len(groups) + 2))
    rows = {}
    if old.startswith(head):
        rows = {line.split()[1]: line + "\n" for line in old.removeprefix(head).splitlines()}
    for result in results:
        cells = [f"{result.passed.get(g, 0)}/{result.total.get(g, 0)}" for g in groups]
        cells.append(f"{sum(result.passed.values())}/{sum(result.total.values())}")
        rows[result.runner] = _row([result.runner, *cells])
    order = list(runners) or list(rows)
    return head + "".join(rows[name] for name in order if name in rows)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def write_table(results: list[Result], runners: Iterable[str] = (), page: Path = PAGE) -> None:
    """Puts the table between the marks on the page, with a row for each of these runners."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    old, _, after = rest.partition(END)
    new = table(results, old, runners)
    page.write_text(f"{before}{BEGIN}{new}{END}{after}", encoding="utf-8")
