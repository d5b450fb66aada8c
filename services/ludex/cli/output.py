"""How answers are written: JSON for programs, sentences, tables and boards for people."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import click
from google.protobuf import json_format
from google.protobuf.message import Message

from ludex.cli.sealing import sealed_text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from ludex.cli.desk import Desk


def console() -> Console:
    """Standard output, as wide as the terminal; colours only on one."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def progress() -> Progress:
    """A progress bar on standard error, shown only when that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def print_json(value: object) -> None:
    """Writes a message, or plain data, as JSON."""
    content = message_facts(value) if isinstance(value, Message) else value
    click.echo(json.dumps(content, indent=2, ensure_ascii=False))


def message_facts(message: Message) -> dict[str, Any]:
    """A message in protobuf's JSON form, with the contract's names, zeros included."""
    facts: dict[str, Any] = json_format.MessageToDict(
        message, preserving_proto_field_name=True, always_print_fields_with_no_presence=True
    )
    return facts


def print_columns(texts: Sequence[str]) -> None:
    """Writes short texts side by side."""
    from rich.columns import Columns

    if texts:
        console().print(Columns(texts, padding=(0, 2)))


def seats_text(desk: Desk, seats: Sequence[int]) -> str:
    """Some seats in words."""
    names = [desk.seat_name(seat) for seat in seats]
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def capital(sentence: str) -> str:
    """The sentence with a capital letter."""
    return sentence[:1].upper() + sentence[1:]


def result_name(outcome: Any) -> str:
    """The result of an Outcome message, as `in_progress`, `won` or `drawn`."""
    enum = outcome.DESCRIPTOR.fields_by_name["result"].enum_type
    return enum_name(enum, outcome.result).replace(" ", "_")


def standing(desk: Desk, to_act: Sequence[int], outcome: Any) -> str:
    """How the game stands, in a sentence or two."""
    result = "in_progress" if outcome is None else result_name(outcome)
    if result == "in_progress":
        sentence = f"To act: {seats_text(desk, to_act)}."
    elif result == "drawn":
        sentence = f"The game is drawn: {_ending(desk, outcome.reason)}"
    else:
        verb = "share the win" if len(outcome.winners) > 1 else "wins"
        who = seats_text(desk, outcome.winners)
        sentence = f"{capital(who)} {verb}: {_ending(desk, outcome.reason)}"
    if outcome is not None and outcome.scores:
        sentence += f" Scores: {', '.join(map(str, outcome.scores))}."
    return sentence


def _ending(desk: Desk, reason: str) -> str:
    for ending in desk.game.description.endings:
        if ending.code == reason:
            return f"{reason}. {capital(ending.summary)}"
    return f"{reason}."


def print_position(desk: Desk, shown: Any, to_act: Sequence[int], outcome: Any) -> None:
    """Writes the board, a position or a view of one, and how the game stands."""
    click.echo(desk.game.diagram(shown))
    click.echo(standing(desk, to_act, outcome))


def write_position(path: str, response: Any) -> None:
    """Writes the position of an answer as the next command reads it: sealed, or its State as JSON.

    A file is replaced as a whole, for it may be the very one that the last position came from.
    """
    if response.sealed_state:
        text = sealed_text(response.sealed_state)
    else:
        text = json.dumps(message_facts(response.state), indent=2, ensure_ascii=False)
    with click.open_file(path, "w", encoding="utf-8", atomic=path != "-") as file:
        file.write(f"{text}\n")


# Events


def events_text(desk: Desk, events: Iterable[Any]) -> list[str]:
    """What happened, one sentence an event, for events of any game."""
    return [_event(desk, event) for event in events]


def _event(desk: Desk, event: Any) -> str:
    kind = event.WhichOneof("kind")
    if kind is None:
        return "Something happened that this version does not know."
    told = getattr(event, kind)
    facts = [
        fact
        for field in told.DESCRIPTOR.fields
        if not (field.has_presence and not told.HasField(field.name))
        and (fact := _fact(desk, field, getattr(told, field.name)))
    ]
    words = capital(kind.replace("_", " "))
    return f"{words}: {', '.join(facts)}." if facts else f"{words}."


def _fact(desk: Desk, field: Any, value: Any) -> str:
    """A field in words; empty for a list that is empty."""
    name = field.name.replace("_", " ")
    if field.is_repeated:
        return f"{name} {' '.join(_value(desk, field, each) for each in value)}" if value else ""
    if field.name == "seat":
        return desk.seat_name(value)
    if field.name.endswith("_seat"):
        return f"{name.removesuffix(' seat')} {desk.seat_name(value)}"
    # What a colour or a kind of piece is of goes without saying: `black disk, from J8, to I8`.
    said = _value(desk, field, value)
    return said if field.enum_type is not None else f"{name} {said}"


def _value(desk: Desk, field: Any, value: Any) -> str:
    if field.message_type is not None:
        return desk.record_format.short(value) or _spelled_out(desk, value)
    if field.enum_type is not None:
        return enum_name(field.enum_type, value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _spelled_out(desk: Desk, message: Any) -> str:
    facts = (
        _fact(desk, field, getattr(message, field.name))
        for field in message.DESCRIPTOR.fields
        if not field.has_presence or message.HasField(field.name)
    )
    return f"({', '.join(filter(None, facts))})"


@cache
def _enum_names(enum: Any) -> dict[int, str]:
    prefix = "".join(f"_{c}" if c.isupper() else c.upper() for c in enum.name).lstrip("_") + "_"
    return {
        value.number: value.name.removeprefix(prefix).lower().replace("_", " ")
        for value in enum.values
    }


def enum_name(enum: Any, number: int) -> str:
    """The name of an enum's value in words: `black disk`."""
    return _enum_names(enum).get(number, str(number))
