"""The jumps of a disk.

What a disk can do next depends on the cell where it is, on the pieces that it has captured, and on
the cells it may not land on again. Call the first two together a *stage*; the captures show on the
board, from which they are gone. The rule against hopping in circles forbids landing twice on one
cell with the same pieces captured, and nothing else; so a legal route is a path through the stages,
from jump to jump, that comes to no stage twice. Hence:

- The outcomes of a disk are the stages that it can reach, and the shortest route to a stage never
  needs to come to another twice: a breadth-first search finds each outcome once, however many
  routes lead there. Taking landings in ascending order makes the route found the smallest of the
  shortest ones, in lexicographic order.
- The routes of a disk are all such paths. They are only ever counted, never listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ludex.hexaequo.cells import CROSSED, JUMPS, Cell
from ludex.hexaequo.position import BLACK, FIRST_PIECE, WHITE_PIECE, piece_of

Stage: TypeAlias = tuple[Cell, bytes]
"""Where a disk is, and the board as it is then, without the disk."""

Route: TypeAlias = tuple[Cell, ...]
"""The landings of a chain."""


def without(board: bytes, cell: Cell) -> bytes:
    """The board without the piece on the cell: captured, or a disk that has set out."""
    emptied = bytearray(board)
    emptied[cell] -= 2 * piece_of(emptied[cell])
    return bytes(emptied)


def is_enemy(value: int, seat: int) -> bool:
    """Whether a board value is that of a piece of the other seat's."""
    return value >= WHITE_PIECE if seat == BLACK else FIRST_PIECE <= value < WHITE_PIECE


def jumps(stage: Stage, seat: int) -> list[Stage]:
    """The stages that one jump leads to, landings ascending."""
    cell, board = stage
    reached: list[Stage] = []
    for over, landing in JUMPS[cell]:
        crossed = board[over]
        if crossed >= FIRST_PIECE and 0 < board[landing] < FIRST_PIECE:
            enemy = (crossed >= WHITE_PIECE) is (seat == BLACK)
            reached.append((landing, without(board, over) if enemy else board))
    return reached


def outcomes(board: bytes, seat: int, start: Cell) -> dict[Stage, Route]:
    """Every outcome of the jumps of the seat's disk, with its canonical route.

    Routes with fewer landings come first, and among those with equally many the smaller.
    """
    origin = (start, without(board, start))
    found: dict[Stage, Route] = {origin: ()}
    extend(found, [origin], seat)
    del found[origin]
    return found


def extend(found: dict[Stage, Route], begun: list[Stage], seat: int) -> None:
    """Adds every stage that can be reached from those begun, by its shortest, then smallest route.

    `found` has the routes to the stages begun, which have equally many landings and are in
    ascending order, and the stages which may not be passed again.
    """
    for stage in begun:
        for further in jumps(stage, seat):
            if further not in found:
                found[further] = (*found[stage], further[0])
                begun.append(further)


def travel(board: bytes, seat: int, start: Cell, landings: Sequence[Cell]) -> list[Stage]:
    """The stages of a legal route, the start first."""
    cell, now = start, without(board, start)
    stages = [(cell, now)]
    for landing in landings:
        over = CROSSED[cell][landing]
        if is_enemy(now[over], seat):
            now = without(now, over)
        cell = landing
        stages.append((cell, now))
    return stages


def count_routes(board: bytes, seat: int, start: Cell, limit: int) -> dict[Stage, int]:
    """How many routes lead to each outcome, counting up to `limit` routes in all.

    Every path through the stages is itself a route, for a player may stop after any jump: the work
    is in proportion to the routes counted. The stages are few, so they are numbered first.
    """
    stages = [(start, without(board, start))]
    numbers = {stages[0]: 0}
    ahead: list[list[int]] = []
    for stage in stages:
        ahead.append([])
        for further in jumps(stage, seat):
            number = numbers.setdefault(further, len(stages))
            if number == len(stages):
                stages.append(further)
            ahead[-1].append(number)
    counts = [0] * len(stages)
    passed = bytearray(len(stages))
    passed[0] = True
    path = [0]
    untried = [iter(ahead[0])]
    left = limit
    while path and left > 0:
        for number in untried[-1]:
            if not passed[number]:
                break
        else:
            untried.pop()
            passed[path.pop()] = False
            continue
        counts[number] += 1
        left -= 1
        passed[number] = True
        path.append(number)
        untried.append(iter(ahead[number]))
    return {stage: count for stage, count in zip(stages, counts, strict=True) if count}
