"""Who asks, and about which position: what every request has in common.

A plain state comes from a caller who may see everything, unless the request names a viewer. A
sealed state comes with the token of one seat, whose player is then the viewer, or without, for a
spectator. Whatever is answered to a viewer goes through `Game.view`, `Game.shown` and
`Game.sees_moves_of`: that is the one gate for what leaves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from google.protobuf.message import DecodeError

from ludex.core.codec import Codec
from ludex.core.fields import field_entry
from ludex.core.game import Seat, Spectator, Viewer, is_defects
from ludex.core.violations import GAME_OVER, NOT_YOUR_TURN, Violation, ViolationKind
from ludex.serving import status
from ludex.serving.budget import Budget
from ludex.serving.limits import Limits
from ludex.serving.memory import Memory
from ludex.serving.said import Said
from ludex.serving.seal import Opened, Sealer
from ludex.serving.wire import PositionFields

REASON_HIDDEN = ViolationKind(
    "REASON_HIDDEN",
    "The move is illegal, and the reason is hidden from the viewer for whom the answer is written.",
    "Seat {seat} can't make this move; why is hidden from the viewer.",
    "core#views",
)

PUBLIC_CODES = frozenset({GAME_OVER.code, NOT_YOUR_TURN.code})
"""Violations that follow from what everybody sees, in every game."""


@dataclass(init=False, slots=True)
class Asked:
    """A position, and for whom the answer is written: None for somebody who sees everything.

    `match`: the match that a sealed state belongs to; None for a plain state.
    """

    position: Any
    viewer: Viewer | None
    match: bytes | None

    def __init__(self, position: Any, viewer: Viewer | None, match: bytes | None = None) -> None:
        self.position = position
        self.viewer = viewer
        self.match = match

    def at(self, position: Any) -> Asked:
        """The same caller, at another position of the game."""
        return Asked(position, self.viewer, self.match)


@dataclass(init=False, slots=True)
class Context:
    """What surrounds a call.

    `budget`: the time it has. `lent`: the batch that it is part of. `state`: the request's state as
    it was encoded, if it has been taken out of the request. `said`: what the request says besides,
    if it is remembered. `violations`: where to note the codes of those that the caller is told, if
    anywhere.
    """

    budget: Budget
    lent: Lent | None
    state: bytes | None
    said: Said | None
    violations: list[str] | None

    def __init__(
        self,
        budget: Budget,
        lent: Lent | None = None,
        state: bytes | None = None,
        violations: list[str] | None = None,
    ) -> None:
        self.budget = budget
        self.lent = lent
        self.state = state
        self.said = None
        self.violations = violations

    def lacks(self, field: str) -> bool:
        """Whether the request is known not to give this field; else ask the request itself."""
        return self.said is not None and field not in self.said.given

    def seat(self, request: Any) -> int | None:
        """The seat that the request gives."""
        if self.said is not None:
            return self.said.seat
        return request.seat if request.HasField("seat") else None

    def note(self, violation: Violation) -> None:
        """Notes a violation that the caller is told."""
        if self.violations is not None:
            self.violations.append(violation.code)


@dataclass(slots=True)
class Lent:
    """The position of a batch, lent to those of its calls that bring none.

    Read once, when the first of them needs it.
    """

    request: Any
    context: Context
    asked: Asked | None = None


class Asking:
    """Reads what requests are about, and writes positions back as their callers may have them."""

    def __init__(
        self,
        codec: Codec[Any, Any, Any, Any, Any],
        limits: Limits,
        sealer: Sealer | None = None,
        sealed_only: bool = False,
        memory: Memory | None = None,
    ) -> None:
        self._limits = limits
        self._memory = memory or Memory(0)
        self.codec = codec
        self.game = codec.game
        self.sealer = sealer
        self._sealed_only = sealed_only

    # Positions

    def asked(self, request: Any, context: Context) -> Asked:
        """The position that the request is about, and for whom the answer is written."""
        if context.state is not None:
            position = self._plain(context.state)
            if context.lacks("viewer") and context.lacks("seat_token"):
                return Asked(position, None)
            return Asked(position, self._viewer(request, position, None))
        lent = context.lent
        if lent is None:
            position, match = self._position(request)
            return Asked(position, self._viewer(request, position, match), match)
        names_viewer = bool(request.seat_token) or request.HasField("viewer")
        if request.WhichOneof("position") is None:
            shared = self._lent(lent)
            if not names_viewer:
                return shared
            position, match = shared.position, shared.match
        else:
            position, match = self._position(request)
        viewer = self._viewer(request if names_viewer else lent.request, position, match)
        return Asked(position, viewer, match)

    def _lent(self, lent: Lent) -> Asked:
        """The batch's own position and viewer, read when first needed."""
        if lent.asked is None:
            lent.asked = self.asked(lent.request, lent.context)
        return lent.asked

    def _position(self, request: Any) -> tuple[Any, bytes | None]:
        kind = request.WhichOneof("position")
        if kind == "state":
            return self._plain(request.state.SerializeToString()), None
        if kind == "sealed_state":
            opened = self.require_sealer().open_state(request.sealed_state)
            return self._admitted(opened.state, kind), opened.match
        raise status.invalid("state", "POSITION_MISSING", "Give a state or a sealed state.")

    def _plain(self, state: bytes) -> Any:
        """The position of an encoded plain state, which is remembered from now on."""
        if self._sealed_only:
            raise status.denied("PLAIN_REFUSED", "This server accepts sealed states only.")
        position = self._memory.recall(state)
        if position is not None:
            return position
        position = self._admitted(state, "state")
        self._memory.keep(state, position)
        return position

    def _admitted(self, state: bytes, field: str) -> Any:
        try:
            position = self.codec.admit(state)
        except DecodeError:
            raise status.invalid(field, "MALFORMED_MESSAGE", "The bytes are no State.") from None
        if is_defects(position):
            raise status.impossible(field, position)
        self.check_sizes(position)
        return position

    def check_sizes(self, position: Any) -> None:
        """Raises RESOURCE_EXHAUSTED for a game larger than the server accepts."""
        for name, size in self.game.sizes(position):
            most = getattr(self._limits, name)
            if size > most:
                raise status.too_much(
                    "GAME_TOO_LARGE",
                    f"This server accepts at most {most} {name.replace('_', ' ')}, not {size}.",
                    {"limit": name},
                )

    def require_sealer(self) -> Sealer:
        """The sealer. Raises FAILED_PRECONDITION on a server without a key."""
        if self.sealer is None:
            raise status.unready("SEALING_OFF", "This server has no sealing key.")
        return self.sealer

    def require_plain(self) -> None:
        """Raises PERMISSION_DENIED on a server that gives no plain states away."""
        if self._sealed_only:
            raise status.denied(
                "PLAIN_REFUSED", "This server gives and accepts sealed states only."
            )

    def sealed(self, position: Any, match: bytes) -> bytes:
        """The sealed state of a position of this match."""
        opened = Opened(match, self.game.ply(position), self.codec.encode_state(position))
        return self.require_sealer().seal_state(opened, self.codec.slack(position))

    def encode_position(self, after: Asked, numbers: PositionFields) -> bytes:
        """The encoded fields that give an answer's position, as the caller may have it."""
        if after.viewer is None:
            state = self.codec.encode_state(after.position)
            self._memory.keep(state, after.position)
            return field_entry(numbers.state, state)
        view = self.codec.write_view(self.game.view(after.position, after.viewer))
        fields = field_entry(numbers.view, view.SerializeToString())
        if after.match is not None:
            fields += field_entry(numbers.sealed_state, self.sealed(after.position, after.match))
        return fields

    # Viewers

    def _viewer(self, request: Any, position: Any, match: bytes | None) -> Viewer | None:
        if match is not None:
            if request.HasField("viewer"):
                raise status.invalid(
                    "viewer",
                    "VIEWER_WITH_SEALED",
                    "With a sealed state the seat token says who looks.",
                )
            if not request.seat_token:
                return Spectator()
            token = self.require_sealer().open_token(request.seat_token, match)
            return Seat(token.seat)
        if request.seat_token:
            raise status.invalid(
                "seat_token", "TOKEN_WITHOUT_SEALED", "A seat token goes with a sealed state."
            )
        return self.plain_viewer(request, position)

    def plain_viewer(self, request: Any, position: Any) -> Viewer | None:
        """The viewer that a request with a plain state names, or None when it names none."""
        if not request.HasField("viewer"):
            return None
        message = request.viewer
        kind = message.WhichOneof("kind")
        if kind == "seat":
            self.check_seat(position, message.seat, "viewer.seat")
            return Seat(message.seat)
        if kind == "spectator":
            if not message.spectator:
                raise status.invalid(
                    "viewer.spectator", "SPECTATOR_FALSE", "A spectator is written as true."
                )
            return Spectator()
        raise status.invalid("viewer", "VIEWER_UNSET", "Give a seat or a spectator.")

    def told(self, violation: Violation, viewer: Viewer | None, seat: int) -> Violation:
        """The violation as the viewer may be told it.

        What a seat holds can decide why its move is illegal, so whoever may not see its moves may
        not see the reason either.
        """
        if (
            viewer is None
            or violation.code in PUBLIC_CODES
            or self.game.sees_moves_of(viewer, seat)
        ):
            return violation
        return REASON_HIDDEN.at(str(seat), seat=seat)

    # Seats

    def check_seat(self, position: Any, seat: int, field: str = "seat") -> None:
        """Raises INVALID_ARGUMENT when the game has no such seat."""
        seats = self.game.seats(position)
        if seat >= seats:
            raise status.invalid(
                field,
                "SEAT_OUT_OF_RANGE",
                f"Seats are 0 to {seats - 1}; there is no seat {seat}.",
            )

    def looking_seat(self, asked: Asked, request: Any, context: Context) -> int:
        """The seat whose moves to list: the one asked for, the viewer's, or the first to act.

        Raises PERMISSION_DENIED when the viewer may not be told the moves of that seat.
        """
        given = context.seat(request)
        if given is not None:
            self.check_seat(asked.position, given)
            seat = given
        elif isinstance(asked.viewer, Seat):
            seat = asked.viewer.seat
        else:
            to_act = self.game.to_act(asked.position)
            seat = to_act[0] if to_act else 0
        self.require_moves_seen(asked.viewer, seat)
        return seat

    def checking_seat(self, asked: Asked, request: Any, context: Context) -> int:
        """The seat whose move to check: the one asked for, the viewer's, or the only one to act.

        Raises PERMISSION_DENIED when the viewer may not be told the moves of that seat.
        """
        viewing = asked.viewer.seat if isinstance(asked.viewer, Seat) else None
        seat = self._seat(asked.position, context.seat(request), viewing)
        self.require_moves_seen(asked.viewer, seat)
        return seat

    def moving_seat(self, asked: Asked, given: int | None) -> int:
        """The seat that moves: the one given, the token's, or the only one to act.

        Raises UNAUTHENTICATED for a sealed state without a token, PERMISSION_DENIED when the token
        is another seat's.
        """
        if asked.match is None:
            return self._seat(asked.position, given, None)
        if not isinstance(asked.viewer, Seat):
            raise status.unauthenticated(
                "TOKEN_MISSING", "To move in a sealed game takes the token of the seat that moves."
            )
        seat = self._seat(asked.position, given, asked.viewer.seat)
        if seat != asked.viewer.seat:
            raise status.denied(
                "TOKEN_OTHER_SEAT",
                f"The token is seat {asked.viewer.seat}'s, and can't move for seat {seat}.",
            )
        return seat

    def require_moves_seen(self, viewer: Viewer | None, seat: int) -> None:
        """Raises PERMISSION_DENIED when the viewer may not be told the moves of the seat."""
        if viewer is not None and not self.game.sees_moves_of(viewer, seat):
            raise status.denied(
                "MOVES_HIDDEN", f"The moves of seat {seat} are hidden from the viewer."
            )

    def _seat(self, position: Any, given: int | None, default: int | None) -> int:
        if given is not None:
            self.check_seat(position, given)
            return given
        if default is not None:
            return default
        to_act = self.game.to_act(position)
        if len(to_act) > 1:
            raise status.invalid(
                "seat",
                "SEAT_REQUIRED",
                f"Seats {', '.join(map(str, to_act))} are to act: say which one moves.",
            )
        return to_act[0] if to_act else 0
