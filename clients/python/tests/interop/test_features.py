"""Features and texts, held against the views that they come from."""

from __future__ import annotations

from random import Random

import numpy as np

from clients.python.tests.interop.playing import every_setting, walk
from ludex_client.interop.adapter import Adapter
from ludex_client.interop.node import root
from ludex_client.interop.world import prepare


def _written(adapter: Adapter, view, taken=()):
    parts = {piece.name: np.zeros(piece.shape, np.float32) for piece in adapter.layout}
    adapter.write(view, taken, parts)
    return parts


@every_setting
def test_positions_that_look_different_have_different_features(name, settings):
    """Within a game, each view of the seat to move is told apart by its numbers."""
    world = prepare(name, settings)
    seen: dict[bytes, str] = {}
    for node, _ in walk(world, Random(11)):
        if node.seat is None:
            continue
        view = node.turn.view(node.seat)
        parts = _written(world.adapter, view, node.taken)
        numbers = b"".join(part.tobytes() for part in parts.values())
        assert all(part.min() >= 0 and part.max() <= 1 for part in parts.values())
        shown = f"{node.seat} {node.taken} {_without_ply(view)}"
        assert seen.setdefault(numbers, shown) == shown


def _without_ply(view) -> str:
    kept = type(view)()
    kept.CopyFrom(view)
    for message in (kept, getattr(kept, "state", None)):
        if message is not None and "ply" in message.DESCRIPTOR.fields_by_name:
            message.ClearField("ply")
    return str(kept)


def test_hexaequo_opening():
    world = prepare("hexaequo", {})
    node = root(world)
    parts = _written(world.adapter, node.turn.view(0))
    board = parts["board"]
    assert np.argwhere(board[0]).tolist() == [[8, 8], [9, 8]]
    assert np.argwhere(board[1]).tolist() == [[7, 9], [8, 9]]
    assert np.argwhere(board[2]).tolist() == [[9, 8]]
    assert np.argwhere(board[4]).tolist() == [[7, 9]]
    assert parts["to_move"].tolist() == [1, 0]
    under_way = node.step(867 + 9 * 17 + 8)
    board = _written(world.adapter, node.turn.view(0), under_way.taken)["board"]
    assert np.argwhere(board[6]).tolist() == [[9, 8]]


def test_limes_draws_tiles_as_they_lie():
    """The worked example of the rules: a tile with one quarter turn."""
    world = prepare("limes", {"players": 1})
    game = world.table.game
    text = "FWLT/0100 FFLW/1000 LWFL/0100"
    tiles = [_tile(game, each) for each in text.split()] + [
        _tile(game, "WTWF/0000") for _ in range(13)
    ]
    state = game.new_game(players=1, tiles=tiles, order=list(range(1, 17))).state
    for move in ("L:0,0,0", "P:0,0", "L:1,0,0", "P:2,0", "L:0,1,1"):
        state = game.apply_move(state, move).state
    view = game.view_state(state, viewer=0).view
    sizes = {"revealed": 24}
    parts = {
        piece.name: np.zeros(sizes.get(piece.name, piece.shape), np.float32)
        for piece in world.adapter.layout
    }
    world.adapter.write(view, (), parts)
    planes = parts["boards"][0]
    letters = [["?"] * 4 for _ in range(4)]
    for plane, letter in enumerate("WFLT"):
        for y, x in np.argwhere(planes[plane]) - 6:
            letters[y][x] = letter
    assert ["".join(row) for row in letters] == ["FWFF", "TLWL", "LL??", "FW??"]
    assert (np.argwhere(planes[4]) - 6).tolist() == [[0, 1], [0, 2], [3, 1]]
    assert (np.argwhere(planes[5]) - 6).tolist() == [[0, 0], [0, 2]]
    assert (np.argwhere(planes[6]) - 6).tolist() == [[2, 0], [2, 1], [3, 0], [3, 1]]
    drawn = world.adapter.text(view)
    assert "F 1 W^  F^1 F" in drawn
    assert "F   W^  .   ." in drawn


def _tile(game, text):
    terrains, houses = text.split("/")
    corners = ("north_west", "north_east", "south_east", "south_west")
    fields = {corner: "?WFLT".index(each) for corner, each in zip(corners, terrains, strict=True)}
    fields |= {f"house_{c}": each == "1" for c, each in zip(corners, houses, strict=True)}
    return game.message("Tile")(**fields)


def test_smallholder_text_is_the_rules_drawing():
    """The example of capturing in the rules, as text."""
    world = prepare("smallholder", {"board": "hex4"})
    game = world.table.game
    state = game.new_game(board="hex4").state
    for move in ("F7", "C3", "B1", "A2", "B2", "C2", "E7"):
        state = game.apply_move(state, move).state
    drawn = world.adapter.text(game.view_state(state, viewer=0).view).splitlines()
    assert [line.strip() for line in drawn] == [
        "7 . x x .",
        "6 . . . . .",
        "5 . . . . . .",
        "4 . . . . . . .",
        "3 . . o . . .",
        "2 o x o . .",
        "1 . x . .",
        "A B C D",
    ]
    parts = _written(world.adapter, game.view_state(state, viewer=0).view)
    assert np.argwhere(parts["board"][0]).tolist() == [[0, 1], [1, 1], [6, 4], [6, 5]]


def test_limits_text():
    world = prepare("limits", {"players": 3})
    node = root(world).completed(Random(3))
    drawn = world.adapter.text(node.turn.view(1))
    hand = "".join("?RYGBP"[card] for card in node.turn.view(1).hand)
    assert f"Own hand: {hand}; own face-down: nothing" in drawn
    assert "Seat 2: 5 in hand, 0 face down, 0 points, 0 limit cards" in drawn
    assert "Own hand" not in world.adapter.text(node.turn.view(None))
