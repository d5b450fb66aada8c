"""The typed games. A game's module is loaded when the game is first asked for.

Generated from the contract by `tools/generate_games.py`: never edited by hand.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from google.protobuf.message import Message

from ludex_client._game import AsyncRunner, Runner
from ludex_client.calls import USUAL, Timeout

if TYPE_CHECKING:
    from ludex_client.games.hexaequo import AsyncHexaequo, Hexaequo
    from ludex_client.games.limes import AsyncLimes, Limes
    from ludex_client.games.limits import AsyncLimits, Limits
    from ludex_client.games.smallholder import AsyncSmallholder, Smallholder

GAMES = (
    "hexaequo",
    "limes",
    "limits",
    "smallholder",
)
"""The names of all games."""


class _Named(Protocol):
    name: ClassVar[str]
    calls: ClassVar[Any]

    def message(self, name: str) -> type[Message]:
        """The game's message of this name, such as `State`. KeyError when there is none."""

    def request_type(self, method: str) -> type[Message]:
        """What the RPC of this name (`ApplyMove` or `apply_move`) is asked with."""


class AnyGame(_Named, Protocol):
    """Any game, whichever its messages."""

    def call(self, method: str, request: Message, timeout: Timeout = USUAL) -> Message:
        """Makes the RPC of this name with a request as it is."""

    def describe_game(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def new_game(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def list_legal_moves(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def check_move(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def apply_move(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def get_outcome(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def replay_game(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def view_state(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def sample_state(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def simulate_playouts(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def render_state(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    def batch(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""


class AnyAsyncGame(_Named, Protocol):
    """Any game, whichever its messages."""

    async def call(self, method: str, request: Message, timeout: Timeout = USUAL) -> Message:
        """Makes the RPC of this name with a request as it is."""

    async def describe_game(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def new_game(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def list_legal_moves(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def check_move(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def apply_move(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def get_outcome(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def replay_game(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def view_state(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def sample_state(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def simulate_playouts(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def render_state(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""

    async def batch(self, *args: Any, **kwargs: Any) -> Any:
        """As in the typed games."""


class Games(Runner):
    """Every game, called by methods that return the answer."""

    @cached_property
    def hexaequo(self) -> Hexaequo:
        """The game Hexaequo."""
        from ludex_client.games.hexaequo import Hexaequo

        return Hexaequo(self)

    @cached_property
    def limes(self) -> Limes:
        """The game Limes."""
        from ludex_client.games.limes import Limes

        return Limes(self)

    @cached_property
    def limits(self) -> Limits:
        """The game Limits."""
        from ludex_client.games.limits import Limits

        return Limits(self)

    @cached_property
    def smallholder(self) -> Smallholder:
        """The game Smallholder."""
        from ludex_client.games.smallholder import Smallholder

        return Smallholder(self)

    def game(self, name: str) -> AnyGame:
        """The game of this name, for generic callers. KeyError when there is none."""
        match name:
            case "hexaequo":
                return self.hexaequo
            case "limes":
                return self.limes
            case "limits":
                return self.limits
            case "smallholder":
                return self.smallholder
        raise _missing(name)


class AsyncGames(AsyncRunner):
    """Every game, called by methods whose answers are awaited."""

    @cached_property
    def hexaequo(self) -> AsyncHexaequo:
        """The game Hexaequo."""
        from ludex_client.games.hexaequo import AsyncHexaequo

        return AsyncHexaequo(self)

    @cached_property
    def limes(self) -> AsyncLimes:
        """The game Limes."""
        from ludex_client.games.limes import AsyncLimes

        return AsyncLimes(self)

    @cached_property
    def limits(self) -> AsyncLimits:
        """The game Limits."""
        from ludex_client.games.limits import AsyncLimits

        return AsyncLimits(self)

    @cached_property
    def smallholder(self) -> AsyncSmallholder:
        """The game Smallholder."""
        from ludex_client.games.smallholder import AsyncSmallholder

        return AsyncSmallholder(self)

    def game(self, name: str) -> AnyAsyncGame:
        """The game of this name, for generic callers. KeyError when there is none."""
        match name:
            case "hexaequo":
                return self.hexaequo
            case "limes":
                return self.limes
            case "limits":
                return self.limits
            case "smallholder":
                return self.smallholder
        raise _missing(name)


def _missing(name: str) -> KeyError:
    return KeyError(f"no game is called {name}; there are {', '.join(GAMES)}")
