"""The shipped deck keeps every fact that is known, and a deck that breaks one is caught."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from ludex.core.game import is_defects
from ludex.limits.cards import LimitCard
from ludex.limits.deck import DECK, read_deck, shipped
from ludex.limits.deck_facts import FACTS, failures, main
from ludex.limits.game import GAME

FILES = resources.files("ludex.limits")


def test_the_shipped_deck_keeps_every_fact() -> None:
    assert failures(shipped()) == ()


def test_it_is_called_reconstructed_wherever_it_is_described() -> None:
    assert DECK.reconstructed
    assert DECK.name == "reconstructed"
    assert GAME.description.decks == (DECK,)
    assert DECK.size == len(shipped())
    assert json.loads(FILES.joinpath("deck.json").read_text())["reconstructed"] is True
    option = next(option for option in GAME.description.options if option.name == "deck")
    assert "reconstruction" in option.values
    root = Path(__file__).parents[2]
    for page in ("docs/rules/limits.md", "docs/decks.md"):
        assert "reconstruct" in (root / page).read_text()


def _replaced(index: int, card: LimitCard) -> tuple[LimitCard, ...]:
    cards = list(shipped())
    cards[index] = card
    return tuple(cards)


def _without(*limits: int | None) -> tuple[LimitCard, ...]:
    """The deck with the card that begins with these limits turned round."""
    cards = []
    for card in shipped():
        hit = card.limits[: len(limits)] == limits
        cards.append(LimitCard(card.limits[::-1]) if hit else card)
    return tuple(cards)


def _where(limit: int | None, becomes: int | None) -> tuple[LimitCard, ...]:
    """The deck with one limit changed wherever it stands."""
    return tuple(
        [
            LimitCard(tuple([becomes if n == limit else n for n in card.limits]))  # type: ignore[arg-type]
            for card in shipped()
        ]
    )


CORRUPTIONS = [
    ("There are 24 cards.", shipped()[:-1]),
    ("One card is red unlimited, yellow 0, green 3, blue 3, purple 5.", _without(None, 0, 3)),
    ("One card shows red 2, yellow 7, green 0.", _without(2, 7, 0)),
    ("Numbers run from 0 to 9.", _where(9, 10)),
    ("Numbers run from 0 to 9.", _where(7, 8)),
    (
        "Most areas hold a number.",
        tuple([LimitCard((None, None, None, None, n)) for n in range(24)]),
    ),
    ("All cards differ.", _replaced(1, shipped()[0])),
    (
        "No card is red 2, yellow 0, green 1, blue 3, purple unlimited.",
        _replaced(5, LimitCard((2, 0, 1, 3, None))),
    ),
    (
        "Every colour has the same limits over the deck as a whole.",
        _replaced(5, LimitCard((9, 9, 0, 1, 2))),
    ),
]


@pytest.mark.parametrize(("fact", "cards"), CORRUPTIONS)
def test_a_corrupted_deck_fails_the_fact(fact: str, cards: tuple[LimitCard, ...]) -> None:
    assert fact in failures(cards)


def test_every_fact_is_tested_to_fail() -> None:
    assert {fact for fact, _ in CORRUPTIONS} == {words for words, _ in FACTS}


def test_the_script(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.count("holds ") == len(FACTS)
    deck = json.loads(FILES.joinpath("deck.json").read_text())
    deck["cards"].pop()
    own = tmp_path / "own.json"
    own.write_text(json.dumps(deck))
    assert main([str(own)]) == 1
    assert "fails There are 24 cards." in capsys.readouterr().out
    own.write_text("[]")
    assert main([str(own)]) == 1


CARD = {"red": 0, "yellow": None, "green": 1, "blue": 60, "purple": 9}


def test_an_own_deck_is_read() -> None:
    assert read_deck(json.dumps({"name": "own", "cards": [CARD]})) == (
        LimitCard((0, None, 1, 60, 9)),
    )


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("{", "OPTION_UNREADABLE", ""),
        ("[" * 100_000, "OPTION_UNREADABLE", ""),
        ("[]", "OPTION_UNREADABLE", "cards"),
        (json.dumps({"cards": []}), "OPTION_UNREADABLE", "cards"),
        (json.dumps({"cards": [CARD] * 241}), "TOO_MANY_LIMIT_CARDS", "cards"),
        (json.dumps({"cards": [CARD], "colour": 1}), "OPTION_UNREADABLE", "colour"),
        (json.dumps({"cards": [CARD, {"red": 1}]}), "OPTION_UNREADABLE", "cards[1]"),
        (json.dumps({"cards": [CARD | {"blue": 61}]}), "LIMIT_TOO_HIGH", "cards[0].blue"),
        (json.dumps({"cards": [CARD | {"blue": True}]}), "OPTION_UNREADABLE", "cards[0].blue"),
        (json.dumps({"cards": [CARD | {"blue": "X"}]}), "OPTION_UNREADABLE", "cards[0].blue"),
    ],
)
def test_what_is_wrong_with_an_own_deck(text: str, code: str, field: str) -> None:
    defects = read_deck(text)
    assert is_defects(defects)
    assert [(defect.code, defect.field) for defect in defects] == [(code, field)]


def test_the_schema_describes_the_shipped_deck() -> None:
    schema = json.loads(FILES.joinpath("deck.schema.json").read_text())
    deck = json.loads(FILES.joinpath("deck.json").read_text())
    assert deck.keys() <= schema["properties"].keys()
    assert set(schema["required"]) <= deck.keys()
    card = schema["$defs"]["card"]
    assert all(set(written) == set(card["required"]) for written in deck["cards"])
    assert card["properties"].keys() == set(card["required"])
