"""What Limits' shuffles have left open: coming limit cards, and a part of the draw pile.

Cards that have been seen go back under the draw pile, or on top of it after an exchange; what lies
between has not been seen since the shuffle, so each order of it is equally likely. Everything else
in the pile is known to all: discards lay open, and of four cards of one colour two were shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import factorial, prod
from random import Random
from typing import Any, Final

from ludex_client.interop.chance import Chances
from ludex_client.interop.games.limits_memory import Memory
from ludex_client.interop.table import Played
from ludex_proto.limits.v1.game_pb2 import Known

COLOURS: Final = 5
CARDS: Final = 60
OF_COLOUR: Final = 12
RETURNED: Final = 2
"""How many cards an exchange puts on top of the draw pile."""

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LimitsHidden:
    """What is known of both piles. An outcome is a place in the deck, or behind these a colour."""

    deck: tuple[Any, ...]
    rounds: int
    settings: Mapping[str, Any]
    left: Counts = (OF_COLOUR,) * COLOURS
    """How many cards of each colour have not been seen since the shuffle."""
    above: int = 0
    """How many cards lie on top of these, put there by an exchange."""
    shown: tuple[int, ...] = ()
    """The limit cards that have been revealed, in order."""
    card_due: bool = False
    cards_due: int = 0
    drawn: tuple[int, ...] = ()
    """Colours that are decided and will be drawn by the next move."""
    memory: Memory = field(default_factory=Memory)

    @classmethod
    def opening(
        cls, deck: tuple[Any, ...], rounds: int, dealt: int, settings: Mapping[str, Any]
    ) -> LimitsHidden:
        """Before a game: a limit card is due, and as many colour cards as are dealt."""
        memory = Memory.of(int(settings["players"]))
        return cls(deck, rounds, settings, card_due=True, cards_due=dealt, memory=memory)

    @property
    def due(self) -> bool:
        """Whether a card of either kind is due."""
        return self.card_due or self.cards_due > 0

    def chances(self) -> Chances:
        """Limit cards are equally likely, colours in proportion to what is left of them."""
        if self.card_due:
            unseen = self._unseen()
            return [(place, 1 / len(unseen)) for place in unseen]
        total = sum(self.left)
        return [
            (len(self.deck) + colour, count / total)
            for colour, count in enumerate(self.left)
            if count
        ]

    def decide(self, outcome: int) -> LimitsHidden:
        """With this card."""
        if self.card_due:
            return replace(self, shown=(*self.shown, outcome), card_due=False)
        colour = outcome - len(self.deck)
        left = tuple(count - (colour == each) for each, count in enumerate(self.left))
        return replace(self, left=left, drawn=(*self.drawn, colour), cards_due=self.cards_due - 1)

    def name(self, outcome: int) -> str:
        """`limit 270X1` or `draw R`."""
        if outcome >= len(self.deck):
            return f"draw {'RYGBP'[outcome - len(self.deck)]}"
        card = self.deck[outcome]
        colours = card.DESCRIPTOR.fields
        return "limit " + ",".join(
            str(getattr(card, each.name)) if card.HasField(each.name) else "X" for each in colours
        )

    def options(self) -> Mapping[str, Any]:
        """A game with these hands and this limit card. What lies behind is a placeholder."""
        piles = {
            "limit_pile": self._limit_pile(self.rounds),
            "draw_pile": [colour + 1 for colour in (*self.drawn, *_cards(self.left))],
        }
        return {**self.settings, **piles}

    def opened(self) -> LimitsHidden:
        """The cards that were decided are dealt."""
        return replace(self, drawn=())

    def into(self, state: Any) -> Any:
        """The state with the decided cards where they will be drawn."""
        return self._piled(state, (*self.drawn, *_cards(self.left)), self._coming(state))

    def asked(self, events: Sequence[Any]) -> LimitsHidden:
        """Cards are due that are drawn from the unseen part, and a limit card with each round."""
        drawn = sum(event.drawn.count for event in events)
        unseen = min(max(drawn - self.above, 0), sum(self.left))
        revealed = any(event.HasField("limit_revealed") for event in events)
        if unseen or revealed:
            return replace(self, cards_due=unseen, card_due=revealed)
        return self

    def followed(self, before: Any, played: Played) -> LimitsHidden:
        """Keeps in mind what everybody saw."""
        first = self.above
        last = first + len(self.drawn) + sum(self.left)
        memory = self.memory.after(before, played, lambda place: not first <= place < last)
        drawn = sum(event.drawn.count for event in played.events)
        returned = any(event.HasField("exchanged") for event in played.events)
        above = max(first - drawn, 0) + (RETURNED if returned else 0)
        return replace(self, above=above, drawn=(), memory=memory)

    def filled(self, state: Any, random: Random) -> Any:
        """The state with everything unseen shuffled."""
        colours = _cards(self.left)
        random.shuffle(colours)
        unseen = self._unseen()
        random.shuffle(unseen)
        return self._piled(state, colours, [self.deck[place] for place in unseen])

    def known(self, state: Any, viewer: int) -> Known:
        """All discards, what has been seen of the draw pile, and cards seen to come to hands."""
        last = self.above + sum(self.left)
        return Known(
            discards=[
                {"index": index, "colour": discard.colour, "seat": discard.seat}
                for index, discard in enumerate(state.discard_pile)
            ],
            draws=[
                {"index": index, "colour": colour}
                for index, colour in enumerate(state.draw_pile)
                if not self.above <= index < last
            ],
            hands=[
                {"seat": seat, "colour": colour}
                for seat, colour in self.memory.cards()
                if seat != viewer
            ],
            deck=self.deck,
            # The view itself shows the last two.
            seen_limit_cards=[self.deck[place] for place in self.shown[:-2]],
        )

    def likelihood(self, state: Any, viewer: int) -> float:
        """Of each hidden hand, in how many orders its unknown cards could have been dealt."""
        likely = 1.0
        for seat, player in enumerate(state.players):
            if seat != viewer:
                likely *= _orders(_unknown(player.hand, self.memory.hands[seat]))
                likely *= _orders(_unknown(player.face_down))
        return likely

    def resampled(self, state: Any) -> LimitsHidden:
        """What was seen is the same; the unseen cards are those that the sample put there."""
        unseen = list(state.draw_pile)[self.above : self.above + sum(self.left)]
        return replace(self, left=tuple(unseen.count(colour + 1) for colour in range(COLOURS)))

    def _unseen(self) -> list[int]:
        return [place for place in range(len(self.deck)) if place not in self.shown]

    def _limit_pile(self, size: int) -> list[Any]:
        """As many cards, of which the first is the one revealed last."""
        places = [self.shown[-1], *self._unseen()]
        return [self.deck[place] for place in places[:size]]

    def _coming(self, state: Any) -> list[Any]:
        """The limit pile of a state in which the next card is decided, if one is."""
        revealed = self.rounds - len(state.limit_pile)
        if len(self.shown) > revealed:
            return self._limit_pile(len(state.limit_pile))
        return list(state.limit_pile)

    def _piled(self, state: Any, unseen: Sequence[int], coming: Sequence[Any]) -> Any:
        """The state with these cards in place of what is unseen of both piles."""
        piled = type(state)()
        piled.CopyFrom(state)
        size = len(state.limit_pile)
        del piled.limit_pile[:]
        piled.limit_pile.extend(coming[:size])
        first = self.above
        piled.draw_pile[first : first + len(unseen)] = [colour + 1 for colour in unseen]
        return piled


def _cards(counts: Counts) -> list[int]:
    """As many cards of each colour."""
    return [colour for colour, count in enumerate(counts) for _ in range(count)]


def _unknown(cards: Sequence[int], known: Counts = (0,) * COLOURS) -> Counts:
    """How many cards of each colour there are beyond the known ones."""
    held = list(cards)
    return tuple(max(held.count(colour + 1) - known[colour], 0) for colour in range(COLOURS))


def _orders(counts: Counts) -> float:
    """In how many orders such cards can come, beside the most that as many cards can have."""
    each, more = divmod(sum(counts), COLOURS)
    fewest = factorial(each) ** COLOURS * (each + 1) ** more
    return float(fewest / prod(factorial(count) for count in counts))
