"""Sampling: agrees with the view and with what is remembered, uniformly; or says why it can't."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from ludex.core.chance import Chance
from ludex.core.game import Seat, Spectator, Viewer, is_defects
from ludex.limits.cards import COLOURS, counts, in_order, size
from ludex.limits.contradictions import unseen_cards
from ludex.limits.game import GAME
from ludex.limits.known import Known, KnownDiscard, KnownDraw, KnownHand
from ludex.limits.opening import Options
from ludex.limits.position import PlayerSetup, Position, Setup
from ludex.limits.sampling import EFFORT, Effort, limit_pile
from ludex.limits.sampling import sample as sample_with
from ludex.limits.sampling_turns import TurnCount, below
from ludex.limits.views import View
from ludex.limits.violations import DEFECTS
from tests.limits.helpers import dealt, hand, limits, new, play, setup_of, walk


def sample(view: View, known: Known | None = None, seed: int = 1) -> Position:
    sampled = GAME.sample(view, known, Chance.seeded(seed))
    assert isinstance(sampled, Position), sampled
    return sampled


# What is sampled agrees with what is known


def facts(position: Position, viewer: Viewer, random: Random, share: float) -> Known:
    """True things about a position, each remembered with this probability."""
    seats = GAME.seats(position)
    discards = [
        KnownDiscard(i, colour, seat if random.random() < 0.5 else None)
        for i, (colour, seat) in enumerate(
            zip(position.discard_pile, position.discarders, strict=True)
        )
        if random.random() < share
    ]
    draws = [
        KnownDraw(i, colour)
        for i, colour in enumerate(position.draw_pile)
        if random.random() < share
    ]
    hands = [
        KnownHand(seat, colour)
        for seat in range(seats)
        for colour in in_order(position.hands[seat])
        if random.random() < share
    ]
    return Known(tuple(discards), tuple(draws), tuple(hands))


def keeps(position: Position, known: Known) -> bool:
    return (
        all(position.draw_pile[draw.index] == draw.colour for draw in known.draws)
        and all(
            position.discard_pile[discard.index] == discard.colour
            and discard.seat in (None, position.discarders[discard.index])
            for discard in known.discards
        )
        and all(
            all(
                have >= need
                for have, need in zip(counts(held), counts(known.hand(seat)), strict=True)
            )
            for seat, held in enumerate(position.hands)
        )
    )


@pytest.mark.parametrize("seed", range(15))
def test_it_agrees_with_the_view_and_with_what_is_remembered(seed: int) -> None:
    random = Random(seed)
    for position, _, _ in walk(seed):
        if random.random() > 0.15:
            continue
        viewer: Viewer = Seat(random.randrange(GAME.seats(position)))
        if random.random() < 0.2:
            viewer = Spectator()
        known = facts(position, viewer, random, random.choice((0.0, 0.2, 0.7, 1.0)))
        view = GAME.view(position, viewer)
        sampled = GAME.sample(view, known, Chance.seeded(random.getrandbits(60)))
        if is_defects(sampled):
            # Only long rounds with many exchanges, of which a few cards here and there are known.
            assert [defect.code for defect in sampled] == ["TOO_ENTANGLED"]
            assert view.discard_pile_size > 40
            continue
        assert isinstance(sampled, Position)
        assert GAME.view(sampled, viewer) == view
        assert keeps(sampled, known)
        assert GAME.admit(setup_of(sampled)) == sampled


def test_the_same_seed_gives_the_same_position() -> None:
    view = GAME.view(new(4), Seat(1))
    assert sample(view, seed=9) == sample(view, seed=9)
    assert sample(view, seed=9) != sample(view, seed=10)


def test_limit_cards_that_were_seen_do_not_come_again() -> None:
    """Eleven cards; ten were seen or lie open, so the next one is known."""
    deck = tuple([limits(f"{n}{n}{n}{n}X") for n in range(10)] + [limits("XXXXX")])
    position = GAME.new(Options(3, 0, (), deck[:4]), Chance.seeded(3))
    assert isinstance(position, Position)
    for _ in range(2):
        for seat in range(3):
            position = GAME.play(position, seat, GAME.legal_moves(position, seat)[0]).position
        seat = position.to_move
        position = GAME.play(position, seat, GAME.legal_moves(position, seat)[0]).position
        position = GAME.play(
            position, position.to_move, GAME.legal_moves(position, position.to_move)[-1]
        ).position
    view = GAME.view(position, Seat(0))
    for seed in range(40):
        sampled = sample(view, Known(deck=deck, seen_limit_cards=(deck[0],)), seed)
        assert sampled.limit_pile[0] in deck[3:]
    forgotten = {sample(view, Known(deck=deck), seed).limit_pile[0] for seed in range(200)}
    assert deck[0] in forgotten
    assert deck[1] not in forgotten


# Uniform, against everything there is


def everything(view: View, known: Known) -> set[Position]:
    """Every position that is admitted, looks like the view and has what is remembered: all
    ways to put the unseen cards anywhere, with every order of seats in the discard pile.
    """
    discards: list[int | None] = [None] * view.discard_pile_size
    for discard in known.discards:
        discards[discard.index] = discard.colour
    if view.top_discard is not None:
        discards[-1] = view.top_discard
    draws: list[int | None] = [None] * view.draw_pile_size
    for draw in known.draws:
        draws[draw.index] = draw.colour
    hidden = [seat for seat in range(len(view.players)) if seat != view.seat]
    hand_slots = [(seat, view.players[seat].hand_size - size(known.hand(seat))) for seat in hidden]
    down_slots = [(seat, view.players[seat].face_down_count) for seat in hidden]
    slots = discards.count(None) + draws.count(None)
    slots += sum([n for _, n in (*hand_slots, *down_slots)])
    found = set()
    owners = list(product(range(len(view.players)), repeat=view.discard_pile_size))
    for cards in _orders(list(unseen_cards(view, known)), slots):
        deal = iter(cards)
        hands = {seat: tuple(next(deal) for _ in range(n)) for seat, n in hand_slots}
        downs = {seat: tuple(next(deal) for _ in range(n)) for seat, n in down_slots}
        pile = [next(deal) if c is None else c for c in discards]
        draw_pile = bytes([next(deal) if c is None else c for c in draws])
        if any(list(cs) != sorted(cs) for cs in (*hands.values(), *downs.values())):
            continue
        players = tuple(
            [
                PlayerSetup(
                    bytes(
                        in_order(known.hand(s)) + hands[s] if s in hands else in_order(view.hand)
                    ),
                    bytes(downs[s] if s in downs else in_order(view.face_down)),
                    player.points,
                    player.limit_cards,
                )
                for s, player in enumerate(view.players)
            ]
        )
        for seats in owners:
            setup = replace(
                _setup_of_view(view),
                draw_pile=draw_pile,
                discard_pile=bytes(pile),
                discarders=seats,
                players=players,
            )
            position = GAME.admit(setup)
            if isinstance(position, Position) and keeps(position, known):
                viewer: Viewer = Spectator() if view.seat is None else Seat(view.seat)
                if GAME.view(position, viewer) == view:
                    found.add(position)
    return found


def _orders(left: list[int], number: int) -> Iterator[tuple[int, ...]]:
    if number == 0:
        yield ()
        return
    for colour in COLOURS:
        if left[colour]:
            left[colour] -= 1
            for rest in _orders(left, number - 1):
                yield (colour, *rest)
            left[colour] += 1


def _setup_of_view(view: View) -> Setup:
    pile = new(2, limit_pile="22222," * 30).limit_pile[: view.limit_pile_size]
    check = setup_of(replace(new(3), last_check=view.last_check)).last_check
    return Setup(
        pile, view.limit_card, b"", b"", (), (), view.starting_seat, view.to_move, view.ply, check
    )


def assert_uniform(drawn: Counter[Any], cells: int, number: int) -> None:
    """Pearson's statistic is within five standard deviations of its mean."""
    expected = number / cells
    statistic = sum([(n - expected) ** 2 / expected for n in drawn.values()])
    statistic += (cells - len(drawn)) * expected
    freedom = cells - 1
    assert abs(statistic - freedom) < 5 * (2 * freedom) ** 0.5 + 5


