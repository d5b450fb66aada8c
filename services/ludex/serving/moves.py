"""Moves in requests: read, and listed from their beginning."""

from __future__ import annotations

from typing import Any

from ludex.core.codec import MAX_MOVE_TEXT, Codec
from ludex.core.game import Game, is_defects
from ludex.serving import status
from ludex.serving.said import Said


def read_move(
    codec: Codec[Any, Any, Any, Any, Any],
    request: Any,
    said: Said | None = None,
    field: str = "move",
) -> Any:
    """The move in this field of the request. Raises INVALID_ARGUMENT when there is none.

    `said`: what is remembered of a request whose move this is; from now on that includes the move.
    """
    if said is not None and said.move is not None:
        return said.move
    if not request.HasField(field):
        raise status.invalid(field, "MOVE_MISSING", "Give a move.")
    move = codec.read_move(getattr(request, field))
    if is_defects(move):
        raise status.impossible(field, move)
    if said is not None:
        said.move = move
    return move


def moves_beginning_with(
    game: Game[Any, Any, Any, Any, Any], position: Any, seat: int, prefix: str, field: str
) -> tuple[Any, ...]:
    """The seat's legal moves, or those that begin with the prefix.

    Raises INVALID_ARGUMENT at `field` for a prefix longer than any move.
    """
    if not prefix:
        return game.legal_moves(position, seat)
    if len(prefix) > MAX_MOVE_TEXT:
        raise status.invalid(
            field, "PREFIX_TOO_LONG", f"A prefix has at most {MAX_MOVE_TEXT} characters."
        )
    return game.beginning_with(position, seat, prefix)
