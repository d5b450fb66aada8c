"""Every call of every game, over a socket."""

import pytest
from google.protobuf import json_format

from ludex.core import registry
from tests.laws.strategies import random_game, sample_of_positions, viewers

pytestmark = pytest.mark.parametrize("name", registry.GAMES)


def state_of(name, position):
    return registry.codec(name).write_state(position)


def viewer_message(viewer):
    seat = getattr(viewer, "seat", None)
    return {"spectator": True} if seat is None else {"seat": seat}


def some_positions(name):
    return sample_of_positions(name, games=2, kept=5)


def test_describe_game(name, server):
    described = server.call(name, "DescribeGame").game
    about = registry.game(name).description
    assert described.name == name
    assert described.title == about.title
    assert {kind.code for kind in described.violations} >= {kind.code for kind in about.violations}
    assert {limit.name for limit in described.limits} >= {"request_bytes", "replay_plies"}
    assert described.schema == f"ludex.{name}.v1"


def test_new_game(name, server):
    first = server.call(name, "NewGame", seed=7, include_position_key=True)
    again = server.call(name, "NewGame", seed=7, include_position_key=True)
    assert first == again
    assert first.position_key
    assert list(first.to_act)


def test_without_a_seed_games_differ_where_there_is_chance(name, server):
    keys = {
        server.call(name, "NewGame", include_position_key=True).position_key for _ in range(200)
    }
    assert len(keys) == (200 if registry.game(name).description.chance else 1)


def test_list_legal_moves(name, server):
    game = registry.game(name)
    for position in some_positions(name):
        state = state_of(name, position)
        for seat in range(game.seats(position)):
            listed = server.call(name, "ListLegalMoves", state=state, seat=seat)
            texts = [game.format(move) for move in game.legal_moves(position, seat)]
            assert [move.text for move in listed.moves] == texts
            assert listed.count == len(texts)
            assert listed.seat == seat
            assert tuple(listed.to_act) == game.to_act(position)
            assert listed.HasField("outcome") == game.outcome(position).over
            counted = server.call(name, "ListLegalMoves", state=state, seat=seat, count_only=True)
            assert (counted.count, len(counted.moves)) == (len(texts), 0)
        to_act = game.to_act(position)
        default = server.call(name, "ListLegalMoves", state=state)
        assert default.seat == (to_act[0] if to_act else 0)


def test_prefix(name, server):
    game = registry.game(name)
    position = some_positions(name)[1]
    seat = game.to_act(position)[0]
    for move in game.legal_moves(position, seat):
        text = game.format(move)
        listed = server.call(
            name, "ListLegalMoves", state=state_of(name, position), seat=seat, prefix=text
        )
        assert text in [one.text for one in listed.moves]


