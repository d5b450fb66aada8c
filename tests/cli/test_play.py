"""`ludex play`, through standard input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludex.cli.prompts import completions
from ludex.core.registry import GAMES
from tests.cli.helpers import facts, out, run

SMALL = ("play", "smallholder", "--option", "board=hex232323")
WHOLE = "B3 C4 C2 A1 D4 D2 C1 B1 B2 C3 D3"


def lines(*said: str) -> str:
    return "".join(f"{line}\n" for line in said)


def test_two_people_play_to_the_end() -> None:
    shown = out(*SMALL, input=lines(*WHOLE.split()))
    assert "Black (seat 0) wins: NO_PLACEMENT." in shown
    assert "Stones captured: by Black (seat 0), cells C3." in shown
    assert shown.count(" plays ") == 11


@pytest.mark.parametrize("game", GAMES)
def test_random_players_finish_every_game(game: str) -> None:
    people = {"hexaequo": 2, "smallholder": 2}.get(game, 3)
    option = () if people == 2 else ("--option", "players=3")
    players = [f"--player={seat}=random" for seat in range(people)]
    shown = out("play", game, *option, *players, "--seed", 1)
    assert "win" in shown.splitlines()[-1] + shown.splitlines()[-2]


@pytest.mark.parametrize("game", GAMES)
def test_a_searcher_plays_every_game(game: str) -> None:
    few = ("--think", 0, "--playouts", 1)
    option = ("--option", "board=hex3") if game == "smallholder" else ()
    shown = out("play", game, *option, "--player=0=search", "--player=1=random", *few, "--seed", 1)
    assert "win" in shown or "drawn" in shown


def test_seats_go_by_name_too() -> None:
    shown = out(*SMALL, "--player", "black=random", "--player", "White=random", "--seed", 2)
    assert "Black (seat 0): computer, White (seat 1): computer" in shown


@pytest.mark.parametrize("player", ["2=random", "green=random", "0=genius"])
def test_unknown_players_are_refused(player: str) -> None:
    result = run(*SMALL, "--player", player, input="")
    assert result.exit_code == 2
    assert f"--player {player}" in result.stderr


def test_commands_at_the_table(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    shown = out(
        *SMALL,
        input=lines(
            "help", "moves", "moves C", "why", "why B3", "B3", "why B3", "B3", "nonsense", "",
            "board", "save", f"save {saved}", "save /nowhere/at/all", "quit",
        ),
    )  # fmt: skip
    assert "take your last move back" in shown
    assert "C1  C2  C3  C4" in shown
    assert "Say which move" in shown
    assert "It is legal." in shown
    assert shown.count("CELL_OCCUPIED") == 2
    assert "MOVE_UNREADABLE" in shown
    assert "Say where" in shown
    assert "No such file" in shown
    assert "You left the table after 1 moves." in shown
    content = json.loads(saved.read_text())
    assert content["moves"] == ["0=B3"]
    assert facts("moves", "smallholder", "--state", saved)["count"] == 11
    resumed = out("play", "smallholder", "--state", saved, input=lines("C4", "quit"))
    assert "White (seat 1) plays C4." in resumed


def test_the_end_of_input_leaves_the_table() -> None:
    assert "You left the table after 1 moves." in out(*SMALL, input="B3\n")
    assert run("play", "smallholder", "--state", "-").exit_code == 2


def test_undo_takes_back_the_answer_too() -> None:
    shown = out(*SMALL, "--player=1=random", input=lines("undo", "B3", "undo", "moves", "quit"))
    assert "You have not moved yet." in shown
    assert "B3 is taken back." in shown
    assert "You left the table after 0 moves." in shown


def test_undo_gives_nothing_away() -> None:
    alone = ("play", "limes", "--option", "players=1", "--seed", 3)
    shown = out(*alone, input=lines("L:0,0,0", "undo", "L:0,0,1", "-", "undo", "quit"))
    assert "L:0,0,0 is taken back." in shown
    assert "That move revealed something hidden" in shown
    two = ("play", "limes", "--option", "players=2", "--player=1=random", "--seed", 3)
    shown = out(*two, input=lines("L:0,0,0", "-", "undo", "quit"))
    assert "Others have moved since" in shown


def test_hidden_hands_are_passed_on_behind_a_cleared_screen() -> None:
    start = ("play", "limits", "--seed", 1)
    mine = facts("moves", "limits", "--seed", 1, "--seat", 0)["moves"]
    theirs = facts("moves", "limits", "--seed", 1, "--seat", 1)["moves"]
    first, second = mine[0]["text"], theirs[0]["text"]
    shown = out(*start, input=lines("", first, "", "", second, "", "", "quit"))
    hide = shown.index("Press Enter to hide your cards.")
    handed = shown.index("Pass the screen to seat 1, who presses Enter.")
    assert shown.index("Pass the screen to seat 0, who presses Enter.") < hide < handed
    after = shown[handed:].split("Seat 1>")[0]
    assert "Seat 0 has played." in after
    assert f"plays {first}" not in after


def test_what_is_typed_is_completed() -> None:
    moves = ("C:R", "C:G", "X")
    assert completions("C", moves) == ["C:R", "C:G"]
    assert completions("why C:", moves) == ["C:R", "C:G"]
    assert completions("mo", moves) == ["moves"]
    assert completions("save C", moves) == []
    assert set(completions("", moves)) >= {"X", "quit"}
