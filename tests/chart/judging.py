"""Programs in Go that hold files to what the tools which read them would say."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "judges"


def judge(name: str, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Runs one of the programs; what it says is on its standard error."""
    go = shutil.which("go")
    if go is None:
        pytest.skip("takes Go")
    return subprocess.run(
        [go, "run", f"./{name}", *arguments],
        cwd=FOLDER,
        input=given,
        capture_output=True,
        text=True,
        timeout=900,
    )
