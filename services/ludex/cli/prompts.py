"""Asking the people at the terminal: with completion where it is one, line by line where not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import click

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

COMMANDS = ("moves", "why", "undo", "board", "save", "help", "quit")
"""What can be said instead of a move."""

TAKING_MOVES = ("why", "moves")
"""The commands that a move, or its beginning, follows."""


class Prompt(Protocol):
    """Asks for lines."""

    def ask(self, seat: int, question: str, moves: Callable[[], Sequence[str]]) -> str | None:
        """The next line from the player of the seat; None when there will be no more.

        `moves` gives the legal moves, to complete what is typed.
        """

    def wait(self, text: str) -> bool:
        """Waits for Enter; False when there will be no more."""

    def clear(self) -> None:
        """Hides what has been shown so far."""


class Lines:
    """Reads plain lines, from a file or a pipe."""

    def ask(self, seat: int, question: str, moves: Callable[[], Sequence[str]]) -> str | None:
        """The next line."""
        click.echo(question, nl=False)
        line = sys.stdin.readline()
        click.echo()
        return line.strip() if line else None

    def wait(self, text: str) -> bool:
        """Reads a line and ignores it."""
        return self.ask(0, f"{text} ", lambda: ()) is not None

    def clear(self) -> None:
        """Draws a line, for there is no screen to clear."""
        click.echo("-" * 40)


class Terminal:
    """Asks on a terminal. Every seat has a memory of its own, so that the arrow keys don't tell one
    player what another has typed.
    """

    def __init__(self) -> None:
        self._sessions: dict[int, PromptSession[str]] = {}

    def ask(self, seat: int, question: str, moves: Callable[[], Sequence[str]]) -> str | None:
        """The next line, completed with Tab."""
        from prompt_toolkit import PromptSession

        if seat not in self._sessions:
            self._sessions[seat] = PromptSession()
        try:
            line = self._sessions[seat].prompt(
                question, completer=_completer(moves), complete_while_typing=False
            )
        except (EOFError, KeyboardInterrupt):
            return None
        return line.strip()

    def wait(self, text: str) -> bool:
        """Waits for Enter."""
        try:
            input(f"{text} ")
        except (EOFError, KeyboardInterrupt):
            return False
        return True

    def clear(self) -> None:
        """Clears the screen and what has been scrolled off it."""
        click.echo("\033[2J\033[3J\033[H", nl=False)


def prompt() -> Prompt:
    """A terminal's prompt, or plain lines where there is none."""
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Lines()


def completions(text: str, moves: Sequence[str]) -> list[str]:
    """What the last word of a line may become."""
    first, space, rest = text.lstrip().partition(" ")
    if space:
        words: Sequence[str] = moves if first in TAKING_MOVES else ()
        return [word for word in words if word.startswith(rest)]
    return [word for word in (*moves, *COMMANDS) if word.startswith(first)]


def _completer(moves: Callable[[], Sequence[str]]) -> Any:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class MoveCompleter(Completer):
        def get_completions(
            self, document: Document, complete_event: CompleteEvent
        ) -> Iterable[Completion]:
            text = document.text_before_cursor
            word = text.lstrip().rpartition(" ")[2]
            for completed in completions(text, moves()):
                yield Completion(completed, start_position=-len(word))

    return MoveCompleter()
