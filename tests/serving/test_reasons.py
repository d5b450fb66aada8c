"""Every reason that the serving layer gives is listed, and documented."""

import re
from pathlib import Path

from ludex.core.codec import Codec
from ludex.serving.status import REASONS

ROOT = Path(__file__).parents[2]
GIVEN = re.compile(
    r"(?:invalid\(\s*\"?[^,]*,|denied\(|unauthenticated\(|unready\(|too_much\(|Defect\()"
    r"\s*\"([A-Z_]+)\"",
)


def test_every_reason_given_in_the_code_is_listed():
    given = set()
    for file in (ROOT / "services/ludex/serving").glob("*.py"):
        given |= set(GIVEN.findall(file.read_text()))
    assert len(given) > 25
    assert given <= REASONS.keys()


def test_what_codecs_add_is_listed():
    text = (ROOT / "services/ludex/core/codec.py").read_text()
    assert Codec.read_move.__name__ in text
    assert set(re.findall(r"Defect\(\s*\"([A-Z_]+)\"", text)) <= REASONS.keys()


def test_every_reason_is_documented():
    page = (ROOT / "docs/errors.md").read_text()
    for reason, meaning in REASONS.items():
        assert f"| `{reason}` | {meaning} |" in page
