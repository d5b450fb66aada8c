"""Which positions are possible: all that play reaches, and none of those below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.game import is_defects
from ludex.limits.cards import LETTERS
from ludex.limits.codec import CODEC
from ludex.limits.game import GAME
from ludex.limits.position import Position
from ludex_proto.limits.v1 import game_pb2
from tests.limits.helpers import dealt, play, setup_of, walk


@pytest.mark.parametrize("seed", range(40))
def test_every_position_of_play_is_possible(seed: int) -> None:
    for position, _, _ in walk(seed):
        assert GAME.admit(setup_of(position)) == position


def committing() -> Position:
    """Seat 1 of 3 has committed, in the first round."""
    return play(dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222,55555,33333"), "1:C:Y")


def playing() -> Position:
    """First round: seats 0, 1 and 2 have placed R, G and B; seat 0 is to play."""
    return play(committing(), "0:C:R", "2:C:G", "0:R", "1:G", "2:B")


def second_round() -> Position:
    """Seat 0 suspected seat 2 wrongly: blue, 1 counted, limit 2. Seat 0 is to commit first."""
    return play(playing(), "0:S2")


def second_playing() -> Position:
    """The second round in play; seat 0 has placed."""
    return play(second_round(), "0:C:R", "1:C:Y", "2:C:G", "0:Y")


def exchanged() -> Position:
    """Seat 0 has exchanged four greens; seat 1 is to play."""
    position = dealt(3, {0: "GGGGR", 1: "RRYBP", 2: "PPYBR"}, "22222,55555", rest="RYBP")
    return play(position, "0:C:R", "1:C:P", "2:C:P", "0:X")


def over() -> Position:
    """The only round has ended."""
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222")
    return play(position, "0:C:R", "1:C:Y", "2:C:G", "0:R", "1:S0")


def run_out() -> Position:
    """The first position of a random game of 3 in which a hand is down to three cards."""
    for seed in range(200):
        for position, _, _ in walk(seed, players=3):
            if position.discard_pile and len(position.discard_pile) == 46:
                return position
    raise AssertionError("no draw pile ran out")


def colour(letter: str) -> int:
    return LETTERS.index(letter) + 1


def add_card(state: Any) -> None:
    state.draw_pile.append(colour("P"))


def recolour(state: Any) -> None:
    """A red where another colour was."""
    i = next(i for i, c in enumerate(state.draw_pile) if c != 1)
    state.draw_pile[i] = 1


def to_draw_pile(state: Any, seat: int) -> None:
    state.draw_pile.append(state.players[seat].hand.pop())


def to_hand(state: Any, seat: int) -> None:
    state.players[seat].hand.append(state.draw_pile.pop())


def down_too_many(state: Any) -> None:
    state.players[1].face_down.append(state.players[1].hand.pop())


def discard_by(seat: int, at: int = -1) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        state.discard_pile[at].seat = seat

    return change


def discard_early(state: Any) -> None:
    state.discard_pile.add(colour=state.draw_pile.pop(0), seat=0)


def assign(**values: Any) -> Callable[[Any], None]:
    """Sets fields; `a__b` is the field b of a."""

    def change(state: Any) -> None:
        for path, value in values.items():
            *way, field = path.split("__")
            target = state
            for name in way:
                target = target[int(name)] if name.isdigit() else getattr(target, name)
            setattr(target, field, value)

    return change


def clear(*fields: str) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        for path in fields:
            *way, field = path.split("__")
            target = state
            for name in way:
                target = target[int(name)] if name.isdigit() else getattr(target, name)
            target.ClearField(field)

    return change


def swap_exchange_colour(state: Any) -> None:
    """The second card of an exchange swaps its colour with a draw pile card of another."""
    i = next(i for i, c in enumerate(state.draw_pile) if c != state.discard_pile[1].colour)
    state.discard_pile[1].colour, state.draw_pile[i] = (
        state.draw_pile[i],
        state.discard_pile[1].colour,
    )


def late_exchange(state: Any) -> None:
    """The last two discards are made one turn's, and of one colour; the turns after it shift."""
    one, two = state.discard_pile[44], state.discard_pile[45]
    two.seat = one.seat
    for i in range(44):
        if state.discard_pile[i].colour == one.colour:
            state.discard_pile[i].colour, two.colour = two.colour, state.discard_pile[i].colour
            break
    state.to_move = two.seat + 1 if two.seat < 2 else 0


