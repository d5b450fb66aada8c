"""A position reached by play, and the same position read from its state, answer everything alike.

A server that remembers positions answers with either, as it happens; nobody may be able to tell.
"""

import random

import pytest

from ludex.core import registry
from ludex.core.game import PictureOptions, is_defects
from tests.laws.strategies import random_game, sample_of_positions, viewers

GAMES_PLAYED = 6
POOL = 40


def read_again(name, position):
    """The position as it comes back from a client."""
    codec = registry.codec(name)
    admitted = codec.game.admit(codec.read_state(codec.write_state(position)))
    assert not is_defects(admitted), admitted
    return admitted


def answers(name, position, texts):
    """All that can be asked about the position. `texts`: moves to ask about, legal or not."""
    codec = registry.codec(name)
    game = codec.game
    layers = frozenset(layer.code for layer in game.description.layers)
    to_act = game.to_act(position)
    yield "to_act", to_act
    yield "seats", (game.seats(position), game.sizes(position), game.ply(position))
    yield "outcome", game.outcome(position)
    yield "key", game.key(position)
    yield "state", codec.encode_state(position)
    yield "slack", codec.slack(position)
    yield "diagram", game.diagram(position)
    for viewer in viewers(name, position):
        view = game.view(position, viewer)
        yield f"view of {viewer}", codec.write_view(view).SerializeToString(deterministic=True)
        yield f"picture for {viewer}", game.picture(view, PictureOptions(layers=layers))
    for seat in to_act:
        moves = game.legal_moves(position, seat)
        yield f"moves of {seat}", moves
        yield f"encoded moves of {seat}", codec.encode_legal_moves(position, seat, 1)
        options = PictureOptions(layers=layers, targets=moves[:20])
        yield f"picture for {seat}", game.picture(position, options)
        for text in texts:
            move = game.parse(text)
            yield f"{text} of {seat}", game.refuse(position, seat, move)
        for move in moves[:5]:
            played = game.play(position, seat, move)
            yield f"events of {game.format(move)}", played.events
            yield f"after {game.format(move)}", codec.encode_state(played.position)


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_position_reached_by_play_answers_as_the_one_read_from_its_state(name):
    game = registry.game(name)
    rng = random.Random(3)
    pool = sorted(
        {
            game.format(move)
            for position in sample_of_positions(name)
            for seat in game.to_act(position)
            for move in game.legal_moves(position, seat)
        }
    )
    compared = 0
    for seed in range(GAMES_PLAYED):
        steps = list(random_game(name, seed))
        for step in [*steps[:: max(1, len(steps) // 12)], steps[-1]]:
            texts = rng.sample(pool, min(POOL, len(pool)))
            again = read_again(name, step.after)
            pairs = zip(answers(name, step.after, texts), answers(name, again, texts), strict=True)
            for (what, played), (_, read) in pairs:
                assert played == read, what
                compared += 1
    assert compared > 1000
