"""Which tile comes next in Limes: each that has not come is equally likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ludex_client.interop.chance import Chances
from ludex_client.interop.table import Played


@dataclass(frozen=True, slots=True)
class LimesHidden:
    """The tiles that have come. An outcome is a tile's number, counted from 0."""

    settings: Mapping[str, Any]
    tiles: int
    drawn: tuple[int, ...] = ()
    due: bool = True

    def chances(self) -> Chances:
        """Every tile that has not come."""
        left = self._left()
        return [(number - 1, 1 / len(left)) for number in left]

    def decide(self, outcome: int) -> LimesHidden:
        """With this tile as the next."""
        return replace(self, drawn=(*self.drawn, outcome + 1), due=False)

    def name(self, outcome: int) -> str:
        """`tile 7`, by the number that the contract uses."""
        return f"tile {outcome + 1}"

    def options(self) -> Mapping[str, Any]:
        """A game with this first tile."""
        return {**self.settings, "order": [*self.drawn, *self._left()]}

    def opened(self) -> LimesHidden:
        """Nothing changes."""
        return self

    def into(self, state: Any) -> Any:
        """The state with the tiles that have come in their order, and the others behind."""
        return self._ordered(state, self._left())

    def asked(self, events: Sequence[Any]) -> LimesHidden:
        """A tile is due when one is revealed."""
        revealed = any(event.HasField("tile_revealed") for event in events)
        return replace(self, due=True) if revealed else self

    def followed(self, before: Any, played: Played) -> LimesHidden:
        """Nothing else is kept in mind."""
        return self

    def filled(self, state: Any, random: Random) -> Any:
        """The state with the other tiles shuffled."""
        left = self._left()
        random.shuffle(left)
        return self._ordered(state, left)

    def _left(self) -> list[int]:
        return [number for number in range(1, self.tiles + 1) if number not in self.drawn]

    def _ordered(self, state: Any, left: Sequence[int]) -> Any:
        ordered = type(state)()
        ordered.CopyFrom(state)
        ordered.order[:] = [*self.drawn, *left]
        return ordered
