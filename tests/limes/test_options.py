"""Options, as texts and as messages, and the first position."""

import pytest

from ludex.core.chance import Chance
from ludex.core.game import is_defects
from ludex.limes.codec import CODEC
from ludex.limes.game import GAME
from ludex.limes.options import Options
from ludex.limes.tile import parse_tile
from ludex.limes.tile_set import SHIPPED
from ludex_proto.limes.v1 import game_pb2

SIXTEEN = ",".join(["FWLT/0100"] * 16)
NUMBERS = ",".join(str(number) for number in range(16, 0, -1))


def new(options, seed=1):
    return GAME.new(options, Chance.seeded(seed))


def found(result):
    assert is_defects(result)
    return [(defect.code, defect.field) for defect in result]


def test_defaults():
    options = GAME.options({})
    assert options == Options(players=2, edge_only=False, tiles=(), order=())
    position = new(options)
    assert position.tiles == SHIPPED
    assert sorted(position.order) == list(range(1, 25))
    assert GAME.seats(position) == 2
    assert GAME.ply(position) == 0


def test_texts():
    options = GAME.options(
        {"players": "3", "edge_only": "true", "tiles": SIXTEEN, "order": NUMBERS}
    )
    tile = parse_tile("FWLT/0100")
    assert options == Options(3, True, (tile,) * 16, tuple(range(16, 0, -1)))
    position = new(options)
    assert position.order == options.order
    assert position.edge_only
    assert len(position.boards) == 3


def test_an_order_alone_is_of_the_shipped_set():
    order = ",".join(str(number) for number in range(1, 25))
    assert new(GAME.options({"order": order})).order == tuple(range(1, 25))


def test_the_same_seed_shuffles_the_same():
    assert new(Options()) == new(Options())
    assert new(Options()) != new(Options(), seed=2)


def test_an_order_given_outright_draws_nothing():
    chance = Chance.seeded(5)
    GAME.new(Options(order=tuple(range(1, 25))), chance)
    assert chance.below(1000) == Chance.seeded(5).below(1000)


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({"colour": "red"}, [("OPTION_UNKNOWN", "colour")]),
        ({"players": "two"}, [("OPTION_UNREADABLE", "players")]),
        ({"players": "-1"}, [("OPTION_UNREADABLE", "players")]),
        ({"edge_only": "yes"}, [("OPTION_UNREADABLE", "edge_only")]),
        ({"tiles": "FWLT/0100,FWL/0100"}, [("OPTION_UNREADABLE", "tiles[1]")]),
        ({"order": "1,2,x"}, [("OPTION_UNREADABLE", "order[2]")]),
        ({"order": "1,,2"}, [("OPTION_UNREADABLE", "order[1]")]),
    ],
)
def test_unreadable_texts(texts, expected):
    assert found(GAME.options(texts)) == expected


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({"players": "0"}, [("PLAYERS_OUT_OF_RANGE", "players")]),
        ({"players": "13"}, [("PLAYERS_OUT_OF_RANGE", "players")]),
        ({"tiles": "FWLT/0100"}, [("TILE_COUNT_WRONG", "tiles")]),
        ({"tiles": ",".join(["FWLT/0100"] * 100)}, [("TILE_COUNT_WRONG", "tiles")]),
        ({"order": "1,2"}, [("ORDER_LENGTH_WRONG", "order")]),
        ({"tiles": SIXTEEN, "order": NUMBERS[:-1] + "2"}, [("TILE_NUMBER_TWICE", "order[15]")]),
        ({"tiles": SIXTEEN, "order": NUMBERS[:-1] + "0"}, [("TILE_NUMBER_UNKNOWN", "order[15]")]),
    ],
)
def test_impossible_options(texts, expected):
    options = GAME.options(texts)
    assert not is_defects(options)
    assert found(new(options)) == expected


def test_messages():
    assert CODEC.read_options(game_pb2.Options()) == Options()
    options = GAME.options({"players": "12", "tiles": SIXTEEN, "order": NUMBERS})
    assert CODEC.read_options(CODEC.write_options(options)) == options
    message = CODEC.write_options(options)
    message.tiles[5].south_east = game_pb2.TERRAIN_UNSPECIFIED
    message.tiles[7].north_west = 77
    assert found(CODEC.read_options(message)) == [
        ("TERRAIN_UNKNOWN", "tiles[5].south_east"),
        ("TERRAIN_UNKNOWN", "tiles[7].north_west"),
    ]
    assert found(new(CODEC.read_options(game_pb2.Options(players=0)))) == [
        ("PLAYERS_OUT_OF_RANGE", "players")
    ]


def test_a_custom_set_need_not_keep_the_facts():
    position = new(GAME.options({"tiles": ",".join(["TTTT/1111"] * 64)}))
    assert len(position.tiles) == 64
    assert GAME.legal_moves(position, 0) == (GAME.parse("L:0,0,0"),)
