"""A place in the game tree: what has been decided, and who decides next.

Between two positions there can be several places: a move is chosen in steps, and then chance
decides what it draws. Nodes are never changed, so they can be shared and need no copying.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple, Self

from ludex_client.interop.chance import Chances, Hidden, Nothing, Sampled
from ludex_client.interop.choice import Steps
from ludex_client.interop.sampling import sampled
from ludex_client.interop.turn import Turn
from ludex_client.interop.utility import returns
from ludex_client.interop.world import World


class Path(NamedTuple):
    """How a node was reached: where from, and by which action."""

    before: Path | None
    action: int


START = Path(None, -1)


def root(world: World) -> Node:
    """The beginning of a game, in which chance decides each draw when it is made."""
    return Node(world, None, world.adapter.opening(), START)._settled()


def dealt(world: World, seed: int) -> Node:
    """The beginning of the game that ludex makes of a seed: chance has decided everything."""
    table, nothing = world.table, Nothing()
    position = table.start(seed=seed, **world.adapter.options)
    return Node(world, Turn(table, position, nothing), nothing, None)


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A place in the tree."""

    world: World
    turn: Turn | None
    """The last position. None while chance decides the first one."""
    hidden: Hidden
    path: Path | None
    """How it was reached from the beginning. None behind a resampled place: nobody knows."""
    taken: Steps = ()
    """The steps of the move that is being chosen."""
    text: str | None = None
    """The move that is chosen and waits for chance to decide what it draws."""
    actions: int = 0
    """How many actions of seats led here."""

    @property
    def chance(self) -> bool:
        """Whether chance decides next."""
        return self.hidden.due

    @property
    def broken_off(self) -> bool:
        """Whether the game was broken off as too long."""
        cut = self.world.adapter.cut
        if cut is None or self.actions < cut or self.taken or self.chance:
            return False
        return self.turn is not None and self.turn.position.outcome is None

    @property
    def over(self) -> bool:
        """Whether the game has ended or was broken off."""
        if self.chance or self.turn is None:
            return False
        return self.turn.position.outcome is not None or self.broken_off

    @property
    def seat(self) -> int | None:
        """Who decides next. None for chance, and when the game is over."""
        if self.chance or self.turn is None or self.over:
            return None
        return self.turn.position.seat

    def legal(self) -> tuple[int, ...]:
        """What the seat can do, ascending. Nothing when no seat decides."""
        if self.turn is None or self.seat is None:
            return ()
        return self.turn.position.choice.actions(self.taken)

    def chances(self) -> Chances:
        """What chance can decide."""
        return self.hidden.chances()

    def returns(self) -> list[float]:
        """What the game was worth to each seat. 0 while it goes on, and when it was broken off."""
        seats = self.world.adapter.seats
        outcome = None if self.turn is None or self.chance else self.turn.position.outcome
        return [0.0] * seats if outcome is None else returns(outcome, seats)

    def step(self, action: int) -> Node:
        """After an action of whoever decides, which has to be possible."""
        path = None if self.path is None else Path(self.path, action)
        if self.chance:
            return replace(self, hidden=self.hidden.decide(action), path=path)._settled()
        if self.turn is None or action not in self.legal():
            raise ValueError(f"{action} is no legal action here")
        taken = (*self.taken, action)
        text = self.turn.position.choice.move(taken)
        if text is None:
            return replace(self, taken=taken, path=path, actions=self.actions + 1)
        chosen = replace(self, taken=(), text=text, path=path, actions=self.actions + 1)
        return chosen._played(self.turn)

    def resampled(self, viewer: int, seed: int) -> Node:
        """A place that might be this one, as far as a seat knows: hidden things are chosen anew."""
        turn, hidden = self.turn, self.hidden
        if turn is None or self.chance or not isinstance(hidden, Sampled):
            return self
        state = sampled(self.world.table.game, turn, hidden, viewer, Random(seed))  # noqa: S311
        other = turn.resampled(viewer, state, hidden.resampled(state))
        return replace(self, turn=other, hidden=other.hidden, path=None)

    def completed(self, random: Random) -> Node:
        """After random choices, until no move is under way and chance has nothing to decide."""
        node = self
        while node.chance or node.taken:
            if node.chance:
                outcomes, weights = zip(*node.chances(), strict=True)
                node = node.step(random.choices(outcomes, weights)[0])
            else:
                node = node.step(random.choice(node.legal()))
        return node

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[World, list[int]]]:
        actions: list[int] = []
        path = self.path
        if path is None:
            raise TypeError("a resampled state has no history, so it can't be written down")
        while path is not START and path.before is not None:
            actions.append(path.action)
            path = path.before
        return _replayed, (self.world, actions[::-1])

    def _settled(self) -> Node:
        """With the first position, or that after the move, if chance has decided all it needs."""
        if self.hidden.due:
            return self
        table = self.world.table
        if self.turn is None:
            options = {**self.world.adapter.options, **self.hidden.options()}
            # Without orders to give there is no chance, and the seed has no effect.
            turn = Turn(table, table.start(seed=0, **options), self.hidden.opened())
            return replace(self, turn=turn, hidden=turn.hidden)
        return self._after(self.turn)

    def _played(self, turn: Turn) -> Node:
        """After the move that is chosen, or waiting for what it draws."""
        text = self.text or ""
        played = self.world.table.play(turn.position, text)
        hidden = self.hidden.asked(played.events)
        if hidden.due:
            return replace(self, hidden=hidden)
        hidden = hidden.followed(turn.position.state, played)
        following = Turn(self.world.table, played.position, hidden, turn, played)
        return replace(self, turn=following, hidden=hidden, text=None)

    def _after(self, turn: Turn) -> Node:
        """After the move that is chosen, now that chance has decided what it draws."""
        state = self.hidden.into(turn.position.state)
        played = self.world.table.play(turn.position, self.text or "", state)
        hidden = self.hidden.followed(state, played)
        following = Turn(self.world.table, played.position, hidden, turn, played)
        return replace(self, turn=following, hidden=hidden, text=None)


def _replayed(world: World, actions: list[int]) -> Node:
    """The node that these actions lead to."""
    node = root(world)
    for action in actions:
        node = node.step(action)
    return node
