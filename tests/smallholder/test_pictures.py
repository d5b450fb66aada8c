"""Pictures and diagrams."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from ludex.core.game import PictureOptions, Seat, Spectator
from ludex.smallholder.board import BOARD_NAMES, Cell
from ludex.smallholder.game import GAME
from ludex.smallholder.picture import BLACK_HOLDINGS, LAST_MOVE, TARGET, UNPLAYABLE, WHITE_HOLDINGS
from ludex.smallholder.position import Position, opening
from ludex.smallholder.rulesets import GAPS_ORIGINAL, HULL_SETBACKS, NIBBLER
from tests.smallholder.helpers import after, board, cell, cells, random_game, standing
from tests.smallholder.pictures import FOLDER, drawn

SVG = "{http://www.w3.org/2000/svg}"


def svg(position: Position, **options: object) -> ElementTree.Element:
    text = GAME.picture(position, PictureOptions(**options))  # type: ignore[arg-type]
    return ElementTree.fromstring(text)  # noqa: S314


def group_of(
    drawing: ElementTree.Element, colour: str, attribute: str
) -> list[ElementTree.Element]:
    """What is drawn in the groups of this colour."""
    return [e for g in drawing.iter(f"{SVG}g") if g.get(attribute) == colour for e in g]


def test_the_pictures_of_the_rules_page_are_up_to_date() -> None:
    pictures = drawn()
    assert {path.name for path in FOLDER.glob("smallholder-*.svg")} == set(pictures)
    for name, picture in pictures.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == picture + "\n", name


def test_the_rules_page_shows_them_all() -> None:
    page = (FOLDER.parent / "rules" / "smallholder.md").read_text(encoding="utf-8")
    assert set(re.findall(r"pictures/(smallholder-[a-z-]+\.svg)", page)) == set(drawn())


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_every_cell_and_stone_is_drawn(name: str) -> None:
    *_, last = random_game(GAPS_ORIGINAL, board(name), Random(1))
    drawing = svg(last, width=300)
    assert drawing.get("width") == "300"
    assert drawing.get("role") == "img"
    title = drawing.find(f"{SVG}title")
    assert title is not None
    assert title.text == drawing.get("aria-label")
    assert "Gaps Original" in str(title.text)
    assert len(list(drawing.iter(f"{SVG}polygon"))) == board(name).size
    stones = last.black.stones.bit_count() + last.white.stones.bit_count()
    assert len(list(drawing.iter(f"{SVG}circle"))) == stones
    labels = [e.text for e in drawing.iter(f"{SVG}text")]
    assert len(labels) == board(name).rows + board(name).columns
    assert not list(svg(last, coordinates=False).iter(f"{SVG}text"))


def test_a_view_is_drawn_like_the_position() -> None:
    position = after("C3 G7")
    for viewer in (Seat(0), Spectator()):
        view = GAME.view(position, viewer)
        options = PictureOptions()
        assert GAME.picture(view, options) == GAME.picture(position, options)
        assert GAME.diagram(view) == GAME.diagram(position)


def test_the_last_move_and_the_targets_are_marked() -> None:
    position = after("F7 C3 B1 A2 B2 C2 E7")
    drawing = svg(position, last_move=cell("E7"), targets=cells("B3 A1"))
    assert len([e for e in drawing if e.get("stroke") == LAST_MOVE]) == 1
    assert len(group_of(drawing, TARGET, "fill")) == 2
    # B3 captures and has a ring; with another target marked no stone is crossed.
    assert len([e for e in drawing if e.get("stroke") == TARGET]) == 1
    alone = svg(position, targets=cells("B3"))
    crosses = [e for e in alone if e.tag == f"{SVG}path"]
    assert len(crosses) == 1


def test_marks_off_the_board_and_on_stones_are_no_trouble() -> None:
    position = after("C3")
    off = Cell(25, 98)
    assert svg(position, last_move=off, targets=(off,)) is not None
    assert svg(position, last_move="C3", targets=cells("C3")) is not None


def test_layers_show_holdings() -> None:
    gaps = standing("D4 E4 D5", "A2 D2", GAPS_ORIGINAL, to_move=1, on="hex3")
    hull = standing("D4 E4 D5", "A2 D2", HULL_SETBACKS, to_move=1, on="hex3")
    both = frozenset({"holdings_black", "holdings_white"})
    assert group_of(svg(gaps, layers=both), BLACK_HOLDINGS, "stroke") == []
    # Three stripes on E5.
    assert len(group_of(svg(hull, layers=both), BLACK_HOLDINGS, "stroke")) == 3
    assert group_of(svg(hull), BLACK_HOLDINGS, "stroke") == []
    assert group_of(svg(hull, layers=both), WHITE_HOLDINGS, "stroke") == []


def test_a_layer_shows_groups_that_cannot_grow() -> None:
    position = standing("B1 C1 B4 C5 E5", "A1 D2 D4 E4 D5", NIBBLER, on="hex3")
    dots = group_of(svg(position, layers=frozenset({"unplayable_groups"})), UNPLAYABLE, "fill")
    assert len(dots) == 1


def test_the_diagram() -> None:
    assert GAME.diagram(after("F7 C3 B1 A2 B2 C2 E7 B3")) == "\n".join(
        [
            "   7 . x x .",
            "  6 . . . . .",
            " 5 . . . . . .",
            "4 . . . . . . .",
            " 3 . o o . . . G",
            "  2 o . o . . F",
            "   1 . x . . E",
            "      A B C D",
            "",
            "Gaps Original on hex4: Black to move after 8 moves",
            "x Black   o White",
        ]
    )


def test_the_diagram_of_a_limping_board_and_of_an_ended_game() -> None:
    *_, last = random_game(GAPS_ORIGINAL, board("hex232323"), Random(0))
    *rows, letters, _, caption, _ = GAME.diagram(last).split("\n")
    assert [row.split()[0] for row in rows] == ["4", "3", "2", "1"]
    assert letters.split() == ["A", "B", "C"]
    assert re.fullmatch(
        r"Gaps Original on hex232323: (Black|White) has won after \d+ moves", caption
    )


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_a_diagram_names_every_row_and_column(name: str) -> None:
    on = board(name)
    lines = GAME.diagram(opening(GAPS_ORIGINAL, on)).split("\n")[:-3]
    signs = " ".join(lines).split()
    assert signs.count(".") == on.size
    assert len(signs) == on.size + on.rows + on.columns
    # Every sign has its neighbours one step away: two to the side, or one to the side and one up.
    for row, line in zip(range(on.rows - 1, -1, -1), lines, strict=False):
        first = min(c.column for c in on.in_order if c.row == row)
        assert line.index(".") == lines[0].index(".") + 2 * first - row - (
            2 * min(c.column for c in on.in_order if c.row == on.rows - 1) - (on.rows - 1)
        )
