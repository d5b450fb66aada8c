"""Perft: how many sequences of moves there are, to a given depth.

Two implementations of the same rules that count the same to some depth very likely agree in what is
legal, so these counts are what engines compare first.

Counted are the sequences of exactly so many plies. A game that has ended before the last of them
counts nothing, unless `count_ended` is asked for: then it counts once at each depth that it does
not reach. Where several seats are to act at once, only the lowest of them moves, so that the order
in which they happen to act isn't counted.

At the last ply the moves are counted and not played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from ludex.core.game import Game, M
from ludex.core.played import P

UNLIMITED_ROUTES = 10**9


@dataclass(frozen=True, slots=True)
class Branch(Generic[M]):
    """A first move, and how many sequences begin with it: of one ply, of two, and so on."""

    move: M
    counts: tuple[int, ...]


def divide(
    game: Game[Any, Any, P, M, Any],
    position: P,
    depth: int,
    *,
    routes: bool = False,
    count_ended: bool = False,
) -> Iterator[Branch[M]]:
    """The branches of a position, one after the other; none when the game is over.

    `routes` counts every route of a move that can be made in several ways, and not its effect
    once. `depth` is at least 1.
    """
    walk = _Walk(game, depth, routes, count_ended)
    for seat, move, weight in walk.moves(position):
        counts = [weight, *([0] * (depth - 1))]
        if depth > 1:
            walk.count(game.play(position, seat, move).position, 1, weight, counts)
        yield Branch(move, tuple(counts))


def perft(
    game: Game[Any, Any, P, M, Any],
    position: P,
    depth: int,
    *,
    routes: bool = False,
    count_ended: bool = False,
) -> int:
    """How many sequences of exactly `depth` plies there are."""
    if depth == 0:
        return 1
    branches = list(divide(game, position, depth, routes=routes, count_ended=count_ended))
    if not branches:
        return 1 if count_ended else 0
    return total(branches, depth)[-1]


def total(branches: Iterable[Branch[Any]], depth: int) -> tuple[int, ...]:
    """The counts of all branches together: for one ply, for two, up to `depth`."""
    sums = [0] * depth
    for branch in branches:
        for ply, count in enumerate(branch.counts):
            sums[ply] += count
    return tuple(sums)


class _Walk(Generic[P, M]):
    """A walk through the tree of moves that counts every depth on its way."""

    def __init__(
        self, game: Game[Any, Any, P, M, Any], depth: int, routes: bool, count_ended: bool
    ) -> None:
        self._game = game
        self._depth = depth
        self._routes = routes
        self._count_ended = count_ended

    def moves(self, position: P) -> Iterator[tuple[int, M, int]]:
        """The seat that moves, each of its moves, and how often the move counts."""
        to_act = self._game.to_act(position)
        if not to_act:
            return
        seat = to_act[0]
        if self._routes:
            for move, count in self._game.routes(position, seat, UNLIMITED_ROUTES):
                yield seat, move, count
        else:
            for move in self._game.legal_moves(position, seat):
                yield seat, move, 1

    def count(self, position: P, ply: int, weight: int, counts: list[int]) -> None:
        """Adds what follows on a position, which `weight` sequences of `ply` plies lead to."""
        game = self._game
        to_act = game.to_act(position)
        if not to_act:
            if self._count_ended:
                for later in range(ply, self._depth):
                    counts[later] += weight
            return
        if self._routes:
            for seat, move, several in self.moves(position):
                counts[ply] += weight * several
                if ply + 1 < self._depth:
                    after = game.play(position, seat, move).position
                    self.count(after, ply + 1, weight * several, counts)
            return
        seat = to_act[0]
        moves: Sequence[M] = game.legal_moves(position, seat)
        counts[ply] += weight * len(moves)
        if ply + 1 < self._depth:
            for move in moves:
                self.count(game.play(position, seat, move).position, ply + 1, weight, counts)
