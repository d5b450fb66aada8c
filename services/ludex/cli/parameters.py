"""The arguments and options that several commands share, and how they are read."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import click
from click.shell_completion import CompletionItem

F = TypeVar("F", bound=Callable[..., Any])

MAX_SEED = 2**64 - 1
MAX_SEAT = 999

SEAT_TOKEN_VARIABLE = "LUDEX_SEAT_TOKEN"  # noqa: S105
"""The seat token for sealed states, unless an option gives one."""

_TOKEN = re.compile(r"(?:(\d{1,3})=)?(.+)", re.ASCII | re.DOTALL)


class GameName(click.ParamType[str]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name, when there is such a game."""
        from ludex.core.registry import GAMES

        if value not in GAMES:
            self.fail(f"no game is called {value!r}; there are {', '.join(GAMES)}.", param, ctx)
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The games that begin so."""
        from ludex.core.registry import GAMES

        return [CompletionItem(game) for game in GAMES if game.startswith(incomplete)]


class WholeNumber(click.ParamType[int]):
    """A number from 0 to a bound that is too large to be worth telling in every help."""

    name = "number"

    def __init__(self, greatest: int) -> None:
        self._greatest = greatest

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number."""
        text = str(value)
        if not text.isascii() or not text.isdigit() or len(text) > len(str(self._greatest)):
            self.fail(f"{text!r} is no number from 0 to {self._greatest}.", param, ctx)
        if int(text) > self._greatest:
            self.fail(f"{text} is more than {self._greatest}.", param, ctx)
        return int(text)


class Token(NamedTuple):
    """A move as it is given: its text, and the seat that plays it where that was said."""

    seat: int | None
    text: str


class MoveToken(click.ParamType[Token]):
    """A move, with or without `SEAT=` before it."""

    name = "move"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Token:
        """The move and its seat."""
        if isinstance(value, Token):
            return value
        token = read_token(str(value))
        if token is None:
            self.fail("give a move, as in T@H8 or 1=T@H8.", param, ctx)
        return token


def read_token(text: str) -> Token | None:
    """The move that a text writes as `MOVE` or `SEAT=MOVE`; None when there is none."""
    read = _TOKEN.fullmatch(text.strip())
    if read is None:
        return None
    return Token(None if read[1] is None else int(read[1]), read[2])


def read_tokens(text: str) -> tuple[Token, ...]:
    """The moves of a text, separated by spaces or line ends."""
    return tuple(token for token in map(read_token, text.split()) if token is not None)


class Pair(NamedTuple):
    """Something given as `name=value`."""

    name: str
    value: str


class PairType(click.ParamType[Pair]):
    """Something given as `name=value`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Pair:
        """The name and the value."""
        if isinstance(value, Pair):
            return value
        name, equals, given = str(value).partition("=")
        if not equals or not name:
            self.fail(f"write it as {self.name}, not {value!r}.", param, ctx)
        return Pair(name.strip(), given)


def game_argument(function: F) -> F:
    """The argument GAME."""
    return click.argument("game", type=GameName(), metavar="GAME")(function)


def server_option(function: F) -> F:
    """The option --server."""
    return click.option(
        "--server",
        metavar="HOST:PORT",
        help="Ask the ludex server there, not this process. With TLS: https://HOST:PORT.",
    )(function)


def json_option(function: F) -> F:
    """The option --json."""
    return click.option("--json", "as_json", is_flag=True, help="Write JSON, for programs.")(
        function
    )


def new_game_options(function: F) -> F:
    """The options that set up a new game: --option and --seed."""
    function = click.option(
        "--seed",
        type=WholeNumber(MAX_SEED),
        metavar="N",
        help="Decides all chance: the same seed, the same game. Otherwise one is drawn and told.",
    )(function)
    return click.option(
        "--option",
        "options",
        type=PairType("NAME=VALUE"),
        multiple=True,
        metavar="NAME=VALUE",
        help="Set up a new game so; may be repeated. `ludex describe GAME` lists the options.",
    )(function)


class Start(NamedTuple):
    """Which position is meant, as the options say it."""

    state_file: str | None
    options: tuple[Pair, ...]
    seed: int | None
    moves: tuple[Token, ...]
    sealed_file: str | None = None
    seat_token: str | None = None
    seat_token_file: str | None = None

    @property
    def sealed(self) -> bool:
        """Whether it is a sealed state."""
        return self.sealed_file is not None

    @property
    def from_stdin(self) -> bool:
        """Whether the position comes from standard input."""
        return "-" in (self.state_file, self.sealed_file, self.seat_token_file)


def position_options(function: Callable[..., None]) -> Callable[..., None]:
    """The options that say which position is meant: --state, --moves, and those of a new game.

    The command takes them together, as its parameter `start`.
    """

    @functools.wraps(function)
    def command(
        *args: Any,
        state_file: str | None,
        options: tuple[Pair, ...],
        seed: int | None,
        moves: str,
        sealed_file: str | None = None,
        seat_token: str | None = None,
        seat_token_file: str | None = None,
        **others: Any,
    ) -> None:
        start = Start(
            state_file,
            options,
            seed,
            read_tokens(moves),
            sealed_file,
            seat_token,
            seat_token_file,
        )
        function(*args, start=start, **others)

    command = new_game_options(command)
    command = click.option(
        "--moves",
        metavar='"MOVE …"',
        default="",
        help="Play these moves first. A move may say who plays it: 1=MOVE. It must where several "
        "seats are to act.",
    )(command)
    return click.option(
        "--state",
        "state_file",
        metavar="FILE",
        help="Start from the state in this JSON file, - for standard input, not from a new game.",
    )(command)


def sealable_position_options(function: Callable[..., None]) -> Callable[..., None]:
    """The same, and those of a position that is sealed: --sealed, --token and --token-file."""
    function = position_options(function)
    function = click.option(
        "--token-file", "seat_token_file", metavar="FILE", help="The seat token, in a file."
    )(function)
    function = click.option(
        "--token",
        "seat_token",
        metavar="TOKEN",
        help="With --sealed: the token of your seat; without one you are a spectator. Others on "
        f"this machine can't see it when it is in {SEAT_TOKEN_VARIABLE} or a file.",
    )(function)
    return click.option(
        "--sealed",
        "sealed_file",
        metavar="FILE",
        help="Start from the sealed state in this file, - for standard input.",
    )(function)


def output_option(help: str) -> Callable[[F], F]:
    """The option --output."""
    return click.option("-o", "--output", metavar="FILE", help=help)


def seat_option(help: str) -> Callable[[F], F]:
    """The option --seat."""
    return click.option("--seat", type=WholeNumber(MAX_SEAT), metavar="N", help=help)


def usage(message: str) -> click.UsageError:
    """The error that what was given can't be used."""
    return click.UsageError(message, click.get_current_context(silent=True))
