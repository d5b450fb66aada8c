"""Why a move is illegal: the rules of each kind of move, asked one after the other."""

from __future__ import annotations

from ludex.core.violations import Violation
from ludex.hexaequo import violations as kinds
from ludex.hexaequo.cells import CROSSED, NAMES, Cell, distance
from ludex.hexaequo.chains import is_enemy
from ludex.hexaequo.moves import DISK, RING, LayTile, Move, MovePiece, PlacePiece
from ludex.hexaequo.position import (
    COLOURS,
    FIRST_PIECE,
    Position,
    colour_of,
    kind_of,
    owner,
    piece_of,
    touches,
)


def refuse_move(position: Position, move: Move) -> Violation | None:
    """Why the player to move may not do this; None when the rules allow it.

    Whether the game is over is another question.
    """
    if isinstance(move, LayTile):
        return _refuse_laying(position, move.cell)
    if isinstance(move, PlacePiece):
        return _refuse_placing(position, move.kind, move.cell)
    return _refuse_moving(position, move)


def _refuse_laying(position: Position, cell: Cell) -> Violation | None:
    seat = position.to_move
    if not position.holdings[seat].reserve_tiles:
        return kinds.NO_TILE_LEFT.at(colour=COLOURS[seat])
    if position.board[cell]:
        return kinds.CELL_HAS_TILE.at(NAMES[cell], cell=NAMES[cell])
    count = touches(position.board, cell)
    if count < 2:
        return kinds.TOUCHES_TOO_FEW.at(
            NAMES[cell], cell=NAMES[cell], count="only one" if count else "none"
        )
    return None


def _refuse_placing(position: Position, kind: int, cell: Cell) -> Violation | None:
    seat = position.to_move
    holding = position.holdings[seat]
    name = NAMES[cell]
    if kind == DISK and not holding.reserve_disks:
        return kinds.NO_DISK_LEFT.at(colour=COLOURS[seat])
    if kind == RING and not holding.reserve_rings:
        return kinds.NO_RING_LEFT.at(colour=COLOURS[seat])
    if kind == RING and not holding.captured_disks:
        return kinds.NO_DISK_TO_PAY.at(colour=COLOURS[seat])
    value = position.board[cell]
    if not value:
        return kinds.PLACED_ON_NO_TILE.at(name, cell=name)
    if colour_of(value) != seat:
        return kinds.PLACED_ON_ENEMY_TILE.at(name, cell=name, owner=COLOURS[1 - seat])
    if value >= FIRST_PIECE:
        return kinds.PLACED_ON_PIECE.at(name, cell=name)
    return None


def _refuse_moving(position: Position, move: MovePiece) -> Violation | None:
    seat = position.to_move
    start, landings = move.start, move.landings
    name = NAMES[start]
    value = position.board[start]
    if value < FIRST_PIECE:
        return kinds.NO_PIECE_AT_START.at(name, cell=name)
    piece = piece_of(value)
    if owner(piece) != seat:
        return kinds.ENEMY_PIECE_AT_START.at(name, cell=name, owner=COLOURS[1 - seat])
    if not landings:
        return kinds.NO_LANDING.at(name, cell=name)
    if kind_of(piece) == RING:
        return _refuse_leap(position, start, landings)
    if len(landings) == 1 and distance(start, landings[0]) == 1:
        return _refuse_step(position, landings[0])
    return _refuse_jumps(position, start, landings)


def _refuse_leap(position: Position, start: Cell, landings: tuple[Cell, ...]) -> Violation | None:
    if len(landings) > 1:
        return kinds.RING_CHAIN.at(
            NAMES[start],
            *[NAMES[cell] for cell in landings],
            start=NAMES[start],
            count=len(landings),
        )
    landing = landings[0]
    name = NAMES[landing]
    if landing == start:
        return kinds.STAYS_PUT.at(name, cell=name)
    if distance(start, landing) != 2:
        return kinds.RING_NOT_TWO_AWAY.at(
            NAMES[start],
            name,
            cell=name,
            start=NAMES[start],
            distance=distance(start, landing),
        )
    value = position.board[landing]
    if not value:
        return kinds.LANDING_WITHOUT_TILE.at(name, cell=name)
    if value >= FIRST_PIECE and not is_enemy(value, position.to_move):
        return kinds.RING_ONTO_FRIEND.at(name, cell=name, owner=COLOURS[position.to_move])
    return None


def _refuse_step(position: Position, landing: Cell) -> Violation | None:
    name = NAMES[landing]
    value = position.board[landing]
    if not value:
        return kinds.LANDING_WITHOUT_TILE.at(name, cell=name)
    if value >= FIRST_PIECE:
        return kinds.STEP_ONTO_PIECE.at(name, cell=name)
    return None


def _refuse_jumps(position: Position, start: Cell, landings: tuple[Cell, ...]) -> Violation | None:
    """Follows the chain jump by jump, with the board as it is by then."""
    seat = position.to_move
    board = bytearray(position.board)
    board[start] -= 2 * piece_of(board[start])
    been = {start}
    captured: set[Cell] = set()
    cell = start
    for landing in landings:
        over = CROSSED[cell].get(landing)
        if over is None:
            return _no_jump(cell, landing)
        here, there, between = NAMES[cell], NAMES[landing], NAMES[over]
        if not board[landing]:
            return kinds.LANDING_WITHOUT_TILE.at(there, cell=there)
        if board[landing] >= FIRST_PIECE:
            return kinds.JUMP_ONTO_PIECE.at(there, cell=there)
        if board[over] < FIRST_PIECE:
            crossing = (here, between, there)
            if not board[over]:
                return kinds.JUMP_OVER_HOLE.at(*crossing, over=between)
            if over in captured:
                return kinds.JUMP_OVER_CAPTURED.at(*crossing, over=between)
            return kinds.JUMP_OVER_EMPTY_TILE.at(*crossing, over=between)
        if is_enemy(board[over], seat):
            # The capture comes before the landing: what the disk had visited is forgotten first.
            captured.add(over)
            board[over] -= 2 * piece_of(board[over])
            been = set()
        if landing in been:
            return kinds.HOP_IN_CIRCLE.at(there, cell=there)
        been.add(landing)
        cell = landing
    return None


def _no_jump(cell: Cell, landing: Cell) -> Violation:
    here, there = NAMES[cell], NAMES[landing]
    if cell == landing:
        return kinds.STAYS_PUT.at(there, cell=there)
    if distance(cell, landing) == 1:
        return kinds.STEP_IN_CHAIN.at(here, there, start=here, cell=there)
    return kinds.NEITHER_STEP_NOR_JUMP.at(here, there, start=here, cell=there)
