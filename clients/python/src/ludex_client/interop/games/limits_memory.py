"""Cards that everybody has seen come into a hand, in Limits: what an attentive player remembers.

It is a lower bound. Of a card that is committed nobody knows whether it was one of these, so as
many are forgotten of each colour as cards were committed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from ludex_client.interop.table import Played

COLOURS: Final = 5

Hands = list[list[int]]


@dataclass(frozen=True, slots=True)
class Memory:
    """For each seat, how many cards of each colour it is known to hold."""

    hands: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def of(cls, seats: int) -> Memory:
        """Before a game nothing is known."""
        return cls(((0,) * COLOURS,) * seats)

    def cards(self) -> Iterator[tuple[int, int]]:
        """Each known card: whose it is, and its colour as in the contract."""
        for seat, counts in enumerate(self.hands):
            for colour, count in enumerate(counts):
                for _ in range(count):
                    yield seat, colour + 1

    def after(self, before: Any, played: Played, seen: Callable[[int], bool]) -> Memory:
        """After a move. `seen`: whether everybody knows the card at this place of the draw pile."""
        hands = [list(counts) for counts in self.hands]
        # At the end of a round the discards go under the draw pile before cards are drawn.
        pile = [*before.draw_pile, *(discard.colour for discard in before.discard_pile)]
        place = 0
        for event in played.events:
            if event.HasField("drawn"):
                for index in range(place, place + event.drawn.count):
                    if seen(index):
                        hands[event.drawn.seat][pile[index] - 1] += 1
                place += event.drawn.count
            else:
                _follow(hands, event, played.position.state)
        return Memory(tuple(map(tuple, hands)))


def _follow(hands: Hands, event: Any, after: Any) -> None:
    """What an event other than a draw does to what is known."""
    if event.HasField("placed"):
        hand, colour = hands[event.placed.seat], event.placed.colour - 1
        hand[colour] = max(hand[colour] - 1, 0)
    elif event.HasField("exchanged"):
        hands[event.exchanged.seat][:] = [0] * COLOURS
    elif event.HasField("committed"):
        seat = event.committed.seat
        committed = len(after.players[seat].face_down)
        hands[seat][:] = [max(count - committed, 0) for count in hands[seat]]
    elif event.HasField("checked"):
        for seat, revealed in enumerate(event.checked.check.revealed):
            for colour in revealed.cards:
                hands[seat][colour - 1] += 1
