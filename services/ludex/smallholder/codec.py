"""The SmallHolder's messages, read into values and written from them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from ludex.core.codec import Codec
from ludex.core.fields import field_entry
from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.smallholder import violations
from ludex.smallholder.admission import FIELDS
from ludex.smallholder.board import (
    DEFAULT_BOARD,
    MOST_CELLS,
    Board,
    Cell,
    board_named,
)
from ludex.smallholder.encoded import encode_state, listed
from ludex.smallholder.game import GAME
from ludex.smallholder.glance import at_a_glance
from ludex.smallholder.moves import StonePlaced, StonesCaptured
from ludex.smallholder.notation import COLUMN_LETTERS, ROWS_NAMED, cell_name, is_nameable
from ludex.smallholder.options import Options
from ludex.smallholder.position import BLACK, WHITE, Position, Setup
from ludex.smallholder.rulesets import (
    GAPS_ORIGINAL,
    HULL_SETBACKS,
    NIBBLER,
    OFFSHORE_GAPS,
    STYMIE,
    Ruleset,
)
from ludex.smallholder.view import View
from ludex_proto.smallholder.v1 import game_pb2, service_pb2

RULESETS: dict[int, Ruleset] = {
    game_pb2.RULESET_GAPS_ORIGINAL: GAPS_ORIGINAL,
    game_pb2.RULESET_NIBBLER: NIBBLER,
    game_pb2.RULESET_OFFSHORE_GAPS: OFFSHORE_GAPS,
    game_pb2.RULESET_STYMIE: STYMIE,
    game_pb2.RULESET_HULL_SETBACKS: HULL_SETBACKS,
}
"""The rulesets by their numbers in messages."""

NUMBERS: dict[Ruleset, Any] = {ruleset: number for number, ruleset in RULESETS.items()}


class SmallholderCodec(Codec[Options, Setup, Position, Cell, View]):
    """The messages of The SmallHolder."""

    game = GAME
    service = service_pb2
    vocabulary = game_pb2

    def read_options(self, message: Any) -> Options | Defects:
        """The options of a new game; those left out take their defaults."""
        defects: list[Defect] = []
        ruleset: Ruleset | Defect = GAPS_ORIGINAL
        if message.HasField("ruleset"):
            ruleset = _read_ruleset(message.ruleset)
        if isinstance(ruleset, Defect):
            defects.append(ruleset)
        board_name = message.board if message.HasField("board") else DEFAULT_BOARD
        board = board_named(board_name)
        if board is None:
            defects.append(violations.board_unknown(board_name, "board"))
        if isinstance(ruleset, Defect) or board is None:
            return tuple(defects)
        return Options(ruleset, board)

    def write_options(self, options: Options) -> game_pb2.Options:
        """The Options message that reads back as `options`."""
        return game_pb2.Options(ruleset=NUMBERS[options.ruleset], board=options.board.name)

    def admit(self, state: bytes) -> Position | Defects:
        """The position that an encoded State writes, or everything that is wrong with it."""
        return at_a_glance(state, RULESETS) or super().admit(state)

    def read_state(self, message: Any) -> Setup | Defects:
        """The setup that a State writes."""
        ruleset = _read_ruleset(message.ruleset)
        defects = [ruleset] if isinstance(ruleset, Defect) else []
        # A list longer than any board is refused before its cells are read.
        for field in FIELDS:
            stones = len(getattr(message, field))
            if stones > MOST_CELLS:
                defects.append(
                    Defect(
                        violations.STONES_TOO_MANY.code,
                        field,
                        f"{stones} stones do not fit on any board; the largest has "
                        f"{MOST_CELLS} cells.",
                    )
                )
        if isinstance(ruleset, Defect) or defects:
            return tuple(defects)
        return Setup(
            ruleset,
            message.board,
            tuple([Cell(cell.column, cell.row) for cell in message.black_stones]),
            tuple([Cell(cell.column, cell.row) for cell in message.white_stones]),
            message.to_move,
            message.ply,
        )

    def write_state(self, position: Position) -> game_pb2.State:
        """The State of a position, its stones sorted by row, then column."""
        board = position.board
        return game_pb2.State(
            ruleset=NUMBERS[position.ruleset],
            board=board.name,
            black_stones=_stones(board, position, BLACK),
            white_stones=_stones(board, position, WHITE),
            to_move=position.to_move,
            ply=position.ply,
        )

    def encode_state(self, position: Position) -> bytes:
        """The encoded State, written without a message of every cell."""
        return encode_state(position, _encoded_head(position.ruleset, position.board))

    def encode_legal_moves(self, position: Position, seat: int, number: int) -> tuple[int, bytes]:
        """How many legal moves the seat has, and those moves, put together from encoded ones."""
        if seat != position.to_move:
            return 0, b""
        moves = listed(position.placements, _encoded_moves(position.board, number))
        return len(moves), b"".join(moves)

    def read_action(self, message: Any) -> Cell | Defects | None:
        """The cell of a Move; None when it has none."""
        if not message.HasField("cell"):
            return None
        cell = Cell(message.cell.column, message.cell.row)
        if not is_nameable(cell):
            coordinate = "row" if cell.column < len(COLUMN_LETTERS) else "column"
            return (
                Defect(
                    violations.CELL_NAMELESS.code,
                    f"cell.{coordinate}",
                    f"Cells have columns 0 to {len(COLUMN_LETTERS) - 1} and rows 0 to "
                    f"{ROWS_NAMED - 1}, not ({cell.column}, {cell.row}).",
                ),
            )
        return cell

    def write_move(self, move: Cell) -> game_pb2.Move:
        """The Move, text and cell."""
        return game_pb2.Move(text=cell_name(move), cell=_cell(move))

    def write_event(self, event: Any) -> game_pb2.Event:
        """The Event."""
        match event:
            case StonePlaced(seat, cell):
                return game_pb2.Event(
                    stone_placed=game_pb2.StonePlaced(seat=seat, cell=_cell(cell))
                )
            case StonesCaptured(by_seat, cells):
                return game_pb2.Event(
                    stones_captured=game_pb2.StonesCaptured(by_seat=by_seat, cells=_cells(cells))
                )
        raise TypeError(f"{event!r} is no event of The SmallHolder")

    def read_view(self, message: Any) -> View | Defects:
        """The view that a View writes. Its state must be possible."""
        defects: list[Defect] = []
        if message.HasField("seat") and message.seat not in (BLACK, WHITE):
            defects.append(
                Defect(
                    violations.SEAT_UNKNOWN.code,
                    "seat",
                    f"The viewer is in seat 0 or 1, not {message.seat}.",
                )
            )
        if not message.HasField("state"):
            defects.append(
                Defect(violations.STATE_MISSING.code, "state", "Give the state that is seen.")
            )
            return tuple(defects)
        setup = self.read_state(message.state)
        position = GAME.admit(setup) if isinstance(setup, Setup) else setup
        if not isinstance(position, Position):
            defects += [
                Defect(defect.code, f"state.{defect.field}", defect.message) for defect in position
            ]
        elif not defects:
            return View(message.seat if message.HasField("seat") else None, position)
        return tuple(defects)

    def write_view(self, view: View) -> game_pb2.View:
        """The View."""
        return game_pb2.View(seat=view.seat, state=self.write_state(view.position))

    def read_known(self, message: Any) -> None:
        """None: there is nothing hidden to know."""


def _read_ruleset(number: int) -> Ruleset | Defect:
    if number == game_pb2.RULESET_UNSPECIFIED:
        return Defect(
            violations.RULESET_MISSING.code,
            "ruleset",
            f"Name the ruleset. Rulesets are {violations.RULESET_VALUES}.",
        )
    ruleset = RULESETS.get(number)
    return violations.ruleset_unknown(str(number), "ruleset") if ruleset is None else ruleset


def _cell(cell: Cell) -> game_pb2.Cell:
    return game_pb2.Cell(column=cell.column, row=cell.row)


def _cells(cells: Iterable[Cell]) -> list[game_pb2.Cell]:
    return [_cell(cell) for cell in cells]


def _stones(board: Board, position: Position, seat: int) -> list[game_pb2.Cell]:
    return _cells(board.listed(position.side(seat).stones))


# What is encoded over and over, encoded once for each board. A cell's place in a table is its bit
# number.


@cache
def _encoded_head(ruleset: Ruleset, board: Board) -> bytes:
    """What a State begins with."""
    return game_pb2.State(ruleset=NUMBERS[ruleset], board=board.name).SerializeToString()


@lru_cache(maxsize=1 << 6)
def _encoded_moves(board: Board, number: int) -> tuple[bytes, ...]:
    """Every cell as a move in a repeated field of this number."""
    return tuple(
        [field_entry(number, CODEC.write_move(cell).SerializeToString()) for cell in board.cell_at]
    )


CODEC = SmallholderCodec()
"""The codec of The SmallHolder."""
