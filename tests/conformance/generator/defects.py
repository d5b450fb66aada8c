"""A case for every way in which a request can be impossible.

The impossible states of the games' own tests come first. For codes that these leave, requests can
be searched for: good ones, changed at random, the smallest being kept. What was once found is kept
without a search.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from google.protobuf.message import Message

from ludex.core import registry
from ludex.serving.status import CallError
from tests.conformance.generator.asked import answered, error_of, slug, written
from tests.conformance.harness.messages import request_of
from tests.fuzz.inputs import mutated_message, valid_request
from tests.hexaequo import test_defects as hexaequo
from tests.limes import test_admission as limes
from tests.limits import test_admission as limits

SEARCHED = ("ListLegalMoves", "NewGame", "CheckMove", "SampleState")
THIN = ("ListLegalMoves", "NewGame", "CheckMove")
LARGEST = 6_000
"""Characters of a request that is still fit to be read."""


@dataclass(frozen=True)
class Found:
    """A request, and the error that it gives."""

    call: str
    request: dict[str, Any]
    error: dict[str, Any]

    @property
    def size(self) -> tuple[int, int]:
        """How far it is from a case that shows one thing."""
        return len(self.error["fields"]), len(json.dumps(self.request))


def defect_cases(name: str, known: list[dict[str, Any]], tries: int) -> Iterator[dict[str, Any]]:
    """A case for each defect. `known`: the cases there are, which are kept where the tests have
    nothing smaller. `tries`: how many requests of each call to search among for what is missing.
    """
    codes = [each.code for each in registry.game(name).description.defects]
    best: dict[str, Found] = {}
    for found in (*_of_tests(name), *_of_cases(name, known)):
        _keep(best, found)
    if tries:
        for found in _searched(name, tries):
            _keep(best, found)
        best = {code: _shrunk(name, found) for code, found in best.items()}
    for code in codes:
        if code in best:
            found = best[code]
            yield {
                "name": f"{name}/impossible/{slug(code)}",
                "game": name,
                "steps": [
                    {
                        "do": "thin" if found.call in THIN else "call",
                        "call": found.call,
                        "request": found.request,
                        "error": found.error,
                    }
                ],
            }


def _keep(best: dict[str, Found], found: Found) -> None:
    if found.size[1] > LARGEST:
        return
    for code in {found.error["reason"], *(each["reason"] for each in found.error["fields"])}:
        if code not in best or found.size < best[code].size:
            best[code] = found


def _found(name: str, call: str, request: dict[str, Any]) -> Found | None:
    try:
        answered(name, call, request)
    except CallError as error:
        if error.code_name == "INVALID_ARGUMENT":
            return Found(call, request, error_of(error))
    return None


def _of_tests(name: str) -> Iterator[Found]:
    if name in TESTED:
        for call, request in TESTED[name]():
            found = _found(name, call, request)
            if found is not None:
                yield found


def _of_cases(name: str, known: list[dict[str, Any]]) -> Iterator[Found]:
    for case in known:
        (step,) = case["steps"]
        found = _found(name, step["call"], step["request"])
        if found is not None:
            yield found


def _searched(name: str, tries: int) -> Iterator[Found]:
    """Good requests with one or two things changed, and again those that showed something new."""
    rng = random.Random(name)
    for call in SEARCHED:
        seen: set[tuple[str, ...]] = set()
        pool: list[Message] = []
        for _ in range(tries):
            base = rng.choice(pool) if pool and rng.random() < 0.4 else _good(name, call, rng)
            changed = mutated_message(base, rng)
            said = written(changed)
            if _too_long(said):
                continue
            found = _found(name, call, said)
            if found is not None:
                kinds = tuple(sorted({each["reason"] for each in found.error["fields"]}))
                if kinds not in seen:
                    seen.add(kinds)
                    pool.append(changed)
                yield found


def _shrunk(name: str, found: Found) -> Found:
    """The same with everything left out that the error does not depend on."""
    shrinking = True
    while shrinking:
        shrinking = False
        for smaller in _with_one_thing_less(found.request):
            again = _found(name, found.call, smaller)
            if again is not None and _shows(again) == _shows(found):
                found, shrinking = again, True
                break
    return found


def _shows(found: Found) -> list[str]:
    return [found.error["reason"], *(each["reason"] for each in found.error["fields"])]


def _with_one_thing_less(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for name, each in value.items():
            yield {key: other for key, other in value.items() if key != name}
            for smaller in _with_one_thing_less(each):
                yield {**value, name: smaller}


def _good(name: str, call: str, rng: random.Random) -> Message:
    if call != "NewGame":
        return valid_request(name, call, rng)
    # A new game set up with what a state of the game holds: its tiles, its board.
    state = written(valid_request(name, "ListLegalMoves", rng))["state"]
    vocabulary = registry.codec(name).vocabulary
    wanted, given = (
        kind.DESCRIPTOR.fields_by_name for kind in (vocabulary.Options, vocabulary.State)
    )
    options = {
        field: value
        for field, value in state.items()
        if field in wanted and wanted[field].is_repeated == given[field].is_repeated
    }
    return request_of(name, call, {"options": options})


def _too_long(said: dict[str, Any]) -> bool:
    return len(json.dumps(said)) > LARGEST


def _state(message: Any) -> tuple[str, dict[str, Any]]:
    return "ListLegalMoves", {"state": written(message)}


def _hexaequo() -> Iterator[tuple[str, dict[str, Any]]]:
    for _, position, change, _ in hexaequo.CASES:
        state = hexaequo.CODEC.write_state(position)
        change(state)
        yield _state(state)
    yield _state(hexaequo.oftener(3))
    opening = written(hexaequo.CODEC.write_state(hexaequo.OPENED))
    for build, _ in hexaequo.MOVE_CASES:
        move = hexaequo.game_pb2.Move()
        build(move)
        yield "CheckMove", {"state": opening, "move": written(move)}


def _limes() -> Iterator[tuple[str, dict[str, Any]]]:
    for change, _ in limes.CASES.values():
        state = limes.state()
        change(state)
        yield _state(state)


def _limits() -> Iterator[tuple[str, dict[str, Any]]]:
    for _, base, change, _ in limits.IMPOSSIBLE:
        state = limits.CODEC.write_state(base())
        change(state)
        yield _state(state)


def _smallholder() -> Iterator[tuple[str, dict[str, Any]]]:
    """Stones that their enemy's gap or hull should have taken."""
    black = [{"column": c, "row": r} for c, r in ((2, 2), (3, 3), (2, 4), (3, 4))]
    white = [{"column": c, "row": r} for c, r in ((0, 0), (2, 3), (2, 0))]
    for ruleset in ("RULESET_GAPS_ORIGINAL", "RULESET_STYMIE"):
        yield (
            "ListLegalMoves",
            {
                "state": {
                    "ruleset": ruleset,
                    "board": "hex4",
                    "black_stones": black,
                    "white_stones": white,
                    "ply": 40,
                }
            },
        )


TESTED = {
    "hexaequo": _hexaequo,
    "limes": _limes,
    "limits": _limits,
    "smallholder": _smallholder,
}
