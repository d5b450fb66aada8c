"""A position in plain text, for a terminal.

The board leans as it does in the picture: row 1 at the bottom, each column running up and to the
left. A row's number stands at its left end, a column's letter below its lowest cell.
"""

from __future__ import annotations

from ludex.smallholder.board import Board, Cell
from ludex.smallholder.ending import outcome
from ludex.smallholder.notation import COLUMN_LETTERS
from ludex.smallholder.position import COLOURS, Position
from ludex.smallholder.view import View, position_shown

BLACK_STONE = "x"
WHITE_STONE = "o"
EMPTY = "."
NUMBER_WIDTH = 2


def diagram(shown: Position | View) -> str:
    """The board with its stones, then whose turn it is or who has won."""
    position = position_shown(shown)
    board = position.board
    lines = [_row(position, row) for row in reversed(range(board.rows))]
    lines.append(_line_of(board, -1, {}, ""))
    margin = min(len(line) - len(line.lstrip()) for line in lines)
    lines = [line[margin:] for line in lines]
    return "\n".join([*lines, "", caption(position), f"{BLACK_STONE} Black   {WHITE_STONE} White"])


def caption(position: Position) -> str:
    """The ruleset and board, and how the game stands, in a line."""
    ending = outcome(position)
    moves = "1 move" if position.ply == 1 else f"{position.ply} moves"
    if ending.over:
        stands = f"{COLOURS[ending.winners[0]]} has won after {moves}"
    else:
        stands = f"{COLOURS[position.to_move]} to move after {moves}"
    return f"{position.ruleset.title} on {position.board.name}: {stands}"


def _row(position: Position, row: int) -> str:
    board = position.board
    signs = {}
    for cell in board.in_order:
        if cell.row == row:
            bit = 1 << board.bit_number(cell)
            if position.black.stones & bit:
                signs[cell.column] = BLACK_STONE
            elif position.white.stones & bit:
                signs[cell.column] = WHITE_STONE
            else:
                signs[cell.column] = EMPTY
    return _line_of(board, row, signs, str(row + 1))


def _line_of(board: Board, row: int, signs: dict[int, str], number: str) -> str:
    """A row of signs by column, between its number and the letters of columns that start above."""
    first = min(signs, default=0)
    for column in range(board.columns):
        if (
            column not in signs
            and board.has(Cell(column, row + 1))
            and not board.has(Cell(column, row))
            and column >= first
        ):
            signs = {**signs, column: COLUMN_LETTERS[column]}
    # A step to the right is two characters, and a row leans one to the left of the row below.
    start = NUMBER_WIDTH + board.rows + 2 * first - row
    cells = " ".join(signs[column] for column in sorted(signs))
    return number.rjust(start - 1) + " " + cells if number else " " * start + cells
