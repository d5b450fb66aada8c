"""Positions of Limes near a given one: twelve boards, any tiles."""

from __future__ import annotations

import random
from typing import Any

from ludex.core.chance import Chance
from ludex.core.game import is_defects
from ludex.limes.codec import CODEC
from ludex.limes.game import GAME
from ludex_proto.limes.v1 import game_pb2

PLAYERS, TILES, ROUNDS, FIGURES = 12, 64, 16, 7


def starts(rng: random.Random) -> list[Any]:
    """Games of twelve in their middle and at their end, with tiles of many small territories and
    of few large ones.
    """
    states = []
    for towers in (False, True):
        for rounds in (8, 15, 16):
            options = game_pb2.Options()
            large_options(options, rng)
            if towers:
                for tile in options.tiles:
                    tile.CopyFrom(_checkered())
            position: Any = GAME.new(CODEC.read_options(options), Chance.seeded(1))
            assert not is_defects(position)
            states.append(_played(position, rounds, rng))
    return states


def changed(state: Any, rng: random.Random) -> Any:
    """The position with a tile of the set or a board changed, or one board laid on all seats."""
    new = game_pb2.State()
    new.CopyFrom(state)
    for _ in range(rng.choice((1, 1, 2, 4))):
        what = rng.randrange(7)
        board = rng.choice(new.boards)
        if what <= 1:
            rng.choice(new.tiles).CopyFrom(_tile(rng) if rng.random() < 0.7 else _checkered())
        elif what == 2 and board.laid:
            rng.choice(board.laid).rotation = rng.randrange(4)
        elif what == 3 and board.laid:
            place = rng.choice(board.laid)
            figure = rng.choice(board.figures) if len(board.figures) >= FIGURES else None
            if figure is None:
                figure = board.figures.add()
            figure.x = 2 * place.column + rng.randrange(2)
            figure.y = 2 * place.row + rng.randrange(2)
        elif what == 4 and board.figures:
            del board.figures[rng.randrange(len(board.figures))]
        elif what == 5:
            for other in new.boards:
                other.CopyFrom(board)
            new.ply = sum(2 * len(one.laid) - one.figure_pending for one in new.boards)
        else:
            new.edge_only = not new.edge_only
    return new


def large_options(options: Any, rng: random.Random) -> None:
    """Twelve players, and the most tiles."""
    options.players = PLAYERS
    del options.tiles[:]
    options.tiles.extend(_tile(rng) for _ in range(TILES))


def _tile(rng: random.Random) -> Any:
    """A tile of any terrains, one kind of them more often."""
    often = rng.randrange(1, 5)
    corners = [often if rng.random() < 0.4 else rng.randrange(1, 5) for _ in range(4)]
    houses = [rng.random() < 0.4 for _ in range(4)]
    return game_pb2.Tile(
        north_west=corners[0],
        north_east=corners[1],
        south_east=corners[2],
        south_west=corners[3],
        house_north_west=houses[0],
        house_north_east=houses[1],
        house_south_east=houses[2],
        house_south_west=houses[3],
    )


def _checkered() -> Any:
    """Four territories on one tile, however it lies."""
    return game_pb2.Tile(
        north_west=game_pb2.TERRAIN_WOODS,
        north_east=game_pb2.TERRAIN_WATCHTOWER,
        south_east=game_pb2.TERRAIN_LAKE,
        south_west=game_pb2.TERRAIN_WATCHTOWER,
        house_north_west=True,
        house_north_east=True,
        house_south_east=True,
        house_south_west=True,
    )


def _played(position: Any, rounds: int, rng: random.Random) -> Any:
    """The position after so many rounds, with as many figures placed as can be."""
    while position.rounds_done < rounds:
        seat = GAME.to_act(position)[0]
        moves = GAME.legal_moves(position, seat)
        placing = [move for move in moves if GAME.format(move).startswith("P")]
        move = rng.choice(placing or list(moves))
        position = GAME.play(position, seat, move).position
    return CODEC.write_state(position)
