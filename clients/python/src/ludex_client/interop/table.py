"""Asks for what a game tree needs: positions, the moves that are legal in them, and views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from google.protobuf.message import Message

from ludex_client.games import AnyGame
from ludex_client.interop.choice import Choice, Numbering
from ludex_proto.core.v1.play_pb2 import Outcome


class Position:
    """A position, with what is legal in it. Never changed, so it can be shared."""

    def __init__(
        self,
        state: Any,
        seat: int | None,
        moves: Sequence[Any],
        outcome: Outcome | None,
        numbering: Numbering,
    ) -> None:
        self.state = state
        self.seat = seat
        """Who is asked to move: of several who may, the first. None when the game is over."""
        self.outcome = outcome
        """How the game ended. None while it goes on."""
        self._moves = moves
        self._numbering = numbering

    @cached_property
    def choice(self) -> Choice:
        """The legal moves of the seat."""
        return Choice(self._numbering, (move.text for move in self._moves))


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was played."""

    seat: int
    text: str
    events: Sequence[Any]
    """What it did, with all that is hidden."""
    position: Position
    """What came of it."""


class Table:
    """A game at which positions are asked for. Positions come with the moves of one seat each."""

    def __init__(self, game: AnyGame, numbering: Numbering) -> None:
        self.game = game
        self.numbering = numbering

    def start(self, **options: Any) -> Position:
        """The first position of a new game; `seed` is one of the options."""
        return self.at(self.game.new_game(**options).state)

    def at(self, state: Message) -> Position:
        """A position that is known."""
        listed = self.game.list_legal_moves(state)
        over = not listed.to_act
        return Position(
            state,
            None if over else listed.seat,
            listed.moves,
            listed.outcome if over else None,
            self.numbering,
        )

    def play(self, position: Position, text: str, state: Message | None = None) -> Played:
        """Plays a move of the seat that is asked. `state`: in this state, if it isn't the same."""
        seat = position.seat
        if seat is None:
            raise ValueError("the game is over")
        after = self.game.apply_move(
            position.state if state is None else state, text, seat=seat, list_next_moves=True
        )
        over = not after.to_act
        following = Position(
            after.state,
            None if over else after.next_seat,
            after.next_moves,
            after.outcome if over else None,
            self.numbering,
        )
        return Played(seat, text, after.events, following)

    def view(self, state: Message, viewer: int | None) -> Any:
        """What a seat may see, or a spectator for None."""
        asked = "spectator" if viewer is None else viewer
        return self.game.view_state(state, viewer=asked).view
