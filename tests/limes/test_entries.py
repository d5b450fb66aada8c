"""States joined from entries are protobuf's own, and read from them as field by field."""

import random

import pytest

from ludex.limes import entries
from ludex.limes.codec import CODEC, read_fields
from ludex.limes.entries import encoded_state, setup_of
from ludex.limes.geometry import MAX_XY, MIN_XY, REACH
from ludex.limes.position import BoardSetup
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
        assert encoded_state(position) == plain


def test_read_as_field_by_field():
    for position in games():
        message = game_pb2.State.FromString(encoded_state(position))
        fields = read_fields(message)
        assert setup_of(message.SerializeToString()) == fields == CODEC.read_state(message)


def test_every_laid_tile_and_figure_is_known():
    for column in range(-REACH, REACH + 1):
        for row in range(-REACH, REACH + 1):
            for rotation in range(4):
                message = game_pb2.State()
                message.boards.add().laid.add(column=column, row=row, rotation=rotation)
                (board,) = setup_of(message.SerializeToString()).boards
                assert board == BoardSetup(((column, row, rotation),), (), False)
    for x in range(MIN_XY, MAX_XY + 1):
        for y in range(MIN_XY, MAX_XY + 1):
            message = game_pb2.State()
            message.boards.add().figures.add(x=x, y=y)
            (board,) = setup_of(message.SerializeToString()).boards
            assert board == BoardSetup((), ((x, y),), False)


def test_a_new_tile_is_known_once_it_was_met():
    message = game_pb2.State()
    tile = message.tiles.add(north_west=4, north_east=4, south_east=4, south_west=4)
    tile.house_north_west = tile.house_south_west = tile.house_south_east = True
    other = message.tiles.add(north_west=3, north_east=3, south_east=1, south_west=1)
    other.house_south_west = True
    fields = CODEC.read_state(message)
    assert setup_of(message.SerializeToString()) == fields
    assert len(fields.tiles) == 2


@pytest.mark.parametrize("name", CASES)
def test_impossible_states_are_read_as_field_by_field(name):
    message = state()
    CASES[name][0](message)
    assert CODEC.read_state(message) == read_fields(message)


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
def test_unusual_states_are_read_as_field_by_field(name, before):
    whole = state().SerializeToString()
    data = UNUSUAL[name] + whole if before else whole + UNUSUAL[name]
    message = game_pb2.State.FromString(data)
    assert CODEC.read_state(message) == read_fields(message)
    setup = setup_of(UNUSUAL[name])
    assert setup is None or setup == read_fields(game_pb2.State.FromString(UNUSUAL[name]))


@pytest.mark.parametrize("seed", range(4))
def test_any_bytes_are_read_right_or_not_at_all(seed):
    rng = random.Random(seed)
    states = [encoded_state(position) for position in random_game(seed)]
    for data in states:
        for _ in range(20):
            changed = bytearray(data)
            for _ in range(rng.choice((1, 1, 2, 5))):
                changed[rng.randrange(len(changed))] = rng.choice((0, 1, 2, 10, 18, 34, 127, 255))
            del changed[len(changed) - rng.choice((0, 0, 0, 1, 2, 9)) :]
            setup = setup_of(bytes(changed))
            if setup is not None:
                assert setup == read_fields(game_pb2.State.FromString(bytes(changed)))


def test_no_more_sets_are_kept_than_a_few():
    for seed in range(200):
        message = game_pb2.State.FromString(encoded_state(next(random_game(1))))
        del message.tiles[seed % 24 :]
        message.tiles.extend(message.tiles[: seed // 24])
        assert setup_of(message.SerializeToString()) == read_fields(message)
    assert len(entries._SETS_READ) <= 64