def swap_revealed_away(state: Any) -> None:
    """Seat 2, which hasn't discarded, gives its greens away."""
    for held in (state.players[2].hand, state.players[2].face_down):
        for i, green in enumerate(held):
            if green == colour("G"):
                j = next(j for j, c in enumerate(state.draw_pile) if c != green)
                held[i], state.draw_pile[j] = state.draw_pile[j], green


def more_limit_cards(number: int) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        state.limit_pile.extend([state.limit_card] * number)

    return change


IMPOSSIBLE: list[
    tuple[str, Callable[[], Position], Callable[[Any], None], list[tuple[str, str]]]
] = [
    (
        "no players",
        committing,
        clear("players"),
        [("PLAYERS_OUT_OF_RANGE", "players")],
    ),
    (
        "seven players",
        committing,
        lambda s: s.players.extend([s.players[0]] * 4),
        [("PLAYERS_OUT_OF_RANGE", "players")],
    ),
    (
        "61 cards",
        playing,
        add_card,
        [("DRAW_PILE_SIZE_WRONG", "draw_pile"), ("COLOUR_CARDS_WRONG", "draw_pile")],
    ),
    (
        "thirteen reds",
        playing,
        recolour,
        [("COLOUR_CARDS_WRONG", "draw_pile")] * 2,
    ),
    (
        "a hand too small",
        playing,
        lambda s: to_draw_pile(s, 1),
        [("DRAW_PILE_SIZE_WRONG", "draw_pile"), ("HAND_SIZE_WRONG", "players[1].hand")],
    ),
    (
        "a hand too large",
        committing,
        lambda s: to_hand(s, 1),
        [("DRAW_PILE_SIZE_WRONG", "draw_pile"), ("HAND_SIZE_WRONG", "players[1].hand")],
    ),
    (
        "a hand too large for its phase",
        committing,
        lambda s: (s.players[1].hand.append(s.players[1].face_down.pop()), to_hand(s, 1)),
        [
            ("DRAW_PILE_SIZE_WRONG", "draw_pile"),
            ("HAND_SIZE_WRONG", "players[1].hand"),
            ("PLY_IMPOSSIBLE", "ply"),
        ],
    ),
    (
        "hands swapped in size with the draw pile empty",
        run_out,
        lambda s: s.players[0].hand.append(s.players[1].hand.pop()),
        [("HAND_SIZE_WRONG", "players[0].hand"), ("HAND_SIZE_WRONG", "players[1].hand")],
    ),
    (
        "two cards face down",
        playing,
        down_too_many,
        [
            ("FACE_DOWN_WRONG_NUMBER", "players[1].face_down"),
            ("HAND_SIZE_WRONG", "players[1].hand"),
        ],
    ),
    (
        "cards face down after the end",
        over,
        lambda s: s.players[2].face_down.append(s.players[2].hand.pop()),
        [
            ("FACE_DOWN_WRONG_NUMBER", "players[2].face_down"),
            ("HAND_SIZE_WRONG", "players[2].hand"),
            ("PLY_IMPOSSIBLE", "ply"),
        ],
    ),
    (
        "starting seat out of range",
        committing,
        assign(starting_seat=3, to_move=3),
        [("SEAT_OUT_OF_RANGE", "starting_seat"), ("SEAT_OUT_OF_RANGE", "to_move")],
    ),
    (
        "another seat to move while committing",
        committing,
        assign(to_move=1),
        [("TO_MOVE_WRONG", "to_move")],
    ),
    (
        "another seat to move in play",
        playing,
        assign(to_move=1),
        [("TO_MOVE_WRONG", "to_move")],
    ),
    (
        "another seat to move after the end",
        over,
        assign(to_move=2),
        [("TO_MOVE_WRONG", "to_move")],
    ),
    (
        "a discard of no seat",
        playing,
        discard_by(4_000_000_000),
        [("SEAT_OUT_OF_RANGE", "discard_pile[2].seat")],
    ),
    (
        "discards out of turn",
        playing,
        discard_by(0),
        [("DISCARD_OUT_OF_TURN", "discard_pile[2].seat")],
    ),
    (
        "two turns of one seat",
        playing,
        discard_by(1),
        [("EXCHANGE_COLOURS_DIFFER", "discard_pile[2].colour")],
    ),
    (
        "a first discard out of turn",
        playing,
        discard_by(2, 0),
        [("DISCARD_OUT_OF_TURN", "discard_pile[0].seat")],
    ),
    (
        "an exchange of two colours",
        exchanged,
        swap_exchange_colour,
        [("EXCHANGE_COLOURS_DIFFER", "discard_pile[1].colour")],
    ),
    (
        "an exchange with too few cards to draw",
        run_out,
        late_exchange,
        [
            ("HAND_SIZE_WRONG", "players[0].hand"),
            ("HAND_SIZE_WRONG", "players[2].hand"),
            ("EXCHANGE_WITHOUT_DRAW_PILE", "discard_pile[45].seat"),
        ],
    ),
    (
        "discards before everybody has committed",
        committing,
        discard_early,
        [
            ("DISCARDS_OUTSIDE_PLAY", "discard_pile"),
            ("DRAW_PILE_SIZE_WRONG", "draw_pile"),
            ("PLY_IMPOSSIBLE", "ply"),
        ],
    ),
    (
        "no limit card with some to come",
        second_round,
        clear("limit_card"),
        [("LIMIT_CARD_MISSING", "limit_card")],
    ),
    (
        "no limit card in the first round",
        lambda: dealt(3, {0: "RRYGB"}, "22222"),
        clear("limit_card"),
        [("LIMIT_CARD_MISSING", "limit_card")],
    ),
    (
        "a limit card with no check before it",
        playing,
        assign(players__1__limit_cards=1),
        [
            ("LAST_CHECK_MISSING", "last_check"),
            ("POINTS_TOO_FEW", "players"),
            ("PLY_IMPOSSIBLE", "ply"),
        ],
    ),
    (
        "a check in the first round",
        second_round,
        assign(players__0__limit_cards=0),
        [
            ("LAST_CHECK_TOO_EARLY", "last_check"),
            ("POINTS_TOO_MANY", "players"),
            ("PLY_IMPOSSIBLE", "ply"),
        ],
    ),
    (
        "the last check missing",
        second_round,
        clear("last_check"),
        [("LAST_CHECK_MISSING", "last_check")],
    ),
    (
        "the last limit card not received",
        second_round,
        assign(players__0__limit_cards=0, players__1__limit_cards=1),
        [("LIMIT_CARDS_TOO_FEW", "players[0].limit_cards")],
    ),
    (
        "more rounds than points",
        second_round,
        assign(players__2__limit_cards=1, ply=16),
        [("POINTS_TOO_FEW", "players")],
    ),
    (
        "the last check's point missing",
        second_round,
        assign(players__2__points=0, players__1__points=1),
        [("POINTS_TOO_FEW", "players[2].points")],
    ),
    (
        "an exchange without its point",
        exchanged,
        assign(players__0__points=0),
        [("POINTS_TOO_FEW", "players[0].points"), ("POINTS_TOO_FEW", "players")],
    ),
    (
        "an exchange's point with another seat",
        exchanged,
        assign(players__0__points=0, players__1__points=1),
        [("POINTS_TOO_FEW", "players[0].points")],
    ),
    (
        "points in the first round",
        playing,
        assign(players__1__points=1),
        [("POINTS_TOO_MANY", "players")],
    ),
    (
        "points beyond all exchanges",
        second_round,
        assign(players__1__points=4_000_000_000),
        [("POINTS_TOO_MANY", "players")],
    ),
    (
        "points of rounds that the seat lost",
        second_round,
        assign(players__0__limit_cards=3, players__0__points=1, players__2__points=2, ply=27),
        [("POINTS_MISPLACED", "players")],
    ),
    (
        "a ply too early",
        committing,
        assign(ply=0),
        [("PLY_IMPOSSIBLE", "ply")],
    ),
    (
        "a ply too late in the first round",
        playing,
        assign(ply=7),
        [("PLY_IMPOSSIBLE", "ply")],
    ),
    (
        "a ply too late",
        second_round,
        assign(ply=62),
        [("PLY_IMPOSSIBLE", "ply")],
    ),
    (
        "too many limit cards",
        second_round,
        more_limit_cards(238),
        [("TOO_MANY_LIMIT_CARDS", "limit_pile")],
    ),
    (
        "limits over 60",
        second_round,
        assign(
            limit_card__green=61,
            limit_pile__0__red=99,
            last_check__limit_card__blue=4_000_000_000,
        ),
        [
            ("LIMIT_TOO_HIGH", "last_check.limit_card.blue"),
            ("LIMIT_TOO_HIGH", "limit_pile[0].red"),
            ("LIMIT_TOO_HIGH", "limit_card.green"),
        ],
    ),
    (
        "a check by no seat",
        second_round,
        assign(last_check__by_seat=3),
        [("SEAT_OUT_OF_RANGE", "last_check.by_seat")],
    ),
    (
        "a check of no seat",
        second_round,
        assign(last_check__suspect_seat=7),
        [("SEAT_OUT_OF_RANGE", "last_check.suspect_seat")],
    ),
    (
        "a check of oneself",
        second_round,
        assign(last_check__suspect_seat=0),
        [("SUSPECTED_SELF", "last_check.suspect_seat")],
    ),
    (
        "another starting seat than the loser",
        second_round,
        assign(starting_seat=1, to_move=1),
        [("STARTING_SEAT_WRONG", "starting_seat")],
    ),
    (
        "a count of none",
        second_round,
        assign(last_check__count=0),
        [("CHECK_COUNT_IMPOSSIBLE", "last_check.count")],
    ),
    (
        "a count of more cards than there are",
        second_round,
        assign(last_check__count=13, last_check__exceeded=True),
        [("CHECK_COUNT_IMPOSSIBLE", "last_check.count")],
    ),
    (
        "a limit that was not the card's",
        second_round,
        assign(last_check__limit=4),
        [("CHECK_LIMIT_WRONG", "last_check.limit")],
    ),
    (
        "a limit that was not unlimited",
        second_round,
        clear("last_check__limit"),
        [("CHECK_LIMIT_WRONG", "last_check.limit")],
    ),
    (
        "a wrong verdict",
        second_round,
        assign(last_check__exceeded=True),
        [("CHECK_VERDICT_WRONG", "last_check.exceeded")],
    ),
    (
        "revealed cards of too few seats",
        second_round,
        lambda s: s.last_check.revealed.pop(),
        [("REVEALED_WRONG_NUMBER", "last_check.revealed")],
    ),
    (
        "too many revealed cards",
        second_round,
        lambda s: s.last_check.revealed[1].cards.append(1),
        [("REVEALED_WRONG_NUMBER", "last_check.revealed[1].cards")],
    ),
    (
        "revealed cards gone",
        second_playing,
        swap_revealed_away,
        [("REVEALED_CARDS_NOT_HELD", "players[2].hand")],
    ),
    (
        "an unspecified colour",
        playing,
        lambda s: s.draw_pile.__setitem__(3, 0),
        [("COLOUR_UNKNOWN", "draw_pile[3]")],
    ),
    (
        "an unknown colour in a hand",
        playing,
        lambda s: s.players[1].hand.append(6),
        [("COLOUR_UNKNOWN", "players[1].hand[4]")],
    ),
    (
        "a discard without colour",
        playing,
        lambda s: s.discard_pile.add(seat=0),
        [("COLOUR_UNKNOWN", "discard_pile[3].colour")],
    ),
    (
        "a check without its limit card",
        second_round,
        clear("last_check__limit_card"),
        [("MESSAGE_MISSING", "last_check.limit_card")],
    ),
    (
        "a draw pile without end",
        playing,
        lambda s: s.draw_pile.extend([1] * 100_000),
        [("TOO_MANY_ENTRIES", "draw_pile")],
    ),
]


