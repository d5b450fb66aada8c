"""Who asks, and about which position: what every request has in common.

A plain state comes from a caller who may see everything, unless the request names a viewer. A
sealed state comes with the token of one seat, whose player is then the viewer, or without, for a
spectator. Whatever is answered to a viewer goes through `Game.view`, `Game.shown` and
`Game.sees_moves_of`: that is the one gate for what leaves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludex.core.codec import Codec
from ludex.core.game import Game, Seat, Spectator, Viewer, is_defects
from ludex.serving import status


@dataclass(frozen=True, slots=True)
class Asked:
    """A position, and for whom the answer is written: None for somebody who sees everything."""

    position: Any
    viewer: Viewer | None
    sealed: bool = False


def admitted(codec: Codec[Any, Any, Any, Any, Any], message: Any, field: str) -> Any:
    """The position that a State message writes. Raises INVALID_ARGUMENT with its defects."""
    setup = codec.read_state(message)
    if is_defects(setup):
        raise status.impossible(field, setup)
    position = codec.game.admit(setup)
    if is_defects(position):
        raise status.impossible(field, position)
    return position


def read_viewer(game: Game[Any, Any, Any, Any, Any], position: Any, message: Any) -> Viewer:
    """The viewer that a Viewer message names. Raises INVALID_ARGUMENT when it names none."""
    kind = message.WhichOneof("kind")
    if kind == "seat":
        check_seat(game, position, message.seat, "viewer.seat")
        return Seat(message.seat)
    if kind == "spectator":
        if not message.spectator:
            raise status.invalid(
                "viewer.spectator", "SPECTATOR_FALSE", "A spectator is written as true."
            )
        return Spectator()
    raise status.invalid("viewer", "VIEWER_UNSET", "Give a seat or a spectator.")


def check_seat(
    game: Game[Any, Any, Any, Any, Any], position: Any, seat: int, field: str = "seat"
) -> None:
    """Raises INVALID_ARGUMENT when the game has no such seat."""
    seats = game.seats(position)
    if seat >= seats:
        raise status.invalid(
            field, "SEAT_OUT_OF_RANGE", f"Seats are 0 to {seats - 1}; there is no seat {seat}."
        )


def looking_seat(game: Game[Any, Any, Any, Any, Any], asked: Asked, request: Any) -> int:
    """The seat whose moves to list: the one asked for, the viewer's, or the first to act."""
    if request.HasField("seat"):
        check_seat(game, asked.position, request.seat)
        seat: int = request.seat
    elif isinstance(asked.viewer, Seat):
        seat = asked.viewer.seat
    else:
        to_act = game.to_act(asked.position)
        seat = to_act[0] if to_act else 0
    return seat


def moving_seat(
    game: Game[Any, Any, Any, Any, Any], position: Any, request: Any, default: int | None
) -> int:
    """The seat that moves: the one given, else `default`, else the only one to act."""
    if request.HasField("seat"):
        check_seat(game, position, request.seat)
        given: int = request.seat
        return given
    if default is not None:
        return default
    to_act = game.to_act(position)
    if len(to_act) > 1:
        raise status.invalid(
            "seat",
            "SEAT_REQUIRED",
            f"Seats {', '.join(map(str, to_act))} are to act: say which one moves.",
        )
    return to_act[0] if to_act else 0


def require_moves_seen(
    game: Game[Any, Any, Any, Any, Any], viewer: Viewer | None, seat: int
) -> None:
    """Raises PERMISSION_DENIED when the viewer may not be told the moves of the seat."""
    if viewer is not None and not game.sees_moves_of(viewer, seat):
        raise status.denied("MOVES_HIDDEN", f"The moves of seat {seat} are hidden from the viewer.")
