"""What a move changes. Only for legal moves: nothing is checked again here."""

from __future__ import annotations

from bisect import bisect_left

from ludex.core.played import Played
from ludex.hexaequo.cells import CROSSED, NEIGHBOURS, OFF, Cell
from ludex.hexaequo.chains import is_enemy
from ludex.hexaequo.moves import (
    DISK,
    RING,
    DiskReturned,
    Event,
    LayTile,
    Move,
    MovePiece,
    PieceCaptured,
    PieceMoved,
    PiecePlaced,
    PlacePiece,
    TileLaid,
)
from ludex.hexaequo.position import (
    EMPTY,
    FIRST_PIECE,
    Holding,
    Position,
    board_value,
    kind_of,
    owner,
    piece_number,
    piece_of,
    touches,
)


def play(position: Position, move: Move) -> Played[Position]:
    """The position after a legal move, and what happened."""
    return Played(after(position, move), tuple(events(position, move)))


def after(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    if isinstance(move, LayTile):
        return _lay(position, move.cell)
    if isinstance(move, PlacePiece):
        return _place(position, move.kind, move.cell)
    return _move(position, move)


def _lay(position: Position, cell: Cell) -> Position:
    seat = position.ply & 1
    board = bytearray(position.board)
    board[cell] = board_value(seat, EMPTY)
    tiles = position.tiles
    index = bisect_left(tiles, cell)
    before = position.pieces & ((1 << 3 * index) - 1)
    frontier = set(position.frontier)
    frontier.remove(cell)
    for beside in NEIGHBOURS[cell]:
        if not board[beside] and beside not in frontier and touches(board, beside) >= 2:
            frontier.add(beside)
    return Position(
        bytes(board),
        _held(position, seat, position.holdings[seat].plus(reserve_tiles=-1)),
        position.ply + 1,
        (),
        (*tiles[:index], cell, *tiles[index:]),
        tuple(sorted(frontier)),
        before | (position.pieces - before) << 3,
    )


def _place(position: Position, kind: int, cell: Cell) -> Position:
    seat = position.ply & 1
    own, other = position.holdings[seat], position.holdings[1 - seat]
    if kind == DISK:
        own = own.plus(reserve_disks=-1)
    else:
        own = own.plus(reserve_rings=-1, captured_disks=-1)
        other = other.plus(reserve_disks=1)
    piece = piece_number(seat, kind)
    board = bytearray(position.board)
    board[cell] += 2 * piece
    return Position(
        bytes(board),
        (own, other) if seat == 0 else (other, own),
        position.ply + 1,
        (),
        position.tiles,
        position.frontier,
        position.pieces | piece << 3 * position.tiles.index(cell),
    )


def _move(position: Position, move: MovePiece) -> Position:
    start, landing = move.start, move.landings[-1]
    board = bytearray(position.board)
    tiles = position.tiles
    piece = piece_of(board[start])
    captured = captures(position.board, move)
    board[start] -= 2 * piece
    pieces = position.pieces ^ piece << 3 * tiles.index(start)
    holdings = position.holdings
    if captured:
        seat = position.ply & 1
        disks = 0
        for cell in captured:
            taken = piece_of(board[cell])
            disks += kind_of(taken) == DISK
            board[cell] -= 2 * taken
            pieces ^= taken << 3 * tiles.index(cell)
        own = holdings[seat].plus(captured_disks=disks, captured_rings=len(captured) - disks)
        holdings = _held(position, seat, own)
        earlier: tuple[int, ...] = ()
    else:
        earlier = (*position.earlier, position.entry)
    board[landing] += 2 * piece
    return Position(
        bytes(board),
        holdings,
        position.ply + 1,
        earlier,
        tiles,
        position.frontier,
        pieces ^ piece << 3 * tiles.index(landing),
    )


def captures(board: bytes, move: MovePiece) -> list[Cell]:
    """The cells of the pieces that a legal move of a piece captures, in order."""
    start, landings = move.start, move.landings
    piece = piece_of(board[start])
    if kind_of(piece) == RING:
        return [landings[0]] if board[landings[0]] >= FIRST_PIECE else []
    if landings[0] not in CROSSED[start]:
        return []
    seat = owner(piece)
    captured: list[Cell] = []
    cell = start
    for landing in landings:
        over = CROSSED[cell][landing]
        if is_enemy(board[over], seat):
            captured.append(over)
        cell = landing
    return captured


def _held(position: Position, seat: int, holding: Holding) -> tuple[Holding, Holding]:
    other = position.holdings[1 - seat]
    return (holding, other) if seat == 0 else (other, holding)


def events(position: Position, move: Move) -> list[Event]:
    """What a legal move brings about, in the order in which it happens."""
    seat = position.to_move
    board = position.board
    if isinstance(move, LayTile):
        return [TileLaid(seat, move.cell)]
    if isinstance(move, PlacePiece):
        placed = PiecePlaced(piece_number(seat, move.kind), move.cell)
        return [placed] if move.kind == DISK else [DiskReturned(1 - seat), placed]
    happened: list[Event] = []
    piece = piece_of(board[move.start])
    captured = captures(board, move)
    cell = move.start
    for landing in move.landings:
        taken = landing if kind_of(piece) == RING else CROSSED[cell].get(landing, OFF)
        if taken in captured:
            happened.append(PieceCaptured(piece_of(board[taken]), taken, seat))
        happened.append(PieceMoved(piece, cell, landing))
        cell = landing
    return happened
