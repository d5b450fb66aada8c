"""Moves, events and states on the wire, and moves as text."""

import pytest

from ludex.core.game import is_defects
from ludex.core.violations import Unreadable
from ludex.limes.codec import CODEC
from ludex.limes.game import GAME
from ludex.limes.moves import Declined, FigureMoved, FigurePlaced, TileLaid, TileRevealed
from ludex.limes.notation import Decline, LayTile, MoveFigure, PlaceFigure
from ludex.limes.views import Known, KnownTile
from ludex_proto.limes.v1 import game_pb2
from tests.limes.helpers import new_game, played, random_game

MOVES = [
    ("L:1,0,3", LayTile(1, 0, 3)),
    ("L:-3,-3,0", LayTile(-3, -3, 0)),
    ("P:-6,7", PlaceFigure(-6, 7)),
    ("M:2,0>-1,10", MoveFigure(2, 0, -1, 10)),
    ("-", Decline()),
    ("L:2147483647,-2147483647,0", LayTile(2**31 - 1, 1 - 2**31, 0)),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_texts(text, move):
    assert GAME.parse(text) == move
    assert GAME.format(move) == text


@pytest.mark.parametrize(
    "text",
    ["L:01,0,0", "L:+1,0,0", "L: 1,0,0", "L:1,0", "L:1,0,0,0", "P:1", "P:-0,1", "M:1,1", "--",
     "l:0,0,0", "M:1,1>2", "M:1,1>2,2>3,3", "L:9999999999,0,0", "L:2147483648,0,0", "P:1,1\n",
     "P:١,1", "-0", "X"],
)  # fmt: skip
def test_unreadable_texts(text):
    result = GAME.parse(text)
    assert isinstance(result, Unreadable)
    assert result.text == text


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves(text, move):
    message = CODEC.write_move(move)
    assert message.text == text
    assert CODEC.read_move(message) == move
    assert CODEC.read_action(message) == move
    assert CODEC.read_move(game_pb2.Move(text=text)) == move
    action = game_pb2.Move()
    action.CopyFrom(message)
    action.ClearField("text")
    assert CODEC.read_move(action) == move


def test_a_move_needs_text_or_action_and_they_must_agree():
    def codes(message):
        result = CODEC.read_move(message)
        assert is_defects(result)
        return [(defect.code, defect.field) for defect in result]

    decline = game_pb2.Decline()
    assert codes(game_pb2.Move()) == [("MOVE_MISSING", "")]
    assert codes(game_pb2.Move(text="?")) == [("MOVE_UNREADABLE", "text")]
    assert codes(game_pb2.Move(text="-" * 2000)) == [("MOVE_TOO_LONG", "text")]
    assert codes(game_pb2.Move(text="P:0,0", decline=decline)) == [("MOVE_CONTRADICTORY", "")]


def test_events():
    position = played(new_game("FWLT/0000", players=1))
    told = []
    for text in ("L:0,0,1", "P:0,0", "L:1,0,0", "M:0,0>1,0", "L:0,1,0", "-"):
        done = GAME.play(position, 0, GAME.parse(text))
        told += done.events
        position = done.position
    kinds = [type(event) for event in told]
    assert kinds == [
        *(TileLaid, FigurePlaced, TileRevealed),
        *(TileLaid, FigureMoved, TileRevealed),
        *(TileLaid, Declined, TileRevealed),
    ]
    messages = [CODEC.write_event(event) for event in told]
    assert messages[0].tile_laid == game_pb2.TileLaid(
        seat=0, number=1, laid=game_pb2.Laid(column=0, row=0, rotation=1)
    )
    assert (messages[1].figure_placed.figure.x, messages[1].figure_placed.figure.y) == (0, 0)
    assert messages[2].tile_revealed.number == 2
    moved = messages[4].figure_moved
    origin = getattr(moved, "from")
    assert (origin.x, origin.y, moved.to.x, moved.to.y) == (0, 0, 1, 0)
    assert messages[7].WhichOneof("kind") == "declined"


@pytest.mark.parametrize("seed", range(2))
def test_states_read_back(seed):
    for position in random_game(seed, players=2 + seed):
        wire = game_pb2.State.FromString(CODEC.write_state(position).SerializeToString())
        assert GAME.admit(CODEC.read_state(wire)) == position


def test_known():
    message = game_pb2.Known()
    message.tiles.add(index=4, number=7)
    assert CODEC.read_known(message) == Known((KnownTile(4, 7),))
    assert CODEC.read_known(game_pb2.Known()) == Known()
    for _ in range(64):
        message.tiles.add()
    (defect,) = CODEC.read_known(message)
    assert (defect.code, defect.field) == ("TILE_COUNT_WRONG", "tiles")
