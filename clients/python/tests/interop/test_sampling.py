"""Resampling in Limits: what the seat has seen stays, all else changes as chance would deal it."""

from __future__ import annotations

from random import Random

import pytest

from clients.python.tests.interop.playing import walk
from ludex_client.interop.node import Node, root
from ludex_client.interop.world import prepare


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_seat_cannot_tell_and_the_others_hold_other_cards(players):
    world = prepare("limits", {"players": players})
    random = Random(players)
    others = set()
    for node, _ in walk(world, random):
        if node.seat is None or random.random() < 0.6 + players / 20:
            continue
        for seat in (node.seat, (node.seat + 1) % players):
            other = node.resampled(seat, random.getrandbits(50))
            assert other.turn.recalled(seat) == node.turn.recalled(seat)
            assert other.turn.recalled(None) == node.turn.recalled(None)
            assert other.turn.view(seat) == node.turn.view(seat)
            assert other.seat == node.seat
            if seat == node.seat:
                assert other.legal() == node.legal()
            for each in range(players):
                if each != seat:
                    others.add(other.turn.view(each).hand[:] == node.turn.view(each).hand[:])
            _play_out(other, random, 12)
    assert others == {True, False}


def _play_out(node: Node, random: Random, actions: int) -> None:
    """A sampled place can be played on from, and what is recalled there still tells moves apart."""
    for _ in range(actions):
        node = node.completed(random)
        if node.over:
            return
        assert node.turn.recalled(node.seat)
        node = node.step(random.choice(node.legal()))


def test_what_was_drawn_openly_is_remembered():
    """Cards that came back under the pile, and are drawn again, are known in every sample."""
    world = prepare("limits", {"players": 2})
    random = Random(4)
    remembered = 0
    for node, _ in walk(world, random):
        if node.seat is None:
            continue
        known = node.hidden.memory.hands
        other = node.resampled(node.seat, random.getrandbits(50))
        hand = list(other.turn.position.state.players[1 - node.seat].hand)
        for colour, count in enumerate(known[1 - node.seat]):
            # A lower bound, for the true hand and for every sample.
            true = list(node.turn.position.state.players[1 - node.seat].hand)
            assert true.count(colour + 1) >= count
            assert hand.count(colour + 1) >= count
            remembered += count
    assert remembered > 10


def test_hands_come_as_often_as_they_are_dealt():
    """The expected sum of squared counts in the other's hand: known in closed form for a deal."""
    node = root(prepare("limits", {}))
    deck = len(node.hidden.deck)
    node = node.step(0)
    # Six red and yellow cards to seat 0, and as many others to seat 1, by turns.
    for place in range(12):
        node = node.step(deck + (place // 2 % 2 if place % 2 == 0 else 2 + place // 2 % 3))
    assert not node.chance
    own = list(node.turn.position.state.players[0].hand)
    left = [12 - own.count(colour + 1) for colour in range(5)]
    total, size = sum(left), 6
    expected = sum(
        size * count / total + size * (size - 1) * count * (count - 1) / (total * (total - 1))
        for count in left
    )
    found = []
    for seed in range(400):
        hand = list(node.resampled(0, seed).turn.position.state.players[1].hand)
        found.append(sum(hand.count(colour + 1) ** 2 for colour in range(5)))
    mean = sum(found) / len(found)
    deviation = (sum((each - mean) ** 2 for each in found) / len(found)) ** 0.5
    # With each hand equally often the mean would be about 14.6 in place of 11.7.
    assert abs(mean - expected) < 4 * deviation / len(found) ** 0.5


def test_perfect_information_is_left_alone():
    node = root(prepare("hexaequo", {}))
    assert node.resampled(0, 1) is node
