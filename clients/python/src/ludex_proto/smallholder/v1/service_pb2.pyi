from google.api import annotations_pb2 as _annotations_pb2
from google.rpc import status_pb2 as _status_pb2
from ludex_proto.core.v1 import description_pb2 as _description_pb2
from ludex_proto.core.v1 import play_pb2 as _play_pb2
from ludex_proto.smallholder.v1 import game_pb2 as _game_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class DescribeGameRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class DescribeGameResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: _description_pb2.GameDescription
    def __init__(self, game: _Optional[_Union[_description_pb2.GameDescription, _Mapping]] = ...) -> None: ...

class NewGameRequest(_message.Message):
    __slots__ = ("options", "seed", "sealed", "include_position_key")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    SEALED_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_POSITION_KEY_FIELD_NUMBER: _ClassVar[int]
    options: _game_pb2.Options
    seed: int
    sealed: bool
    include_position_key: bool
    def __init__(self, options: _Optional[_Union[_game_pb2.Options, _Mapping]] = ..., seed: _Optional[int] = ..., sealed: _Optional[bool] = ..., include_position_key: _Optional[bool] = ...) -> None: ...

class NewGameResponse(_message.Message):
    __slots__ = ("state", "sealed_state", "seat_tokens", "to_act", "position_key")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKENS_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    POSITION_KEY_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    seat_tokens: _containers.RepeatedScalarFieldContainer[str]
    to_act: _containers.RepeatedScalarFieldContainer[int]
    position_key: str
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_tokens: _Optional[_Iterable[str]] = ..., to_act: _Optional[_Iterable[int]] = ..., position_key: _Optional[str] = ...) -> None: ...

class ListLegalMovesRequest(_message.Message):
    __slots__ = ("state", "sealed_state", "seat_token", "viewer", "seat", "count_only", "prefix")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_ONLY_FIELD_NUMBER: _ClassVar[int]
    PREFIX_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    seat_token: str
    viewer: _play_pb2.Viewer
    seat: int
    count_only: bool
    prefix: str
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ..., seat: _Optional[int] = ..., count_only: _Optional[bool] = ..., prefix: _Optional[str] = ...) -> None: ...

class ListLegalMovesResponse(_message.Message):
    __slots__ = ("moves", "count", "seat", "to_act", "outcome")
    MOVES_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    moves: _containers.RepeatedCompositeFieldContainer[_game_pb2.Move]
    count: int
    seat: int
    to_act: _containers.RepeatedScalarFieldContainer[int]
    outcome: _play_pb2.Outcome
    def __init__(self, moves: _Optional[_Iterable[_Union[_game_pb2.Move, _Mapping]]] = ..., count: _Optional[int] = ..., seat: _Optional[int] = ..., to_act: _Optional[_Iterable[int]] = ..., outcome: _Optional[_Union[_play_pb2.Outcome, _Mapping]] = ...) -> None: ...

class CheckMoveRequest(_message.Message):
    __slots__ = ("state", "sealed_state", "seat_token", "viewer", "seat", "move")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    seat_token: str
    viewer: _play_pb2.Viewer
    seat: int
    move: _game_pb2.Move
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ..., seat: _Optional[int] = ..., move: _Optional[_Union[_game_pb2.Move, _Mapping]] = ...) -> None: ...

class CheckMoveResponse(_message.Message):
    __slots__ = ("legal", "violation", "canonical_move")
    LEGAL_FIELD_NUMBER: _ClassVar[int]
    VIOLATION_FIELD_NUMBER: _ClassVar[int]
    CANONICAL_MOVE_FIELD_NUMBER: _ClassVar[int]
    legal: bool
    violation: _play_pb2.Violation
    canonical_move: _game_pb2.Move
    def __init__(self, legal: _Optional[bool] = ..., violation: _Optional[_Union[_play_pb2.Violation, _Mapping]] = ..., canonical_move: _Optional[_Union[_game_pb2.Move, _Mapping]] = ...) -> None: ...

class ApplyMoveRequest(_message.Message):
    __slots__ = ("state", "sealed_state", "seat_token", "viewer", "seat", "move", "list_next_moves", "include_position_key")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    LIST_NEXT_MOVES_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_POSITION_KEY_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    seat_token: str
    viewer: _play_pb2.Viewer
    seat: int
    move: _game_pb2.Move
    list_next_moves: bool
    include_position_key: bool
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ..., seat: _Optional[int] = ..., move: _Optional[_Union[_game_pb2.Move, _Mapping]] = ..., list_next_moves: _Optional[bool] = ..., include_position_key: _Optional[bool] = ...) -> None: ...

