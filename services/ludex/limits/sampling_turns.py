"""This round's turns, counted: which of them may have been exchanges, and whose.

A view shows how many discards there are and who is to move. Each turn put down one card, or two
of one colour in an exchange; the seats took turns from the starting seat on. So a *pattern* says
for each turn whether it was an exchange. Counting goes up the pile card by card, and keeps apart
only what matters for the rest: how many exchanges each seat has made, how many pairs of unknown
colour there are, and how many unknown cards have their colour from a remembered card beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import factorial, prod
from typing import Final, TypeAlias, TypeVar

from ludex.core.chance import Chance
from ludex.limits.cards import COLOURS, ONE, Handful, counts
from ludex.limits.known import Known
from ludex.limits.position import MOST_PLAYERS, PLAYING_HAND, UNDEALT
from ludex.limits.story import faults, story
from ludex.limits.views import View

Choice = TypeVar("Choice")

ByColour: TypeAlias = tuple[int, ...]
NONE: Final[ByColour] = (0,) * len(COLOURS)

State: TypeAlias = int
"""Exchanges by seat, five bits each; then the number of pairs of unknown colour; then a handful,
the unknown cards with a forced colour. What a turn adds is added as a number.
"""

_SEAT_BITS: Final = 5
_FREE_SHIFT: Final = _SEAT_BITS * MOST_PLAYERS
_FORCED_SHIFT: Final = _FREE_SHIFT + _SEAT_BITS
_ALL_SEATS: Final = (1 << _FREE_SHIFT) - 1
_FREE_PAIR: Final = 1 << _FREE_SHIFT
_SMALL: Final = (1 << _SEAT_BITS) - 1


@dataclass(frozen=True, slots=True)
class Pairs:
    """Patterns that are alike in their exchanges: `free` pairs are of unknown colour, and
    `forced` has the unknown cards whose colour is that of a remembered card beside them. `ways`
    counts the patterns.
    """

    free: int
    forced: ByColour
    ways: int

    @property
    def forced_cards(self) -> Handful:
        """The forced cards as a handful."""
        return sum([one * n for one, n in zip(ONE, self.forced, strict=True)])

    @property
    def size(self) -> int:
        """How many unseen cards are in pairs."""
        return 2 * self.free + sum(self.forced)

    def cards(self, colours: ByColour) -> ByColour:
        """How many unseen cards of each colour the pairs take, so many free ones of each colour."""
        return tuple([2 * n + m for n, m in zip(colours, self.forced, strict=True)])


@dataclass(frozen=True, slots=True)
class Discarded:
    """A discard pile: seats, and colours as far as pairs and memory give them."""

    seats: tuple[int, ...]
    colours: tuple[int | None, ...]


class TurnCount:
    """The patterns of a round that agree with a view and with what is remembered.

    `complete` is False when there were too many states to count them.
    """

    def __init__(self, view: View, known: Known, most_states: int) -> None:
        self._players = len(view.players)
        self._first = view.starting_seat
        self._undealt = UNDEALT[self._players]
        self._height = view.discard_pile_size
        self._colours: list[int | None] = [None] * self._height
        self._seats: list[int | None] = [None] * self._height
        for discard in known.discards:
            self._colours[discard.index] = discard.colour
            self._seats[discard.index] = discard.seat
        if view.top_discard is not None:
            self._colours[-1] = view.top_discard
        told = story(view.players, view.last_check, view.ply)
        self._points = told.points
        totals = self._totals(view, sum(told.points) - told.finished)
        self._most = max(totals, default=0)
        self.complete = True
        # For each height of the pile and number of exchanges, the ways to come to each state.
        self._ways: list[list[dict[State, int]]] = [
            [{} for _ in range(self._most + 1)] for _ in range(self._height + 1)
        ]
        self._count(most_states)
        # What speaks against an end depends on the exchanges alone, which many states share.
        may_end: dict[State, bool] = {}
        self._ends: list[tuple[int, State, int]] = []
        for total in totals:
            for state, ways in self._ways[-1][total].items():
                made = state & _ALL_SEATS
                if made not in may_end:
                    turns = self._height - total
                    may_end[made] = not faults(told, turns, self._exchanges(made))
                if may_end[made]:
                    self._ends.append((total, state, ways))

    def pairs(self) -> list[Pairs]:
        """The kinds of patterns."""
        kinds: dict[int, int] = {}
        for _, state, ways in self._ends:
            kind = state >> _FREE_SHIFT
            kinds[kind] = kinds.get(kind, 0) + ways
        return [
            Pairs(kind & _SMALL, counts(kind >> _SEAT_BITS), ways) for kind, ways in kinds.items()
        ]

    def draw(self, pairs: Pairs, colours: ByColour, chance: Chance) -> Discarded:
        """A discard pile with such pairs, so many free ones of each colour; each equally likely."""
        kind = pairs.free | pairs.forced_cards << _SEAT_BITS
        ends = [
            ((total, state), ways)
            for total, state, ways in self._ends
            if state >> _FREE_SHIFT == kind
        ]
        to_give = iter(chance.shuffled([c for c in COLOURS for _ in range(colours[c])]))
        seats = [0] * self._height
        pile = list(self._colours)
        total, state = weighted(chance, ends)
        height = self._height
        while height:
            seat = self._seat_of_turn(height - 1 - total)
            lower, total, state = weighted(chance, self._before(height, total, state, seat))
            seats[lower:height] = [seat] * (height - lower)
            if height - lower == 2:
                given = pile[lower] if pile[lower] is not None else pile[lower + 1]
                pile[lower] = pile[lower + 1] = next(to_give) if given is None else given
            height = lower
        return Discarded(tuple(seats), tuple(pile))

    def _totals(self, view: View, points: int) -> list[int]:
        """How many exchanges there can have been in all, as far as sizes and flags tell, and so
        many points that no check gave.
        """
        return [
            exchanges
            for exchanges in range(min(self._height // 2, points) + 1)
            if self._turns_fit(view, self._height - exchanges)
        ]

    def _turns_fit(self, view: View, turns: int) -> bool:
        """Whether the seat to move and those who have discarded are as after so many turns."""
        return self._seat_of_turn(turns) == view.to_move and all(
            player.has_discarded == ((seat - self._first) % self._players < turns)
            for seat, player in enumerate(view.players)
        )

    def _seat_of_turn(self, turn: int) -> int:
        return (self._first + turn) % self._players

    def _exchanges(self, state: State) -> list[int]:
        return [state >> _SEAT_BITS * seat & _SMALL for seat in range(self._players)]

    def _count(self, most_states: int) -> None:
        """Goes up the pile; what a turn adds to a state depends on height and total alone."""
        self._ways[0][0][0] = 1
        states = 0
        for lower in range(self._height):
            for total, ways in enumerate(self._ways[lower]):
                seat = self._seat_of_turn(lower - total)
                states += len(ways)
                if states > most_states:
                    self.complete = False
                    return
                if self._seats[lower] in (None, seat):
                    _add(ways, self._ways[lower + 1][total])
                added = self._pair(lower, seat) if total < self._most else None
                if added is not None:
                    field = _SEAT_BITS * seat
                    made = min(self._points[seat], _SMALL)
                    allowed = {s: n for s, n in ways.items() if s >> field & _SMALL < made}
                    _add(allowed, self._ways[lower + 2][total + 1], added)

    def _before(
        self, height: int, total: int, state: State, seat: int
    ) -> list[tuple[tuple[int, int, State], int]]:
        """The heights, totals and states that a turn of this seat leads from, with their ways."""
        found: list[tuple[tuple[int, int, State], int]] = []
        if self._seats[height - 1] in (None, seat):
            ways = self._ways[height - 1][total].get(state, 0)
            found.append(((height - 1, total, state), ways))
        added = self._pair(height - 2, seat) if total and height >= 2 else None
        if added is not None:
            ways = self._ways[height - 2][total - 1].get(state - added, 0)
            found.append(((height - 2, total - 1, state - added), ways))
        return found

    def _pair(self, lower: int, seat: int) -> State | None:
        """What an exchange by this seat at this height adds to a state; None when it can't be."""
        upper = lower + 1
        if upper >= self._height or self._undealt - lower < PLAYING_HAND:
            return None
        if self._seats[lower] not in (None, seat) or self._seats[upper] not in (None, seat):
            return None
        made = 1 << _SEAT_BITS * seat
        colours = [c for c in (self._colours[lower], self._colours[upper]) if c is not None]
        if not colours:
            return made + _FREE_PAIR
        if len(colours) == 1:
            return made + (ONE[colours[0]] << _FORCED_SHIFT)
        return made if colours[0] == colours[1] else None


