"""Recorded games of Limits.

A game says how it was set up: `players`, `starting_seat`, `draw_pile` (the whole colour deck
before dealing, top first, a letter a card) and `limit_pile` (the limit cards in play, top first,
each as five characters for red, yellow, green, blue and purple: a digit, or `X` for unlimited). Of
the end it tells `scores` and `winners`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludex.core import records
from ludex.core.records import Comparison, End, Fields, RecordError, RecordFormat

COLOURS = {
    "R": "COLOUR_RED",
    "Y": "COLOUR_YELLOW",
    "G": "COLOUR_GREEN",
    "B": "COLOUR_BLUE",
    "P": "COLOUR_PURPLE",
}
LIMITS = ("red", "yellow", "green", "blue", "purple")


class LimitsRecords(RecordFormat):
    """How Limits' recordings are compared."""

    game = "limits"

    def options(self, header: Fields, game: Fields) -> Mapping[str, object]:
        """The players and both piles."""
        return {
            "players": game.number("players"),
            "starting_seat": game.number("starting_seat"),
            "draw_pile": [_colour(letter) for letter in game.text("draw_pile")],
            "limit_pile": [_limit_card(card) for card in game.texts("limit_pile")],
        }

    def at_end(self, game: Fields, end: End) -> Iterable[Comparison]:
        """Compares the scores and who won."""
        yield Comparison("game over", "winners" in game, records.is_over(end.outcome))
        if "scores" in game:
            yield Comparison("scores", list(game.numbers("scores")), list(end.outcome.scores))
        if "winners" in game:
            yield Comparison(
                "winners", sorted(game.numbers("winners")), records.winners(end.outcome)
            )

    def short(self, message: Any) -> str | None:
        """A limit card, colour by colour."""
        if message.DESCRIPTOR.name != "LimitCard":
            return None
        limits = (
            f"{name} {getattr(message, name) if message.HasField(name) else 'unlimited'}"
            for name in LIMITS
        )
        return f"({', '.join(limits)})"


def _colour(letter: str) -> str:
    if letter not in COLOURS:
        raise RecordError(f'"draw_pile" holds {letter!r}, which is none of {", ".join(COLOURS)}')
    return COLOURS[letter]


def _limit_card(card: str) -> dict[str, int]:
    if len(card) != len(LIMITS) or any(c != "X" and c not in "0123456789" for c in card):
        raise RecordError(f'a card of "limit_pile" is five digits or X, not {card!r}')
    return {name: int(c) for name, c in zip(LIMITS, card, strict=True) if c != "X"}


RECORD = LimitsRecords()
