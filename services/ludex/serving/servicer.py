"""The calls, written once for all games.

A `GameServicer` answers the messages of one game. It knows nothing of gRPC: the same object serves
a socket (`mount.py`) and the command line in process (`inproc.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from google.protobuf.message import Message

from ludex.core.chance import Chance
from ludex.core.codec import Codec
from ludex.core.description import Information
from ludex.core.fields import field_entry
from ludex.core.game import Seat, Spectator, is_defects
from ludex.core.violations import Violation
from ludex.serving import status, wire
from ludex.serving.asking import REASON_HIDDEN, Asked, Asking, Context, Lent
from ludex.serving.describe import description_message
from ludex.serving.drawing import draw, read_view
from ludex.serving.limits import Limits
from ludex.serving.memory import Memory
from ludex.serving.moves import moves_beginning_with, read_move
from ludex.serving.seal import Sealer
from ludex.serving.simulation import Simulation


class GameServicer:
    """Answers the calls of one game. Every method in capitals is the RPC of that name.

    A method takes the request's message and gives the encoded response. Raises CallError when the
    call fails.
    """

    def __init__(
        self,
        codec: Codec[Any, Any, Any, Any, Any],
        limits: Limits | None = None,
        sealer: Sealer | None = None,
        sealed_only: bool = False,
        memory: Memory | None = None,
    ) -> None:
        """`memory`: of positions met before; by default there is none."""
        self.codec = codec
        self.game = codec.game
        self.name = codec.game.description.name
        self.limits = limits or Limits()
        self._asking = Asking(codec, self.limits, sealer, sealed_only, memory)
        self._messages: Any = codec.service
        self._description = description_message(codec, self.limits, (REASON_HIDDEN,))
        listing = codec.service.ListLegalMovesRequest.DESCRIPTOR
        self._counts_routes = "count_routes" in listing.fields_by_name
        results = codec.service.BatchResult.DESCRIPTOR.fields_by_name
        self._calls: Mapping[str, tuple[int, Callable[[Any, Context], bytes]]] = {
            kind: (results[kind].number, answer)
            for kind, answer in (
                ("new_game", self.NewGame),
                ("list_legal_moves", self.ListLegalMoves),
                ("check_move", self.CheckMove),
                ("apply_move", self.ApplyMove),
                ("get_outcome", self.GetOutcome),
                ("replay_game", self.ReplayGame),
                ("view_state", self.ViewState),
                ("sample_state", self.SampleState),
                ("render_state", self.RenderState),
                ("simulate_playouts", self.SimulatePlayouts),
            )
        }

    def DescribeGame(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """What the game is."""
        return encoded(self._messages.DescribeGameResponse(game=self._description))

    def NewGame(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """The first position of a game, plain or sealed."""
        asking = self._asking
        sealer = asking.require_sealer() if request.sealed else None
        if sealer is None:
            asking.require_plain()
        position = self._new(request, "")
        response: Any = self._messages.NewGameResponse(to_act=self.game.to_act(position))
        if sealer is None:
            response.state.CopyFrom(self.codec.write_state(position))
            if request.include_position_key:
                response.position_key = self.game.key(position)
        else:
            match = sealer.new_match()
            response.sealed_state = asking.sealed(position, match)
            seats = range(self.game.seats(position))
            response.seat_tokens.extend([sealer.token(match, seat) for seat in seats])
        return encoded(response)

    def ListLegalMoves(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """Every legal move of a seat."""
        asked = self._asking.asked(request, context)
        seat = self._asking.looking_seat(asked, request, context)
        moves: tuple[Any, ...] | None = None
        prefix = "" if context.lacks("prefix") else request.prefix
        if prefix:
            moves = moves_beginning_with(self.game, asked.position, seat, prefix, "prefix")
            count, listed = len(moves), self.codec.encode_moves(moves, wire.LISTED_MOVES)
        else:
            count, listed = self.codec.encode_legal_moves(asked.position, seat, wire.LISTED_MOVES)
        to_act = self.game.to_act(asked.position)
        answer = wire.list_head(count, seat, to_act)
        if context.lacks("count_only") or not request.count_only:
            answer += listed
        if not to_act:
            outcome = self.game.outcome(asked.position)
            answer += field_entry(wire.LIST_OUTCOME, wire.outcome(outcome))
        if self._counts_routes and not context.lacks("count_routes") and request.count_routes:
            answer += encoded(self._route_count(asked.position, seat, moves))
        return answer

    def CheckMove(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """Whether a move is legal, and if not, why."""
        asked = self._asking.asked(request, context)
        seat = self._asking.checking_seat(asked, request, context)
        move = read_move(self.codec, request, context.said)
        violation = self.game.refuse(asked.position, seat, move)
        if violation is not None:
            context.note(violation)
            message = status.violation_message(violation)
            return field_entry(wire.CHECK_VIOLATION, encoded(message))
        canonical = self.game.canonical(asked.position, seat, move)
        return wire.LEGAL + self.codec.encode_moves((canonical,), wire.CANONICAL_MOVE)

    def ApplyMove(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """Plays a move. Raises FAILED_PRECONDITION when it is illegal."""
        asked = self._asking.asked(request, context)
        seat = self._asking.moving_seat(asked, context.seat(request))
        move = read_move(self.codec, request, context.said)
        violation = self.game.refuse(asked.position, seat, move)
        if violation is not None:
            violation = self._asking.told(violation, asked.viewer, seat)
            context.note(violation)
            raise status.illegal(violation, {"game": self.name, "seat": str(seat)})
        played = self.game.play(asked.position, seat, move)
        after = asked.at(played.position)
        events = played.events
        if asked.viewer is not None:
            events = self.game.shown(events, asked.viewer)
        outcome = self.game.outcome(after.position)
        answer = self._asking.encode_position(after, wire.APPLIED)
        answer += self.codec.encode_events(events, wire.APPLY_EVENTS)
        to_act = self.game.to_act(after.position)
        answer += field_entry(wire.APPLY_OUTCOME, wire.outcome(outcome)) + wire.apply_tail(to_act)
        if not (outcome.over or context.lacks("list_next_moves")) and request.list_next_moves:
            answer += self._next_moves(after, to_act[0])
        if context.lacks("include_position_key"):
            return answer
        return answer + self._key(request, after, wire.APPLY_KEY)

    def GetOutcome(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """How the game stands."""
        asked = self._asking.asked(request, context)
        response = self._messages.GetOutcomeResponse(
            outcome=wire.outcome_message(self.game.outcome(asked.position)),
            to_act=self.game.to_act(asked.position),
        )
        return encoded(response) + self._key(request, asked, wire.OUTCOME_KEY)

    def ReplayGame(self, request: Any, context: Context) -> bytes:  # noqa: N802
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
                context.note(violation)
                break
            asked = asked.at(self.game.play(asked.position, seat, move).position)
            played += 1
        response: Any = self._messages.ReplayGameResponse(
            plies_played=played,
            outcome=wire.outcome_message(self.game.outcome(asked.position)),
            to_act=self.game.to_act(asked.position),
        )
        if violation is not None:
            response.violation.CopyFrom(status.violation_message(violation))
        return (
            self._asking.encode_position(asked, wire.REPLAYED)
            + encoded(response)
            + self._key(request, asked, wire.REPLAY_KEY)
        )

    def ViewState(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """What a seat or a spectator may see."""
        asked = self._asking.asked(request, context)
        view = self.game.view(asked.position, asked.viewer or Spectator())
        response = self._messages.ViewStateResponse(
            view=self.codec.write_view(view),
            outcome=wire.outcome_message(self.game.outcome(asked.position)),
            to_act=self.game.to_act(asked.position),
        )
        return encoded(response)

    def SampleState(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """A random state that agrees with a view."""
        view = read_view(self._asking, request)
        sampled = self.game.sample(view, self._known(request), _chance(request))
        if is_defects(sampled):
            raise status.impossible("", sampled)
        return field_entry(wire.SAMPLED_STATE, self.codec.encode_state(sampled))

    def SimulatePlayouts(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """Random games to their end."""
        if not 1 <= request.count <= self.limits.playouts:
            raise status.invalid(
                "count",
                "COUNT_OUT_OF_RANGE",
                f"Ask for 1 to {self.limits.playouts} playouts, not {request.count}.",
            )
        asked = self._asking.asked(request, context)
        first = self._first_moves(asked, request, context)
        simulation = Simulation(self.game, asked, first, self._known(request))
        tally = simulation.run(request.count, _chance(request), context.budget)
        return encoded(self._messages.SimulatePlayoutsResponse(**asdict(tally)))

    def RenderState(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """A picture of a state or view."""
        svg = draw(self._asking, request, context)
        return field_entry(wire.SVG, svg.encode())

    def Batch(self, request: Any, context: Context) -> bytes:  # noqa: N802
        """Many calls in one, each with its own answer or error, in order."""
        if len(request.calls) > self.limits.batch_calls:
            raise status.too_much(
                "TOO_MANY_CALLS",
                f"A batch has at most {self.limits.batch_calls} calls here; "
                f"this one has {len(request.calls)}.",
            )
        within = Context(context.budget, Lent(request, context), violations=context.violations)
        return b"".join([self._result(call, within) for call in request.calls])

    # What several calls share

    def _new(self, request: Any, path: str) -> Any:
        options = self.codec.read_options(request.options)
        if is_defects(options):
            raise status.impossible(f"{path}options", options)
        position = self.game.new(options, _chance(request))
        if is_defects(position):
            raise status.impossible(f"{path}options", position)
        self._asking.check_sizes(position)
        return position

    def _start(self, request: Any, context: Context) -> Asked:
        """Where a record starts."""
        if request.WhichOneof("position") != "new_game":
            return self._asking.asked(request, context)
        self._asking.require_plain()
        if request.new_game.sealed:
            raise status.invalid(
                "new_game.sealed", "SEALED_REPLAY", "A record can't start with a sealed new game."
            )
        position = self._new(request.new_game, "new_game.")
        return Asked(position, self._asking.plain_viewer(request, position))

    def _known(self, request: Any) -> Any:
        """What a viewer remembers; None when the request does not say."""
        if not request.HasField("known"):
            return None
        known = self.codec.read_known(request.known)
        if is_defects(known):
            raise status.impossible("known", known)
        return known

    def _first_moves(self, asked: Asked, request: Any, context: Context) -> list[tuple[int, Any]]:
        """The moves to play before a playout. Raises FAILED_PRECONDITION when one is illegal."""
        if len(request.plies) > self.limits.replay_plies:
            raise status.too_much(
                "TOO_MANY_PLIES", f"At most {self.limits.replay_plies} moves are accepted here."
            )
        hides = self.game.description.information is not Information.PERFECT
        if hides and asked.viewer is not None and len(request.plies) > 1:
            # Whether a second move is legal can depend on what the first one draws.
            raise status.invalid(
                "plies", "ONE_PLY_FOR_VIEWER", "For a viewer, give at most one move to play first."
            )
        first: list[tuple[int, Any]] = []
        at = asked
        for index, ply in enumerate(request.plies):
            seat, move = self._read_ply(at, ply, f"plies[{index}]")
            self._asking.require_moves_seen(asked.viewer, seat)
            violation = self.game.refuse(at.position, seat, move)
            if violation is not None:
                context.note(violation)
                raise status.illegal(violation, {"game": self.name, "seat": str(seat)})
            at = at.at(self.game.play(at.position, seat, move).position)
            first.append((seat, move))
        return first

    def _read_ply(self, asked: Asked, ply: Any, path: str) -> tuple[int, Any]:
        try:
            given = ply.seat if ply.HasField("seat") else None
            return self._asking.moving_seat(asked, given), read_move(self.codec, ply)
        except status.CallError as error:
            raise status.within(path, error) from None

    def _result(self, call: Any, context: Context) -> bytes:
        """The encoded result of one call of a batch."""
        try:
            context.budget.check()
            kind = call.WhichOneof("call")
            if kind is None:
                raise status.invalid("call", "CALL_MISSING", "The call is empty.")
            number, answer = self._calls[kind]
            result = field_entry(number, answer(getattr(call, kind), context))
        except status.CallError as error:
            result = field_entry(wire.RESULT_ERROR, encoded(error.status()))
        return field_entry(wire.RESULTS, result)

    def _route_count(self, position: Any, seat: int, listed: tuple[Any, ...] | None) -> Message:
        """The route count of the moves listed, or of all."""
        routes = self.game.routes(position, seat, self.limits.routes)
        counted = sum(count for _, count in routes)
        chosen = None if listed is None else frozenset(listed)
        response: Message = self._messages.ListLegalMovesResponse(
            route_count=sum(count for move, count in routes if chosen is None or move in chosen),
            route_count_capped=counted >= self.limits.routes,
        )
        return response

    def _next_moves(self, after: Asked, first_to_act: int) -> bytes:
        """The next moves of the viewer's seat, or of the first to act if they may be seen."""
        seat = first_to_act
        if isinstance(after.viewer, Seat):
            seat = after.viewer.seat
        elif after.viewer is not None and not self.game.sees_moves_of(after.viewer, seat):
            return b""
        _, moves = self.codec.encode_legal_moves(after.position, seat, wire.NEXT_MOVES)
        return wire.next_seat(seat) + moves

    def _key(self, request: Any, asked: Asked, number: int) -> bytes:
        """The position's key, when asked for by somebody who sees it all."""
        if request.include_position_key and asked.viewer is None and asked.match is None:
            return field_entry(number, self.game.key(asked.position).encode())
        return b""


def encoded(message: Message) -> bytes:
    """The message as bytes, the same for equal messages."""
    return message.SerializeToString(deterministic=True)


def _chance(request: Any) -> Chance:
    return Chance.seeded(request.seed) if request.HasField("seed") else Chance.system()
