"""The tree of moves below a position, counted here or by asking a server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from ludex.cli.desk import Desk
from ludex.core import perft
from ludex.core.perft import Branch


class Tree(Protocol):
    """Counts move sequences, one first move after another."""

    def width(self) -> int:
        """How many first moves there are."""

    def branches(self) -> Iterator[Branch[str]]:
        """The first moves, with the number of sequences that begin with each."""


def tree(desk: Desk, state: Any, depth: int, *, routes: bool, count_ended: bool) -> Tree:
    """The tree below a state. In process it is walked by the rules themselves; with a server every
    position is a call.
    """
    kind = RemoteTree if desk.remote else LocalTree
    return kind(desk, state, depth, routes, count_ended)


class LocalTree:
    """A tree that this process walks."""

    def __init__(self, desk: Desk, state: Any, depth: int, routes: bool, count_ended: bool) -> None:
        self._game = desk.game
        self._position = desk.position(state)
        self._depth = depth
        self._routes = routes
        self._count_ended = count_ended

    def width(self) -> int:
        """How many first moves there are."""
        to_act = self._game.to_act(self._position)
        return len(self._game.legal_moves(self._position, to_act[0])) if to_act else 0

    def branches(self) -> Iterator[Branch[str]]:
        """The first moves, with the number of sequences that begin with each."""
        found = perft.divide(
            self._game,
            self._position,
            self._depth,
            routes=self._routes,
            count_ended=self._count_ended,
        )
        for branch in found:
            yield Branch(self._game.format(branch.move), branch.counts)


class RemoteTree:
    """A tree that is walked by calls: ListLegalMoves for the last ply, ApplyMove before it."""

    def __init__(self, desk: Desk, state: Any, depth: int, routes: bool, count_ended: bool) -> None:
        self._desk = desk
        self._state = state
        self._depth = depth
        self._routes = routes
        self._count_ended = count_ended

    def width(self) -> int:
        """How many first moves there are."""
        count: int = self._desk.call("ListLegalMoves", state=self._state, count_only=True).count
        return count

    def branches(self) -> Iterator[Branch[str]]:
        """The first moves, with the number of sequences that begin with each."""
        for seat, move, weight in self._moves(self._state):
            counts = [weight, *([0] * (self._depth - 1))]
            if self._depth > 1:
                self._count(self._after(self._state, seat, move), 1, weight, counts)
            yield Branch(move, tuple(counts))

    def _after(self, state: Any, seat: int, move: str) -> Any:
        return self._desk.call(
            "ApplyMove", state=state, seat=seat, move=self._desk.move(move)
        ).state

    def _count(self, state: Any, ply: int, weight: int, counts: list[int]) -> None:
        last = ply + 1 == self._depth
        answer = self._list(state, count_only=last)
        if answer.HasField("outcome"):
            if self._count_ended:
                for later in range(ply, self._depth):
                    counts[later] += weight
            return
        if last:
            counts[ply] += weight * (answer.route_count if self._routes else answer.count)
            return
        for seat, move, several in self._weighed(state, answer):
            counts[ply] += weight * several
            self._count(self._after(state, seat, move), ply + 1, weight * several, counts)

    def _moves(self, state: Any) -> Iterator[tuple[int, str, int]]:
        return self._weighed(state, self._list(state))

    def _list(self, state: Any, *, count_only: bool = False, prefix: str = "") -> Any:
        routes = {"count_routes": True} if self._routes else {}
        return self._desk.call(
            "ListLegalMoves", state=state, count_only=count_only, prefix=prefix, **routes
        )

    def _weighed(self, state: Any, answer: Any) -> Iterator[tuple[int, str, int]]:
        """The seat, each of its moves, and by how many routes it can be made."""
        seat: int = answer.seat
        texts = [move.text for move in answer.moves]
        if not self._routes or answer.route_count == len(texts):
            for text in texts:
                yield seat, text, 1
            return
        # A call counts routes for all the moves that it lists together. Those that begin with a
        # move's own text are the move and what goes on from it: counted from the longest text down,
        # what goes on is known already and the rest is the move's own.
        routes: dict[str, int] = {}
        for text in sorted(texts, key=len, reverse=True):
            beginning = self._list(state, prefix=text)
            listed = {move.text for move in beginning.moves}
            routes[text] = beginning.route_count - sum(routes.get(t, 0) for t in listed - {text})
        for text in texts:
            yield seat, text, routes[text]
