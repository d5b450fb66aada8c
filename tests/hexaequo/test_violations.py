"""Every way in which a move can be illegal: its code, the cells concerned and the rule."""

import re
from pathlib import Path

import pytest

from ludex.core.violations import COMMON_KINDS
from ludex.hexaequo.cells import CELL_NAMED
from ludex.hexaequo.game import GAME
from ludex.hexaequo.moves import LAY, PLACE_DISK, PLACE_RING, Move, MovePiece
from ludex.hexaequo.position import OPENING, Position
from ludex.hexaequo.violations import KINDS
from tests.hexaequo.helpers import move, played, positions, set_out

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "hexaequo.md"

#     I7
#   H8  I8  J8
# G9  H9  I9  J9
#       H10
MEETING = set_out(
    "I8 J8 H8 J9", "H9 I9 H10 G9 I7", "DJ8 DI8 dH9 dI9 RH8 rI7", captured_disks=(0, 1)
)

#     H8  I8  J8
#       H9  I9
#         H10       a disk on J8 can go round the three in the middle
FRIENDS = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 DI8 DH9 DI9 dH10")
OPEN_FRIENDS = set_out("I8 J8 H8 G9", "H9 I9 H10", "DJ8 DI8 DH9 DI9 dG9")
ONE_ENEMY = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8 DH9 DI9")

#     G8  .   I8  J8    H8 is a hole
#   F9  G9  H9  I9
# F10 G10 H10
HOLE = set_out("I8 J8 G8 G9", "H9 I9 H10 G10 F10 F9", "DI8 dH9")

GROWN = played("T@H8 T@J9")

NINE_TILES = set_out("I8 J8 H8 J7 K7 K8 I7 J9 K9", "H9 I9 H10", "DJ8 dH9")
SIX_DISKS = set_out("I8 J8 H8 J7 K7 K8 I7", "H9 I9 H10", "DI8 DJ8 DH8 DJ7 DK7 DK8 dH9")
THREE_RINGS = set_out(
    "I8 J8 H8 J7 K7 K8 I7", "H9 I9 H10", "RI8 RJ8 RH8 DI7 dH9", captured_disks=(1, 0)
)

CASES: list[tuple[str, Position, str, str]] = [
    # Laying
    ("NO_TILE_LEFT", NINE_TILES, "T@L7", ""),
    ("CELL_HAS_TILE", OPENING, "T@I8", "I8"),
    ("TOUCHES_TOO_FEW", OPENING, "T@K8", "K8"),
    ("TOUCHES_TOO_FEW", OPENING, "T@A0", "A0"),
    # Placing
    ("NO_DISK_LEFT", SIX_DISKS, "D@I7", ""),
    ("NO_RING_LEFT", THREE_RINGS, "R@J7", ""),
    ("NO_DISK_TO_PAY", OPENING, "R@I8", ""),
    ("PLACED_ON_NO_TILE", OPENING, "D@A0", "A0"),
    ("PLACED_ON_ENEMY_TILE", OPENING, "D@I9", "I9"),
    ("PLACED_ON_ENEMY_TILE", OPENING, "D@H9", "H9"),
    ("PLACED_ON_PIECE", OPENING, "D@J8", "J8"),
    # Moving
    ("NO_PIECE_AT_START", OPENING, "I8-I9", "I8"),
    ("NO_PIECE_AT_START", OPENING, "A0-A1", "A0"),
    ("ENEMY_PIECE_AT_START", OPENING, "H9-H8", "H9"),
    ("STAYS_PUT", OPENING, "J8-J8", "J8"),
    ("STAYS_PUT", MEETING, "H8-H8", "H8"),
    ("STAYS_PUT", ONE_ENEMY, "J8-H8-H8", "H8"),
    ("LANDING_WITHOUT_TILE", OPENING, "J8-K8", "K8"),
    ("LANDING_WITHOUT_TILE", MEETING, "H8-H6", "H6"),
    ("LANDING_WITHOUT_TILE", MEETING, "J8-L8", "L8"),
    ("LANDING_WITHOUT_TILE", ONE_ENEMY, "J8-H8-F8", "F8"),
    # A disk's step
    ("NEITHER_STEP_NOR_JUMP", OPENING, "J8-H9", "J8 H9"),
    ("NEITHER_STEP_NOR_JUMP", OPENING, "J8-A16", "J8 A16"),
    ("NEITHER_STEP_NOR_JUMP", ONE_ENEMY, "J8-H8-A0", "H8 A0"),
    ("STEP_ONTO_PIECE", MEETING, "J8-I8", "I8"),
    ("STEP_ONTO_PIECE", MEETING, "J8-I9", "I9"),
    # A disk's jumps
    ("STEP_IN_CHAIN", OPENING, "J8-I8-I9", "J8 I8"),
    ("STEP_IN_CHAIN", ONE_ENEMY, "J8-H8-H9", "H8 H9"),
    ("JUMP_ONTO_PIECE", MEETING, "J8-H8", "H8"),
    ("JUMP_ONTO_PIECE", FRIENDS, "J8-H8-H10", "H10"),
    ("JUMP_OVER_HOLE", HOLE, "I8-G8", "I8 H8 G8"),
    ("JUMP_OVER_EMPTY_TILE", GROWN, "J8-H8", "J8 I8 H8"),
    ("JUMP_OVER_CAPTURED", ONE_ENEMY, "J8-H8-J8", "H8 I8 J8"),
    # Hopping in circles
    ("HOP_IN_CIRCLE", OPEN_FRIENDS, "J8-H8-J8", "J8"),
    ("HOP_IN_CIRCLE", OPEN_FRIENDS, "J8-H8-H10-J8", "J8"),
    ("HOP_IN_CIRCLE", OPEN_FRIENDS, "J8-H8-H10-H8", "H8"),
    ("HOP_IN_CIRCLE", ONE_ENEMY, "J8-H8-H10-H8", "H8"),
    # A ring's leap
    ("RING_CHAIN", MEETING, "H8-J7-H8", "H8 J7 H8"),
    ("RING_NOT_TWO_AWAY", MEETING, "H8-G9", "H8 G9"),
    ("RING_NOT_TWO_AWAY", MEETING, "H8-K8", "H8 K8"),
    ("RING_ONTO_FRIEND", MEETING, "H8-J8", "J8"),
]


