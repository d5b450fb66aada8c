"""Limits, as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludex.core.chance import Chance
from ludex.core.description import Description, Information
from ludex.core.game import Defects, Game, PictureOptions, Playout, Viewer
from ludex.core.violations import Unreadable
from ludex.limits import (
    admission,
    deck,
    diagram,
    ending,
    moves,
    notation,
    opening,
    picture,
    playing,
    playouts,
    sampling,
    views,
    violations,
)
from ludex.limits.moves import Move
from ludex.limits.opening import Options
from ludex.limits.position import FEWEST_PLAYERS, MOST_PLAYERS, Position, Setup, key, to_act
from ludex.limits.views import View


class Limits(Game[Options, Setup, Position, Move, View]):
    """Limits, for 2 to 6 players."""

    description = Description(
        name="limits",
        title="Limits",
        designer="Uwe Rosenberg",
        summary="A card game of bluff and counting: how many cards of a colour lie in the pile, "
        "and who dares to say too many?",
        rules_version="1",
        min_seats=FEWEST_PLAYERS,
        max_seats=MOST_PLAYERS,
        seat_names=(),
        information=Information.IMPERFECT,
        chance=True,
        simultaneous=True,
        scores=True,
        options=opening.OPTIONS,
        violations=violations.KINDS,
        defects=violations.DEFECTS,
        endings=ending.ENDINGS,
        notation=notation.NOTATION,
        layers=picture.LAYERS,
        decks=(deck.DECK,),
    )

    def options(self, texts: Mapping[str, str]) -> Options | Defects:
        """Options from `name=value` texts; those left out take their defaults."""
        return opening.read_options(texts)

    def new(self, options: Options, chance: Chance) -> Position | Defects:
        """The first position: shuffles the limit cards, then the colour cards, unless given."""
        return opening.new(options, chance)

    def admit(self, setup: Setup) -> Position | Defects:
        """The position that a setup states, or everything that is wrong with it."""
        return admission.admit(setup)

    def seats(self, position: Position) -> int:
        """How many play: 2 to 6."""
        return len(position.hands)

    def sizes(self, position: Position) -> tuple[tuple[str, int], ...]:
        """The players, and the limit cards still to come."""
        return (("players", len(position.hands)), ("deck_cards", len(position.limit_pile)))

    to_act = staticmethod(to_act)
    legal_moves = staticmethod(moves.legal_moves)
    refuse = staticmethod(moves.refuse)
    play = staticmethod(playing.play)
    outcome = staticmethod(ending.outcome)

    def key(self, position: Position) -> str:
        """All that what follows depends on: everything but the ply and the last check."""
        return key(position)

    def ply(self, position: Position) -> int:
        """How many moves have been played, commitments included."""
        return position.ply

    def playout(self, position: Position, seed: int) -> Playout:
        """Plays on to the end with uniformly random legal moves."""
        return playouts.play_out(position, seed)

    def format(self, move: Move) -> str:
        """The move's text."""
        return notation.format_move(move)

    def parse(self, text: str) -> Move | Unreadable:
        """The move that a text writes, in any position."""
        return notation.parse_move(text)

    def view(self, position: Position, viewer: Viewer) -> View:
        """What the viewer sees, and nothing else."""
        return views.view(position, viewer)

    def sample(self, view: View, known: Any, chance: Chance) -> Position | Defects:
        """A position that agrees with the view and with what is remembered (a `Known`)."""
        return sampling.sample(view, known, chance)

    def shown(self, events: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
        """The events without the cards that others committed and drew."""
        return views.shown(events, viewer)

    def sees_moves_of(self, viewer: Viewer, seat: int) -> bool:
        """Only one's own moves are seen."""
        return views.sees_moves_of(viewer, seat)

    def picture(self, shown: Position | View, options: PictureOptions) -> str:
        """An SVG of the table, whole or as a viewer sees it."""
        return picture.picture(shown, options)

    def diagram(self, shown: Position | View) -> str:
        """The same in plain text."""
        return diagram.diagram(shown)


GAME = Limits()
"""Limits."""
