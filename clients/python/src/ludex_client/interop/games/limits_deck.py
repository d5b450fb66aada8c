"""Which limit cards a server's deck holds.

The contract says how many there are, but not which: no call lists them. Shuffles show them, for a
game with the fewest cards put aside begins with most of the deck in its pile. A card that comes
twice in one game is there twice; so once as many are known as there are, these are the deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from ludex_client.games import AnyGame

MOST_SHUFFLES: Final = 1000
SEATS: Final = 3
"""With three seats the fewest cards are put aside."""


def whole_deck(game: AnyGame) -> tuple[Any, ...]:
    """The limit cards, in an order that depends on nothing but which they are."""
    size = game.describe_game().game.decks[0].size
    deck: Counter[bytes] = Counter()
    kind: Any = None
    for seed in range(MOST_SHUFFLES):
        state = game.new_game(seed=seed, players=SEATS).state
        pile = [state.limit_card, *state.limit_pile]
        kind = type(state.limit_card)
        deck |= Counter(card.SerializeToString(deterministic=True) for card in pile)
        if deck.total() >= size:
            return tuple(kind.FromString(card) for card in sorted(deck.elements()))
    raise RuntimeError(f"{MOST_SHUFFLES} shuffles have not shown all {size} limit cards")
