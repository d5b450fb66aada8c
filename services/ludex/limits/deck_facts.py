"""What is known of the published limit cards, and whether a deck agrees with it.

    python -m ludex.limits.deck_facts [DECK.json]

checks the deck that the game ships, or the given one, says which facts it fails, and exits with
1 when it fails any. A deck of your own need not keep these facts to be played with.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from ludex.core.game import is_defects
from ludex.limits.cards import BLUE, COLOURS, GREEN, PURPLE, RED, YELLOW, LimitCard
from ludex.limits.deck import SHIPPED_SIZE, read_deck, shipped

Cards: TypeAlias = tuple[LimitCard, ...]

KNOWN_CARD: Final = LimitCard((None, 0, 3, 3, 5))
ABSENT_CARD: Final = LimitCard((2, 0, 1, 3, None))
HIGHEST_PRINTED: Final = 9


def _numbers(cards: Cards) -> list[int]:
    return [limit for card in cards for limit in card.limits if limit is not None]


def _shows_red_2_yellow_7_green_0(card: LimitCard) -> bool:
    return (card.limits[RED], card.limits[YELLOW], card.limits[GREEN]) == (2, 7, 0)


def _colours_alike(cards: Cards) -> bool:
    red = Counter([card.limits[RED] for card in cards])
    others = (YELLOW, GREEN, BLUE, PURPLE)
    return all(Counter([card.limits[c] for card in cards]) == red for c in others)


FACTS: Final[tuple[tuple[str, Callable[[Cards], bool]], ...]] = (
    ("There are 24 cards.", lambda cards: len(cards) == SHIPPED_SIZE),
    (
        "One card is red unlimited, yellow 0, green 3, blue 3, purple 5.",
        lambda cards: KNOWN_CARD in cards,
    ),
    (
        "One card shows red 2, yellow 7, green 0.",
        lambda cards: any(map(_shows_red_2_yellow_7_green_0, cards)),
    ),
    (
        "Numbers run from 0 to 9.",
        lambda cards: set(_numbers(cards)) == set(range(HIGHEST_PRINTED + 1)),
    ),
    (
        "Most areas hold a number.",
        lambda cards: 2 * len(_numbers(cards)) > len(COLOURS) * len(cards),
    ),
    ("All cards differ.", lambda cards: len(set(cards)) == len(cards)),
    (
        "No card is red 2, yellow 0, green 1, blue 3, purple unlimited.",
        lambda cards: ABSENT_CARD not in cards,
    ),
    ("Every colour has the same limits over the deck as a whole.", _colours_alike),
)
"""Each fact in words, and its test."""


def failures(cards: Cards) -> tuple[str, ...]:
    """The facts that a deck doesn't agree with."""
    return tuple([words for words, holds in FACTS if not holds(cards)])


def main(arguments: list[str]) -> int:
    """Checks a deck and tells. The exit status: 0 when every fact holds, 1 otherwise."""
    if arguments:
        cards = read_deck(Path(arguments[0]).read_text(encoding="utf-8"))
        if is_defects(cards):
            for found in cards:
                print(f"{found.field}: {found.message}")
            return 1
    else:
        cards = shipped()
    failed = failures(cards)  # type: ignore[arg-type]
    for words, _ in FACTS:
        print("fails" if words in failed else "holds", words)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
