"""Laws that every game's rules obey."""

import random
import re

import pytest

from ludex.core import registry
from ludex.core.chance import Chance
from ludex.core.game import is_defects
from ludex.core.violations import Unreadable
from tests.laws.strategies import (
    first_position,
    random_game,
    sample_of_positions,
    viewers,
)

pytestmark = pytest.mark.parametrize("name", registry.GAMES)


def test_listed_moves_are_accepted_and_distinct(name):
    game = registry.game(name)
    for position in sample_of_positions(name):
        for seat in range(game.seats(position)):
            moves = game.legal_moves(position, seat)
            assert len(set(moves)) == len(moves)
            assert len({game.format(move) for move in moves}) == len(moves)
            for move in moves:
                assert game.refuse(position, seat, move) is None
                assert game.canonical(position, seat, move) == move


def test_a_move_is_legal_exactly_when_its_effect_is_listed(name):
    game = registry.game(name)
    rng = random.Random(1)
    positions = sample_of_positions(name)
    pool = sorted(
        {
            game.format(move)
            for position in positions
            for seat in game.to_act(position)
            for move in game.legal_moves(position, seat)
        }
    )
    refused = 0
    for position in positions:
        for seat in game.to_act(position):
            listed = set(game.legal_moves(position, seat))
            for text in rng.sample(pool, min(60, len(pool))):
                move = game.parse(text)
                assert not isinstance(move, Unreadable)
                violation = game.refuse(position, seat, move)
                if violation is None:
                    assert game.canonical(position, seat, move) in listed
                else:
                    refused += 1
                    assert move not in listed
    assert refused > 0


def test_violations_are_described(name):
    game = registry.game(name)
    description = game.description
    codes = [kind.code for kind in description.violations]
    assert len(set(codes)) == len(codes)
    for kind in description.violations:
        assert re.fullmatch(r"[A-Z][A-Z0-9_]+", kind.code)
        assert kind.summary.endswith(".")
        assert re.fullmatch(r"[a-z]+#[a-z0-9-]+", kind.rule)
    for named in (*description.defects, *description.endings):
        assert re.fullmatch(r"[A-Z][A-Z0-9_]+", named.code)
        assert named.summary.endswith(".")


def test_turns(name):
    game = registry.game(name)
    for position in sample_of_positions(name):
        to_act = game.to_act(position)
        outcome = game.outcome(position)
        assert list(to_act) == sorted(set(to_act))
        assert outcome.over == (not to_act)
        assert bool(outcome.reason) == outcome.over
        if outcome.over:
            assert outcome.reason in {ending.code for ending in game.description.endings}
        if game.description.scores:
            assert len(outcome.scores) == game.seats(position)
        for seat in range(game.seats(position)):
            assert bool(game.legal_moves(position, seat)) == (seat in to_act)


def test_who_is_not_to_act_is_refused(name):
    game = registry.game(name)
    codes = {kind.code for kind in game.description.violations}
    for seed in range(3):
        for step in random_game(name, seed):
            for seat in range(game.seats(step.after)):
                if seat in game.to_act(step.after):
                    continue
                violation = game.refuse(step.after, seat, step.move)
                assert violation is not None
                assert violation.code in codes
                if not game.to_act(step.after):
                    assert violation.code == "GAME_OVER"


def test_playing_leaves_the_position_alone_and_counts_plies(name):
    game, codec = registry.game(name), registry.codec(name)
    for step in random_game(name, 1):
        before = codec.write_state(step.before).SerializeToString(deterministic=True)
        again = game.play(step.before, step.seat, step.move)
        assert again.position == step.after
        assert again.events == step.events
        assert codec.write_state(step.before).SerializeToString(deterministic=True) == before
        assert game.ply(step.after) == game.ply(step.before) + 1


def test_a_refused_move_changes_nothing(name):
    game, codec = registry.game(name), registry.codec(name)
    for step in random_game(name, 2):
        before = codec.write_state(step.after).SerializeToString(deterministic=True)
        game.refuse(step.after, step.seat, step.move)
        assert codec.write_state(step.after).SerializeToString(deterministic=True) == before


def test_random_games_end(name):
    game = registry.game(name)
    for seed in range(4):
        *_, last = random_game(name, seed, 5000)
        assert game.outcome(last.after).over


def test_the_same_seed_gives_the_same_game(name):
    assert first_position(name, 3) == first_position(name, 3)


