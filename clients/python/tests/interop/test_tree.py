"""The game tree: a walk through it is a game of ludex, with the draws that were made."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random

import pytest

from clients.python.tests.interop.playing import every_setting, walk
from ludex_client.interop.node import Node, dealt, root
from ludex_client.interop.utility import estimate, returns
from ludex_client.interop.world import prepare
from ludex_proto.core.v1.play_pb2 import RESULT_DRAWN, RESULT_WON, Outcome


def _moves(last: Node):
    """The moves of a game, first to last, with their seats."""
    moves = []
    turn = last.turn
    while turn is not None and turn.last is not None:
        moves.append({"seat": turn.last.seat, "move": {"text": turn.last.text}})
        turn = turn._earlier
    return moves[::-1]


@every_setting
def test_a_walk_is_the_game_that_ludex_plays_with_the_same_draws(name, settings):
    """All that was drawn, given to NewGame at once, and all moves: the same last state."""
    world = prepare(name, settings)
    game, adapter = world.table.game, world.adapter
    for seed in range(3):
        drawn, last = [], None
        for last, action in walk(world, Random(seed)):
            if last.chance:
                drawn.append(action)
        assert last is not None
        options = dict(adapter.options) | _orders(name, last, drawn)
        first = game.new_game(seed=0, **options).state
        ply = game.message("Ply")
        replayed = game.replay_game(first, plies=[ply(**each) for each in _moves(last)])
        assert not replayed.HasField("violation")
        assert replayed.state == last.turn.position.state
        assert replayed.outcome == last.turn.position.outcome
        assert len(drawn) <= adapter.most_draws
        assert last.actions <= adapter.longest


def _orders(name: str, last: Node, drawn: list[int]):
    """The options that hold all draws of a game. What was never drawn comes last, in any order."""
    if name == "limes":
        come = [number + 1 for number in drawn]
        left = [number for number in range(1, 25) if number not in come]
        return {"order": come + left}
    if name == "limits":
        deck = last.hidden.deck
        cards = [deck[outcome] for outcome in drawn if outcome < len(deck)]
        colours = [outcome - len(deck) + 1 for outcome in drawn if outcome >= len(deck)]
        left = [colour + 1 for colour, count in enumerate(last.hidden.left) for _ in range(count)]
        return {"limit_pile": cards, "draw_pile": colours + left}
    return {}


@every_setting
def test_chance_is_told_whole(name, settings):
    world = prepare(name, settings)
    for node, _ in walk(world, Random(5)):
        if node.chance:
            outcomes, weights = zip(*node.chances(), strict=True)
            assert sum(weights) == pytest.approx(1)
            assert list(outcomes) == sorted(set(outcomes))
            assert 0 <= outcomes[0] <= outcomes[-1] < world.adapter.outcomes
            assert len({node.hidden.name(outcome) for outcome in outcomes}) == len(outcomes)
            assert node.legal() == ()
            assert node.seat is None


def test_limits_deals_by_what_is_left():
    world = prepare("limits", {})
    node = root(world)
    deck = len(node.hidden.deck)
    assert deck == 24
    assert node.chances() == [(place, 1 / 24) for place in range(24)]
    node = node.step(3)
    assert node.chances() == [(deck + colour, 12 / 60) for colour in range(5)]
    node = node.step(deck)
    assert node.chances()[0] == (deck, 11 / 59)
    assert node.chances()[1] == (deck + 1, 12 / 59)


def test_limits_asks_a_server_for_the_deck_that_it_ships():
    from ludex.limits.deck import shipped

    def values(card):
        return tuple(
            getattr(card, colour) if card.HasField(colour) else None
            for colour in ("red", "yellow", "green", "blue", "purple")
        )

    found = Counter(values(card) for card in root(prepare("limits", {})).hidden.deck)
    assert found == Counter(card.limits for card in shipped())


@every_setting
def test_nodes_are_never_changed_and_can_be_written_down(name, settings):
    world = prepare(name, settings)
    places = list(walk(world, Random(2)))
    for node, action in places[:: max(1, len(places) // 5)]:
        assert copy.deepcopy(node) is node
        read = pickle.loads(pickle.dumps(node))
        assert (read.taken, read.text, read.actions) == (node.taken, node.text, node.actions)
        assert (read.turn is None) == (node.turn is None)
        if node.turn is not None:
            assert read.turn.position.state == node.turn.position.state
        assert read.legal() == node.legal()
        if action is not None:
            before = node.legal(), node.seat, node.over
            node.step(action)
            assert (node.legal(), node.seat, node.over) == before


def test_the_illegal_is_refused():
    node = root(prepare("hexaequo", {}))
    with pytest.raises(ValueError, match="no legal action"):
        node.step(0)


def test_too_long_a_game_is_broken_off_between_moves():
    world = prepare("hexaequo", {"max_actions": 11})
    for seed in range(20):
        *_, (last, _) = walk(world, Random(seed))
        assert last.over
        assert last.broken_off
        assert last.returns() == [0, 0]
        assert last.taken == ()
        assert 11 <= last.actions <= world.adapter.longest


def test_a_seed_gives_the_game_that_ludex_makes_of_it():
    world = prepare("limits", {"players": 3})
    node = dealt(world, 77)
    assert node.turn.position.state == world.table.game.new_game(players=3, seed=77).state
    while not node.over:
        assert not node.chance
        node = node.step(node.legal()[-1])
    assert node.turn.position.outcome is not None


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ([0], 2, [1, -1]),
        ([1], 2, [-1, 1]),
        ([0, 1], 2, [0, 0]),
        ([2], 3, [-1, -1, 1]),
        ([0, 2], 3, [1, -1, 1]),
        ([0, 1, 2], 3, [0, 0, 0]),
    ],
)
def test_what_a_win_is_worth(winners, seats, worth):
    assert returns(Outcome(result=RESULT_WON, winners=winners), seats) == worth


def test_what_else_is_worth():
    assert returns(Outcome(result=RESULT_DRAWN), 2) == [0, 0]
    assert returns(Outcome(result=RESULT_WON, winners=[0], scores=[31]), 1) == [31]
    assert estimate(10, [6, 3], 1, []) == [0.3, -0.3]
    assert estimate(10, [6, 5], 0, []) == [0.1, -0.1]
    assert estimate(4, [2, 1, 1], 0, []) == [0, -0.5, -0.5]
    assert estimate(4, [4], 0, [100]) == [25]
