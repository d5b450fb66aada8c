"""Messages as texts."""

from __future__ import annotations

from ludex_client.interop.words import changes, line, words
from ludex_proto.limits.v1 import game_pb2 as limits


def test_a_view_in_words():
    view = limits.View(
        seat=0,
        limit_card=limits.LimitCard(red=0, blue=7),
        players=[limits.PublicPlayer(hand_size=4), limits.PublicPlayer(has_discarded=True)],
        hand=[limits.COLOUR_RED, limits.COLOUR_PURPLE],
    )
    assert line(words(view)) == (
        "seat=0 limit_card={red=0 blue=7} players=[{hand_size=4} {has_discarded=True}] "
        "hand=[RED PURPLE]"
    )


def test_a_colour_that_is_not_known_yet_is_its_number():
    assert words(limits.Place(colour=99)) == {"colour": "99"}  # type: ignore[arg-type]


def test_what_changed():
    before, after = {"a": "1", "b": "2", "c": "3"}, {"a": "1", "b": "4", "d": "5"}
    assert changes(before, after) == {"b": "4", "d": "5", "c": ""}
