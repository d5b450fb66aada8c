"""Every way in which a move can be illegal, by its code, its rule and what it concerns."""

import re
from pathlib import Path

import pytest

from ludex.limes.game import GAME
from ludex.limes.notation import LayTile
from ludex.limes.violations import KINDS
from tests.limes.helpers import new_game, played, refused

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "limes.md"
CORE_PAGE = "core"

FIRST = new_game("FWLT/0000")
LAID = played(FIRST, "L:0,0,0")
SECOND = played(LAID, "-")
THIRD = played(SECOND, "L:1,0,0", "-")
EDGES = played(new_game("FWLT/0000", edge_only=True), "L:0,0,0", "-")
TWO = new_game("FWLT/0000", players=2)
WIDE = played(THIRD, "L:2,0,0", "-", "L:3,0,0", "-")
# F W
# T L, with a farmer at 0,0.
PLACED = played(FIRST, "L:0,0,0", "P:0,0", "L:1,0,0")
FULL = played(
    FIRST,
    *(
        text
        for turn in ("0,0", "1,0", "2,0", "3,0", "0,1", "1,1", "2,1")
        for text in (f"L:{turn},0", "P:{},{}".format(*(2 * int(n) for n in turn.split(","))))
    ),
    "L:3,1,0",
)
OVER = played(
    FIRST,
    *(text for n in range(16) for text in (f"L:{n % 4},{n // 4},0", "-")),
)
OUT_OF_TURN = played(TWO, "L:0,0,0", "-")

CASES = [
    ("GAME_OVER", OVER, 0, "-", ()),
    ("GAME_OVER", OVER, 5, "L:0,0,0", ()),
    ("NOT_YOUR_TURN", TWO, 2, "L:0,0,0", ("2",)),
    ("NOT_YOUR_TURN", TWO, -1, "L:0,0,0", ("-1",)),
    ("ROUND_DONE", OUT_OF_TURN, 0, "L:1,0,0", ("0",)),
    ("ROUND_DONE", OUT_OF_TURN, 0, "-", ("0",)),
    ("FIGURE_PENDING", LAID, 0, "L:1,0,0", ()),
    ("TILE_NOT_LAID", FIRST, 0, "P:0,0", ()),
    ("TILE_NOT_LAID", SECOND, 0, "M:0,0>1,0", ()),
    ("TILE_NOT_LAID", SECOND, 0, "-", ()),
    ("ROTATION_UNKNOWN", FIRST, 0, "L:0,0,4", ("4",)),
    ("ROTATION_UNKNOWN", FIRST, 0, "L:0,0,-1", ("-1",)),
    ("FIRST_TILE_ELSEWHERE", FIRST, 0, "L:1,0,0", ("1,0",)),
    ("FIRST_TILE_ELSEWHERE", FIRST, 0, "L:0,900,0", ("0,900",)),
    ("CELL_OCCUPIED", SECOND, 0, "L:0,0,1", ("0,0",)),
    ("TILE_NOT_TOUCHING", SECOND, 0, "L:2,0,0", ("2,0",)),
    ("TILE_NOT_TOUCHING", SECOND, 0, "L:-1,2,0", ("-1,2",)),
    ("TILE_NOT_TOUCHING", SECOND, 0, "L:2147483647,-2147483647,0", ("2147483647,-2147483647",)),
    ("CORNER_NOT_ENOUGH", EDGES, 0, "L:1,1,0", ("1,1",)),
    ("SQUARE_EXCEEDED", WIDE, 0, "L:4,0,0", ("4,0",)),
    ("SQUARE_EXCEEDED", WIDE, 0, "L:-1,1,0", ("-1,1",)),
    ("NOT_ON_NEW_TILE", PLACED, 0, "P:0,0", ("0,0",)),
    ("NOT_ON_NEW_TILE", PLACED, 0, "P:4,0", ("4,0",)),
    ("NOT_ON_NEW_TILE", PLACED, 0, "P:99,0", ("99,0",)),
    ("SUPPLY_EMPTY", FULL, 0, "P:6,2", ()),
    ("ORIGIN_NOT_LAID", PLACED, 0, "M:0,2>0,0", ("0,2",)),
    ("ORIGIN_NOT_LAID", PLACED, 0, "M:-900,2>0,0", ("-900,2",)),
    ("TARGET_NOT_LAID", PLACED, 0, "M:0,0>0,-1", ("0,-1",)),
    ("TARGET_NOT_LAID", PLACED, 0, "M:0,0>8,0", ("8,0",)),
    ("NO_FIGURE_THERE", PLACED, 0, "M:1,0>0,0", ("1,0",)),
    ("SAME_TERRITORY", PLACED, 0, "M:0,0>0,0", ("0,0", "0,0")),
    ("NOT_ADJACENT", PLACED, 0, "M:0,0>1,1", ("0,0", "1,1")),
    ("NOT_ADJACENT", PLACED, 0, "M:0,0>2,0", ("0,0", "2,0")),
]


@pytest.mark.parametrize(
    ("code", "position", "seat", "text", "concerns"),
    CASES,
    ids=[f"{code}-{text}" for code, _, _, text, _ in CASES],
)
def test_violation(code, position, seat, text, concerns):
    move = GAME.parse(text)
    violation = GAME.refuse(position, seat, move)
    assert violation is not None
    assert violation.code == code
    assert violation.concerns == concerns
    assert "{" not in violation.message
    assert move not in GAME.legal_moves(position, seat)


def test_every_kind_is_tested():
    assert {kind.code for kind in KINDS} == {code for code, *_ in CASES}
    assert len({kind.code for kind in KINDS}) == len(KINDS)


def test_rules_are_sections_of_the_page():
    headings = re.findall(r"^#+ (.+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    anchors = {
        re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings
    }
    for kind in KINDS:
        page, anchor = kind.rule.split("#")
        if page != CORE_PAGE:
            assert page == "limes"
            assert anchor in anchors, kind.rule


def test_an_edge_is_enough_where_corners_are_not():
    assert refused(EDGES, "L:1,0,0") is None
    assert refused(SECOND, "L:1,1,0") is None


@pytest.mark.parametrize("edge_only", [False, True])
def test_each_cell_has_one_answer(edge_only):
    """Over a wide area every cell is either listed or refused, and never for the wrong reason."""
    position = played(new_game("FWLT/0000", edge_only=edge_only), "L:0,0,0", "-", "L:0,1,0", "-")
    position = played(position, "L:0,2,0", "-")
    listed = {(move.column, move.row) for move in GAME.legal_moves(position, 0)}
    for column in range(-6, 7):
        for row in range(-6, 9):
            violation = GAME.refuse(position, 0, LayTile(column, row, 0))
            beside = (column, row) in {
                (0, -1),
                (0, 3),
                *((c, r) for c in (-1, 1) for r in range(3)),
            }
            around = beside or (abs(column) == 1 and row in (-1, 3))
            if column == 0 and 0 <= row <= 2:
                expected = "CELL_OCCUPIED"
            elif beside or (around and not edge_only):
                expected = None
            elif around:
                expected = "CORNER_NOT_ENOUGH"
            else:
                expected = "TILE_NOT_TOUCHING"
            assert (violation and violation.code) == expected, (column, row)
            assert ((column, row) in listed) == (expected is None)
