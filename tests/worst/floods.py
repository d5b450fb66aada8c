"""Requests in which one list or text is as long as a request can be."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from ludex.serving.limits import Limits
from tests.fuzz.inputs import service, valid_request

TEXTS = (FieldDescriptor.TYPE_STRING, FieldDescriptor.TYPE_BYTES)


def floods(game: str) -> Iterator[tuple[str, str, bytes]]:
    """Call, field and request, once for each field that can be long, wherever it is reached."""
    seen: set[str] = set()
    for method in service(game).methods:
        for seed in range(12):
            request = valid_request(game, method.name, random.Random(seed))
            for path, field in _long_fields(request):
                name = ".".join(step for step in (*path, field.name) if isinstance(step, str))
                if name not in seen:
                    seen.add(name)
                    yield method.name, name, _flooded(request, path, field)


def _long_fields(
    message: Any, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], FieldDescriptor]]:
    for field in message.DESCRIPTOR.fields:
        if field.is_repeated or field.type in TEXTS:
            yield path, field
        if field.type != FieldDescriptor.TYPE_MESSAGE or len(path) > 6:
            continue
        value = getattr(message, field.name)
        if field.is_repeated and len(value):
            yield from _long_fields(value[0], (*path, field.name, 0))
        elif not field.is_repeated and message.HasField(field.name):
            yield from _long_fields(value, (*path, field.name))


def _flooded(request: Message, path: tuple[str | int, ...], field: FieldDescriptor) -> bytes:
    flooded: Any = type(request)()
    flooded.CopyFrom(request)
    target = flooded
    for step in path:
        target = target[step] if isinstance(step, int) else getattr(target, step)
    room = Limits().request_bytes - flooded.ByteSize() - 100
    if not field.is_repeated:
        filled = b"7" * room if field.type == FieldDescriptor.TYPE_BYTES else "7" * room
        setattr(target, field.name, filled)
    else:
        values = getattr(target, field.name)
        if field.type == FieldDescriptor.TYPE_MESSAGE:
            one = values[0] if len(values) else values.add()
            values.extend([one] * (room // (one.ByteSize() + 3)))
        elif field.type in TEXTS:
            values.extend(["territories"] * (room // 13))
        else:
            one = values[0] if len(values) else 1
            values.extend([one] * (room // 10))
    data: bytes = flooded.SerializeToString()
    return data
