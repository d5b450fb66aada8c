"""SimulatePlayouts, over a socket."""

import pytest

from ludex.core import registry
from ludex.core.chance import MAX_SEED, Chance
from tests.laws.strategies import sample_of_positions

pytestmark = pytest.mark.parametrize("name", registry.GAMES)


@pytest.fixture
def position(name):
    return sample_of_positions(name)[3]


@pytest.fixture
def state(name, position):
    return registry.codec(name).write_state(position)


def test_playouts_are_those_of_the_rules(name, server, position, state):
    game = registry.game(name)
    answer = server.call(name, "SimulatePlayouts", state=state, count=12, seed=5)
    chance = Chance.seeded(5)
    playouts = [game.playout(position, chance.below(MAX_SEED + 1)) for _ in range(12)]
    assert answer.playouts == 12
    assert answer.plies == sum(one.plies for one in playouts)
    assert answer.shortest == min(one.plies for one in playouts)
    assert answer.longest == max(one.plies for one in playouts)
    assert answer.draws == sum(one.outcome.result.value == "drawn" for one in playouts)
    assert list(answer.wins) == [
        sum(seat in one.outcome.winners for one in playouts) for seat in range(game.seats(position))
    ]
    if game.description.scores:
        assert list(answer.score_sums) == [
            sum(scores) for scores in zip(*(one.outcome.scores for one in playouts), strict=True)
        ]
    again = server.call(name, "SimulatePlayouts", state=state, count=12, seed=5)
    assert again == answer


def test_moves_are_played_first(name, server, position, state):
    game = registry.game(name)
    seat = game.to_act(position)[0]
    move = game.legal_moves(position, seat)[0]
    ply = {"seat": seat, "move": {"text": game.format(move)}}
    answer = server.call(name, "SimulatePlayouts", state=state, plies=[ply], count=8, seed=1)
    after = registry.codec(name).write_state(game.play(position, seat, move).position)
    assert answer == server.call(name, "SimulatePlayouts", state=after, count=8, seed=1)
    failure = server.fails(name, "SimulatePlayouts", state=state, plies=[ply] * 40, count=1)
    assert failure.code.name == "FAILED_PRECONDITION"


def test_counts_are_bounded(name, server, state):
    for count in (0, 10_001):
        failure = server.fails(name, "SimulatePlayouts", state=state, count=count)
        assert failure.fields == {"count": "COUNT_OUT_OF_RANGE"}


def test_it_stops_in_time(name, server, state):
    request = server.request(name, "SimulatePlayouts", state=state, count=10_000)
    method = server.method(name, "SimulatePlayouts")
    path = f"/{method.containing_service.full_name}/SimulatePlayouts"
    data = server.channel.unary_unary(path)(request.SerializeToString(), timeout=1.0)
    assert 0 < type_of(name).FromString(data).playouts <= 10_000


def type_of(name):
    return registry.codec(name).service.SimulatePlayoutsResponse


def test_for_a_viewer_nothing_hidden_counts(name, server, position):
    game, codec = registry.game(name), registry.codec(name)
    for seat in range(2):
        viewer = {"seat": seat}
        answers = {
            server.call(
                name,
                "SimulatePlayouts",
                state=codec.write_state(alike),
                viewer=viewer,
                count=4,
                seed=9,
            ).SerializeToString()
            for alike in looking_alike(game, position, seat)
        }
        assert len(answers) == 1


def looking_alike(game, position, seat):
    from ludex.core.game import Seat

    view = game.view(position, Seat(seat))
    return [position, *(game.sample(view, None, Chance.seeded(number)) for number in range(5))]


def test_a_viewer_of_hidden_things_plays_one_move_first(name, server, position, state):
    game = registry.game(name)
    if game.description.information.value == "perfect":
        pytest.skip("nothing is hidden in this game")
    seat = game.to_act(position)[0]
    text = game.format(game.legal_moves(position, seat)[0])
    ply = {"seat": seat, "move": {"text": text}}
    asked = {"state": state, "viewer": {"seat": seat}, "count": 2}
    assert server.call(name, "SimulatePlayouts", plies=[ply], **asked).playouts == 2
    failure = server.fails(name, "SimulatePlayouts", plies=[ply, ply], **asked)
    assert failure.fields == {"plies": "ONE_PLY_FOR_VIEWER"}
    other = {"state": state, "viewer": {"seat": 1 - seat if seat < 2 else 0}, "count": 2}
    if game.description.information.value == "imperfect":
        failure = server.fails(name, "SimulatePlayouts", plies=[ply], **other)
        assert failure.info.reason == "MOVES_HIDDEN"
