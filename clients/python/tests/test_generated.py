"""The typed games are what the contract says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parent.parent


def test_the_typed_games_are_fresh(tmp_path: Path) -> None:
    pytest.importorskip("grpc_tools")
    script = CLIENT / "tools" / "generate_games.py"
    subprocess.run([sys.executable, str(script), "--output", str(tmp_path)], check=True)  # noqa: S603
    committed = CLIENT / "src" / "ludex_client" / "games"
    assert {path.name: path.read_text() for path in tmp_path.glob("*.py")} == {
        path.name: path.read_text() for path in committed.glob("*.py")
    }
