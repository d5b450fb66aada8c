"""What a picture or diagram shows: a view, and the cards that are open to its reader."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core.game import Spectator
from ludex.limits.cards import COLOUR_NAMES, Handful
from ludex.limits.ending import scores
from ludex.limits.position import Check, Position
from ludex.limits.views import View, view


@dataclass(frozen=True, slots=True)
class Scene:
    """What everybody sees, and for each seat the hand and the face-down cards, or None where
    they are hidden. `discards` has the colours and seats of the whole pile, bottom first, or None.
    """

    table: View
    hands: tuple[Handful | None, ...]
    face_down: tuple[Handful | None, ...]
    discards: tuple[tuple[int, int], ...] | None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act."""
        if self.table.limit_card is None:
            return ()
        waiting = [s for s, player in enumerate(self.table.players) if not player.face_down_count]
        return tuple(waiting) or (self.table.to_move,)

    @property
    def is_committing(self) -> bool:
        """Whether somebody has yet to commit."""
        return any(not self.table.players[seat].face_down_count for seat in self.to_act)

    @property
    def acting_hand(self) -> int | None:
        """The seat whose hand moves are about: the viewer's, or else the first to act."""
        if self.table.seat is not None:
            return self.table.seat
        return self.to_act[0] if self.to_act else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores of the seats."""
        players = self.table.players
        return scores(
            tuple([player.points for player in players]),
            tuple([player.limit_cards for player in players]),
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        if self.table.limit_card is not None:
            return ()
        best = max(self.scores)
        return tuple([seat for seat, score in enumerate(self.scores) if score == best])


def scene(shown: Position | View) -> Scene:
    """What is to be shown of a whole position, or of a view and nothing else."""
    if isinstance(shown, Position):
        return Scene(
            view(shown, Spectator()),
            shown.hands,
            shown.face_down,
            tuple(zip(shown.discard_pile, shown.discarders, strict=True)),
        )
    seats = range(len(shown.players))
    return Scene(
        shown,
        tuple([shown.hand if seat == shown.seat else None for seat in seats]),
        tuple([shown.face_down if seat == shown.seat else None for seat in seats]),
        None,
    )


def caption(shown: Scene) -> str:
    """How the game stands, in a line."""
    table = shown.table
    moves = "1 move" if table.ply == 1 else f"{table.ply} moves"
    if shown.winners:
        verb = "has won" if len(shown.winners) == 1 else "share the win"
        stands = f"{seats_text(shown.winners)} {verb} after {moves}"
    else:
        doing = "commit" if shown.is_committing else "play"
        stands = f"{seats_text(shown.to_act)} to {doing} after {moves}"
    whose = "" if table.seat is None else f", seen by seat {table.seat}"
    return f"Limits for {len(table.players)} players{whose}: {stands}"


def check_text(check: Check) -> str:
    """What the last check found, in a line."""
    limit = "unlimited" if check.limit is None else f"limit {check.limit}"
    verdict = "exceeded" if check.exceeded else "not exceeded"
    return (
        f"Last check: seat {check.by_seat} suspected seat {check.suspect_seat}; "
        f"{COLOUR_NAMES[check.colour]}: {check.count} counted, {limit}, {verdict}; "
        f"point to seat {check.point_to}, limit card to seat {check.limit_card_to}"
    )


def seats_text(seats: tuple[int, ...]) -> str:
    """`seat 2`, or `seats 0 and 2`."""
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}"