def case_of_exchanges() -> tuple[View, Known]:
    """Two players, where there were either no exchanges in this round or two; six cards unseen."""
    for seed in range(0, 2000, 5):
        for position, _, _ in walk(seed, players=2):
            if len(position.discard_pile) != 4 or not position.limit_cards[0]:
                continue
            view = GAME.view(position, Seat(0))
            known = Known(
                draws=tuple([KnownDraw(i, c) for i, c in enumerate(position.draw_pile)]),
                hands=tuple([KnownHand(1, c) for c in in_order(position.hands[1])[:3]]),
            )
            kinds = {
                (kind.free, kind.forced) for kind in TurnCount(view, known, EFFORT.states).pairs()
            }
            if len(kinds) > 1 and max(unseen_cards(view, known)) >= 3:
                return view, known
    raise AssertionError("no such position")


def case_of_revealed_cards() -> tuple[View, Known]:
    """Three players at the start of the second round; seats 1 and 2 got cards back that everybody
    saw, and seat 1 has committed.
    """
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222,33333,44444")
    position = play(position, "0:C:R", "1:C:Y", "2:C:G", "0:R", "1:S0", "1:C:B")
    known = Known(
        draws=tuple([KnownDraw(i, c) for i, c in enumerate(position.draw_pile) if i not in (3, 9)]),
        hands=tuple(
            [KnownHand(1, c) for c in in_order(hand("GP"))]
            + [KnownHand(2, c) for c in in_order(hand("BPR"))]
        ),
    )
    return GAME.view(position, Seat(0)), known


