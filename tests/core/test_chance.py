"""Chance: the same seed, the same choices, in every process and under every Python."""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from ludex.core.chance import MAX_SEED, Chance

ROOT = Path(__file__).parents[2]
# `ludex.core.chance` needs nothing but the standard library, so any Python can run it alone.
SCRIPT = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("chance", sys.argv[1])
chance = importlib.util.module_from_spec(spec)
spec.loader.exec_module(chance)
stream = chance.Chance.seeded(42)
print([stream.below(1000) for _ in range(5)], stream.shuffled("ABCDEFGHIJ"))
"""
EXPECTED = "[904, 391, 188, 308, 198] ('D', 'A', 'G', 'E', 'H', 'I', 'C', 'F', 'B', 'J')"


def run(python, **environment):
    done = subprocess.run(
        [python, "-c", SCRIPT, str(ROOT / "services/ludex/core/chance.py")],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    return done.stdout.strip()


def test_the_stream_is_defined_and_not_left_to_the_language():
    stream = Chance.seeded(42)
    numbers = [stream.below(1000) for _ in range(5)]
    assert f"{numbers} {stream.shuffled('ABCDEFGHIJ')}" == EXPECTED


@pytest.mark.parametrize("hash_seed", ["0", "1", "31337"])
def test_hash_seeds_make_no_difference(hash_seed):
    assert run(sys.executable, PYTHONHASHSEED=hash_seed) == EXPECTED


def pythons():
    """Every Python that is found beside this one, or by name."""
    named = [shutil.which(f"python3.{minor}") for minor in range(11, 16)]
    beside = Path(sys.base_prefix).parent.glob("*/bin/python3")
    return sorted({*(name for name in named if name), *map(str, beside)})


def test_python_versions_make_no_difference():
    versions = set()
    for python in pythons():
        asked = subprocess.run(
            [python, "--version"], capture_output=True, text=True, check=False, timeout=20
        )
        version = tuple(int(part) for part in re.findall(r"\d+", asked.stdout)[:2])
        if asked.returncode == 0 and version >= (3, 11):
            assert run(python) == EXPECTED, python
            versions.add(version)
    assert sys.version_info[:2] in versions or not versions


def test_seeds_are_64_bits():
    Chance.seeded(0)
    Chance.seeded(MAX_SEED)
    for seed in (-1, MAX_SEED + 1):
        with pytest.raises(ValueError, match="a seed is between"):
            Chance.seeded(seed)


def test_shuffles_are_even():
    stream = Chance.seeded(1)
    counts = Counter(stream.shuffled("ABC") for _ in range(6000))
    assert len(counts) == 6
    assert max(abs(count - 1000) for count in counts.values()) < 150


def test_the_systems_chance_is_not_foreseen():
    assert len({Chance.system().below(2**60) for _ in range(100)}) == 100
