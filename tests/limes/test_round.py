"""A round: who may act, what is listed, what moves do, and which texts mean the same."""

import pytest

from ludex.core.chance import Chance
from ludex.limes.game import GAME
from ludex.limes.geometry import quadrant_at
from ludex.limes.land import Laid
from ludex.limes.moves import (
    Declined,
    FigureMoved,
    FigurePlaced,
    TileLaid,
    TileRevealed,
    forms_of,
)
from ludex.limes.notation import LayTile, MoveFigure, PlaceFigure
from tests.limes.helpers import legal, new_game, played, random_game, refused


def play(position, text, seat=0):
    return GAME.play(position, seat, GAME.parse(text))


# Who may act


def test_all_seats_act_in_any_order_until_each_has_done_both():
    position = new_game("FWLT/0000", players=3)
    assert GAME.to_act(position) == (0, 1, 2)
    position = played(position, (2, "L:0,0,1"), (0, "L:0,0,0"))
    assert GAME.to_act(position) == (0, 1, 2)
    position = played(position, (2, "-"))
    assert GAME.to_act(position) == (0, 1)
    assert legal(position, 2) == set()
    assert refused(position, "L:1,0,0", 2) == "ROUND_DONE"
    position = played(position, (1, "L:0,0,3"), (1, "P:0,0"), (0, "-"))
    assert GAME.to_act(position) == (0, 1, 2)
    assert refused(position, "L:1,0,0", 2) is None


def test_the_last_to_finish_reveals_the_next_tile():
    position = new_game("FWLT/0000", "FLFL/0000", players=2)
    position = played(position, (1, "L:0,0,0"), (0, "L:0,0,0"))
    first = play(position, "-", 1)
    assert first.events == (Declined(1),)
    second = play(first.position, "P:1,1", 0)
    assert second.events == (FigurePlaced(0, quadrant_at(1, 1)), TileRevealed(2))


def test_no_tile_is_revealed_after_the_sixteenth_round():
    position = new_game("FWLT/0000")
    events = []
    for index in range(16):
        for text in (f"L:{index % 4},{index // 4},0", "-"):
            done = play(position, text)
            events += done.events
            position = done.position
    revealed = [event.number for event in events if isinstance(event, TileRevealed)]
    assert revealed == list(range(2, 17))
    assert GAME.to_act(position) == ()
    assert GAME.legal_moves(position, 0) == ()
    outcome = GAME.outcome(position)
    assert (outcome.over, outcome.winners, outcome.reason) == (True, (0,), "ALL_TILES_LAID")


# Laying


def test_the_first_tile_lies_at_the_origin():
    assert legal(new_game("FWLT/0000")) == {"L:0,0,0", "L:0,0,1", "L:0,0,2", "L:0,0,3"}


def test_layings_are_listed_by_cell_in_reading_order_and_then_by_rotation():
    position = played(new_game("FWLT/0000", "FLFL/0000"), "L:0,0,0", "-")
    moves = GAME.legal_moves(position, 0)
    assert list(moves) == sorted(moves, key=lambda move: (move.row, move.column, move.rotation))
    assert [GAME.format(move) for move in moves[:4]] == [
        "L:-1,-1,0",
        "L:-1,-1,1",
        "L:0,-1,0",
        "L:0,-1,1",
    ]


def test_a_rotation_is_clockwise():
    # F W      T F
    # T L  ->  L W
    position = played(new_game("FWLT/0000"), "L:0,0,1")
    land = position.boards[0].land
    kinds = [land.terrain(quadrant_at(x, y)) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))]
    assert kinds == [3, 1, 0, 2]


def test_laying_is_told_with_the_tiles_number():
    position = new_game("FWLT/0000")
    assert play(position, "L:0,0,3").events == (TileLaid(0, 1, Laid(0, 0, 3)),)


def test_terrains_need_not_match():
    position = played(new_game("FFFF/0000", "LLLL/0000"), "L:0,0,0", "-")
    assert refused(position, "L:1,0,0") is None


