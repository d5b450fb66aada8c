"""Encoded messages with something wrong in them, or something right in an unusual form.

Bytes changed at random are hardly ever a message. Here one message somewhere within the whole is
changed and the lengths around it are put right, so that most of what comes out can be parsed.
"""

from random import Random

from google.protobuf.descriptor import Descriptor, FieldDescriptor

VARINT, FIXED64, LENGTH = 0, 1, 2

NUMBERS = (
    b"\x00", b"\x01", b"\x02", b"\x7f", b"\x80\x01", b"\x80\x00", b"\x81\x00", b"\x80\x80\x00",
    b"\xff\xff\xff\xff\x0f", b"\x80\x80\x80\x80\x10", b"\xff" * 9 + b"\x01", b"\xff" * 10,
)  # fmt: skip
"""Small and large ones, some longer than they need be, some larger than a field; one is none."""


def spoilt(encoded: bytes, descriptor: Descriptor, random: Random) -> bytes:
    """The message with one to three changes."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        encoded = _changed(encoded, descriptor, random)
    return encoded


def _changed(encoded: bytes, descriptor: Descriptor, random: Random) -> bytes:
    try:
        fields = _fields(encoded)
    except (IndexError, ValueError):
        return encoded[: random.randrange(len(encoded) + 1)]
    within = [
        index
        for index, (number, kind, _) in enumerate(fields)
        if kind == LENGTH and _message(descriptor, number)
    ]
    if within and random.random() < 0.6:
        index = random.choice(within)
        number, _, content = fields[index]
        inner = _message(descriptor, number)
        assert inner is not None
        fields[index] = (number, LENGTH, _changed(content, inner, random))
        return _joined(fields)
    at = random.randrange(len(fields) + 1)
    match random.randrange(7):
        case 0:
            del fields[at : at + random.choice((1, 1, 2, 20))]
        case 1 if fields:
            fields.insert(at, random.choice(fields))
        case 2:
            random.shuffle(fields)
        case 3:
            fields.insert(at, (random.randrange(1, 20), VARINT, random.choice(NUMBERS)))
        case 4:
            fields.insert(
                at,
                (
                    random.randrange(1, 20),
                    LENGTH,
                    random.randbytes(random.choice((0, 1, 2, 7, 8, 200))),
                ),
            )
        case 5 if fields:
            at = random.randrange(len(fields))
            number, kind, content = fields[at]
            if kind == VARINT:
                content = random.choice(NUMBERS)
            elif content:
                cut = random.randrange(len(content))
                content = content[:cut] + random.choice(NUMBERS) + content[cut + 1 :]
            fields[at] = (number, kind, content)
        case _:
            whole = _joined(fields)
            cut = random.randrange(len(whole) + 1)
            return whole[:cut] + random.choice((b"", *NUMBERS)) + whole[cut + 1 :]
    return _joined(fields)


def _message(descriptor: Descriptor, number: int) -> Descriptor | None:
    field: FieldDescriptor | None = descriptor.fields_by_number.get(number)
    return None if field is None else field.message_type


def _fields(encoded: bytes) -> list[tuple[int, int, bytes]]:
    """Number, kind and content of each field; of a number the content is how it was written."""
    fields = []
    at = 0
    while at < len(encoded):
        tag, at, _ = _varint(encoded, at)
        kind = tag & 7
        if kind == VARINT:
            _, at, content = _varint(encoded, at)
        elif kind == LENGTH:
            length, at, _ = _varint(encoded, at)
            content = encoded[at : at + length]
            at += length
        elif kind == FIXED64:
            content = encoded[at : at + 8]
            at += 8
        else:
            raise ValueError
        fields.append((tag >> 3, kind, content))
    return fields


def _varint(encoded: bytes, at: int) -> tuple[int, int, bytes]:
    start, number = at, 0
    while True:
        number |= (encoded[at] & 0x7F) << 7 * (at - start)
        at += 1
        if encoded[at - 1] < 0x80:
            return number, at, encoded[start:at]


def _joined(fields: list[tuple[int, int, bytes]]) -> bytes:
    return b"".join(
        [
            _number(number << 3 | kind)
            + (_number(len(content)) + content if kind == LENGTH else content)
            for number, kind, content in fields
        ]
    )


def _number(number: int) -> bytes:
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes((*encoded, number))
