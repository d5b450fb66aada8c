"""perft and playouts."""

from __future__ import annotations

from tests.cli.helpers import facts, out, run

SEVERAL_ROUTES = "T@H8 T@J7 D@I8 T@G9 T@G8"


def test_perft_agrees_with_the_figures_of_the_rules() -> None:
    assert facts("perft", "hexaequo", "--depth", 4)["counts"] == [7, 51, 461, 4442]
    counted = facts("perft", "hexaequo", "--depth", 4, "--count-ended")
    assert counted["counts"] == [7, 51, 461, 4444]
    board = ("--option", "board=hex232323")
    assert facts("perft", "smallholder", *board, "--depth", 5)["count"] == 38400


def test_perft_counts_routes() -> None:
    once = facts("perft", "hexaequo", "--depth", 5)
    routes = facts("perft", "hexaequo", "--depth", 5, "--routes")
    assert (once["count"], routes["count"]) == (48973, 48989)


def test_perft_divides() -> None:
    divided = facts("perft", "hexaequo", "--depth", 3, "--divide")
    assert sum(divided["divide"].values()) == divided["count"] == 461
    assert "T@H8: " in out("perft", "hexaequo", "--depth", 2, "--divide")


def test_perft_from_a_position_and_after_the_end() -> None:
    board = ("--option", "board=hex232323")
    after = facts("perft", "smallholder", *board, "--moves", "B3", "--depth", 1)
    assert after["count"] == 11
    over = "B3 C4 C2 A1 D4 D2 C1 B1 B2 C3 D3"
    assert facts("perft", "smallholder", *board, "--moves", over, "--depth", 2)["counts"] == [0, 0]
    ended = facts("perft", "smallholder", *board, "--moves", over, "--depth", 2, "--count-ended")
    assert ended["counts"] == [1, 1]


def test_perft_with_several_to_act_moves_the_lowest_first() -> None:
    counts = facts("perft", "limes", "--seed", 1, "--depth", 2)["counts"]
    alone = facts("perft", "limes", "--seed", 1, "--option", "players=1", "--depth", 2)["counts"]
    assert counts == alone


def test_perft_tells_its_speed() -> None:
    assert "positions/s" in out("perft", "hexaequo", "--depth", 2)
    assert run("perft", "hexaequo").exit_code == 2
    assert run("perft", "hexaequo", "--depth", 0).exit_code == 2
    assert run("perft", "limes", "--depth", 1, "--routes").exit_code == 2


def test_playouts_add_up() -> None:
    told = facts("playouts", "hexaequo", "--count", 20, "--seed", 3)
    assert told["games"] == 20
    assert sum(told["wins"]) + told["draws"] == 20
    assert sum(told["endings"].values()) == 20
    assert told["plies"]["min"] <= told["plies"]["mean"] <= told["plies"]["max"]
    again = facts("playouts", "hexaequo", "--count", 20, "--seed", 3)
    assert {**again, "seconds": 0} == {**told, "seconds": 0}


def test_playouts_tell_scores_and_shared_wins() -> None:
    told = facts("playouts", "limes", "--count", 3, "--option", "players=3")
    assert len(told["scores"]) == 3
    assert told["plies"]["min"] == 16 * 2 * 3
    shown = out("playouts", "limes", "--count", 2)
    assert "Seat 0 scores" in shown
    assert "games/s" in shown