def test_a_square_of_four_by_four_can_still_grow_to_any_side():
    position = played(new_game("FWLT/0000"), "L:0,0,0", "-", "L:1,1,0", "-", "L:2,2,0", "-")
    cells = {(move.column, move.row) for move in GAME.legal_moves(position, 0)}
    assert {(3, 3), (-1, -1), (-1, 1), (3, 1)} <= cells
    grown = played(position, "L:3,3,0", "-")
    cells = {(move.column, move.row) for move in GAME.legal_moves(grown, 0)}
    assert cells <= {(column, row) for column in range(4) for row in range(4)}


# Figures


def test_figures_are_listed_as_placements_then_moves_then_neither():
    position = played(new_game("FWLT/0000", "FWLT/0000"), "L:0,0,0", "P:0,0", "L:0,-1,0")
    # F W
    # T L
    # F W  with a farmer at 0,0
    # T L
    assert [GAME.format(move) for move in GAME.legal_moves(position, 0)] == [
        "P:0,-2",
        "P:1,-2",
        "P:0,-1",
        "P:1,-1",
        "M:0,0>0,-1",
        "M:0,0>1,0",
        "M:0,0>0,1",
        "-",
    ]


def test_an_empty_supply_leaves_moves_and_neither():
    position = new_game("FWLT/0000")
    for index in range(7):
        column, row = index % 4, index // 4
        position = played(position, f"L:{column},{row},0", f"P:{2 * column},{2 * row}")
    position = played(position, "L:3,1,0")
    assert not any(text.startswith("P") for text in legal(position))
    assert "-" in legal(position)


def test_a_move_takes_one_figure_of_a_territory():
    position = new_game("FFWW/0000", "FFWW/0000", "FFWW/0000")
    position = played(position, "L:0,0,0", "P:0,0", "L:1,0,0", "P:2,0", "L:2,0,0")
    assert [text for text in legal(position) if text.startswith("M")] == ["M:0,0>0,1"]
    done = play(position, "M:3,0>4,1")
    assert done.events[0] == FigureMoved(0, quadrant_at(0, 0), quadrant_at(0, 1))
    assert done.position.boards[0].figures == (quadrant_at(0, 0), quadrant_at(0, 1))


def test_a_figure_never_goes_back_to_the_supply():
    for position in random_game(3):
        board = position.boards[0]
        before = board.supply
        for move in GAME.legal_moves(position, 0):
            after = GAME.play(position, 0, move).position.boards[0].supply
            assert after == before - isinstance(move, PlaceFigure)


def test_laying_can_change_where_figures_are_said_to_stand():
    # The field at 0,0 grows to the north: its first quadrant is now on the new tile.
    position = new_game("FWLT/0000", "LLWF/0000")
    position = played(position, "L:0,0,0", "P:0,0", "L:0,-1,0")
    assert position.boards[0].figures == (quadrant_at(0, -1),)


# Texts that mean the same


def test_any_quadrant_of_the_territory_on_the_new_tile_places_the_same():
    # The two fields of the second tile are one territory only by way of the first tile.
    position = new_game("FFFF/0000", "FWFL/0000")
    position = played(position, "L:0,0,0", "-", "L:1,0,3")  # rows W F / F L: joined at 2,1 only
    assert {"P:3,0", "P:2,1"} <= legal(position)
    position = new_game("FFFF/0000", "FWLF/0000")
    position = played(position, "L:0,0,0", "-", "L:1,0,0")
    assert "P:2,0" in legal(position)
    assert "P:2,1" not in legal(position)
    assert refused(position, "P:2,1") is None
    assert GAME.canonical(position, 0, PlaceFigure(2, 1)) == PlaceFigure(2, 0)
    assert play(position, "P:2,1") == play(position, "P:2,0")


def test_quadrants_joined_only_across_another_tile_are_one_placement():
    position = new_game("FFFF/0000", "WFWF/0000")
    # To the south: W F over F W; 1,2 is joined to the field above, 0,3 is not.
    apart = played(position, "L:0,0,0", "-", "L:0,1,0")
    assert {"P:1,2", "P:0,3"} <= legal(apart)
    # Between two fields both of its quadrants are one territory.
    position = new_game("FFFF/0000", "FFFF/0000", "FFFF/0000", "WFWF/0000")
    joined = played(position, "L:0,0,0", "-", "L:-1,0,0", "-", "L:-1,1,0", "-", "L:0,1,0")
    assert {"P:1,2", "P:0,2", "P:1,3"} <= legal(joined)
    assert "P:0,3" not in legal(joined)
    assert GAME.canonical(joined, 0, PlaceFigure(0, 3)) == PlaceFigure(1, 2)