@pytest.mark.parametrize(("code", "position", "text", "concerns"), CASES)
def test_refused(code: str, position: Position, text: str, concerns: str) -> None:
    refused = GAME.refuse(position, position.to_move, move(text))
    assert refused is not None
    assert refused.code == code
    assert refused.concerns == tuple(concerns.split())
    assert "{" not in refused.message
    assert move(text) not in GAME.legal_moves(position, position.to_move)


def test_move_without_landing() -> None:
    start = CELL_NAMED["J8"]
    refused = GAME.refuse(OPENING, 0, MovePiece(start, ()))
    assert refused is not None
    assert (refused.code, refused.concerns) == ("NO_LANDING", ("J8",))


def test_not_your_turn() -> None:
    refused = GAME.refuse(OPENING, 1, move("H9-H8"))
    assert refused is not None
    assert (refused.code, refused.concerns, refused.rule) == ("NOT_YOUR_TURN", ("1",), "core#turns")


def test_game_over_is_said_with_its_reason() -> None:
    position = played("J8-H8", set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8"))
    for seat in (0, 1):
        refused = GAME.refuse(position, seat, move("T@J9"))
        assert refused is not None
        assert refused.code == "GAME_OVER"
        assert "no enemy piece is left" in refused.message


def test_every_kind_has_a_case() -> None:
    tested = {code for code, *_ in CASES} | {"NO_LANDING"} | {kind.code for kind in COMMON_KINDS}
    assert tested == {kind.code for kind in KINDS}


def test_every_rule_is_a_section_of_the_page() -> None:
    headings = re.findall(r"^#+ (.*)$", PAGE.read_text(), re.MULTILINE)
    anchors = {heading.lower().replace(" ", "-") for heading in headings}
    for kind in KINDS:
        page, _, section = kind.rule.partition("#")
        if page == "hexaequo":
            assert section in anchors, kind


def test_legality_and_listing_agree_on_short_moves() -> None:
    """Every lay, drop, and single move within the board: listed exactly when it is accepted."""
    for position in positions()[::40]:
        seat = position.to_move
        canonical = set(GAME.legal_moves(position, seat))
        near = [*position.tiles, *position.frontier, CELL_NAMED["A0"]]
        tries: list[Move] = [LAY[cell] for cell in near]
        tries += [drop[cell] for drop in (PLACE_DISK, PLACE_RING) for cell in near]
        tries += [MovePiece(start, (landing,)) for start in near for landing in near]
        for one in tries:
            legal = GAME.refuse(position, seat, one) is None
            assert legal == (one in canonical), GAME.format(one)
