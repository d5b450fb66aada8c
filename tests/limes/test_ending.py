"""Who wins."""

from ludex.core.outcome import Result
from ludex.limes.ending import outcome, outcome_of
from ludex.limes.geometry import quadrant_at
from tests.limes.helpers import board_of, new_game, played, random_game

FULL = """
    F F  F F  W W  W W
    F F  F F  W W  W W
    T T  T T  T T  T T
    F F  L L  W L  L L
    L L  L L  L L  L L
    L L  L L  L L  L L
    L L  L L  L L  L L
    L L  L L  L L  F F
"""


def board(*figures):
    """A full board; its fields score 8 at 0,0, 2 at 0,3 and 2 at 6,7; its lake nothing."""
    return board_of(FULL, *figures)


def result(*boards):
    found = outcome_of(boards)
    assert found.result is Result.WON
    assert found.reason == "ALL_TILES_LAID"
    return found.winners, found.scores


def test_most_points_win():
    assert result(board((0, 3)), board((0, 0)), board()) == ((1,), (2, 8, 0))


def test_among_equals_the_best_single_figure_wins():
    spread = board((0, 3), (0, 3), (0, 3), (0, 3))
    assert result(spread, board((0, 0))) == ((1,), (8, 8))
    assert result(board((0, 0)), spread) == ((0,), (8, 8))


def test_a_single_figure_decides_among_equals_only():
    spread = board((0, 3), (0, 3), (0, 3), (0, 3), (6, 7))
    assert result(spread, board((0, 0))) == ((0,), (10, 8))


def test_further_equality_is_a_shared_win():
    # Neither the number of figures nor the second best figure counts.
    one = board((0, 0), (0, 3))
    other = board((0, 0), (6, 7), (1, 5))
    assert result(one, other, board((0, 3))) == ((0, 1), (10, 10, 2))
    assert result(board(), board()) == ((0, 1), (0, 0))


def test_a_player_without_figures_has_nothing_and_no_best_figure():
    lake = board((1, 5))  # one figure that scores 0
    assert result(board(), lake) == ((0, 1), (0, 0))


def test_alone_the_score_is_the_result():
    assert result(board((0, 3))) == ((0,), (2,))
    assert result(board()) == ((0,), (0,))


def test_a_game_goes_on_until_everybody_has_finished():
    position = new_game("FFFF/0000", players=2)
    for index in range(16):
        for seat in (0, 1):
            position = played(position, (seat, f"L:{index % 4},{index // 4},0"))
            assert not outcome(position).over
            figure = "P:0,0" if index == 0 and seat else "-"
            position = played(position, (seat, figure))
    final = outcome(position)
    assert (final.winners, final.scores) == ((1,), (0, 64))
    assert position.boards[1].figures == (quadrant_at(0, 0),)


def test_random_games_last_sixteen_rounds():
    for players in (1, 3):
        *_, last = random_game(players, players=players)
        assert outcome(last).over
        assert last.ply == 32 * players
        assert all(len(board.land.laid) == 16 for board in last.boards)
        assert all(board.land.quadrants.bit_count() == 64 for board in last.boards)
