"""What can go wrong, and how it is told.

    CommandError    a call that failed or a request that can't be made, whoever was asked
    Reported        the same on its way to the terminal, as text or as JSON

Exit statuses: 1 the answer is no; 2 what was given can't be used; 3 the call failed.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO, Any, NamedTuple, ParamSpec

import click

P = ParamSpec("P")

EXIT_NO = 1
EXIT_USAGE = 2
EXIT_FAILED = 3
EXIT_INTERRUPTED = 130

TRACEBACK_VARIABLE = "LUDEX_TRACEBACK"
"""Set to anything, it lets a fault of this program's own show where it happened."""


class FieldFault(NamedTuple):
    """What is wrong with one field of a request."""

    field: str
    reason: str
    message: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal."""

    code: str
    message: str
    rule: str
    concerns: tuple[str, ...] = ()

    @classmethod
    def of(cls, violation: Any) -> Refusal:
        """The refusal that a Violation, message or value, tells."""
        return cls(violation.code, violation.message, violation.rule, tuple(violation.concerns))

    def facts(self) -> dict[str, object]:
        """For JSON, in the contract's names."""
        return {
            "code": self.code,
            "message": self.message,
            "rule": self.rule,
            "concerns": list(self.concerns),
        }

    def lines(self) -> list[str]:
        """What follows the sentence: the code, the rule and what it concerns."""
        lines = [f"code: {self.code}", f"rule: {self.rule}"]
        if self.concerns:
            lines.append(f"concerns: {', '.join(self.concerns)}")
        return lines


class CommandError(Exception):
    """Why a command has no answer. `code` is the gRPC status's name, empty without a call."""

    def __init__(
        self,
        message: str,
        *,
        code: str = "",
        reason: str = "",
        fields: tuple[FieldFault, ...] = (),
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.reason = reason
        self.fields = fields
        self.refusal = refusal

    @property
    def exit_code(self) -> int:
        """1 for an illegal move, 2 for what was given wrongly, 3 for all else."""
        if self.refusal is not None:
            return EXIT_NO
        return EXIT_USAGE if self.code in ("", "INVALID_ARGUMENT") else EXIT_FAILED

    def facts(self) -> dict[str, object]:
        """For JSON."""
        facts: dict[str, object] = {"message": self.message}
        if self.code:
            facts["code"] = self.code
        if self.reason:
            facts["reason"] = self.reason
        if self.fields:
            facts["fields"] = [field._asdict() for field in self.fields]
        if self.refusal is not None:
            facts["violation"] = self.refusal.facts()
        return facts

    def lines(self) -> list[str]:
        """The sentence, and below it the codes, fields and cells concerned."""
        lines = [self.message]
        if self.refusal is not None:
            return lines + [f"  {line}" for line in self.refusal.lines()]
        if self.code:
            lines.append(f"  code: {', '.join(filter(None, [self.code, self.reason]))}")
        if len(self.fields) > 1:
            lines += [f"  {fault.field}: {fault.message} ({fault.reason})" for fault in self.fields]
        elif self.fields and self.fields[0].field:
            lines.append(f"  field: {self.fields[0].field}")
        return lines


class Reported(click.ClickException):
    """A failure on its way to the terminal."""

    def __init__(self, failure: CommandError, as_json: bool) -> None:
        super().__init__(failure.message)
        self.failure = failure
        # Click declares the status for the class, but reads it from the exception.
        self.exit_code = failure.exit_code  # type: ignore[misc]
        self._as_json = as_json

    def show(self, file: IO[Any] | None = None) -> None:
        """Writes JSON where the answer would have been, or text to standard error."""
        if self._as_json:
            import json

            click.echo(json.dumps({"error": self.failure.facts()}, indent=2, ensure_ascii=False))
            return
        first, *more = self.failure.lines()
        click.echo(click.style("Error: ", fg="red") + first, file=file, err=True)
        for line in more:
            click.echo(line, file=file, err=True)


def reported(function: Callable[P, None]) -> Callable[P, None]:
    """Turns every failure of a command into a report, and never lets a traceback out.

    The command's parameter `as_json`, if it has one, says in which form.
    """

    @functools.wraps(function)
    def command(*args: P.args, **kwargs: P.kwargs) -> None:
        as_json = bool(kwargs.get("as_json"))
        try:
            function(*args, **kwargs)
        except CommandError as failure:
            raise Reported(failure, as_json) from None
        except (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError):
            raise
        except OSError as error:
            raise Reported(CommandError(_of_system(error), code="UNKNOWN"), as_json) from None
        except Exception as error:
            if os.environ.get(TRACEBACK_VARIABLE):
                raise
            raise Reported(_fault(error), as_json) from None

    return command


def _of_system(error: OSError) -> str:
    if error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def _fault(error: Exception) -> CommandError:
    return CommandError(
        f"ludex made a mistake ({type(error).__name__}: {error}). "
        f"With {TRACEBACK_VARIABLE}=1 it shows where.",
        code="INTERNAL",
    )
