"""The end of the game, each reason, and the order in which they are tested."""

import pytest

from ludex.core.outcome import Result
from ludex.hexaequo.game import GAME
from ludex.hexaequo.position import Position
from tests.hexaequo.helpers import move, played, random_game, set_out

NO_MOVE_LEFT = (
    "T@H8 T@J9 J8-I9 T@K8 T@G9 T@G8 D@H8 T@G10 D@J8 T@J7 I9-J9 T@F10 J9-I9 T@F11 T@F9 H9-G9 T@H7"
    " D@F10 H8-I8 D@G8 T@E10 G8-G10-E10 D@H8 D@H9 T@K9 F10-G10 D@H7 D@J9 T@G11 H9-F11 H7-G8"
    " E10-F10 D@G11"
)


def ends(position: Position, text: str) -> tuple[Result, tuple[int, ...], str]:
    after = played(text, position)
    outcome = GAME.outcome(after)
    if outcome.over:
        assert GAME.to_act(after) == ()
        for seat in (0, 1):
            assert GAME.legal_moves(after, seat) == ()
            refused = GAME.refuse(after, seat, move("T@H8"))
            assert refused is not None
            assert refused.code == "GAME_OVER"
    return outcome.result, outcome.winners, outcome.reason


def test_sixth_captured_disk_wins() -> None:
    position = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8 rI9", captured_disks=(5, 0))
    assert ends(position, "J8-H8") == (Result.WON, (0,), "SIX_DISKS")


def test_third_captured_ring_wins() -> None:
    position = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 rI8 dI9", captured_rings=(2, 0))
    assert ends(position, "J8-H8") == (Result.WON, (0,), "THREE_RINGS")


def test_disks_are_tested_before_rings() -> None:
    position = set_out(
        "I8 J8 H8 G10",
        "H9 I9 G9 H10",
        "DJ8 rI8 dH9",
        captured_disks=(5, 0),
        captured_rings=(2, 0),
    )
    assert ends(position, "J8-H8-H10") == (Result.WON, (0,), "SIX_DISKS")


def test_no_enemy_piece_left_wins_whatever_the_reserve_holds() -> None:
    position = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8")
    after = played("J8-H8", position)
    assert after.holdings[1].reserve_disks == 5
    assert ends(position, "J8-H8") == (Result.WON, (0,), "NO_PIECE_LEFT")


def test_white_wins_too() -> None:
    position = set_out("I8 J8 H8", "H9 I9 H10", "dJ8 DI8", to_move=1)
    assert ends(position, "J8-H8") == (Result.WON, (1,), "NO_PIECE_LEFT")


def test_capturing_goes_on_while_a_piece_is_left() -> None:
    position = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8 dH9")
    assert ends(position, "J8-H8") == (Result.IN_PROGRESS, (), "")


def test_no_legal_move_is_a_draw() -> None:
    before = played(NO_MOVE_LEFT)
    assert GAME.outcome(before).result is Result.IN_PROGRESS
    assert ends(before, "J9-H9-F9-H7-H9-J7-J9") == (Result.DRAWN, (), "NO_LEGAL_MOVE")


AROUND = "J8-I8 H9-I9 I8-J8 I9-H9"


def test_opening_counts_as_its_first_occurrence() -> None:
    nearly = played(f"{AROUND} J8-I8 H9-I9 I8-J8")
    assert GAME.outcome(nearly).result is Result.IN_PROGRESS
    assert ends(nearly, "I9-H9") == (Result.DRAWN, (), "REPETITION")


def test_second_occurrence_is_not_enough() -> None:
    assert GAME.outcome(played(AROUND)).result is Result.IN_PROGRESS


def test_same_pieces_with_the_other_player_to_move_are_another_position() -> None:
    # A disk goes round a triangle: three moves for what is undone in two, so that the pieces come
    # back with the other player to move.
    start = "T@H8 T@J9"
    triangle = "J8-I8 H9-H8 I8-I9 H8-H9 I9-J8"
    back = played(f"{start} {triangle}")
    begin = played(start)
    assert back.board == begin.board
    assert back.to_move != begin.to_move
    assert GAME.key(back) != GAME.key(begin)
    assert GAME.outcome(back).result is Result.IN_PROGRESS


def test_same_pieces_with_other_reserves_are_another_position() -> None:
    few = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dH9")
    paid = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dH9", captured_disks=(1, 0))
    rings = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dH9", captured_rings=(0, 1))
    assert few.board == paid.board == rings.board
    assert len({GAME.key(few), GAME.key(paid), GAME.key(rings)}) == 3


@pytest.mark.parametrize("irreversible", ["T@H8", "D@I8"])
def test_laying_and_placing_start_afresh(irreversible: str) -> None:
    position = played(f"{AROUND} J8-I9")
    assert len(position.earlier) == 5
    position = played(f"{AROUND} {irreversible}")
    assert position.earlier == ()


def test_capturing_starts_afresh() -> None:
    position = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8 dH9")
    assert played("J8-H8", position).earlier == ()


def test_position_after_an_irreversible_move_counts() -> None:
    start = played("T@H8")
    again = "H9-I9 J8-I8 I9-H9 I8-J8"
    assert GAME.outcome(played(again, start)).result is Result.IN_PROGRESS
    nearly = played(f"{again} H9-I9 J8-I8 I9-H9", start)
    assert ends(nearly, "I8-J8") == (Result.DRAWN, (), "REPETITION")


@pytest.mark.parametrize("seed", range(15))
def test_repetition_agrees_with_counting_keys(seed: int) -> None:
    """`earlier` and the keys of all positions of a game tell the same."""
    seen: list[str] = []
    for position, _ in random_game(seed):
        seen.append(GAME.key(position))
        third = seen.count(seen[-1]) >= 3
        assert third == (position.earlier.count(position.entry) >= 2)
        if third:
            assert GAME.outcome(position).over
