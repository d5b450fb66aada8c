"""Recorded games: what a game's recordings say, and how to compare it with what the rules answer.

A file of recorded games is JSON lines. The first is a header that names the game and may hold what
all its games share; each further line is one game with its `plies`. A ply is `[seat, "every legal
move, separated by spaces", "the move played", …]`. A file without a header holds counts of move
sequences, one start a line.

All else is a game's own: how the game is set up, what further entries a ply has, and what is told
of the end. That part is a `RecordFormat`, the `RECORD` of `ludex.<game>.record`. It compares by
yielding `Comparison`s, whether they agree or not, so that they can be counted.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ludex.core.registry import GAMES

MAX_SEAT = 2**32 - 1
GAME_OVER_RESULTS = ("RESULT_WON", "RESULT_DRAWN")


class RecordError(ValueError):
    """A record that can't be read, and why."""


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a JSON object, read with their types. Reading raises RecordError."""

    values: Mapping[str, object]

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def get(self, name: str) -> object:
        """The field as it is."""
        if name not in self.values:
            raise RecordError(f'"{name}" is missing')
        return self.values[name]

    def text(self, name: str) -> str:
        """A text."""
        return text(self.get(name), f'"{name}"')

    def number(self, name: str) -> int:
        """A whole number."""
        return number(self.get(name), f'"{name}"')

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.get(name)
        if not isinstance(value, bool):
            raise RecordError(f'"{name}" is true or false, not {value!r}')
        return value

    def sequence(self, name: str) -> Sequence[object]:
        """A list."""
        return sequence(self.get(name), f'"{name}"')

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(text(value, f'an entry of "{name}"') for value in self.sequence(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(number(value, f'an entry of "{name}"') for value in self.sequence(name))

    def object(self, name: str) -> Fields:
        """An object within."""
        return fields(self.get(name), f'"{name}"')


def fields(value: object, what: str) -> Fields:
    """The value, which must be an object."""
    if not isinstance(value, dict):
        raise RecordError(f"{what} is a JSON object, not {_kind(value)}")
    return Fields(value)


def text(value: object, what: str) -> str:
    """The value, which must be a text."""
    if not isinstance(value, str):
        raise RecordError(f"{what} is a text, not {_kind(value)}")
    return value


def number(value: object, what: str) -> int:
    """The value, which must be a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError(f"{what} is a whole number, not {_kind(value)}")
    return value


def sequence(value: object, what: str) -> Sequence[object]:
    """The value, which must be a list."""
    if not isinstance(value, list):
        raise RecordError(f"{what} is a list, not {_kind(value)}")
    return value


def _kind(value: object) -> str:
    if value is None:
        return "null"
    named = {bool: "true or false", str: "a text", list: "a list", dict: "an object"}
    return named.get(type(value), repr(value))


@dataclass(frozen=True, slots=True)
class RecordedPly:
    """A recorded move: who made it, what was legal, what was played, and the further entries."""

    seat: int
    legal: frozenset[str]
    move: str
    more: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A recorded game. `said` is the whole line, for the game's own format to read further."""

    said: Fields
    plies: tuple[RecordedPly, ...]


@dataclass(frozen=True, slots=True)
class RecordedCounts:
    """How many move sequences there are from a position, by their number of plies.

    `options` sets up the game (in the JSON form of its Options message); `moves` leads from there
    to the position.
    """

    options: Mapping[str, object]
    moves: tuple[str, ...]
    counts: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Comparison:
    """One fact as it was recorded and as it was found."""

    what: str
    expected: object
    found: object

    @property
    def agrees(self) -> bool:
        """Whether the two are equal."""
        return self.expected == self.found


@dataclass(frozen=True, slots=True)
class End:
    """Where a record ends: the State, a spectator's View and the Outcome, as messages."""

    state: Any
    view: Any
    outcome: Any


class RecordFormat(ABC):
    """How the recordings of one game are read and compared."""

    game: str
    counts_routes: bool = False
    """Whether the fourth entry of a ply counts the routes of all legal moves together."""

    @abstractmethod
    def options(self, header: Fields, game: Fields) -> Mapping[str, object]:
        """How the recorded game was set up, in the JSON form of the game's Options message."""

    def after_ply(self, ply: RecordedPly, response: Any) -> Iterable[Comparison]:
        """Compares a ply's further entries with the ApplyMoveResponse of its move."""
        return ()

    @abstractmethod
    def at_end(self, game: Fields, end: End) -> Iterable[Comparison]:
        """Compares what is told of the end of the game."""

    def short(self, message: Any) -> str | None:
        """A message within an event, such as a cell, as the notation writes it; None where its
        fields have to be spelled out.
        """
        return None

    def counts(self, line: Fields) -> RecordedCounts | None:
        """The counts that a line without a header holds; None when it is none of this game's."""
        return None


def read_game(said: Fields) -> RecordedGame:
    """The recorded game of a line. Raises RecordError."""
    return RecordedGame(
        said,
        tuple(_ply(entry, index) for index, entry in enumerate(said.sequence("plies"), start=1)),
    )


def _ply(entry: object, index: int) -> RecordedPly:
    entries = sequence(entry, f"ply {index}")
    if len(entries) < 3:
        raise RecordError(f"ply {index} has a seat, the legal moves and the move, not {entry!r}")
    seat, legal, move, *more = entries
    if not 0 <= number(seat, f"the seat of ply {index}") <= MAX_SEAT:
        raise RecordError(f"the seat of ply {index} is no seat: {seat}")
    return RecordedPly(
        number(seat, f"the seat of ply {index}"),
        frozenset(text(legal, f"the legal moves of ply {index}").split()),
        text(move, f"the move of ply {index}"),
        tuple(more),
    )


def winners(outcome: Any) -> list[int]:
    """The winning seats of an Outcome message."""
    return list(outcome.winners)


def is_over(outcome: Any) -> bool:
    """Whether an Outcome message tells of a game that has ended."""
    name: str = (
        outcome.DESCRIPTOR.fields_by_name["result"].enum_type.values_by_number[outcome.result].name
    )
    return name in GAME_OVER_RESULTS


def format_of(game: str) -> RecordFormat:
    """The format of the recordings of this game. Raises KeyError when there is no such game."""
    if game not in GAMES:
        raise KeyError(game)
    found: RecordFormat = import_module(f"ludex.{game}.record").RECORD
    return found


def format_of_counts(line: Fields) -> tuple[RecordFormat, RecordedCounts] | None:
    """The format that knows a line without a header, and its counts."""
    for game in GAMES:
        found = format_of(game)
        counts = found.counts(line)
        if counts is not None:
            return found, counts
    return None
