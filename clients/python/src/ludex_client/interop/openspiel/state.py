"""A state as OpenSpiel sees it: it changes, and holds a place in the tree, which doesn't."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from ludex_client.interop.node import Node
from ludex_client.interop.words import line, words

if TYPE_CHECKING:
    from ludex_client.interop.openspiel.game import LudexGame

SEEDS = 1 << 53
"""How many seeds a sampler's number between 0 and 1 tells apart."""


class LudexState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of ludex."""

    def __init__(self, game: LudexGame) -> None:
        super().__init__(game)
        self._node = game.root()

    @property
    def node(self) -> Node:
        """The place in the tree."""
        return self._node

    def current_player(self) -> int:
        """The seat that decides, or chance, or that the game is over."""
        node = self._node
        if node.chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if node.seat is None else node.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._node.over

    def returns(self) -> list[float]:
        """What the game was worth to each seat; 0 while it goes on."""
        return self._node.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide, and how likely it is."""
        return list(self._node.chances())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudexState:
        """A random state that a player can't tell from this one.

        It has no history: it can be played and copied, but not written down.
        """
        state: LudexState = self.get_game().new_initial_state()
        state._node = self._node.resampled(player, int(sampler() * SEEDS))
        return state

    def _legal_actions(self, player: int) -> list[int]:
        node = self._node
        return list(node.legal()) if player == node.seat else []

    def _apply_action(self, action: int) -> None:
        self._node = self._node.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._node.hidden.name(action)
        return self._node.world.adapter.numbering.text(action)

    def __str__(self) -> str:
        node = self._node
        said = "to begin" if node.turn is None else line(words(node.turn.position.state))
        text = node.world.adapter.numbering.text
        under_way = node.text or "".join(map(text, node.taken))
        return f"{said} | {under_way}" if under_way else said
