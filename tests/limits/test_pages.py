"""The rules page: its game is legal and scores as told, its pictures are current, and every code
and rule section is where the code says.
"""

from __future__ import annotations

import re

from ludex.limits.cards import letters, pile_letters
from ludex.limits.ending import ENDINGS
from ludex.limits.game import GAME
from ludex.limits.violations import KINDS
from tests.limits.helpers import play
from tests.limits.pages import PAGE, PICTURES, game_on_the_page, pictures


def test_the_game_on_the_page() -> None:
    position, moves, scores = game_on_the_page()
    assert [letters(hand) for hand in position.hands] == ["RGGGG", "RRYBP", "RYGBP"]
    position = play(position, *moves)
    outcome = GAME.outcome(position)
    assert outcome.over
    assert list(outcome.scores) == scores
    assert outcome.winners == (0,)


def test_what_the_page_says_of_it() -> None:
    first, moves, _ = game_on_the_page()
    exchanged = play(first, *moves[:4])
    assert letters(exchanged.hands[0]) == "RYBP"
    assert pile_letters(exchanged.draw_pile[:2]) == "GG"
    second = play(first, *moves[:6])
    assert pile_letters(second.draw_pile).endswith("GGR")
    check = second.last_check
    assert check is not None
    assert (check.count, check.limit, second.starting_seat) == (1, 3, 2)
    other = play(first, *moves[:5], "2:S0").last_check
    assert other is not None
    assert (other.count, other.limit) == (2, 1)


def test_the_pictures_are_current() -> None:
    for name, picture in pictures().items():
        assert (PICTURES / name).read_text() == picture + "\n", f"draw {name} anew"
        assert name in PAGE.read_text()


def test_every_rule_has_its_section() -> None:
    text = PAGE.read_text()
    anchors = {
        heading.lower().replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    }
    for kind in KINDS:
        page, _, section = kind.rule.partition("#")
        if page == "limits":
            assert section in anchors, kind.rule
            assert f"`{kind.code}`" in text
    assert all(f"`{ending.code}`" in text for ending in ENDINGS)
