"""What sets the rulesets apart: each test fails where one plays by another's rule.

The positions are the worked examples of the rules page where it has one.
"""

from __future__ import annotations

import pytest

from ludex.smallholder.game import GAME
from ludex.smallholder.moves import StonePlaced, StonesCaptured
from ludex.smallholder.position import Position
from ludex.smallholder.rulesets import (
    GAPS_ORIGINAL,
    HULL_SETBACKS,
    NIBBLER,
    OFFSHORE_GAPS,
    RULESETS,
    STYMIE,
    Ruleset,
)
from tests.smallholder.helpers import after, cell, legal, names, refusal, standing

GAPS_RULESETS = (GAPS_ORIGINAL, NIBBLER, OFFSHORE_GAPS, STYMIE)


def taken(position: Position, move: str) -> set[str]:
    """The stones that a move captures."""
    events = GAME.play(position, position.to_move, cell(move)).events
    return {name for e in events if isinstance(e, StonesCaptured) for name in names(e.cells)}


def by_name(rules: Ruleset) -> str:
    return rules.name


@pytest.mark.parametrize("rules", RULESETS, ids=by_name)
def test_the_first_stones_make_groups(rules: Ruleset) -> None:
    position = after("C3 E5", rules)
    beside = {"B2", "B3", "C2", "C4", "D3", "D4"}
    assert len(legal(position)) == 37 - 2 - 6
    assert not legal(position) & beside
    codes = {refusal(position, name) for name in beside}
    assert codes == {
        {
            "gaps_original": "NEW_GROUP_NEEDED",
            "nibbler": "NEW_GROUP_NEEDED_PLAYABLE",
            "hull_setbacks": "NEW_GROUP_NEEDED_PLAYABLE",
            "offshore_gaps": "NEW_GROUP_NEEDED_WHILE_POSSIBLE",
            "stymie": "NEW_GROUP_NEEDED_WHILE_POSSIBLE",
        }[rules.name]
    }


@pytest.mark.parametrize("rules", RULESETS, ids=by_name)
def test_beside_enemy_stones_is_as_good_as_anywhere(rules: Ruleset) -> None:
    assert {"B2", "B3", "C2", "C4", "D3", "D4"} <= legal(after("C3", rules))


@pytest.mark.parametrize("rules", RULESETS, ids=by_name)
def test_only_a_smallest_group_may_grow_unless_it_is_touched_too(rules: Ruleset) -> None:
    # Black has D4, D5 and the single F4: E4 touches both groups, C4 only the larger.
    position = after("D4 A1 F4 G7 D5 A3", rules)
    assert {"E4", "F5"} <= legal(position)
    assert refusal(position, "C4") == (
        "SMALLEST_PLAYABLE_GROUP_NOT_TOUCHED"
        if rules.smallest_playable
        else "SMALLEST_GROUP_NOT_TOUCHED"
    )


@pytest.mark.parametrize("rules", GAPS_RULESETS, ids=by_name)
def test_two_groups_must_be_counted_or_playable(rules: Ruleset) -> None:
    # White's corner stone E5 is shut in by black stones; D3 can grow.
    position = standing("D4 E4 D5", "D3 E5", rules, to_move=1, on="hex3")
    anywhere = {"A1", "B1", "C1", "A2", "B2", "A3", "B3", "B4", "C4", "C5"}
    beside_d3 = {"C2", "D2", "C3", "E3"}
    if rules is GAPS_ORIGINAL:
        assert legal(position) == anywhere | beside_d3
    else:
        assert legal(position) == anywhere
        assert refusal(position, "C3") in {
            "NEW_GROUP_NEEDED_PLAYABLE",
            "NEW_GROUP_NEEDED_WHILE_POSSIBLE",
        }


def test_hull_setbacks_counts_playable_groups() -> None:
    # White's pair E3 E4 and single D5 are shut in, in part by the hull of Black's D4 and E5.
    position = standing("B3 B4 D4 C5 E5", "D2 E3 E4 D5", HULL_SETBACKS, to_move=1, on="hex3")
    assert legal(position) == {"A1", "B1", "A2", "B2", "A3", "C3"}
    assert refusal(position, "C1") == "NEW_GROUP_NEEDED_PLAYABLE"


@pytest.mark.parametrize("rules", GAPS_RULESETS, ids=by_name)
def test_a_smallest_group_that_cannot_grow_counts_or_not(rules: Ruleset) -> None:
    # Black's corner stone E5 is shut in; the two pairs are not.
    position = standing("B1 C1 B4 C5 E5", "A1 D2 D4 E4 D5", rules, on="hex3")
    apart = {"A2", "C3", "D3", "E3"}
    if rules.smallest_playable:
        assert rules in (NIBBLER, OFFSHORE_GAPS)
        assert legal(position) == apart | {"B2", "C2", "A3", "B3", "C4"}
    else:
        assert rules in (GAPS_ORIGINAL, STYMIE)
        assert legal(position) == apart
        assert refusal(position, "B2") == "SMALLEST_GROUP_NOT_TOUCHED"


def test_hull_setbacks_looks_at_the_smallest_playable_group() -> None:
    # White's B1 and D5 are shut in; the larger groups are not.
    position = standing("B1 B2 A3 E3 E4", "A2 D3 B4 C4 D4", HULL_SETBACKS, on="hex3")
    assert legal(position) == {"A1", "C1", "C2", "D2", "C5", "D5", "E5"}


