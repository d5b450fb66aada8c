"""Positions that agree with a view.

`sample` draws uniformly from all positions that `admit` accepts, whose view for the same viewer
is the given one, and that have the cards remembered where they are remembered. Two positions
count as two when they differ in any field, so a hand counts once, however its cards were dealt:
four reds are one hand, as four cards of different colours are.

How: every hidden hand, the cards face down before each player, and this round's exchanges are
chosen from lists of all that each can be; the cards left over then go in random order to the
other hidden places. Left-over cards of which there are many orders make a choice worth more, so
choices are thrown away in proportion (rejection), and if none is kept soon, all are counted.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement
from math import comb, factorial, prod
from typing import Final, TypeAlias

from ludex.core.chance import Chance
from ludex.core.game import Defects
from ludex.limits.cards import COLOURS, Handful, LimitCard, counts, handful, holds, size
from ludex.limits.contradictions import contradictions, unseen_cards, unseen_limit_cards
from ludex.limits.known import Known
from ludex.limits.position import Position
from ludex.limits.sampling_turns import (
    NONE,
    ByColour,
    Discarded,
    Pairs,
    TurnCount,
    below,
    colourings,
    weighted,
)
from ludex.limits.views import View
from ludex.limits.violations import CONTRADICTORY, TOO_ENTANGLED, TURNS_IMPOSSIBLE, defect


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to try before giving up.

    `states`: how many states of the discard pile to count; rounds as they are played take a few
    thousand, and only long ones with many exchanges can take more. `tries`: how many choices to
    draw before all are counted. `cases`: how many cases to go through in that count.
    """

    states: int = 200_000
    tries: int = 1_000
    cases: int = 500_000


EFFORT: Final = Effort()
"""Enough for all but contrived memories; each takes at most about a tenth of a second."""


@dataclass(frozen=True, slots=True)
class Held:
    """What a seat can hold: `taken` unseen cards, by colour, in hand and face down."""

    taken: ByColour
    hand: Handful
    face_down: Handful


Choices: TypeAlias = tuple[Held, ...]
"""All that a seat can hold."""


def sample(
    view: View, known: Known | None, chance: Chance, effort: Effort = EFFORT
) -> Position | Defects:
    """A position that agrees with the view and with what is remembered, or why there is none."""
    remembered = known if known is not None else Known()
    defects = contradictions(view, remembered)
    if defects:
        return tuple(defects)
    turns = TurnCount(view, remembered, effort.states)
    if not turns.complete:
        return (defect(TOO_ENTANGLED, "known.discards", "Too many exchanges are possible."),)
    unseen = unseen_cards(view, remembered)
    pairs = [kind for kind in turns.pairs() if _left(unseen, kind.cards(NONE)) is not None]
    if not pairs:
        return (
            defect(
                TURNS_IMPOSSIBLE,
                "view.discard_pile_size",
                "No order of turns from the starting seat on explains the discards, the seat to "
                "move, the points and the ply.",
            ),
        )
    held = _Held(view, remembered)
    chosen = _by_rejection(unseen, pairs, held.choices, chance, effort.tries)
    if chosen is None:
        count = _Count(held.choices, effort.cases)
        chosen = count.draw(unseen, pairs, chance)
        if not count.complete:
            return (defect(TOO_ENTANGLED, "known", "Too many ways to deal the unseen cards."),)
    if chosen is None:
        return (
            defect(CONTRADICTORY, "known", "The unseen cards can't lie as they would have to."),
        )
    return _position(
        view,
        remembered,
        turns.draw(chosen.pairs, chosen.colours, chance),
        dict(zip(held.seats, chosen.hands, strict=True)),
        chance.shuffled([colour for colour in COLOURS for _ in range(chosen.left[colour])]),
        limit_pile(unseen_limit_cards(view, remembered), view.limit_pile_size, chance),
    )


@dataclass(frozen=True, slots=True)
class Chosen:
    """This round's exchanges, how many of unknown colour get each colour, what each hidden seat
    holds, and the cards left for the other hidden places.
    """

    pairs: Pairs
    colours: ByColour
    hands: tuple[Held, ...]
    left: ByColour


