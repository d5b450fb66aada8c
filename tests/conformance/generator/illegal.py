"""Every way in which a move is illegal: from the tests of each game, and where those set up what no
player could reach, from random games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludex.core import registry
from ludex.core.game import is_defects
from tests.conformance.generator.asked import slug, state_of, step, written
from tests.hexaequo import test_violations as hexaequo
from tests.laws.strategies import random_game
from tests.limes import test_violations as limes
from tests.limits import test_refusals as limits
from tests.limits.helpers import walk
from tests.smallholder import test_refusals as smallholder


@dataclass(frozen=True)
class Attempt:
    """A move that is tried in a position."""

    position: Any
    seat: int
    move: Any


def illegal_cases(name: str) -> Iterator[dict[str, Any]]:
    """A case for each illegal move of the game's tests, and one at least for every code."""
    game = registry.game(name)
    numbers: dict[str, int] = {}
    for attempt in _attempts(name):
        violation = game.refuse(attempt.position, attempt.seat, attempt.move)
        if violation is None or not _can_be_sent(name, attempt):
            continue
        number = numbers[violation.code] = numbers.get(violation.code, 0) + 1
        suffix = f"-{number}" if number > 1 else ""
        yield {
            "name": f"{name}/illegal/{slug(violation.code)}{suffix}",
            "game": name,
            "each": [{"state": state_of(name, attempt.position)}],
            "steps": list(_steps(name, attempt)),
        }


def _steps(name: str, attempt: Attempt) -> Iterator[dict[str, Any]]:
    state = state_of(name, attempt.position)
    forms = list(_forms(name, attempt.move))
    for form in forms:
        for call in ("CheckMove", "ApplyMove"):
            yield step(name, call, {"seat": attempt.seat, "move": form}, "thin", state)
    plies = [{"seat": attempt.seat, "move": forms[0]}]
    yield step(name, "ReplayGame", {"plies": plies}, "thin", state)


def _forms(name: str, move: Any) -> Iterator[dict[str, Any]]:
    """The move as text and typed, in so far as it has both."""
    game = registry.game(name)
    text = game.format(move)
    if game.parse(text) == move:
        yield {"text": text}
    try:
        whole = written(registry.codec(name).write_move(move))
    except ValueError:  # a number that no field holds
        return
    yield {key: value for key, value in whole.items() if key != "text"}


def _can_be_sent(name: str, attempt: Attempt) -> bool:
    """Whether a request can say it: the position is one that is admitted, the seat a seat."""
    codec, game = registry.codec(name), registry.game(name)
    setup = codec.read_state(codec.write_state(attempt.position))
    if is_defects(setup) or is_defects(game.admit(setup)):
        return False
    return 0 <= attempt.seat < game.seats(attempt.position)


def _attempts(name: str) -> Iterator[Attempt]:
    """The attempts of the game's tests, then, for codes still missing, those of random games."""
    game = registry.game(name)
    found: set[str] = set()
    tried = TESTED[name]() if name in TESTED else iter(())
    for attempt in tried:
        violation = game.refuse(attempt.position, attempt.seat, attempt.move)
        if violation is not None and _can_be_sent(name, attempt):
            found.add(violation.code)
        yield attempt
    missing = {kind.code for kind in game.description.violations} - found
    for attempt in _random_attempts(name):
        if not missing:
            return
        violation = game.refuse(attempt.position, attempt.seat, attempt.move)
        if violation is not None and violation.code in missing and _can_be_sent(name, attempt):
            missing.remove(violation.code)
            yield attempt


def _random_attempts(name: str) -> Iterator[Attempt]:
    """Moves of one position tried in others."""
    rng = random.Random(name)
    positions = [
        (step.before, step.seat, step.move) for seed in range(8) for step in random_game(name, seed)
    ]
    if name == "limits":
        # Hands run out only in games that go on for long.
        positions += [played for seed in range(60) for played in walk(seed)][::-1]
    moves = list(dict.fromkeys(move for _, _, move in positions))
    for position, seat, _ in positions:
        for move in rng.sample(moves, min(12, len(moves))):
            yield Attempt(position, seat, move)


def _hexaequo() -> Iterator[Attempt]:
    for _, position, text, _ in hexaequo.CASES:
        yield Attempt(position, position.to_move, hexaequo.move(text))
    start = hexaequo.CELL_NAMED["J8"]
    yield Attempt(hexaequo.OPENING, 0, hexaequo.MovePiece(start, ()))
    yield Attempt(hexaequo.OPENING, 1, hexaequo.move("H9-H8"))


def _limes() -> Iterator[Attempt]:
    for _, position, seat, text, _ in limes.CASES:
        yield Attempt(position, seat, limes.GAME.parse(text))


def _limits() -> Iterator[Attempt]:
    for position, ply, code in limits.REFUSALS:
        if code is not None:
            seat, text = ply.split(":", 1)
            yield Attempt(position, int(seat), limits.GAME.parse(text))


def _smallholder() -> Iterator[Attempt]:
    for position, seat, text, _, _ in smallholder.REFUSALS:
        yield Attempt(position, seat, smallholder.cell(text))


TESTED = {
    "hexaequo": _hexaequo,
    "limes": _limes,
    "limits": _limits,
    "smallholder": _smallholder,
}
