"""Views: nothing is hidden, so every viewer sees the whole position."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.smallholder.position import Position


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer sees: the position. `seat` is None for a spectator."""

    seat: int | None
    position: Position


def position_shown(shown: Position | View) -> Position:
    """The position itself, or the one that a view shows."""
    return shown.position if isinstance(shown, View) else shown
