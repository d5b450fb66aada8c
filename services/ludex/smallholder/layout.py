"""Stones laid out cell by cell, and gathered into groups.

This gives the sides that `groups.side_of` gives, in another way: each stone is looked at a few
times, however large the board is. `tests/smallholder/test_glance.py` compares the two.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludex.smallholder.board import Board
from ludex.smallholder.groups import Group, Side, side_with
from ludex.smallholder.rulesets import Ruleset

SMALLEST_TO_HOLD: Final = 3
"""The size from which on a group can hold cells other than its own."""

NO_FIRST: Final[i64] = 1 << 30
NO_LAST: Final[i64] = -1


class Layout:
    """A board on which stones lie.

    `cells` says for each bit number what lies there: 1 for a black stone, 2 for a white one, 0 for
    none. A margin at both ends gives each cell six neighbours.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.columns: i64 = board.columns
        self.rows: i64 = board.rows
        self.on_board = board.on_board
        self.stride: i64 = board.stride
        self.margin: i64 = board.stride + 1
        self.cells = vec[i64]([0] * (len(board.on_board) + 2 * (board.stride + 1)))
        self.steps = vec[i64](
            [1, board.stride + 1, board.stride, -1, -board.stride - 1, -board.stride]
        )
        # Where a group's stones on each line begin and end, once a group's gaps are looked for.
        self.first = vec[i64]()
        self.last = vec[i64]()

    def lay(self, column: i64, row: i64, seat: i64) -> i64:
        """Lays a stone, and gives the number of its cell's bit; -1 when it can't lie there."""
        number: i64 = row * self.stride + column
        if not (0 <= column < self.columns and 0 <= row < self.rows and self.on_board[number]):
            return -1
        at: i64 = number + self.margin
        if self.cells[at]:
            return -1
        self.cells[at] = seat + 1
        return number

    def gather(self, ruleset: Ruleset, numbers: list[int]) -> Side:
        """The side of the stones with these bit numbers, which ascend; they leave the board."""
        groups: list[Group] = []
        for number in numbers:
            start: i64 = number
            if self.cells[start + self.margin]:
                groups.append(self._group(ruleset, self._connected(start)))
        return side_with(groups)

    def _connected(self, start: i64) -> vec[i64]:
        """A stone and all that are connected with it; they are taken off the board."""
        cells, margin, steps = self.cells, self.margin, self.steps
        colour = cells[start + margin]
        cells[start + margin] = 0
        found = vec[i64]([start])
        done: i64 = 0
        while done < len(found):
            here = found[done]
            done += 1
            for step in steps:
                if cells[here + step + margin] == colour:
                    cells[here + step + margin] = 0
                    found = append(found, here + step)
        return found

    def _group(self, ruleset: Ruleset, found: vec[i64]) -> Group:
        neighbours = self.board.neighbours
        # Each step makes a number as long as the board, and most groups are a single stone.
        stones = 1 << int(found[0])
        border = neighbours[found[0]]
        if len(found) > 1:
            for number in found:
                stones |= 1 << int(number)
                border |= neighbours[number]
            border &= ~stones
        holdings = stones if ruleset.hull else 0
        if len(found) >= SMALLEST_TO_HOLD:
            holdings = self._hull(found) if ruleset.hull else self._gaps(found)
        return Group(stones, len(found), border, holdings)

    def _gaps(self, found: vec[i64]) -> int:
        """Every cell strictly between two stones of a group on one line."""
        if not len(self.first):
            most_lines = max([len(axis.lines) for axis in self.board.axes])
            self.first = vec[i64]([NO_FIRST] * most_lines)
            self.last = vec[i64]([NO_LAST] * most_lines)
        first, last = self.first, self.last
        between = 0
        for axis in self.board.axes:
            line_at, step = axis.line_at, axis.step
            for number in found:
                line: i64 = line_at[number]
                first[line] = min(first[line], number)
                last[line] = max(last[line], number)
            for number in found:
                line = line_at[number]
                if first[line] == number:
                    if last[line] > number + step:
                        ends = (1 << int(last[line])) - (2 << int(number))
                        between |= axis.lines[line] & ends
                    first[line] = NO_FIRST
                    last[line] = NO_LAST
        return between

    def _hull(self, found: vec[i64]) -> int:
        """Every cell between the outermost lines, in all three directions, that a group is on."""
        within = self.board.cells
        for axis in self.board.axes:
            least: i64 = axis.line_at[found[0]]
            greatest: i64 = least
            for number in found:
                line: i64 = axis.line_at[number]
                least = min(least, line)
                greatest = max(greatest, line)
            within &= axis.from_line[least] & axis.up_to_line[greatest]
        return within