class _Held:
    """What each hidden seat can hold."""

    def __init__(self, view: View, known: Known) -> None:
        self.seats = [seat for seat in range(len(view.players)) if seat != view.seat]
        self.choices: list[Choices] = []
        for seat in self.seats:
            player = view.players[seat]
            must_have = 0
            if view.last_check is not None and not player.has_discarded:
                must_have = view.last_check.revealed[seat]
            self.choices.append(
                _choices(player.hand_size, player.face_down_count, known.hand(seat), must_have)
            )


@lru_cache(maxsize=256)
def _choices(hand_size: int, face_down_count: int, known: Handful, must_have: Handful) -> Choices:
    """All ways to hold so many cards, the known ones in hand, `must_have` in hand or face down."""
    choices: list[Held] = []
    for more in combinations_with_replacement(COLOURS, hand_size - size(known)):
        for down in combinations_with_replacement(COLOURS, face_down_count):
            taken = handful(more) + handful(down)
            if holds(known + taken, must_have):
                choices.append(Held(counts(taken), known + handful(more), handful(down)))
    return tuple(choices)


def _by_rejection(
    unseen: ByColour, pairs: list[Pairs], held: list[Choices], chance: Chance, tries: int
) -> Chosen | None:
    """A choice that leaves the unseen cards with as many orders as it is worth; None when none
    was kept.
    """
    if not all(held):
        return None
    in_hands = sum([sum(choices[0].taken) for choices in held])
    orders = {
        size: _most_orders(unseen, sum(unseen) - in_hands - size)
        for size in {kind.size for kind in pairs}
    }
    # As `weighted` would choose, but there can be thousands of kinds, and a thousand tries.
    up_to = list(
        accumulate(kind.ways * len(COLOURS) ** kind.free * orders[kind.size] for kind in pairs)
    )
    for _ in range(tries):
        kind = pairs[bisect_right(up_to, below(chance, up_to[-1]))] if len(pairs) > 1 else pairs[0]
        given = [chance.choice(COLOURS) for _ in range(kind.free)]
        colours = tuple([given.count(colour) for colour in COLOURS]) if given else NONE
        hands = tuple([chance.choice(choices) for choices in held])
        left = _left(unseen, kind.cards(colours), *[choice.taken for choice in hands])
        if left is not None and below(chance, orders[kind.size]) < _orders(left):
            return Chosen(kind, colours, hands, left)
    return None


class _Count:
    """Counts the ways to deal the unseen cards, seat by seat, and draws one of them."""

    def __init__(self, held: list[Choices], cases: int) -> None:
        self._held = held
        self._cases = cases
        self._takings = [
            list(Counter([_packed(choice.taken) for choice in choices]).items()) for choices in held
        ]
        self._ways: list[dict[int, int]] = [{} for _ in range(len(held) + 1)]

    @property
    def complete(self) -> bool:
        """Whether all cases were gone through."""
        return self._cases >= 0

    def draw(self, unseen: ByColour, pairs: list[Pairs], chance: Chance) -> Chosen | None:
        """One way, each equally likely; None when there is none, or too many to count."""
        kinds: list[tuple[tuple[Pairs, ByColour, ByColour], int]] = []
        for kind in pairs:
            for colours, orders in colourings(kind.free):
                self._cases -= 1
                left = _left(unseen, kind.cards(colours))
                if left is not None:
                    ways = kind.ways * orders * self._count(0, _packed(left))
                    kinds.append(((kind, colours, left), ways))
                if not self.complete:
                    return None
        if not any(ways for _, ways in kinds):
            return None
        kind, colours, left = weighted(chance, kinds)
        hands: list[Held] = []
        for number, choices in enumerate(self._held):
            choice, left = weighted(
                chance,
                [
                    ((choice, after), self._count(number + 1, _packed(after)))
                    for choice in choices
                    if (after := _left(left, choice.taken)) is not None
                ],
            )
            hands.append(choice)
        return Chosen(kind, colours, tuple(hands), left)

    def _count(self, number: int, left: int) -> int:
        """In how many ways the cards left, packed, can go to the seats from this number on, and
        then to the other hidden places.
        """
        known = self._ways[number].get(left)
        if known is not None:
            return known
        if number == len(self._held):
            ways = _orders(_unpacked(left))
        else:
            self._cases -= len(self._takings[number])
            if not self.complete:
                return 0
            ways = 0
            further = self._ways[number + 1]
            guarded = left | _GUARDS
            for taken, choices in self._takings[number]:
                after = guarded - taken
                if after & _GUARDS == _GUARDS:
                    after ^= _GUARDS
                    ways += choices * (further.get(after) or self._count(number + 1, after))
        self._ways[number][left] = ways
        return ways


