"""What a viewer remembers beyond the view."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.limits.cards import Handful, LimitCard, handful


@dataclass(frozen=True, slots=True)
class KnownDiscard:
    """A remembered discard, by its place from the bottom; `seat` is None when not remembered."""

    index: int
    colour: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class KnownDraw:
    """A known card of the draw pile, by its place from the top."""

    index: int
    colour: int


@dataclass(frozen=True, slots=True)
class KnownHand:
    """A card known to be in a seat's hand; one entry for each card."""

    seat: int
    colour: int


@dataclass(frozen=True, slots=True)
class Known:
    """What a viewer remembers.

    `deck`: the limit cards that the game was set up with; empty for those that the game ships.
    `seen_limit_cards`: those of rounds before the last one.
    """

    discards: tuple[KnownDiscard, ...] = ()
    draws: tuple[KnownDraw, ...] = ()
    hands: tuple[KnownHand, ...] = ()
    deck: tuple[LimitCard, ...] = ()
    seen_limit_cards: tuple[LimitCard, ...] = ()

    def hand(self, seat: int) -> Handful:
        """The cards known to be in a seat's hand."""
        return handful([card.colour for card in self.hands if card.seat == seat])
