"""Pictures and diagrams: what is shown, and that nothing hidden is."""

import xml.etree.ElementTree as ET

import pytest

from ludex.core.game import PictureOptions, Seat, Spectator
from ludex.limes.game import GAME
from tests.limes.helpers import new_game, played, random_game
from tests.limes.pictures import after

SVG = "{http://www.w3.org/2000/svg}"


def parsed(shown, **options):
    return ET.fromstring(GAME.picture(shown, PictureOptions(**options)))  # noqa: S314


def texts(root):
    return [element.text for element in root.iter(f"{SVG}text")]


def test_a_picture_is_named_for_those_who_cannot_see_it():
    root = parsed(after(6))
    summary = "Limes, round 7 of 16, tile 7: seat 0 has 12 points."
    assert root.get("role") == "img"
    assert root.get("aria-label") == root.find(f"{SVG}title").text == summary


def test_every_quadrant_is_drawn_in_its_terrains_pattern():
    root = parsed(after(6))
    fills = [rect.get("fill", "") for rect in root.iter(f"{SVG}rect")]
    counts = {letter: fills.count(f"url(#limes-{letter})") for letter in "WFLT"}
    # The board's 24 quadrants, and the four of this round's tile.
    assert sum(counts.values()) == 28
    assert counts["T"] == 3
    patterns = {pattern.get("id") for pattern in root.iter(f"{SVG}pattern")}
    assert patterns == {f"limes-{letter}" for letter in "WFLT"}


def test_figures_show_what_they_score_and_how_many_they_are():
    position = played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "P:0,0", "L:1,0,0", "P:2,0")
    assert texts(parsed(position, coordinates=False)).count("4") == 1
    assert "×2" in texts(parsed(position))


def test_coordinates_can_be_left_out():
    words = texts(parsed(after(6)))
    assert {"-1", "0", "1", "2", "-2", "5"} <= set(words)
    assert "-2" not in texts(parsed(after(6), coordinates=False))


def test_the_last_move_is_marked_on_boards_where_it_can_have_been_the_last():
    position = new_game("FWLT/0000", "FWLT/0000", players=2)
    position = played(position, (0, "L:0,0,0"))
    lay = GAME.parse("L:0,0,0")
    assert GAME.picture(position, PictureOptions(last_move=lay)).count("#b5179e") == 1
    position = played(position, (0, "P:0,0"))
    assert "#b5179e" not in GAME.picture(position, PictureOptions(last_move=lay))
    place = GAME.parse("P:0,0")
    assert GAME.picture(position, PictureOptions(last_move=place)).count("#b5179e") == 1


def test_a_moved_figure_is_marked_from_where_it_came():
    moved = GAME.parse("M:2,0>2,1")
    assert GAME.picture(after(5), PictureOptions(last_move=moved)).count("#b5179e") == 3


def test_targets_are_marked_once_each_on_the_board_of_who_asks():
    position = played(new_game("FWLT/0000", players=2), (0, "L:0,0,0"), (1, "L:0,0,0"))
    targets = GAME.legal_moves(position, 1)
    of_all = GAME.picture(position, PictureOptions(targets=targets))
    of_one = GAME.picture(GAME.view(position, Seat(1)), PictureOptions(targets=targets))
    assert of_all.count('stroke="#d1480b"') == of_one.count('stroke="#d1480b"') == 4
    assert of_all != of_one
    layings = GAME.legal_moves(after(2), 0)
    cells = {(move.column, move.row) for move in layings}
    picture = GAME.picture(after(2), PictureOptions(targets=layings))
    assert picture.count('fill="#d1480b"') == len(cells)


@pytest.mark.parametrize("layer", ["territories", "scores"])
def test_layers(layer):
    plain = GAME.picture(after(6), PictureOptions())
    assert len(GAME.picture(after(6), PictureOptions(layers=frozenset({layer})))) > len(plain)


def test_a_picture_does_not_depend_on_the_coming_tiles():
    for position in list(random_game(2))[::9]:
        view = GAME.view(position, Spectator())
        assert GAME.picture(view, PictureOptions()) == GAME.picture(position, PictureOptions())
        assert GAME.diagram(view) == GAME.diagram(position)


def test_twelve_boards_make_a_grid():
    position = new_game("FWLT/0000", players=12)
    captions = [text for text in texts(parsed(position)) if text.startswith("Seat")]
    assert captions == [f"Seat {seat}: 0" for seat in range(12)]


def test_the_end_is_told():
    *_, last = random_game(1, players=1)
    assert "Won by seat 0" in texts(parsed(last))
    assert GAME.diagram(last).startswith("The game is over: all tiles are laid. Won by seat 0.\n")


def test_a_diagram():
    position = played(new_game("FWLT/0100", "FLFL/0000", players=2), (0, "L:0,0,0"), (0, "P:1,1"))
    assert GAME.diagram(position) == (
        "Round 1 of 16: tile 1\n"
        "\n"
        "    F  W^\n"
        "    T  L\n"
        "\n"
        "Seat 0: 1 point, 6 in supply\n"
        "\n"
        "      0   1\n"
        "  0   F   W^\n"
        "  1   T   L 1\n"
        "\n"
        "Figures: fisherman at 1,1 1\n"
        "\n"
        "Seat 1: 0 points, 7 in supply; to lay the tile\n"
    )