def test_any_quadrant_of_either_territory_moves_the_same():
    position = new_game("FFWW/0000", "FFWW/0000")
    position = played(position, "L:0,0,0", "P:1,0", "L:1,0,0")
    assert "M:0,0>0,1" in legal(position)
    for text in ("M:3,0>2,1", "M:1,0>3,1", "M:0,0>1,1"):
        assert text not in legal(position)
        assert refused(position, text) is None
        assert GAME.canonical(position, 0, GAME.parse(text)) == MoveFigure(0, 0, 0, 1)
        assert play(position, text) == play(position, "M:0,0>0,1")


@pytest.mark.parametrize(
    ("tile", "rotations"),
    [
        ("FFFF/0000", 1),
        ("FLFL/0000", 2),
        ("FLFL/1010", 2),
        ("FLFL/1000", 4),
        ("FFLL/0000", 4),
        ("FFFF/1000", 4),
    ],
)
def test_rotations_that_look_alike_are_listed_once_and_all_accepted(tile, rotations):
    position = new_game(tile)
    assert legal(position) == {f"L:0,0,{k}" for k in range(rotations)}
    for k in range(4):
        assert refused(position, f"L:0,0,{k}") is None
        assert GAME.canonical(position, 0, LayTile(0, 0, k)) == LayTile(0, 0, k % rotations)
        assert play(position, f"L:0,0,{k}") == play(position, f"L:0,0,{k % rotations}")


@pytest.mark.parametrize("seed", range(4))
def test_every_accepted_text_is_another_form_of_one_listed_move(seed):
    chance = Chance.seeded(seed)
    for position in random_game(seed, players=1 + seed % 2, edge_only=seed == 3):
        for seat in GAME.to_act(position):
            listed = GAME.legal_moves(position, seat)
            forms = {form: move for move in listed for form in forms_of(position, seat, move)}
            for move in listed:
                assert next(forms_of(position, seat, move)) == move
            for form, move in forms.items():
                assert GAME.canonical(position, seat, form) == move
                assert GAME.refuse(position, seat, form) is None
            for form in [chance.choice(list(forms)) for _ in range(3)]:
                assert GAME.play(position, seat, form) == GAME.play(position, seat, forms[form])
            for x in range(-7, 9):
                place = PlaceFigure(x, chance.below(14) - 6)
                assert (GAME.refuse(position, seat, place) is None) == (place in forms)
                moved = MoveFigure(x, chance.below(8) - 4, chance.below(8) - 4, chance.below(8) - 4)
                assert (GAME.refuse(position, seat, moved) is None) == (moved in forms)
                laid = LayTile(x, chance.below(9) - 4, chance.below(5))
                assert (GAME.refuse(position, seat, laid) is None) == (laid in forms)


# Building a move click by click


def test_moves_that_begin_with_a_text():
    position = played(new_game("FFWW/0000", "FFWW/0000"), "L:0,0,0", "P:1,0", "L:1,0,0")

    def beginning(prefix):
        return [GAME.format(move) for move in GAME.beginning_with(position, 0, prefix)]

    assert beginning("M:") == ["M:0,0>0,1"]
    assert beginning("M:0,0") == ["M:0,0>0,1"]
    assert beginning("M:3,0>") == ["M:3,0>0,1"]  # from another quadrant of the same territory
    assert beginning("M:3,0>2") == ["M:3,0>2,1"]
    assert beginning("M:0,1") == []
    assert beginning("P:3") == ["P:3,0", "P:3,1"]
    assert beginning("L") == []
    assert len(beginning("")) == len(GAME.legal_moves(position, 0))


def test_layings_that_begin_with_a_cell():
    position = played(new_game("FWLT/0000", "FLFL/0000"), "L:0,0,0", "-")
    found = GAME.beginning_with(position, 0, "L:1,0")
    assert [GAME.format(move) for move in found] == ["L:1,0,0", "L:1,0,1"]
    assert [GAME.format(m) for m in GAME.beginning_with(position, 0, "L:1,0,3")] == ["L:1,0,3"]