class ApplyMoveResponse(_message.Message):
    __slots__ = ("state", "sealed_state", "view", "events", "outcome", "to_act", "next_moves", "next_seat", "position_key")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    NEXT_MOVES_FIELD_NUMBER: _ClassVar[int]
    NEXT_SEAT_FIELD_NUMBER: _ClassVar[int]
    POSITION_KEY_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    view: _game_pb2.View
    events: _containers.RepeatedCompositeFieldContainer[_game_pb2.Event]
    outcome: _play_pb2.Outcome
    to_act: _containers.RepeatedScalarFieldContainer[int]
    next_moves: _containers.RepeatedCompositeFieldContainer[_game_pb2.Move]
    next_seat: int
    position_key: str
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., view: _Optional[_Union[_game_pb2.View, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_game_pb2.Event, _Mapping]]] = ..., outcome: _Optional[_Union[_play_pb2.Outcome, _Mapping]] = ..., to_act: _Optional[_Iterable[int]] = ..., next_moves: _Optional[_Iterable[_Union[_game_pb2.Move, _Mapping]]] = ..., next_seat: _Optional[int] = ..., position_key: _Optional[str] = ...) -> None: ...

class GetOutcomeRequest(_message.Message):
    __slots__ = ("state", "sealed_state", "seat_token", "viewer", "include_position_key")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_POSITION_KEY_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    seat_token: str
    viewer: _play_pb2.Viewer
    include_position_key: bool
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ..., include_position_key: _Optional[bool] = ...) -> None: ...

class GetOutcomeResponse(_message.Message):
    __slots__ = ("outcome", "to_act", "position_key")
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    POSITION_KEY_FIELD_NUMBER: _ClassVar[int]
    outcome: _play_pb2.Outcome
    to_act: _containers.RepeatedScalarFieldContainer[int]
    position_key: str
    def __init__(self, outcome: _Optional[_Union[_play_pb2.Outcome, _Mapping]] = ..., to_act: _Optional[_Iterable[int]] = ..., position_key: _Optional[str] = ...) -> None: ...

class Ply(_message.Message):
    __slots__ = ("seat", "move")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    move: _game_pb2.Move
    def __init__(self, seat: _Optional[int] = ..., move: _Optional[_Union[_game_pb2.Move, _Mapping]] = ...) -> None: ...

class ReplayGameRequest(_message.Message):
    __slots__ = ("new_game", "state", "sealed_state", "seat_token", "viewer", "plies", "include_position_key")
    NEW_GAME_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    PLIES_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_POSITION_KEY_FIELD_NUMBER: _ClassVar[int]
    new_game: NewGameRequest
    state: _game_pb2.State
    sealed_state: bytes
    seat_token: str
    viewer: _play_pb2.Viewer
    plies: _containers.RepeatedCompositeFieldContainer[Ply]
    include_position_key: bool
    def __init__(self, new_game: _Optional[_Union[NewGameRequest, _Mapping]] = ..., state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ..., plies: _Optional[_Iterable[_Union[Ply, _Mapping]]] = ..., include_position_key: _Optional[bool] = ...) -> None: ...

class ReplayGameResponse(_message.Message):
    __slots__ = ("state", "sealed_state", "view", "plies_played", "violation", "outcome", "to_act", "position_key")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    PLIES_PLAYED_FIELD_NUMBER: _ClassVar[int]
    VIOLATION_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    POSITION_KEY_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    view: _game_pb2.View
    plies_played: int
    violation: _play_pb2.Violation
    outcome: _play_pb2.Outcome
    to_act: _containers.RepeatedScalarFieldContainer[int]
    position_key: str
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., view: _Optional[_Union[_game_pb2.View, _Mapping]] = ..., plies_played: _Optional[int] = ..., violation: _Optional[_Union[_play_pb2.Violation, _Mapping]] = ..., outcome: _Optional[_Union[_play_pb2.Outcome, _Mapping]] = ..., to_act: _Optional[_Iterable[int]] = ..., position_key: _Optional[str] = ...) -> None: ...

class ViewStateRequest(_message.Message):
    __slots__ = ("state", "sealed_state", "seat_token", "viewer")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    seat_token: str
    viewer: _play_pb2.Viewer
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ...) -> None: ...

class ViewStateResponse(_message.Message):
    __slots__ = ("view", "outcome", "to_act")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    view: _game_pb2.View
    outcome: _play_pb2.Outcome
    to_act: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, view: _Optional[_Union[_game_pb2.View, _Mapping]] = ..., outcome: _Optional[_Union[_play_pb2.Outcome, _Mapping]] = ..., to_act: _Optional[_Iterable[int]] = ...) -> None: ...

