"""`ludex verify`: the recorded games, and copies of them with one thing wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import VECTORS, facts, out, run

GAMES = {
    "hexaequo": "hexaequo/games.jsonl",
    "limes": "limes/games.jsonl",
    "limits": "limits/games.jsonl",
    "smallholder": "smallholder/gaps_original.hex3.jsonl",
}

Change = Callable[[dict[str, Any]], None]


def lines_of(game: str, number: int) -> list[dict[str, Any]]:
    """The header and the first games of a recording."""
    text = (VECTORS / GAMES[game]).read_text()
    return [json.loads(line) for line in text.splitlines()[: number + 1]]


def written(path: Path, lines: list[dict[str, Any]]) -> Path:
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    return path


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_agree(game: str, tmp_path: Path) -> None:
    file = written(tmp_path / "games.jsonl", lines_of(game, 2))
    found = facts("verify", file)
    assert found["games"] == 2
    assert found["plies"] > 0
    assert found["checks"] > 2 * found["plies"]
    assert found["differences"] == found["unusable"] == []
    assert ": no difference\n" in out("verify", file)


def test_all_recorded_games_agree() -> None:
    files = [file for file in VECTORS.glob("*/*.jsonl") if not file.name.startswith("counts")]
    found = facts("verify", *sorted(files))
    assert found["games"] > 700
    assert found["differences"] == found["unusable"] == []


def test_counts_agree(tmp_path: Path) -> None:
    small = [
        line
        for name in ("counts_initial.jsonl", "counts_midgame.jsonl")
        for line in map(json.loads, (VECTORS / "smallholder" / name).read_text().splitlines())
        if line.get("count", 0) < 6000 and sum(line.get("counts", [])) < 6000
    ]
    found = facts("verify", written(tmp_path / "counts.jsonl", small))
    assert found["counts"] == len(small) > 50
    assert found["differences"] == found["unusable"] == []


# One thing wrong


def legal(game: dict[str, Any]) -> None:
    first = game["plies"][0]
    first[1] = " ".join(first[1].split()[1:])


def move(text: str) -> Change:
    def change(game: dict[str, Any]) -> None:
        game["plies"][2][2] = text

    return change


def fourth(value: Any) -> Change:
    def change(game: dict[str, Any]) -> None:
        game["plies"][1][3] = value

    return change


def says(name: str, value: Any) -> Change:
    def change(game: dict[str, Any]) -> None:
        assert game[name] != value
        game[name] = value

    return change


def unfinished(game: dict[str, Any]) -> None:
    game["plies"].pop()


CHANGES: list[tuple[str, Change, int | None, str]] = [
    ("hexaequo", legal, 1, "legal moves"),
    ("hexaequo", move("T@A0"), 3, "the move T@A0"),
    ("hexaequo", move("castle"), 3, "the move castle"),
    ("hexaequo", fourth(99), 2, "routes"),
    ("hexaequo", says("outcome", {"winner": 0, "reason": "GAVE_UP"}), None, "ending"),
    ("hexaequo", says("outcome", {"winner": None, "reason": "REPETITION"}), None, "winners"),
    ("hexaequo", says("tiles", "BI8"), None, "tiles"),
    ("hexaequo", says("pieces", "BDI8"), None, "pieces"),
    ("hexaequo", says("captured_disks", [9, 9]), None, "captured disks"),
    ("hexaequo", says("captured_rings", [9, 9]), None, "captured rings"),
    ("hexaequo", unfinished, None, "game over"),
    ("limits", legal, 1, "legal moves"),
    ("limits", move("S5"), 3, "the move S5"),
    ("limits", says("scores", [9, 9]), None, "scores"),
    ("limits", says("winners", []), None, "winners"),
    ("limits", unfinished, None, "game over"),
    ("limes", legal, 1, "legal moves"),
    ("limes", move("L:9,9,0"), 3, "the move L:9,9,0"),
    ("limes", says("scores", [99]), None, "scores"),
    ("limes", says("figure_scores", [[9, 9]]), None, "figure scores"),
    ("limes", says("winners", [1]), None, "winners"),
    ("smallholder", legal, 1, "legal moves"),
    ("smallholder", move("A9"), 3, "the move A9"),
    ("smallholder", fourth("A1"), 2, "captured cells"),
    ("smallholder", says("winner", 1), None, "winners"),
    ("smallholder", unfinished, None, "game over"),
]


@pytest.mark.parametrize(("game", "change", "ply", "what"), CHANGES)
def test_a_difference_is_named(
    game: str, change: Change, ply: int | None, what: str, tmp_path: Path
) -> None:
    lines = lines_of(game, 2)
    change(lines[1])
    file = written(tmp_path / "wrong.jsonl", lines)
    found = facts("verify", file, status=1)
    told = [d for d in found["differences"] if d["what"] == what]
    assert told, found["differences"]
    assert (told[0]["file"], told[0]["line"], told[0]["game"]) == (str(file), 2, 1)
    assert told[0]["ply"] == ply
    assert told[0]["expected"] != told[0]["found"]
    result = run("verify", file)
    assert result.exit_code == 1
    where = "at the end" if ply is None else f"ply {ply}"
    assert f"{file}, game 1 (line 2), {where}: {what}" in result.stdout


@pytest.mark.parametrize(
    "line",
    [
        {"ruleset": "gaps_original", "board": "hex3", "depth": 2, "count": 341},
        {"ruleset": "nibbler", "board": "hex3", "moves": "A1 C3", "counts": [1, 2]},
    ],
)
def test_a_wrong_count_is_named(line: dict[str, Any], tmp_path: Path) -> None:
    good = {"ruleset": "gaps_original", "board": "hex3", "depth": 1, "count": 19}
    found = facts("verify", written(tmp_path / "counts.jsonl", [good, line]), status=1)
    assert {difference["line"] for difference in found["differences"]} == {2}
    assert "sequences of 2 plies" in {d["what"] for d in found["differences"]}


# What can't be read

FIRST = "D@I8 J8-I8 J8-I9 T@H10 T@H8 T@J7 T@J9"
HEADER = '{"game": "hexaequo"}\n'


@pytest.mark.parametrize(
    ("content", "line", "told"),
    [
        ("", 0, "empty"),
        ("{", 1, "no JSON"),
        ("[" * 100_000, 1, "no "),
        ("3\n", 1, "a line is a JSON object"),
        ('{"game": "chess"}\n', 1, "no game is called 'chess'"),
        ('{"game": 3}\n', 1, '"game" is a text, not 3'),
        (HEADER + "\n{]", 3, "no JSON"),
        (HEADER + "{}", 2, '"plies" is missing'),
        (HEADER + '{"plies": 1}', 2, '"plies" is a list'),
        (HEADER + '{"plies": [[0, "T@H8"]]}', 2, "ply 1 has a seat"),
        (HEADER + '{"plies": [["0", "T@H8", "T@H8"]]}', 2, "the seat of ply 1"),
        (HEADER + '{"plies": [[-1, "T@H8", "T@H8"]]}', 2, "the seat of ply 1"),
        (HEADER + '{"plies": [[4294967296, "T@H8", "T@H8"]]}', 2, "the seat of ply 1"),
        (HEADER + '{"plies": [[7, "T@H8", "T@H8"]]}', 2, "no seat 7"),
        (HEADER + json.dumps({"plies": [[0, FIRST, "T@H8", "x"]]}), 2, "the count of routes"),
        ('{"game": "limits"}\n{"plies": []}', 2, '"players" is missing'),
        ('{"game": "smallholder", "ruleset": "chess", "board": "hex3"}\n{"plies": []}', 2, "CHESS"),
        ('{"board": "hex3"}\n', 1, "neither a header"),
        ('{"ruleset": "stymie", "board": "hex3", "depth": 0, "count": 1}\n', 1, "at least 1"),
        ('{"ruleset": "stymie", "board": "hex99", "depth": 1, "count": 1}\n', 1, "hex99"),
        (
            '{"ruleset": "stymie", "board": "hex3", "moves": "A1 A1", "counts": [1]}\n',
            1,
            "A1",
        ),
    ],
)
def test_unusable_lines_are_told_with_their_number(
    content: str, line: int, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text(content)
    result = run("verify", file)
    assert result.exit_code == 2, result.output
    assert told in result.stderr
    where = f"{file}, line {line}: " if line else f"{file}: "
    assert f"Error: {where}" in result.stderr
    assert "Traceback" not in result.output


def test_one_bad_line_does_not_stop_the_rest(tmp_path: Path) -> None:
    header, game = lines_of("smallholder", 1)
    text = f"{json.dumps(header)}\nnonsense\n{json.dumps(game)}\n"
    (tmp_path / "mixed.jsonl").write_text(text)
    result = run("verify", tmp_path / "mixed.jsonl", "/nowhere/at/all.jsonl")
    assert result.exit_code == 2
    assert result.stdout.startswith("1 games, ")
    assert "2 unreadable" in result.stdout
    assert "/nowhere/at/all.jsonl: No such file" in result.stderr


def test_files_that_are_no_text_are_told(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    result = run("verify", tmp_path / "x")
    assert (result.exit_code, "no UTF-8 text" in result.stderr) == (2, True)
