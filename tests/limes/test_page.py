"""The rules page agrees with the rules: its example, its diagrams and its pictures."""

import re

import pytest

from ludex.limes.game import GAME
from ludex.limes.geometry import quadrant_at
from ludex.limes.roles import ROLES, figure_scores, score_of
from ludex.limes.violations import DEFECTS, KINDS
from tests.limes.helpers import legal, refused
from tests.limes.pictures import DOCS, PICTURES, ROUNDS, after, path

PAGE = (DOCS / "rules" / "limes.md").read_text(encoding="utf-8")
DECKS = (DOCS / "decks.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_fresh(name):
    assert path(name).read_text(encoding="utf-8") == PICTURES[name] + "\n"
    assert f"../pictures/{name}.svg" in PAGE


@pytest.mark.parametrize("rounds", [1, 3, 6])
def test_diagrams_are_fresh(rounds):
    assert f"```text\n{GAME.diagram(after(rounds))}```" in PAGE


def test_the_example_is_told_move_by_move():
    for pair in ROUNDS:
        for text in pair:
            assert f"`{text}`" in PAGE


def test_the_examples_scores():
    board = after(6).boards[0]
    told = {
        (-1, 0): ("farmer", 3),
        (1, 1): ("fisherman", 2),
        (2, 1): ("woodcutter", 5),
        (3, 2): ("watchman", 2),
    }
    for place, (role, score) in told.items():
        quadrant = quadrant_at(*place)
        assert quadrant in board.figures
        assert ROLES[board.land.terrain(quadrant)] == role
        assert score_of(board.land, quadrant) == score
        assert re.search(rf"\*\*{role}\*\* at {place[0]},{place[1]}[^*]*? {score} points", PAGE)
    assert sum(figure_scores(board)) == 12


def test_what_the_example_says_is_legal():
    second = after(1, "L:1,0,0")
    assert legal(second) == {"P:2,0", "P:2,1", "P:3,1", "M:0,0>1,0", "M:0,0>0,1", "-"}
    third = after(2, "L:0,1,1")
    assert refused(third, "P:1,2") is None
    assert GAME.canonical(third, 0, GAME.parse("P:1,2")) == GAME.parse("P:0,2")
    assert refused(third, "P:1,1") == "NOT_ON_NEW_TILE"
    fifth = after(4, "L:2,-1,0")
    assert refused(fifth, "M:3,0>2,2") is None
    assert GAME.canonical(fifth, 0, GAME.parse("M:3,0>2,2")) == GAME.parse("M:2,0>2,1")
    assert refused(fifth, "M:2,0>4,-1") == "NOT_ADJACENT"
    assert refused(after(5), "L:3,0,0") is None
    assert refused(after(6), "L:3,0,0") == "SQUARE_EXCEEDED"


def test_every_violation_is_on_the_page():
    for kind in KINDS:
        assert f"`{kind.code}`" in PAGE


def test_the_decks_page_calls_the_set_a_reconstruction():
    section = DECKS.split("## Limes")[1].split("\n## ")[0]
    assert "reconstructed" in section.lower()
    assert "ludex.limes.tile_facts" in section


def test_defects_have_one_code_each():
    codes = [defect.code for defect in DEFECTS]
    assert len(set(codes)) == len(codes)
