"""What a player may see. `View` has no place for anything else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludex.core.game import Seat, Viewer
from ludex.limits.cards import Handful, LimitCard, size
from ludex.limits.events import Committed, Drawn
from ludex.limits.position import Check, Position


@dataclass(frozen=True, slots=True)
class PublicPlayer:
    """What everybody sees of a player."""

    hand_size: int
    face_down_count: int
    has_discarded: bool
    points: int
    limit_cards: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, sees.

    `seat` is None for a spectator, whose `hand` and `face_down` are empty.
    """

    seat: int | None
    limit_card: LimitCard | None
    limit_pile_size: int
    draw_pile_size: int
    discard_pile_size: int
    top_discard: int | None
    players: tuple[PublicPlayer, ...]
    hand: Handful
    face_down: Handful
    starting_seat: int
    to_move: int
    ply: int
    last_check: Check | None


def view(position: Position, viewer: Viewer) -> View:
    """What the viewer sees. Somebody in no seat of the game sees what a spectator sees."""
    seat = viewer.seat if isinstance(viewer, Seat) else None
    if seat is not None and not 0 <= seat < len(position.hands):
        seat = None
    discards = position.discard_pile
    return View(
        seat,
        position.limit_card,
        len(position.limit_pile),
        len(position.draw_pile),
        len(discards),
        discards[-1] if discards else None,
        tuple(
            [
                PublicPlayer(
                    size(position.hands[other]),
                    size(position.face_down[other]),
                    other in position.discarders,
                    position.points[other],
                    position.limit_cards[other],
                )
                for other in range(len(position.hands))
            ]
        ),
        0 if seat is None else position.hands[seat],
        0 if seat is None else position.face_down[seat],
        position.starting_seat,
        position.to_move,
        position.ply,
        position.last_check,
    )


def shown(events: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    """The events without the cards that others committed and drew."""
    seat = viewer.seat if isinstance(viewer, Seat) else None
    return tuple(
        [
            replace(event, cards=())
            if isinstance(event, Committed | Drawn) and event.seat != seat
            else event
            for event in events
        ]
    )


def sees_moves_of(viewer: Viewer, seat: int) -> bool:
    """Whether the viewer may be told the moves of the seat: only of their own, since they depend
    on the hand.
    """
    return isinstance(viewer, Seat) and viewer.seat == seat
