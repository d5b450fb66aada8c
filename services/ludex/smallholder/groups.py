"""Groups and their holdings.

A group is a maximal set of connected stones of one colour. What a group holds follows from its
stones alone, so each group carries it along, and a move recomputes only the group that it changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ludex.smallholder.board import Board
from ludex.smallholder.rulesets import Ruleset


@dataclass(init=False, slots=True, unsafe_hash=True)
class Group:
    """Connected stones. `border`: the cells beside them; `holdings`: the cells that they hold."""

    stones: Final[int]
    size: Final[int]
    border: Final[int]
    holdings: Final[int]

    def __init__(self, stones: int, size: int, border: int, holdings: int) -> None:
        self.stones = stones
        self.size = size
        self.border = border
        self.holdings = holdings


@dataclass(init=False, slots=True, unsafe_hash=True)
class Side:
    """The stones of one colour, and what follows from them.

    `beside`: the cells beside any of the stones, other than their own; `holdings`: the cells that
    any of the groups holds. Only the stones tell one side from another.
    """

    stones: Final[int]
    groups: tuple[Group, ...] = field(compare=False)
    beside: int = field(compare=False)
    holdings: int = field(compare=False)

    def __init__(self, stones: int, groups: tuple[Group, ...], beside: int, holdings: int) -> None:
        self.stones = stones
        self.groups = groups
        self.beside = beside
        self.holdings = holdings


NO_STONES: Final = Side(0, (), 0, 0)


def gaps(board: Board, stones: int) -> int:
    """Every cell strictly between two stones of this group on one line, whatever lies there."""
    if stones.bit_count() < 3:
        return 0
    between = 0
    for line in board.lines:
        shared = stones & line
        if shared & (shared - 1):
            between |= _between_ends(shared) & line
    return between


def hull(board: Board, stones: int) -> int:
    """Every cell within the least and greatest column, row and column - row of this group."""
    within = board.cells
    for axis in board.axes:
        first = 0
        while not stones & axis.up_to_line[first]:
            first += 1
        last = len(axis.lines) - 1
        while not stones & axis.from_line[last]:
            last -= 1
        within &= axis.from_line[first] & axis.up_to_line[last]
    return within


def side_of(board: Board, ruleset: Ruleset, stones: int) -> Side:
    """The side that has these stones."""
    return side_with(_groups_of(board, ruleset, stones))


def side_with(groups: list[Group]) -> Side:
    """The side that has these groups."""
    stones = 0
    beside = 0
    holdings = 0
    for group in groups:
        stones |= group.stones
        beside |= group.border
        if group.holdings:  # most groups are small and hold nothing
            holdings |= group.holdings
    return Side(stones, tuple(groups), beside, holdings)


def placed(board: Board, ruleset: Ruleset, side: Side, number: int) -> Side:
    """The side after it has placed a stone on the empty cell of this bit number."""
    stone = 1 << number
    touched: list[Group] = []
    groups: list[Group] = []
    for group in side.groups:
        (touched if group.border & stone else groups).append(group)
    grown = _grown(board, ruleset, touched, number)
    groups.append(grown)
    stones = side.stones | stone
    return Side(
        stones,
        tuple(groups),
        (side.beside | board.neighbours[number]) & ~stones,
        # A group that grows or joins others goes on holding all that they held.
        side.holdings | grown.holdings,
    )


def without(board: Board, ruleset: Ruleset, side: Side, captured: int) -> Side:
    """The side after it has lost these stones: groups can shrink, fall apart or vanish."""
    groups: list[Group] = []
    for group in side.groups:
        if group.stones & captured:
            groups.extend(_groups_of(board, ruleset, group.stones & ~captured))
        else:
            groups.append(group)
    return side_with(groups)


def _between_ends(shared: int) -> int:
    """The bits strictly between the lowest and the highest of at least two."""
    return (1 << (shared.bit_length() - 1)) - ((shared & -shared) << 1)


def _grown(board: Board, ruleset: Ruleset, touched: list[Group], number: int) -> Group:
    """The group of a new stone and of the groups that it touches."""
    stones = 1 << number
    size = 1
    border = board.neighbours[number]
    holdings = 0
    for group in touched:
        stones |= group.stones
        size += group.size
        border |= group.border
        holdings |= group.holdings
    if ruleset.hull:
        holdings = hull(board, stones)
    elif len(touched) == 1:
        # All other lines have the stones that they had.
        for line in board.lines_through[number]:
            shared = stones & line
            if shared & (shared - 1):
                holdings |= _between_ends(shared) & line
    elif touched:
        holdings = gaps(board, stones)
    return Group(stones, size, border & ~stones, holdings)


def _groups_of(board: Board, ruleset: Ruleset, stones: int) -> list[Group]:
    groups: list[Group] = []
    rest = stones
    while rest:
        group = rest & -rest
        around = board.around(group)
        while around & rest & ~group:
            group |= around & rest
            around = board.around(group)
        rest &= ~group
        holdings = hull(board, group) if ruleset.hull else gaps(board, group)
        groups.append(Group(group, group.bit_count(), around & ~group, holdings))
    return groups
