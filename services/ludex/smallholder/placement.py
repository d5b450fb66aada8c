"""Where a stone may go: emptiness, enemy holdings, and the rules of new and smallest groups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludex.smallholder.board import Board
from ludex.smallholder.groups import Group, Side
from ludex.smallholder.rulesets import Ruleset


@dataclass(init=False, slots=True, unsafe_hash=True)
class Openings:
    """The empty cells that are open to a player as far as holdings go.

    `apart`: beside no own stone, so that a stone there makes a new group; `joining`: beside one.
    """

    apart: Final[int]
    joining: Final[int]

    def __init__(self, apart: int, joining: int) -> None:
        self.apart = apart
        self.joining = joining


def openings(ruleset: Ruleset, board: Board, own: Side, enemy: Side) -> Openings:
    """The cells open to `own`."""
    empty = board.cells & ~(own.stones | enemy.stones)
    outside = empty & ~enemy.holdings
    beside_own = empty if ruleset.opens_beside_own else outside
    return Openings(outside & ~own.beside, beside_own & own.beside)


def playable(groups: tuple[Group, ...], opened: Openings) -> list[Group]:
    """The groups that have an open cell beside them, whatever their sizes."""
    joining = opened.joining
    return [group for group in groups if group.border & joining]


def must_make_group(ruleset: Ruleset, own: Side, opened: Openings) -> bool:
    """Whether the stone has to make a new group."""
    if ruleset.new_group_only_if_possible and not opened.apart:
        return False
    if ruleset.counts_playable_groups:
        return len(playable(own.groups, opened)) < 2
    return len(own.groups) < 2


def smallest_size(ruleset: Ruleset, own: Side, opened: Openings) -> int:
    """The size of the groups that may grow; 0 when there is no group to look at."""
    looked_at = playable(own.groups, opened) if ruleset.smallest_playable else own.groups
    smallest = 0
    for group in looked_at:
        if group.size < smallest or not smallest:
            smallest = group.size
    return smallest


def placements(ruleset: Ruleset, board: Board, own: Side, enemy: Side) -> int:
    """Every cell where `own`, to move, may place a stone."""
    opened = openings(ruleset, board, own, enemy)
    if must_make_group(ruleset, own, opened):
        return opened.apart
    smallest = smallest_size(ruleset, own, opened)
    beside_smallest = 0
    for group in own.groups:
        if group.size == smallest:
            beside_smallest |= group.border
    return opened.apart | opened.joining & beside_smallest
