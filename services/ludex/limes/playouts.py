"""Whole games at random, played on the ground itself: the quick twin of `Game.playout`.

The same seed gives the same moves as the rules do with `moves.legal_moves` and `moves.play`; only
nothing is kept of the way there. `tests/limes/test_playouts.py` holds the twins together.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludex.core.dice import Dice
from ludex.limes.board import Board
from ludex.limes.ground import Ground
from ludex.limes.listing import (
    DECLINING,
    MOVING,
    PLACING,
    cell_number,
    figure_numbers,
)
from ludex.limes.position import ROUNDS, Position
from ludex.limes.tile import Tile


class _Player:
    """One player's board, which changes with every move."""

    def __init__(self, board: Board) -> None:
        self.ground: Ground = board.land.ground.copy()
        self.figures: list[int] = list(board.figures)
        self.pending: bool = board.figure_pending
        self.done: int = board.rounds_done
        self.last: i64 = 0
        if board.figure_pending:
            last = board.land.laid[-1]
            self.last = cell_number(last.column, last.row)

    def lay(self, tile: Tile, edge_only: bool, dice: Dice) -> None:
        """Lays a tile anywhere."""
        free: i64 = self.ground.free_cells(edge_only)
        period: i64 = tile.period
        number: i64 = dice.below(_size(free) * period)
        passed: i64 = number // period
        while passed > 0:
            passed -= 1
            free &= free - 1
        lowest: int = free & -free
        self.last = lowest.bit_length() - 1
        self.ground.lay(self.last, tile.marks, number % period)
        self.figures = sorted([self.ground.home(figure) for figure in self.figures])

    def act(self, dice: Dice) -> None:
        """Places a figure, moves one, or does neither."""
        numbers = figure_numbers(self.ground, self.last, self.figures)
        number = numbers[dice.below(len(numbers))]
        if number >= MOVING:
            self.figures.remove(number - MOVING >> 8)
            self.figures.append(number - MOVING & 255)
            self.figures.sort()
        elif number != DECLINING:
            self.figures.append(self.ground.home(number - PLACING))
            self.figures.sort()
        self.done += 1

    def standing(self) -> tuple[int, int]:
        """What `ending.standing` tells of the board."""
        total: i64 = 0
        best: i64 = 0
        for figure in self.figures:
            score = self.ground.score(figure)
            total += score
            best = max(best, score)
        return total, best


def _size(cells: i64) -> i64:
    """How many cells a set has."""
    size: i64 = 0
    while cells:
        cells &= cells - 1
        size += 1
    return size


def play_out(position: Position, seed: int) -> tuple[int, list[tuple[int, int]]]:
    """Plays on to the end: how many moves that took, and each player's standing then."""
    dice = Dice(seed)
    players = [_Player(board) for board in position.boards]
    plies = 0
    for round_index in range(position.rounds_done, ROUNDS):
        tile = position.tile(round_index)
        for player in players:
            if player.done == round_index:
                if not player.pending:
                    player.lay(tile, position.edge_only, dice)
                    plies += 1
                player.act(dice)
                player.pending = False
                plies += 1
    return plies, [player.standing() for player in players]
