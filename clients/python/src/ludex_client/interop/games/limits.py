"""Limits: every move is one action, whatever the number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

from ludex_client.games import AnyGame
from ludex_client.interop.adapter import Adapter, Array, Piece, Setting, positive
from ludex_client.interop.chance import Hidden
from ludex_client.interop.choice import Numbering, Steps
from ludex_client.interop.games import limits_text
from ludex_client.interop.games.limits_chance import CARDS, LimitsHidden
from ludex_client.interop.games.limits_deck import whole_deck

COLOURS: Final = "RYGBP"
NAMES: Final = ("red", "yellow", "green", "blue", "purple")
MOST_SEATS: Final = 6

TEXTS: Final[tuple[str, ...]] = (
    *COLOURS,
    "X",
    *(f"S{seat}" for seat in range(MOST_SEATS)),
    *(f"C:{colour}" for colour in COLOURS),
    *(f"C:{one}{two}" for one, two in combinations_with_replacement(COLOURS, 2)),
)
"""Every move there is; an action is a place in this list."""

_NUMBERS: Final = {text: number for number, text in enumerate(TEXTS)}
_OF_COLOUR: Final = 12
"""How many cards of a colour there are. A limit as high as that is never exceeded."""
_HAND: Final = 6
_FACE_DOWN: Final = 2
_POINTS: Final = 60


class LimitsNumbering(Numbering):
    """The place of a move's text among all texts."""

    size = len(TEXTS)

    def steps(self, text: str) -> Steps:
        """One action."""
        return (_NUMBERS[text],)

    def text(self, action: int) -> str:
        """The move's text."""
        return TEXTS[action]


class Limits(Adapter):
    """The game."""

    name = "limits"
    title = "Limits"
    seat_range = (2, MOST_SEATS)
    settings = {"players": 2, "starting_seat": 0}  # noqa: RUF012
    secrets = True
    chance = True

    def __init__(self, game: AnyGame, settings: Mapping[str, Setting]) -> None:
        """Asks what is dealt, and which limit cards there are."""
        self.seats = positive(settings, "players")
        self.numbering = LimitsNumbering()
        self.options: Mapping[str, Any] = {
            "players": self.seats,
            "starting_seat": int(settings["starting_seat"]),
        }
        first = game.new_game(seed=0, **self.options).state
        self._deck = whole_deck(game)
        self._rounds = 1 + len(first.limit_pile)
        self._dealt = sum(len(player.hand) for player in first.players)
        self.outcomes = len(self._deck) + len(COLOURS)
        # Each turn moves a card to the discard pile for good, and a round ends with a suspicion.
        self.longest = self._rounds * (self.seats + CARDS + 1)
        # Each colour card comes from the shuffle once; from then on all know where it goes.
        self.most_draws = self._rounds + CARDS
        one = (len(COLOURS),)
        limit, each = (2, len(COLOURS)), (self.seats,)
        self.layout = (
            Piece("limit_card", limit),
            Piece("piles", (3,)),
            Piece("top_discard", one),
            Piece("hand_sizes", each),
            Piece("face_down_counts", each),
            Piece("has_discarded", each),
            Piece("points", each),
            Piece("limit_cards", each),
            Piece("starting_seat", each),
            Piece("to_move", each),
            Piece("checked_by", each),
            Piece("checked_seat", each),
            Piece("checked_colour", one),
            Piece("checked_count", (2,)),
            Piece("checked_card", limit),
            Piece("revealed", (self.seats, len(COLOURS))),
            Piece("hand", one, private=True),
            Piece("face_down", one, private=True),
        )

    def opening(self) -> Hidden:
        """The first limit card, then the hands."""
        return LimitsHidden.opening(self._deck, self._rounds, self._dealt, self.options)

    def write(self, view: Any, taken: Steps, parts: Mapping[str, Array]) -> None:
        """Hands are private, and so are face-down cards."""
        written = _public(view) if "piles" in parts else {}
        if "hand" in parts:
            written["hand"] = _counts(view.hand, _HAND)
            written["face_down"] = _counts(view.face_down, _FACE_DOWN)
        for name, values in written.items():
            parts[name][...] = values

    def text(self, view: Any) -> str:
        """A view to be read in a terminal."""
        return limits_text.text(view)


def _public(view: Any) -> dict[str, Any]:
    """What everybody sees."""
    seats = len(view.players)
    written = {
        "piles": (
            view.limit_pile_size / _POINTS,
            view.draw_pile_size / CARDS,
            view.discard_pile_size / CARDS,
        ),
        "hand_sizes": [player.hand_size / _HAND for player in view.players],
        "face_down_counts": [player.face_down_count / _FACE_DOWN for player in view.players],
        "has_discarded": [player.has_discarded for player in view.players],
        "points": [min(player.points / _POINTS, 1) for player in view.players],
        "limit_cards": [min(player.limit_cards / _POINTS, 1) for player in view.players],
        "starting_seat": _hot(view.starting_seat, seats),
        "to_move": _hot(view.to_move, seats),
    }
    if view.HasField("limit_card"):
        written["limit_card"] = _limits(view.limit_card)
    if view.HasField("top_discard"):
        written["top_discard"] = _hot(view.top_discard - 1, len(COLOURS))
    if view.HasField("last_check"):
        check = view.last_check
        written["checked_by"] = _hot(check.by_seat, seats)
        written["checked_seat"] = _hot(check.suspect_seat, seats)
        written["checked_colour"] = _hot(check.colour - 1, len(COLOURS))
        written["checked_count"] = (check.count / _OF_COLOUR, check.exceeded)
        written["checked_card"] = _limits(check.limit_card)
        written["revealed"] = [_counts(cards.cards, _FACE_DOWN) for cards in check.revealed]
    return written


def _hot(index: int, size: int) -> list[bool]:
    return [index == place for place in range(size)]


def _counts(cards: Any, most: int) -> list[float]:
    """How many cards of each colour there are."""
    held = list(cards)
    return [held.count(colour + 1) / most for colour in range(len(COLOURS))]


def _limits(card: Any) -> list[list[float]]:
    """The limits of a card, and where it has one."""
    return [
        [min(getattr(card, name) / _OF_COLOUR, 1) for name in NAMES],
        [card.HasField(name) for name in NAMES],
    ]
