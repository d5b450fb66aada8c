"""What every layer above the rules needs from a game.

A game is a `Game`: an object without state whose methods are pure functions on immutable
values. Five types belong to a game, and only the game looks inside them:

    Options     how a new game is set up
    Setup       a position as a stranger states it, which may be nonsense
    Position    a position that has passed `admit`
    Move        a move as it is written, legal or not
    View        what one seat, or a spectator, may see of a position

*Is this position possible* is `admit`; *is this move legal* is `refuse`. `play` is for moves that
`refuse` accepts; it does not ask again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeGuard, TypeVar

from ludex.core.chance import Chance
from ludex.core.description import Description
from ludex.core.dice import Dice
from ludex.core.outcome import Outcome
from ludex.core.played import P, Played
from ludex.core.violations import Defect, Unreadable, Violation

Defects: TypeAlias = tuple[Defect, ...]
"""Everything that is wrong with a value; never empty."""

O = TypeVar("O")  # noqa: E741  (Options, beside S, P, M and V)
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


def is_defects(value: object) -> TypeGuard[Defects]:
    """Whether a result is a list of defects and not the value that was asked for."""
    return type(value) is tuple and bool(value) and type(value[0]) is Defect


@dataclass(frozen=True, slots=True)
class Seat:
    """A viewer who sits at the table."""

    seat: int


@dataclass(frozen=True, slots=True)
class Spectator:
    """A viewer who sees what everybody sees."""


Viewer: TypeAlias = Seat | Spectator


@dataclass(frozen=True, slots=True)
class Playout:
    """A game that was played to its end at random: how many plies it took, and how it ended."""

    plies: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class PictureOptions:
    """How to draw a position.

    `width`: pixels across. `last_move`: the move to mark, as the game's Move. `targets`: the
    moves whose cells to mark as legal targets. `layers`: codes from `Description.layers`.
    """

    width: int = 640
    coordinates: bool = True
    last_move: Any = None
    targets: tuple[Any, ...] = ()
    layers: frozenset[str] = field(default_factory=frozenset)


class Game(ABC, Generic[O, S, P, M, V]):
    """One game: its description, rules, notation, views and pictures."""

    description: Description

    # Setting up

    @abstractmethod
    def options(self, texts: Mapping[str, str]) -> O | Defects:
        """Options from `name=value` texts; those left out take their defaults."""

    @abstractmethod
    def new(self, options: O, chance: Chance) -> P | Defects:
        """The first position. Draws from `chance` only what `options` does not give outright."""

    @abstractmethod
    def admit(self, setup: S) -> P | Defects:
        """The position that a setup states, or everything that is wrong with it."""

    # Rules

    @abstractmethod
    def seats(self, position: P) -> int:
        """How many seats play."""

    def sizes(self, position: P) -> tuple[tuple[str, int], ...]:
        """What a server can bound about a position, by the names of its limits: how many
        `players`, and where a game has them `board_cells` and `deck_cards`.
        """
        return (("players", self.seats(position)),)

    @abstractmethod
    def to_act(self, position: P) -> tuple[int, ...]:
        """The seats that may act now, ascending: one, several when choices are simultaneous,
        none when the game is over.
        """

    @abstractmethod
    def legal_moves(self, position: P, seat: int) -> tuple[M, ...]:
        """Every legal move of the seat, each effect once, in the order that the game documents;
        empty when the seat is not to act.
        """

    @abstractmethod
    def refuse(self, position: P, seat: int, move: M) -> Violation | None:
        """Why the seat may not play this move now; None when it may."""

    @abstractmethod
    def play(self, position: P, seat: int, move: M) -> Played[P]:
        """The position after a legal move, and what happened."""

    @abstractmethod
    def outcome(self, position: P) -> Outcome:
        """How the game stands."""

    @abstractmethod
    def key(self, position: P) -> str:
        """An exact text, equal for two positions exactly when the rules call them the same."""

    @abstractmethod
    def ply(self, position: P) -> int:
        """How many moves have been played."""

    def canonical(self, position: P, seat: int, move: M) -> M:
        """The legal move in the form in which `legal_moves` lists its effect."""
        return move

    def routes(self, position: P, seat: int, limit: int) -> tuple[tuple[M, int], ...]:
        """Every legal move, and in how many ways it can be made: more than one only where a
        game has several routes to one effect. Counts in all up to `limit` routes and stops.
        """
        return tuple((move, 1) for move in self.legal_moves(position, seat))

    def beginning_with(self, position: P, seat: int, prefix: str) -> tuple[M, ...]:
        """Every legal move whose text begins with `prefix`, each effect once."""
        return tuple(
            move
            for move in self.legal_moves(position, seat)
            if self.format(move).startswith(prefix)
        )

    def playout(self, position: P, seed: int) -> Playout:
        """Plays on to the end with uniformly random legal moves.

        The same seed gives the same moves: for each ply, one `Dice.below` is the index of the move
        in `legal_moves` of the first seat to act. A game can do it faster, with the same result.
        """
        dice = Dice(seed)
        plies = 0
        while to_act := self.to_act(position):
            moves = self.legal_moves(position, to_act[0])
            position = self.play(position, to_act[0], moves[dice.below(len(moves))]).position
            plies += 1
        return Playout(plies, self.outcome(position))

    # Notation

    @abstractmethod
    def format(self, move: M) -> str:
        """The move's text."""

    @abstractmethod
    def parse(self, text: str) -> M | Unreadable:
        """The move that a text writes, in any position."""

    # Views

    @abstractmethod
    def view(self, position: P, viewer: Viewer) -> V:
        """What the viewer may see, and nothing else."""

    @abstractmethod
    def sample(self, view: V, known: Any, chance: Chance) -> P | Defects:
        """A position that agrees with all that the view tells, drawn uniformly from those that
        do. `known`: hidden facts that the viewer remembers, in the game's own terms, or None.
        """

    def shown(self, events: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
        """The events as the viewer may see them."""
        return events

    @abstractmethod
    def sees_moves_of(self, viewer: Viewer, seat: int) -> bool:
        """Whether the viewer may be told which moves the seat has."""

    # Pictures

    @abstractmethod
    def picture(self, shown: P | V, options: PictureOptions) -> str:
        """An SVG of a whole position or of what a viewer sees."""

    @abstractmethod
    def diagram(self, shown: P | V) -> str:
        """The same in plain text, for a terminal."""
