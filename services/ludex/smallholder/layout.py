"""Stones laid out cell by cell, and gathered into groups.

This gives the sides that `groups.side_of` gives, in another way: each stone is looked at a few
times, however large the board is. `tests/smallholder/test_glance.py` compares the two.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludex.smallholder.board import LARGEST_SIDE, Board
from ludex.smallholder.groups import Group, Side, side_with
from ludex.smallholder.rulesets import Ruleset

SMALLEST_TO_HOLD: Final = 3
"""The size from which on a group can hold cells other than its own."""

LARGE: Final = 6
"""The size from which on bit sets of a group are put together in bytes."""

NO_FIRST: Final[i64] = 1 << 30
NO_LAST: Final[i64] = -1

_ONLY: Final = tuple([1 << number for number in range(2 * LARGEST_SIDE * (2 * LARGEST_SIDE + 1))])
"""By bit number, up to that of the largest board: the bit set of just this cell."""

_number_of: Final = int.from_bytes

_BITS: Final = vec[u8]([1 << bit for bit in range(8)])


def _set(bits: BytesWriter, number: i64) -> None:
    """Sets the bit of this number."""
    bits[number >> 3] = bits[number >> 3] | _BITS[number & 7]


class Layout:
    """A board on which stones lie.

    `cells` says for each bit number what lies there: 1 for a black stone, 2 for a white one, 0 for
    none; `on_board` whether it is a cell's. A margin at both ends gives each cell six neighbours.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.columns: i64 = board.columns
        self.rows: i64 = board.rows
        self.stride: i64 = board.stride
        self.margin: i64 = board.stride + 1
        margin = bytes(board.stride + 1)
        self.on_board = margin + board.on_board + margin
        self.bare = bytes(len(board.on_board) // 8 + 1)
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
        at: i64 = number + self.margin
        if not (0 <= column < self.columns and 0 <= row < self.rows and self.on_board[at]):
            return -1
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
        if len(found) == 1:
            stones = _ONLY[found[0]]
            border = neighbours[found[0]]
        elif len(found) < LARGE:
            stones = border = 0
            for number in found:
                stones |= _ONLY[number]
                border |= neighbours[number]
            border &= ~stones
        else:
            stones = self._number(self._written(found))
            border = self._number(self._beside(found)) & ~stones
        holdings = stones if ruleset.hull else 0
        if len(found) >= SMALLEST_TO_HOLD:
            holdings = self._hull(found) if ruleset.hull else self._gaps(found)
        return Group(stones, len(found), border, holdings)

    # Bit sets of many bits, put together in bytes: one number of them costs as much as a step.

    def _no_bits(self) -> BytesWriter:
        bits = BytesWriter()
        bits.write(self.bare)
        return bits

    def _number(self, bits: BytesWriter) -> int:
        return _number_of(bits.getvalue(), "little")

    def _written(self, found: vec[i64]) -> BytesWriter:
        """The bits of these cells."""
        bits = self._no_bits()
        for number in found:
            _set(bits, number)
        return bits

    def _beside(self, found: vec[i64]) -> BytesWriter:
        """The bits of the cells next to these; some can be of these."""
        bits = self._no_bits()
        on_board, steps, margin = self.on_board, self.steps, self.margin
        for number in found:
            for step in steps:
                if on_board[number + step + margin]:
                    _set(bits, number + step)
        return bits

    def _gaps(self, found: vec[i64]) -> int:
        """Every cell strictly between two stones of a group on one line."""
        if not len(self.first):
            most_lines = max([len(axis.lines) for axis in self.board.axes])
            self.first = vec[i64]([NO_FIRST] * most_lines)
            self.last = vec[i64]([NO_LAST] * most_lines)
        first, last = self.first, self.last
        between: BytesWriter | None = None
        for axis in self.board.axes:
            line_at = axis.line_at
            step: i64 = axis.step
            for number in found:
                line: i64 = line_at[number]
                first[line] = min(first[line], number)
                last[line] = max(last[line], number)
            for number in found:
                line = line_at[number]
                if first[line] == number:
                    gap: i64 = number + step
                    if gap < last[line] and between is None:
                        between = self._no_bits()
                    while between is not None and gap < last[line]:
                        _set(between, gap)
                        gap += step
                    first[line] = NO_FIRST
                    last[line] = NO_LAST
        return 0 if between is None else self._number(between)

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
