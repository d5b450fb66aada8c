"""Hexaequo's protobuf messages, read into values and written from them.

Reading a state leaves every judgement to `admit`: a Setup can hold any nonsense that the message
can. Only as much of the lists is read as `admit` needs to see that they are too long.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from ludex.core.codec import Codec
from ludex.core.fields import varint
from ludex.core.game import Defects, is_defects
from ludex.core.violations import Defect
from ludex.hexaequo import legality
from ludex.hexaequo.admission import MAX_TILES
from ludex.hexaequo.cells import OFF, Cell, cell_at, coordinates
from ludex.hexaequo.earlier import MAX_EARLIER
from ludex.hexaequo.encoded import encode_state
from ludex.hexaequo.game import GAME, Hexaequo, Options, View
from ludex.hexaequo.glance import at_a_glance
from ludex.hexaequo.moves import (
    DISK,
    RING,
    DiskReturned,
    Forms,
    LayTile,
    Move,
    MovePiece,
    PieceCaptured,
    PieceMoved,
    PiecePlaced,
    PlacePiece,
    TileLaid,
)
from ludex.hexaequo.notation import format_move
from ludex.hexaequo.position import (
    Holding,
    LaidTile,
    Position,
    Setup,
    colour_of,
    piece_of,
)
from ludex_proto.hexaequo.v1 import game_pb2, service_pb2

MAX_LANDINGS = 180
"""No chain is longer: between captures a disk visits a tile once, and nothing has more than nine
pieces to capture."""


class HexaequoCodec(Codec[Options, Setup, Position, Move, View]):
    """The messages of Hexaequo."""

    game: Hexaequo = GAME
    service = service_pb2
    vocabulary = game_pb2

    def read_options(self, message: Any) -> Options | Defects:
        """No options."""
        return Options()

    def write_options(self, options: Options) -> game_pb2.Options:
        """No options."""
        return game_pb2.Options()

    def admit(self, state: bytes) -> Position | Defects:
        """The position that an encoded State writes, or everything that is wrong with it."""
        return at_a_glance(state) or super().admit(state)

    def read_state(self, message: Any) -> Setup:
        """The setup that a State writes."""
        return Setup(
            tuple(
                [
                    # Colours count from 1 in the contract, where 0 means that none was given.
                    LaidTile(
                        tile.q,
                        tile.r,
                        tile.colour - 1,
                        tile.piece if tile.HasField("piece") else None,
                    )
                    for tile in message.tiles[: MAX_TILES + 1]
                ]
            ),
            tuple(
                [
                    Holding(
                        holding.reserve_tiles,
                        holding.reserve_disks,
                        holding.reserve_rings,
                        holding.captured_disks,
                        holding.captured_rings,
                    )
                    for holding in message.holdings[:3]
                ]
            ),
            message.to_move,
            message.ply,
            tuple(message.earlier_positions[: MAX_EARLIER + 1]),
        )

    def write_state(self, position: Position) -> game_pb2.State:
        """The State, tiles sorted by (q, r)."""
        board = position.board
        return game_pb2.State(
            tiles=[_write_tile(cell, board[cell]) for cell in position.tiles],
            holdings=[_write_holding(holding) for holding in position.holdings],
            to_move=position.to_move,
            ply=position.ply,
            earlier_positions=position.earlier,
        )

    encode_state = staticmethod(encode_state)

    def encode_legal_moves(self, position: Position, seat: int, number: int) -> tuple[int, bytes]:
        """How many legal moves the seat has, and those moves, put together from encoded ones."""
        moves = legality.legal(position, seat, _ENCODED)
        # Each is a whole entry but for what begins it.
        return len(moves), varint(number << 3 | 2).join([b"", *moves])

    def read_action(self, message: Any) -> Move | Defects | None:
        """The move that lay_tile, place_piece or move_piece writes."""
        action = message.WhichOneof("action")
        if action is None:
            return None
        defects: list[Defect] = []
        body = getattr(message, action)
        if action == "lay_tile":
            move: Move = LayTile(_read_cell(body, "cell", action, defects))
        elif action == "place_piece":
            if body.kind not in (DISK, RING):
                text = "A piece to place is a disk or a ring."
                defects.append(Defect("KIND_UNKNOWN", "place_piece.kind", text))
            move = PlacePiece(body.kind, _read_cell(body, "cell", action, defects))
        else:
            if len(body.landings) > MAX_LANDINGS:
                text = f"A chain has at most {MAX_LANDINGS} landings."
                defects.append(Defect("TOO_MANY_LANDINGS", "move_piece.landings", text))
            start = _read_cell(body, "from", action, defects)
            landings = [
                _cell_of(landing, f"move_piece.landings[{index}]", defects)
                for index, landing in enumerate(body.landings[:MAX_LANDINGS])
            ]
            move = MovePiece(start, tuple(landings))
        return tuple(defects) if defects else move

    def write_move(self, move: Move) -> game_pb2.Move:
        """The Move, text and action."""
        text = format_move(move)
        if isinstance(move, LayTile):
            laying = game_pb2.LayTile(cell=_write_cell(move.cell))
            return game_pb2.Move(text=text, lay_tile=laying)
        if isinstance(move, PlacePiece):
            placing = game_pb2.PlacePiece(
                kind=cast("game_pb2.PieceKind", move.kind), cell=_write_cell(move.cell)
            )
            return game_pb2.Move(text=text, place_piece=placing)
        moving = game_pb2.MovePiece(landings=[_write_cell(cell) for cell in move.landings])
        getattr(moving, "from").CopyFrom(_write_cell(move.start))
        return game_pb2.Move(text=text, move_piece=moving)

    def write_event(self, event: Any) -> game_pb2.Event:
        """The Event."""
        match event:
            case TileLaid(colour, cell):
                return game_pb2.Event(
                    tile_laid=game_pb2.TileLaid(
                        colour=_write_colour(colour), cell=_write_cell(cell)
                    )
                )
            case PiecePlaced(piece, cell):
                return game_pb2.Event(
                    piece_placed=game_pb2.PiecePlaced(
                        piece=_write_piece(piece), cell=_write_cell(cell)
                    )
                )
            case PieceMoved(piece, start, landing):
                moved = game_pb2.PieceMoved(piece=_write_piece(piece), to=_write_cell(landing))
                getattr(moved, "from").CopyFrom(_write_cell(start))
                return game_pb2.Event(piece_moved=moved)
            case PieceCaptured(piece, cell, by_seat):
                return game_pb2.Event(
                    piece_captured=game_pb2.PieceCaptured(
                        piece=_write_piece(piece), cell=_write_cell(cell), by_seat=by_seat
                    )
                )
            case DiskReturned(to_seat):
                return game_pb2.Event(disk_returned=game_pb2.DiskReturned(to_seat=to_seat))
        raise TypeError(f"not an event of Hexaequo: {event!r}")

    def read_view(self, message: Any) -> View | Defects:
        """The view that a View writes; its state has to be a possible one."""
        defects: list[Defect] = []
        seat = message.seat if message.HasField("seat") else None
        if seat is not None and seat > 1:
            defects.append(Defect("SEAT_UNKNOWN", "seat", f"A seat is 0 or 1, not {seat}."))
        if not message.HasField("state"):
            defects.append(Defect("STATE_MISSING", "state", "A view needs its state."))
            return tuple(defects)
        admitted = self.game.admit(self.read_state(message.state))
        if is_defects(admitted):
            defects += [
                Defect(defect.code, f"state.{defect.field}", defect.message) for defect in admitted
            ]
        return tuple(defects) if defects else View(seat, cast("Position", admitted))

    def write_view(self, view: View) -> game_pb2.View:
        """The View."""
        return game_pb2.View(seat=view.seat, state=self.write_state(view.position))

    def read_known(self, message: Any) -> None:
        """Nothing: there is nothing to know beyond a view."""
        return


def _write_cell(cell: Cell) -> game_pb2.Cell:
    q, r = coordinates(cell)
    return game_pb2.Cell(q=q, r=r)


def _write_colour(colour: int) -> game_pb2.Colour:
    return cast("game_pb2.Colour", colour + 1)


def _write_piece(piece: int) -> game_pb2.Piece:
    return cast("game_pb2.Piece", piece)


def _write_tile(cell: Cell, value: int) -> game_pb2.Tile:
    q, r = coordinates(cell)
    return game_pb2.Tile(
        q=q,
        r=r,
        colour=_write_colour(colour_of(value)),
        piece=_write_piece(piece_of(value)) or None,
    )


def _write_holding(holding: Holding) -> game_pb2.Holding:
    return game_pb2.Holding(
        reserve_tiles=holding.reserve_tiles,
        reserve_disks=holding.reserve_disks,
        reserve_rings=holding.reserve_rings,
        captured_disks=holding.captured_disks,
        captured_rings=holding.captured_rings,
    )


def _read_cell(body: Any, name: str, path: str, defects: list[Defect]) -> Cell:
    if not body.HasField(name):
        defects.append(Defect("CELL_MISSING", f"{path}.{name}", "A cell is needed here."))
        return OFF
    return _cell_of(getattr(body, name), f"{path}.{name}", defects)


def _cell_of(message: Any, path: str, defects: list[Defect]) -> Cell:
    for name, value in (("q", message.q), ("r", message.r)):
        if cell_at(value, 0) == OFF:
            text = f"{name} is between -8 and 8, not {value}."
            defects.append(Defect("CELL_OUT_OF_RANGE", f"{path}.{name}", text))
    return cell_at(message.q, message.r)


CODEC = HexaequoCodec()


def _encoded_move(move: Move) -> bytes:
    message = CODEC.write_move(move).SerializeToString()
    return varint(len(message)) + message


_ENCODED: Forms[bytes] = Forms(_encoded_move, lru_cache(maxsize=1 << 10)(_encoded_move))
"""The moves, each with its length before it."""
