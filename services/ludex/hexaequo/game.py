"""Hexaequo as a game among others: its description, and every part of its rules in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludex.core.chance import Chance
from ludex.core.description import Description, Information, Named
from ludex.core.game import Defects, Game, PictureOptions, Playout, Seat, Viewer
from ludex.core.played import Played
from ludex.core.violations import Defect, Unreadable
from ludex.hexaequo import (
    admission,
    diagram,
    ending,
    kernel,
    legality,
    notation,
    picture,
    playing,
    violations,
)
from ludex.hexaequo.moves import Move
from ludex.hexaequo.position import COLOURS, OPENING, Position, Setup


@dataclass(frozen=True, slots=True)
class Options:
    """How a new game is set up: there is only one way."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat, or a spectator (None), sees: everything, for nothing is hidden."""

    seat: int | None
    position: Position


class Hexaequo(Game[Options, Setup, Position, Move, View]):
    """The game of Hexaequo."""

    description = Description(
        name="hexaequo",
        title="Hexaequo",
        designer="Piero Barrette",
        summary="Two players lay a board of hexagons and hunt each other's disks and rings on it.",
        rules_version="1.0.0",
        min_seats=2,
        max_seats=2,
        seat_names=COLOURS,
        information=Information.PERFECT,
        chance=False,
        simultaneous=False,
        scores=False,
        options=(),
        violations=violations.KINDS,
        defects=violations.DEFECTS,
        endings=(
            Named(ending.SIX_DISKS, "A player holds six captured disks and has won."),
            Named(ending.THREE_RINGS, "A player holds three captured rings and has won."),
            Named(ending.NO_PIECE_LEFT, "A player has no piece on the board; the other has won."),
            Named(ending.REPETITION, "A position has come for the third time: a draw, ExAequo."),
            Named(ending.NO_LEGAL_MOVE, "The player to move has no legal move: a draw, ExAequo."),
        ),
        notation=notation.FORMS,
    )

    # Setting up

    def options(self, texts: Mapping[str, str]) -> Options | Defects:
        """There are none."""
        if texts:
            return tuple(
                Defect("OPTION_UNKNOWN", name, f"Hexaequo has no option {name[:40]}.")
                for name in texts
            )
        return Options()

    def new(self, options: Options, chance: Chance) -> Position | Defects:
        """The opening."""
        return OPENING

    def admit(self, setup: Setup) -> Position | Defects:
        """The position that a setup states, or everything that is wrong with it."""
        return admission.admit(setup)

    # Rules

    def seats(self, position: Position) -> int:
        """Two."""
        return 2

    to_act = staticmethod(ending.to_act)
    legal_moves = staticmethod(legality.legal_moves)
    refuse = staticmethod(legality.refuse)

    def play(self, position: Position, seat: int, move: Move) -> Played[Position]:
        """The position after a legal move, and what happened."""
        return playing.play(position, move)

    outcome = staticmethod(ending.outcome)

    def key(self, position: Position) -> str:
        """The seat to move, the tiles with their pieces, and what both have captured."""
        return ending.key(position)

    def ply(self, position: Position) -> int:
        """How many moves have been played."""
        return position.ply

    def canonical(self, position: Position, seat: int, move: Move) -> Move:
        """The shortest, then smallest route to what the legal move does."""
        return legality.canonical(position, seat, move)

    def routes(self, position: Position, seat: int, limit: int) -> tuple[tuple[Move, int], ...]:
        """Every legal move with the number of its routes, counting up to `limit` in all."""
        return legality.routes(position, seat, limit)

    def beginning_with(self, position: Position, seat: int, prefix: str) -> tuple[Move, ...]:
        """Every legal move that has a route whose text begins so, by the best such route."""
        return legality.beginning_with(position, seat, prefix)

    def playout(self, position: Position, seed: int) -> Playout:
        """Plays on to the end with uniformly random legal moves."""
        return kernel.playout(position, seed)

    # Notation

    def format(self, move: Move) -> str:
        """The move's text."""
        return notation.format_move(move)

    def parse(self, text: str) -> Move | Unreadable:
        """The move that a text writes, in any position."""
        return notation.parse_move(text)

    # Views

    def view(self, position: Position, viewer: Viewer) -> View:
        """Everything."""
        return View(viewer.seat if isinstance(viewer, Seat) else None, position)

    def sample(self, view: View, known: Any, chance: Chance) -> Position | Defects:
        """The position in view: there is no other."""
        return view.position

    def sees_moves_of(self, viewer: Viewer, seat: int) -> bool:
        """Always."""
        return True

    # Pictures

    def picture(self, shown: Position | View, options: PictureOptions) -> str:
        """The board with the reserves and captures beside it."""
        return picture.picture(_position(shown), options)

    def diagram(self, shown: Position | View) -> str:
        """The same in plain text."""
        return diagram.diagram(_position(shown))


def _position(shown: Position | View) -> Position:
    return shown.position if isinstance(shown, View) else shown


GAME = Hexaequo()
