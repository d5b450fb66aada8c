"""The SmallHolder, as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludex.core.chance import Chance
from ludex.core.description import Description, Information
from ludex.core.game import Defects, Game, PictureOptions, Seat, Viewer
from ludex.core.violations import Unreadable
from ludex.smallholder import (
    admission,
    diagram,
    ending,
    moves,
    notation,
    options,
    picture,
)
from ludex.smallholder.board import Cell
from ludex.smallholder.options import OPTIONS, Options
from ludex.smallholder.position import COLOURS, Position, Setup, opening
from ludex.smallholder.view import View
from ludex.smallholder.violations import DEFECTS, KINDS


class SmallHolder(Game[Options, Setup, Position, Cell, View]):
    """The SmallHolder, in all its published rulesets. A move is the cell that it is played on."""

    description = Description(
        name="smallholder",
        title="The SmallHolder",
        designer="Dale W. Walton",
        summary="Place stones on hexagons so that your smallest group can always grow: the last "
        "to place a stone wins.",
        rules_version="1",
        min_seats=2,
        max_seats=2,
        seat_names=COLOURS,
        information=Information.PERFECT,
        chance=False,
        simultaneous=False,
        scores=False,
        options=OPTIONS,
        violations=KINDS,
        defects=DEFECTS,
        endings=ending.ENDINGS,
        notation=notation.NOTATION,
        layers=picture.LAYERS,
    )

    def options(self, texts: Mapping[str, str]) -> Options | Defects:
        """Options from `name=value` texts; those left out take their defaults."""
        return options.read_options(texts)

    def new(self, options: Options, chance: Chance) -> Position:
        """The empty board, Black to move."""
        return opening(options.ruleset, options.board)

    def admit(self, setup: Setup) -> Position | Defects:
        """The position that a setup states, or everything that is wrong with it."""
        return admission.admit(setup)

    def seats(self, position: Position) -> int:
        """Two: Black and White."""
        return 2

    def sizes(self, position: Position) -> tuple[tuple[str, int], ...]:
        """The players, and the cells of the board."""
        return (("players", 2), ("board_cells", position.board.size))

    def to_act(self, position: Position) -> tuple[int, ...]:
        """The seat to move; none when the game is over."""
        return (position.to_move,) if position.placements else ()

    legal_moves = staticmethod(moves.legal_moves)
    refuse = staticmethod(moves.refuse)
    play = staticmethod(moves.play)
    outcome = staticmethod(ending.outcome)

    def key(self, position: Position) -> str:
        """Ruleset, board, seat to move, and both colours' stones as hexadecimal bit sets.

        How often a player has moved doesn't matter for what follows, so it is not in the key.
        """
        return (
            f"{position.ruleset.name} {position.board.name} {position.to_move} "
            f"{position.black.stones:x} {position.white.stones:x}"
        )

    def ply(self, position: Position) -> int:
        """How many moves have been played."""
        return position.ply

    def format(self, move: Cell) -> str:
        """The move's text."""
        return notation.format_move(move)

    def parse(self, text: str) -> Cell | Unreadable:
        """The move that a text writes, on any board."""
        return notation.parse_move(text)

    def view(self, position: Position, viewer: Viewer) -> View:
        """The whole position: nothing is hidden."""
        return View(viewer.seat if isinstance(viewer, Seat) else None, position)

    def sample(self, view: View, known: Any, chance: Chance) -> Position:
        """The position that the view shows: no other agrees with it."""
        return view.position

    def sees_moves_of(self, viewer: Viewer, seat: int) -> bool:
        """True: everybody sees everybody's moves."""
        return True

    def picture(self, shown: Position | View, options: PictureOptions) -> str:
        """An SVG of the board."""
        return picture.picture(shown, options)

    def diagram(self, shown: Position | View) -> str:
        """The board in plain text."""
        return diagram.diagram(shown)


GAME = SmallHolder()
"""The SmallHolder."""
