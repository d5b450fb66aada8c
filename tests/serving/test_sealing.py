"""Sealed states and seat tokens: what a browser may hold."""

import base64
import os

import grpc
import pytest

from ludex.core import registry
from ludex.core.chance import Chance
from ludex.core.game import Seat, Spectator
from ludex.serving.seal import Key, Opened, Sealer, new_key, read_keys
from ludex.serving.status import CallError
from tests.laws.strategies import random_game

KEY, OTHER_KEY = new_key(), new_key()
HIDING = [name for name in registry.GAMES if registry.game(name).description.chance]


@pytest.fixture
def sealing(serve):
    return serve(seal_keys=(KEY,))


def sealer(name="hexaequo", keys=(KEY,), **more):
    return Sealer(read_keys(keys), name, **more)


def reason_of(call, *arguments):
    with pytest.raises(CallError) as caught:
        call(*arguments)
    return caught.value.code_name, caught.value.reason


# The envelope


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_changed_byte_of_a_state_is_refused(name):
    codec, game = registry.codec(name), registry.game(name)
    step = next(iter(random_game(name, 1)))
    ours = sealer(name)
    state = codec.write_state(step.before).SerializeToString()
    opened = Opened(ours.new_match(), game.ply(step.before), state)
    sealed = ours.seal_state(opened, 0)
    assert ours.open_state(sealed) == opened
    for index in range(len(sealed)):
        for change in (0x01, 0x80):
            changed = bytearray(sealed)
            changed[index] ^= change
            code, reason = reason_of(ours.open_state, bytes(changed))
            assert code in {"UNAUTHENTICATED", "PERMISSION_DENIED"}
            assert reason.startswith("STATE_")
    for length in range(len(sealed)):
        assert reason_of(ours.open_state, sealed[:length])[0] == "UNAUTHENTICATED"
    assert reason_of(ours.open_state, sealed + b"\0")[1] == "STATE_ALTERED"


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_changed_character_of_a_token_is_refused(name):
    ours = sealer(name)
    match = ours.new_match()
    token = ours.token(match, 1)
    assert ours.open_token(token, match).seat == 1
    alphabet = "ABCxyz019-_=+/ é\0"
    for index in range(len(token)):
        for letter in alphabet:
            if letter != token[index]:
                changed = token[:index] + letter + token[index + 1 :]
                code, reason = reason_of(ours.open_token, changed, match)
                assert code in {"UNAUTHENTICATED", "PERMISSION_DENIED"}
                assert reason.startswith("TOKEN_")
    for changed in (token[:-1], token + "=", token + "A", token + "\n", "", " " + token):
        assert reason_of(ours.open_token, changed, match)[1].startswith("TOKEN_")


def test_each_mistake_has_its_reason():
    ours = sealer("hexaequo")
    theirs = sealer("hexaequo", keys=(OTHER_KEY,))
    elsewhere = sealer("smallholder")
    match, other = ours.new_match(), ours.new_match()
    state = ours.seal_state(Opened(match, 0, b"state"), 0)
    token = ours.token(match, 0)
    altered = state[:-1] + bytes([state[-1] ^ 1])
    assert reason_of(theirs.open_state, state) == ("UNAUTHENTICATED", "STATE_KEY_UNKNOWN")
    assert reason_of(elsewhere.open_state, state) == ("PERMISSION_DENIED", "STATE_OTHER_GAME")
    assert reason_of(ours.open_state, altered) == ("UNAUTHENTICATED", "STATE_ALTERED")
    assert reason_of(ours.open_state, b"state") == ("UNAUTHENTICATED", "STATE_NOT_SEALED")
    assert reason_of(theirs.open_token, token, match) == ("UNAUTHENTICATED", "TOKEN_KEY_UNKNOWN")
    assert reason_of(elsewhere.open_token, token, match) == (
        "PERMISSION_DENIED",
        "TOKEN_OTHER_GAME",
    )
    assert reason_of(ours.open_token, token, other) == ("PERMISSION_DENIED", "TOKEN_OTHER_MATCH")
    assert reason_of(ours.open_token, "token", match) == ("UNAUTHENTICATED", "TOKEN_NOT_SEALED")


