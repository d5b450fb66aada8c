"""Views hide the coming tiles and nothing else; samples agree with them, evenly."""

from collections import Counter
from itertools import permutations

import pytest

from ludex.core.chance import Chance
from ludex.core.game import Seat, Spectator, is_defects
from ludex.limes.codec import CODEC
from ludex.limes.game import GAME
from ludex.limes.options import Options
from ludex.limes.position import opening
from ludex.limes.views import Known, KnownTile
from ludex_proto.limes.v1 import game_pb2
from tests.limes.helpers import new_game, played, random_game, tiles

# Three rounds done by both, with tiles 5, 9, 2 used and 7 revealed.
ORDER = (5, 9, 2, 7, 1, 3, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16)


def three_rounds():
    position = opening(2, False, tiles("FWLT/0000"), ORDER)
    for index in range(3):
        for seat in (0, 1):
            position = played(position, (seat, f"L:{index},0,0"), (seat, "-"))
    return position


POSITION = three_rounds()
VIEW = GAME.view(POSITION, Spectator())


def defects(*known):
    result = GAME.sample(VIEW, Known(tuple(KnownTile(*one) for one in known)), Chance.seeded(0))
    assert is_defects(result)
    return [(defect.code, defect.field) for defect in result]


def test_a_view_holds_the_revealed_tiles_only():
    assert VIEW.revealed == (5, 9, 2, 7)
    assert VIEW.boards == POSITION.boards
    assert not hasattr(VIEW, "order")


def test_positions_that_differ_in_the_coming_tiles_look_the_same():
    other = opening(2, False, POSITION.tiles, (*ORDER[:4], *reversed(ORDER[4:])))
    for index in range(3):
        for seat in (0, 1):
            other = played(other, (seat, f"L:{index},0,0"), (seat, "-"))
    assert other != POSITION
    assert GAME.view(other, Spectator()) == VIEW
    assert GAME.view(other, Seat(1)) == GAME.view(POSITION, Seat(1))


def test_all_see_the_same():
    views = [GAME.view(POSITION, viewer) for viewer in (Seat(0), Seat(1), Spectator())]
    assert [view.seat for view in views] == [0, 1, None]
    messages = [CODEC.write_view(view) for view in views]
    for message in messages:
        message.ClearField("seat")
    assert messages[0] == messages[1] == messages[2]


def test_everybody_is_told_everything_that_happens():
    position = played(new_game("FWLT/0000"), "L:0,0,0")
    events = GAME.play(position, 0, GAME.parse("-")).events
    for viewer in (Seat(0), Spectator()):
        assert GAME.shown(events, viewer) == events
        assert GAME.sees_moves_of(viewer, 0)


@pytest.mark.parametrize("seed", range(2))
def test_samples_agree_with_the_view(seed):
    chance = Chance.seeded(seed)
    for position in random_game(seed):
        view = GAME.view(position, Seat(0))
        sampled = GAME.sample(view, None, chance)
        assert GAME.view(sampled, Seat(0)) == view
        assert sorted(sampled.order) == sorted(position.order)
        for seat in GAME.to_act(position):
            assert GAME.legal_moves(sampled, seat) == GAME.legal_moves(position, seat)
        assert GAME.admit(CODEC.read_state(CODEC.write_state(sampled))) == sampled


def test_known_tiles_stay_where_they_are():
    known = Known((KnownTile(4, 16), KnownTile(15, 1), KnownTile(0, 5)))
    for seed in range(20):
        sampled = GAME.sample(VIEW, known, Chance.seeded(seed))
        assert sampled.order[:5] == (5, 9, 2, 7, 16)
        assert sampled.order[15] == 1


def test_everything_known_leaves_one_position():
    known = Known(tuple(KnownTile(index, number) for index, number in enumerate(ORDER)))
    assert GAME.sample(VIEW, known, Chance.seeded(0)) == POSITION


