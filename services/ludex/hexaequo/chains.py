"""The jumps of a disk.

What a disk can do next depends on the cell where it is, on the pieces that it has captured, and on
the cells it may not land on again. Call the first two together a *stage*. The rule against hopping
in circles forbids landing twice on one cell with the same pieces captured, and nothing else; so a
legal route is a path through the stages, from jump to jump, that comes to no stage twice. Hence:

- The outcomes of a disk are the stages that it can reach, and the shortest route to a stage never
  needs to come to another twice: a breadth-first search finds each outcome once, however many
  routes lead there. Taking landings in ascending order makes the route found the smallest of the
  shortest ones, in lexicographic order.
- The routes of a disk are all such paths. They are only ever counted, never listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from mypy_extensions import i64

from ludex.hexaequo.cells import BEHIND, CELLS, CROSSED, NEXT, WAYS, Cell
from ludex.hexaequo.position import BLACK, FIRST_PIECE, WHITE_PIECE

Stage: TypeAlias = tuple[Cell, int]
"""Where a disk is, and what it has captured, as a set of cells: bit c is set for cell c."""

Route: TypeAlias = tuple[Cell, ...]
"""The landings of a chain."""

ONLY: Final[tuple[int, ...]] = tuple([1 << cell for cell in range(CELLS)])
"""For each cell, the set of just this one."""


def is_enemy(value: int, seat: int) -> bool:
    """Whether a board value is that of a piece of the other seat's."""
    return value >= WHITE_PIECE if seat == BLACK else FIRST_PIECE <= value < WHITE_PIECE


def jumps(board: bytes, seat: int, start: Cell, stage: Stage) -> list[Stage]:
    """The stages that one jump leads to, landings ascending.

    `board` is as it was before the move, when the disk stood at `start`.
    """
    cell, captured = stage
    reached: list[Stage] = []
    line: i64 = cell * WAYS
    for way in range(line, line + WAYS):
        over: i64 = NEXT[way]
        crossed: i64 = board[over]
        if crossed < FIRST_PIECE or not _stands(start, captured, over):
            continue
        landing: i64 = BEHIND[way]
        there: i64 = board[landing]
        if not there or (there >= FIRST_PIECE and _stands(start, captured, landing)):
            continue
        enemy = (crossed >= WHITE_PIECE) is (seat == BLACK)
        reached.append((landing, captured | ONLY[over] if enemy else captured))
    return reached


def _stands(start: i64, captured: int, cell: i64) -> bool:
    """Whether a piece that was on the cell before the move is there still."""
    # Mostly nothing is captured, and small numbers are compared sooner than large ones are cut.
    return cell != start and not (captured and captured & ONLY[cell])


def outcomes(board: bytes, seat: int, start: Cell) -> dict[Stage, Route]:
    """Every outcome of the jumps of the seat's disk, with its canonical route.

    Routes with fewer landings come first, and among those with equally many the smaller.
    """
    origin = (start, 0)
    found: dict[Stage, Route] = {origin: ()}
    extend(found, [origin], board, seat, start)
    del found[origin]
    return found


def extend(
    found: dict[Stage, Route], begun: list[Stage], board: bytes, seat: int, start: Cell
) -> None:
    """Adds every stage that can be reached from those begun, by its shortest, then smallest route.

    `found` has the routes to the stages begun, which have equally many landings and are in
    ascending order, and the stages which may not be passed again.
    """
    for stage in begun:
        for further in jumps(board, seat, start, stage):
            if further not in found:
                found[further] = (*found[stage], further[0])
                begun.append(further)


def travel(board: bytes, seat: int, start: Cell, landings: Sequence[Cell]) -> list[Stage]:
    """The stages of a legal route, the start first."""
    cell, captured = start, 0
    stages = [(cell, captured)]
    for landing in landings:
        over = CROSSED[cell][landing]
        if is_enemy(board[over], seat):
            captured |= ONLY[over]
        cell = landing
        stages.append((cell, captured))
    return stages


def count_routes(board: bytes, seat: int, start: Cell, limit: int) -> dict[Stage, int]:
    """How many routes lead to each outcome, counting up to `limit` routes in all.

    Every path through the stages is itself a route, for a player may stop after any jump: the work
    is in proportion to the routes counted. The stages are few, so they are numbered first.
    """
    stages = [(start, 0)]
    numbers = {stages[0]: 0}
    ahead: list[list[int]] = []
    for stage in stages:
        ahead.append([])
        for further in jumps(board, seat, start, stage):
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
