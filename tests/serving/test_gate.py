"""The gate: so many calls at once, the others are turned away, and places are given back."""

import pytest

from ludex.serving.calls import Gate
from ludex.serving.status import CallError


def test_calls_beyond_the_places_are_busy_until_one_is_given_back():
    gate = Gate(2)
    with gate:
        with gate:
            with pytest.raises(CallError) as caught, gate:
                pass
            assert (caught.value.code_name, caught.value.reason) == ("RESOURCE_EXHAUSTED", "BUSY")
        with gate:
            pass


def test_a_failed_call_gives_its_place_back():
    gate = Gate(1)
    for _ in range(3):
        with pytest.raises(ValueError, match="broken"), gate:
            raise ValueError("broken")
    with gate:
        pass
