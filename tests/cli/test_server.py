"""The same commands with --server: the same answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.core.registry import GAMES
from tests.cli.helpers import VECTORS, facts, out, run, server

SMALL = ("--option", "board=hex232323")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with server(*GAMES) as found:
        yield found


COMMANDS = [
    ("new", "limes", "--seed", "3"),
    ("moves", "hexaequo", "--moves", "T@H8 T@G9", "--routes"),
    ("check", "hexaequo", "T@H8"),
    ("apply", "smallholder", "A1"),
    ("replay", "hexaequo", "--moves", "T@H8 T@G9"),
    ("render", "hexaequo", "--legal-targets"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_server_answers_as_this_process_does(command: tuple[str, ...], address: str) -> None:
    assert facts(*command, "--server", address) == facts(*command)
    assert out(*command, "--server", address) == out(*command)


def test_describe_asks_the_server(address: str) -> None:
    about = facts("describe", "hexaequo", "--server", address)
    limits = {limit["name"]: limit["value"] for limit in about["limits"]}
    assert limits["replay_plies"] == "4096"
    assert "Limits of the server" in out("describe", "hexaequo", "--server", address)
    assert [game["name"] for game in facts("describe", "--server", address)] == list(GAMES)


def test_illegal_moves_and_bad_requests_come_through(address: str) -> None:
    for command, status in (
        (("apply", "hexaequo", "T@A0"), 1),
        (("check", "hexaequo", "T@A0"), 1),
        (("check", "hexaequo", "castle"), 2),
        (("moves", "hexaequo", "--seat", 5), 2),
        (("replay", "limes", "--seed", 1, "--moves", "L:0,0,0"), 2),
    ):
        assert facts(*command, "--server", address, status=status) == facts(*command, status=status)


def test_perft_counts_through_calls(address: str) -> None:
    for command in (
        ("perft", "smallholder", *SMALL, "--depth", 3),
        ("perft", "hexaequo", "--depth", 2, "--divide", "--count-ended"),
        ("perft", "smallholder", *SMALL, "--depth", 1),
    ):
        there, here = facts(*command, "--server", address), facts(*command)
        assert {**there, "seconds": 0} == {**here, "seconds": 0}


def test_perft_counts_the_routes_of_single_moves_through_calls(address: str) -> None:
    position = several_routes()
    command = ("perft", "hexaequo", "--moves", position, "--depth", 2, "--routes", "--divide")
    there, here = facts(*command, "--server", address), facts(*command)
    assert there["divide"] == here["divide"]
    assert there["counts"] == here["counts"]
    assert (
        here["counts"][0] > facts("perft", "hexaequo", "--moves", position, "--depth", 1)["count"]
    )


def several_routes() -> str:
    """The moves to the first recorded position where moves can be made by several routes."""
    text = (VECTORS / "hexaequo" / "games.jsonl").read_text()
    for line in text.splitlines()[1:]:
        plies = json.loads(line)["plies"]
        for index, (_, legal, _, routes) in enumerate(plies):
            if routes > len(legal.split()):
                return " ".join(ply[2] for ply in plies[:index])
    raise AssertionError("no recorded position has several routes")


def test_playouts_are_the_same_games(address: str) -> None:
    for command in (
        ("playouts", "smallholder", *SMALL, "--count", 3),
        ("playouts", "limes", "--option", "players=1", "--count", 1, "--seed", 8),
    ):
        there, here = facts(*command, "--server", address), facts(*command)
        assert {**there, "seconds": 0} == {**here, "seconds": 0}


def test_verify_asks_the_server(address: str, tmp_path: Path) -> None:
    for name in ("hexaequo/games.jsonl", "smallholder/gaps_original.hex3.jsonl"):
        lines = (VECTORS / name).read_text().splitlines()[:3]
        file = tmp_path / "games.jsonl"
        file.write_text("\n".join(lines))
        found = facts("verify", file, "--server", address)
        assert (found["games"], found["differences"]) == (2, [])


def test_play_against_a_server(address: str) -> None:
    shown = out(
        "play", "smallholder", *SMALL, "--server", address, "--player=1=search", "--think", 0.05,
        input="B3\nundo\nB3\nquit\n",
    )  # fmt: skip
    assert "Black (seat 0) plays B3." in shown
    assert "White (seat 1) plays " in shown


def test_no_server_is_told_in_a_sentence() -> None:
    result = run("moves", "hexaequo", "--server", "127.0.0.1:1")
    assert result.exit_code == 3
    assert "No server answers at 127.0.0.1:1" in result.stderr
    assert "Traceback" not in result.output
    error = facts("moves", "hexaequo", "--server", "127.0.0.1:1", status=3)["error"]
    assert error["code"] == "UNAVAILABLE"


def test_a_game_that_is_not_served_is_told() -> None:
    with server("limes") as address:
        result = run("moves", "hexaequo", "--server", address)
        assert result.exit_code == 3
        assert "does not serve" in result.stderr
        assert [game["name"] for game in facts("describe", "--server", address)] == ["limes"]
