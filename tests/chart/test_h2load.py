"""What h2load tells is counted rightly: at a rate that a server keeps up with, all is answered."""

from __future__ import annotations

import base64
import json
import shutil
from pathlib import Path

import pytest

from bench import load

PATH, ANSWER, RATE = "/test/Call", b"0123456789", 400


@pytest.mark.skipif(shutil.which("h2load") is None, reason="h2load is in nghttp2-client")
def test_what_is_offered_is_what_is_answered(tmp_path: Path) -> None:
    answers, body = tmp_path / "answers.json", tmp_path / "body"
    answers.write_text(json.dumps({PATH: base64.b64encode(ANSWER).decode()}))
    body.write_bytes(load.frame(b"anything"))
    port = load.free_port()
    serve = ["-m", "bench.ceiling", "--port", str(port), "--answers", str(answers)]
    with load.process(serve, port, None):
        back, answered = load.offer(
            port, PATH, body, rate=RATE, seconds=3, answer_bytes=len(ANSWER)
        )
    assert back == pytest.approx(RATE, rel=0.15)
    assert answered == pytest.approx(RATE, rel=0.15)
