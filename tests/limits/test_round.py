"""A round, step by step, and every decision where the rulebook leaves room."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludex.core.game import Spectator
from ludex.limits.cards import ALL_CARDS, letters, pile_letters, size
from ludex.limits.events import Checked, Committed, Drawn, Exchanged, LimitRevealed, Placed
from ludex.limits.game import GAME
from ludex.limits.position import Position
from tests.limits.helpers import code, dealt, limits, new, play, play_one, setup_of, walk

# Commit


def test_all_who_have_not_committed_are_to_act_in_any_order() -> None:
    position = new(4, starting_seat=2)
    assert GAME.to_act(position) == (0, 1, 2, 3)
    after = play(position, f"3:{GAME.format(GAME.legal_moves(position, 3)[0])}")
    assert GAME.to_act(after) == (0, 1, 2)
    assert GAME.legal_moves(after, 3) == ()
    assert after.to_move == 2


def test_the_order_of_commitments_changes_nothing() -> None:
    position = dealt(3, {0: "RRYGB", 1: "RYGBP", 2: "PPPGB"}, "55555")
    one = play(position, "0:C:R", "1:C:Y", "2:C:P")
    other = play(position, "2:C:P", "0:C:R", "1:C:Y")
    assert one == other
    assert GAME.to_act(one) == (0,)


def test_two_players_commit_two_cards_each() -> None:
    position = dealt(2, {0: "RRYGBP", 1: "GGYYBB"}, "55555")
    moves = [GAME.format(move) for move in GAME.legal_moves(position, 0)]
    assert moves == [
        "C:RR", "C:RY", "C:RG", "C:RB", "C:RP", "C:YG", "C:YB", "C:YP", "C:GB", "C:GP", "C:BP",
    ]  # fmt: skip
    after, events = play_one(position, "0:C:YR")
    assert events == (Committed(0, (0, 1)),)
    assert letters(after.hands[0]) == "RGBP"
    assert letters(after.face_down[0]) == "RY"


def test_two_of_a_colour_need_two_in_hand() -> None:
    position = dealt(2, {0: "RYYGBP", 1: "GGYYBB"}, "55555")
    assert code(position, "0:C:YY") is None
    assert code(position, "0:C:GG") == "COMMITTED_CARDS_NOT_IN_HAND"


# Place


def in_play(limit_pile: str = "22222,55555") -> Position:
    """Three players have committed red, yellow and green; seat 0 is to play."""
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, limit_pile, rest="PBG")
    return play(position, "0:C:R", "1:C:Y", "2:C:G")


def test_placing_draws_a_card() -> None:
    position = in_play()
    after, events = play_one(position, "0:Y")
    assert events == (Placed(0, 1), Drawn(0, 1, (4,)))
    assert letters(after.hands[0]) == "RGBP"
    assert pile_letters(after.discard_pile) == "Y"
    assert after.draw_pile == position.draw_pile[1:]
    assert after.to_move == 1


def test_moves_in_play_are_listed_by_colour_then_by_seat() -> None:
    position = play(in_play(), "0:Y", "1:B", "2:P")
    assert [GAME.format(m) for m in GAME.legal_moves(position, 0)] == [
        "R", "G", "B", "P", "S1", "S2",
    ]  # fmt: skip
    assert GAME.legal_moves(position, 1) == ()


def run_out(players: int) -> Position:
    """A position in which the draw pile has just run out; nobody has suspected yet."""
    for seed in range(200):
        for position, _, _ in walk(seed, players=players):
            if position.discard_pile and not position.draw_pile and 0 not in position.hands:
                return position
    raise AssertionError("no draw pile ran out")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_with_the_draw_pile_empty_placing_goes_on_without_drawing(players: int) -> None:
    position = run_out(players)
    seat = position.to_move
    move = GAME.legal_moves(position, seat)[0]
    after, events = play_one(position, f"{seat}:{GAME.format(move)}")
    assert events == (Placed(seat, move.colour),)
    assert size(after.hands[seat]) == size(position.hands[seat]) - 1


def test_without_a_hand_card_a_player_can_only_suspect() -> None:
    position = run_out(3)
    while position.hands[position.to_move]:
        seat = position.to_move
        position = GAME.play(position, seat, GAME.legal_moves(position, seat)[0]).position
    seat = position.to_move
    moves = [GAME.format(move) for move in GAME.legal_moves(position, seat)]
    assert moves == [f"S{other}" for other in range(3) if other != seat]
    assert code(position, f"{seat}:R") == "HAND_EMPTY"


# Exchange


def four_greens(rest: str = "RYBP") -> Position:
    position = dealt(3, {0: "GGGGR", 1: "RRYBP", 2: "GPYBR"}, "22122,55555", rest=rest)
    return play(position, "0:C:R", "1:C:P", "2:C:G")


def test_an_exchange_draws_four_and_then_puts_two_back() -> None:
    """Decision: the other order would hand the same two back."""
    position = four_greens("RYBP")
    after, events = play_one(position, "0:X")
    assert events == (Exchanged(0, 2), Drawn(0, 4, (0, 1, 3, 4)))
    assert letters(after.hands[0]) == "RYBP"
    assert pile_letters(after.draw_pile[:2]) == "GG"
    assert after.draw_pile[2:] == position.draw_pile[4:]
    assert pile_letters(after.discard_pile) == "GG"
    assert after.discarders == bytes((0, 0))
    assert after.points == (1, 0, 0)
    assert after.to_move == 1


def test_the_discards_of_an_exchange_can_exceed_a_limit() -> None:
    """Green is limited to 1, raised to 2 by seat 2's card: the first two are within it."""
    position = play(four_greens(), "0:X")
    _, events = play_one(position, "1:S0")
    assert (events[0].check.count, events[0].check.limit, events[0].check.exceeded) == (2, 2, False)
    over = play(dealt(3, {0: "GGGGR", 1: "RRYBP", 2: "GPYBR"}, "22122"), "0:C:R", "1:C:P", "2:C:P")
    _, events = play_one(play(over, "0:X"), "1:S0")
    assert (events[0].check.count, events[0].check.limit, events[0].check.exceeded) == (2, 1, True)


