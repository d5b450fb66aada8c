"""What a seat observes, as text and as numbers. All of it comes from the seat's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from ludex_client.interop.adapter import Adapter, Array
from ludex_client.interop.turn import Turn
from ludex_client.interop.words import line

if TYPE_CHECKING:
    from ludex_client.interop.openspiel.state import LudexState

OWN = ("seat",)
"""Fields of a view that say whose it is, rather than what is seen."""


class LudexObserver:
    """An observer in OpenSpiel's sense: `tensor`, its named parts in `dict`, and texts."""

    def __init__(
        self, adapter: Adapter, kind: Any = None, parameters: Mapping[str, Any] | None = None
    ) -> None:
        if parameters:
            raise ValueError(f"an observer has no parameters: {parameters}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._adapter = adapter
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = kind.perfect_recall
        shapes = [
            (piece.name, piece.size, piece.shape)
            for piece in adapter.layout
            if (self._private if piece.private else self._public)
        ]
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        # All that a seat recalls has no fixed size: it is told as text alone.
        if self._recall:
            return
        if self._private:
            shapes.insert(0, ("seat", adapter.seats, (adapter.seats,)))
        self.tensor = np.zeros(sum(size for _, size, _ in shapes), np.float32)
        begin = 0
        for name, size, shape in shapes:
            self.dict[name] = self.tensor[begin : begin + size].reshape(shape)
            begin += size

    def set_from(self, state: LudexState, player: int) -> None:
        """Writes what the player sees now into the numbers."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if "seat" in self.dict:
            self.dict["seat"][player] = 1
        node = state.node
        if node.turn is not None:
            view = node.turn.view(player if self._private else None)
            self._adapter.write(view, node.taken, self.dict)

    def string_from(self, state: LudexState, player: int) -> str:
        """What the player sees, or with perfect recall has seen and done."""
        node = state.node
        if not self._adapter.secrets:
            return self._open(state) if self._public else ""
        who = f"seat={player} " if self._private else ""
        if node.turn is None:
            return who
        if self._recall:
            return self._recalled(node.turn, player)
        public = node.turn.words(None)
        if not self._private:
            return line(public)
        seen = node.turn.words(player)
        told = {
            name: value
            for name, value in seen.items()
            if name not in OWN and (self._public or public.get(name) != value)
        }
        return who + line(told)

    def _open(self, state: LudexState) -> str:
        """Where all see everything: the position, or with perfect recall the whole history."""
        node = state.node
        if self._recall:
            return str(state.history_str())
        if node.turn is None:
            return ""
        text = self._adapter.numbering.text
        under_way = "".join(map(text, node.taken))
        said = line(node.turn.words(None))
        return f"{said} | {under_way}" if under_way else said

    def _recalled(self, turn: Turn, player: int) -> str:
        if not self._public:
            raise ValueError("private information alone is not recalled apart")
        return turn.recalled(player if self._private else None)
