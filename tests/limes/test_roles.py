"""What figures score: one hand-made board for each rule and each awkward case."""

import pytest

from ludex.limes.ending import standing
from ludex.limes.roles import figure_scores
from tests.limes.helpers import board_of, scores

# Farmers


def test_a_farmer_scores_each_field_quadrant_of_the_territory_across_tiles():
    drawing = """
        F W  F F
        F F  F L
    """
    assert scores(drawing, (0, 0), (3, 0)) == [6, 6]


def test_fields_that_meet_at_a_corner_are_two_territories():
    drawing = """
        F W  L L
        W L  L W
        L W  W W
        L L  F F
    """
    assert scores(drawing, (0, 0), (2, 3)) == [1, 2]
    diagonal = """
        F L
        L F
    """
    assert scores(diagonal, (0, 0), (1, 1)) == [1, 1]


def test_a_house_on_a_field_makes_no_difference_to_the_farmer():
    assert scores("F^ F \n L F^", (0, 0)) == [3]


# Fishermen


def test_a_fisherman_scores_each_house_beside_the_lake():
    drawing = """
        L L   F^ W
        F^ L  W^ W^
    """
    # Houses at 2,0 and 0,1 and 2,1 share an edge with the lake; the one at 3,1 does not.
    assert scores(drawing, (0, 0)) == [3]


def test_a_house_counts_once_though_the_lake_touches_it_on_two_sides():
    assert scores("L L \n L F^", (0, 0)) == [1]
    surrounded = """
        L L   L W
        L F^  L W
        L L   L W
        W W   W W
    """
    assert scores(surrounded, (0, 0)) == [1]


def test_a_house_on_the_lake_itself_does_not_count():
    assert scores("L^ L \n F W^", (0, 0)) == [1]
    assert scores("L^ L^ \n F W", (0, 0)) == [0]


def test_a_house_on_another_lake_would_count_only_if_it_shared_an_edge_and_so_never_does():
    # Two lakes never share an edge: they would be one. At a corner nothing counts.
    drawing = """
        L W
        F L^
    """
    assert scores(drawing, (0, 0), (1, 1)) == [0, 0]


def test_a_house_on_a_watchtower_counts():
    assert scores("L T^ \n F W", (0, 0)) == [1]


def test_a_house_at_a_corner_or_across_an_empty_cell_does_not_count():
    assert scores("L F \n F W^", (0, 0)) == [0]
    gap = """
        L L  .. ..  F^ F
        W W  .. ..  F F
        F F  F F    F F
        F F  F F    F F
    """
    assert scores(gap, (1, 0)) == [0]


# Woodcutters


def test_a_woodcutter_scores_each_different_adjacent_territory():
    # The woods touch one field, one lake and two towers.
    drawing = """
        W W  T F
        F W  T L
        F F  F L
        L L  L L
    """
    assert scores(drawing, (0, 0)) == [3]


def test_an_adjacent_territory_counts_once_however_long_the_shared_edge_is():
    assert scores("W W \n F F", (0, 0)) == [1]
    around = """
        F F  F F
        F W  W F
        F W  W F
        F F  F F
    """
    assert scores(around, (1, 1)) == [1]


def test_two_territories_of_one_terrain_count_twice_and_two_towers_side_by_side_too():
    drawing = """
        F W
        W F
        T T
        L L
    """
    assert scores("F W \n W F", (1, 0), (0, 1)) == [2, 2]
    assert scores(drawing, (0, 1)) == [3]  # both fields, and one tower
    side_by_side = """
        W W  L L
        T T  L L
    """
    assert scores(side_by_side, (0, 0)) == [3]


def test_a_territory_at_a_corner_or_across_an_empty_cell_is_not_adjacent():
    assert scores("W F \n F L", (0, 0)) == [2]
    gap = """
        W W  .. ..  L L
        W W  .. ..  L L
        F F  F F    F F
        F F  F F    F F
    """
    assert scores(gap, (0, 0)) == [1]


def test_woods_alone_on_the_board_score_nothing():
    assert scores("W W \n W W", (0, 0)) == [0]


# Watchmen


def test_a_watchman_scores_each_woods_quadrant_in_the_four_lines():
    drawing = """
        W W  W W
        F W  W L
        W W  T W
        W F  W W
    """
    # North 2,1 and 2,0; east 3,2; south 2,3; west 1,2 and 0,2.
    assert scores(drawing, (2, 2)) == [6]


def test_a_watchman_sees_quadrants_and_not_territories():
    assert scores("T W \n F W", (0, 0)) == [1]
    drawing = """
        T W  W W
        W W  F F
    """
    assert scores(drawing, (0, 0)) == [4]


@pytest.mark.parametrize(
    ("drawing", "tower", "score"),
    [
        ("T W  T W \n F F  F F", (0, 0), 1),
        ("W T  W T \n F F  F F", (3, 0), 1),
        ("T F \n W F \n T F \n W F", (0, 0), 1),
        ("W F \n T F \n W F \n T F", (0, 3), 1),
    ],
    ids=["east", "west", "south", "north"],
)
def test_a_line_ends_at_another_watchtower(drawing, tower, score):
    assert scores(drawing, tower) == [score]


def test_two_towers_side_by_side_end_each_others_lines_and_stay_two_territories():
    drawing = """
        W T  T W
        F F  F W
    """
    assert scores(drawing, (1, 0), (2, 0)) == [1, 1]


def test_a_line_passes_fields_lakes_and_houses():
    drawing = """
        T F^  L W
        F F   F F
    """
    assert scores(drawing, (0, 0)) == [1]


@pytest.mark.parametrize(("column", "row"), [(0, 0), (-3, -3), (-3, 0), (-1, -2)])
def test_an_empty_cell_blocks_nothing_and_counts_nothing(column, row):
    drawing = """
        T W  .. ..  W W
        F F  .. ..  W F
        F F  F F    F F
        F F  F F    F F
    """
    tower = 2 * column, 2 * row
    assert scores(drawing, tower, column=column, row=row) == [3]


def test_lines_end_at_the_edge_of_the_board():
    drawing = """
        T F  F F  F F  F W
        F W  F F  F F  F F
        F F  F F  F F  F F
        F F  F F  F F  F F
        F F  F F  F F  F F
        F F  F F  F F  F F
        F F  F F  F F  F F
        W F  F F  F F  W F
    """
    assert scores(drawing, (0, 0)) == [2]
    assert scores(drawing, (-6, -6), column=-3, row=-3) == [2]


# Figures together


def test_figures_in_one_territory_each_score():
    drawing = """
        F F  F F
        L L  L L
    """
    assert figure_scores(board_of(drawing, (0, 0), (3, 0), (1, 0))) == (4, 4, 4)


def test_territories_that_merge_hold_both_figures():
    # The field at 0,0 and the one at 3,0 are joined by the tile between them.
    apart = """
        F L  .. ..  F L
        W W  .. ..  W W
        W W  W W    W W
        W W  W W    W W
    """
    joined = """
        F F  F F    F L
        W W  W W    W W
        W W  W W    W W
        W W  W W    W W
    """
    assert figure_scores(board_of(apart, (0, 0), (4, 0))) == (1, 1)
    board = board_of(joined, (0, 0), (4, 0))
    assert figure_scores(board) == (5, 5)
    assert len(set(board.figures)) == 1


def test_a_board_without_figures_scores_nothing():
    board = board_of("F F \n F F")
    assert standing(board) == (0, 0)
