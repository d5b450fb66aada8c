"""The Game definition of Limes that the registry lists."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.core.chance import Chance
from ludex.core.description import Deck, Description, Information, Named
from ludex.core.game import Defects, Game, PictureOptions, Playout, Viewer
from ludex.core.violations import Unreadable
from ludex.limes import (
    admission,
    diagram,
    ending,
    keys,
    moves,
    notation,
    picture,
    playouts,
    views,
)
from ludex.limes.notation import Move
from ludex.limes.options import OPTIONS, Options, new, read_options
from ludex.limes.position import MAX_PLAYERS, Position, Setup, acting_seats
from ludex.limes.tile_set import SHIPPED
from ludex.limes.views import Known, View
from ludex.limes.violations import DEFECTS, KINDS

DESCRIPTION = Description(
    name="limes",
    title="Limes",
    designer="Martyn F",
    summary=(
        "A tile game for 1 to 12 players side by side: everybody lays the same sixteen tiles on a "
        "board of their own and settles seven figures on its fields, lakes, woods and watchtowers."
    ),
    rules_version="1.0.0",
    min_seats=1,
    max_seats=MAX_PLAYERS,
    seat_names=(),
    information=Information.HIDDEN_FUTURE,
    chance=True,
    simultaneous=True,
    scores=True,
    options=OPTIONS,
    violations=KINDS,
    defects=DEFECTS,
    endings=ending.ENDINGS,
    notation=notation.FORMS,
    layers=(
        Named("territories", "The outline of each territory, and how many quadrants it has."),
        Named("scores", "A dot on every quadrant that counts for a figure."),
    ),
    decks=(
        Deck(
            "tiles",
            "The 24 tiles, each of two by two quadrants. Reconstructed: the published list is not "
            "public, so this set was made to keep everything that is known of it.",
            len(SHIPPED),
            True,
        ),
    ),
)


class Limes(Game[Options, Setup, Position, Move, View]):
    """Limes, for every layer above the rules."""

    description = DESCRIPTION

    # Setting up

    def options(self, texts: Mapping[str, str]) -> Options | Defects:
        """Options from `name=value` texts; those left out take their defaults."""
        return read_options(texts)

    def new(self, options: Options, chance: Chance) -> Position | Defects:
        """The first position; the order is shuffled unless the options give it."""
        return new(options, chance)

    def admit(self, setup: Setup) -> Position | Defects:
        """The position that a setup states, or everything that is wrong with it."""
        return admission.admit(setup)

    # Rules

    def seats(self, position: Position) -> int:
        """How many seats play."""
        return len(position.boards)

    def sizes(self, position: Position) -> tuple[tuple[str, int], ...]:
        """The players, and the tiles of the set."""
        return (("players", len(position.boards)), ("deck_cards", len(position.tiles)))

    def to_act(self, position: Position) -> tuple[int, ...]:
        """The seats that have not finished this round."""
        return acting_seats(position.boards)

    legal_moves = staticmethod(moves.legal_moves)
    refuse = staticmethod(moves.refuse)
    play = staticmethod(moves.play)
    outcome = staticmethod(ending.outcome)

    def key(self, position: Position) -> str:
        """An exact text, equal for two positions exactly when they go on alike."""
        return keys.key(position)

    def ply(self, position: Position) -> int:
        """How many moves have been played."""
        return position.ply

    def canonical(self, position: Position, seat: int, move: Move) -> Move:
        """The legal move in the form in which `legal_moves` lists its effect."""
        return moves.canonical(position, seat, move)

    def beginning_with(self, position: Position, seat: int, prefix: str) -> tuple[Move, ...]:
        """Every legal move whose text, in any of its accepted forms, begins with `prefix`."""
        return moves.beginning_with(position, seat, prefix)

    def playout(self, position: Position, seed: int) -> Playout:
        """Plays on to the end with uniformly random legal moves, as every game does."""
        plies, standings = playouts.play_out(position, seed)
        return Playout(plies, ending.decided(standings))

    # Notation

    def format(self, move: Move) -> str:
        """The move's text."""
        return notation.format_move(move)

    def parse(self, text: str) -> Move | Unreadable:
        """The move that a text writes, in any position."""
        return notation.parse_move(text)

    # Views

    def view(self, position: Position, viewer: Viewer) -> View:
        """What the viewer may see: all but the tiles to come."""
        return views.view(position, viewer)

    def sample(self, view: View, known: Known | None, chance: Chance) -> Position | Defects:
        """A position that agrees with the view, all orders of the coming tiles equally likely."""
        return views.sample(view, known, chance)

    def sees_moves_of(self, viewer: Viewer, seat: int) -> bool:
        """Always: every board and this round's tile lie open."""
        return True

    # Pictures

    def picture(self, shown: Position | View, options: PictureOptions) -> str:
        """An SVG of every board and of this round's tile."""
        return picture.draw(shown, options)

    def diagram(self, shown: Position | View) -> str:
        """The same in plain text, for a terminal."""
        return diagram.draw(shown)


GAME = Limes()
