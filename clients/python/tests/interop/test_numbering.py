"""Actions: an action means one thing, and every legal move is made of actions."""

from __future__ import annotations

from random import Random

import pytest

from clients.python.tests.interop.playing import every_game, every_setting, walk
from ludex_client.interop.choice import Choice, Numbering
from ludex_client.interop.world import prepare


@every_setting
def test_every_listed_move_can_be_chosen_and_nothing_else(name, settings):
    world = prepare(name, settings)
    numbering = world.adapter.numbering
    positions = 0
    for node, _ in walk(world, Random(1)):
        if node.turn is None or node.seat is None or node.taken or node.chance:
            continue
        listed = world.table.game.list_legal_moves(node.turn.position.state, seat=node.seat).moves
        assert sorted(_reached(node.turn.position.choice)) == sorted(move.text for move in listed)
        for move in listed:
            steps = numbering.steps(move.text)
            assert "".join(numbering.text(step) for step in steps) == move.text
            assert all(0 <= step < numbering.size for step in steps)
        positions += 1
    assert positions > 10


def _reached(choice: Choice, taken: tuple[int, ...] = ()) -> list[str]:
    """Every move that a seat can make step by step."""
    move = choice.move(taken)
    if move is not None:
        return [move]
    ways = choice.actions(taken)
    assert list(ways) == sorted(set(ways))
    return [each for action in ways for each in _reached(choice, (*taken, action))]


@every_game
def test_no_two_actions_have_one_name(name):
    numbering = prepare(name, {}).adapter.numbering
    assert len({numbering.text(action) for action in range(numbering.size)}) == numbering.size


@pytest.mark.parametrize(
    ("name", "text", "steps"),
    [
        ("hexaequo", "T@H8", (127,)),
        ("hexaequo", "D@A0", (289,)),
        ("hexaequo", "R@Q16", (866,)),
        ("hexaequo", "J8-L8-L6", (867 + 161, 1156 + 195, 1156 + 193)),
        ("limes", "L:-3,-3,0", (0,)),
        ("limes", "L:3,3,3", (195,)),
        ("limes", "P:7,7", (391,)),
        ("limes", "M:2,0>-1,3", (392 + 6 * 14 + 8, 588 + 9 * 14 + 5)),
        ("limes", "-", (784,)),
        ("limits", "P", (4,)),
        ("limits", "X", (5,)),
        ("limits", "S5", (11,)),
        ("limits", "C:R", (12,)),
        ("limits", "C:PP", (31,)),
        ("smallholder", "A1", (0,)),
        ("smallholder", "G7", (48,)),
    ],
)
def test_numbers_never_change(name, text, steps):
    """A trained agent's output means nothing once they do."""
    assert prepare(name, {}).adapter.numbering.steps(text) == steps


class Letters(Numbering):
    size = 27
    stop = 26

    def steps(self, text):
        return tuple(ord(letter) - ord("a") for letter in text)

    def text(self, action):
        return "." if action == 26 else chr(ord("a") + action)


def test_a_move_that_begins_another_needs_a_stop():
    choice = Choice(Letters(), ["ab", "abc", "d"])
    assert choice.actions() == (0, 3)
    assert choice.actions((0,)) == (1,)
    assert choice.actions((0, 1)) == (2, 26)
    assert choice.move((0, 1)) is None
    assert choice.move((0, 1, 26)) == "ab"
    assert choice.move((0, 1, 2)) == "abc"
    assert choice.move((3,)) == "d"


def test_without_a_stop_no_move_may_begin_another():
    numbering = Letters()
    numbering.stop = None
    with pytest.raises(ValueError, match="beginning"):
        Choice(numbering, ["ab", "abc"])
