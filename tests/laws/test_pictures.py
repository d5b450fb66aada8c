"""Laws that every game's pictures obey."""

from xml.etree import ElementTree

import pytest

from ludex.core import registry
from ludex.core.game import PictureOptions
from tests.laws.strategies import random_game, sample_of_positions, viewers

pytestmark = pytest.mark.parametrize("name", registry.GAMES)

SVG = "{http://www.w3.org/2000/svg}"


def drawn(name, shown, **options):
    root = ElementTree.fromstring(registry.game(name).picture(shown, PictureOptions(**options)))  # noqa: S314
    assert root.tag == f"{SVG}svg"
    return root


def test_every_position_and_view_is_drawn(name):
    game = registry.game(name)
    for position in sample_of_positions(name, games=3):
        for shown in (position, *(game.view(position, one) for one in viewers(name, position))):
            root = drawn(name, shown)
            assert root.find(f"{SVG}title") is not None
            assert root.get("viewBox")
            assert root.get("width") == "640"
            assert game.diagram(shown).strip()


def test_pictures_hold_no_scripts_and_load_nothing(name):
    game = registry.game(name)
    for position in sample_of_positions(name, games=2):
        svg = game.picture(position, PictureOptions())
        assert "<script" not in svg
        assert "href" not in svg
        assert "url(" not in svg.replace("url(#", "")


def test_marks_and_coordinates_change_the_picture(name):
    game = registry.game(name)
    step = list(random_game(name, 4, 12))[-1]
    position = step.after
    targets = game.legal_moves(position, game.to_act(position)[0])
    plain = game.picture(position, PictureOptions())
    assert game.picture(position, PictureOptions(last_move=step.move)) != plain
    assert game.picture(position, PictureOptions(targets=targets)) != plain
    assert game.picture(position, PictureOptions(coordinates=False)) != plain
    assert drawn(name, position, width=200).get("width") == "200"


def test_every_layer_is_drawn(name):
    game = registry.game(name)
    for layer in game.description.layers:
        assert any(
            game.picture(position, PictureOptions(layers=frozenset({layer.code})))
            != game.picture(position, PictureOptions())
            for position in sample_of_positions(name, games=2)
        ), layer.code


def test_any_move_can_be_marked_on_any_position(name):
    game = registry.game(name)
    positions = sample_of_positions(name, games=4)
    for one, other in zip(positions, reversed(positions), strict=True):
        for seat in game.to_act(other)[:1]:
            for move in game.legal_moves(other, seat)[:5]:
                drawn(name, one, last_move=move)


def test_diagrams_fit_a_terminal(name):
    game = registry.game(name)
    for position in sample_of_positions(name, games=2):
        assert max(len(line) for line in game.diagram(position).splitlines()) <= 120
