"""Positions of Limits near a given one, and what a viewer may remember of them."""

from __future__ import annotations

import random
from typing import Any

from ludex.core.chance import Chance
from ludex.core.game import is_defects
from ludex.limits.codec import CODEC
from ludex.limits.game import GAME
from ludex_proto.limits.v1 import game_pb2

COLOURS = ("red", "yellow", "green", "blue", "purple")
MOST = 240


def starts(rng: random.Random) -> list[Any]:
    """Rounds of 2 to 6 players that were played on for long."""
    states = []
    for players in range(2, 7):
        options = game_pb2.Options(players=players)
        large_options(options, rng)
        options.players = players
        read: Any = CODEC.read_options(options)
        position: Any = GAME.new(read, Chance.seeded(players))
        assert not is_defects(position)
        state = CODEC.write_state(position)
        states += [_played(state, plies, rng) for plies in (players, 20, 300)]
    return states


def changed(state: Any, rng: random.Random) -> Any:
    """The position played on, or with cards exchanged for others."""
    what = rng.random()
    if what < 0.35:
        return _played(state, rng.randrange(1, 30), rng)
    new = game_pb2.State()
    new.CopyFrom(state)
    if what < 0.75:
        # Two cards change places: the sixty stay what they are.
        for _ in range(rng.choice((1, 2, 5, 20))):
            places = [(pile, i) for pile in _piles(new) for i in range(len(pile))]
            (one, i), (two, j) = rng.choice(places), rng.choice(places)
            first, second = _colour(one, i), _colour(two, j)
            _put(one, i, second)
            _put(two, j, first)
    elif what < 0.9:
        for card in rng.sample(list(new.limit_pile), min(len(new.limit_pile), 20)):
            card.CopyFrom(_card(rng))
    else:
        for player in new.players:
            player.points += rng.randrange(8)
    return new


def remember(request: Any, state: Any, rng: random.Random) -> None:
    """What a viewer of the state may remember: more or less of the truth."""
    known = request.known
    share = rng.choice((0.0, 0.05, 0.2, 0.5, 0.9, 1.0))
    for index, discard in enumerate(state.discard_pile):
        if rng.random() < share:
            entry = known.discards.add(index=index, colour=discard.colour)
            if rng.random() < 0.3:
                entry.seat = discard.seat
    share = rng.choice((0.0, 0.0, 0.1, 0.5))
    for index, colour in enumerate(state.draw_pile):
        if rng.random() < share:
            known.draws.add(index=index, colour=colour)
    for seat, player in enumerate(state.players):
        for colour in player.hand:
            if rng.random() < share:
                known.hands.add(seat=seat, colour=colour)
    # A deck of which the cards seen and to come are part.
    known.deck.extend(state.limit_pile)
    if state.HasField("limit_card"):
        known.deck.append(state.limit_card)
    if state.HasField("last_check"):
        known.deck.append(state.last_check.limit_card)
    unremembered = sum(player.limit_cards for player in state.players) - 1
    equal = rng.random() < 0.7
    while len(known.deck) < MOST and (unremembered > 0 or rng.random() < 0.99):
        unremembered -= 1
        known.deck.append(rng.choice(known.deck) if equal and known.deck else _card(rng))


def large_options(options: Any, rng: random.Random) -> None:
    """The most limit cards: all different, or equal ones among them."""
    options.players = rng.randrange(2, 7)
    kinds = rng.choice((2, 12, 60, 120, 240))
    cards = [_card(rng) for _ in range(kinds)]
    cards += [rng.choice(cards) for _ in range(MOST - kinds)]
    (options.limit_pile if rng.random() < 0.5 else options.deck).extend(cards)


def _card(rng: random.Random) -> Any:
    limits = {name: rng.randrange(9) for name in COLOURS if rng.random() < 0.9}
    return game_pb2.LimitCard(**limits)


def _played(state: Any, plies: int, rng: random.Random) -> Any:
    """The state some random moves later; suspicions, which end a round, are made seldom."""
    position: Any = GAME.admit(CODEC.read_state(state))
    if is_defects(position):
        return state
    for _ in range(plies):
        to_act = GAME.to_act(position)
        if not to_act:
            break
        seat = rng.choice(to_act)
        moves = GAME.legal_moves(position, seat)
        calm = [move for move in moves if not GAME.format(move).startswith("S")]
        move = rng.choice(calm if calm and rng.random() < 0.97 else moves)
        after: Any = GAME.play(position, seat, move).position
        if not GAME.to_act(after):
            break
        position = after
    return CODEC.write_state(position)


def _piles(state: Any) -> list[Any]:
    piles = [state.draw_pile, state.discard_pile]
    for player in state.players:
        piles += [player.hand, player.face_down]
    return piles


def _colour(pile: Any, index: int) -> int:
    card = pile[index]
    colour: int = card if isinstance(card, int) else card.colour
    return colour


def _put(pile: Any, index: int, colour: int) -> None:
    if isinstance(pile[index], int):
        pile[index] = colour
    else:
        pile[index].colour = colour
