"""Keys: the same for positions that go on alike, and for no others."""

from dataclasses import replace

from ludex.limes.game import GAME
from tests.limes.helpers import new_game, played, random_game


def key(position):
    return GAME.key(position)


def game(*texts, **options):
    return new_game("FWLT/0000", "FLFL/0000", "FFWW/0100", *texts, **options)


def test_the_order_of_seats_leaves_no_trace():
    start = game(players=2)
    one = played(start, (0, "L:0,0,0"), (0, "P:0,0"), (1, "L:0,0,1"), (1, "-"))
    other = played(start, (1, "L:0,0,1"), (0, "L:0,0,0"), (1, "-"), (0, "P:0,0"))
    assert key(one) == key(other)
    assert one == other


def test_the_order_of_laying_leaves_no_trace():
    start = game("FFFF/0000", "LLLL/0000", "LLLL/0000")
    one = played(start, *["L:0,0,0", "-", "L:0,1,0", "-", "L:1,1,0", "-", "L:2,1,0", "-"])
    one = played(one, "L:1,0,0", "-", "L:2,0,0", "-")
    other = played(start, *["L:0,0,0", "-", "L:0,1,0", "-", "L:1,1,0", "-", "L:2,1,0", "-"])
    other = played(other, "L:2,0,0", "-", "L:1,0,0", "-")
    assert one != other
    assert key(one) == key(other)


def test_the_tile_just_laid_matters_while_a_figure_is_pending():
    start = game("FFFF/0000", "LLLL/0000", "LLLL/0000")
    before = played(start, *["L:0,0,0", "-", "L:0,1,0", "-", "L:1,1,0", "-", "L:2,1,0", "-"])
    one = played(before, "L:1,0,0", "-", "L:2,0,0")
    other = played(before, "L:2,0,0", "-", "L:1,0,0")
    assert key(one) != key(other)


def test_everything_that_matters_is_told_apart():
    start = game()
    laid = played(start, "L:0,0,0")
    different = [
        start,
        laid,
        played(start, "L:0,0,1"),
        played(laid, "-"),
        played(laid, "P:0,0"),
        played(laid, "P:1,0"),
        game(edge_only=True),
        game(players=2),
        replace(start, order=(*start.order[1:], start.order[0])),
    ]
    assert len({key(position) for position in different}) == len(different)


def test_tiles_that_no_round_reaches_do_not_matter():
    base = new_game(*["FWLT/0000"] * 16, "LLLL/0000", "FFFF/0000")
    swapped = replace(base, order=(*base.order[:16], 18, 17))
    assert key(base) == key(swapped)


def test_equal_keys_go_on_alike():
    for seed in range(3):
        seen = {}
        for position in random_game(seed):
            twin = seen.setdefault(key(position), position)
            assert twin is position  # the key of a later position is never that of an earlier


def test_the_key_is_that_of_the_same_position_by_other_texts():
    position = played(game(), "L:0,0,0", "-")
    assert key(played(position, "L:1,0,1")) == key(played(position, "L:1,0,3"))
