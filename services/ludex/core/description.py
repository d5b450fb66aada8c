"""What a game says of itself: the facts behind `DescribeGame`, `--help` and option parsing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ludex.core.violations import ViolationKind


class Information(Enum):
    """What the players know of the position."""

    PERFECT = "perfect"
    """Everybody sees everything."""
    HIDDEN_FUTURE = "hidden_future"
    """Everybody sees the same, but the coming draws are hidden from all."""
    IMPERFECT = "imperfect"
    """Some things are seen by some players only."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a new game that can be written as `name=value`.

    `choices` lists the values where they are few; otherwise `values` says in words what is
    accepted. `default` is the text of the value used when the option is left out; empty where that
    is no value that can be written, such as a shuffle.
    """

    name: str
    summary: str
    default: str
    values: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Named:
    """A stable code or name, and what it means."""

    code: str
    summary: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A set of cards or tiles that the game ships."""

    name: str
    summary: str
    size: int
    reconstructed: bool
    """True where the published contents are not public and this set was made to match what is
    known of them."""


@dataclass(frozen=True, slots=True)
class Description:
    """A game's facts. `defects` are the codes of impossible or malformed input."""

    name: str
    title: str
    designer: str
    summary: str
    rules_version: str
    min_seats: int
    max_seats: int
    seat_names: tuple[str, ...]
    """What the rulebook calls the seats ("Black", "White"); empty when it numbers them."""
    information: Information
    chance: bool
    simultaneous: bool
    scores: bool
    options: tuple[Option, ...]
    violations: tuple[ViolationKind, ...]
    defects: tuple[Named, ...]
    endings: tuple[Named, ...]
    notation: str
    """The forms of a move's text, in a sentence or two."""
    layers: tuple[Named, ...] = ()
    """What a picture can show on request."""
    decks: tuple[Deck, ...] = ()
