"""What a request says besides its state, read once for as long as it comes again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(init=False, slots=True)
class Said:
    """A request without its state, and what was read from it.

    To ask a message for a field costs more than what is asked about a position often does. `given`:
    the names of the fields that the request gives; those of false flags and empty texts are not
    given. `seat`: the seat, if one is given. `move`: the move, once it has been read.
    """

    request: Any
    given: frozenset[str]
    seat: int | None
    move: Any | None

    def __init__(self, request: Any) -> None:
        self.request = request
        self.given = frozenset([field.name for field, _ in request.ListFields()])
        self.seat = request.seat if "seat" in self.given else None
        self.move = None
