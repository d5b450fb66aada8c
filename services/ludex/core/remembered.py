"""Encoded values, each encoded once and remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ludex.core.fields import field_entry

MOST: Final = 1 << 12
"""How many values of one field are remembered before it starts anew."""


class Remembered:
    """Moves, or events, as a repeated field of any number."""

    def __init__(self, write: Callable[[Any], Any]) -> None:
        """`write`: the message that stands for a value."""
        self._write = write
        self._entries: dict[int, dict[Any, bytes]] = {}

    def encode(self, values: Iterable[Any], number: int) -> bytes:
        """The values as a repeated field of this number, encoded."""
        entries = self._entries.get(number)
        if entries is None or len(entries) > MOST:
            entries = self._entries[number] = {}
        encoded: list[bytes] = []
        for value in values:
            entry = entries.get(value)
            if entry is None:
                entry = field_entry(number, self._write(value).SerializeToString())
                entries[value] = entry
            encoded.append(entry)
        return b"".join(encoded)
