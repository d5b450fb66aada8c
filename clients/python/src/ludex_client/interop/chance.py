"""What chance has left open.

A state of ludex holds all draws to come; a game tree has to decide each draw when it is made, or a
search would see the future. So the coming cards or tiles of a state are taken as placeholders, and
before a move is played that draws some of them, the true ones are decided and put in their place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, Self, runtime_checkable

from ludex_client.interop.table import Played

Chances = Sequence[tuple[int, float]]
"""Outcomes, each with its probability."""


class Hidden(Protocol):
    """What is decided so far, and what chance has to decide now. Never changed."""

    @property
    def due(self) -> bool:
        """Whether chance has something to decide before the game goes on."""

    def chances(self) -> Chances:
        """What can come next, ascending."""

    def decide(self, outcome: int) -> Self:
        """With the next thing decided."""

    def name(self, outcome: int) -> str:
        """What an outcome is called."""

    def options(self) -> Mapping[str, Any]:
        """The options of the new game in which all is as decided."""

    def opened(self) -> Self:
        """Once the first position has been made of what is decided."""

    def into(self, state: Any) -> Any:
        """The state in which the draws to come are as decided."""

    def asked(self, events: Sequence[Any]) -> Self:
        """With all due that a move with these events needs decided beforehand."""

    def followed(self, before: Any, played: Played) -> Self:
        """After a move that was played in the state `before`, in which nothing was left open."""

    def filled(self, state: Any, random: Random) -> Any:
        """The state with all draws to come decided at random."""


@runtime_checkable
class Sampled(Hidden, Protocol):
    """Where seats see different things: what else is needed to go on from a sampled state."""

    def known(self, state: Any, viewer: int) -> Any:
        """What a seat remembers beyond its view, as the contract writes it."""

    def likelihood(self, state: Any, viewer: int) -> float:
        """How likely a sampled state is, beside the likeliest: more than 0 and at most 1.

        The contract samples each state equally often, but chance does not deal them equally often.
        """

    def resampled(self, state: Any) -> Self:
        """The same in a state that was sampled from a view and what is known."""


class Nothing:
    """A game without chance."""

    due = False

    def chances(self) -> Chances:
        """Nothing can come."""
        return ()

    def decide(self, outcome: int) -> Self:
        """Nothing can be decided."""
        raise ValueError(f"chance plays no part in this game: {outcome}")

    def name(self, outcome: int) -> str:
        """There are no outcomes."""
        raise ValueError(f"chance plays no part in this game: {outcome}")

    def options(self) -> Mapping[str, Any]:
        """No options."""
        return {}

    def opened(self) -> Self:
        """Nothing changes."""
        return self

    def into(self, state: Any) -> Any:
        """The state as it is."""
        return state

    def asked(self, events: Sequence[Any]) -> Self:
        """Nothing is due."""
        return self

    def followed(self, before: Any, played: Played) -> Self:
        """Nothing changes."""
        return self

    def filled(self, state: Any, random: Random) -> Any:
        """The state as it is."""
        return state
