"""The calls of Hexaequo, typed.

Generated from the contract by `tools/generate_games.py`: never edited by hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ludex_client._arguments import (
    ViewerLike,
    about,
    batch_of,
    move_of,
    plies_of,
    spread,
    viewer_of,
)
from ludex_client._game import AsyncGame, Awaiting, Blocking, Game
from ludex_client.calls import USUAL, Call, Timeout
from ludex_proto.core.v1.play_pb2 import Drawing
from ludex_proto.hexaequo.v1 import service_pb2 as pb
from ludex_proto.hexaequo.v1.game_pb2 import Known, Move, Options, State, View

SERVICE = pb.DESCRIPTOR.services_by_name["HexaequoService"]


class HexaequoCalls:
    """The calls of Hexaequo, described: to be put in a batch, or made later."""

    @staticmethod
    def describe_game(*, timeout: Timeout = USUAL) -> Call[pb.DescribeGameResponse]:
        """What the game is: players, options, codes, notation, limits.

        timeout: Seconds, or None for no limit.
        """
        return Call("DescribeGame", pb.DescribeGameRequest(), pb.DescribeGameResponse, timeout)

    @staticmethod
    def new_game(
        *,
        options: Options | None = None,
        seed: int | None = None,
        sealed: bool = False,
        include_position_key: bool = False,
        timeout: Timeout = USUAL,
    ) -> Call[pb.NewGameResponse]:
        """The first position of a game.

        options: The options; those left out take their defaults.
        seed: Decides all that chance decides: the same seed gives the same game, on every machine
            and version. Absent: drawn from the system's secure random source. Has no effect in a
            game without chance.
        sealed: Ask for the state sealed, with one token for each seat, instead of plain. Needs a
            server with a sealing key.
        include_position_key: Ask for `position_key`.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "NewGame",
            pb.NewGameRequest(
                options=options, seed=seed, sealed=sealed, include_position_key=include_position_key
            ),
            pb.NewGameResponse,
            timeout,
        )

    @staticmethod
    def list_legal_moves(
        state: State | bytes | None,
        *,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        seat: int | None = None,
        count_only: bool = False,
        prefix: str | None = None,
        count_routes: bool = False,
        timeout: Timeout = USUAL,
    ) -> Call[pb.ListLegalMovesResponse]:
        """Every legal move of a seat.

        state: The position: required. None in a batch that has its own.
        seat_token: With a sealed state: whose player asks. Absent: a spectator, who is told no
            moves of a game with hidden information.
        viewer: With a plain state: for whom the answer is written. Absent: for somebody who may see
            everything. A Viewer, a seat's number, or "spectator".
        seat: The seat whose moves to list. Absent: the viewer's seat if there is one, else the
            first of those to act.
        count_only: Leave `moves` empty and give the count alone.
        prefix: List only moves that begin with this text, at a point where a player would pause:
            `T`, `D@`, `J8`, `J8-L8`. After a start cell and landings, the moves listed are those
            that go on from there, each effect once by its shortest such route.
        count_routes: Ask for `route_count`.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "ListLegalMoves",
            about(
                pb.ListLegalMovesRequest(
                    seat_token=seat_token,
                    viewer=viewer_of(viewer),
                    seat=seat,
                    count_only=count_only,
                    prefix=prefix,
                    count_routes=count_routes,
                ),
                state,
            ),
            pb.ListLegalMovesResponse,
            timeout,
        )

    @staticmethod
    def check_move(
        state: State | bytes | None,
        move: Move | str,
        *,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        seat: int | None = None,
        timeout: Timeout = USUAL,
    ) -> Call[pb.CheckMoveResponse]:
        """Whether a move is legal, and if not, why. An illegal move is an answer here, not an
        error.

        state: The position: required. None in a batch that has its own.
        move: The move: required. Typed, or its text.
        seat_token: With a sealed state: whose player asks. Required there in a game with hidden
            information.
        viewer: With a plain state: for whom the answer is written. Absent: for somebody who may see
            everything. A Viewer, a seat's number, or "spectator".
        seat: The seat that would move. Absent: the viewer's seat if there is one, else the only
            seat to act; required when several are.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "CheckMove",
            about(
                pb.CheckMoveRequest(
                    move=move_of(Move, move),
                    seat_token=seat_token,
                    viewer=viewer_of(viewer),
                    seat=seat,
                ),
                state,
            ),
            pb.CheckMoveResponse,
            timeout,
        )

    @staticmethod
    def apply_move(
        state: State | bytes | None,
        move: Move | str,
        *,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        seat: int | None = None,
        list_next_moves: bool = False,
        include_position_key: bool = False,
        timeout: Timeout = USUAL,
    ) -> Call[pb.ApplyMoveResponse]:
        """Plays a move. An illegal move is the error FAILED_PRECONDITION.

        state: The position: required. None in a batch that has its own.
        move: The move: required. Typed, or its text.
        seat_token: With a sealed state: whose player moves. Required there.
        viewer: With a plain state: for whom the answer is written. Absent: for somebody who may see
            everything. A Viewer, a seat's number, or "spectator".
        seat: The seat that moves. Absent: the token's seat, or the only seat to act; required when
            several are.
        list_next_moves: Ask for the legal moves after the move.
        include_position_key: Ask for `position_key`.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "ApplyMove",
            about(
                pb.ApplyMoveRequest(
                    move=move_of(Move, move),
                    seat_token=seat_token,
                    viewer=viewer_of(viewer),
                    seat=seat,
                    list_next_moves=list_next_moves,
                    include_position_key=include_position_key,
                ),
                state,
            ),
            pb.ApplyMoveResponse,
            timeout,
        )

    @staticmethod
    def get_outcome(
        state: State | bytes | None,
        *,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        include_position_key: bool = False,
        timeout: Timeout = USUAL,
    ) -> Call[pb.GetOutcomeResponse]:
        """How the game stands: in progress, won or drawn, and the scores.

        state: The position: required. None in a batch that has its own.
        seat_token: With a sealed state: who asks. How a game stands is known to everybody, so none
            is needed.
        viewer: With a plain state: for whom the answer is written. Absent: for somebody who may see
            everything. A Viewer, a seat's number, or "spectator".
        include_position_key: Ask for `position_key`.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "GetOutcome",
            about(
                pb.GetOutcomeRequest(
                    seat_token=seat_token,
                    viewer=viewer_of(viewer),
                    include_position_key=include_position_key,
                ),
                state,
            ),
            pb.GetOutcomeResponse,
            timeout,
        )

    @staticmethod
    def replay_game(
        start: pb.NewGameRequest | State | bytes | None,
        plies: Iterable[pb.Ply | Move | str],
        *,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        include_position_key: bool = False,
        timeout: Timeout = USUAL,
    ) -> Call[pb.ReplayGameResponse]:
        """Plays a whole record and tells where it first breaks the rules, if it does. An illegal
        move is an answer here, not an error.

        start: Where the record starts: required. None in a batch that has its own.
        plies: The moves, in order. Each a Ply, a Move, or its text.
        seat_token: With a sealed state: as in ApplyMoveRequest; then only moves of this seat can be
            played.
        viewer: Otherwise: for whom the answer is written. Absent: for somebody who may see
            everything. A Viewer, a seat's number, or "spectator".
        include_position_key: Ask for `position_key`.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "ReplayGame",
            about(
                pb.ReplayGameRequest(
                    plies=plies_of(pb.Ply, Move, plies),
                    seat_token=seat_token,
                    viewer=viewer_of(viewer),
                    include_position_key=include_position_key,
                ),
                start,
            ),
            pb.ReplayGameResponse,
            timeout,
        )

    @staticmethod
    def view_state(
        state: State | bytes | None,
        *,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        timeout: Timeout = USUAL,
    ) -> Call[pb.ViewStateResponse]:
        """What a seat or a spectator may see.

        state: The position: required. None in a batch that has its own.
        seat_token: With a sealed state: whose view. Absent: a spectator's.
        viewer: With a plain state: whose view. Absent: a spectator's. A Viewer, a seat's number, or
            "spectator".
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "ViewState",
            about(pb.ViewStateRequest(seat_token=seat_token, viewer=viewer_of(viewer)), state),
            pb.ViewStateResponse,
            timeout,
        )

    @staticmethod
    def sample_state(
        view: View, *, known: Known | None = None, seed: int | None = None, timeout: Timeout = USUAL
    ) -> Call[pb.SampleStateResponse]:
        """A random state that agrees with everything a view tells: what a searching player needs.

        view: What is seen: required.
        known: What the viewer remembers beyond it.
        seed: Decides the choice, as in NewGameRequest.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "SampleState",
            pb.SampleStateRequest(view=view, known=known, seed=seed),
            pb.SampleStateResponse,
            timeout,
        )

    @staticmethod
    def simulate_playouts(
        state: State | bytes | None,
        plies: Iterable[pb.Ply | Move | str],
        *,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        count: int | None = None,
        seed: int | None = None,
        known: Known | None = None,
        timeout: Timeout = USUAL,
    ) -> Call[pb.SimulatePlayoutsResponse]:
        """Plays random games to their end and tells how they came out: what a searching player
        needs.

        state: The position: required. None in a batch that has its own.
        plies: Moves to play first, in every playout: a searching player's candidate. At most one
            for a viewer of a game in which something is hidden. Each a Ply, a Move, or its text.
        seat_token: With a sealed state: whose player asks. Absent: a spectator.
        viewer: With a plain state: for whom the answer is written. Absent: for somebody who may see
            everything. Playouts for a viewer start from states sampled from the view, as in
            SampleState, so they tell nothing that is hidden. A Viewer, a seat's number, or
            "spectator".
        count: How many playouts, 1 to the server's limit `playouts`.
        seed: Decides the moves and samples, as in NewGameRequest.
        known: What the viewer remembers beyond the view, as in SampleState. Without a viewer it has
            no effect.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "SimulatePlayouts",
            about(
                pb.SimulatePlayoutsRequest(
                    plies=plies_of(pb.Ply, Move, plies),
                    seat_token=seat_token,
                    viewer=viewer_of(viewer),
                    count=count,
                    seed=seed,
                    known=known,
                ),
                state,
            ),
            pb.SimulatePlayoutsResponse,
            timeout,
        )

    @staticmethod
    def render_state(
        state: State | bytes | View | None,
        *,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        drawing: Drawing | None = None,
        width: int | None = None,
        hide_coordinates: bool | None = None,
        legal_targets: bool | None = None,
        prefix: str | None = None,
        layers: Iterable[str] | None = None,
        last_move: Move | str | None = None,
        timeout: Timeout = USUAL,
    ) -> Call[pb.RenderStateResponse]:
        """A picture of a state or view.

        state: What to draw: required. None in a batch that has its own.
        seat_token: With a sealed state: whose view to draw. Absent: a spectator's.
        viewer: With a plain state: whose view to draw. Absent: the whole state. A Viewer, a seat's
            number, or "spectator".
        drawing: How to draw it.
        width: The width in pixels, 64 to 4096. Absent: 640. The height follows from the board.
        hide_coordinates: Leave out the names of cells, columns and rows.
        legal_targets: Mark the cells where the legal moves of the seat go.
        prefix: With `legal_targets`, only the moves that begin with this text.
        layers: What to show beyond the position: codes from the game's `layers` in DescribeGame.
        last_move: The move to mark as the last one played. Absent: none.
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "RenderState",
            about(
                pb.RenderStateRequest(
                    seat_token=seat_token,
                    viewer=viewer_of(viewer),
                    drawing=spread(
                        Drawing,
                        drawing,
                        width=width,
                        hide_coordinates=hide_coordinates,
                        legal_targets=legal_targets,
                        prefix=prefix,
                        layers=layers,
                    ),
                    last_move=move_of(Move, last_move),
                ),
                state,
            ),
            pb.RenderStateResponse,
            timeout,
        )

    @staticmethod
    def batch(
        calls: Iterable[pb.BatchCall | Call[Any]],
        *,
        state: State | bytes | None = None,
        seat_token: str | None = None,
        viewer: ViewerLike | None = None,
        timeout: Timeout = USUAL,
    ) -> Call[pb.BatchResponse]:
        """Many calls in one, each with its own answer or error, in order.

        calls: The calls, in order. As the game's `calls` describe them: `calls.check_move(None,
            text)`.
        state: The position of the calls that bring none.
        seat_token: The seat token of the calls that bring none.
        viewer: The viewer of the calls that bring none. A Viewer, a seat's number, or "spectator".
        timeout: Seconds, or None for no limit.
        """
        return Call(
            "Batch",
            about(
                pb.BatchRequest(
                    calls=batch_of(pb.BatchCall, calls),
                    seat_token=seat_token,
                    viewer=viewer_of(viewer),
                ),
                state,
            ),
            pb.BatchResponse,
            timeout,
        )


class Hexaequo(Game):
    """The rules of Hexaequo, as a service."""

    name = "hexaequo"
    service = SERVICE
    calls: ClassVar[type[HexaequoCalls]] = HexaequoCalls

    describe_game = Blocking(HexaequoCalls.describe_game)
    new_game = Blocking(HexaequoCalls.new_game)
    list_legal_moves = Blocking(HexaequoCalls.list_legal_moves)
    check_move = Blocking(HexaequoCalls.check_move)
    apply_move = Blocking(HexaequoCalls.apply_move)
    get_outcome = Blocking(HexaequoCalls.get_outcome)
    replay_game = Blocking(HexaequoCalls.replay_game)
    view_state = Blocking(HexaequoCalls.view_state)
    sample_state = Blocking(HexaequoCalls.sample_state)
    simulate_playouts = Blocking(HexaequoCalls.simulate_playouts)
    render_state = Blocking(HexaequoCalls.render_state)
    batch = Blocking(HexaequoCalls.batch)


class AsyncHexaequo(AsyncGame):
    """The rules of Hexaequo, as a service, for asyncio."""

    name = "hexaequo"
    service = SERVICE
    calls: ClassVar[type[HexaequoCalls]] = HexaequoCalls

    describe_game = Awaiting(HexaequoCalls.describe_game)
    new_game = Awaiting(HexaequoCalls.new_game)
    list_legal_moves = Awaiting(HexaequoCalls.list_legal_moves)
    check_move = Awaiting(HexaequoCalls.check_move)
    apply_move = Awaiting(HexaequoCalls.apply_move)
    get_outcome = Awaiting(HexaequoCalls.get_outcome)
    replay_game = Awaiting(HexaequoCalls.replay_game)
    view_state = Awaiting(HexaequoCalls.view_state)
    sample_state = Awaiting(HexaequoCalls.sample_state)
    simulate_playouts = Awaiting(HexaequoCalls.simulate_playouts)
    render_state = Awaiting(HexaequoCalls.render_state)
    batch = Awaiting(HexaequoCalls.batch)
