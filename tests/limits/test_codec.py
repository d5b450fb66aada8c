"""Messages: everything that is written reads back, and nonsense is told, not raised."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.chance import Chance
from ludex.core.game import Seat, Spectator, is_defects
from ludex.limits.codec import CODEC
from ludex.limits.events import Committed
from ludex.limits.game import GAME
from ludex.limits.known import Known, KnownDiscard, KnownDraw, KnownHand
from ludex.limits.moves import Commit, Suspect
from ludex.limits.opening import Options
from ludex_proto.limits.v1 import game_pb2
from tests.limits.helpers import limits, new, pile, setup_of, walk


@pytest.mark.parametrize("seed", range(10))
def test_states_views_moves_and_events(seed: int) -> None:
    for position, seat, move in walk(seed):
        state = game_pb2.State.FromString(CODEC.write_state(position).SerializeToString())
        assert CODEC.read_state(state) == setup_of(position)
        for viewer in (Seat(seat), Spectator()):
            view = GAME.view(position, viewer)
            message = game_pb2.View.FromString(CODEC.write_view(view).SerializeToString())
            assert CODEC.read_view(message) == view
        written = CODEC.write_move(move)
        assert written.text == GAME.format(move)
        assert CODEC.read_move(written) == move
        assert CODEC.read_move(game_pb2.Move(text=written.text)) == move
        written.ClearField("text")
        assert CODEC.read_move(written) == move
        if GAME.to_act(position):
            for event in GAME.play(position, seat, move).events:
                kind = CODEC.write_event(event).WhichOneof("kind")
                assert kind.replace("_", "") == type(event).__name__.lower()


def test_hidden_cards_are_left_out_of_events() -> None:
    event = GAME.shown((Committed(1, (4,)),), Seat(0))[0]
    assert CODEC.write_event(event) == game_pb2.Event(committed={"seat": 1})


def test_a_view_says_no_seat_for_a_spectator_and_zero_for_seat_0() -> None:
    position = new(3)
    assert not CODEC.write_view(GAME.view(position, Spectator())).HasField("seat")
    assert CODEC.write_view(GAME.view(position, Seat(0))).HasField("seat")


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(4, 3),
        Options(2, 1, (limits("X0123"),) * 15),
        Options(6, 0, (), (limits("X0123"), limits("00000")), pile("RYGBP" * 12)),
    ],
)
def test_options(options: Options) -> None:
    message = CODEC.write_options(options)
    assert CODEC.read_options(game_pb2.Options.FromString(message.SerializeToString())) == options


def test_options_left_out_take_their_defaults() -> None:
    assert CODEC.read_options(game_pb2.Options()) == Options(2, 0)


def test_commitments_are_read_in_any_order() -> None:
    message = game_pb2.Move(commit={"cards": [4, 1]})
    assert CODEC.read_move(message) == Commit((0, 3))
    assert CODEC.read_move(game_pb2.Move(suspect={"seat": 2**32 - 1})) == Suspect(2**32 - 1)


def codes(read: Any) -> list[tuple[str, str]]:
    assert is_defects(read), read
    return [(defect.code, defect.field) for defect in read]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ({}, ("MOVE_MISSING", "")),
        ({"text": "Q"}, ("MOVE_UNREADABLE", "text")),
        ({"text": "R", "place": {"colour": 2}}, ("MOVE_CONTRADICTORY", "")),
        ({"place": {}}, ("COLOUR_UNKNOWN", "place.colour")),
        ({"place": {"colour": 6}}, ("COLOUR_UNKNOWN", "place.colour")),
        ({"commit": {}}, ("COMMITTED_CARDS_UNREADABLE", "commit.cards")),
        ({"commit": {"cards": [1, 0]}}, ("COLOUR_UNKNOWN", "commit.cards[1]")),
        ({"commit": {"cards": [1] * 61}}, ("TOO_MANY_ENTRIES", "commit.cards")),
    ],
)
def test_unreadable_moves(move: dict[str, Any], expected: tuple[str, str]) -> None:
    assert codes(CODEC.read_move(game_pb2.Move(**move))) == [expected]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda v: v.ClearField("players"), ("PLAYERS_OUT_OF_RANGE", "players")),
        (lambda v: setattr(v, "seat", 3), ("SEAT_OUT_OF_RANGE", "seat")),
        (lambda v: setattr(v, "to_move", 3), ("SEAT_OUT_OF_RANGE", "to_move")),
        (lambda v: setattr(v, "starting_seat", 9), ("SEAT_OUT_OF_RANGE", "starting_seat")),
        (lambda v: setattr(v, "top_discard", 0), ("COLOUR_UNKNOWN", "top_discard")),
        (lambda v: v.hand.append(9), ("COLOUR_UNKNOWN", "hand[5]")),
        (lambda v: v.hand.extend([1] * 20), ("TOO_MANY_ENTRIES", "hand")),
        (lambda v: setattr(v, "draw_pile_size", 61), ("TOO_MANY_ENTRIES", "draw_pile_size")),
        (
            lambda v: setattr(v.players[1], "hand_size", 4_000_000_000),
            ("TOO_MANY_ENTRIES", "players[1].hand_size"),
        ),
        (lambda v: v.last_check.SetInParent(), ("MESSAGE_MISSING", "last_check.limit_card")),
    ],
)
def test_unreadable_views(change: Any, expected: tuple[str, str]) -> None:
    view = CODEC.write_view(GAME.view(new(3), Seat(1)))
    change(view)
    assert expected in codes(CODEC.read_view(view))


def test_a_spectator_with_cards() -> None:
    view = CODEC.write_view(GAME.view(new(3), Seat(1)))
    view.ClearField("seat")
    assert codes(CODEC.read_view(view)) == [("OWN_CARDS_WRONG", "hand")]


def test_known() -> None:
    message = game_pb2.Known(
        discards=[{"index": 0, "colour": 2, "seat": 0}, {"index": 1, "colour": 3}],
        draws=[{"index": 4, "colour": 5}],
        hands=[{"seat": 2, "colour": 1}],
        deck=[{"red": 0}],
        seen_limit_cards=[{"blue": 9}],
    )
    assert CODEC.read_known(message) == Known(
        (KnownDiscard(0, 1, 0), KnownDiscard(1, 2)),
        (KnownDraw(4, 4),),
        (KnownHand(2, 0),),
        (limits("0XXXX"),),
        (limits("XXX9X"),),
    )
    assert CODEC.read_known(game_pb2.Known()) == Known()


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        ({"discards": [{"index": 1}]}, ("COLOUR_UNKNOWN", "discards[0].colour")),
        ({"draws": [{"colour": 1}, {"colour": 7}]}, ("COLOUR_UNKNOWN", "draws[1].colour")),
        ({"hands": [{"seat": 1}]}, ("COLOUR_UNKNOWN", "hands[0].colour")),
        ({"hands": [{"colour": 1}] * 61}, ("TOO_MANY_ENTRIES", "hands")),
        ({"deck": [{}] * 241}, ("TOO_MANY_ENTRIES", "deck")),
    ],
)
def test_unreadable_known(known: dict[str, Any], expected: tuple[str, str]) -> None:
    assert codes(CODEC.read_known(game_pb2.Known(**known))) == [expected]


def test_a_message_of_a_whole_game_is_deterministic() -> None:
    position = GAME.new(Options(5, 2), Chance.seeded(11))
    one = CODEC.write_state(position).SerializeToString()
    assert one == CODEC.write_state(position).SerializeToString()
