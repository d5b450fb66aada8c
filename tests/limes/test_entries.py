"""States joined from entries are protobuf's own, and admitted as they are field by field."""

import random

import pytest

from ludex.core.game import is_defects
from ludex.limes import entries
from ludex.limes.codec import CODEC
from ludex.limes.entries import encode_state, remember, tiles_of
from ludex.limes.game import GAME
from ludex.limes.glance import at_a_glance
from ludex_proto.limes.v1 import game_pb2
from tests.limes.helpers import any_tiles, random_game
from tests.limes.test_admission import CASES, state


def games():
    yield from random_game(1)
    yield from random_game(2, players=12, edge_only=True)
    for seed in range(3):
        yield from random_game(seed, players=1, tiles=any_tiles(seed, 16 + 24 * seed))


def test_written_as_protobuf_does():
    for position in games():
        plain = CODEC.write_state(position).SerializeToString(deterministic=True)
        assert encode_state(position) == plain


def test_a_new_tile_is_known_once_it_was_met():
    message = game_pb2.State()
    tile = message.tiles.add(north_west=4, north_east=4, south_east=4, south_west=4)
    tile.house_north_west = tile.house_south_west = tile.house_south_east = True
    other = message.tiles.add(north_west=3, north_east=3, south_east=1, south_west=1)
    other.house_south_west = True
    tiles = message.SerializeToString()
    read = CODEC.read_state(message).tiles
    assert len(read) == 2
    assert tiles_of(tiles) == read
    assert tiles_of(tiles.replace(b"\x08\x03", b"\x08\x09")) is None


def plainly_admitted(data):
    """What is said of an encoded State that is read field by field."""
    setup = CODEC.read_state(game_pb2.State.FromString(data))
    return setup if is_defects(setup) else GAME.admit(setup)


@pytest.mark.parametrize("name", CASES)
def test_impossible_states_are_told_as_field_by_field(name):
    message = state()
    CASES[name][0](message)
    data = message.SerializeToString()
    assert CODEC.admit(data) == plainly_admitted(data)


UNUSUAL = {
    "a field that nobody knows": b"\x98\x06\x01",
    "a board with one": b"\x22\x03\x98\x06\x01",
    "a laid tile with one": b"\x22\x05\x0a\x03\x98\x06\x01",
    "a long field": b"\x9a\x06\xc8\x01" + bytes(200),
    "a tile with a long field": b"\x12\xcb\x01\x9a\x06\xc7\x01" + bytes(199),
    "a column far off": b"\x22\x04\x0a\x02\x08\x7f",
    "a great number in the order": b"\x1a\x02\x80\x01",
    "a long order": b"\x1a\xac\x02" + bytes(300),
    "a great ply": b"\x28\xff\xff\xff\xff\x0f",
    "many moves": b"\x28\x80\x80\x01",
    "a long board": b"\x22\xac\x02" + b"\x0a\x00" * 150,
    "a board of too many": b"\x22\x24" + b"\x0a\x00" * 18,
    "figures before tiles": b"\x22\x04\x12\x00\x0a\x00",
    "thirteen boards": b"\x22\x00" * 13,
}


@pytest.mark.parametrize("name", UNUSUAL)
@pytest.mark.parametrize("before", [False, True])
def test_unusual_states_are_admitted_as_field_by_field(name, before):
    whole = state().SerializeToString()
    data = UNUSUAL[name] + whole if before else whole + UNUSUAL[name]
    assert CODEC.admit(data) == plainly_admitted(data)
    assert CODEC.admit(UNUSUAL[name]) == plainly_admitted(UNUSUAL[name])


@pytest.mark.parametrize("seed", range(4))
def test_any_bytes_are_read_right_or_not_at_all(seed):
    rng = random.Random(seed)
    states = [encode_state(position) for position in random_game(seed)]
    for data in states:
        for _ in range(20):
            changed = bytearray(data)
            for _ in range(rng.choice((1, 1, 2, 5))):
                changed[rng.randrange(len(changed))] = rng.choice((0, 1, 2, 10, 18, 34, 127, 255))
            del changed[len(changed) - rng.choice((0, 0, 0, 1, 2, 9)) :]
            position = at_a_glance(bytes(changed))
            if position is not None:
                assert position == plainly_admitted(bytes(changed))


def test_no_more_sets_are_kept_than_a_few():
    for seed in range(200):
        message = game_pb2.State.FromString(encode_state(next(random_game(1))))
        del message.tiles[seed % 24 :]
        message.tiles.extend(message.tiles[: seed // 24])
        tiles = CODEC.read_state(message).tiles
        assert tiles_of(b"".join(remember(tile) for tile in tiles)) == tiles
    assert len(entries._SETS_READ) <= 64
