"""The deck of limit cards, as data.

The published list of the 24 limit cards is not public. The deck that the game ships, in
`deck.json`, is a *reconstruction*: it keeps everything that is known of the cards (`deck_facts`
says what) and treats the five colours alike. Any other deck can be given in its place, in the
same form, which `deck.schema.json` describes.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from ludex.core.description import Deck
from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.limits.cards import COLOUR_NAMES, HIGHEST_LIMIT, LimitCard
from ludex.limits.position import MOST_LIMIT_CARDS
from ludex.limits.violations import (
    LIMIT_TOO_HIGH,
    OPTION_UNREADABLE,
    TOO_MANY_LIMIT_CARDS,
    defect,
)

SHIPPED_SIZE: Final = 24

DECK: Final = Deck(
    "reconstructed",
    "24 limit cards. The published list is not public: this deck is a reconstruction that matches "
    "everything that is known of it, and holds the same numbers in each of the five colours.",
    SHIPPED_SIZE,
    reconstructed=True,
)
"""The deck that the game ships."""

_KEYS: Final = frozenset(("$schema", "name", "about", "reconstructed", "cards"))


@cache
def shipped() -> tuple[LimitCard, ...]:
    """The reconstructed deck."""
    text = resources.files("ludex.limits").joinpath("deck.json").read_text(encoding="utf-8")
    cards = read_deck(text)
    if cards and isinstance(cards[0], Defect):
        raise ValueError(f"the shipped deck is broken: {cards}")
    return cards  # type: ignore[return-value]


def read_deck(text: str) -> tuple[LimitCard, ...] | Defects:
    """The cards of a deck file, or what is wrong with it."""
    try:
        deck = json.loads(text)
    except (ValueError, RecursionError) as error:
        return (defect(OPTION_UNREADABLE, "", f"A deck is a JSON object: {error}."),)
    if not isinstance(deck, dict) or not isinstance(deck.get("cards"), list):
        return (defect(OPTION_UNREADABLE, "cards", "A deck is an object with a list of cards."),)
    written = deck["cards"]
    if not 1 <= len(written) <= MOST_LIMIT_CARDS:
        return (
            defect(
                TOO_MANY_LIMIT_CARDS if written else OPTION_UNREADABLE,
                "cards",
                f"A deck has 1 to {MOST_LIMIT_CARDS} cards, not {len(written)}.",
            ),
        )
    defects = [
        defect(OPTION_UNREADABLE, key, "A deck has no such key.")
        for key in sorted(deck.keys() - _KEYS)
    ]
    cards = [_read_card(card, f"cards[{i}]", defects) for i, card in enumerate(written)]
    return tuple(defects) if defects else tuple(cards)


def _read_card(card: Any, field: str, defects: list[Defect]) -> LimitCard:
    limits: list[int | None] = [None] * len(COLOUR_NAMES)
    if not isinstance(card, dict) or card.keys() != set(COLOUR_NAMES):
        defects.append(
            defect(OPTION_UNREADABLE, field, f"A card has the keys {', '.join(COLOUR_NAMES)}.")
        )
        card = {}
    for colour, name in enumerate(COLOUR_NAMES):
        limit = card.get(name)
        if limit is None or (type(limit) is int and 0 <= limit <= HIGHEST_LIMIT):
            limits[colour] = limit
        else:
            defects.append(
                defect(
                    LIMIT_TOO_HIGH if type(limit) is int else OPTION_UNREADABLE,
                    f"{field}.{name}",
                    f"A limit is 0 to {HIGHEST_LIMIT}, or null for unlimited.",
                )
            )
    red, yellow, green, blue, purple = limits
    return LimitCard((red, yellow, green, blue, purple))


def too_high(card: LimitCard, field: str) -> list[Defect]:
    """A defect for each limit of the card that is above what a card may say."""
    return [
        defect(
            LIMIT_TOO_HIGH,
            f"{field}.{COLOUR_NAMES[colour]}",
            f"A limit is 0 to {HIGHEST_LIMIT}, not {limit}.",
        )
        for colour, limit in enumerate(card.limits)
        if limit is not None and not 0 <= limit <= HIGHEST_LIMIT
    ]
