"""What is particular to a game, for tools that know none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from ludex_client.games import AnyGame
from ludex_client.interop.chance import Hidden, Nothing
from ludex_client.interop.choice import Numbering, Steps

Setting = bool | int | str
Array = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of what is observed, as numbers from 0 to 1."""

    name: str
    shape: tuple[int, ...]
    private: bool = False
    """Whether the seat alone sees it."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Adapter(ABC):
    """A game with its settings made."""

    name: ClassVar[str]
    title: ClassVar[str]
    seat_range: ClassVar[tuple[int, int]] = (2, 2)
    settings: ClassVar[Mapping[str, Setting]]
    """What can be set, with what holds if it isn't."""
    secrets: ClassVar[bool] = False
    """Whether seats see different things."""
    chance: ClassVar[bool] = False
    """Whether chance plays a part."""

    numbering: Numbering
    layout: tuple[Piece, ...]
    """What is observed, part by part."""
    options: Mapping[str, Any]
    """The options of a new game."""
    seats: int = 2
    longest: int
    """How many actions of seats a game can't exceed."""
    cut: int | None = None
    """After how many actions a game is broken off, as a draw: where no rule bounds its length."""
    highest: float = 1.0
    """The most that a game can be worth to a seat."""
    lowest: float = -1.0
    most_draws: int = 0
    """How often chance can decide something in a game."""
    outcomes: int = 0
    """How many outcomes of chance there are."""

    @abstractmethod
    def __init__(self, game: AnyGame, settings: Mapping[str, Setting]) -> None:
        """Asks the game for what the settings leave open."""

    def opening(self) -> Hidden:
        """What chance has to decide before the first position."""
        return Nothing()

    @abstractmethod
    def write(self, view: Any, taken: Steps, parts: Mapping[str, Array]) -> None:
        """Writes what a view shows into the parts that are wanted, which hold zeros.

        `taken`: the steps of a move that is being chosen.
        """

    @abstractmethod
    def text(self, view: Any) -> str:
        """A view to be read in a terminal."""


def checked(settings: Mapping[str, Setting], known: Mapping[str, Setting]) -> dict[str, Setting]:
    """All settings, those that are not given as they are by default."""
    for name, value in settings.items():
        if name not in known:
            raise ValueError(f"there is no setting {name}; there are {', '.join(known)}")
        if type(value) is not type(known[name]):
            wanted = type(known[name]).__name__
            raise ValueError(f"{name} is {value!r}; it has to be of type {wanted}")
    return {**known, **settings}


def positive(settings: Mapping[str, Setting], name: str) -> int:
    """A setting that has to be at least 1."""
    value = settings[name]
    if not isinstance(value, int) or value < 1:
        raise ValueError(f"{name} is {value!r}; it has to be a number from 1 on")
    return value
