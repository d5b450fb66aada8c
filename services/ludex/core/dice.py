"""Dice: many quick random choices from one seed, for playouts.

Not for shuffles that somebody could gain by foreseeing: those are `ludex.core.chance`. The stream
is a linear congruential generator modulo 2**62, whose upper bits are mixed before use. It is
written so that 64-bit arithmetic that wraps gives the same numbers as Python's own integers, so a
seed means the same choices compiled and interpreted, on every machine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 2**62 - 1
MULTIPLIER: Final[i64] = 3202034522624059733
INCREMENT: Final[i64] = 1442695040888963407
LOW_32: Final[i64] = 0xFFFFFFFF


class Dice:
    """A stream of choices."""

    def __init__(self, seed: int) -> None:
        """Starts the stream of a seed; seeds that agree modulo 2**62 are the same."""
        self.state: i64 = seed & (2**62 - 1)
        self.below(2)
        self.below(2)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; `bound` is at least 1 and below 2**29.

        Each is equally likely but for a bias below bound / 2**32.
        """
        state: i64 = (self.state * MULTIPLIER + INCREMENT) & MASK
        self.state = state
        # Mix the better upper bits into the ones that are used, as permuted generators do.
        mixed: i64 = (state ^ (state >> 22)) >> (20 + (state >> 59)) & LOW_32
        return (mixed * bound) >> 32
