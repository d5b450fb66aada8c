"""Whole games, move by move and as records, and every call at positions on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludex.core import registry
from ludex.core.records import Fields, format_of, read_game
from tests.conformance.generator.asked import answered, slug, step, written
from tests.laws.strategies import first_position, random_game

VECTORS = Path(__file__).parents[2] / "vectors"
RECORDED = {
    "hexaequo": [("games.jsonl", 2)],
    "limes": [("games.jsonl", 3)],
    "limits": [("games.jsonl", 3)],
    "smallholder": [
        (f"{rules}.{board}.jsonl", 1)
        for rules, board in (
            ("gaps_original", "hex3"),
            ("gaps_original", "hex343434"),
            ("nibbler", "hex4"),
            ("offshore_gaps", "hex4"),
            ("stymie", "hex4"),
            ("hull_setbacks", "hex4"),
        )
    ],
}
"""Of which recordings how many games are played."""

ENDS = {"outcome", "winners", "winner"}
"""What is told of a recorded game that was played to its end."""


def recorded_cases(name: str) -> Iterator[dict[str, Any]]:
    """Recorded games: played move by move, by text and typed in turn, then replayed as a whole."""
    for file, count in RECORDED.get(name, []):
        lines = (VECTORS / name / file).read_text(encoding="utf-8").splitlines()
        header = Fields(json.loads(lines[0]))
        for number, one in enumerate(_chosen(lines[1:], count), start=1):
            stem = file.removesuffix(".jsonl").replace("_", "-").replace(".", "-")
            recorded = Fields(one)
            options = dict(format_of(name).options(header, recorded))
            plies = [(ply.seat, ply.move) for ply in read_game(recorded).plies]
            yield {
                "name": f"{name}/whole-games/{stem}-{number}",
                "game": name,
                "steps": list(_whole_game(name, options, plies)),
            }


def _chosen(lines: list[str], count: int) -> list[Any]:
    """Games that end, from the shorter half, of as many different set-ups as there are."""
    games = [json.loads(line) for line in lines]
    over = sorted((one for one in games if ENDS & one.keys()), key=lambda one: len(one["plies"]))
    shorter = over[: len(over) // 2 + 1]
    found: dict[Any, Any] = {}
    for one in shorter:
        found.setdefault((one.get("players"), one.get("edge_only")), one)
    spread = [shorter[-1 - index * len(shorter) // count] for index in range(count)]
    return [*found.values(), *(one for one in spread if one not in found.values())][:count]


def _whole_game(
    name: str, options: dict[str, Any], plies: list[tuple[int, str]]
) -> Iterator[dict[str, Any]]:
    start = {"options": options, "seed": "1"}
    state = answered(name, "NewGame", start)["state"]
    yield {
        "do": "thin",
        "call": "NewGame",
        "request": start,
        "save": {"state": "state"},
    }
    codec, game = registry.codec(name), registry.game(name)
    for index, (seat, text) in enumerate(plies):
        move: dict[str, Any] = {"text": text}
        if index % 2:
            move = _typed(codec.write_move(game.parse(text)))
        request = {"seat": seat, "move": move, "list_next_moves": True}
        response = answered(name, "ApplyMove", {"state": state, **request})
        state = response["state"]
        yield {
            "do": "thin",
            "call": "ApplyMove",
            "request": {"state": "${state}", **request},
            "response": {
                "to_act": response["to_act"],
                "next_moves": {"$count": len(response["next_moves"])},
            },
            "save": {"state": "state", "outcome": "outcome"},
        }
    request = {
        "new_game": start,
        "plies": [{"seat": seat, "move": {"text": text}} for seat, text in plies],
        "include_position_key": True,
    }
    replayed = step(name, "ReplayGame", request, "thin")
    replayed["response"] |= {"state": "${state}", "outcome": replayed["response"]["outcome"]}
    yield replayed


def _typed(message: Any) -> dict[str, Any]:
    return {key: value for key, value in written(message).items() if key != "text"}


def call_cases(name: str) -> Iterator[dict[str, Any]]:
    """Every call, at the beginning, in the middle and at the end of a random game."""
    yield {
        "name": f"{name}/calls/describe-game",
        "game": name,
        "steps": [
            {
                "call": "DescribeGame",
                "response": {
                    "game": {"name": name, "schema": f"ludex.{name}.v1"},
                },
            }
        ],
    }
    for seed in (5, 6):
        yield from _calls_of_a_game(name, seed)


def _calls_of_a_game(name: str, seed: int) -> Iterator[dict[str, Any]]:
    codec, game = registry.codec(name), registry.game(name)
    steps = list(random_game(name, seed))
    start = first_position(name, seed)
    texts = [(each.seat, game.format(each.move)) for each in steps]
    places = {"beginning": 0, "middle": len(steps) // 2, "end": len(steps)}
    for place, index in places.items():
        state = codec.write_state(steps[index].before if index < len(steps) else steps[-1].after)
        beginning = {"state": written(codec.write_state(start))}
        replay = {
            **beginning,
            "plies": [{"seat": seat, "move": {"text": text}} for seat, text in texts[:index]],
            "include_position_key": True,
        }
        seat, text = texts[min(index, len(texts) - 1)]
        first = step(name, "ReplayGame", replay, "thin")
        first["save"] = {"state": "state"}
        said = written(state)
        yield {
            "name": f"{name}/calls/{slug(place)}-of-game-{seed}",
            "game": name,
            "steps": [first, *_calls(name, said, seat, text)],
        }


def _calls(name: str, state: Any, seat: int, text: str) -> Iterator[dict[str, Any]]:
    def one(call: str, do: str = "thin", **request: Any) -> dict[str, Any]:
        return step(name, call, request, do, state)

    move = {"text": text}
    spectator = {"spectator": True}
    layers = [each.code for each in registry.game(name).description.layers]
    yield one("ListLegalMoves", seat=seat)
    yield one("ListLegalMoves", count_only=True)
    yield one("ListLegalMoves", seat=seat, prefix=text[:2])
    if name == "hexaequo":
        yield one("ListLegalMoves", "call", count_only=True, count_routes=True)
    yield one("CheckMove", seat=seat, move=move)
    yield one("ApplyMove", seat=seat, move=move, list_next_moves=True, include_position_key=True)
    yield one("ApplyMove", seat=seat, move=move, viewer={"seat": seat}, list_next_moves=True)
    yield one("ApplyMove", seat=seat, move=move, viewer=spectator)
    yield one("GetOutcome", "call", include_position_key=True)
    yield one("ViewState", viewer={"seat": seat})
    yield one("ViewState", viewer=spectator)
    yield one("SimulatePlayouts", "call", count=2, seed="12")
    drawing = {"width": 320, "layers": layers, "legal_targets": True}
    yield one("RenderState")
    yield one("RenderState", drawing=drawing, last_move=move)
