"""What Helm tells whoever has installed the chart. Helm shows it only with a cluster at hand."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.chart.rendering import CHART, NAMESPACE, RELEASE, VALUES, helm, options

SHOWN = 'notes: |\n{{ include (print .Template.BasePath "/NOTES.txt") . | indent 2 }}\n'


def notes(folder: Path, values: str, **changes: Any) -> str:
    copy = folder / "ludex"
    shutil.copytree(CHART, copy)
    (copy / "templates" / "notes.yaml").write_text(SHOWN)
    done = helm(
        "template", RELEASE, str(copy), "--namespace", NAMESPACE, "--show-only",
        "templates/notes.yaml", *options(values, **changes),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return str(yaml.safe_load(done.stdout)["notes"])


@pytest.mark.parametrize("values", VALUES)
def test_they_say_where_calls_go(values: str, tmp_path: Path) -> None:
    told = notes(tmp_path, values)
    print(told)
    assert "{{" not in told
    if values == "direct.yaml":
        assert f"{RELEASE}-ludex-limes.{NAMESPACE}:50051" in told
    else:
        assert f"service/{RELEASE}-ludex-edge 8080:" in told


def test_they_tell_of_the_playground(tmp_path: Path) -> None:
    def told(name: str, values: str, **changes: Any) -> tuple[bool, bool]:
        text = notes(tmp_path / name, values, **changes)
        return "The playground is there" in text, "The playground can't be played" in text

    assert told("on", "values.yaml") == (True, False)
    assert told("off", "values.yaml", playground__enabled=False) == (False, False)
    assert told("tokens", "production.yaml", playground__enabled=True) == (True, True)
    assert told("alone", "direct.yaml") == (False, False)


@pytest.mark.parametrize(
    ("values", "open_to_all", "unsealed"),
    [("values.yaml", True, True), ("production.yaml", False, False), ("tls.yaml", False, False)],
)
def test_they_warn_of_what_is_open(
    values: str, open_to_all: bool, unsealed: bool, tmp_path: Path
) -> None:
    told = notes(tmp_path, values)
    assert ("Whoever reaches" in told) == open_to_all
    assert ("can't be sealed" in told) == unsealed