def _add(ways: dict[State, int], to: dict[State, int], added: State = 0) -> None:
    for state, number in ways.items():
        to[state + added] = to.get(state + added, 0) + number


def weighted(chance: Chance, choices: list[tuple[Choice, int]]) -> Choice:
    """One of the choices, as likely as its weight says. There is one with a weight."""
    left = below(chance, sum([weight for _, weight in choices]))
    for choice, weight in choices:
        if left < weight:
            return choice
        left -= weight
    raise ValueError("no choice has any weight")


def below(chance: Chance, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely, however great the bound is."""
    word = 2**32
    if bound <= word:
        return chance.below(bound)
    words = (bound.bit_length() + 31) // 32
    limit = word**words - word**words % bound
    while True:
        number = 0
        for _ in range(words):
            number = number * word + chance.below(word)
        if number < limit:
            return number % bound


@cache
def colourings(pairs: int) -> tuple[tuple[ByColour, int], ...]:
    """The ways to colour so many pairs: how many of each colour, and in how many orders."""
    return tuple(
        [
            (colouring, factorial(pairs) // prod([factorial(n) for n in colouring]))
            for colouring in _splits(pairs, len(COLOURS))
        ]
    )


def _splits(number: int, parts: int) -> Iterator[ByColour]:
    """The ways to write a number as a sum of so many numbers, in order."""
    if parts == 1:
        yield (number,)
        return
    for first in range(number + 1):
        for rest in _splits(number - first, parts - 1):
            yield (first, *rest)