class SampleStateRequest(_message.Message):
    __slots__ = ("view", "known", "seed")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    KNOWN_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    view: _game_pb2.View
    known: _game_pb2.Known
    seed: int
    def __init__(self, view: _Optional[_Union[_game_pb2.View, _Mapping]] = ..., known: _Optional[_Union[_game_pb2.Known, _Mapping]] = ..., seed: _Optional[int] = ...) -> None: ...

class SampleStateResponse(_message.Message):
    __slots__ = ("state",)
    STATE_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ...) -> None: ...

class SimulatePlayoutsRequest(_message.Message):
    __slots__ = ("state", "sealed_state", "seat_token", "viewer", "plies", "count", "seed", "known")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    PLIES_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    KNOWN_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    seat_token: str
    viewer: _play_pb2.Viewer
    plies: _containers.RepeatedCompositeFieldContainer[Ply]
    count: int
    seed: int
    known: _game_pb2.Known
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ..., plies: _Optional[_Iterable[_Union[Ply, _Mapping]]] = ..., count: _Optional[int] = ..., seed: _Optional[int] = ..., known: _Optional[_Union[_game_pb2.Known, _Mapping]] = ...) -> None: ...

class SimulatePlayoutsResponse(_message.Message):
    __slots__ = ("playouts", "wins", "draws", "score_sums", "plies", "shortest", "longest")
    PLAYOUTS_FIELD_NUMBER: _ClassVar[int]
    WINS_FIELD_NUMBER: _ClassVar[int]
    DRAWS_FIELD_NUMBER: _ClassVar[int]
    SCORE_SUMS_FIELD_NUMBER: _ClassVar[int]
    PLIES_FIELD_NUMBER: _ClassVar[int]
    SHORTEST_FIELD_NUMBER: _ClassVar[int]
    LONGEST_FIELD_NUMBER: _ClassVar[int]
    playouts: int
    wins: _containers.RepeatedScalarFieldContainer[int]
    draws: int
    score_sums: _containers.RepeatedScalarFieldContainer[int]
    plies: int
    shortest: int
    longest: int
    def __init__(self, playouts: _Optional[int] = ..., wins: _Optional[_Iterable[int]] = ..., draws: _Optional[int] = ..., score_sums: _Optional[_Iterable[int]] = ..., plies: _Optional[int] = ..., shortest: _Optional[int] = ..., longest: _Optional[int] = ...) -> None: ...

class RenderStateRequest(_message.Message):
    __slots__ = ("state", "sealed_state", "view", "seat_token", "viewer", "drawing", "last_move")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    DRAWING_FIELD_NUMBER: _ClassVar[int]
    LAST_MOVE_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    view: _game_pb2.View
    seat_token: str
    viewer: _play_pb2.Viewer
    drawing: _play_pb2.Drawing
    last_move: _game_pb2.Move
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., view: _Optional[_Union[_game_pb2.View, _Mapping]] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ..., drawing: _Optional[_Union[_play_pb2.Drawing, _Mapping]] = ..., last_move: _Optional[_Union[_game_pb2.Move, _Mapping]] = ...) -> None: ...

class RenderStateResponse(_message.Message):
    __slots__ = ("svg",)
    SVG_FIELD_NUMBER: _ClassVar[int]
    svg: str
    def __init__(self, svg: _Optional[str] = ...) -> None: ...

class BatchCall(_message.Message):
    __slots__ = ("new_game", "list_legal_moves", "check_move", "apply_move", "get_outcome", "replay_game", "view_state", "sample_state", "render_state", "simulate_playouts")
    NEW_GAME_FIELD_NUMBER: _ClassVar[int]
    LIST_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    CHECK_MOVE_FIELD_NUMBER: _ClassVar[int]
    APPLY_MOVE_FIELD_NUMBER: _ClassVar[int]
    GET_OUTCOME_FIELD_NUMBER: _ClassVar[int]
    REPLAY_GAME_FIELD_NUMBER: _ClassVar[int]
    VIEW_STATE_FIELD_NUMBER: _ClassVar[int]
    SAMPLE_STATE_FIELD_NUMBER: _ClassVar[int]
    RENDER_STATE_FIELD_NUMBER: _ClassVar[int]
    SIMULATE_PLAYOUTS_FIELD_NUMBER: _ClassVar[int]
    new_game: NewGameRequest
    list_legal_moves: ListLegalMovesRequest
    check_move: CheckMoveRequest
    apply_move: ApplyMoveRequest
    get_outcome: GetOutcomeRequest
    replay_game: ReplayGameRequest
    view_state: ViewStateRequest
    sample_state: SampleStateRequest
    render_state: RenderStateRequest
    simulate_playouts: SimulatePlayoutsRequest
    def __init__(self, new_game: _Optional[_Union[NewGameRequest, _Mapping]] = ..., list_legal_moves: _Optional[_Union[ListLegalMovesRequest, _Mapping]] = ..., check_move: _Optional[_Union[CheckMoveRequest, _Mapping]] = ..., apply_move: _Optional[_Union[ApplyMoveRequest, _Mapping]] = ..., get_outcome: _Optional[_Union[GetOutcomeRequest, _Mapping]] = ..., replay_game: _Optional[_Union[ReplayGameRequest, _Mapping]] = ..., view_state: _Optional[_Union[ViewStateRequest, _Mapping]] = ..., sample_state: _Optional[_Union[SampleStateRequest, _Mapping]] = ..., render_state: _Optional[_Union[RenderStateRequest, _Mapping]] = ..., simulate_playouts: _Optional[_Union[SimulatePlayoutsRequest, _Mapping]] = ...) -> None: ...

