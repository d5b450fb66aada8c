"""The calls, written once for all games.

A `GameServicer` answers the messages of one game. It knows nothing of gRPC: the same object serves
a socket (`mount.py`) and the command line in process (`inproc.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from google.protobuf.message import Message

from ludex.core.chance import Chance
from ludex.core.codec import Codec
from ludex.core.game import PictureOptions, Seat, Spectator, Viewer, is_defects
from ludex.core.outcome import Outcome, Result
from ludex.core.violations import GAME_OVER, NOT_YOUR_TURN, Violation, ViolationKind
from ludex.serving import asking, status
from ludex.serving.asking import Asked
from ludex.serving.describe import description_message
from ludex.serving.limits import Budget, Limits
from ludex_proto.core.v1 import play_pb2

MIN_WIDTH, MAX_WIDTH, DEFAULT_WIDTH = 64, 4096, 640
MAX_PREFIX = 1024

REASON_HIDDEN = ViolationKind(
    "REASON_HIDDEN",
    "The move is illegal, and the reason is hidden from the viewer for whom the answer is written.",
    "Seat {seat} can't make this move; why is hidden from the viewer.",
    "core#views",
)

RESULTS = {
    Result.IN_PROGRESS: play_pb2.RESULT_IN_PROGRESS,
    Result.WON: play_pb2.RESULT_WON,
    Result.DRAWN: play_pb2.RESULT_DRAWN,
}

PUBLIC_CODES = frozenset({GAME_OVER.code, NOT_YOUR_TURN.code})
"""Violations that follow from what everybody sees, in every game."""


@dataclass(slots=True)
class Lent:
    """The position of a batch, lent to those of its calls that bring none. Read once, when the
    first of them needs it.
    """

    request: Any
    position: Any = None


@dataclass(frozen=True, slots=True)
class Context:
    """What surrounds a call: the time it has, and the batch it is part of."""

    budget: Budget
    lent: Lent | None = None


class GameServicer:
    """Answers the calls of one game. Every public method is the RPC of that name."""

    def __init__(self, codec: Codec[Any, Any, Any, Any, Any], limits: Limits | None = None) -> None:
        self.codec = codec
        self.game = codec.game
        self.name = codec.game.description.name
        self.limits = limits or Limits()
        self._messages: Any = codec.service
        self._description = description_message(codec, self.limits, (REASON_HIDDEN,))
        self._calls: Mapping[str, Callable[[Any, Context], Message]] = {
            "new_game": self.NewGame,
            "list_legal_moves": self.ListLegalMoves,
            "check_move": self.CheckMove,
            "apply_move": self.ApplyMove,
            "get_outcome": self.GetOutcome,
            "replay_game": self.ReplayGame,
            "view_state": self.ViewState,
            "sample_state": self.SampleState,
            "render_state": self.RenderState,
        }

    def call(self, method: str, request: Any, context: Context) -> Message:
        """The answer to the RPC of this name. Raises CallError when the call fails."""
        answer: Message = getattr(self, method)(request, context)
        return answer

    # Calls without a position

    def DescribeGame(self, request: Any, context: Context) -> Message:  # noqa: N802
        """What the game is."""
        response: Message = self._messages.DescribeGameResponse(game=self._description)
        return response

    def NewGame(self, request: Any, context: Context) -> Message:  # noqa: N802
        """The first position of a game."""
        position = self._new(request, "")
        if request.sealed:
            raise status.unready("SEALING_OFF", "This server has no sealing key.")
        response: Message = self._messages.NewGameResponse(
            state=self.codec.write_state(position), to_act=self.game.to_act(position)
        )
        self._add_key(response, request, Asked(position, None))
        return response

    # Calls about a position

    def ListLegalMoves(self, request: Any, context: Context) -> Message:  # noqa: N802
        """Every legal move of a seat."""
        asked = self._asked(request, context)
        seat = asking.looking_seat(self.game, asked, request)
        asking.require_moves_seen(self.game, asked.viewer, seat)
        response: Any = self._messages.ListLegalMovesResponse(
            seat=seat, to_act=self.game.to_act(asked.position)
        )
        moves = self._moves(asked.position, seat, request.prefix, "prefix")
        response.count = len(moves)
        if not request.count_only:
            response.moves.extend([self.codec.write_move(move) for move in moves])
        outcome = self.game.outcome(asked.position)
        if outcome.over:
            response.outcome.CopyFrom(_outcome_message(outcome))
        if getattr(request, "count_routes", False):
            listed = frozenset(moves)
            routes = self.game.routes(asked.position, seat, self.limits.routes)
            total = sum(count for _, count in routes)
            response.route_count_capped = total >= self.limits.routes
            response.route_count = (
                sum(count for move, count in routes if move in listed) if request.prefix else total
            )
        answer: Message = response
        return answer

    def CheckMove(self, request: Any, context: Context) -> Message:  # noqa: N802
        """Whether a move is legal, and if not, why."""
        asked = self._asked(request, context)
        default = asked.viewer.seat if isinstance(asked.viewer, Seat) else None
        seat = asking.moving_seat(self.game, asked.position, request, default)
        asking.require_moves_seen(self.game, asked.viewer, seat)
        move = self._move(request, "move")
        violation = self.game.refuse(asked.position, seat, move)
        response: Message
        if violation is not None:
            response = self._messages.CheckMoveResponse(
                legal=False, violation=status.violation_message(violation)
            )
        else:
            canonical = self.game.canonical(asked.position, seat, move)
            response = self._messages.CheckMoveResponse(
                legal=True, canonical_move=self.codec.write_move(canonical)
            )
        return response

    def ApplyMove(self, request: Any, context: Context) -> Message:  # noqa: N802
        """Plays a move. Raises FAILED_PRECONDITION when it is illegal."""
        asked = self._asked(request, context)
        seat = asking.moving_seat(self.game, asked.position, request, None)
        move = self._move(request, "move")
        violation = self.game.refuse(asked.position, seat, move)
        if violation is not None:
            raise status.illegal(
                self._told(violation, asked.viewer, seat), {"game": self.name, "seat": str(seat)}
            )
        played = self.game.play(asked.position, seat, move)
        after = Asked(played.position, asked.viewer, asked.sealed)
        outcome = self.game.outcome(after.position)
        events = (
            played.events if asked.viewer is None else self.game.shown(played.events, asked.viewer)
        )
        response: Any = self._messages.ApplyMoveResponse(
            events=[self.codec.write_event(event) for event in events],
            outcome=_outcome_message(outcome),
            to_act=self.game.to_act(after.position),
        )
        self._add_position(response, after)
        if request.list_next_moves and not outcome.over:
            self._add_next_moves(response, after)
        self._add_key(response, request, after)
        answer: Message = response
        return answer

    def GetOutcome(self, request: Any, context: Context) -> Message:  # noqa: N802
        """How the game stands."""
        asked = self._asked(request, context)
        response: Message = self._messages.GetOutcomeResponse(
            outcome=_outcome_message(self.game.outcome(asked.position)),
            to_act=self.game.to_act(asked.position),
        )
        self._add_key(response, request, asked)
        return response

    def ReplayGame(self, request: Any, context: Context) -> Message:  # noqa: N802
        """Plays a whole record and tells where it first breaks the rules, if it does."""
        if len(request.plies) > self.limits.replay_plies:
            raise status.too_much(
                "TOO_MANY_PLIES",
                f"A record has at most {self.limits.replay_plies} moves here; "
                f"this one has {len(request.plies)}.",
            )
        asked = self._start(request, context)
        position = asked.position
        violation: Violation | None = None
        played = 0
        for ply in request.plies:
            context.budget.check()
            seat, move = self._read_ply(position, ply, f"plies[{played}]")
            violation = self.game.refuse(position, seat, move)
            if violation is not None:
                violation = self._told(violation, asked.viewer, seat)
                break
            position = self.game.play(position, seat, move).position
            played += 1
        after = Asked(position, asked.viewer, asked.sealed)
        response: Any = self._messages.ReplayGameResponse(
            plies_played=played,
            outcome=_outcome_message(self.game.outcome(position)),
            to_act=self.game.to_act(position),
        )
        if violation is not None:
            response.violation.CopyFrom(status.violation_message(violation))
        self._add_position(response, after)
        self._add_key(response, request, after)
        answer: Message = response
        return answer

    def ViewState(self, request: Any, context: Context) -> Message:  # noqa: N802
        """What a seat or a spectator may see."""
        asked = self._asked(request, context)
        view = self.game.view(asked.position, asked.viewer or Spectator())
        response: Message = self._messages.ViewStateResponse(
            view=self.codec.write_view(view),
            outcome=_outcome_message(self.game.outcome(asked.position)),
            to_act=self.game.to_act(asked.position),
        )
        return response

    def SampleState(self, request: Any, context: Context) -> Message:  # noqa: N802
        """A random state that agrees with a view."""
        if not request.HasField("view"):
            raise status.invalid("view", "VIEW_MISSING", "Give the view to sample from.")
        view = self._view(request)
        known = None
        if request.HasField("known"):
            known = self.codec.read_known(request.known)
            if is_defects(known):
                raise status.impossible("known", known)
        sampled = self.game.sample(view, known, _chance(request))
        if is_defects(sampled):
            raise status.impossible("", sampled)
        response: Message = self._messages.SampleStateResponse(
            state=self.codec.write_state(sampled)
        )
        return response

    def RenderState(self, request: Any, context: Context) -> Message:  # noqa: N802
        """A picture of a state or view."""
        drawing = request.drawing
        targets: tuple[Any, ...] = ()
        if request.WhichOneof("position") == "view":
            if drawing.legal_targets:
                raise status.invalid(
                    "drawing.legal_targets",
                    "TARGETS_NEED_STATE",
                    "Legal targets are drawn on states, not on views.",
                )
            shown = self._view(request)
        else:
            asked = self._asked(request, context)
            if drawing.legal_targets:
                targets = self._targets(asked, drawing.prefix)
            shown = (
                asked.position
                if asked.viewer is None
                else self.game.view(asked.position, asked.viewer)
            )
        options = PictureOptions(
            width=self._width(drawing),
            coordinates=not drawing.hide_coordinates,
            last_move=self._move(request, "last_move") if request.HasField("last_move") else None,
            targets=targets,
            layers=self._layers(drawing),
        )
        response: Message = self._messages.RenderStateResponse(
            svg=self.game.picture(shown, options)
        )
        return response

    def Batch(self, request: Any, context: Context) -> Message:  # noqa: N802
        """Many calls in one, each with its own answer or error, in order."""
        if len(request.calls) > self.limits.batch_calls:
            raise status.too_much(
                "TOO_MANY_CALLS",
                f"A batch has at most {self.limits.batch_calls} calls here; "
                f"this one has {len(request.calls)}.",
            )
        within = Context(context.budget, Lent(request))
        response: Any = self._messages.BatchResponse()
        for call in request.calls:
            result = response.results.add()
            try:
                context.budget.check()
                kind = call.WhichOneof("call")
                if kind is None:
                    raise status.invalid("call", "CALL_MISSING", "The call is empty.")
                getattr(result, kind).CopyFrom(self._calls[kind](getattr(call, kind), within))
            except status.CallError as error:
                result.error.CopyFrom(error.status())
        answer: Message = response
        return answer

    # What the calls share

    def _asked(self, request: Any, context: Context) -> Asked:
        """The position that the request is about, and for whom the answer is written."""
        lent = context.lent
        borrows = lent is not None and request.WhichOneof("position") is None
        source = lent.request if lent is not None and borrows else request
        kind = source.WhichOneof("position")
        if kind is None:
            raise status.invalid("state", "POSITION_MISSING", "Give a state or a sealed state.")
        if kind == "sealed_state":
            raise status.unready("SEALING_OFF", "This server has no sealing key.")
        if request.seat_token or (lent is not None and lent.request.seat_token):
            raise status.invalid(
                "seat_token", "TOKEN_WITHOUT_SEALED", "A seat token goes with a sealed state."
            )
        if lent is not None and borrows:
            if lent.position is None:
                lent.position = asking.admitted(self.codec, source.state, "state")
            position = lent.position
        else:
            position = asking.admitted(self.codec, source.state, "state")
        viewer: Viewer | None = None
        if request.HasField("viewer"):
            viewer = asking.read_viewer(self.game, position, request.viewer)
        elif lent is not None and lent.request.HasField("viewer"):
            viewer = asking.read_viewer(self.game, position, lent.request.viewer)
        return Asked(position, viewer)

    def _new(self, request: Any, path: str) -> Any:
        options = self.codec.read_options(request.options)
        if is_defects(options):
            raise status.impossible(f"{path}options", options)
        position = self.game.new(options, _chance(request))
        if is_defects(position):
            raise status.impossible(f"{path}options", position)
        return position

    def _start(self, request: Any, context: Context) -> Asked:
        if request.WhichOneof("position") != "new_game":
            return self._asked(request, context)
        if request.new_game.sealed:
            raise status.invalid(
                "new_game.sealed", "SEALED_REPLAY", "A record can't start with a sealed new game."
            )
        position = self._new(request.new_game, "new_game.")
        viewer: Viewer | None = None
        if request.HasField("viewer"):
            viewer = asking.read_viewer(self.game, position, request.viewer)
        return Asked(position, viewer)

    def _move(self, request: Any, field: str) -> Any:
        if not request.HasField(field):
            raise status.invalid(field, "MOVE_MISSING", "Give a move.")
        move = self.codec.read_move(getattr(request, field))
        if is_defects(move):
            raise status.impossible(field, move)
        return move

    def _read_ply(self, position: Any, ply: Any, path: str) -> tuple[int, Any]:
        try:
            seat = asking.moving_seat(self.game, position, ply, None)
            return seat, self._move(ply, "move")
        except status.CallError as error:
            raise status.within(path, error) from None

    def _moves(self, position: Any, seat: int, prefix: str, field: str) -> tuple[Any, ...]:
        if not prefix:
            return self.game.legal_moves(position, seat)
        if len(prefix) > MAX_PREFIX:
            raise status.invalid(
                field, "PREFIX_TOO_LONG", f"A prefix has at most {MAX_PREFIX} characters."
            )
        return self.game.beginning_with(position, seat, prefix)

    def _told(self, violation: Violation, viewer: Viewer | None, seat: int) -> Violation:
        """The violation as the viewer may be told it: what a seat holds can decide why its move
        is illegal, so whoever may not see its moves may not see the reason either.
        """
        if (
            viewer is None
            or violation.code in PUBLIC_CODES
            or self.game.sees_moves_of(viewer, seat)
        ):
            return violation
        return REASON_HIDDEN.at(str(seat), seat=seat)

    def _add_position(self, response: Any, after: Asked) -> None:
        """The position after the call, as the caller may have it."""
        if after.viewer is None:
            response.state.CopyFrom(self.codec.write_state(after.position))
        else:
            view = self.game.view(after.position, after.viewer)
            response.view.CopyFrom(self.codec.write_view(view))

    def _add_next_moves(self, response: Any, after: Asked) -> None:
        if isinstance(after.viewer, Seat):
            seat = after.viewer.seat
        else:
            seat = self.game.to_act(after.position)[0]
            if after.viewer is not None and not self.game.sees_moves_of(after.viewer, seat):
                return
        response.next_seat = seat
        moves = self.game.legal_moves(after.position, seat)
        response.next_moves.extend([self.codec.write_move(move) for move in moves])

    def _add_key(self, response: Any, request: Any, asked: Asked) -> None:
        if request.include_position_key and asked.viewer is None:
            response.position_key = self.game.key(asked.position)

    # Pictures

    def _view(self, request: Any) -> Any:
        view = self.codec.read_view(request.view)
        if is_defects(view):
            raise status.impossible("view", view)
        return view

    def _targets(self, asked: Asked, prefix: str) -> tuple[Any, ...]:
        to_act = self.game.to_act(asked.position)
        if not to_act:
            return ()
        seat = to_act[0]
        if isinstance(asked.viewer, Seat) and asked.viewer.seat in to_act:
            seat = asked.viewer.seat
        asking.require_moves_seen(self.game, asked.viewer, seat)
        return self._moves(asked.position, seat, prefix, "drawing.prefix")

    def _width(self, drawing: Any) -> int:
        if not drawing.HasField("width"):
            return DEFAULT_WIDTH
        width: int = drawing.width
        if not MIN_WIDTH <= width <= MAX_WIDTH:
            raise status.invalid(
                "drawing.width",
                "WIDTH_OUT_OF_RANGE",
                f"A picture is {MIN_WIDTH} to {MAX_WIDTH} pixels wide, not {width}.",
            )
        return width

    def _layers(self, drawing: Any) -> frozenset[str]:
        known = {layer.code for layer in self.game.description.layers}
        for index, layer in enumerate(drawing.layers):
            if layer not in known:
                raise status.invalid(
                    f"drawing.layers[{index}]",
                    "LAYER_UNKNOWN",
                    f"This game's pictures have the layers: {', '.join(sorted(known)) or 'none'}.",
                )
        return frozenset(drawing.layers)


def _outcome_message(outcome: Outcome) -> play_pb2.Outcome:
    return play_pb2.Outcome(
        result=RESULTS[outcome.result],
        winners=outcome.winners,
        reason=outcome.reason,
        scores=outcome.scores,
    )


def _chance(request: Any) -> Chance:
    return Chance.seeded(request.seed) if request.HasField("seed") else Chance.system()
