"""What whole games make clients ask: the recorded games, call by call, with the answers due.

A client lists the moves, plays one, and looks at what it may see; now and then it asks why a move
is illegal or wants a picture, and at the end it has the record verified. As nothing is remembered
between calls, the calls of a game can be made ahead of time, and asked in any order by anybody.
"""

from __future__ import annotations

import base64
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from google.protobuf.json_format import ParseDict
from google.protobuf.message import Message

from bench.load.h2load import ROOT, frame
from ludex.core import records, registry
from ludex.core.records import Fields
from ludex.serving.inproc import InProcess
from ludex_client import Client
from ludex_client.calls import Call

VECTORS = ROOT / "tests" / "vectors"
FILES = {
    "hexaequo": "games.jsonl",
    "limes": "games.jsonl",
    "limits": "games.jsonl",
    "smallholder": "nibbler.hex4.jsonl",
}
HIDDEN = ("limits",)
"""Games in which what a player sees is not all that there is."""
CALLS_A_PLY = 2.2
CHECKED, DRAWN = 0.2, 0.02
"""The share of plies before which somebody tries a move at random, and of those that are drawn."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A call, and the answer that is due."""

    path: str
    request: bytes
    answer: Message

    @property
    def method(self) -> str:
        """The RPC's name."""
        return self.path.rpartition("/")[2]

    def is_due(self, body: bytes) -> bool:
        """Whether this is the answer, message for message."""
        return bool(self.answer == type(self.answer).FromString(body))


class Recorder:
    """Plays recorded games over, in this process, and notes what is asked and answered."""

    def __init__(self, game: str) -> None:
        # Nobody is called: the client describes the calls.
        self._client: Any = Client("localhost:0").game(game)
        self._engine = InProcess(game)
        self._format = records.format_of(game)
        self._name = game
        self.asked: list[Asked] = []

    def play(self, header: Fields, line: Fields, chance: random.Random) -> None:
        """Plays a game from its start to its end."""
        calls = self._client.calls
        options = self._client.message("Options")()
        ParseDict(dict(self._format.options(header, line)), options)
        start = calls.new_game(options=options).request
        state = self._ask(calls.new_game(options=options)).state
        plies = records.read_game(line).plies
        for number, ply in enumerate(plies):
            listed = self._ask(calls.list_legal_moves(state, seat=ply.seat))
            if chance.random() < CHECKED:
                tried = chance.choice(plies).move
                self._ask(calls.check_move(state, tried, seat=ply.seat))
            if chance.random() < DRAWN:
                self._ask(calls.render_state(state))
            assert listed.moves, f"{self._name}: no move is legal at ply {number}"  # noqa: S101
            state = self._ask(calls.apply_move(state, ply.move, seat=ply.seat)).state
            if self._name in HIDDEN:
                self._ask(calls.view_state(state, viewer=ply.seat))
        self._ask(calls.get_outcome(state))
        seats = [self._ply(ply.seat, ply.move) for ply in plies]
        self._ask(calls.replay_game(start, seats))

    def _ply(self, seat: int, move: str) -> Any:
        ply = self._client.message("Ply")()
        ply.seat = seat
        ply.move.text = move
        return ply

    def _ask(self, call: Call[Any]) -> Any:
        answer = self._engine.call(call.method, call.request)
        path = f"/{self._client.service.full_name}/{call.method}"
        self.asked.append(Asked(path, call.request.SerializeToString(), answer))
        return answer


def recorded(game: str) -> Iterator[tuple[Fields, Fields]]:
    """The recorded games, each with the header of its file."""
    lines = (VECTORS / game / FILES[game]).read_text().splitlines()
    header, *games = [records.fields(json.loads(line), "a line") for line in lines if line.strip()]
    for line in games:
        yield header, line


def games(calls: int, seed: int = 1) -> list[list[Asked]]:
    """Whole games, of each kind as many as it takes to make about so many calls."""
    chance = random.Random(seed)
    played = []
    for game in registry.GAMES:
        left = calls
        for header, line in chosen(game, calls, chance):
            recorder = Recorder(game)
            recorder.play(header, line, chance)
            played.append(recorder.asked)
            left -= len(recorder.asked)
            if left <= 0:
                break
    return played


def chosen(game: str, calls: int, chance: random.Random) -> list[tuple[Fields, Fields]]:
    """Recorded games in random order, without those that alone would make more calls than wanted.

    Of those the shortest, when there are no others.
    """
    found = list(recorded(game))
    chance.shuffle(found)
    short = [each for each in found if CALLS_A_PLY * _plies(each[1]) <= calls]
    return short or [min(found, key=lambda each: _plies(each[1]))]


def _plies(line: Fields) -> int:
    return len(line.sequence("plies"))


def interleaved(played: Iterable[list[Asked]], seed: int = 1) -> list[Asked]:
    """The calls of many games as they arrive when each has a client of its own.

    The games are spread evenly over the whole, each in its own order, but for where it begins:
    clients do not begin together.
    """
    chance = random.Random(seed)
    arrivals = []
    for game in played:
        begins = chance.random()
        for number, asked in enumerate(game):
            arrivals.append(((begins + number / len(game)) % 1, asked))
    return [asked for _, asked in sorted(arrivals, key=lambda arrival: arrival[0])]


def mix(asked: Iterable[Asked]) -> dict[str, int]:
    """How often each call of each game is asked."""
    return dict(sorted(Counter(one.path for one in asked).items()))


def write_targets(asked: Iterable[Asked], url: str, file: Path) -> None:
    """Writes the calls as vegeta takes its targets: gRPC over HTTP/2, a line each."""
    header = {"Content-Type": ["application/grpc"], "Te": ["trailers"]}
    with file.open("w") as lines:
        for one in asked:
            body = base64.b64encode(frame(one.request)).decode()
            target = {"method": "POST", "url": url + one.path, "header": header, "body": body}
            lines.write(json.dumps(target) + "\n")
