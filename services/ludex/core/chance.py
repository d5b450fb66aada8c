"""Chance: the one place where randomness enters, always from outside the rules.

`Chance.seeded(n)` gives the same numbers on every machine, in every process and under every
version of Python, because the stream is defined here and not by the language: block `i` is
SHA-256 of `"ludex/1/<seed>/<i>"` in ASCII, each block is read as four big-endian 64-bit
numbers, and a number below `n` is taken from the next 64-bit number by rejection (numbers at or
above the greatest multiple of `n` are skipped). A shuffle is Fisher and Yates's, from the last
place down. `Chance.system()` starts such a stream from 256 secret random bits of the system.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

MAX_SEED = 2**64 - 1


class Chance:
    """A stream of random choices."""

    def __init__(self, name: str) -> None:
        self._numbers = _stream(name)

    @classmethod
    def seeded(cls, seed: int) -> Chance:
        """The stream of this seed, 0 to 2**64 - 1. Raises ValueError outside that range."""
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"a seed is between 0 and {MAX_SEED}, not {seed}")
        return cls(str(seed))

    @classmethod
    def system(cls) -> Chance:
        """A stream that nobody can foresee."""
        return cls("system/" + secrets.token_hex(32))

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; `bound` is at least 1."""
        limit = 2**64 - 2**64 % bound
        while True:
            number = next(self._numbers)
            if number < limit:
                return number % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely; there is at least one."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order, each order equally likely."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)


def _stream(name: str) -> Iterator[int]:
    index = 0
    while True:
        block = hashlib.sha256(f"ludex/1/{name}/{index}".encode("ascii")).digest()
        for start in (0, 8, 16, 24):
            yield int.from_bytes(block[start : start + 8], "big")
        index += 1