DECK = tuple([limits(text) for text in ("22222",) * 3 + ("33333",) * 3 + ("44444", "55555")])


@pytest.mark.parametrize("effort", [EFFORT, Effort(tries=0)], ids=["rejecting", "counting"])
@pytest.mark.parametrize("case", [case_of_exchanges, case_of_revealed_cards])
def test_uniform(case: Any, effort: Effort) -> None:
    view, known = case()
    known = replace(known, deck=(*DECK, *DECK, *([view.limit_card] * 3)))
    if view.last_check is not None:
        known = replace(known, deck=(*known.deck, view.last_check.limit_card))
    every = {replace(position, limit_pile=()) for position in everything(view, known)}
    assert len(every) > 20
    number = 25 * len(every)
    chance = Chance.seeded(2024)
    drawn: Counter[Position] = Counter()
    for _ in range(number):
        sampled = sample_with(view, known, chance, effort)
        assert isinstance(sampled, Position), sampled
        drawn[replace(sampled, limit_pile=())] += 1
    assert drawn.keys() <= every
    assert_uniform(drawn, len(every), number)


def test_limit_piles_with_equal_cards_are_uniform() -> None:
    """Of A A B C two cards in order: AA, AB, BA, AC, CA, BC, CB, each as likely as another."""
    a, b, c = (limits(text) for text in ("00000", "11111", "22222"))
    drawn: Counter[Any] = Counter()
    chance = Chance.seeded(5)
    for _ in range(3500):
        drawn[limit_pile(Counter((a, a, b, c)), 2, chance)] += 1
    assert set(drawn) == {(a, a), (a, b), (b, a), (a, c), (c, a), (b, c), (c, b)}
    assert_uniform(drawn, 7, 3500)


