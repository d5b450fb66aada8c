"""A position in the course of a game, and what each seat has seen and done up to it."""

from __future__ import annotations

from typing import Any

from ludex_client.interop.chance import Hidden
from ludex_client.interop.table import Played, Position, Table
from ludex_client.interop.words import changes, line, words

Viewer = int | None
"""A seat, or a spectator for None."""


class Turn:
    """A position, how it came about, and what chance has left open in it. Never changed.

    What is asked for is kept: turns are shared by all places of the tree behind them.
    """

    def __init__(
        self,
        table: Table,
        position: Position,
        hidden: Hidden,
        earlier: Turn | None = None,
        played: Played | None = None,
    ) -> None:
        self.table = table
        self.position = position
        self.hidden = hidden
        self._earlier = earlier
        self._played = played
        self._views: dict[Viewer, Any] = {}
        self._words: dict[Viewer, dict[str, str]] = {}
        self._recalled: dict[Viewer, str] = {}
        self._basis = ""

    @property
    def last(self) -> Played | None:
        """The move that led here. None at the beginning."""
        return self._played

    def view(self, viewer: Viewer) -> Any:
        """What a seat may see, or a spectator."""
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self.table.view(self.position.state, viewer)
        return view

    def words(self, viewer: Viewer) -> dict[str, str]:
        """The view as text, field by field."""
        told = self._words.get(viewer)
        if told is None:
            told = self._words[viewer] = words(self.view(viewer))
        return told

    def recalled(self, viewer: Viewer) -> str:
        """All that a viewer has seen, and its own moves, from the beginning: perfect recall.

        A line for each position, of what changed in the view, with the viewer's own move before it.
        """
        behind: list[Turn] = []
        turn: Turn | None = self
        while turn is not None and viewer not in turn._recalled:
            behind.append(turn)
            turn = turn._earlier
        for turn in reversed(behind):
            turn._recalled[viewer] = turn._recall(viewer)
        return self._recalled[viewer]

    def resampled(self, viewer: int, state: Any, hidden: Hidden) -> Turn:
        """A turn that might be this one, as far as the viewer knows.

        The viewer has seen and done the same. The others' past is left open, beyond what everybody
        has seen: what they recall is that, and what they see now.
        """
        turn = Turn(self.table, self.table.at(state), hidden)
        turn._basis = self.recalled(None)
        turn._recalled = {viewer: self.recalled(viewer), None: turn._basis}
        return turn

    def _recall(self, viewer: Viewer) -> str:
        if self._earlier is None or self._played is None:
            return f"{self._basis}\n| {line(self.words(viewer))}"
        own = self._played.text if self._played.seat == viewer else ""
        changed = changes(self._earlier.words(viewer), self.words(viewer))
        return f"{self._earlier.recalled(viewer)}\n{own}| {line(changed)}"