def test_an_exchange_needs_four_cards_in_the_draw_pile() -> None:
    """Decision: the text promises four new ones."""
    for left, legal in ((4, True), (3, False)):
        position = _with_four_and_draw_pile(left)
        assert (code(position, f"{position.to_move}:X") is None) is legal
        texts = [GAME.format(m) for m in GAME.legal_moves(position, position.to_move)]
        assert ("X" in texts) is legal


def _with_four_and_draw_pile(left: int) -> Position:
    """A possible position: four of a colour in hand, so many cards in the draw pile."""
    for seed in range(400):
        for position, _, _ in walk(seed, players=3):
            if position.discard_pile and len(position.draw_pile) == left:
                swapped = _give_four(position)
                assert GAME.admit(setup_of(swapped)) == swapped
                return swapped
    raise AssertionError("no such draw pile")


def _give_four(position: Position) -> Position:
    """Swaps hand cards of the seat to move with cards elsewhere until it holds four of a colour."""
    seat = position.to_move
    for colour in range(5):
        one = 1 << 4 * colour
        hands = list(position.hands)
        discards = bytearray(position.discard_pile[:-2])
        for i in range(len(discards)):
            same = [c for c in range(5) if c != colour and hands[seat] >> 4 * c & 15]
            paired = position.discarders.count(position.discarders[i], max(0, i - 1), i + 2) > 1
            if same and discards[i] == colour and not paired:
                hands[seat] += one - (1 << 4 * same[0])
                discards[i] = same[0]
        if hands[seat] == 4 * one:
            return replace(
                position,
                hands=tuple(hands),
                discard_pile=bytes(discards) + position.discard_pile[-2:],
            )
    raise AssertionError("no colour had enough discards")


# Suspect and check


def test_a_right_suspicion() -> None:
    """Red is limited to 2, raised to 3 by the face-down red; the fourth red exceeds it."""
    position = dealt(3, {0: "RRRGB", 1: "RRGBP", 2: "GGBPR"}, "22222,55555", rest="RRPBG")
    position = play(position, "0:C:R", "1:C:G", "2:C:P", "0:R", "1:R", "2:R", "0:R")
    after, events = play_one(position, "1:S0")
    check = events[0].check
    assert (check.by_seat, check.suspect_seat, check.colour) == (1, 0, 0)
    assert (check.count, check.limit, check.exceeded) == (4, 3, True)
    assert events[0] == Checked(check, limit_card_to=0, point_to=1)
    assert [letters(cards) for cards in check.revealed] == ["R", "G", "P"]
    assert check.limit_card == limits("22222")
    assert after.points == (0, 1, 0)
    assert after.limit_cards == (1, 0, 0)
    assert (after.starting_seat, after.to_move) == (0, 0)


def test_a_wrong_suspicion() -> None:
    position = play(in_play(), "0:R")
    after, events = play_one(position, "1:S0")
    assert events[0].check.exceeded is False
    assert events[0].limit_card_to == 1
    assert events[0].point_to == 0
    assert after.points == (1, 0, 0)
    assert after.limit_cards == (0, 1, 0)
    assert after.starting_seat == 1


def test_a_count_equal_to_the_limit_does_not_exceed_it() -> None:
    position = dealt(3, {0: "RRRGB", 1: "RRGBP", 2: "GGBPR"}, "22222,55555")
    position = play(position, "0:C:R", "1:C:G", "2:C:P", "0:R", "1:R", "2:R")
    _, events = play_one(position, "0:S2")
    check = events[0].check
    assert (check.count, check.limit, check.exceeded) == (3, 3, False)


def test_cards_above_the_suspected_card_do_not_count() -> None:
    position = dealt(3, {0: "RRRGB", 1: "RRGBP", 2: "GGBPR"}, "02222,55555", rest="RRPBG")
    position = play(position, "0:C:G", "1:C:G", "2:C:P", "0:B", "1:R", "2:R")
    _, events = play_one(position, "0:S1")
    assert (events[0].check.count, events[0].check.limit) == (1, 0)


