"""Fields as protobuf encodes them, for answers that are put together from ready-made pieces."""

from __future__ import annotations

from typing import Final

_SMALL: Final[tuple[bytes, ...]] = tuple([bytes([number]) for number in range(128)])


def varint(number: int) -> bytes:
    """The number, at least 0, as protobuf encodes it."""
    if number < 128:
        return _SMALL[number]
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    encoded.append(number)
    return bytes(encoded)


def field_entry(number: int, content: bytes) -> bytes:
    """The content as a message, text or bytes field of this number, as protobuf encodes it."""
    return varint(number << 3 | 2) + varint(len(content)) + content
