"""New games: shuffles, dealing, options."""

from __future__ import annotations

from collections import Counter

import pytest

from ludex.core.chance import Chance
from ludex.core.game import is_defects
from ludex.limits.cards import LimitCard, letters, pile_letters, size
from ludex.limits.deck import shipped
from ludex.limits.game import GAME
from ludex.limits.opening import Options
from ludex.limits.position import Position
from tests.limits.helpers import ORDERED_DECK, limits, new, pile


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 18), (4, 18), (5, 14), (6, 14)])
def test_the_limit_pile_is_what_is_not_put_aside(players: int, rounds: int) -> None:
    position = new(players)
    in_play = (position.limit_card, *position.limit_pile)
    assert len(in_play) == rounds
    assert not Counter(in_play) - Counter(shipped())


@pytest.mark.parametrize("players", range(2, 7))
def test_hands_are_full(players: int) -> None:
    position = new(players)
    full = 6 if players == 2 else 5
    assert [size(hand) for hand in position.hands] == [full] * players
    assert len(position.draw_pile) == 60 - players * full


def test_cards_are_dealt_one_at_a_time_from_the_starting_seat_on() -> None:
    position = new(3, draw_pile=ORDERED_DECK, starting_seat=1)
    # RYGBP RYGBP RYGBP: seat 1 has the cards 0, 3, 6, 9 and 12, seat 2 the next of each.
    assert letters(position.hands[1]) == "RYGBP"
    position = new(3, draw_pile="RYG" * 4 + "BPR" + "RYGBP" * 7 + "YGBBBBPPPP", starting_seat=1)
    assert [letters(hand) for hand in position.hands] == ["RGGGG", "RRRRB", "YYYYP"]
    assert pile_letters(position.draw_pile)[:5] == "RYGBP"
    assert position.to_move == 1


def test_two_players_get_six() -> None:
    position = new(2, draw_pile="RY" * 6 + "RYGBP" * 6 + "G" * 6 + "B" * 6 + "P" * 6)
    assert [letters(hand) for hand in position.hands] == ["RRRRRR", "YYYYYY"]


def test_golden_seeds() -> None:
    """The same seed gives the same game on every machine and version."""
    position = new(3, seed=7)
    assert GAME.key(position) == GOLDEN_3_7
    position = new(2, seed=2**64 - 1, starting_seat=1)
    assert GAME.key(position) == GOLDEN_2_LAST


def test_a_given_order_draws_nothing_from_chance() -> None:
    """The limit cards are shuffled first, so giving the draw pile leaves them the same."""
    shuffled = new(3, seed=5)
    given = new(3, seed=5, draw_pile=ORDERED_DECK)
    assert (given.limit_card, given.limit_pile) == (shuffled.limit_card, shuffled.limit_pile)


def test_a_custom_deck_puts_aside_as_many() -> None:
    """Decision: a deck of another size puts aside the same number, and must leave one."""
    deck = tuple([LimitCard((n, None, 0, 1, 2)) for n in range(11)])
    position = GAME.new(Options(5, 0, deck), Chance.seeded(1))
    assert isinstance(position, Position)
    assert position.limit_card in deck
    assert position.limit_pile == ()
    small = GAME.new(Options(5, 0, deck[:10]), Chance.seeded(1))
    assert is_defects(small)
    assert [(d.code, d.field) for d in small] == [("DECK_TOO_SMALL", "deck")]


def test_a_given_limit_pile_is_played_outright() -> None:
    position = new(2, limit_pile="00000,X1234")
    assert position.limit_card == limits("00000")
    assert position.limit_pile == (limits("X1234"),)


CARD = limits("00000")
HIGH = LimitCard((61, None, 0, 0, 0))