def test_chance_is_used_where_the_description_says_so(name):
    game = registry.game(name)
    options = game.options({})
    keys = {game.key(game.new(options, Chance.system())) for _ in range(20)}
    assert (len(keys) == 20) == game.description.chance


def test_default_options_are_the_described_ones(name):
    game = registry.game(name)
    defaults = {option.name: option.default for option in game.description.options}
    assert game.options({}) == game.options({k: v for k, v in defaults.items() if v})


def test_every_choice_of_an_option_is_accepted(name):
    game = registry.game(name)
    for option in game.description.options:
        for choice in option.choices:
            options = game.options({option.name: choice})
            assert not is_defects(options)
            assert not is_defects(game.new(options, Chance.seeded(0)))


def test_nonsense_options_are_defects(name):
    game = registry.game(name)
    defects = game.options({"no_such_option": "1"})
    assert is_defects(defects)
    assert defects[0].field == "no_such_option"
    for option in game.description.options:
        defects = game.options({option.name: "no such value"})
        assert is_defects(defects), option
        assert defects[0].field.startswith(option.name)


def test_texts_read_back(name):
    game = registry.game(name)
    for position in sample_of_positions(name):
        for seat in game.to_act(position):
            for move in game.legal_moves(position, seat):
                assert game.parse(game.format(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "?",
        "é",
        "T@",
        "\x00",
        "A" * 500,
        "9" * 400,
        "-" * 300,
        "L:9999999999,0,0",
        "J8-" * 90,
    ],
)
def test_hostile_texts_are_unreadable_or_refused(name, text):
    game = registry.game(name)
    move = game.parse(text)
    if isinstance(move, Unreadable):
        assert move.message.endswith(".")
    else:
        position = first_position(name, 0)
        violation = game.refuse(position, game.to_act(position)[0], move)
        if violation is not None:
            assert violation.code in {kind.code for kind in game.description.violations}


def test_beginnings(name):
    game = registry.game(name)
    for position in sample_of_positions(name):
        for seat in game.to_act(position):
            moves = game.legal_moves(position, seat)
            assert game.beginning_with(position, seat, "no such beginning") == ()
            firsts = {game.format(move)[0] for move in moves}
            found = [game.beginning_with(position, seat, first) for first in sorted(firsts)]
            assert sorted(game.format(m) for group in found for m in group) == sorted(
                game.format(move) for move in moves
            )
            for move in moves:
                assert move in game.beginning_with(position, seat, game.format(move))


def test_routes_cover_the_legal_moves(name):
    game = registry.game(name)
    for position in sample_of_positions(name):
        for seat in game.to_act(position):
            routes = game.routes(position, seat, 10**6)
            assert [move for move, _ in routes] == list(game.legal_moves(position, seat))
            assert all(count >= 1 for _, count in routes)


def test_equal_positions_have_equal_keys(name):
    game = registry.game(name)
    for seed in range(3):
        seen = {}
        for step in random_game(name, seed):
            key = game.key(step.after)
            assert key.isprintable()
            assert game.key(game.play(step.before, step.seat, step.move).position) == key
            seen.setdefault(key, step.after)
            # The same key must mean the same future: the same moves for everybody.
            first = seen[key]
            for seat in range(game.seats(first)):
                if game.outcome(first).over == game.outcome(step.after).over:
                    assert game.legal_moves(first, seat) == game.legal_moves(step.after, seat)


def test_views_and_samples_agree(name):
    game = registry.game(name)
    for index, position in enumerate(sample_of_positions(name)):
        for viewer in viewers(name, position):
            view = game.view(position, viewer)
            sampled = game.sample(view, None, Chance.seeded(index))
            assert not is_defects(sampled), sampled
            assert game.view(sampled, viewer) == view
            assert game.outcome(sampled) == game.outcome(position)
            assert game.to_act(sampled) == game.to_act(position)
            for seat in range(game.seats(position)):
                if game.sees_moves_of(viewer, seat):
                    assert game.legal_moves(sampled, seat) == game.legal_moves(position, seat)


def test_a_perfect_information_game_hides_nothing(name):
    game = registry.game(name)
    if game.description.information.value != "perfect":
        pytest.skip("something is hidden in this game")
    for position in sample_of_positions(name):
        for viewer in viewers(name, position):
            assert game.sample(game.view(position, viewer), None, Chance.seeded(0)) == position