def test_a_state_is_no_token_and_a_token_no_state():
    ours = sealer()
    match = ours.new_match()
    state = ours.seal_state(Opened(match, 0, b""), 0)
    as_token = base64.urlsafe_b64encode(state).rstrip(b"=").decode()
    assert reason_of(ours.open_token, as_token, match)[1] == "TOKEN_NOT_SEALED"
    token = ours.token(match, 0)
    as_state = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
    assert reason_of(ours.open_state, as_state)[1] == "STATE_NOT_SEALED"


def test_tokens_expire_when_told_to():
    now = [1000.0]
    ours = sealer(token_seconds=60, clock=lambda: now[0])
    match = ours.new_match()
    token = ours.token(match, 2)
    assert ours.open_token(token, match).seat == 2
    now[0] = 1060.0
    assert reason_of(ours.open_token, token, match) == ("UNAUTHENTICATED", "TOKEN_EXPIRED")


def test_keys_rotate():
    old = sealer(keys=(OTHER_KEY,))
    match = old.new_match()
    state = old.seal_state(Opened(match, 3, b"old"), 0)
    both = sealer(keys=(KEY, OTHER_KEY))
    assert both.open_state(state).state == b"old"
    fresh = both.seal_state(Opened(match, 4, b"new"), 0)
    assert sealer(keys=(KEY,)).open_state(fresh).state == b"new"
    assert reason_of(old.open_state, fresh)[1] == "STATE_KEY_UNKNOWN"


def test_keys_are_read_and_never_shown():
    assert read_keys(["", "# a comment", KEY]) != ()
    (key,) = read_keys([KEY])
    assert KEY not in repr(key)
    assert KEY not in str(key)
    for wrong in ("short", KEY[:-4], "é" * 44, "!" * 44):
        with pytest.raises(ValueError, match="sealing key 1") as caught:
            read_keys([wrong])
        assert wrong not in str(caught.value)
    with pytest.raises(ValueError, match="32 bytes"):
        Key.of(os.urandom(16))


# Calls


def new_game(server, name, **fields):
    return server.call(name, "NewGame", sealed=True, seed=3, **fields)


def test_without_a_key_there_is_no_sealing(server):
    for fields in ({"sealed": True},):
        failure = server.fails("hexaequo", "NewGame", **fields)
        assert failure.code is grpc.StatusCode.FAILED_PRECONDITION
        assert failure.info.reason == "SEALING_OFF"
    assert server.fails("hexaequo", "GetOutcome", sealed_state=b"x").info.reason == "SEALING_OFF"


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_whole_sealed_game_is_the_plain_game(name, sealing):
    game, codec = registry.game(name), registry.codec(name)
    opened = sealing.call(name, "NewGame", sealed=True, seed=8)
    assert not opened.HasField("state")
    assert not opened.position_key
    position = game.new(game.options({}), Chance.seeded(8))
    assert len(opened.seat_tokens) == game.seats(position)
    sealed = opened.sealed_state
    for index in range(60):
        to_act = game.to_act(position)
        if not to_act:
            break
        seat = to_act[-1]
        token = opened.seat_tokens[seat]
        moves = game.legal_moves(position, seat)
        listed = sealing.call(name, "ListLegalMoves", sealed_state=sealed, seat_token=token)
        assert listed.seat == seat
        assert [one.text for one in listed.moves] == [game.format(move) for move in moves]
        move = moves[index * 7 % len(moves)]
        applied = sealing.call(
            name,
            "ApplyMove",
            sealed_state=sealed,
            seat_token=token,
            move={"text": game.format(move)},
            include_position_key=True,
        )
        played = game.play(position, seat, move)
        position, sealed = played.position, applied.sealed_state
        assert not applied.HasField("state")
        assert not applied.position_key
        assert applied.view == codec.write_view(game.view(position, Seat(seat)))
        assert [*applied.events] == [
            codec.write_event(event) for event in game.shown(played.events, Seat(seat))
        ]
        assert tuple(applied.to_act) == game.to_act(position)
    for seat, token in enumerate(opened.seat_tokens):
        viewed = sealing.call(name, "ViewState", sealed_state=sealed, seat_token=token)
        assert viewed.view == codec.write_view(game.view(position, Seat(seat)))
    viewed = sealing.call(name, "ViewState", sealed_state=sealed)
    assert viewed.view == codec.write_view(game.view(position, Spectator()))
    outcome = sealing.call(name, "GetOutcome", sealed_state=sealed, include_position_key=True)
    assert tuple(outcome.to_act) == game.to_act(position)
    assert not outcome.position_key
    assert "<svg" in sealing.call(name, "RenderState", sealed_state=sealed).svg