class BatchRequest(_message.Message):
    __slots__ = ("state", "sealed_state", "seat_token", "viewer", "calls")
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEALED_STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    CALLS_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.State
    sealed_state: bytes
    seat_token: str
    viewer: _play_pb2.Viewer
    calls: _containers.RepeatedCompositeFieldContainer[BatchCall]
    def __init__(self, state: _Optional[_Union[_game_pb2.State, _Mapping]] = ..., sealed_state: _Optional[bytes] = ..., seat_token: _Optional[str] = ..., viewer: _Optional[_Union[_play_pb2.Viewer, _Mapping]] = ..., calls: _Optional[_Iterable[_Union[BatchCall, _Mapping]]] = ...) -> None: ...

class BatchResult(_message.Message):
    __slots__ = ("error", "new_game", "list_legal_moves", "check_move", "apply_move", "get_outcome", "replay_game", "view_state", "sample_state", "render_state", "simulate_playouts")
    ERROR_FIELD_NUMBER: _ClassVar[int]
    NEW_GAME_FIELD_NUMBER: _ClassVar[int]
    LIST_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    CHECK_MOVE_FIELD_NUMBER: _ClassVar[int]
    APPLY_MOVE_FIELD_NUMBER: _ClassVar[int]
    GET_OUTCOME_FIELD_NUMBER: _ClassVar[int]
    REPLAY_GAME_FIELD_NUMBER: _ClassVar[int]
    VIEW_STATE_FIELD_NUMBER: _ClassVar[int]
    SAMPLE_STATE_FIELD_NUMBER: _ClassVar[int]
    RENDER_STATE_FIELD_NUMBER: _ClassVar[int]
    SIMULATE_PLAYOUTS_FIELD_NUMBER: _ClassVar[int]
    error: _status_pb2.Status
    new_game: NewGameResponse
    list_legal_moves: ListLegalMovesResponse
    check_move: CheckMoveResponse
    apply_move: ApplyMoveResponse
    get_outcome: GetOutcomeResponse
    replay_game: ReplayGameResponse
    view_state: ViewStateResponse
    sample_state: SampleStateResponse
    render_state: RenderStateResponse
    simulate_playouts: SimulatePlayoutsResponse
    def __init__(self, error: _Optional[_Union[_status_pb2.Status, _Mapping]] = ..., new_game: _Optional[_Union[NewGameResponse, _Mapping]] = ..., list_legal_moves: _Optional[_Union[ListLegalMovesResponse, _Mapping]] = ..., check_move: _Optional[_Union[CheckMoveResponse, _Mapping]] = ..., apply_move: _Optional[_Union[ApplyMoveResponse, _Mapping]] = ..., get_outcome: _Optional[_Union[GetOutcomeResponse, _Mapping]] = ..., replay_game: _Optional[_Union[ReplayGameResponse, _Mapping]] = ..., view_state: _Optional[_Union[ViewStateResponse, _Mapping]] = ..., sample_state: _Optional[_Union[SampleStateResponse, _Mapping]] = ..., render_state: _Optional[_Union[RenderStateResponse, _Mapping]] = ..., simulate_playouts: _Optional[_Union[SimulatePlayoutsResponse, _Mapping]] = ...) -> None: ...

class BatchResponse(_message.Message):
    __slots__ = ("results",)
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    results: _containers.RepeatedCompositeFieldContainer[BatchResult]
    def __init__(self, results: _Optional[_Iterable[_Union[BatchResult, _Mapping]]] = ...) -> None: ...