@pytest.mark.parametrize("rules", [*GAPS_RULESETS, HULL_SETBACKS], ids=by_name)
def test_without_room_for_a_new_group_the_game_is_lost_or_goes_on(rules: Ruleset) -> None:
    # Black has one group, and every empty cell is beside it.
    position = standing("B2 C2 B3 C4 D4", "B1 C1 E3 C5", rules, on="hex3")
    if rules in (OFFSHORE_GAPS, STYMIE):
        assert legal(position) == {"A1", "A2", "D2", "A3", "C3", "D3", "B4", "E4", "D5", "E5"}
        assert not GAME.outcome(position).over
    else:
        assert legal(position) == set()
        assert GAME.outcome(position).winners == (1,)


@pytest.mark.parametrize("rules", [OFFSHORE_GAPS, STYMIE], ids=by_name)
def test_stymie_is_lost_when_the_smallest_groups_are_stuck(rules: Ruleset) -> None:
    # White's single C5 is shut in; the pairs B2 B3 and D3 E4 could grow; nowhere is apart.
    position = standing("A1 C1 B4 C4 D5 E5", "B2 B3 D3 E4 C5", rules, to_move=1, on="hex3")
    if rules is STYMIE:
        assert legal(position) == set()
        assert GAME.outcome(position).winners == (0,)
    else:
        assert legal(position) == {"B1", "A2", "C2", "D2", "A3", "C3", "E3", "D4"}


@pytest.mark.parametrize("rules", GAPS_RULESETS, ids=by_name)
def test_enemy_gaps_are_closed_but_in_stymie_not_beside_an_own_stone(rules: Ruleset) -> None:
    # C4 lies between Black's C3 and C5, and White's B4 is beside it.
    beside = standing("C3 D4 C5 D5", "D3 E3 B4", rules, to_move=1, on="hex3")
    apart = standing("C3 D4 C5 D5", "A1 C1 E3", rules, to_move=1, on="hex3")
    if rules is STYMIE:
        assert refusal(beside, "C4") is None
        assert refusal(apart, "C4") == "CELL_IN_ENEMY_GAP_APART"
    else:
        assert refusal(beside, "C4") == "CELL_IN_ENEMY_GAP"
        assert refusal(apart, "C4") == "CELL_IN_ENEMY_GAP"


def test_hull_setbacks_closes_the_hull_even_beside_an_own_stone() -> None:
    # E5 is in the corner of the hull of D4, E4 and D5, but between no two of them.
    hull = standing("D4 E4 D5", "A2 D2", HULL_SETBACKS, to_move=1, on="hex3")
    assert refusal(hull, "E5") == "CELL_IN_ENEMY_HULL"
    for rules in GAPS_RULESETS:
        gaps = standing("D4 E4 D5", "A2 D2", rules, to_move=1, on="hex3")
        assert refusal(gaps, "E5") is None
    beside = standing("C3 D4 C5 D5", "D3 E3 B4", HULL_SETBACKS, to_move=1, on="hex3")
    assert refusal(beside, "C4") == "CELL_IN_ENEMY_HULL"


@pytest.mark.parametrize("rules", RULESETS, ids=by_name)
def test_own_holdings_are_allowed(rules: Ruleset) -> None:
    # C4 is in the gap between C3 and C5; Black's other group has four stones too.
    position = standing("C3 D4 C5 D5 F4 G4 G5 G6", "A1 A4", rules)
    assert "C4" in legal(position)


@pytest.mark.parametrize("rules", RULESETS, ids=by_name)
def test_stones_are_captured_singly_or_groups_whole(rules: Ruleset) -> None:
    # A2 joins A1, B1 and B3: B2 is then between, but belongs to a group with C3.
    pair = standing("A1 B1 B3", "C1 B2 C3", rules, on="hex3")
    single = standing("A1 B1 B3", "C1 B2 E5", rules, on="hex3")
    if rules.captures_whole_groups:
        assert rules in (STYMIE, HULL_SETBACKS)
        assert taken(pair, "A2") == set()
        assert taken(single, "A2") == {"B2"}
    else:
        assert taken(pair, "A2") == {"B2"}
        assert taken(single, "A2") == {"B2"}


def test_the_published_example() -> None:
    position = after("F7 C3 B1 A2 B2 C2 E7")
    assert refusal(position, "B3") is None
    result = GAME.play(position, 1, cell("B3"))
    assert result.events == (StonePlaced(1, cell("B3")), StonesCaptured(1, (cell("B2"),)))
    assert result.position.black.stones.bit_count() == 3
    # Black's B2 is one group with B1, which White doesn't hold.
    stymie = after("F7 C3 B1 A2 B2 C2 E7", STYMIE)
    assert GAME.play(stymie, 1, cell("B3")).events == (StonePlaced(1, cell("B3")),)


def test_stones_of_different_groups_hold_nothing_together() -> None:
    # White's C3 and E3 are apart, so D3 between them is free.
    position = after("A1 C3 G7 E3")
    assert refusal(position, "D3") is None


def test_there_is_no_suicide() -> None:
    # A stone that joins its group inside one's own holdings stays, whatever is around it.
    for rules in RULESETS:
        position = standing("C3 D4 C5 D5", "D3 E3 B4", rules, to_move=0, on="hex3")
        for move in GAME.legal_moves(position, 0):
            result = GAME.play(position, 0, move).position
            assert result.black.stones.bit_count() == 5


def test_no_move_is_exempt_for_what_it_would_capture() -> None:
    # White's C4 would join B4, C3 and hold... but Black's gap forbids it first.
    position = standing("C3 D4 C5 D5", "B2 B3 B4", GAPS_ORIGINAL, to_move=1, on="hex3")
    assert refusal(position, "C4") == "CELL_IN_ENEMY_GAP"