def _left(cards: ByColour, *taken: ByColour) -> ByColour | None:
    """What is left of the cards; None when more are taken than there are."""
    red, yellow, green, blue, purple = cards
    for r, y, g, b, p in taken:
        red -= r
        yellow -= y
        green -= g
        blue -= b
        purple -= p
    if red < 0 or yellow < 0 or green < 0 or blue < 0 or purple < 0:
        return None
    return red, yellow, green, blue, purple


# Cards by colour, packed in five bits each. The highest of the five stays free as a guard, which a
# subtraction of more than there is takes away.
_GUARDS: Final = sum([16 << 5 * colour for colour in COLOURS])


def _packed(cards: ByColour) -> int:
    return sum([number << 5 * colour for colour, number in enumerate(cards)])


def _unpacked(cards: int) -> ByColour:
    return tuple([cards >> 5 * colour & 15 for colour in COLOURS])


_FACTORIAL: Final = tuple([factorial(n) for n in range(61)])


def _orders(cards: ByColour) -> int:
    """In how many orders these cards can lie."""
    return _FACTORIAL[sum(cards)] // prod([_FACTORIAL[n] for n in cards])


def _most_orders(unseen: ByColour, number: int) -> int:
    """The most orders that so many of the unseen cards can have: when the colours are balanced."""
    taken = [0] * len(unseen)
    for _ in range(min(number, sum(unseen))):
        fewest = min([c for c in COLOURS if taken[c] < unseen[c]], key=lambda c: taken[c])
        taken[fewest] += 1
    return _orders(tuple(taken))


def limit_pile(unseen: Counter[LimitCard], number: int, chance: Chance) -> tuple[LimitCard, ...]:
    """So many of the unseen limit cards in order, each such order of cards equally likely.

    Equal cards can't be told apart, so where there are any, the orders are counted.
    """
    kinds = list(unseen.items())
    if unseen.total() == len(kinds):
        return chance.shuffled([card for card, _ in kinds])[:number]
    # ways[i][n]: the orders of n cards of the kinds from i on.
    ways = [[0] * (number + 1) for _ in range(len(kinds) + 1)]
    ways[-1][0] = 1
    before, rest = unseen.total(), 0
    for i in range(len(kinds) - 1, -1, -1):
        before -= kinds[i][1]
        rest += kinds[i][1]
        # No fewer than the kinds before leave over, and no more than there are.
        for n in range(max(0, number - before), min(number, rest) + 1):
            ways[i][n] = sum([w for _, w in _shares(kinds[i][1], n, ways[i + 1])])
    cards: list[LimitCard] = []
    for i, (card, copies) in enumerate(kinds):
        cards += [card] * weighted(chance, _shares(copies, number - len(cards), ways[i + 1]))
    return chance.shuffled(cards)


def _shares(copies: int, places: int, ways: list[int]) -> list[tuple[int, int]]:
    """How many of a card's copies can go to so many places, each with the orders there are then."""
    return [
        (share, comb(places, share) * ways[places - share])
        for share in range(min(copies, places) + 1)
    ]


def _position(
    view: View,
    known: Known,
    discarded: Discarded,
    hidden: dict[int, Held],
    orders: tuple[int, ...],
    pile: tuple[LimitCard, ...],
) -> Position:
    """The view with what was hidden; `orders` fills the discards and the draw pile."""
    cards = iter(orders)
    discard_pile = bytes([next(cards) if c is None else c for c in discarded.colours])
    draws = {draw.index: draw.colour for draw in known.draws}
    draw_pile = bytes([draws[i] if i in draws else next(cards) for i in range(view.draw_pile_size)])
    seats = range(len(view.players))
    return Position(
        pile,
        view.limit_card,
        draw_pile,
        discard_pile,
        bytes(discarded.seats),
        tuple([hidden[s].hand if s in hidden else view.hand for s in seats]),
        tuple([hidden[s].face_down if s in hidden else view.face_down for s in seats]),
        tuple([player.points for player in view.players]),
        tuple([player.limit_cards for player in view.players]),
        view.starting_seat,
        view.to_move,
        view.ply,
        view.last_check,
    )
