"""Position keys: an exact text, equal for two positions exactly when they go on alike.

A key holds the option, the tiles still to be used (this round's included) as they look, and of
every board what it shows where, where the figures stand, and the tile just laid if a figure is
pending. It leaves out what the future does not depend on: how many moves led here, in which order
the tiles were laid, which number a tile has, and the tiles that no round will reach.
"""

from __future__ import annotations

from ludex.limes.board import Board
from ludex.limes.geometry import xy_of
from ludex.limes.position import ROUNDS, Position
from ludex.limes.tile import format_rotated, format_tile


def key(position: Position) -> str:
    """The position's key."""
    contact = "edge" if position.edge_only else "any"
    rounds = range(position.rounds_done, ROUNDS)
    coming = ",".join(format_tile(position.tile(index)) for index in rounds)
    boards = "|".join(_board(position, board) for board in position.boards)
    return f"{contact};{coming};{boards}"


def _board(position: Position, board: Board) -> str:
    land = board.land
    shown = sorted(
        (laid.row, laid.column, format_rotated(position.tile(index), laid.rotation))
        for index, laid in enumerate(land.laid)
    )
    tiles = " ".join(f"{column},{row}={looks}" for row, column, looks in shown)
    figures = " ".join("{},{}".format(*xy_of(quadrant)) for quadrant in board.figures)
    pending = ""
    if board.figure_pending:
        last = land.laid[-1]
        pending = f"{last.column},{last.row}"
    return f"{tiles}/{figures}/{pending}"
