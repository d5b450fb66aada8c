"""The overview, the help of every command, and that reading them loads nothing heavy."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludex import __version__
from ludex.cli.app import COMMANDS
from tests.cli.helpers import out, run

HEAVY = ("grpc", "google.protobuf", "pydantic", "rich", "prompt_toolkit", "svg")


def test_alone_it_shows_an_overview_with_something_to_try() -> None:
    shown = out()
    assert "First things to try" in shown
    assert "ludex play hexaequo --player 1=search" in shown
    for command in COMMANDS:
        assert f"\n  {command} " in shown


def test_the_version_is_told() -> None:
    assert out("--version") == f"ludex {__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str) -> None:
    shown = out(command, "--help")
    assert "Examples:\n" in shown
    assert f"  ludex {command}" in shown


def test_an_unknown_command_is_a_usage_error() -> None:
    result = run("chess")
    assert result.exit_code == 2
    assert "No such command 'chess'" in result.stderr


@pytest.mark.parametrize("arguments", [["--help"], ["moves", "--help"], ["play", "--help"]])
def test_help_imports_neither_grpc_nor_games(arguments: list[str]) -> None:
    code = (
        "import sys\n"
        "sys.argv = ['ludex', *sys.argv[1:]]\n"
        "from ludex.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print('\\n'.join(sys.modules), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    loaded = done.stderr.split()
    assert "click" in loaded
    games = [
        name
        for name in loaded
        if name.startswith("ludex.") and not name.startswith(("ludex.cli", "ludex.core"))
    ]
    assert games == []
    assert [name for name in loaded if name in HEAVY] == []


def test_calls_in_process_do_not_import_grpc() -> None:
    code = (
        "import sys\n"
        "sys.argv = ['ludex', 'moves', 'smallholder']\n"
        "from ludex.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "assert 'grpc' not in sys.modules\n"
        "assert 'ludex.limes' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_game_names_are_completed() -> None:
    import os

    environment = {
        **os.environ,
        "_LUDEX_COMPLETE": "bash_complete",
        "COMP_WORDS": "ludex moves li",
        "COMP_CWORD": "2",
    }
    done = subprocess.run(
        [sys.executable, "-c", "from ludex.cli import main; main()"],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    assert done.stdout.split() == ["plain,limes", "plain,limits"]
