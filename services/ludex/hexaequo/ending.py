"""The end of the game, tested after each move, in the order of the rules."""

from __future__ import annotations

from typing import Final

from ludex.core.outcome import IN_PROGRESS, Outcome, Result, drawn, won
from ludex.hexaequo.cells import NAMES
from ludex.hexaequo.position import ALL_DISKS, ALL_RINGS, BLACK, COLOURS, Holding, Position
from ludex.hexaequo.turn import can_move

SIX_DISKS: Final = "SIX_DISKS"
THREE_RINGS: Final = "THREE_RINGS"
NO_PIECE_LEFT: Final = "NO_PIECE_LEFT"
REPETITION: Final = "REPETITION"
NO_LEGAL_MOVE: Final = "NO_LEGAL_MOVE"

_REASONS: Final = {
    SIX_DISKS: "six disks captured",
    THREE_RINGS: "three rings captured",
    NO_PIECE_LEFT: "no enemy piece is left",
    REPETITION: "the position has come for the third time",
    NO_LEGAL_MOVE: "no legal move is left",
}

OCCURRENCES: Final = 3
"""A position that occurs for this many times ends the game."""

SHORTEST_RETURN: Final = 4
"""No position comes back in fewer moves: both players have to move away and back again."""


def outcome(position: Position) -> Outcome:
    """How the game stands."""
    reason = settled(position)
    if reason in (SIX_DISKS, THREE_RINGS, NO_PIECE_LEFT):
        return won(1 - position.to_move, reason=reason)
    if reason:
        return drawn(reason)
    if not can_move(position):
        return drawn(NO_LEGAL_MOVE)
    return IN_PROGRESS


def to_act(position: Position) -> tuple[int, ...]:
    """The seat to move, until the game is over."""
    return () if outcome(position).over else (position.to_move,)


def settled(position: Position) -> str:
    """Why the game is over whatever the player to move could do; empty when it is not."""
    next_seat = position.ply & 1
    opponent = position.holdings[next_seat]
    mover = position.holdings[1 - next_seat]
    if mover.captured_disks == ALL_DISKS:
        return SIX_DISKS
    if mover.captured_rings == ALL_RINGS:
        return THREE_RINGS
    if pieces_on_board(opponent, mover) == 0:
        return NO_PIECE_LEFT
    earlier = position.earlier
    if len(earlier) >= SHORTEST_RETURN * (OCCURRENCES - 1):  # noqa: SIM102  (the costly test last)
        if earlier.count(position.entry) >= OCCURRENCES - 1:
            return REPETITION
    return ""


def pieces_on_board(holding: Holding, other: Holding) -> int:
    """How many pieces the player with this holding has on the board."""
    return (ALL_DISKS + ALL_RINGS) - (
        holding.reserve_disks + holding.reserve_rings + other.captured_disks + other.captured_rings
    )


def standing(position: Position) -> str:
    """Whose turn it is after how many moves, or how the game has ended."""
    ended = outcome(position)
    if ended.result is Result.WON:
        return f"{COLOURS[ended.winners[0]]} has won: {_REASONS[ended.reason]}"
    if ended.over:
        return f"ExAequo: {_REASONS[ended.reason]}"
    return f"{COLOURS[position.to_move]} to move (move {position.ply + 1})"


_MARKS: Final = ("", "b", "w", "bD", "wD", "bR", "wR", "bd", "wd", "br", "wr")
"""How a key writes each board value: the tile's colour, then the piece, Black's as capitals."""


def key(position: Position) -> str:
    """An exact text for what the rules call the same position.

    The seat to move, the tiles with their pieces, and what both have captured; the reserves follow
    from these.
    """
    board = position.board
    tiles = ",".join([NAMES[cell] + _MARKS[board[cell]] for cell in position.tiles])
    black, white = position.holdings
    return (
        f"{'b' if position.to_move == BLACK else 'w'} {tiles}"
        f" {black.captured_disks}.{black.captured_rings}"
        f" {white.captured_disks}.{white.captured_rings}"
    )
