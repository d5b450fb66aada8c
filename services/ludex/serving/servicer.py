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
from ludex.core.game import Seat, Spectator, is_defects
from ludex.core.outcome import Outcome, Result
from ludex.core.violations import Violation
from ludex.serving import status
from ludex.serving.asking import REASON_HIDDEN, Asked, Asking, Lent
from ludex.serving.describe import description_message
from ludex.serving.drawing import draw, read_view
from ludex.serving.limits import Budget, Limits
from ludex.serving.moves import moves_beginning_with, read_move
from ludex.serving.seal import Sealer
from ludex_proto.core.v1 import play_pb2

RESULTS = {
    Result.IN_PROGRESS: play_pb2.RESULT_IN_PROGRESS,
    Result.WON: play_pb2.RESULT_WON,
    Result.DRAWN: play_pb2.RESULT_DRAWN,
}


@dataclass(frozen=True, slots=True)
class Context:
    """What surrounds a call: the time it has, and the batch it is part of."""

    budget: Budget
    lent: Lent | None = None


class GameServicer:
    """Answers the calls of one game. Every method in capitals is the RPC of that name."""

    def __init__(
        self,
        codec: Codec[Any, Any, Any, Any, Any],
        limits: Limits | None = None,
        sealer: Sealer | None = None,
        sealed_only: bool = False,
    ) -> None:
        self.codec = codec
        self.game = codec.game
        self.name = codec.game.description.name
        self.limits = limits or Limits()
        self._asking = Asking(codec, sealer, sealed_only)
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

    def DescribeGame(self, request: Any, context: Context) -> Message:  # noqa: N802
        """What the game is."""
        response: Message = self._messages.DescribeGameResponse(game=self._description)
        return response

    def NewGame(self, request: Any, context: Context) -> Message:  # noqa: N802
        """The first position of a game, plain or sealed."""
        asking = self._asking
        sealer = asking.require_sealer() if request.sealed else None
        if sealer is None:
            asking.require_plain()
        position = self._new(request, "")
        response: Any = self._messages.NewGameResponse(to_act=self.game.to_act(position))
        if sealer is None:
            response.state.CopyFrom(self.codec.write_state(position))
            asking.add_key(response, request, Asked(position, None))
        else:
            match = sealer.new_match()
            response.sealed_state = asking.sealed(position, match)
            seats = range(self.game.seats(position))
            response.seat_tokens.extend([sealer.token(match, seat) for seat in seats])
        answer: Message = response
        return answer

    def ListLegalMoves(self, request: Any, context: Context) -> Message:  # noqa: N802
        """Every legal move of a seat."""
        asked = self._asking.asked(request, context.lent)
        seat = self._asking.looking_seat(asked, request)
        moves = moves_beginning_with(self.game, asked.position, seat, request.prefix, "prefix")
        response: Any = self._messages.ListLegalMovesResponse(
            count=len(moves), seat=seat, to_act=self.game.to_act(asked.position)
        )
        if not request.count_only:
            response.moves.extend([self.codec.write_move(move) for move in moves])
        outcome = self.game.outcome(asked.position)
        if outcome.over:
            response.outcome.CopyFrom(outcome_message(outcome))
        if getattr(request, "count_routes", False):
            self._add_route_count(response, asked.position, seat, frozenset(moves))
        answer: Message = response
        return answer

    def CheckMove(self, request: Any, context: Context) -> Message:  # noqa: N802
        """Whether a move is legal, and if not, why."""
        asked = self._asking.asked(request, context.lent)
        seat = self._asking.checking_seat(asked, request)
        move = read_move(self.codec, request, "move")
        violation = self.game.refuse(asked.position, seat, move)
        response: Message
        if violation is not None:
            response = self._messages.CheckMoveResponse(
                violation=status.violation_message(violation)
            )
        else:
            canonical = self.game.canonical(asked.position, seat, move)
            response = self._messages.CheckMoveResponse(
                legal=True, canonical_move=self.codec.write_move(canonical)
            )
        return response

    def ApplyMove(self, request: Any, context: Context) -> Message:  # noqa: N802
        """Plays a move. Raises FAILED_PRECONDITION when it is illegal."""
        asked = self._asking.asked(request, context.lent)
        seat = self._asking.moving_seat(asked, request)
        move = read_move(self.codec, request, "move")
        violation = self.game.refuse(asked.position, seat, move)
        if violation is not None:
            raise status.illegal(
                self._asking.told(violation, asked.viewer, seat),
                {"game": self.name, "seat": str(seat)},
            )
        played = self.game.play(asked.position, seat, move)
        after = asked.at(played.position)
        events = played.events
        if asked.viewer is not None:
            events = self.game.shown(events, asked.viewer)
        outcome = self.game.outcome(after.position)
        response: Any = self._messages.ApplyMoveResponse(
            events=[self.codec.write_event(event) for event in events],
            outcome=outcome_message(outcome),
            to_act=self.game.to_act(after.position),
        )
        self._asking.add_position(response, after)
        if request.list_next_moves and not outcome.over:
            self._add_next_moves(response, after)
        self._asking.add_key(response, request, after)
        answer: Message = response
        return answer

    def GetOutcome(self, request: Any, context: Context) -> Message:  # noqa: N802
        """How the game stands."""
        asked = self._asking.asked(request, context.lent)
        response: Message = self._messages.GetOutcomeResponse(
            outcome=outcome_message(self.game.outcome(asked.position)),
            to_act=self.game.to_act(asked.position),
        )
        self._asking.add_key(response, request, asked)
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
        violation: Violation | None = None
        played = 0
        for ply in request.plies:
            context.budget.check()
            seat, move = self._read_ply(asked, ply, f"plies[{played}]")
            violation = self.game.refuse(asked.position, seat, move)
            if violation is not None:
                violation = self._asking.told(violation, asked.viewer, seat)
                break
            asked = asked.at(self.game.play(asked.position, seat, move).position)
            played += 1
        response: Any = self._messages.ReplayGameResponse(
            plies_played=played,
            outcome=outcome_message(self.game.outcome(asked.position)),
            to_act=self.game.to_act(asked.position),
        )
        if violation is not None:
            response.violation.CopyFrom(status.violation_message(violation))
        self._asking.add_position(response, asked)
        self._asking.add_key(response, request, asked)
        answer: Message = response
        return answer

    def ViewState(self, request: Any, context: Context) -> Message:  # noqa: N802
        """What a seat or a spectator may see."""
        asked = self._asking.asked(request, context.lent)
        view = self.game.view(asked.position, asked.viewer or Spectator())
        response: Message = self._messages.ViewStateResponse(
            view=self.codec.write_view(view),
            outcome=outcome_message(self.game.outcome(asked.position)),
            to_act=self.game.to_act(asked.position),
        )
        return response

    def SampleState(self, request: Any, context: Context) -> Message:  # noqa: N802
        """A random state that agrees with a view."""
        view = read_view(self._asking, request)
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
        response: Message = self._messages.RenderStateResponse(
            svg=draw(self._asking, request, context.lent)
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

    # What several calls share

    def _new(self, request: Any, path: str) -> Any:
        options = self.codec.read_options(request.options)
        if is_defects(options):
            raise status.impossible(f"{path}options", options)
        position = self.game.new(options, _chance(request))
        if is_defects(position):
            raise status.impossible(f"{path}options", position)
        return position

    def _start(self, request: Any, context: Context) -> Asked:
        """Where a record starts."""
        if request.WhichOneof("position") != "new_game":
            return self._asking.asked(request, context.lent)
        self._asking.require_plain()
        if request.new_game.sealed:
            raise status.invalid(
                "new_game.sealed", "SEALED_REPLAY", "A record can't start with a sealed new game."
            )
        position = self._new(request.new_game, "new_game.")
        return Asked(position, self._asking.plain_viewer(request, position))

    def _read_ply(self, asked: Asked, ply: Any, path: str) -> tuple[int, Any]:
        try:
            return self._asking.moving_seat(asked, ply), read_move(self.codec, ply, "move")
        except status.CallError as error:
            raise status.within(path, error) from None

    def _add_route_count(
        self, response: Any, position: Any, seat: int, listed: frozenset[Any]
    ) -> None:
        routes = self.game.routes(position, seat, self.limits.routes)
        counted = sum(count for _, count in routes)
        response.route_count_capped = counted >= self.limits.routes
        response.route_count = sum(count for move, count in routes if move in listed)

    def _add_next_moves(self, response: Any, after: Asked) -> None:
        """Lists the next moves of the viewer's seat, or of the first to act if they may be seen."""
        if isinstance(after.viewer, Seat):
            seat = after.viewer.seat
        else:
            seat = self.game.to_act(after.position)[0]
            if after.viewer is not None and not self.game.sees_moves_of(after.viewer, seat):
                return
        response.next_seat = seat
        moves = self.game.legal_moves(after.position, seat)
        response.next_moves.extend([self.codec.write_move(move) for move in moves])


def outcome_message(outcome: Outcome) -> play_pb2.Outcome:
    """The outcome as the contract writes it."""
    return play_pb2.Outcome(
        result=RESULTS[outcome.result],
        winners=outcome.winners,
        reason=outcome.reason,
        scores=outcome.scores,
    )


def _chance(request: Any) -> Chance:
    return Chance.seeded(request.seed) if request.HasField("seed") else Chance.system()
