"""Makes the cases that follow from the rules and from the games' own tests.

python -m tests.conformance.generate                writes `cases/<game>/*.jsonl`
python -m tests.conformance.generate --check        tells whether they are up to date
python -m tests.conformance.generate --tries 2500   searches for defects without a case (minutes)
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludex.core import registry
from tests.conformance.generator.defects import defect_cases
from tests.conformance.generator.games import call_cases, recorded_cases
from tests.conformance.generator.illegal import illegal_cases
from tests.conformance.harness.cases import FOLDER


def files(game: str, tries: int = 0) -> Iterator[tuple[Path, str]]:
    """The game's files and what belongs in them."""
    impossible = FOLDER / game / "impossible.jsonl"
    yield FOLDER / game / "calls.jsonl", lines(call_cases(game))
    yield FOLDER / game / "illegal.jsonl", lines(illegal_cases(game))
    yield impossible, lines(defect_cases(game, read(impossible), tries))
    yield FOLDER / game / "whole-games.jsonl", lines(recorded_cases(game))


def read(file: Path) -> list[dict[str, Any]]:
    """The cases of a file; none when there is no such file yet."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def lines(cases: Iterator[dict[str, Any]]) -> str:
    """The cases as a file has them."""
    return "".join(
        json.dumps(case, ensure_ascii=False, separators=(",", ":")) + "\n" for case in cases
    )


def main() -> int:
    """Reads the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.generate")
    parser.add_argument("--check", action="store_true", help="write nothing, tell what is stale")
    parser.add_argument("--tries", type=int, default=0, help="how long to search for defects")
    said = parser.parse_args()
    stale = False
    for game in registry.GAMES:
        for file, text in files(game, said.tries):
            if file.exists() and file.read_text(encoding="utf-8") == text:
                continue
            stale = True
            if said.check:
                print(f"{file.name} of {game} is stale: python -m tests.conformance.generate")
            else:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
    return int(said.check and stale)


if __name__ == "__main__":
    sys.exit(main())
