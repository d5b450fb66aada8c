"""Cases: what is in `cases/`, and how it is written.

A file holds a list of cases (`.json`) or one case a line (`.jsonl`: generated). A case:

    name      a path-like name, unique
    server    which server it runs against, one of `servers.json`, or `fake`; absent: `main`
    game      the game of its steps; a step can have its own
    each      a list of objects: the case is run for each, with their values as variables; the
              variables in its name make the names differ
    script    what the fake server does, call by call: see `fake.py`
    received  what the fake server must have received in the end: see `fake.py`
    steps     the commands, in order

A step:

    do        `call` or `thin`; absent: `call`
    call      the RPC's name
    request   the request in proto3's JSON
    client, timeout_ms, server, game    as in docs/conformance.md
    response  what the answer must hold: see `matching.py`. Absent, without `error` too: any answer
    error     how the call must fail: see `matching.py`
    repeatable  false when asking again gives another answer, as for a game of an unknown seed
    save      variables to keep of the answer, each a path such as `moves[0].text`
    alter     variables to make of others: `{"altered": {"of": "state", "change": "last"}}`
    wait_ms   how long to wait before it

A text `${name}` stands for the whole value of a variable, whatever its type; within a longer text
it stands for the variable's text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "cases"
VARIABLE = re.compile(r"\$\{(\w+)\}")
PLACE = re.compile(r"(\w+)|\[(-?\d+)\]")


@dataclass(frozen=True)
class Case:
    """A case, its variables being those that are known before it runs."""

    name: str
    said: dict[str, Any]
    variables: dict[str, Any]

    @property
    def group(self) -> str:
        """The first part of the name."""
        return self.name.partition("/")[0]


def read_cases(folder: Path = FOLDER) -> list[Case]:
    """All cases, by their names. Raises ValueError when two have the same name."""
    cases: dict[str, Case] = {}
    for file in sorted(folder.rglob("*.json*")):
        for said in _said(file):
            for variables in said.get("each", [{}]):
                name = fill(said["name"], variables)
                if name in cases:
                    raise ValueError(f"{file.name}: there are two cases called {name}")
                cases[name] = Case(name, said, dict(variables))
    return [cases[name] for name in sorted(cases)]


def chosen(cases: list[Case], patterns: list[str]) -> list[Case]:
    """The cases whose names match one of the patterns; all when there is none."""
    if not patterns:
        return cases
    return [case for case in cases if any(fnmatchcase(case.name, each) for each in patterns)]


def _said(file: Path) -> Iterator[dict[str, Any]]:
    if file.suffix == ".jsonl":
        yield from map(json.loads, file.read_text(encoding="utf-8").splitlines())
    else:
        yield from json.loads(file.read_text(encoding="utf-8"))


def fill(value: Any, variables: dict[str, Any]) -> Any:
    """The value with variables put in. Raises KeyError for a variable that there is not."""
    if isinstance(value, dict):
        return {key: fill(each, variables) for key, each in value.items()}
    if isinstance(value, list):
        return [fill(each, variables) for each in value]
    if not isinstance(value, str):
        return value
    whole = VARIABLE.fullmatch(value)
    if whole:
        return variables[whole[1]]
    return VARIABLE.sub(lambda found: str(variables[found[1]]), value)


def at(value: Any, path: str) -> Any:
    """What is found in a value at a path such as `moves[0].text`."""
    for name, index in PLACE.findall(path):
        value = value[name] if name else value[int(index)]
    return value
