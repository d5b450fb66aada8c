"""Laws that every game's messages obey."""

from random import Random

import pytest
from google.protobuf import json_format
from google.protobuf.message import DecodeError

from ludex.core import registry
from ludex.core.chance import Chance
from ludex.core.game import is_defects
from tests.laws.spoiling import spoilt
from tests.laws.strategies import random_game, sample_of_positions, viewers

pytestmark = pytest.mark.parametrize("name", registry.GAMES)


def test_states_read_back(name):
    game, codec = registry.game(name), registry.codec(name)
    for position in sample_of_positions(name):
        message = codec.write_state(position)
        setup = codec.read_state(message)
        assert not is_defects(setup), setup
        admitted = game.admit(setup)
        assert not is_defects(admitted), admitted
        assert admitted == position
        assert game.key(admitted) == game.key(position)
        assert game.outcome(admitted) == game.outcome(position)
        for seat in range(game.seats(position)):
            assert game.legal_moves(admitted, seat) == game.legal_moves(position, seat)


def plainly_admitted(codec, state):
    """What `Codec.admit` says of an encoded State, by its message and field by field."""
    setup = codec.read_state(codec.vocabulary.State.FromString(state))
    return setup if is_defects(setup) else codec.game.admit(setup)


def same(one, other):
    """Whether two positions, or lists of defects, are equal, fields that follow included."""
    return one == other and repr(one) == repr(other)


def test_encoded_states_are_admitted_as_their_messages(name):
    codec = registry.codec(name)
    for position in sample_of_positions(name):
        encoded = codec.encode_state(position)
        assert same(codec.admit(encoded), plainly_admitted(codec, encoded))
        assert codec.admit(encoded) == position


@pytest.mark.parametrize("seed", range(4))
def test_any_bytes_are_admitted_as_protobuf_reads_them(name, seed):
    codec, random = registry.codec(name), Random(seed)
    good = [codec.encode_state(position) for position in sample_of_positions(name)]
    state = codec.vocabulary.State
    parsed = accepted = 0
    for _ in range(2500):
        changed = spoilt(random.choice(good), state.DESCRIPTOR, random)
        try:
            plain = plainly_admitted(codec, changed)
        except DecodeError:
            with pytest.raises(DecodeError):
                codec.admit(changed)
            continue
        assert same(codec.admit(changed), plain)
        parsed += 1
        accepted += not is_defects(plain)
    assert parsed > 500
    assert accepted > 100


def test_states_survive_json(name):
    codec = registry.codec(name)
    for position in sample_of_positions(name):
        message = codec.write_state(position)
        text = json_format.MessageToJson(message)
        assert json_format.Parse(text, type(message)()) == message


def test_every_position_of_a_game_is_admitted(name):
    game, codec = registry.game(name), registry.codec(name)
    for seed in range(20, 24):
        for step in random_game(name, seed):
            setup = codec.read_state(codec.write_state(step.after))
            assert not is_defects(setup), setup
            assert game.admit(setup) == step.after


def test_moves_read_back_as_text_as_action_and_as_both(name):
    game, codec = registry.game(name), registry.codec(name)
    for position in sample_of_positions(name, games=3):
        for seat in game.to_act(position):
            for move in game.legal_moves(position, seat)[:40]:
                both = codec.write_move(move)
                assert both.text == game.format(move)
                assert codec.read_move(both) == move
                assert codec.read_move(type(both)(text=both.text)) == move
                action = type(both)()
                action.CopyFrom(both)
                action.text = ""
                assert codec.read_move(action) == move


def test_a_move_that_contradicts_itself_is_refused(name):
    game, codec = registry.game(name), registry.codec(name)
    position = sample_of_positions(name)[0]
    seat = game.to_act(position)[0]
    first, second = game.legal_moves(position, seat)[:2]
    written = codec.write_move(first)
    message = type(written)()
    message.CopyFrom(written)  # written messages can be shared
    message.text = game.format(second)
    (defect,) = codec.read_move(message)
    assert defect.code == "MOVE_CONTRADICTORY"


def test_empty_moves_and_states_are_defects(name):
    codec = registry.codec(name)
    position = sample_of_positions(name)[0]
    move_type = type(codec.write_move(registry.game(name).legal_moves(position, 0)[0]))
    assert codec.read_move(move_type())[0].code == "MOVE_MISSING"
    assert codec.read_move(move_type(text="?"))[0].code == "MOVE_UNREADABLE"
    assert codec.read_move(move_type(text="A" * 5000))[0].code == "MOVE_TOO_LONG"
    setup = codec.read_state(type(codec.write_state(position))())
    assert is_defects(setup) or is_defects(registry.game(name).admit(setup))


def test_defects_are_described(name):
    codec = registry.codec(name)
    described = {defect.code for defect in registry.game(name).description.defects}
    position = sample_of_positions(name)[0]
    setup = codec.read_state(type(codec.write_state(position))())
    defects = setup if is_defects(setup) else registry.game(name).admit(setup)
    assert {defect.code for defect in defects} <= described


def test_views_read_back(name):
    game, codec = registry.game(name), registry.codec(name)
    for position in sample_of_positions(name):
        for viewer in viewers(name, position):
            view = game.view(position, viewer)
            assert codec.read_view(codec.write_view(view)) == view


def test_events_are_written(name):
    codec = registry.codec(name)
    for step in random_game(name, 5):
        for event in step.events:
            assert codec.write_event(event).WhichOneof("kind")


def test_options_are_the_fields_of_the_message(name):
    game, codec = registry.game(name), registry.codec(name)
    fields = {field.name for field in codec.vocabulary.Options.DESCRIPTOR.fields}
    assert {option.name for option in game.description.options} == fields


def test_options_read_back(name):
    game, codec = registry.game(name), registry.codec(name)
    for option in game.description.options:
        for choice in option.choices or (option.default,):
            options = game.options({option.name: choice} if choice else {})
            assert not is_defects(options)
            assert codec.read_options(codec.write_options(options)) == options
    assert codec.read_options(codec.vocabulary.Options()) == game.options({})
    assert game.new(game.options({}), Chance.seeded(1)) == game.new(
        codec.read_options(codec.vocabulary.Options()), Chance.seeded(1)
    )
