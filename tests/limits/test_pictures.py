"""Pictures and diagrams: well-formed, and they mark what they are asked to."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludex.core.game import PictureOptions, Seat, Spectator
from ludex.limits.game import GAME
from ludex.limits.moves import EXCHANGE, PLACES, Commit, Suspect
from ludex.limits.picture import LAST_MOVE, LAYERS, TARGET
from tests.limits.helpers import dealt, play, walk

ALL_LAYERS = frozenset([layer.code for layer in LAYERS])


@pytest.mark.parametrize("seed", range(5))
def test_pictures_are_well_formed(seed: int) -> None:
    for position, seat, move in list(walk(seed))[::7]:
        options = PictureOptions(300, False, move, GAME.legal_moves(position, seat), ALL_LAYERS)
        for shown in (
            position,
            GAME.view(position, Seat(seat)),
            GAME.view(position, Spectator()),
        ):
            root = ElementTree.fromstring(GAME.picture(shown, options))  # noqa: S314
            assert root.get("role") == "img"
            assert root.get("width") == "300"
            assert root.get("aria-label", "").startswith("Limits for")
            assert "script" not in GAME.picture(shown, options)
            assert GAME.diagram(shown)


def test_marks() -> None:
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222,55555")
    plain = GAME.picture(position, PictureOptions())
    assert LAST_MOVE not in _strokes(plain)
    assert (
        _strokes(GAME.picture(position, PictureOptions(targets=(Commit((0,)),)))).count(TARGET) == 2
    )
    playing = play(position, "0:C:R", "1:C:Y", "2:C:G", "0:R")
    for last in (PLACES[0], EXCHANGE, Suspect(0)):
        picture = GAME.picture(playing, PictureOptions(last_move=last))
        assert LAST_MOVE in _strokes(picture)
    targets = GAME.legal_moves(playing, 1)
    assert _strokes(GAME.picture(playing, PictureOptions(targets=targets))).count(TARGET) == 5
    assert _strokes(GAME.picture(playing, PictureOptions(targets=(EXCHANGE,)))) == [TARGET]


def _strokes(picture: str) -> list[str]:
    elements = ElementTree.fromstring(picture).iter()  # noqa: S314
    return [e.get("stroke", "") for e in elements if e.get("stroke") in (LAST_MOVE, TARGET)]


def test_names_of_seats_can_be_left_out() -> None:
    position = dealt(3, {0: "RRYGB"}, "22222")
    assert ">Seat 1<" in GAME.picture(position, PictureOptions())
    assert ">Seat 1<" not in GAME.picture(position, PictureOptions(coordinates=False))


def test_diagram() -> None:
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "2X222,55555", rest="PBG")
    position = play(position, "0:C:R", "1:C:Y", "2:C:G", "0:R")
    assert GAME.diagram(GAME.view(position, Seat(1))) == "\n".join(
        [
            "Limit card   R2 YX G2 B2 P2",
            "Limit pile   1 to come",
            "Draw pile    44",
            "Discards     1, R on top",
            "",
            "        hand      down      points  limit cards  score",
            " *seat 0 ....     .              0            0      0",
            "> seat 1 YGBP     Y              0            0      0",
            "  seat 2 ....     .              0            0      0",
            "",
            "Limits for 3 players, seen by seat 1: seat 1 to play after 4 moves",
        ]
    )