@pytest.mark.parametrize("name", registry.GAMES)
def test_nobody_moves_for_another(name, sealing):
    opened = new_game(sealing, name)
    to_act = opened.to_act[0]
    other = 1 - to_act
    state = opened.sealed_state
    move = {
        "text": registry.game(name).format(
            registry.game(name).legal_moves(
                registry.game(name).new(
                    registry.game(name).options({}),
                    Chance.seeded(3),
                ),
                to_act,
            )[0]
        )
    }
    failure = sealing.fails(name, "ApplyMove", sealed_state=state, move=move)
    assert (failure.code.name, failure.info.reason) == ("UNAUTHENTICATED", "TOKEN_MISSING")
    failure = sealing.fails(
        name,
        "ApplyMove",
        sealed_state=state,
        seat_token=opened.seat_tokens[other],
        seat=to_act,
        move=move,
    )
    assert (failure.code.name, failure.info.reason) == ("PERMISSION_DENIED", "TOKEN_OTHER_SEAT")
    elsewhere = new_game(sealing, name)
    failure = sealing.fails(
        name, "ApplyMove", sealed_state=state, seat_token=elsewhere.seat_tokens[to_act], move=move
    )
    assert failure.info.reason == "TOKEN_OTHER_MATCH"
    failure = sealing.fails(name, "ViewState", sealed_state=state, viewer={"seat": other})
    assert failure.info.reason == "VIEWER_WITH_SEALED"
    replay = sealing.fails(
        name,
        "ReplayGame",
        sealed_state=state,
        seat_token=opened.seat_tokens[other],
        plies=[{"seat": to_act, "move": move}],
    )
    assert replay.info.reason == "TOKEN_OTHER_SEAT"


def test_a_spectator_and_the_other_seat_are_told_no_hidden_moves(sealing):
    for name in HIDING:
        if registry.game(name).description.information.value != "imperfect":
            continue
        opened = new_game(sealing, name)
        state = opened.sealed_state
        for fields in ({}, {"seat_token": opened.seat_tokens[1], "seat": 0}):
            for method in ("ListLegalMoves", "CheckMove"):
                move = {"move": {"text": "X"}} if method == "CheckMove" else {}
                failure = sealing.fails(
                    name, method, sealed_state=state, **{"seat": 0, **fields}, **move
                )
                assert failure.info.reason == "MOVES_HIDDEN"


def test_batches_keep_the_seal(sealing):
    for name in registry.GAMES:
        opened = new_game(sealing, name)
        batch = sealing.call(
            name,
            "Batch",
            sealed_state=opened.sealed_state,
            seat_token=opened.seat_tokens[0],
            calls=[{"view_state": {}}, {"view_state": {"seat_token": opened.seat_tokens[1]}}],
        )
        seats = [result.view_state.view.seat for result in batch.results]
        assert seats == [0, 1]


def test_a_server_can_be_told_to_accept_sealed_states_only(serve):
    server = serve(seal_keys=(KEY,), sealed_only=True)
    for name in registry.GAMES:
        plain = server.fails(name, "NewGame")
        assert (plain.code.name, plain.info.reason) == ("PERMISSION_DENIED", "PLAIN_REFUSED")
        opened = new_game(server, name)
        assert server.call(name, "GetOutcome", sealed_state=opened.sealed_state).to_act
        refused = server.fails(name, "GetOutcome", state={})
        assert refused.info.reason == "PLAIN_REFUSED"
        refused = server.fails(name, "ReplayGame", new_game={})
        assert refused.info.reason == "PLAIN_REFUSED"


@pytest.mark.parametrize("name", HIDING)
def test_the_length_of_a_sealed_state_tells_nothing(name):
    """Exactly, and not only because lengths are rounded up: the padded content is compared."""
    game, codec = registry.game(name), registry.codec(name)
    for seed in range(6):
        for step in random_game(name, seed, 30):
            for seat in range(game.seats(step.after)):
                view = game.view(step.after, Seat(seat))
                lengths = set()
                for number in range(4):
                    alike = game.sample(view, None, Chance.seeded(number))
                    lengths.add(len(codec.encode_state(alike)) + codec.slack(alike))
                lengths.add(len(codec.encode_state(step.after)) + codec.slack(step.after))
                assert len(lengths) == 1