def chi_squared(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def test_samples_are_uniform():
    # Tiles 1, 3, 4 are the only ones left to draw, for three places: six orders.
    free = (4, 9, 15)
    rest = [number for number in ORDER[4:] if number not in (1, 3, 4)]
    places = [index for index in range(4, 16) if index not in free]
    known = Known(tuple(KnownTile(i, n) for i, n in zip(places, rest, strict=True)))
    chance = Chance.seeded(1)
    draws = 3000
    drawn = [GAME.sample(VIEW, known, chance).order for _ in range(draws)]
    counts = Counter(tuple(order[index] for index in free) for order in drawn)
    orders = list(permutations((1, 3, 4)))
    assert set(counts) == set(orders)
    # 20.5 is exceeded by a uniform draw once in a thousand (5 degrees of freedom).
    assert chi_squared([counts[order] for order in orders], draws / 6) < 20.5


def test_the_next_tile_is_drawn_uniformly():
    chance = Chance.seeded(2)
    draws = 2400
    counts = Counter(GAME.sample(VIEW, None, chance).order[4] for _ in range(draws))
    coming = sorted(ORDER[4:])
    assert sorted(counts) == coming
    # 31.3 is exceeded once in a thousand (11 degrees of freedom).
    assert chi_squared([counts[number] for number in coming], draws / 12) < 31.3


def test_what_is_known_can_contradict_the_view_or_itself():
    assert defects((16, 1)) == [("KNOWN_INDEX_OUT_OF_RANGE", "known.tiles[0].index")]
    assert defects((4, 17)) == [("TILE_NUMBER_UNKNOWN", "known.tiles[0].number")]
    assert defects((4, 0)) == [("TILE_NUMBER_UNKNOWN", "known.tiles[0].number")]
    assert defects((0, 6)) == [("KNOWN_CONTRADICTS_VIEW", "known.tiles[0].number")]
    assert defects((4, 5)) == [("KNOWN_CONTRADICTS_VIEW", "known.tiles[0].number")]
    assert defects((4, 1), (4, 3)) == [("KNOWN_INDEX_TWICE", "known.tiles[1].index")]
    assert defects((4, 1), (5, 1)) == [("TILE_NUMBER_TWICE", "known.tiles[1].number")]
    assert len(defects((99, 1), (4, 99), (0, 6))) == 3


def test_the_same_tile_may_be_known_twice_over():
    known = Known((KnownTile(4, 1), KnownTile(4, 1), KnownTile(3, 7)))
    assert GAME.sample(VIEW, known, Chance.seeded(0)).order[4] == 1


# Views from the wire


def message():
    return CODEC.write_view(GAME.view(three_rounds_with_figures(), Seat(1)))


def three_rounds_with_figures():
    position = opening(2, False, tiles("FWLT/0000"), ORDER)
    position = played(position, (0, "L:0,0,0"), (0, "P:0,0"), (1, "L:0,0,0"), (1, "-"))
    return played(position, (0, "L:1,0,0"))


def found(change):
    view = message()
    change(view)
    result = CODEC.read_view(view)
    return [(one.code, one.field) for one in result] if is_defects(result) else []


def test_views_read_back():
    for position in random_game(8, players=3):
        for viewer in (Seat(2), Spectator()):
            view = GAME.view(position, viewer)
            wire = game_pb2.View.FromString(CODEC.write_view(view).SerializeToString())
            assert CODEC.read_view(wire) == view


def test_the_view_of_a_whole_game_reads_back():
    *_, last = random_game(1, players=1)
    view = GAME.view(last, Spectator())
    assert len(view.revealed) == 16
    assert CODEC.read_view(CODEC.write_view(view)) == view


def test_scores_can_be_left_out_of_a_view():
    def change(view):
        for board in view.boards:
            board.ClearField("figure_scores")
            board.ClearField("score")

    assert found(change) == []


VIEW_CASES = {
    "seat": (lambda v: setattr(v, "seat", 2), [("SEAT_OUT_OF_RANGE", "seat")]),
    "terrain": (
        lambda v: setattr(v.tiles[1], "south_west", 0),
        [("TERRAIN_UNKNOWN", "tiles[1].south_west")],
    ),
    "tiles": (lambda v: v.tiles.pop(), [("TILE_COUNT_WRONG", "tiles")]),
    "revealed twice": (
        lambda v: v.revealed.__setitem__(1, 5),
        [("TILE_NUMBER_TWICE", "revealed[1]")],
    ),
    "revealed unknown": (
        lambda v: v.revealed.__setitem__(1, 77),
        [("TILE_NUMBER_UNKNOWN", "revealed[1]")],
    ),
    "revealed too few": (lambda v: v.revealed.pop(), [("REVEALED_COUNT_WRONG", "revealed")]),
    "revealed too many": (
        lambda v: v.revealed.append(1),
        [("REVEALED_COUNT_WRONG", "revealed")],
    ),
    "board missing": (
        lambda v: v.boards[1].ClearField("board"),
        [("BOARD_MISSING", "boards[1].board")],
    ),
    "tile": (
        lambda v: setattr(v.boards[0].board.laid[1], "column", 9),
        [("COLUMN_OUT_OF_RANGE", "boards[0].board.laid[1].column")],
    ),
    "figure": (
        lambda v: setattr(v.boards[0].board.figures[0], "y", 5),
        [("FIGURE_ON_NO_TILE", "boards[0].board.figures[0]")],
    ),
    "figure too early": (
        lambda v: (
            setattr(v.boards[0].board.figures[0], "x", 3),
            setattr(v.tiles[8], "north_east", game_pb2.TERRAIN_LAKE),
            setattr(v.boards[0].board.figures[0], "y", 0),
        ),
        [("FIGURE_TOO_EARLY", "boards[0].board.figures[0]")],
    ),
    "figure scores": (
        lambda v: v.boards[0].figure_scores.append(1),
        [("SCORE_WRONG", "boards[0].figure_scores")],
    ),
    "score": (
        lambda v: setattr(v.boards[0], "score", 9),
        [("SCORE_WRONG", "boards[0].score")],
    ),
}


@pytest.mark.parametrize("name", VIEW_CASES)
def test_impossible_views(name):
    change, expected = VIEW_CASES[name]
    assert found(change) == expected


def test_a_sample_starts_from_a_view_off_the_wire():
    position = GAME.sample(CODEC.read_view(message()), None, Chance.seeded(0))
    assert position.boards == three_rounds_with_figures().boards
    assert GAME.new(Options(), Chance.seeded(0)) != position