def test_check_and_apply_agree(name, server):
    game, codec = registry.game(name), registry.codec(name)
    steps = list(random_game(name, 11))
    texts = sorted({game.format(step.move) for step in steps})[:25]
    for step in steps[:: max(1, len(steps) // 5)]:
        state = state_of(name, step.before)
        for text in texts:
            asked = {"state": state, "seat": step.seat, "move": {"text": text}}
            checked = server.call(name, "CheckMove", **asked)
            if checked.legal:
                applied = server.call(name, "ApplyMove", **asked)
                expected = game.play(step.before, step.seat, game.parse(text))
                assert applied.state == codec.write_state(expected.position)
                assert [*applied.events] == [codec.write_event(one) for one in expected.events]
            else:
                failure = server.fails(name, "ApplyMove", **asked)
                assert failure.code.name == "FAILED_PRECONDITION"
                assert failure.info.domain == "ludex.dev"
                assert failure.info.reason == checked.violation.code
                assert failure.violation == checked.violation
                assert failure.precondition.violations[0].type == checked.violation.code
                assert failure.info.metadata["rule"] == checked.violation.rule


def test_a_game_step_by_step_is_the_game_replayed(name, server):
    game = registry.game(name)
    steps = list(random_game(name, 12))
    state = state_of(name, steps[0].before)
    plies = []
    for step in steps:
        text = game.format(step.move)
        applied = server.call(
            name,
            "ApplyMove",
            state=state,
            seat=step.seat,
            move={"text": text},
            list_next_moves=True,
            include_position_key=True,
        )
        assert applied.HasField("next_seat") == bool(applied.to_act)
        if applied.to_act:
            assert [one.text for one in applied.next_moves] == [
                game.format(one) for one in game.legal_moves(step.after, applied.next_seat)
            ]
        state = applied.state
        plies.append({"seat": step.seat, "move": {"text": text}})
    replayed = server.call(
        name,
        "ReplayGame",
        state=state_of(name, steps[0].before),
        plies=plies,
        include_position_key=True,
    )
    assert replayed.plies_played == len(steps)
    assert not replayed.HasField("violation")
    assert replayed.state == state
    assert replayed.position_key == applied.position_key
    assert replayed.outcome == applied.outcome
    assert server.call(name, "GetOutcome", state=state).outcome == applied.outcome

    half = len(plies) // 2
    broken = [*plies[:half], plies[half], plies[half], *plies[half + 1 :]]
    stopped = server.call(
        name, "ReplayGame", state=state_of(name, steps[0].before), plies=[*plies, plies[-1]]
    )
    assert stopped.plies_played == len(plies)
    assert stopped.violation.code == "GAME_OVER"
    assert stopped.state == state
    checked = server.call(name, "ReplayGame", state=state_of(name, steps[0].before), plies=broken)
    if checked.HasField("violation"):
        assert checked.plies_played >= half + 1


def test_replay_from_a_new_game(name, server):
    first = server.call(name, "NewGame", seed=5)
    replayed = server.call(name, "ReplayGame", new_game={"seed": 5})
    assert replayed.state == first.state
    assert replayed.plies_played == 0


def test_replay_names_the_ply_that_cannot_be_read(name, server):
    failure = server.fails(
        name, "ReplayGame", new_game={"seed": 5}, plies=[{"seat": 0, "move": {"text": "??"}}]
    )
    assert failure.fields == {"plies[0].move.text": "MOVE_UNREADABLE"}


def test_view_state(name, server):
    game, codec = registry.game(name), registry.codec(name)
    for position in some_positions(name):
        for viewer in viewers(name, position):
            viewed = server.call(
                name, "ViewState", state=state_of(name, position), viewer=viewer_message(viewer)
            )
            assert viewed.view == codec.write_view(game.view(position, viewer))


def test_sample_state(name, server):
    game, codec = registry.game(name), registry.codec(name)
    for position in some_positions(name):
        for viewer in viewers(name, position):
            view = codec.write_view(game.view(position, viewer))
            sampled = server.call(name, "SampleState", view=view, seed=3).state
            seen = server.call(name, "ViewState", state=sampled, viewer=viewer_message(viewer)).view
            assert seen == view
            assert server.call(name, "SampleState", view=view, seed=3).state == sampled


def test_render_state(name, server):
    game, codec = registry.game(name), registry.codec(name)
    for position in some_positions(name):
        state = state_of(name, position)
        drawing = {"legal_targets": True, "width": 300}
        assert "<svg" in server.call(name, "RenderState", state=state, drawing=drawing).svg
        for viewer in viewers(name, position):
            view = codec.write_view(game.view(position, viewer))
            of_view = server.call(name, "RenderState", view=view).svg
            assert "<svg" in of_view
            of_state = server.call(
                name, "RenderState", state=state, viewer=viewer_message(viewer)
            ).svg
            assert of_state == of_view


def test_batch_answers_as_the_single_calls_do(name, server):
    game = registry.game(name)
    position = some_positions(name)[2]
    state = state_of(name, position)
    seat = game.to_act(position)[0]
    text = game.format(game.legal_moves(position, seat)[0])
    fields = {
        "list_legal_moves": ("ListLegalMoves", {"seat": seat}),
        "check_move": ("CheckMove", {"seat": seat, "move": {"text": text}}),
        "apply_move": ("ApplyMove", {"seat": seat, "move": {"text": text}}),
        "get_outcome": ("GetOutcome", {"include_position_key": True}),
        "view_state": ("ViewState", {}),
        "render_state": ("RenderState", {}),
    }
    for shared in (True, False):
        own = {} if shared else {"state": state}
        batch = server.call(
            name,
            "Batch",
            **({"state": state} if shared else {}),
            calls=[
                *({kind: {**own, **call}} for kind, (_, call) in fields.items()),
                {"new_game": {"seed": 1}},
                {"check_move": {**own, "seat": seat, "move": {"text": "??"}}},
                {"check_move": {**own, "seat": 99, "move": {"text": text}}},
                {},
            ],
        )
        for (kind, (method, call)), result in zip(fields.items(), batch.results, strict=False):
            single = server.call(name, method, state=state, **call)
            assert getattr(result, kind) == single, method
        new, unreadable, no_seat, empty = batch.results[len(fields) :]
        assert new.new_game == server.call(name, "NewGame", seed=1)
        assert unreadable.error.code == 3
        assert "move.text" in unreadable.error.message
        assert "seat" in no_seat.error.message
        assert empty.WhichOneof("result") == "error"


def test_a_batch_without_a_position_fails_call_by_call(name, server):
    batch = server.call(name, "Batch", calls=[{"get_outcome": {}}, {"new_game": {}}])
    assert batch.results[0].error.message == "state: Give a state or a sealed state."
    assert batch.results[1].HasField("new_game")


def test_answers_survive_json(name, server):
    first = server.call(name, "NewGame", seed=2)
    for answer in (
        first,
        server.call(name, "ListLegalMoves", state=first.state),
        server.call(name, "DescribeGame"),
        server.call(name, "ViewState", state=first.state),
    ):
        text = json_format.MessageToJson(answer)
        assert json_format.Parse(text, type(answer)()) == answer
