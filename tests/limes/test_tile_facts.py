"""The shipped set keeps every fact that is known; a set that breaks one is told so."""

import json
import re
from importlib.resources import files

import pytest

from ludex.limes import tile_facts
from ludex.limes.game import GAME
from ludex.limes.tile import format_tile, parse_tile
from ludex.limes.tile_set import SHIPPED, read_set

FOLDER = files("ludex.limes")
TEXT = FOLDER.joinpath("tiles.json").read_text(encoding="utf-8")
SCHEMA = json.loads(FOLDER.joinpath("tiles.schema.json").read_text(encoding="utf-8"))


def with_tile(number, text):
    tiles = list(SHIPPED)
    tiles[number - 1] = parse_tile(text)
    return tuple(tiles)


def recast(change):
    return tuple(parse_tile(change(format_tile(tile))) for tile in SHIPPED)


def without_houses(text):
    return text[:5] + "0000"


def without_lakes(text):
    """Nobody fishes; each lake becomes a field where that leaves at most two, else woods."""
    letters = text[:4]
    while "L" in letters:
        letters = letters.replace("L", "F" if letters.count("F") < 2 else "W", 1)
    return letters + text[4:]


CORRUPTED = {
    "size": SHIPPED[:-1],
    "two_of_a_terrain": with_tile(3, "WWWF/0000"),
    "two_to_four_terrains": with_tile(3, "WWWW/0000"),
    "one_tower": with_tile(3, "TFTW/0000"),
    "some_houses": recast(without_houses),
    "houses_on_land": with_tile(3, "WWLL/0010"),
    "all_differ": with_tile(3, "FFWW/0000"),
    "roles_balanced": recast(without_lakes),
}


@pytest.fixture
def _fewer_games(monkeypatch):
    monkeypatch.setattr(tile_facts, "GAMES", 60)


def test_the_shipped_set_keeps_every_fact():
    assert tile_facts.failures(SHIPPED) == {}


@pytest.mark.usefixtures("_fewer_games")
@pytest.mark.parametrize("name", [fact.name for fact in tile_facts.FACTS])
def test_a_corrupted_set_fails_its_fact(name):
    failures = tile_facts.failures(CORRUPTED[name])
    assert name in failures
    assert all(failures[name])


def test_no_kind_of_tile_may_be_missing():
    letters = {"two": "WWFF/0000", "three": "WWFL/0000"}
    tiles = tuple(parse_tile(text) for text in letters.values()) * 12
    assert "no tile shows 4" in tile_facts.failures(tiles)["two_to_four_terrains"]


def test_houses_on_every_quadrant_are_not_some():
    tiles = recast(lambda text: text[:5] + "1111")
    assert tile_facts.failures(tiles)["some_houses"] == ("they stand on all",)


def test_shares_are_the_same_every_time_and_sum_to_one():
    tile_facts.figures_at_random.cache_clear()
    once = tile_facts.scoring_shares(SHIPPED, 5)
    tile_facts.figures_at_random.cache_clear()
    assert tile_facts.scoring_shares(SHIPPED, 5) == once
    assert sum(once) == pytest.approx(1)
    assert sum(tile_facts.point_shares(SHIPPED, 5)) == pytest.approx(1)


def test_the_command_tells_what_holds(capsys):
    assert tile_facts.main([]) == 0
    told = capsys.readouterr().out
    assert told.count("holds") == len(tile_facts.FACTS)
    assert "woodcutter" in told


@pytest.mark.usefixtures("_fewer_games")
def test_the_command_tells_what_fails(capsys, tmp_path):
    data = json.loads(TEXT)
    data["tiles"][2]["quadrants"] = "TTWW"
    path = tmp_path / "set.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert tile_facts.main([str(path)]) == 1
    assert "FAILS  No tile has two watchtowers. But tile 3" in capsys.readouterr().out
    path.write_text("[]", encoding="utf-8")
    assert tile_facts.main([str(path)]) == 1
    assert tile_facts.main([str(tmp_path / "none.json")]) == 1


# The form of the data


def conforms(schema, value):
    """As much of JSON Schema as the schema uses."""
    kinds = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}
    if not isinstance(value, kinds[schema["type"]]):
        return False
    if isinstance(value, dict):
        known = schema["properties"]
        return (
            set(schema["required"]) <= set(value) <= set(known)
            and not schema["additionalProperties"]
            and all(conforms(known[name], item) for name, item in value.items())
        )
    if isinstance(value, list):
        fits = schema["minItems"] <= len(value) <= schema["maxItems"]
        return fits and all(conforms(schema["items"], item) for item in value)
    if isinstance(value, str):
        fits = len(value) >= schema.get("minLength", 0)
        return fits and re.search(schema.get("pattern", ""), value) is not None
    if isinstance(value, bool):
        return True
    return schema["minimum"] <= value <= schema["maximum"]


def test_the_set_is_of_the_form_that_its_schema_tells():
    assert conforms(SCHEMA, json.loads(TEXT))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["tiles"][0].update(number=2),
        lambda data: data["tiles"][0].update(quadrants="WWFX"),
        lambda data: data["tiles"][0].update(houses="012"),
        lambda data: data["tiles"][0].pop("houses"),
        lambda data: data.update(tiles=data["tiles"][:15]),
        lambda data: data.update(tiles={}),
        lambda data: data["tiles"].__setitem__(0, "WWFF/0000"),
    ],
)
def test_a_set_of_another_form_is_no_set(change):
    data = json.loads(TEXT)
    change(data)
    with pytest.raises(ValueError, match=r"."):
        read_set(json.dumps(data))


def test_the_set_says_that_it_is_a_reconstruction():
    assert json.loads(TEXT)["reconstructed"] is True
    (deck,) = GAME.description.decks
    assert deck.reconstructed
    assert deck.size == len(SHIPPED) == 24
    assert "econstruct" in deck.summary
