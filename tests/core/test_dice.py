"""The dice of playouts: even, and the same everywhere."""

from collections import Counter
from itertools import pairwise

import pytest

from ludex.core.dice import Dice

GOLDEN = [935, 562, 266, 183, 741, 32, 50, 855]


def chi_squared(counts, categories, total):
    expected = total / categories
    return sum((counts[index] - expected) ** 2 / expected for index in range(categories))


@pytest.mark.parametrize("bound", [2, 3, 7, 20, 97])
def test_every_number_is_equally_likely(bound):
    dice = Dice(bound)
    total = 3000 * bound if bound < 20 else 60_000
    counts = Counter(dice.below(bound) for _ in range(total))
    assert set(counts) == set(range(bound))
    # The mean is bound - 1, the deviation sqrt(2 (bound - 1)): six deviations away is no chance.
    assert chi_squared(counts, bound, total) < bound - 1 + 6 * (2 * (bound - 1)) ** 0.5


def test_successive_numbers_are_independent():
    dice = Dice(5)
    numbers = [dice.below(10) for _ in range(100_001)]
    counts = Counter(10 * one + other for one, other in pairwise(numbers))
    assert chi_squared(counts, 100, 100_000) < 99 + 6 * (2 * 99) ** 0.5


def test_first_numbers_of_successive_seeds_are_independent():
    counts = Counter(Dice(seed).below(20) for seed in range(40_000))
    assert chi_squared(counts, 20, 40_000) < 19 + 6 * (2 * 19) ** 0.5


def test_a_seed_means_the_same_everywhere():
    dice = Dice(12345)
    assert [dice.below(1000) for _ in range(8)] == GOLDEN
    assert Dice(2**62 + 9).below(10**6) == Dice(9).below(10**6)
    assert Dice(2**64 - 1).below(10**6) == Dice(2**62 - 1).below(10**6)
