"""The page's decisions where the rules text leaves room: each test fails if decided otherwise."""

from ludex.limes.game import GAME
from ludex.limes.geometry import quadrant_at
from ludex.limes.roles import figure_scores
from tests.limes.helpers import board_of, legal, new_game, played, refused, scores


def test_a_farmer_counts_quadrants_and_not_territories():
    assert scores("F F \n F L", (0, 0)) == [3]


def test_a_watchman_counts_quadrants_and_not_territories():
    assert scores("T W  W W \n F F  F F", (0, 0)) == [3]


def test_figures_may_share_a_territory_and_each_scores():
    position = played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "P:0,0", "L:1,0,0")
    assert "P:2,0" in legal(position)
    position = played(position, "P:2,0")
    assert figure_scores(position.boards[0]) == (4, 4)


def test_a_figure_may_move_into_an_occupied_territory():
    position = played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "P:0,0", "L:1,0,0", "P:2,1")
    position = played(position, "L:0,1,0", "M:0,0>0,1")
    assert position.boards[0].figures == (quadrant_at(0, 1),) * 2


def test_where_a_figure_stands_within_its_territory_leaves_no_trace():
    position = played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "-", "L:1,0,0")
    texts = ("P:2,0", "P:3,0")
    after = [played(position, text) for text in texts]
    assert after[0] == after[1]
    assert hash(after[0]) == hash(after[1])
    assert GAME.key(after[0]) == GAME.key(after[1])
    assert after[0].boards[0].figures == (quadrant_at(0, 0),)


def test_each_effect_is_listed_once_by_its_first_quadrants():
    position = played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "P:0,0", "L:1,0,0")
    assert legal(position) == {"P:2,0", "P:2,1", "M:0,0>0,1", "-"}


def test_a_placement_is_named_by_the_first_quadrant_on_the_new_tile_not_of_the_territory():
    position = played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "-", "L:1,0,0")
    assert "P:2,0" in legal(position)
    assert "P:0,0" not in legal(position)
    assert refused(position, "P:0,0") == "NOT_ON_NEW_TILE"


def test_houses_tell_rotations_apart():
    assert legal(new_game("FFFF/1010")) == {"L:0,0,0", "L:0,0,1"}
    assert legal(new_game("FFFF/1100")) == {f"L:0,0,{k}" for k in range(4)}


def test_which_figure_of_a_territory_moves_makes_no_difference():
    position = played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "P:0,0", "L:1,0,0", "P:2,0")
    position = played(position, "L:2,0,0")
    moves = [text for text in legal(position) if text.startswith("M")]
    assert moves == ["M:0,0>0,1"]


def test_scores_during_the_game_are_those_of_an_end_now():
    position = played(new_game("FFFW/0000"), "L:0,0,0", "P:0,0")
    outcome = GAME.outcome(position)
    assert not outcome.over
    assert (outcome.winners, outcome.reason, outcome.scores) == ((), "", (3,))
    assert GAME.outcome(played(position, "L:1,0,0")).scores == (7,)


def test_an_empty_cell_is_no_edge_of_the_board_for_a_watchman():
    position = new_game(
        "TFFF/0000", "FFFF/0000", "FFFF/0000", "FFFF/0000", "FFFF/0000", "WFFF/0000"
    )
    position = played(position, "L:0,0,0", "P:0,0")
    for cell in ("0,1", "1,1", "2,1", "3,1"):
        position = played(position, f"L:{cell},0", "-")
    position = played(position, "L:3,0,0")
    assert GAME.outcome(position).scores == (1,)


def test_a_watchtower_beside_another_is_a_territory_of_its_own():
    board = board_of("F T  T F \n F F  F F", (1, 0))
    land = board.land
    one, other = land.home(quadrant_at(1, 0)), land.home(quadrant_at(2, 0))
    assert one != other
    assert other in land.homes_beside(one)
