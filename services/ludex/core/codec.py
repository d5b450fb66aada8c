"""What the serving layer needs to turn a game's messages into values and back.

A codec *reads* setups and *writes* positions, so that its types force every caller through
`Game.admit`. Reading never raises on what a client sent: it returns the value or its defects, with
field paths relative to the message.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import lru_cache
from types import ModuleType
from typing import Any, Generic, cast

from google.protobuf.message import Message

from ludex.core.game import Defects, Game, M, O, S, V, is_defects
from ludex.core.played import P
from ludex.core.remembered import Remembered
from ludex.core.violations import Defect, Unreadable

MAX_MOVE_TEXT = 1024
"""The longest move text that is read, in characters."""


SHORT_TEXT, SHORT_TEXTS = 32, 1 << 10
"""The longest move text whose meaning a codec remembers, in characters, and how many such texts."""


class Codec(ABC, Generic[O, S, P, M, V]):
    """The messages of one game. `service` is its generated service module, `vocabulary` that of
    its states and moves.
    """

    game: Game[O, S, P, M, V]
    service: ModuleType
    vocabulary: ModuleType

    encode_moves: Callable[[Iterable[M], int], bytes]
    """The moves as a repeated field of this number, encoded."""
    encode_events: Callable[[Iterable[Any], int], bytes]
    """The events, likewise."""

    def __init__(self) -> None:
        self.encode_moves = Remembered(self.write_move).encode
        self.encode_events = Remembered(self.write_event).encode
        # The same short texts come again and again: in a batch, in every game.
        self._parse = lru_cache(maxsize=SHORT_TEXTS)(self.game.parse)

    @abstractmethod
    def read_options(self, message: Any) -> O | Defects:
        """The options of a new game; those left out take their defaults."""

    @abstractmethod
    def write_options(self, options: O) -> Message:
        """The Options message that reads back as `options`."""

    @abstractmethod
    def read_state(self, message: Any) -> S | Defects:
        """The setup that a State writes, whatever fields nobody knows are in it."""

    def admit(self, state: bytes) -> P | Defects:
        """The position that an encoded State writes, or everything that is wrong with it.

        A game can do it faster for states that are written as usual. Raises DecodeError when the
        bytes are no State.
        """
        setup = self.read_state(self.vocabulary.State.FromString(state))
        return setup if is_defects(setup) else self.game.admit(cast("S", setup))

    @abstractmethod
    def write_state(self, position: P) -> Message:
        """The State of a position: complete, and in the documented order."""

    @abstractmethod
    def read_action(self, message: Any) -> M | Defects | None:
        """The move that the typed part of a Move writes; None when it has none."""

    @abstractmethod
    def write_move(self, move: M) -> Message:
        """The Move, text and action."""

    def encode_state(self, position: P) -> bytes:
        """The encoded State. What `write_state` writes, but a game can do it faster."""
        return self.write_state(position).SerializeToString()

    def encode_legal_moves(self, position: P, seat: int, number: int) -> tuple[int, bytes]:
        """How many legal moves the seat has, and those moves as `encode_moves` encodes them."""
        moves = self.game.legal_moves(position, seat)
        return len(moves), self.encode_moves(moves, number)

    @abstractmethod
    def write_event(self, event: Any) -> Message:
        """The Event."""

    @abstractmethod
    def read_view(self, message: Any) -> V | Defects:
        """The view that a View writes, checked as far as drawing and sampling need."""

    @abstractmethod
    def write_view(self, view: V) -> Message:
        """The View."""

    @abstractmethod
    def read_known(self, message: Any) -> Any | Defects:
        """What a viewer remembers, for `Game.sample`."""

    def slack(self, position: P) -> int:
        """How many bytes the encoded State is shorter than the longest one that looks the same to
        every viewer. A sealed state is filled up by as many, so that its length tells nothing.
        """
        return 0

    def read_move(self, message: Any) -> M | Defects:
        """The move that a Move writes as text, as an action, or as both when they agree."""
        read = self.read_action(message)
        if is_defects(read):
            return read
        action = cast("M | None", read)
        text: str = message.text
        if not text:
            if action is None:
                return (Defect("MOVE_MISSING", "", "Give the move's text or an action."),)
            return action
        if len(text) > MAX_MOVE_TEXT:
            return (
                Defect("MOVE_TOO_LONG", "text", f"A move has at most {MAX_MOVE_TEXT} characters."),
            )
        move = self._parse(text) if len(text) <= SHORT_TEXT else self.game.parse(text)
        if isinstance(move, Unreadable):
            return (Defect("MOVE_UNREADABLE", "text", move.message),)
        if action is not None and action != move:
            return (
                Defect(
                    "MOVE_CONTRADICTORY",
                    "",
                    f"The text {text} and the action {self.game.format(action)} differ.",
                ),
            )
        return move
