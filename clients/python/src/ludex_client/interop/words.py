"""Messages as short texts: the same text for the same content, and another for another."""

from __future__ import annotations

from typing import Any

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message


def words(message: Message) -> dict[str, str]:
    """The fields that are set, by name."""
    return {field.name: _field(field, value) for field, value in message.ListFields()}


def line(told: dict[str, str]) -> str:
    """Fields on one line."""
    return " ".join(f"{name}={value}" for name, value in told.items())


def changes(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    """The fields that differ, as they are afterwards; empty where they are no longer set."""
    changed = {name: value for name, value in after.items() if before.get(name) != value}
    return changed | dict.fromkeys((name for name in before if name not in after), "")


def _field(field: FieldDescriptor, value: Any) -> str:
    if field.is_repeated:
        return f"[{' '.join(_one(field, each) for each in value)}]"
    return _one(field, value)


def _one(field: FieldDescriptor, value: Any) -> str:
    if isinstance(value, Message):
        return f"{{{line(words(value))}}}"
    if field.enum_type is not None:
        known = field.enum_type.values_by_number.get(value)
        return str(value) if known is None else known.name.rpartition("_")[2]
    return str(value)
