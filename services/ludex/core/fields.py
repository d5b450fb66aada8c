"""Fields as protobuf encodes them, for answers that are put together from ready-made pieces."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludex.core.native import byte

LARGEST: Final = 2**32 - 1
"""The largest uint32. Of a larger number protobuf reads the lowest bits."""
LONGEST: Final = 5
"""The bytes of the largest uint32, as protobuf writes it."""
MORE: Final = 0x80
"""From here on a byte says that the number goes on in the next."""

_SMALL: Final[tuple[bytes, ...]] = tuple([bytes([number]) for number in range(MORE)])

_GOING_ON: Final[tuple[bytes, ...]] = tuple([bytes([number | MORE]) for number in range(MORE)])
"""The lowest bits of a number that goes on in the next byte."""

_HEADS: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    [tuple([bytes([number << 3 | 2, length]) for length in range(MORE)]) for number in range(16)]
)
"""For each low number of a field and each length of little content: what stands before it."""

_NUMBERS: Final[tuple[tuple[bytes, ...], ...]] = tuple(
    [tuple([bytes([number << 3, value]) for value in range(MORE)]) for number in range(16)]
)
"""For each low number of a field and each small number in it: the field."""


def varint(number: int) -> bytes:
    """The number, at least 0, as protobuf encodes it."""
    if number < MORE:
        return _SMALL[number]
    if number < MORE * MORE:
        return _GOING_ON[number & 0x7F] + _SMALL[number >> 7]
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    encoded.append(number)
    return bytes(encoded)


def append_varint(writer: BytesWriter, number: i64) -> None:
    """Appends the number, at least 0, as protobuf encodes it."""
    while number >= MORE:
        writer.append(byte(number & 0x7F | MORE))
        number >>= 7
    writer.append(byte(number))


def append_number(writer: BytesWriter, begins: i64, number: i64) -> None:
    """Appends a field of a number that is at least 0, and left out when it is 0.

    `begins`: what begins the field, its number and how it is encoded.
    """
    if number:
        writer.append(byte(begins))
        if number < MORE:
            writer.append(byte(number))
        else:
            append_varint(writer, number)


def number_at(encoded: bytes, at: i64) -> tuple[int, i64]:
    """The uint32 that is written here, and where it ends.

    Raises IndexError for one that is cut short, or that protobuf would not have written so.
    """
    number = shift = 0
    longest: i64 = at + LONGEST
    while encoded[at] >= MORE:
        number |= encoded[at] - MORE << shift
        shift += 7
        at += 1
        if at == longest:
            raise IndexError
    number |= encoded[at] << shift
    if number > LARGEST:
        raise IndexError
    return number, at + 1


def signed(number: i64) -> i64:
    """The number with a sign that protobuf has encoded zigzag: 0, -1, 1, -2 and so on."""
    return (number >> 1) ^ -(number & 1)


def field_entry(number: int, content: bytes) -> bytes:
    """The content as a message, text or bytes field of this number, as protobuf encodes it."""
    length = len(content)
    if number < 16 and length < MORE:
        return _HEADS[number][length] + content
    return varint(number << 3 | 2) + varint(length) + content


def number_entry(number: int, value: int) -> bytes:
    """The value, at least 0, as an integer field of this number, as protobuf encodes it."""
    if number < 16 and value < MORE:
        return _NUMBERS[number][value]
    return varint(number << 3) + varint(value)


def first_entry(number: int, encoded: bytes) -> tuple[bytes, bytes] | None:
    """The content of the first field, and the bytes after it.

    None when the first field is no message, text or bytes field of this number, below 16, or is cut
    short. Of a message that begins so nothing else is known: the field may come again.
    """
    size = len(encoded)
    if size < 2 or encoded[0] != number << 3 | 2:
        return None
    length = shift = 0
    at = 1
    while encoded[at] > 0x7F:
        length |= (encoded[at] & 0x7F) << shift
        shift += 7
        at += 1
        if at == size or shift > 28:
            return None
    length |= encoded[at] << shift
    at += 1
    if at + length > size:
        return None
    return encoded[at : at + length], encoded[at + length :]
