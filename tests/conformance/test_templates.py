"""The templates for languages without a client of their own are such that buf can run them.

The generators themselves are stood in for: `make any-language` runs the real ones that it finds.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEMPLATES = sorted((ROOT / "clients" / "templates").glob("buf.gen.*.yaml"))
LOCAL = re.compile(r"^ *- local: (\S+)", re.MULTILINE)

# An empty answer is a good one: nothing was generated.
STAND_IN = '#!/bin/sh\necho "$0" >> "{log}"\ncase "$1" in --version) echo "libprotoc 25.1";; esac\n'


def stand_in(folder: Path, name: str, log: Path) -> None:
    file = folder / name
    file.write_text(STAND_IN.replace("{log}", str(log)))
    file.chmod(0o755)


def test_there_is_a_template_for_each_language() -> None:
    names = {file.suffixes[-2][1:] for file in TEMPLATES}
    assert names == {"cpp", "csharp", "dart", "kotlin", "php", "ruby", "swift"}
    page = (ROOT / "docs" / "any-language.md").read_text(encoding="utf-8")
    for file in TEMPLATES:
        assert file.name in page


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda file: file.suffixes[-2][1:])
def test_buf_runs_every_generator_of_a_template(template: Path, tmp_path: Path) -> None:
    if not (ROOT / ".build" / "googleapis").exists():
        command = [sys.executable, "tools/generate.py", "--googleapis-only"]
        subprocess.run(command, cwd=ROOT, check=True)
    log = tmp_path / "log"
    generators = [*LOCAL.findall(template.read_text(encoding="utf-8")), "protoc"]
    for name in generators:
        stand_in(tmp_path, name, log)
    buf = Path(sys.executable).with_name("buf")
    subprocess.run(
        [buf, "generate", "proto", "--template", template, "--output", tmp_path / "out"],
        cwd=ROOT,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        check=True,
    )
    ran = {Path(line).name for line in log.read_text().splitlines()}
    assert set(LOCAL.findall(template.read_text(encoding="utf-8"))) <= ran
