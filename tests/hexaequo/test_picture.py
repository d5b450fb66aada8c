"""Pictures and diagrams: what they show, for positions and moves of every kind."""

import re
from xml.etree import ElementTree

import pytest

from ludex.core.game import PictureOptions, Seat
from ludex.hexaequo.cells import NAMES
from ludex.hexaequo.game import GAME
from ludex.hexaequo.moves import MovePiece
from ludex.hexaequo.position import OPENING, Position
from tests.hexaequo.helpers import move, ongoing, played, positions, random_game

SVG = "{http://www.w3.org/2000/svg}"


def drawn(position: Position, options: PictureOptions) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.picture(position, options))  # noqa: S314  (our own text)


def words(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("width", [64, 640, 4096])
def test_size_and_label(width: int) -> None:
    root = drawn(OPENING, PictureOptions(width=width))
    assert root.get("width") == str(width)
    assert int(root.get("height") or 0) > 0
    assert root.get("role") == "img"
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == root.get("aria-label") == "Hexaequo: Black to move (move 1)"


def test_every_tile_is_named_unless_unwanted() -> None:
    for position in positions()[::100]:
        names = {NAMES[cell] for cell in position.tiles}
        assert names <= set(words(drawn(position, PictureOptions())))
        assert not names & set(words(drawn(position, PictureOptions(coordinates=False))))


def test_turn_and_end_are_said() -> None:
    assert "Black to move" in words(drawn(OPENING, PictureOptions()))
    assert "White to move" in words(drawn(played("T@H8"), PictureOptions()))
    ended = next(position for position in positions() if GAME.outcome(position).over)
    assert any("won" in text or "ExAequo" in text for text in words(drawn(ended, PictureOptions())))


def test_holdings_are_shown() -> None:
    assert [text for text in words(drawn(OPENING, PictureOptions())) if text.startswith("×")] == [
        "×7", "×5", "×3", "×0", "×0",
        "×7", "×5", "×3", "×0", "×0",
    ]  # fmt: skip


def test_last_move_and_targets_are_marked() -> None:
    plain = GAME.picture(OPENING, PictureOptions())
    for text in ("J8-I8", "T@H8", "D@I8"):
        after = played(text)
        assert GAME.picture(after, PictureOptions(last_move=move(text))) != GAME.picture(
            after, PictureOptions()
        )
    targets = GAME.legal_moves(OPENING, 0)
    marked = drawn(OPENING, PictureOptions(targets=targets))
    assert {"H8", "H10", "J7", "J9"} <= set(words(marked))
    assert ElementTree.tostring(marked) != plain


def test_every_move_can_be_drawn() -> None:
    for position, chosen in random_game(7):
        options = PictureOptions(
            last_move=chosen, targets=GAME.legal_moves(position, position.to_move)
        )
        text = GAME.picture(position, options)
        ElementTree.fromstring(text)  # noqa: S314
        assert "script" not in text
        assert "href" not in text
        assert not re.search(r"\bnan\b|\binf\b", text)


def test_nonsense_as_last_move_does_no_harm() -> None:
    for nonsense in (
        MovePiece(0, ()),
        MovePiece(5, (5, 5)),
        MovePiece(0, (288, 0, 144)),
        move("T@A0"),
    ):
        drawn(OPENING, PictureOptions(last_move=nonsense))


def test_views_are_drawn_like_their_positions() -> None:
    position = ongoing()[40]
    view = GAME.view(position, Seat(1))
    assert GAME.picture(view, PictureOptions()) == GAME.picture(position, PictureOptions())
    assert GAME.diagram(view) == GAME.diagram(position)


def test_diagram_of_the_opening() -> None:
    assert GAME.diagram(OPENING) == (
        "   [I8  ][J8 D]\n"
        "(H9 d)(I9  )\n"
        "\n"
        "[ ] black tile  ( ) white tile  D R Black's disk, ring  d r White's\n"
        "Black  reserve: 7 tiles, 5 disks, 3 rings; captured: 0 disks, 0 rings\n"
        "White  reserve: 7 tiles, 5 disks, 3 rings; captured: 0 disks, 0 rings\n"
        "Black to move (move 1)\n"
    )


def test_diagrams_fit_a_terminal() -> None:
    for position in positions():
        lines = GAME.diagram(position).splitlines()
        assert max(map(len, lines)) <= 80
        board = "".join(lines[: lines.index("")])
        assert board.count("[") + board.count("(") == len(position.tiles)
