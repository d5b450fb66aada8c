"""A short fuzz run, and every finding of the past."""

import random
import time

import pytest
from google.protobuf.message_factory import GetMessageClass

from ludex.core import registry
from tests.fuzz.fuzzer import PROPER, Target, corpus, fuzz
from tests.fuzz.inputs import mutated_message, random_message, service, valid_request


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_request_is_answered_properly(game):
    answers = set()
    for what, finding in fuzz((game,), 4000, seed=1):
        assert finding is None, finding and finding.line()
        answers.add(what)
    # The run is worth something only if it gets past the first checks.
    assert sum(what.endswith(" OK") for what in answers) >= 10
    assert len({what.split()[1] for what in answers}) > 25


def test_findings_of_the_past_are_answered_properly():
    targets = {game: Target(game) for game in registry.GAMES}
    for past in corpus():
        _, finding = targets[past.game].answer(past.method, past.data)
        assert finding is None, f"{past.what} is back: {finding and finding.what}"


def test_the_fuzzer_notices_a_fault(monkeypatch):
    game = registry.GAMES[0]

    def broken(self, position):
        raise KeyError("x")

    monkeypatch.setattr(type(registry.game(game)), "outcome", broken)
    findings = [finding for _, finding in fuzz((game,), 400, seed=1) if finding]
    assert findings
    assert "KeyError" in findings[0].what


def test_the_fuzzer_notices_a_slow_call(monkeypatch):
    game = registry.GAMES[0]

    def slow(self, position):
        ends = time.thread_time() + 0.3
        while time.thread_time() < ends:
            pass
        return ()

    monkeypatch.setattr(type(registry.game(game)), "to_act", slow)
    request = valid_request(game, "GetOutcome", random.Random(1)).SerializeToString()
    _, finding = Target(game).answer("GetOutcome", request)
    assert finding is not None
    assert "CPU" in finding.what


def test_inputs_are_varied():
    rng = random.Random(1)
    for game in registry.GAMES:
        for method in service(game).methods:
            message = GetMessageClass(method.input_type)()
            assert len(
                {random_message(method.input_type, rng).SerializeToString() for _ in range(20)}
            ) > (1 if method.input_type.fields else 0)
            message = valid_request(game, method.name, rng)
            assert mutated_message(message, rng).DESCRIPTOR is method.input_type


def test_unknown_and_internal_are_never_proper():
    assert not PROPER & {2, 13}
