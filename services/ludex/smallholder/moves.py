"""Moves: which there are, why one is refused, and what playing one does.

A move is the cell where the stone goes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludex.core.played import Played
from ludex.core.value import Value
from ludex.core.violations import GAME_OVER, NOT_YOUR_TURN, Violation, ViolationKind
from ludex.smallholder import violations
from ludex.smallholder.board import Board, Cell
from ludex.smallholder.groups import Side, placed, without
from ludex.smallholder.notation import cell_name
from ludex.smallholder.placement import must_make_group, openings, smallest_size
from ludex.smallholder.position import COLOURS, WHITE, Position, position_of
from ludex.smallholder.rulesets import Ruleset


@dataclass(init=False, slots=True, eq=False)
class StonePlaced(Value):
    """A stone of this seat was placed on this cell."""

    seat: Final[int]
    cell: Final[Cell]

    def __init__(self, seat: int, cell: Cell) -> None:
        self.seat = seat
        self.cell = cell

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.cell


@dataclass(init=False, slots=True, eq=False)
class StonesCaptured(Value):
    """This seat captured the stones on these cells, by row, then column."""

    by_seat: Final[int]
    cells: Final[tuple[Cell, ...]]

    def __init__(self, by_seat: int, cells: tuple[Cell, ...]) -> None:
        self.by_seat = by_seat
        self.cells = cells

    def _fields(self) -> tuple[object, ...]:
        return self.by_seat, self.cells


def legal_moves(position: Position, seat: int) -> tuple[Cell, ...]:
    """Every legal move of the seat, by row, then column."""
    if seat != position.to_move:
        return ()
    return position.board.listed(position.placements)


def play(position: Position, seat: int, move: Cell) -> Played[Position]:
    """The position after a legal move: the stone is placed, then the mover captures."""
    board = position.board
    ruleset = position.ruleset
    own = placed(board, ruleset, position.side(seat), board.bit_number(move))
    enemy = position.side(1 - seat)
    taken = captured(ruleset, own, enemy)
    events: tuple[StonePlaced | StonesCaptured, ...] = (StonePlaced(seat, move),)
    if taken:
        enemy = without(board, ruleset, enemy, taken)
        events = (*events, StonesCaptured(seat, board.listed(taken)))
    black, white = (enemy, own) if seat == WHITE else (own, enemy)
    return Played(
        position_of(ruleset, board, black, white, 1 - seat, position.ply + 1),
        events,
    )


def captured(ruleset: Ruleset, own: Side, enemy: Side) -> int:
    """The enemy stones that fall to the holdings of `own`, who has just placed a stone."""
    held = enemy.stones & own.holdings
    if not held or not ruleset.captures_whole_groups:
        return held
    taken = 0
    for group in enemy.groups:
        if not group.stones & ~held:
            taken |= group.stones
    return taken


def refuse(position: Position, seat: int, move: Cell) -> Violation | None:
    """Why the seat may not place a stone on this cell now; None when it may."""
    if not position.placements:
        winner = COLOURS[1 - position.to_move]
        return GAME_OVER.at(ending=f"{winner} placed the last stone and has won")
    if seat != position.to_move:
        return NOT_YOUR_TURN.at(seat=seat, to_act=position.to_move)
    return _on_cell(position, move)


def _on_cell(position: Position, move: Cell) -> Violation | None:
    """What is wrong with the cell itself."""
    board = position.board
    cell = cell_name(move)
    if not board.has(move):
        return violations.CELL_OFF_BOARD.at(cell, board=board.name, cell=cell)
    bit = 1 << board.bit_number(move)
    if position.placements & bit:
        return None
    for colour, side in (("black", position.black), ("white", position.white)):
        if side.stones & bit:
            return violations.CELL_OCCUPIED.at(cell, cell=cell, colour=colour)
    enemy = position.side(1 - position.to_move)
    opened = openings(position.ruleset, board, position.side(position.to_move), enemy)
    if not (opened.apart | opened.joining) & bit:
        return _in_holdings(position.ruleset, board, enemy, cell, bit)
    return _beside_own(position, cell, board.neighbours[board.bit_number(move)])


def _in_holdings(ruleset: Ruleset, board: Board, enemy: Side, cell: str, bit: int) -> Violation:
    if ruleset.hull:
        kind = violations.CELL_IN_ENEMY_HULL
    elif ruleset.opens_beside_own:
        kind = violations.CELL_IN_ENEMY_GAP_APART
    else:
        kind = violations.CELL_IN_ENEMY_GAP
    holders = 0
    for group in enemy.groups:
        if group.holdings & bit:
            holders |= group.stones
    return kind.at(cell, *map(cell_name, board.listed(holders)), cell=cell)


def _beside_own(position: Position, cell: str, neighbours: int) -> Violation:
    """Why an open cell that joins own groups is closed: the rules of new and smallest groups."""
    board = position.board
    ruleset = position.ruleset
    own = position.side(position.to_move)
    opened = openings(ruleset, board, own, position.side(1 - position.to_move))
    touched = tuple(map(cell_name, board.listed(neighbours & own.stones)))
    if must_make_group(ruleset, own, opened):
        kind = _new_group_kind(ruleset)
    elif ruleset.smallest_playable:
        kind = violations.SMALLEST_PLAYABLE_GROUP_NOT_TOUCHED
    else:
        kind = violations.SMALLEST_GROUP_NOT_TOUCHED
    size = smallest_size(ruleset, own, opened)
    stones = "1 stone" if size == 1 else f"{size} stones"
    return kind.at(cell, *touched, cell=cell, own=", ".join(touched), size=stones)


def _new_group_kind(ruleset: Ruleset) -> ViolationKind:
    if ruleset.new_group_only_if_possible:
        return violations.NEW_GROUP_NEEDED_WHILE_POSSIBLE
    if ruleset.counts_playable_groups:
        return violations.NEW_GROUP_NEEDED_PLAYABLE
    return violations.NEW_GROUP_NEEDED
