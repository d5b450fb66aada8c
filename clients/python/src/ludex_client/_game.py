"""What the clients of all games share, and how a described call becomes a method.

A game's module describes its calls once, as functions that return a `Call`. `Blocking` makes of
such a function a method that returns the answer, `Awaiting` one that is awaited for it, each with
the function's own parameters.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import cache, wraps
from typing import Any, ClassVar, Generic, ParamSpec, Self, TypeVar, overload

from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass

from ludex_client.calls import USUAL, AnswerT, Call, Timeout

P = ParamSpec("P")
RunnerT = TypeVar("RunnerT")


class Runner(ABC):
    """Makes calls and returns their answers."""

    @abstractmethod
    def run(self, service: str, call: Call[AnswerT]) -> AnswerT:
        """Makes the call."""


class AsyncRunner(ABC):
    """Makes calls that are awaited."""

    @abstractmethod
    async def run(self, service: str, call: Call[AnswerT]) -> AnswerT:
        """Makes the call."""


class BaseGame(Generic[RunnerT]):
    """A game, whichever way it is called."""

    name: ClassVar[str]
    """The game's name in packages and commands."""
    service: ClassVar[ServiceDescriptor]
    """The game's service."""

    def __init__(self, runner: RunnerT) -> None:
        self._runner = runner

    def message(self, name: str) -> type[Message]:
        """The game's message of this name, such as `State`. KeyError when there is none."""
        file = self.service.file
        return GetMessageClass(file.pool.FindMessageTypeByName(f"{file.package}.{name}"))

    def request_type(self, method: str) -> type[Message]:
        """What the RPC of this name (`ApplyMove` or `apply_move`) is asked with."""
        return GetMessageClass(self._method(method).input_type)

    def _describe(self, method: str, request: Message, timeout: Timeout) -> Call[Message]:
        found = self._method(method)
        if request.DESCRIPTOR is not found.input_type:
            wanted, given = found.input_type.full_name, request.DESCRIPTOR.full_name
            raise TypeError(f"{found.name} takes {wanted}, not {given}")
        return Call(found.name, request, GetMessageClass(found.output_type), timeout)

    def _method(self, name: str) -> MethodDescriptor:
        found = _methods(self.service).get(name)
        if found is None:
            raise KeyError(f"{self.service.full_name} has no call {name}")
        return found


class Game(BaseGame[Runner]):
    """A game, called by methods that return the answer."""

    def call(self, method: str, request: Message, timeout: Timeout = USUAL) -> Message:
        """Makes the RPC of this name (`ApplyMove` or `apply_move`) with a request as it is."""
        return self.run(self._describe(method, request, timeout))

    def run(self, call: Call[AnswerT]) -> AnswerT:
        """Makes a described call."""
        return self._runner.run(self.service.full_name, call)


class AsyncGame(BaseGame[AsyncRunner]):
    """A game, called by methods whose answers are awaited."""

    async def call(self, method: str, request: Message, timeout: Timeout = USUAL) -> Message:
        """Makes the RPC of this name (`ApplyMove` or `apply_move`) with a request as it is."""
        return await self.run(self._describe(method, request, timeout))

    async def run(self, call: Call[AnswerT]) -> AnswerT:
        """Makes a described call."""
        return await self._runner.run(self.service.full_name, call)


class Blocking(Generic[P, AnswerT]):
    """The method of a `Game` that makes the call which `describe` describes."""

    def __init__(self, describe: Callable[P, Call[AnswerT]]) -> None:
        self._describe = describe
        self.__doc__ = describe.__doc__

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...
    @overload
    def __get__(self, game: Game, owner: type) -> Callable[P, AnswerT]: ...
    def __get__(self, game: Game | None, owner: type) -> Self | Callable[P, AnswerT]:
        if game is None:
            return self
        run, describe = game.run, self._describe

        @wraps(describe)
        def method(*args: P.args, **kwargs: P.kwargs) -> AnswerT:
            return run(describe(*args, **kwargs))

        return method


class Awaiting(Generic[P, AnswerT]):
    """The method of an `AsyncGame` that makes the call which `describe` describes."""

    def __init__(self, describe: Callable[P, Call[AnswerT]]) -> None:
        self._describe = describe
        self.__doc__ = describe.__doc__

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...
    @overload
    def __get__(
        self, game: AsyncGame, owner: type
    ) -> Callable[P, Coroutine[Any, Any, AnswerT]]: ...
    def __get__(
        self, game: AsyncGame | None, owner: type
    ) -> Self | Callable[P, Coroutine[Any, Any, AnswerT]]:
        if game is None:
            return self
        run, describe = game.run, self._describe

        @wraps(describe)
        async def method(*args: P.args, **kwargs: P.kwargs) -> AnswerT:
            return await run(describe(*args, **kwargs))

        return method


@cache
def _methods(service: ServiceDescriptor) -> dict[str, MethodDescriptor]:
    """The RPCs by both forms of their names."""
    named: dict[str, Any] = {method.name: method for method in service.methods}
    return named | {snake_case(name): method for name, method in named.items()}


def snake_case(name: str) -> str:
    """An RPC's name as methods are named: `ApplyMove` is `apply_move`."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).removeprefix("_")
