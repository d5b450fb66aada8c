"""describe, new, moves, check, apply, replay and render, answered in process."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludex.core.registry import GAMES
from tests.cli.helpers import facts, out, run

BOARD = ("--option", "board=hex3")


# describe


@pytest.mark.parametrize("game", GAMES)
def test_describe_tells_every_code_and_option(game: str) -> None:
    about = facts("describe", game)
    shown = out("describe", game)
    assert about["name"] == game
    for code in (*about["violations"], *about["endings"]):
        assert code["code"] in shown
    for option in about["options"]:
        assert option["name"] in shown


def test_describe_says_whether_the_rules_run_compiled() -> None:
    compiled = facts("describe", "hexaequo")["compiled"]
    rules = next(line for line in out("describe", "hexaequo").splitlines() if "rules " in line)
    assert ("compiled," in rules, "interpreted (slower" in rules) == (compiled, not compiled)


def test_describe_alone_lists_the_games() -> None:
    assert [about["name"] for about in facts("describe")] == list(GAMES)
    shown = out("describe")
    assert all(game in shown for game in GAMES)


# new


@pytest.mark.parametrize("game", GAMES)
def test_new_shows_the_board_and_who_is_to_act(game: str) -> None:
    assert "To act: " in out("new", game, "--seed", 1)


def test_options_set_the_game_up() -> None:
    assert facts("new", "smallholder", *BOARD)["board"] == "hex3"
    assert len(facts("new", "limes", "--option", "players=3", "--seed", 1)["boards"]) == 3


def test_the_same_seed_gives_the_same_game() -> None:
    assert facts("new", "limes", "--seed", 5) == facts("new", "limes", "--seed", 5)
    assert facts("new", "limes", "--seed", 5) != facts("new", "limes", "--seed", 6)


def test_a_drawn_seed_is_told_and_gives_the_same_game() -> None:
    result = run("new", "limes", "--json")
    seed = result.stderr.split("--seed ")[1].split()[0]
    assert facts("new", "limes", "--seed", seed) == json.loads(result.stdout)


@pytest.mark.parametrize("seed", ["-1", "x", "18446744073709551616", "1" * 5000])
def test_a_seed_is_a_number_of_64_bits(seed: str) -> None:
    assert facts("new", "limes", "--seed", "18446744073709551615")
    assert run("new", "limes", "--seed", seed).exit_code == 2


def test_games_without_chance_draw_no_seed() -> None:
    assert run("new", "hexaequo").stderr == ""


def test_all_that_is_wrong_with_options_is_told() -> None:
    result = run("new", "smallholder", "--option", "board=hex99", "--option", "size=3")
    assert result.exit_code == 2
    assert "OPTION_UNKNOWN" in result.stderr
    assert "BOARD_UNKNOWN" in result.stderr
    result = run("new", "smallholder", "--option", "board")
    assert (result.exit_code, "NAME=VALUE" in result.stderr) == (2, True)
    result = run("new", "smallholder", *BOARD, *BOARD)
    assert (result.exit_code, "given twice" in result.stderr) == (2, True)


# moves


def test_moves_lists_counts_and_picks() -> None:
    assert "Black (seat 0) has 7 legal moves." in out("moves", "hexaequo")
    assert out("moves", "hexaequo", "--count") == "7\n"
    assert "4 legal moves beginning with T" in out("moves", "hexaequo", "--prefix", "T")
    listed = facts("moves", "hexaequo", "--prefix", "T")
    assert listed["count"] == len(listed["moves"]) == 4
    assert "by 7 routes" in out("moves", "hexaequo", "--routes")
    assert facts("moves", "hexaequo", "--routes")["route_count"] == 7


def test_routes_are_refused_where_there_is_one_only() -> None:
    result = run("moves", "limes", "--routes", "--seed", 1)
    assert result.exit_code == 2
    assert "in one way only" in result.stderr


def test_moves_of_another_seat() -> None:
    assert "White (seat 1) is not to act" in out("moves", "hexaequo", "--seat", 1)
    assert facts("moves", "limes", "--seed", 1, "--seat", 1)["seat"] == 1
    result = run("moves", "hexaequo", "--seat", 2)
    assert result.exit_code == 2
    assert "SEAT_OUT_OF_RANGE" in result.stderr


# check


def test_check_says_legal_or_why_not() -> None:
    assert out("check", "hexaequo", "T@H8") == "Legal.\n"
    assert facts("check", "hexaequo", "T@H8")["legal"] is True
    result = run("check", "hexaequo", "T@A0")
    assert result.exit_code == 1
    assert result.stdout.startswith("Illegal: ")
    for told in ("code: TOUCHES_TOO_FEW", "rule: hexaequo#laying", "concerns: A0"):
        assert told in result.stdout
    violation = facts("check", "hexaequo", "T@A0", status=1)["violation"]
    assert violation["code"] == "TOUCHES_TOO_FEW"


def test_check_takes_the_seat_before_the_move_or_as_an_option() -> None:
    assert facts("check", "hexaequo", "1=T@H8", status=1)["violation"]["code"] == "NOT_YOUR_TURN"
    assert run("check", "hexaequo", "T@H8", "--seat", 1).exit_code == 1
    assert run("check", "hexaequo", "1=T@H8", "--seat", 0).exit_code == 2


def test_an_unreadable_move_is_a_mistake_of_the_caller() -> None:
    result = run("check", "hexaequo", "castle")
    assert result.exit_code == 2
    assert "MOVE_UNREADABLE" in result.stderr
    assert facts("check", "hexaequo", "castle", status=2)["error"]["reason"] == "MOVE_UNREADABLE"


# apply


def test_apply_shows_what_happened_and_what_comes_next() -> None:
    shown = out("apply", "hexaequo", "J8-I8")
    assert "Piece moved: black disk, from J8, to I8." in shown
    assert "To act: White (seat 1)." in shown
    answer = facts("apply", "hexaequo", "J8-I8")
    assert answer["state"]["ply"] == 1
    assert answer["outcome"]["result"] == "RESULT_IN_PROGRESS"


def test_apply_refuses_an_illegal_move() -> None:
    result = run("apply", "hexaequo", "T@A0")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "code: TOUCHES_TOO_FEW" in result.stderr
    error = facts("apply", "hexaequo", "T@A0", status=1)["error"]
    assert error["violation"]["concerns"] == ["A0"]


def test_where_several_are_to_act_the_move_says_whose_it_is() -> None:
    result = run("apply", "limes", "L:0,0,0", "--seed", 1)
    assert result.exit_code == 2
    assert "SEAT_REQUIRED" in result.stderr
    assert "seat 1" in out("apply", "limes", "1=L:0,0,0", "--seed", 1)


# Positions


def test_states_go_from_command_to_command(tmp_path: Path) -> None:
    state = out("new", "smallholder", *BOARD, "--json")
    answer = out("apply", "smallholder", "A1", "--state", "-", "--json", input=state)
    listed = facts("moves", "smallholder", "--state", "-", input=answer)
    assert listed["count"] == 18
    file = tmp_path / "state.json"
    file.write_text(answer)
    assert facts("moves", "smallholder", "--state", file)["count"] == 18
    assert "1 move" in out("replay", "smallholder", "--state", file, "--moves", "C3")


def test_moves_lead_to_the_position() -> None:
    assert facts("apply", "hexaequo", "T@J9", "--moves", "T@H8 T@G9")["state"]["ply"] == 3
    result = run("moves", "hexaequo", "--moves", "T@H8 T@H8")
    assert result.exit_code == 1
    assert "Move 2, T@H8, is illegal" in result.stderr


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "is no JSON: "),
        ("[]", "a state is a JSON object"),
        ('{"colour": 1}', "is no State of Hexaequo"),
        ('{"tiles": "none"}', "is no State of Hexaequo"),
        ("{}", "INVALID_ARGUMENT"),
    ],
)
def test_a_bad_state_is_told_in_a_sentence(content: str, told: str) -> None:
    result = run("moves", "hexaequo", "--state", "-", input=content)
    assert result.exit_code == 2
    assert told in result.stderr
    assert "Traceback" not in result.output


def test_an_impossible_state_names_its_fields() -> None:
    state = facts("new", "hexaequo")
    state["to_move"] = 1
    state["holdings"][0]["reserve_tiles"] = 9
    result = run("moves", "hexaequo", "--state", "-", input=json.dumps(state))
    assert result.exit_code == 2
    assert "state.holdings[0]" in result.stderr
    fields = facts("moves", "hexaequo", "--state", "-", status=2, input=json.dumps(state))
    assert len(fields["error"]["fields"]) > 1


def test_a_state_and_a_new_game_exclude_each_other() -> None:
    assert run("moves", "hexaequo", "--state", "-", "--seed", 1, input="{}").exit_code == 2
    result = run("moves", "hexaequo", "--state", "/nowhere/at/all.json")
    assert result.exit_code == 2
    assert "No such file" in result.stderr


# replay


def test_replay_of_a_whole_game() -> None:
    moves = (
        "T@H8 T@J9 J8-I9 T@K8 T@G9 T@G8 D@H8 T@G10 D@J8 T@J7 I9-J9 T@F10 J9-I9 T@F11 T@F9 H9-G9 "
        "T@H7 D@F10 H8-I8 D@G8 T@E10 G8-G10-E10 D@H8 D@H9 T@K9 F10-G10 D@H7 D@J9 T@G11 H9-F11 "
        "H7-G8 E10-F10 D@G11 J9-H9-F9-H7-H9-J7-J9"
    )
    shown = out("replay", "hexaequo", "--file", "-", input=moves.replace(" ", "\n"))
    assert "34 moves, all legal." in shown
    assert "The game is drawn: NO_LEGAL_MOVE." in shown
    answer = facts("replay", "hexaequo", "--moves", moves)
    assert answer["plies_played"] == 34
    assert answer["outcome"]["reason"] == "NO_LEGAL_MOVE"
    assert "NO_LEGAL_MOVE" in out("moves", "hexaequo", "--moves", moves)


def test_replay_stops_at_the_first_illegal_move() -> None:
    result = run("replay", "hexaequo", "--moves", "T@H8 T@A0 T@J9")
    assert result.exit_code == 1
    assert "Move 2, T@A0, is illegal" in result.stdout
    answer = facts("replay", "hexaequo", "--moves", "T@H8 T@A0 T@J9", status=1)
    assert (answer["plies_played"], answer["violation"]["code"]) == (1, "TOUCHES_TOO_FEW")


def test_replay_reads_one_record_only() -> None:
    assert run("replay", "hexaequo", "--moves", "T@H8", "--file", "-").exit_code == 2
    assert run("replay", "hexaequo", "--state", "-", "--file", "-").exit_code == 2
    assert run("replay", "hexaequo", "--file", "/nowhere/at/all.txt").exit_code == 2


# render


def test_render_writes_an_svg(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = run(
        "render", "hexaequo", "--moves", "T@H8 T@G9", "--last-move", "T@G9", "--legal-targets",
        "--prefix", "T", "--width", 300, "--no-coordinates", "--spectator", "-o", file,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert result.stdout == ""
    assert file.read_text().startswith("<svg")
    assert out("render", "hexaequo").startswith("<svg")
    assert facts("render", "limes", "--seed", 1, "--seat", 0)["svg"].startswith("<svg")


def test_render_refuses_what_does_not_fit() -> None:
    assert run("render", "hexaequo", "--seat", 0, "--spectator").exit_code == 2
    assert run("render", "hexaequo", "--prefix", "T").exit_code == 2
    assert run("render", "hexaequo", "--json", "-o", "x.svg").exit_code == 2
    assert "LAYER_UNKNOWN" in run("render", "hexaequo", "--layer", "x").stderr
    assert "WIDTH_OUT_OF_RANGE" in run("render", "hexaequo", "--width", 5).stderr
    result = run("render", "hexaequo", "-o", "/nowhere/at/all.svg")
    assert result.exit_code == 3
    assert "No such file" in result.stderr


def test_layers_are_drawn() -> None:
    plain = out("render", "smallholder", "--moves", "A1 C3")
    layered = out("render", "smallholder", "--moves", "A1 C3", "--layer", "unplayable_groups")
    assert layered.startswith("<svg")
    assert plain.startswith("<svg")


# Faults


def test_a_fault_of_our_own_leaves_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludex.cli.desk import Desk

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(Desk, "new_game", broken)
    result = run("new", "hexaequo")
    assert result.exit_code == 3
    assert "ludex made a mistake (ZeroDivisionError: by zero)" in result.stderr
    assert "Traceback" not in result.output
    monkeypatch.setenv("LUDEX_TRACEBACK", "1")
    assert isinstance(run("new", "hexaequo").exception, ZeroDivisionError)
