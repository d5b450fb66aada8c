"""What callers may pass, turned into what requests hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeVar

from google.protobuf.message import Message

from ludex_client.calls import Call
from ludex_proto.core.v1.play_pb2 import Viewer

ViewerLike = Viewer | int | Literal["spectator"]
"""Who looks: a seat's number, or somebody who sees what everybody sees."""

MessageT = TypeVar("MessageT", bound=Message)


def viewer_of(viewer: ViewerLike | None) -> Viewer | None:
    """The viewer that is meant."""
    if viewer is None or isinstance(viewer, Viewer):
        return viewer
    if isinstance(viewer, str):
        if viewer != "spectator":
            raise TypeError(f"a viewer is a seat's number or 'spectator', not {viewer!r}")
        return Viewer(spectator=True)
    return Viewer(seat=viewer)


def move_of(kind: type[MessageT], move: MessageT | str | None) -> MessageT | None:
    """The move, when it was given as text."""
    return kind(text=move) if isinstance(move, str) else move


def plies_of(
    kind: type[MessageT], move_kind: type[Message], plies: Iterable[Any]
) -> list[MessageT]:
    """The plies, each of which may be a move or its text."""
    if isinstance(plies, str):
        raise TypeError("plies is a list of moves, not one text")
    return [ply if isinstance(ply, kind) else kind(move=move_of(move_kind, ply)) for ply in plies]


def batch_of(kind: type[MessageT], calls: Iterable[Any]) -> list[MessageT]:
    """The calls of a batch, each of which may be a call described by the client."""
    return [_item(kind, call) if isinstance(call, Call) else call for call in calls]


def _item(kind: type[MessageT], call: Call[Any]) -> MessageT:
    request = call.request.DESCRIPTOR
    for field in kind.DESCRIPTOR.oneofs_by_name["call"].fields:
        if field.message_type is request:
            return kind(**{field.name: call.request})
    raise TypeError(f"{request.full_name} is no call of a {kind.DESCRIPTOR.full_name}")


def spread(kind: type[MessageT], whole: MessageT | None, **fields: Any) -> MessageT | None:
    """The message `whole` with the fields that were given in place of its own.

    None when nothing was given at all.
    """
    given = {name: value for name, value in fields.items() if value is not None}
    if not given:
        return whole
    made = kind()
    if whole is not None:
        made.CopyFrom(whole)
    for name in given:
        # Lists in a merge are appended; here they replace.
        made.ClearField(name)
    made.MergeFrom(kind(**given))
    return made


def about(request: MessageT, value: object) -> MessageT:
    """The request, with the value in that field of its position that has the value's type."""
    if value is None:
        return request
    for field in request.DESCRIPTOR.oneofs_by_name["position"].fields:
        if isinstance(value, bytes):
            if field.type == field.TYPE_BYTES:
                setattr(request, field.name, value)
                return request
        elif isinstance(value, Message) and field.message_type is value.DESCRIPTOR:
            getattr(request, field.name).CopyFrom(value)
            return request
    given = value.DESCRIPTOR.full_name if isinstance(value, Message) else type(value).__name__
    raise TypeError(f"{given} is no position of {request.DESCRIPTOR.full_name}")
