"""What a seat may not see makes no difference to any answer that it gets.

Two positions that look the same to a viewer are asked the same in every call; the answers must be
the same bytes, errors included. The second position is drawn from the first one's view.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from google.protobuf import json_format

from ludex.core import registry
from ludex.core.chance import Chance
from ludex.core.game import Seat, Spectator
from ludex.serving.answering import Method
from ludex.serving.budget import Budget
from ludex.serving.mount import service_of
from ludex.serving.servicer import GameServicer
from ludex.serving.status import CallError
from tests.laws.strategies import random_game

HIDING = [
    name
    for name in registry.GAMES
    if registry.game(name).description.information.value != "perfect"
]
GAMES_PLAYED = 10


class Caller:
    """Calls a servicer from bytes to bytes, errors included."""

    def __init__(self, name: str) -> None:
        self.codec = registry.codec(name)
        self.game = registry.game(name)
        servicer = GameServicer(self.codec)
        self.methods = {
            method.name: Method(servicer, method) for method in service_of(servicer).methods
        }
        self.name = name

    def ask(self, method: str, **fields: Any) -> bytes:
        """What a caller is told: the answer, or the error with all its details."""
        request = getattr(self.codec.service, f"{method}Request")(**fields)
        try:
            return self.methods[method](request.SerializeToString(), Budget(60))
        except CallError as error:
            return b"error" + error.status().SerializeToString(deterministic=True)

    def everything(
        self, position: Any, viewer: Any, moves: list[tuple[int, str]], pictures: bool
    ) -> list[bytes]:
        """Every call about the position, for the viewer; pictures, which take long, when asked."""
        about = {"state": self.codec.write_state(position), "viewer": viewer_message(viewer)}
        view = self.codec.write_view(self.game.view(position, viewer))
        answers = [
            self.ask("ViewState", **about),
            self.ask("GetOutcome", **about, include_position_key=True),
            self.ask("ListLegalMoves", **about),
            self.ask("SampleState", view=view, seed=1),
            self.ask("Batch", **about, calls=[{"view_state": {}}, {"list_legal_moves": {}}]),
        ]
        if pictures:
            answers.append(self.ask("RenderState", **about))
            answers.append(self.ask("RenderState", **about, drawing={"legal_targets": True}))
        seats = range(self.game.seats(position))
        answers += [self.ask("ListLegalMoves", **about, seat=seat) for seat in seats]
        for seat, text in moves:
            move = {"seat": seat, "move": {"text": text}}
            answers.append(self.ask("CheckMove", **about, **move))
            answers.append(self.ask("ApplyMove", **about, **move, list_next_moves=True))
            answers.append(self.ask("ReplayGame", **about, plies=[move]))
        return answers


def viewer_message(viewer: Any) -> dict[str, Any]:
    return {"seat": viewer.seat} if isinstance(viewer, Seat) else {"spectator": True}


def comparable_moves(
    caller: Caller, one: Any, other: Any, viewer: Any, texts: list[str]
) -> list[tuple[int, str]]:
    """Moves that are legal in both positions or in neither.

    Whether another's move is legal is told by its being played, and by nothing else: a card that is
    put down was in the hand. Everything that is told beyond that is compared.
    """
    game = caller.game
    found = []
    for seat in range(game.seats(one)):
        for text in texts:
            move = game.parse(text)
            refused = [game.refuse(position, seat, move) for position in (one, other)]
            legal = [violation is None for violation in refused]
            own = isinstance(viewer, Seat) and viewer.seat == seat
            if own:
                assert refused[0] == refused[1]
            if legal[0] == legal[1]:
                # What a legal move reveals to the viewer is then no secret any more: the next cards
                # can differ in what the viewer draws. Only moves that reveal the same are compared.
                if legal[0] and shown(game, one, seat, move, viewer) != shown(
                    game, other, seat, move, viewer
                ):
                    continue
                found.append((seat, text))
    return found


def shown(game: Any, position: Any, seat: int, move: Any, viewer: Any) -> Any:
    played = game.play(position, seat, move)
    return game.shown(played.events, viewer), game.view(played.position, viewer)


@pytest.mark.parametrize("name", HIDING)
def test_answers_to_a_viewer_are_the_same_bytes(name):
    caller = Caller(name)
    game = caller.game
    rng = random.Random(1)
    pairs = compared = 0
    for seed in range(GAMES_PLAYED):
        steps = list(random_game(name, 100 + seed))
        texts = sorted({game.format(step.move) for step in steps})
        for step in rng.sample(steps, min(14, len(steps))):
            position = step.after
            seats = range(game.seats(position))
            for viewer in (*(Seat(seat) for seat in seats), Spectator()):
                other = game.sample(game.view(position, viewer), None, Chance.seeded(pairs))
                assert game.view(other, viewer) == game.view(position, viewer)
                if other == position:
                    continue
                some = rng.sample(texts, min(4, len(texts)))
                moves = comparable_moves(caller, position, other, viewer, some)
                pictures = pairs % 20 == 0
                ours = caller.everything(position, viewer, moves, pictures)
                theirs = caller.everything(other, viewer, moves, pictures)
                assert ours == theirs, (name, seed, viewer, moves)
                pairs += 1
                compared += len(ours)
    assert pairs > 300
    assert compared > 5_000


@pytest.mark.parametrize("name", HIDING)
def test_events_of_others_are_shown_alike(name):
    """`ApplyMove` by one seat, told to another: over whole games, for every viewer."""
    game = registry.game(name)
    told = 0
    for seed in range(GAMES_PLAYED):
        for step in random_game(name, 200 + seed):
            for seat in range(game.seats(step.before)):
                if seat == step.seat:
                    continue
                viewer = Seat(seat)
                other = game.sample(game.view(step.before, viewer), None, Chance.seeded(told))
                if game.refuse(other, step.seat, step.move) is not None:
                    continue
                events = game.shown(game.play(other, step.seat, step.move).events, viewer)
                kinds = [type(event) for event in events]
                assert kinds == [type(event) for event in game.shown(step.events, viewer)]
                told += 1
    assert told > 500


MARKER = 53


def numbers(value: Any) -> set[int]:
    """Every number in a JSON value, texts of numbers included."""
    if isinstance(value, dict):
        return set().union(*map(numbers, value.values()), set())
    if isinstance(value, list):
        return set().union(*map(numbers, value), set())
    if isinstance(value, bool):
        return set()
    if isinstance(value, int):
        return {value}
    return {int(value)} if isinstance(value, str) and value.isdigit() else set()


def test_a_marked_limit_pile_never_shows(capsys):
    """Limit cards to come that all read 53, which no other number in the game does."""
    caller = Caller("limits")
    game, codec = caller.game, caller.codec
    rng = random.Random(5)
    checked = 0
    for seed in range(6):
        options = codec.read_options(
            codec.vocabulary.Options(
                players=3,
                limit_pile=[{"red": 1, "yellow": 2, "green": 0, "blue": 3, "purple": 1}]
                + [dict.fromkeys(("red", "yellow", "green", "blue", "purple"), MARKER)] * 3,
            )
        )
        position = game.new(options, Chance.seeded(seed))
        while game.view(position, Spectator()).limit_pile_size == 3 and game.ply(position) < 50:
            to_act = game.to_act(position)
            texts = [game.format(move) for move in game.legal_moves(position, to_act[0])]
            for viewer in (Seat(0), Seat(1), Seat(2), Spectator()):
                some = [(to_act[0], text) for text in texts[:2]] + [(2, "R"), (1, "X")]
                some = [one for one in some if not one[1].startswith("S")]
                for answer in caller.everything(position, viewer, some, pictures=True):
                    assert f">{MARKER}<".encode() not in answer
                for method in ("ViewState", "ApplyMove", "ListLegalMoves"):
                    fields: dict[str, Any] = {
                        "state": codec.write_state(position),
                        "viewer": viewer_message(viewer),
                    }
                    if method == "ApplyMove":
                        fields |= {"seat": some[0][0], "move": {"text": some[0][1]}}
                    answer = caller.ask(method, **fields)
                    if not answer.startswith(b"error"):
                        message = getattr(codec.service, f"{method}Response").FromString(answer)
                        assert MARKER not in numbers(json_format.MessageToDict(message))
                    checked += 1
            move = rng.choice(texts)
            if move.startswith("S"):
                break
            position = game.play(position, to_act[0], game.parse(move)).position
    assert checked > 200
    logged = capsys.readouterr()
    assert str(MARKER) not in logged.out + logged.err
