"""Setup: the options of a new game, the shuffles and the deal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ludex.core.chance import Chance
from ludex.core.description import Option
from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.limits.cards import (
    ALL_CARDS,
    CARDS_OF_A_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    LETTERS,
    LimitCard,
    handful,
    limit_card,
)
from ludex.limits.deck import shipped, too_high
from ludex.limits.position import (
    FEWEST_PLAYERS,
    FULL_HAND,
    MOST_LIMIT_CARDS,
    MOST_PLAYERS,
    PUT_ASIDE,
    Position,
)
from ludex.limits.violations import (
    COLOUR_CARDS_WRONG,
    DECK_AND_LIMIT_PILE,
    DECK_TOO_SMALL,
    OPTION_UNKNOWN,
    OPTION_UNREADABLE,
    PLAYERS_OUT_OF_RANGE,
    SEAT_OUT_OF_RANGE,
    TOO_MANY_LIMIT_CARDS,
    defect,
)

COLOUR_DECK: Final = bytes(COLOURS) * CARDS_OF_A_COLOUR
"""The colour cards before the shuffle."""

_LIMIT_CARDS_FORM: Final = (
    "limit cards separated by commas, each as five characters for red, yellow, green, blue and "
    "purple, a digit or X: 657X0,X6140"
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "players",
        "How many players.",
        "2",
        "2 to 6",
        tuple([str(n) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]),
    ),
    Option("starting_seat", "The seat that starts the first round.", "0", "a seat, from 0"),
    Option(
        "deck",
        "The limit cards to shuffle, before some are put aside (14 with 2 players, 6 with 3 or "
        "4, 10 with 5 or 6), in place of the deck that the game ships.",
        "",
        _LIMIT_CARDS_FORM + "; nothing for the shipped deck, which is a reconstruction",
    ),
    Option(
        "limit_pile",
        "The limit pile outright, top first, in place of a shuffle; nothing is put aside.",
        "",
        _LIMIT_CARDS_FORM + "; nothing for a shuffle",
    ),
    Option(
        "draw_pile",
        "The whole colour deck outright, top first, before dealing, in place of a shuffle.",
        "",
        "60 letters, 12 each of R Y G B P; nothing for a shuffle",
    ),
)
"""The options that can be written as `name=value`."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a new game is set up. Orders that are left empty are shuffled, and an empty deck is
    the one that the game ships.
    """

    players: int = FEWEST_PLAYERS
    starting_seat: int = 0
    deck: tuple[LimitCard, ...] = ()
    limit_pile: tuple[LimitCard, ...] = ()
    draw_pile: tuple[int, ...] = ()


def read_options(texts: Mapping[str, str]) -> Options | Defects:
    """Options from `name=value` texts; those left out take their defaults."""
    defects = [
        defect(OPTION_UNKNOWN, name, f"Limits has no option {name}.")
        for name in texts
        if name not in {option.name for option in OPTIONS}
    ]
    options = Options(
        _read_number(texts, "players", FEWEST_PLAYERS, defects),
        _read_number(texts, "starting_seat", 0, defects),
        _read_limit_cards(texts, "deck", defects),
        _read_limit_cards(texts, "limit_pile", defects),
        _read_draw_pile(texts, defects),
    )
    return tuple(defects) if defects else options


def _read_number(texts: Mapping[str, str], name: str, default: int, defects: list[Defect]) -> int:
    text = texts.get(name)
    if text is None:
        return default
    if not re.fullmatch(r"[0-9]{1,9}", text):
        defects.append(defect(OPTION_UNREADABLE, name, f"{name} is a number, not {text!r}."))
        return default
    return int(text)


def _read_limit_cards(
    texts: Mapping[str, str], name: str, defects: list[Defect]
) -> tuple[LimitCard, ...]:
    text = texts.get(name)
    if not text:
        return ()
    cards: list[LimitCard] = []
    for i, part in enumerate(text.split(",", MOST_LIMIT_CARDS)):
        card = limit_card(part)
        if card is None:
            defects.append(
                defect(
                    OPTION_UNREADABLE,
                    f"{name}[{i}]",
                    "A limit card is five characters, each a digit or X.",
                )
            )
        else:
            cards.append(card)
    return tuple(cards)


def _read_draw_pile(texts: Mapping[str, str], defects: list[Defect]) -> tuple[int, ...]:
    text = texts.get("draw_pile")
    if not text:
        return ()
    if len(text) != ALL_CARDS or any(letter not in LETTERS for letter in text):
        defects.append(
            defect(
                OPTION_UNREADABLE, "draw_pile", f"A draw pile is {ALL_CARDS} letters of {LETTERS}."
            )
        )
        return ()
    return tuple([LETTERS.index(letter) for letter in text])


def new(options: Options, chance: Chance) -> Position | Defects:
    """The first position. Shuffles the limit cards, then the colour cards, unless given.

    The cards put aside are the first of the shuffled deck; the rest are the limit pile, in
    order.
    """
    defects = _defects(options)
    if defects:
        return tuple(defects)
    players = options.players
    limit_pile = options.limit_pile
    if not limit_pile:
        limit_pile = chance.shuffled(options.deck or shipped())[PUT_ASIDE[players] :]
    colour_deck = bytes(options.draw_pile or chance.shuffled(COLOUR_DECK))
    dealt = players * FULL_HAND[players]
    first = options.starting_seat
    hands = [
        handful(colour_deck[(seat - first) % players : dealt : players]) for seat in range(players)
    ]
    return Position(
        limit_pile[1:],
        limit_pile[0],
        colour_deck[dealt:],
        b"",
        b"",
        tuple(hands),
        (0,) * players,
        (0,) * players,
        (0,) * players,
        first,
        first,
        0,
        None,
    )


def _defects(options: Options) -> list[Defect]:
    """Everything that is wrong with the options."""
    defects: list[Defect] = []
    players_known = FEWEST_PLAYERS <= options.players <= MOST_PLAYERS
    if not players_known:
        defects.append(
            defect(PLAYERS_OUT_OF_RANGE, "players", f"2 to 6 play, not {options.players}.")
        )
    elif not 0 <= options.starting_seat < options.players:
        defects.append(
            defect(
                SEAT_OUT_OF_RANGE,
                "starting_seat",
                f"Seats are 0 to {options.players - 1}; there is no seat {options.starting_seat}.",
            )
        )
    for field, cards in (("deck", options.deck), ("limit_pile", options.limit_pile)):
        defects += _defects_of_limit_cards(field, cards)
    if options.deck and options.limit_pile:
        defects.append(
            defect(DECK_AND_LIMIT_PILE, "deck", "Give a deck or the limit pile, not both.")
        )
    elif options.deck and players_known and len(options.deck) <= PUT_ASIDE[options.players]:
        aside = PUT_ASIDE[options.players]
        defects.append(
            defect(
                DECK_TOO_SMALL,
                "deck",
                f"With {options.players} players {aside} cards are put aside, so a deck has at "
                f"least {aside + 1}, not {len(options.deck)}.",
            )
        )
    return defects + _defects_of_colour_deck(options.draw_pile)


def _defects_of_limit_cards(field: str, cards: tuple[LimitCard, ...]) -> list[Defect]:
    if len(cards) > MOST_LIMIT_CARDS:
        return [
            defect(
                TOO_MANY_LIMIT_CARDS,
                field,
                f"There are at most {MOST_LIMIT_CARDS} limit cards, not {len(cards)}.",
            )
        ]
    return [found for i, card in enumerate(cards) for found in too_high(card, f"{field}[{i}]")]


def _defects_of_colour_deck(draw_pile: tuple[int, ...]) -> list[Defect]:
    if not draw_pile:
        return []
    if len(draw_pile) != ALL_CARDS:
        return [
            defect(
                COLOUR_CARDS_WRONG,
                "draw_pile",
                f"The colour deck has {ALL_CARDS} cards, not {len(draw_pile)}.",
            )
        ]
    return [
        defect(
            COLOUR_CARDS_WRONG,
            "draw_pile",
            f"There are {CARDS_OF_A_COLOUR} {COLOUR_NAMES[colour]} cards, not "
            f"{draw_pile.count(colour)}.",
        )
        for colour in COLOURS
        if draw_pile.count(colour) != CARDS_OF_A_COLOUR
    ]
