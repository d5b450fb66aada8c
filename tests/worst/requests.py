"""The dearest request of each call about a position.

A request is made from a State and a number: all that the number decides (which move, which viewer,
what is remembered) is found again from it, so that a search can vary the two apart.
"""

from __future__ import annotations

import random
from typing import Any

from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass

from ludex.core import registry
from ludex.core.game import Spectator, is_defects
from tests.fuzz.inputs import service
from tests.laws.strategies import viewers
from tests.worst.states import limes, limits, smallholder

CALLS = (
    "NewGame",
    "ListLegalMoves",
    "CheckMove",
    "ApplyMove",
    "GetOutcome",
    "ReplayGame",
    "ViewState",
    "SampleState",
    "RenderState",
)
"""The calls about one position, or, of a record, about one move."""

WIDEST = 4096


def admitted(game: str, state: Any) -> Any | None:
    """The position that a State writes; None when it is not a possible one."""
    codec = registry.codec(game)
    setup = codec.read_state(state)
    if is_defects(setup):
        return None
    position = codec.game.admit(setup)
    return None if is_defects(position) else position


def request_about(game: str, call: str, state: Any, number: int) -> Message | None:
    """A request of this call about a possible position; None when there is none."""
    rng = random.Random(number)
    codec = registry.codec(game)
    rules = codec.game
    request: Any = GetMessageClass(service(game).methods_by_name[call].input_type)()
    if call == "NewGame":
        return _new_game(game, request, rng)
    position = admitted(game, state)
    if position is None:
        return None
    for name in ("include_position_key", "list_next_moves", "count_routes"):
        if hasattr(request, name):
            setattr(request, name, True)
    if call == "SampleState":
        viewer = rng.choice((Spectator(), *viewers(game, position)))
        request.view.CopyFrom(codec.write_view(rules.view(position, viewer)))
        request.seed = number
        if game == "limits":
            limits.remember(request, state, rng)
        return _whole(request)
    if call == "RenderState":
        request.drawing.width = WIDEST
        request.drawing.layers.extend(layer.code for layer in rules.description.layers)
        request.drawing.legal_targets = True
        if rng.random() < 0.2:
            request.drawing.legal_targets = False
            viewer = rng.choice(viewers(game, position))
            request.view.CopyFrom(codec.write_view(rules.view(position, viewer)))
            return _whole(request)
    request.state.CopyFrom(state)
    to_act = rules.to_act(position)
    if call in ("ListLegalMoves", "CheckMove", "ApplyMove", "ReplayGame", "RenderState"):
        if not to_act:
            return None
        seat = rng.choice(to_act)
        moves = rules.legal_moves(position, seat)
        texts = sorted((rules.format(move) for move in moves), key=len)
        text = texts[-1] if rng.random() < 0.5 else rng.choice(texts)
        if call == "ListLegalMoves":
            request.seat = seat
            if rng.random() < 0.3:
                request.prefix = text[: rng.randrange(1, len(text) + 1)]
        elif call == "RenderState":
            request.last_move.text = text
        elif call == "ReplayGame":
            ply = request.plies.add(seat=seat)
            ply.move.text = text
        else:
            request.seat = seat
            request.move.text = text
    if call == "ViewState" and rng.random() < 0.5:
        request.viewer.seat = rng.randrange(rules.seats(position))
    return _whole(request)


def _new_game(game: str, request: Any, rng: random.Random) -> Message:
    """The largest custom sets, the most players."""
    request.seed = rng.randrange(2**32)
    request.sealed = rng.random() < 0.5
    request.include_position_key = not request.sealed
    if game == "limits":
        limits.large_options(request.options, rng)
    elif game == "limes":
        limes.large_options(request.options, rng)
    elif game == "smallholder":
        smallholder.large_options(request.options, rng)
    return _whole(request)


def _whole(request: Any) -> Message:
    message: Message = request
    return message
