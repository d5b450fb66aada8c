"""Exact play: who wins a position when both play perfectly.

The mover wins when some move leaves the opponent a lost position; a player who can't move has
lost. Positions are remembered up to the symmetries of the board and up to the colours, which the
rules treat alike.
"""

from __future__ import annotations

from operator import itemgetter

from ludex.smallholder.board import STEPS, Board, Cell
from ludex.smallholder.groups import Side, placed, without
from ludex.smallholder.moves import captured
from ludex.smallholder.placement import placements
from ludex.smallholder.rulesets import Ruleset

CHUNK = 10
FIRST_OF_ALL = -1000


def symmetries(on: Board) -> list[dict[Cell, Cell]]:
    """The rotations and reflections that map the board onto itself."""
    found: list[dict[Cell, Cell]] = []
    for turn in range(6):
        for mirror in (1, -1):
            right, up = STEPS[turn], STEPS[(turn + 2 * mirror) % 6]
            turned = [
                (
                    cell.column * right[0] + cell.row * up[0],
                    cell.column * right[1] + cell.row * up[1],
                )
                for cell in on.in_order
            ]
            left = min(column for column, _ in turned)
            bottom = min(row for _, row in turned)
            images = [Cell(column - left, row - bottom) for column, row in turned]
            if set(images) == set(on.in_order):
                found.append(dict(zip(on.in_order, images, strict=True)))
    return found


_promise_and_stone = itemgetter(0, 1)


class Solver:
    """Solves positions of one ruleset on one board of at most 30 bits."""

    def __init__(self, ruleset: Ruleset, on: Board) -> None:
        assert on.cells < 1 << 3 * CHUNK
        self.ruleset = ruleset
        self.board = on
        self.tables = [self._image_tables(symmetry) for symmetry in symmetries(on)]
        self.is_won: dict[int, bool] = {}
        self.tries: dict[int, int] = {}

    def try_first(self, own: Side, enemy: Side, number: int) -> None:
        """Notes a good move: it saves time where it wins and changes no result."""
        self.tries[self._key(own, enemy)] = self._key(*self._after(own, enemy, number))

    def wins(self, own: Side, enemy: Side) -> bool:
        """Whether `own`, to move, wins."""
        return self._wins(own, enemy, placements(self.ruleset, self.board, own, enemy))

    def _wins(self, own: Side, enemy: Side, moves: int) -> bool:
        key = self._key(own, enemy)
        known = self.is_won.get(key)
        if known is not None:
            return known
        tried = self.tries.get(key)
        replies: list[tuple[int, int, Side, Side, int]] = []
        while moves:
            stone = moves & -moves
            moves ^= stone
            theirs, ours = self._after(own, enemy, stone.bit_length() - 1)
            left = placements(self.ruleset, self.board, theirs, ours)
            if not left:
                self.is_won[key] = True
                return True
            promise = self._promise(theirs, ours, left)
            if tried is not None and self._key(theirs, ours) == tried:
                promise = FIRST_OF_ALL
            replies.append((promise, stone, theirs, ours, left))
        replies.sort(key=_promise_and_stone)
        won = any(not self._wins(theirs, ours, left) for _, _, theirs, ours, left in replies)
        self.is_won[key] = won
        return won

    def _after(self, own: Side, enemy: Side, number: int) -> tuple[Side, Side]:
        """The sides after a move: the one to move next, then the one that has moved."""
        ours = placed(self.board, self.ruleset, own, number)
        taken = captured(self.ruleset, ours, enemy)
        return (without(self.board, self.ruleset, enemy, taken) if taken else enemy), ours

    def _promise(self, theirs: Side, ours: Side, left: int) -> int:
        """Less is better for who has moved: few moves for the opponent, many for oneself."""
        right = placements(self.ruleset, self.board, ours, theirs)
        return 4 * (left.bit_count() - right.bit_count()) + len(theirs.groups) - len(ours.groups)

    def _key(self, own: Side, enemy: Side) -> int:
        """The least of the position's images, as one number."""
        mask = (1 << CHUNK) - 1
        own_low, own_mid, own_high = (
            own.stones & mask,
            own.stones >> CHUNK & mask,
            own.stones >> 2 * CHUNK,
        )
        low, mid, high = (
            enemy.stones & mask,
            enemy.stones >> CHUNK & mask,
            enemy.stones >> 2 * CHUNK,
        )
        return min(
            [
                (first[own_low] | second[own_mid] | third[own_high]) << 3 * CHUNK
                | (first[low] | second[mid] | third[high])
                for first, second, third in self.tables
            ]
        )

    def _image_tables(self, symmetry: dict[Cell, Cell]) -> tuple[list[int], list[int], list[int]]:
        """For each chunk of a bit set, every value's image."""
        tables: list[list[int]] = []
        for start in (0, CHUNK, 2 * CHUNK):
            table = [0] * (1 << CHUNK)
            for bit in range(CHUNK):
                image = 0
                if self.board.cells >> (start + bit) & 1:
                    image = 1 << self.board.bit_number(symmetry[self.board.cell_at[start + bit]])
                for value in range(1 << bit):
                    table[value | 1 << bit] = table[value] | image
            tables.append(table)
        first, second, third = tables
        return first, second, third
