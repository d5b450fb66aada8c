"""Whether a setup is possible: the gate between a stranger's setup and a position.

A position that passes need not be reachable in a game. What is checked are the board, the turn,
the stones one by one, their numbers, and the one thing that every move leaves behind: no stone
(in rulesets that capture whole groups, no group) stands where it should have been captured.
"""

from __future__ import annotations

from typing import Final

from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.smallholder import violations
from ludex.smallholder.board import Board, board_named
from ludex.smallholder.groups import Side, side_of
from ludex.smallholder.notation import cell_name
from ludex.smallholder.position import BLACK, COLOURS, WHITE, Position, Setup, position_of
from ludex.smallholder.rulesets import Ruleset

FIELDS: Final = ("black_stones", "white_stones")

LAST_PLY: Final = 10**9
"""The last ply that is accepted. No game comes near it; it keeps plies within 32 bits."""


def admit(setup: Setup) -> Position | Defects:
    """The position that a setup states, or everything that is wrong with it."""
    defects = turn_defects(setup)
    board = board_named(setup.board)
    if board is None:
        defects.append(violations.board_unknown(setup.board, "board"))
        return tuple(defects)
    stones = [0, 0]
    for seat in (BLACK, WHITE):
        defects += number_defects(setup, seat)
        defects += _stones(setup, board, seat, stones)
    if defects:
        return tuple(defects)
    black = side_of(board, setup.ruleset, stones[BLACK])
    white = side_of(board, setup.ruleset, stones[WHITE])
    defects = [
        *_should_be_captured(setup, board, BLACK, black, white),
        *_should_be_captured(setup, board, WHITE, white, black),
    ]
    if defects:
        return tuple(defects)
    return position_of(setup.ruleset, board, black, white, setup.to_move, setup.ply)


def turn_defects(setup: Setup) -> list[Defect]:
    """What is wrong with whose turn it is after how many moves."""
    defects: list[Defect] = []
    if setup.to_move not in (BLACK, WHITE):
        defects.append(
            Defect(
                violations.TO_MOVE_UNKNOWN.code,
                "to_move",
                f"Seat 0 or seat 1 is to move, not seat {setup.to_move}.",
            )
        )
    elif setup.ply % 2 != setup.to_move:
        defects.append(
            Defect(
                violations.PLY_OF_OTHER_SEAT.code,
                "ply",
                f"After {setup.ply} moves it is {COLOURS[setup.ply % 2]}'s turn, "
                f"not {COLOURS[setup.to_move]}'s.",
            )
        )
    if setup.ply > LAST_PLY:
        defects.append(
            Defect(
                violations.PLY_TOO_GREAT.code,
                "ply",
                f"At most {LAST_PLY} moves are counted, not {setup.ply}.",
            )
        )
    return defects


def number_defects(setup: Setup, seat: int) -> list[Defect]:
    """What the number of moves says about the number of stones."""
    have = len((setup.black_stones, setup.white_stones)[seat])
    placed = placed_by(seat, setup.ply)
    enemy_placed = placed_by(1 - seat, setup.ply)
    colour = COLOURS[seat]
    if have > placed:
        return [
            Defect(
                violations.STONES_NEVER_PLACED.code,
                FIELDS[seat],
                f"{colour} has {have} stones on the board but has placed {placed}.",
            )
        ]
    if not have and setup.ply and (setup.ply - 1) % 2 == seat:
        return [
            Defect(
                violations.LAST_STONE_MISSING.code,
                FIELDS[seat],
                f"{colour} has just placed a stone, but has none on the board.",
            )
        ]
    least = least_to_capture(setup.ruleset)
    if have < placed and enemy_placed < least:
        return [
            Defect(
                violations.STONES_LOST_TOO_EARLY.code,
                FIELDS[seat],
                f"{colour} has placed {placed} stones and has {have} left, but the opponent has "
                f"placed {enemy_placed}, and it takes {least} to capture.",
            )
        ]
    return []


def placed_by(seat: int, ply: int) -> int:
    """How many stones the seat has placed in so many moves."""
    return (ply + 1 - seat) // 2


def least_to_capture(ruleset: Ruleset) -> int:
    """The size of the smallest group that holds a cell other than its own.

    Two stones with a gap between them take two more to be connected around it; a hull has a
    corner to spare as soon as three stones are bent.
    """
    return 3 if ruleset.hull else 4


def _stones(setup: Setup, board: Board, seat: int, stones: list[int]) -> list[Defect]:
    """Reads one seat's stones into `stones`, with what is wrong with each."""
    listed = (setup.black_stones, setup.white_stones)[seat]
    field = FIELDS[seat]
    if len(listed) > board.size:
        return [
            Defect(
                violations.STONES_TOO_MANY.code,
                field,
                f"{len(listed)} stones do not fit on the {board.size} cells of {board.name}.",
            )
        ]
    defects: list[Defect] = []
    for place, cell in enumerate(listed):
        if not board.has(cell):
            coordinate = "row" if 0 <= cell.column < board.columns else "column"
            defects.append(
                Defect(
                    violations.STONE_OFF_BOARD.code,
                    f"{field}[{place}].{coordinate}",
                    f"{board.name} has no cell ({cell.column}, {cell.row}).",
                )
            )
            continue
        bit = 1 << board.bit_number(cell)
        if stones[seat] & bit:
            defects.append(
                Defect(
                    violations.STONE_TWICE.code,
                    f"{field}[{place}]",
                    f"The stone on {cell_name(cell)} is listed twice.",
                )
            )
        elif seat == WHITE and stones[BLACK] & bit:
            defects.append(
                Defect(
                    violations.CELL_OF_BOTH.code,
                    f"{field}[{place}]",
                    f"{cell_name(cell)} can't hold a black and a white stone.",
                )
            )
        stones[seat] |= bit
    return defects


def _should_be_captured(
    setup: Setup, board: Board, seat: int, side: Side, enemy: Side
) -> list[Defect]:
    """The stones that the opponent's holdings would not have let stand."""
    listed = (setup.black_stones, setup.white_stones)[seat]
    if setup.ruleset.captures_whole_groups:
        lost = [group.stones for group in side.groups if not group.stones & ~enemy.holdings]
        kind = violations.GROUP_IN_ENEMY_HOLDINGS
        text = "{}'s whole group with {} is in the opponent's holdings: it should be captured."
    else:
        held = side.stones & enemy.holdings
        lost = [1 << board.bit_number(cell) for cell in board.listed(held)]
        kind = violations.STONE_IN_ENEMY_HOLDINGS
        text = "{}'s stone on {} is in the opponent's holdings: it should be captured."
    defects: list[Defect] = []
    for place, cell in enumerate(listed):
        bit = 1 << board.bit_number(cell)
        here = next((stones for stones in lost if stones & bit), 0)
        if here:
            lost.remove(here)
            defects.append(
                Defect(
                    kind.code,
                    f"{FIELDS[seat]}[{place}]",
                    text.format(COLOURS[seat], cell_name(cell)),
                )
            )
    return defects