def test_only_the_most_recent_card_is_checked() -> None:
    """Seat 0's first card exceeded the limit of yellow; its second, blue, doesn't."""
    position = dealt(3, {0: "RBYGB", 1: "RRGBP", 2: "GGBPR"}, "20222,55555")
    position = play(position, "0:C:R", "1:C:G", "2:C:P", "0:Y", "1:R", "2:R", "0:B")
    _, events = play_one(position, "1:S0")
    assert (events[0].check.colour, events[0].check.exceeded) == (3, False)


def test_unlimited_stays_unlimited() -> None:
    position = dealt(3, {0: "RRRGB", 1: "RRGBP", 2: "GGBPR"}, "X2222,55555")
    position = play(position, "0:C:R", "1:C:R", "2:C:R", "0:R", "1:R")
    _, events = play_one(position, "2:S1")
    assert events[0].check.limit is None
    assert events[0].check.exceeded is False


def test_any_other_player_of_this_round_can_be_suspected() -> None:
    position = play(in_play(), "0:R", "1:G", "2:R")
    texts = [GAME.format(move) for move in GAME.legal_moves(position, 0)]
    assert "S1" in texts
    assert "S2" in texts
    assert "S0" not in texts


def test_a_card_of_the_last_round_cannot_be_suspected() -> None:
    """Decision: a player may be suspected only on a card of this round."""
    position = play(in_play(), "0:R", "1:S0")
    commits = [f"{seat}:{GAME.format(GAME.legal_moves(position, seat)[0])}" for seat in range(3)]
    position = play(position, *commits)
    assert position.to_move == 1
    assert code(position, "1:S0") == "SUSPECT_WITHOUT_DISCARD"


# Clean up


def test_face_down_cards_return_to_their_owners() -> None:
    position = play(in_play(), "0:R", "1:S0")
    assert position.face_down == (0, 0, 0)
    assert [size(held) for held in position.hands] == [5, 5, 5]
    assert letters(position.hands[2]) == "RGGBP"


def test_what_was_discarded_first_comes_out_first() -> None:
    position = play(in_play(), "0:R", "1:G", "2:B")
    bottom_first = pile_letters(position.discard_pile)
    after = play(position, "0:S1")
    assert pile_letters(after.draw_pile).endswith(bottom_first)
    assert after.discard_pile == b""


def test_each_draws_up_completely_from_the_loser_on() -> None:
    """Decision: one player's draw is finished before the next one's begins."""
    position = run_out(4)
    for _ in range(6):
        seat = position.to_move
        position = GAME.play(position, seat, GAME.legal_moves(position, seat)[0]).position
    seat = position.to_move
    suspicion = GAME.legal_moves(position, seat)[-1]
    expected = list(position.discard_pile)
    played = GAME.play(position, seat, suspicion)
    loser = played.position.starting_seat
    draws = [event for event in played.events if isinstance(event, Drawn)]
    wanted = []
    for turn in range(4):
        drawer = (loser + turn) % 4
        missing = 4 - size(position.hands[drawer])
        if missing:
            wanted.append(Drawn(drawer, missing, tuple(expected[:missing])))
            del expected[:missing]
    assert len(wanted) > 1
    assert any(draw.count > 1 for draw in wanted)
    assert draws == wanted
    assert list(played.position.draw_pile) == expected


def test_whoever_received_the_limit_card_starts_and_the_next_card_is_revealed() -> None:
    after, events = play_one(play(in_play(), "0:R"), "1:S0")
    assert events[-1] == LimitRevealed(limits("55555"))
    assert after.limit_card == limits("55555")
    assert after.limit_pile == ()
    assert after.to_move == 1


def test_the_last_round_is_cleaned_up_too() -> None:
    after, events = play_one(play(in_play("22222"), "0:R"), "1:S0")
    assert [type(event) for event in events] == [Checked]
    assert after.limit_card is None
    assert [size(held) for held in after.hands] == [5, 5, 5]
    assert after.discard_pile == b""
    assert GAME.to_act(after) == ()
    assert GAME.view(after, Spectator()).limit_card is None


# Everything adds up


@pytest.mark.parametrize("seed", range(25))
def test_cards_points_and_limit_cards_add_up(seed: int) -> None:
    exchanges = 0
    rounds = 0
    for position, _, move in walk(seed):
        cards = list(position.draw_pile) + list(position.discard_pile)
        of_a_colour = [cards.count(colour) for colour in range(5)]
        for held in (*position.hands, *position.face_down):
            for colour in range(5):
                of_a_colour[colour] += held >> 4 * colour & 15
        assert of_a_colour == [12] * 5
        assert sum(of_a_colour) == ALL_CARDS
        assert sum(position.limit_cards) == rounds
        assert sum(position.points) == rounds + exchanges
        text = GAME.format(move)
        if GAME.to_act(position):
            exchanges += text == "X"
            rounds += text.startswith("S")


def test_playing_leaves_the_position_alone() -> None:
    for position, seat, move in walk(7):
        before = repr(position)
        if GAME.to_act(position):
            GAME.play(position, seat, move)
        assert repr(position) == before
