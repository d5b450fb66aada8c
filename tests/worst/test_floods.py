"""A list or text as long as a request can be costs little, wherever it stands."""

import time
from contextlib import suppress

import pytest

from ludex.core import registry
from ludex.serving.budget import Budget
from ludex.serving.limits import Limits
from ludex.serving.status import CallError
from tests.fuzz.fuzzer import CPU_SECONDS
from tests.worst.floods import floods
from tests.worst.search import target


@pytest.mark.parametrize("game", registry.GAMES)
def test_long_lists_and_texts_are_quickly_refused(game):
    names = []
    for call, name, data in floods(game):
        assert len(data) <= Limits().request_bytes
        least = float("inf")
        for _ in range(3):
            started = time.thread_time()
            with suppress(CallError):
                target(game).methods[call](data, Budget(60))
            least = min(least, time.thread_time() - started)
            if least < CPU_SECONDS:
                break
        assert least < CPU_SECONDS, f"{call} {name}: {least:.3f} s"
        names.append(name)
    assert len(names) > 15