@pytest.mark.parametrize(
    ("options", "defects"),
    [
        (Options(1), [("PLAYERS_OUT_OF_RANGE", "players")]),
        (Options(7), [("PLAYERS_OUT_OF_RANGE", "players")]),
        (Options(3, 3), [("SEAT_OUT_OF_RANGE", "starting_seat")]),
        (Options(2, 0, (CARD,) * 241), [("TOO_MANY_LIMIT_CARDS", "deck")]),
        (Options(2, 0, (), (CARD,) * 241), [("TOO_MANY_LIMIT_CARDS", "limit_pile")]),
        (Options(2, 0, (CARD,) * 15, (CARD,)), [("DECK_AND_LIMIT_PILE", "deck")]),
        (Options(2, 0, (CARD,) * 14), [("DECK_TOO_SMALL", "deck")]),
        (Options(2, 0, (), (CARD, HIGH)), [("LIMIT_TOO_HIGH", "limit_pile[1].red")]),
        (Options(3, 0, (HIGH,) + (CARD,) * 6), [("LIMIT_TOO_HIGH", "deck[0].red")]),
        (Options(2, 0, (), (), (0,) * 59), [("COLOUR_CARDS_WRONG", "draw_pile")]),
        (
            Options(2, 0, (), (), pile("R" * 13 + "Y" * 11 + "GBP" * 12)),
            [("COLOUR_CARDS_WRONG", "draw_pile")] * 2,
        ),
        (
            Options(9, 0, (CARD,), (HIGH,), (1,)),
            [
                ("PLAYERS_OUT_OF_RANGE", "players"),
                ("LIMIT_TOO_HIGH", "limit_pile[0].red"),
                ("DECK_AND_LIMIT_PILE", "deck"),
                ("COLOUR_CARDS_WRONG", "draw_pile"),
            ],
        ),
    ],
)
def test_impossible_options(options: Options, defects: list[tuple[str, str]]) -> None:
    result = GAME.new(options, Chance.seeded(0))
    assert is_defects(result)
    assert [(defect.code, defect.field) for defect in result] == defects


def test_options_as_text() -> None:
    assert GAME.options({}) == Options()
    defaults = {option.name: option.default for option in GAME.description.options}
    assert GAME.options(defaults) == Options()
    assert GAME.options({"players": "4", "starting_seat": "3"}) == Options(4, 3)
    options = GAME.options({"limit_pile": "657X0,X6140", "draw_pile": ORDERED_DECK})
    assert options == Options(2, 0, (), (limits("657X0"), limits("X6140")), pile(ORDERED_DECK))
    assert GAME.options({"deck": "657X0"}) == Options(deck=(limits("657X0"),))


@pytest.mark.parametrize(
    ("texts", "code", "field"),
    [
        ({"colour": "red"}, "OPTION_UNKNOWN", "colour"),
        ({"players": "two"}, "OPTION_UNREADABLE", "players"),
        ({"players": "9" * 5000}, "OPTION_UNREADABLE", "players"),
        ({"starting_seat": "-1"}, "OPTION_UNREADABLE", "starting_seat"),
        ({"limit_pile": "657X0,6140"}, "OPTION_UNREADABLE", "limit_pile[1]"),
        ({"deck": ","}, "OPTION_UNREADABLE", "deck[0]"),
        ({"draw_pile": "RYGBP"}, "OPTION_UNREADABLE", "draw_pile"),
        ({"draw_pile": "Z" * 60}, "OPTION_UNREADABLE", "draw_pile"),
    ],
)
def test_unreadable_options(texts: dict[str, str], code: str, field: str) -> None:
    result = GAME.options(texts)
    assert is_defects(result)
    assert (code, field) in [(defect.code, defect.field) for defect in result]


GOLDEN_3_7 = (
    "X,5,2,1,3/1,9,6,2,X/2,7,0,X,1/0,5,2,3,X/X,8,0,4,6/9,3,X,5,0/X,3,5,5,0/8,2,3,2,4/7,0,3,1,X/4,4,8,X,1/"
    "2,X,6,9,0/1,6,2,X,9/4,2,X,0,3/6,1,5,2,8/6,4,7,0,X/0,2,X,8,7/3,0,4,X,2 "
    "X,0,3,3,5 GBRBRYPGBYPRBGYRPPGRYYBYGGPBYBRGPRRPYBGRPPYGY - YYGGG/RBBBP/RRBPP // 0/0/0 0/0/0 0 0"
)
GOLDEN_2_LAST = (
    "9,3,X,5,0/2,7,0,X,1/4,2,X,0,3/5,1,1,4,6/1,9,6,2,X/X,5,2,1,3/2,X,9,6,2/3,0,4,X,2/7,0,3,1,X "
    "X,8,0,4,6 RGGRPRRGBYBPRPBGRGRGYGPGPYPGGBBGPYPYBYGYYRBBPBPB - RRRYYY/RYBBPP / 0/0 0/0 1 1"
)