def defects_of(state: Any) -> list[tuple[str, str]]:
    setup = CODEC.read_state(state)
    if is_defects(setup):
        return [(defect.code, defect.field) for defect in setup]
    position = GAME.admit(setup)
    assert is_defects(position), position
    return [(defect.code, defect.field) for defect in position]


@pytest.mark.parametrize(
    ("base", "change", "expected"),
    [case[1:] for case in IMPOSSIBLE],
    ids=[case[0] for case in IMPOSSIBLE],
)
def test_impossible(
    base: Callable[[], Position],
    change: Callable[[Any], None],
    expected: list[tuple[str, str]],
) -> None:
    state = CODEC.write_state(base())
    change(state)
    found = defects_of(state)
    assert found == expected


def test_all_faults_are_told_at_once() -> None:
    state = CODEC.write_state(second_round())
    state.ply = 1_000_000
    state.draw_pile[0] = 1 if state.draw_pile[0] != 1 else 2
    state.limit_card.red = 70
    state.players[2].points = 0
    state.starting_seat = 2
    fields = {field for _, field in defects_of(state)}
    assert {"ply", "draw_pile", "limit_card.red", "players[2].points", "starting_seat"} <= fields


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200), st.integers(0, 4))
def test_nonsense_is_never_an_exception(noise: bytes, seed: int) -> None:
    state = CODEC.write_state(second_playing() if seed % 2 else exchanged())
    data = bytearray(state.SerializeToString())
    for i, byte in enumerate(noise):
        data[(i * 37 + seed * 11) % len(data)] = byte
    try:
        broken = game_pb2.State.FromString(bytes(data))
    except Exception:  # not a message at all: it never reaches the codec
        return
    setup = CODEC.read_state(broken)
    if not is_defects(setup):
        GAME.admit(setup)
