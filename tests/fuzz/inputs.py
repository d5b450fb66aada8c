"""Requests that nobody would send in good faith."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message import DecodeError, Message
from google.protobuf.message_factory import GetMessageClass

from ludex.core import registry
from tests.laws.strategies import random_game, viewers

NUMBERS = (0, 1, 2, 3, 5, 8, 16, 17, 63, 64, 127, 255, 2**31 - 1, 2**32 - 1, 2**63 - 1, 2**64 - 1)
SIGNED = (*(-number for number in NUMBERS[:10]), -(2**31), -(2**63), *NUMBERS)
TEXTS = (
    "", " ", "?", "T@H8", "J8-L8-L6", "D5", "C:R", "C:RB", "S99999999999", "X", "L:0,0,0", "-",
    "P:-99,99", "M:0,0>0,0", "L:1e9,0,0", "T@" * 400, "J8" + "-L8" * 300, "A" * 1025, "é" * 50,
    "٣", "\x00", "hex4", "hex10", "hex99999999999999999999", "hex232323", "holdings", "ſ", "I̯",
)  # fmt: skip

INTEGERS = {
    FieldDescriptor.TYPE_UINT32: (0, 2**32 - 1),
    FieldDescriptor.TYPE_UINT64: (0, 2**64 - 1),
    FieldDescriptor.TYPE_FIXED64: (0, 2**64 - 1),
    FieldDescriptor.TYPE_SINT32: (-(2**31), 2**31 - 1),
}


@cache
def service(game: str) -> Any:
    """The service descriptor of the game."""
    (found,) = registry.codec(game).service.DESCRIPTOR.services_by_name.values()
    return found


@cache
def good_states(game: str) -> tuple[Any, ...]:
    """States of some random games."""
    codec = registry.codec(game)
    return tuple(
        codec.write_state(step.before) for seed in range(4) for step in random_game(game, seed, 120)
    )


@cache
def good_texts(game: str) -> tuple[str, ...]:
    """Texts of moves played in some random games."""
    rules = registry.game(game)
    return tuple(
        sorted({rules.format(step.move) for seed in range(4) for step in random_game(game, seed)})
    )


def valid_request(game: str, method: str, rng: random.Random) -> Message:
    """A request of the kind that a well-meaning client sends."""
    descriptor = service(game).methods_by_name[method].input_type
    return _valid(game, descriptor, rng)


def _valid(game: str, descriptor: Descriptor, rng: random.Random) -> Message:
    rules, codec = registry.game(game), registry.codec(game)
    request: Any = GetMessageClass(descriptor)()
    fields = descriptor.fields_by_name
    if "state" in fields:
        request.state.CopyFrom(rng.choice(good_states(game)))
    if "view" in fields and ("state" not in fields or rng.random() < 0.3):
        step = rng.choice(_some_steps(game))
        view = rules.view(step.after, rng.choice(viewers(game, step.after)))
        request.view.CopyFrom(codec.write_view(view))
    if "new_game" in fields and rng.random() < 0.5 and descriptor.name == "ReplayGameRequest":
        request.new_game.seed = rng.randrange(100)
    if "seat" in fields and rng.random() < 0.5:
        request.seat = rng.randrange(3)
    if "viewer" in fields and rng.random() < 0.4:
        request.viewer.seat = rng.randrange(3)
    for name in ("move", "last_move"):
        if name in fields and rng.random() < 0.9:
            getattr(request, name).text = rng.choice(good_texts(game))
    if "plies" in fields:
        for _ in range(rng.randrange(12)):
            ply = request.plies.add()
            ply.seat = rng.randrange(2)
            ply.move.text = rng.choice(good_texts(game))
    for name in ("list_next_moves", "include_position_key", "count_only", "count_routes"):
        if name in fields:
            setattr(request, name, rng.random() < 0.4)
    if "prefix" in fields and rng.random() < 0.3:
        request.prefix = rng.choice(good_texts(game))[: rng.randrange(1, 8)]
    if "drawing" in fields:
        request.drawing.legal_targets = rng.random() < 0.5
        layers = [layer.code for layer in rules.description.layers]
        request.drawing.layers.extend(layers[: rng.randrange(len(layers) + 1)])
    if "calls" in fields:
        kinds = fields["calls"].message_type.fields
        for _ in range(rng.randrange(5)):
            kind = rng.choice(kinds)
            getattr(request.calls.add(), kind.name).CopyFrom(_valid(game, kind.message_type, rng))
    return request


@cache
def _some_steps(game: str) -> tuple[Any, ...]:
    return tuple(step for seed in range(4) for step in random_game(game, seed, 60))


def random_message(descriptor: Descriptor, rng: random.Random, depth: int = 0) -> Message:
    """A valid message with random fields."""
    message: Any = GetMessageClass(descriptor)()
    for field in descriptor.fields:
        if rng.random() < 0.35 + 0.1 * depth:
            continue
        if field.is_repeated:
            count = rng.choice((0, 1, 1, 2, 3, rng.randrange(30)))
            if field.type == FieldDescriptor.TYPE_MESSAGE:
                if depth < 6:
                    getattr(message, field.name).extend(
                        random_message(field.message_type, rng, depth + 1) for _ in range(count)
                    )
            else:
                getattr(message, field.name).extend(_scalar(field, rng) for _ in range(count))
        elif field.type == FieldDescriptor.TYPE_MESSAGE:
            if depth < 6:
                child = random_message(field.message_type, rng, depth + 1)
                getattr(message, field.name).CopyFrom(child)
        else:
            setattr(message, field.name, _scalar(field, rng))
    return message


def _scalar(field: FieldDescriptor, rng: random.Random) -> Any:
    if field.type == FieldDescriptor.TYPE_BOOL:
        return rng.random() < 0.5
    if field.type == FieldDescriptor.TYPE_STRING:
        return rng.choice(TEXTS)
    if field.type == FieldDescriptor.TYPE_BYTES:
        return rng.randbytes(rng.randrange(80))
    if field.type == FieldDescriptor.TYPE_ENUM:
        return rng.choice((*field.enum_type.values_by_number, 99, -1, 2**31 - 1))
    low, high = INTEGERS[field.type]
    small = rng.randrange(-12, 25) if low < 0 else rng.randrange(25)
    number = small if rng.random() < 0.7 else rng.choice(SIGNED if low < 0 else NUMBERS)
    return max(low, min(high, number))


def mutated_message(message: Message, rng: random.Random) -> Message:
    """The message with one thing in it changed, added, doubled or removed."""
    changed: Any = type(message)()
    changed.CopyFrom(message)
    target: Any = changed
    while True:
        children = [
            (field, value)
            for field, value in target.ListFields()
            if field.type == FieldDescriptor.TYPE_MESSAGE and (value or not field.is_repeated)
        ]
        if not children or rng.random() < 0.25:
            break
        field, value = rng.choice(children)
        target = rng.choice(value) if field.is_repeated else value
    fields = target.DESCRIPTOR.fields
    if not fields:
        return changed
    field = rng.choice(fields)
    if field.is_repeated:
        values = getattr(target, field.name)
        what = rng.randrange(4)
        if what == 0 and values:
            del values[rng.randrange(len(values))]
        elif what == 1 and values:
            values.append(values[rng.randrange(len(values))])
        elif what == 2 and len(values) > 1:
            copies = list(values)
            rng.shuffle(copies)
            del values[:]
            values.extend(copies)
        elif field.type == FieldDescriptor.TYPE_MESSAGE:
            values.append(random_message(field.message_type, rng, 4))
        else:
            values.append(_scalar(field, rng))
    elif field.type == FieldDescriptor.TYPE_MESSAGE:
        if rng.random() < 0.4:
            target.ClearField(field.name)
        else:
            getattr(target, field.name).CopyFrom(random_message(field.message_type, rng, 4))
    elif rng.random() < 0.15:
        target.ClearField(field.name)
    else:
        setattr(target, field.name, _scalar(field, rng))
    return changed


def mutated_bytes(data: bytes, rng: random.Random) -> bytes:
    """The bytes with some of them changed, cut, doubled or added."""
    changed = bytearray(data)
    for _ in range(rng.randrange(1, 5)):
        what = rng.randrange(5)
        place = rng.randrange(len(changed) + 1)
        if what == 0 and changed:
            changed[place % len(changed)] = rng.randrange(256)
        elif what == 1:
            del changed[place : place + rng.randrange(1, 6)]
        elif what == 2:
            changed[place:place] = rng.randbytes(rng.randrange(1, 6))
        elif what == 3:
            changed[place:place] = changed[place : place + rng.randrange(1, 40)]
        else:
            # A long run of length-delimited tags: nesting as deep as bytes allow.
            changed[place:place] = b"\x0a\x7f" * rng.randrange(1, 120)
    return bytes(changed)


def any_request(game: str, method: str, pool: list[bytes], rng: random.Random) -> bytes:
    """A request of some kind. `pool`: requests of this method that showed something new."""
    descriptor = service(game).methods_by_name[method].input_type
    what = rng.random()
    if what < 0.03:
        return rng.randbytes(rng.randrange(300))
    if what < 0.13:
        return random_message(descriptor, rng).SerializeToString()
    base: Any = None
    if pool and what < 0.55:
        base = GetMessageClass(descriptor)()
        try:
            base.ParseFromString(rng.choice(pool))
        except DecodeError:
            base = None
    if base is None:
        base = valid_request(game, method, rng)
    if rng.random() < 0.12:
        return mutated_bytes(base.SerializeToString(), rng)
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 8))):
        base = mutated_message(base, rng)
    data: bytes = base.SerializeToString()
    return data
