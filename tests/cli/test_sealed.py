"""Sealed games from the command line: with a key in this process, and with a server's."""

from __future__ import annotations

import base64
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludex.serving.seal import Sealer, new_key, read_keys
from ludex.serving.status import CallError
from tests.cli.helpers import facts, out, run, server

KEY = new_key()
THREE = ("limits", "--option", "players=3", "--seed", 3)

Where = tuple[str, ...]
"""What every command gets to ask one place or the other."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with server("limits", "hexaequo", seal_keys=(KEY,)) as found:
        yield found


@pytest.fixture
def keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "seal.keys"
    file.write_text(f"# of the tests\n{KEY}\n")
    monkeypatch.setenv("LUDEX_SEAL_KEYS_FILE", str(file))
    monkeypatch.delenv("LUDEX_SEAT_TOKEN", raising=False)
    return file


@pytest.fixture(params=["here", "server"])
def where(request: pytest.FixtureRequest) -> Where:
    """This process with the key in a file, or a server with the key and no key here."""
    if request.param == "here":
        request.getfixturevalue("keys")
        return ()
    return ("--server", request.getfixturevalue("address"))


class Shared:
    """A sealed game of three, its state in a file."""

    def __init__(self, where: Where, folder: Path) -> None:
        self.where = where
        self.file = folder / "game.sealed"
        self.new = facts("new", *THREE, "--sealed", *where)
        self.tokens: list[str] = self.new["seat_tokens"]
        self.file.write_text(self.new["sealed_state"])

    def asked(self, seat: int | None = None) -> tuple[str, ...]:
        token = () if seat is None else ("--token", self.tokens[seat])
        return ("--sealed", str(self.file), *token, *self.where)

    def first_move(self, seat: int) -> str:
        moves: Any = facts("moves", "limits", *self.asked(seat))["moves"]
        text: str = moves[0]["text"]
        return text


@pytest.fixture
def shared(where: Where, tmp_path: Path) -> Shared:
    return Shared(where, tmp_path)


def reason(*args: object, status: int = 3) -> str:
    """The reason that a failing command gives, having told it in a sentence as well."""
    told = run(*args)
    assert told.exit_code == status, told.output
    assert told.stderr.startswith("Error: ")
    assert told.stdout == ""
    error = facts(*args, status=status)["error"]
    assert error["message"] in told.stderr
    found: str = error["reason"]
    assert found in told.stderr
    return found


def altered(text: str) -> str:
    """The text with another character in the middle."""
    middle = len(text) // 2
    return text[:middle] + ("A" if text[middle] != "A" else "B") + text[middle + 1 :]


def test_a_whole_game_of_three_with_their_tokens(shared: Shared) -> None:
    choice = random.Random(5)
    to_act, plies = shared.new["to_act"], 0
    assert to_act == [0, 1, 2]
    while to_act:
        seat = choice.choice(to_act)
        listed = facts("moves", "limits", *shared.asked(seat))
        assert listed["seat"] == seat
        move = listed["moves"][-1]["text"]  # the last one suspects somebody, if that is legal
        answer = facts("apply", "limits", move, *shared.asked(seat))
        assert "state" not in answer
        assert answer["view"]["seat"] == seat
        shared.file.write_text(json.dumps(answer))
        to_act, plies = answer["to_act"], plies + 1
    seen = facts("view", "limits", *shared.asked())
    assert seen["view"]["ply"] == plies
    assert seen["outcome"]["result"] == "RESULT_WON"
    assert "Scores: " in out("view", "limits", *shared.asked())


def test_one_file_goes_round(shared: Shared) -> None:
    for seat in (2, 0, 1):
        before = shared.file.read_text()
        shown = out(
            "apply", "limits", shared.first_move(seat), *shared.asked(seat), "-o", shared.file
        )
        assert f"seen by seat {seat}" in shown
        after = shared.file.read_text()
        assert after != before
        assert after not in shown
    assert facts("view", "limits", *shared.asked())["view"]["ply"] == 3


def test_apply_prints_the_state_to_pass_on(shared: Shared) -> None:
    shown = out("apply", "limits", shared.first_move(1), *shared.asked(1))
    title, state = shown.splitlines()[-2:]
    assert title == "Sealed state, to pass on:"
    again = out("view", "limits", "--sealed", "-", *shared.where, input=state)
    assert "seats 0 and 2 to commit after 1 move" in again
    bare = out("apply", "limits", shared.first_move(1), *shared.asked(1), "-o", "-")
    assert len(bare.split()) == 1


def test_new_says_what_to_do_with_what(where: Where, tmp_path: Path) -> None:
    shown = out("new", *THREE, "--sealed", *where)
    assert "Give each to the player of that seat" in shown
    assert "pass it to whoever moves next" in shown
    file = tmp_path / "game.sealed"
    shown = out("new", *THREE, "--sealed", "-o", file, *where)
    token = next(line for line in shown.splitlines() if "  seat 1: " in line).split()[-1]
    assert f"--sealed {file}" in shown
    seen = facts("view", "limits", "--sealed", file, "--token", token, *where)
    assert seen["view"]["seat"] == 1


def test_a_sealed_game_tells_no_seed(where: Where) -> None:
    result = run("new", "limits", "--sealed", *where)
    assert (result.exit_code, result.stderr) == (0, "")


def test_each_sees_their_own(shared: Shared) -> None:
    hands = [facts("view", "limits", *shared.asked(seat))["view"]["hand"] for seat in range(3)]
    assert all(hands)
    assert facts("view", "limits", *shared.asked())["view"]["hand"] == []
    own = out("render", "limits", *shared.asked(0), "--legal-targets")
    assert own.startswith("<svg")
    assert own != out("render", "limits", *shared.asked())
    move = shared.first_move(0)
    assert out("check", "limits", move, *shared.asked(0)) == "Legal.\n"
    shown = out("replay", "limits", *shared.asked(0), "--moves", move)
    assert "1 move, all legal." in shown
    assert "seen by seat 0" in shown
    again = run("apply", "limits", move, *shared.asked(0), "--moves", move)
    assert again.exit_code == 1
    assert "ALREADY_COMMITTED" in again.stderr


def test_the_token_comes_from_a_file_or_the_environment(
    shared: Shared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "my.token"
    file.write_text(f"{shared.tokens[2]}\n")
    seen = facts("view", "limits", *shared.asked(), "--token-file", file)
    assert seen["view"]["seat"] == 2
    monkeypatch.setenv("LUDEX_SEAT_TOKEN", shared.tokens[1])
    assert facts("view", "limits", *shared.asked())["view"]["seat"] == 1
    assert facts("view", "limits", *shared.asked(0))["view"]["seat"] == 0
    assert facts("view", "limits", *shared.asked(), "--token-file", file)["view"]["seat"] == 2
    assert facts("moves", "hexaequo", *shared.where)["count"] == 7


# What goes wrong


def test_an_altered_state_is_told(shared: Shared) -> None:
    shared.file.write_text(altered(shared.file.read_text()))
    for command in ("view", "moves", "render", "replay"):
        assert reason(command, "limits", *shared.asked(0)) == "STATE_ALTERED"
    for command in ("apply", "check"):
        assert reason(command, "limits", "C:R", *shared.asked(0)) == "STATE_ALTERED"


def test_the_wrong_token_is_told(shared: Shared) -> None:
    move = shared.first_move(0)
    apply = ("apply", "limits")
    assert reason(*apply, f"0={move}", *shared.asked(1)) == "TOKEN_OTHER_SEAT"
    assert reason(*apply, f"0={move}", *shared.asked()) == "TOKEN_MISSING"
    assert reason("moves", "limits", *shared.asked(1), "--seat", 0) == "MOVES_HIDDEN"
    shared.tokens = [altered(shared.tokens[0]), "nonsense"]
    assert reason(*apply, move, *shared.asked(0)) == "TOKEN_ALTERED"
    assert reason(*apply, move, *shared.asked(1)) == "TOKEN_NOT_SEALED"
    shared.tokens = facts("new", *THREE, "--sealed", *shared.where)["seat_tokens"]
    assert reason(*apply, move, *shared.asked(0)) == "TOKEN_OTHER_MATCH"
    assert reason("view", "hexaequo", *shared.asked()) == "STATE_OTHER_GAME"


def test_an_expired_token_is_told(shared: Shared) -> None:
    long_ago = Sealer(read_keys([KEY]), "limits", token_seconds=60, clock=lambda: 0)
    match = long_ago.open_state(base64.b64decode(shared.new["sealed_state"])).match
    shared.tokens[0] = long_ago.token(match, 0)
    assert reason("view", "limits", *shared.asked(0)) == "TOKEN_EXPIRED"


def test_tokens_expire_as_a_server_s_do(
    keys: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDEX_SEAT_TOKEN_SECONDS", "60")
    shared = Shared((), tmp_path)
    assert facts("view", "limits", *shared.asked(0))["view"]["seat"] == 0
    match = (
        Sealer(read_keys([KEY]), "limits")
        .open_state(base64.b64decode(shared.new["sealed_state"]))
        .match
    )
    later = Sealer(read_keys([KEY]), "limits", clock=lambda: time.time() + 61)
    with pytest.raises(CallError, match="expired"):
        later.open_token(shared.tokens[0], match)


def test_without_a_key_nothing_is_sealed(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDEX_SEAL_KEYS_FILE", raising=False)
    new = ("new", "limits", "--sealed")
    assert reason(*new) == "SEALING_OFF"
    assert "LUDEX_SEAL_KEYS_FILE" in run(*new).stderr
    assert reason("view", "limits", "--sealed", shared.file) == "SEALING_OFF"
    with server("limits") as keyless:
        assert reason(*new, "--server", keyless) == "SEALING_OFF"
        there = ("--sealed", shared.file, "--server", keyless)
        assert reason("view", "limits", *there) == "SEALING_OFF"


def test_another_key_opens_nothing(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDEX_SEAL_KEYS_FILE", raising=False)
    monkeypatch.setenv("LUDEX_SEAL_KEYS", json.dumps([new_key()]))
    assert reason("view", "limits", "--sealed", shared.file) == "STATE_KEY_UNKNOWN"
    monkeypatch.setenv("LUDEX_SEAL_KEYS", json.dumps([new_key(), KEY]))
    assert out("view", "limits", "--sealed", shared.file)


def test_a_bad_key_is_told_without_its_text(keys: Path) -> None:
    keys.write_text("secret\n")
    result = run("new", "limits", "--sealed")
    assert result.exit_code == 2
    assert "sealing key 1 is not 32 bytes" in result.stderr
    assert "secret" not in result.output
    keys.unlink()
    assert "can't read the sealing keys" in run("new", "limits", "--sealed").stderr
    assert run("new", "limits").exit_code == 0


def test_a_server_that_wants_sealed_states_only() -> None:
    with server("limits", seal_keys=(KEY,), sealed_only=True) as address:
        assert reason("new", *THREE, "--server", address) == "PLAIN_REFUSED"
        assert reason("moves", *THREE, "--server", address) == "PLAIN_REFUSED"
        assert facts("new", *THREE, "--sealed", "--server", address)["seat_tokens"]


def test_options_that_do_not_go_together(keys: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "game.sealed")
    out("new", *THREE, "--sealed", "-o", file)
    sealed = ("--sealed", file)
    for command, told in (
        (("view", "limits", *sealed, "--state", file), "--sealed or --state"),
        (("view", "limits", *sealed, "--seed", 1), "for new games"),
        (("moves", "limits", "--seed", 1, "--token", "x"), "goes with --sealed"),
        (("view", "limits", *sealed, "--token", "x", "--token-file", "y"), "not both"),
        (("view", "limits", "--sealed", "-", "--token-file", "-"), "Standard input"),
        (("replay", "limits", "--sealed", "-", "--file", "-"), "Standard input"),
        (("view", "limits", *sealed, "--seat", 1), "VIEWER_WITH_SEALED"),
        (("new", "limits", "--sealed", "-o", "-"), "name a file"),
        (("new", "limits", "--sealed", "--json", "-o", file), "leave out --output"),
        (("apply", "limits", "X", *sealed, "--json", "-o", file), "leave out --output"),
        (("view", "limits", "--sealed", "/nowhere/at/all"), "No such file"),
        (("view", "limits", *sealed, "--token-file", "/nowhere/at/all"), "No such file"),
    ):
        result = run(*command)
        assert (result.exit_code, told in result.stderr) == (2, True), result.output


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "holds no sealed state"),
        ("no base64!", "holds no sealed state"),
        ("{", "broken JSON"),
        ('{"sealed_state": ""}', "given as --state"),
        ('{"state": {}}', "given as --state"),
    ],
)
def test_what_is_no_sealed_state(content: str, told: str) -> None:
    result = run("view", "limits", "--sealed", "-", input=content)
    assert (result.exit_code, told in result.stderr) == (2, True), result.output


def test_a_sealed_state_given_as_a_plain_one(shared: Shared) -> None:
    answer = json.dumps(shared.new)
    result = run("view", "limits", "--state", "-", *shared.where, input=answer)
    assert (result.exit_code, "given as --sealed" in result.stderr) == (2, True)


# The same options for plain states


def test_output_writes_what_state_reads(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    assert "To act: Black" in out("new", "hexaequo", "-o", file)
    assert "To act: White" in out("apply", "hexaequo", "T@H8", "--state", file, "-o", file)
    bare = out("apply", "hexaequo", "T@G9", "--state", file, "-o", "-")
    assert json.loads(bare)["ply"] == 2
    assert json.loads(out("new", "hexaequo", "-o", "-")) == facts("new", "hexaequo")


def test_view_of_a_plain_state() -> None:
    seen = facts("view", *THREE, "--seat", 1)
    assert (seen["view"]["seat"], len(seen["view"]["hand"])) == (1, 5)
    assert "seen by seat 1" in out("view", *THREE, "--seat", 1)
    assert facts("view", *THREE) == facts("view", *THREE, "--spectator")
    assert run("view", *THREE, "--seat", 1, "--spectator").exit_code == 2
    assert run("view", *THREE, "--seat", 7).exit_code == 2
