"""The one list of games. A game is found by its name: folder, package and command all share it.

Games are imported when they are first asked for, so that a server of one game loads one game.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludex.core.codec import Codec
from ludex.core.game import Game

GAMES: tuple[str, ...] = ("hexaequo", "limes", "limits", "smallholder")
"""Every game, in alphabetical order."""


def game(name: str) -> Game[Any, Any, Any, Any, Any]:
    """The game of this name. Raises KeyError when there is none."""
    found: Game[Any, Any, Any, Any, Any] = import_module(f"ludex.{_known(name)}.game").GAME
    return found


def codec(name: str) -> Codec[Any, Any, Any, Any, Any]:
    """The codec of the game of this name. Raises KeyError when there is none."""
    found: Codec[Any, Any, Any, Any, Any] = import_module(f"ludex.{_known(name)}.codec").CODEC
    return found


def _known(name: str) -> str:
    if name not in GAMES:
        raise KeyError(f"no game is called {name}; there are {', '.join(GAMES)}")
    return name
