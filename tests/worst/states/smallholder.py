"""Positions of The SmallHolder near a given one: stones on the largest boards."""

from __future__ import annotations

import random
from typing import Any

from ludex.smallholder.board import board_named
from ludex_proto.smallholder.v1 import game_pb2

LARGEST = "hex10"
"""The largest board that a server accepts."""
LATE = 2000
"""A ply by which all stones can have been placed, and others captured."""


def starts(rng: random.Random) -> list[Any]:
    """The largest board under each ruleset: empty, scattered over, and nearly full."""
    states = []
    for ruleset in range(1, 6):
        for step in (2, 3):
            state = game_pb2.State(ruleset=ruleset, board=LARGEST, ply=LATE)
            board = board_named(state.board)
            assert board is not None
            # Stones that touch none of their own colour: as many groups as there can be.
            for cell in board.in_order:
                if cell.row % 2 == 0 and cell.column % step == 0:
                    stones = state.white_stones if cell.row % 4 else state.black_stones
                    stones.add(column=cell.column, row=cell.row)
            states.append(state)
        one_colour = game_pb2.State(ruleset=ruleset, board=LARGEST, ply=LATE)
        assert board is not None
        for cell in board.in_order[2:]:
            one_colour.white_stones.add(column=cell.column, row=cell.row)
        one_colour.black_stones.add(column=board.in_order[0].column, row=board.in_order[0].row)
        states.append(one_colour)
    return states


def changed(state: Any, rng: random.Random) -> Any:
    """The position with some stones placed, taken away or of the other colour."""
    new = game_pb2.State()
    new.CopyFrom(state)
    board = board_named(new.board)
    assert board is not None
    what = rng.random()
    if what < 0.05:
        new.ruleset = rng.randrange(1, 6)
    elif what < 0.1:
        new.to_move = 1 - new.to_move
        new.ply = LATE + new.to_move
    stones = {(cell.column, cell.row): 1 for cell in new.white_stones}
    stones |= {(cell.column, cell.row): 0 for cell in new.black_stones}
    for _ in range(rng.choice((1, 1, 2, 4, 12))):
        cell = rng.choice(board.in_order)
        place = (cell.column, cell.row)
        colour = rng.choice((0, 1, None))
        if colour is None:
            stones.pop(place, None)
        else:
            stones[place] = colour
    del new.black_stones[:]
    del new.white_stones[:]
    for (column, row), colour in stones.items():
        (new.white_stones if colour else new.black_stones).add(column=column, row=row)
    return new


def large_options(options: Any, rng: random.Random) -> None:
    """A large board, under any ruleset."""
    options.ruleset = rng.randrange(1, 6)
    options.board = LARGEST
