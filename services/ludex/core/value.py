"""Values that are looked up by what they are."""

from __future__ import annotations

from abc import abstractmethod


class Value:
    """Equal to another value of the same class whose fields are equal.

    Moves and events are looked up for each answer. A dataclass makes its `__eq__` and `__hash__`
    when the module is imported, so they stay interpreted where the class is compiled; these don't.
    """

    __slots__ = ()

    @abstractmethod
    def _fields(self) -> tuple[object, ...]:
        """The values of the fields, in order."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())
