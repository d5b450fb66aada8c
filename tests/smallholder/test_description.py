"""What the game says of itself agrees with what it does."""

from __future__ import annotations

import re
from pathlib import Path

from ludex.core.registry import codec, game
from ludex.smallholder.codec import CODEC, NUMBERS, RULESETS
from ludex.smallholder.game import GAME
from ludex.smallholder.rulesets import RULESETS as ALL_RULESETS
from ludex_proto.smallholder.v1 import game_pb2

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "smallholder.md"


def test_the_registry_finds_the_game() -> None:
    assert game("smallholder") is GAME
    assert codec("smallholder") is CODEC
    assert CODEC.game is GAME


def test_codes_are_unique_and_explained() -> None:
    about = GAME.description
    for codes in (
        [kind.code for kind in about.violations],
        [named.code for named in about.defects],
        [named.code for named in about.endings],
        [named.code for named in about.layers],
    ):
        assert len(set(codes)) == len(codes)
    for kind in about.violations:
        assert kind.summary.endswith(".")


def test_rules_are_sections_of_the_rules_page() -> None:
    headings = re.findall(r"^#+ (.+)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    anchors = {re.sub(r"[^a-z0-9 -]", "", text.lower()).replace(" ", "-") for text in headings}
    for kind in GAME.description.violations:
        page, _, section = kind.rule.partition("#")
        assert page == "core" or (page == "smallholder" and section in anchors), kind.rule


def test_the_rules_page_names_every_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    about = GAME.description
    for code in (
        *(kind.code for kind in about.violations),
        *(named.code for named in about.defects),
        *(named.code for named in about.endings),
    ):
        assert f"`{code}`" in page, code


def test_every_ruleset_of_the_contract_is_played() -> None:
    numbers = set(game_pb2.Ruleset.values()) - {game_pb2.RULESET_UNSPECIFIED}
    assert set(RULESETS) == numbers
    assert set(NUMBERS) == set(ALL_RULESETS)
    for number, ruleset in RULESETS.items():
        assert game_pb2.Ruleset.Name(number) == f"RULESET_{ruleset.name.upper()}"  # type: ignore[arg-type]
