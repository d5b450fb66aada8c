"""The Python client of ludex: what is legal, what a move does, and who has won.

    from ludex_client import Client

    with Client("localhost:50051") as ludex:
        hexaequo = ludex.hexaequo
        state = hexaequo.new_game().state
        moves = hexaequo.list_legal_moves(state).moves
        after = hexaequo.apply_move(state, moves[0], list_next_moves=True)

`AsyncClient` is the same for asyncio. Answers are the messages of `ludex_proto`; what a call cannot
answer it raises as one of the errors in `ludex_client.errors`.
"""

from ludex_client._arguments import ViewerLike
from ludex_client._channel import Retry
from ludex_client._decoding import answer_of, error_of
from ludex_client._version import __version__
from ludex_client.calls import USUAL, Call, Timeout
from ludex_client.client import AsyncClient, Client
from ludex_client.errors import (
    DeadlineExceeded,
    Details,
    FieldViolation,
    IllegalMove,
    InternalError,
    InvalidRequest,
    LudexError,
    PermissionDenied,
    Precondition,
    PreconditionFailed,
    ResourceExhausted,
    Unauthenticated,
    Unavailable,
    Unimplemented,
)
from ludex_client.games import GAMES, AnyAsyncGame, AnyGame

__all__ = [
    "GAMES",
    "USUAL",
    "AnyAsyncGame",
    "AnyGame",
    "AsyncClient",
    "Call",
    "Client",
    "DeadlineExceeded",
    "Details",
    "FieldViolation",
    "IllegalMove",
    "InternalError",
    "InvalidRequest",
    "LudexError",
    "PermissionDenied",
    "Precondition",
    "PreconditionFailed",
    "ResourceExhausted",
    "Retry",
    "Timeout",
    "Unauthenticated",
    "Unavailable",
    "Unimplemented",
    "ViewerLike",
    "__version__",
    "answer_of",
    "error_of",
]