def test_great_numbers_are_drawn_evenly() -> None:
    chance = Chance.seeded(1)
    bound = 3 * 2**70
    thirds = Counter([below(chance, bound) * 3 // bound for _ in range(3000)])
    assert set(thirds) == {0, 1, 2}
    assert_uniform(thirds, 3, 3000)


# Contradictions


def table() -> Position:
    """Second round of three players; seat 0 started and has placed yellow; seat 1 is to play."""
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222,33333,44444", rest="PBG")
    position = play(position, "0:C:R", "2:C:G", "1:C:Y", "0:R", "1:G", "2:B", "0:S2")
    return play(position, "0:C:R", "1:C:Y", "2:C:G", "0:Y")


VIEW = GAME.view(table(), Seat(1))
OF_DECK = Known(deck=DECK)


def with_public(view: View, seat: int, **changes: Any) -> View:
    players = list(view.players)
    players[seat] = replace(players[seat], **changes)
    return replace(view, players=tuple(players))


CONTRADICTIONS = [
    (replace(VIEW, players=VIEW.players[:1]), OF_DECK, "PLAYERS_OUT_OF_RANGE", "view.players"),
    (replace(VIEW, seat=3), OF_DECK, "SEAT_OUT_OF_RANGE", "view.seat"),
    (replace(VIEW, top_discard=None), OF_DECK, "TOP_DISCARD_WRONG", "view.top_discard"),
    (replace(VIEW, hand=hand("RRR")), OF_DECK, "OWN_CARDS_WRONG", "view.hand"),
    (replace(VIEW, face_down=0), OF_DECK, "OWN_CARDS_WRONG", "view.face_down"),
    (
        replace(VIEW, hand=hand("RRRR"), face_down=hand("R")),
        OF_DECK,
        "REVEALED_CARDS_NOT_HELD",
        "view.hand",
    ),
    (replace(VIEW, draw_pile_size=40), OF_DECK, "DRAW_PILE_SIZE_WRONG", "view.draw_pile_size"),
    (
        with_public(VIEW, 2, hand_size=5),
        OF_DECK,
        "HAND_SIZE_WRONG",
        "view.players[2].hand_size",
    ),
    (
        with_public(VIEW, 2, face_down_count=2),
        OF_DECK,
        "FACE_DOWN_WRONG_NUMBER",
        "view.players[2].face_down_count",
    ),
    (replace(VIEW, last_check=None), OF_DECK, "LAST_CHECK_MISSING", "view.last_check"),
    (
        with_public(VIEW, 2, has_discarded=True),
        OF_DECK,
        "TURNS_IMPOSSIBLE",
        "view.discard_pile_size",
    ),
    (replace(VIEW, to_move=2), OF_DECK, "TURNS_IMPOSSIBLE", "view.discard_pile_size"),
    (replace(VIEW, ply=3), OF_DECK, "TURNS_IMPOSSIBLE", "view.discard_pile_size"),
    (
        VIEW,
        replace(OF_DECK, discards=(KnownDiscard(0, 1, 2),)),
        "TURNS_IMPOSSIBLE",
        "view.discard_pile_size",
    ),
    (
        VIEW,
        replace(OF_DECK, discards=(KnownDiscard(1, 0),)),
        "PLACE_OUT_OF_RANGE",
        "known.discards[0].index",
    ),
    (
        VIEW,
        replace(OF_DECK, draws=(KnownDraw(44, 0),)),
        "PLACE_OUT_OF_RANGE",
        "known.draws[0].index",
    ),
    (
        VIEW,
        replace(OF_DECK, draws=(KnownDraw(7, 0), KnownDraw(7, 0))),
        "KNOWN_TWICE",
        "known.draws[1].index",
    ),
    (
        VIEW,
        replace(OF_DECK, discards=(KnownDiscard(0, 0),)),
        "KNOWN_OTHERWISE",
        "known.discards[0].colour",
    ),
    (
        VIEW,
        replace(OF_DECK, discards=(KnownDiscard(0, 1, 9),)),
        "SEAT_OUT_OF_RANGE",
        "known.discards[0].seat",
    ),
    (VIEW, replace(OF_DECK, hands=(KnownHand(9, 0),)), "SEAT_OUT_OF_RANGE", "known.hands[0].seat"),
    (VIEW, replace(OF_DECK, hands=(KnownHand(2, 0),) * 5), "KNOWN_CARDS_TOO_MANY", "known.hands"),
    (VIEW, replace(OF_DECK, hands=(KnownHand(1, 0),)), "KNOWN_OTHERWISE", "known.hands"),
    (
        VIEW,
        replace(OF_DECK, draws=tuple([KnownDraw(i, 1) for i in range(11)])),
        "COLOUR_CARDS_WRONG",
        "known",
    ),
    (VIEW, None, "LIMIT_CARD_NOT_IN_DECK", "view.limit_card"),
    (
        VIEW,
        Known(deck=(limits("33333"),) * 7),
        "LIMIT_CARD_NOT_IN_DECK",
        "view.last_check.limit_card",
    ),
    (
        VIEW,
        replace(OF_DECK, seen_limit_cards=(limits("22222"),)),
        "LIMIT_CARDS_TOO_MANY_SEEN",
        "known.seen_limit_cards",
    ),
    (
        VIEW,
        Known(deck=(limits("33333"), limits("22222"))),
        "DECK_TOO_SMALL",
        "view.limit_pile_size",
    ),
]


@pytest.mark.parametrize(("view", "known", "code", "field"), CONTRADICTIONS)
def test_contradiction(view: View, known: Known | None, code: str, field: str) -> None:
    assert GAME.view(sample(VIEW, OF_DECK), Seat(1)) == VIEW
    defects = GAME.sample(view, known, Chance.seeded(1))
    assert is_defects(defects)
    assert (code, field) in [(defect.code, defect.field) for defect in defects]


def test_cards_that_have_no_place_left_are_a_contradiction() -> None:
    """Seat 2 must still hold the green that the check revealed, but all greens are elsewhere."""
    position = table()
    greens = 12 - counts(position.hands[1] + position.face_down[1])[2]
    known = replace(OF_DECK, draws=tuple([KnownDraw(i, 2) for i in range(greens)]))
    defects = GAME.sample(VIEW, known, Chance.seeded(1))
    assert is_defects(defects)
    assert [(d.code, d.field) for d in defects] == [("CONTRADICTORY", "known")]


@pytest.mark.parametrize(
    ("effort", "field"),
    [(Effort(states=0), "known.discards"), (Effort(tries=0, cases=0), "known")],
)
def test_work_is_bounded(effort: Effort, field: str) -> None:
    defects = sample_with(VIEW, OF_DECK, Chance.seeded(1), effort)
    assert is_defects(defects)
    assert [(d.code, d.field) for d in defects] == [("TOO_ENTANGLED", field)]


def test_codes_are_listed() -> None:
    assert {code for _, _, code, _ in CONTRADICTIONS} <= {named.code for named in DEFECTS}
