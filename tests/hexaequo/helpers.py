"""Positions for the tests: set out by hand, played from texts, or reached by random play."""

import random
from collections.abc import Iterator
from functools import lru_cache

from ludex.core.game import is_defects
from ludex.core.violations import Unreadable
from ludex.hexaequo.cells import CELL_NAMED, NAMES, coordinates
from ludex.hexaequo.game import GAME
from ludex.hexaequo.moves import Move, MovePiece
from ludex.hexaequo.playing import captures
from ludex.hexaequo.position import (
    ALL_DISKS,
    ALL_RINGS,
    ALL_TILES,
    OPENING,
    Holding,
    LaidTile,
    Position,
    Setup,
)

PIECES = {"D": 1, "R": 2, "d": 3, "r": 4}


def set_out(
    black: str,
    white: str,
    pieces: str,
    *,
    to_move: int = 0,
    captured_disks: tuple[int, int] = (0, 0),
    captured_rings: tuple[int, int] = (0, 0),
    ply: int = 100,
) -> Position:
    """A position with black tiles on the cells `black`, white ones on `white`, and pieces like
    `DI8` (Black's disk) and `rH9` (White's ring). Everything else is in reserve.

    It goes through `admit`, as a stranger's would.
    """
    on_tile = {piece[1:]: PIECES[piece[0]] for piece in pieces.split()}
    tiles = [
        LaidTile(*coordinates(CELL_NAMED[name]), colour, on_tile.pop(name, None))
        for colour, names in enumerate((black, white))
        for name in names.split()
    ]
    assert not on_tile, f"pieces without a tile: {on_tile}"
    counts = [sum(tile.piece == piece for tile in tiles) for piece in range(5)]
    holdings = tuple(
        Holding(
            ALL_TILES - sum(tile.colour == seat for tile in tiles),
            ALL_DISKS - counts[1 + 2 * seat] - captured_disks[1 - seat],
            ALL_RINGS - counts[2 + 2 * seat] - captured_rings[1 - seat],
            captured_disks[seat],
            captured_rings[seat],
        )
        for seat in (0, 1)
    )
    position = GAME.admit(Setup(tuple(tiles), holdings, to_move, ply + to_move))
    assert not is_defects(position), position
    return position


def setup_of(position: Position) -> Setup:
    """The setup that states a position."""
    board = position.board
    tiles = tuple(
        LaidTile(*coordinates(cell), (board[cell] - 1) & 1, (board[cell] - 1) >> 1 or None)
        for cell in position.tiles
    )
    return Setup(tiles, position.holdings, position.to_move, position.ply, position.earlier)


def move(text: str) -> Move:
    parsed = GAME.parse(text)
    assert not isinstance(parsed, Unreadable), parsed
    return parsed


def texts(moves: tuple[Move, ...]) -> list[str]:
    return [GAME.format(one) for one in moves]


def played(record: str, start: Position = OPENING) -> Position:
    """The position after a record, each move of which has to be legal."""
    position = start
    for text in record.split():
        refused = GAME.refuse(position, position.to_move, move(text))
        assert refused is None, (text, refused)
        position = GAME.play(position, position.to_move, move(text)).position
    return position


def random_game(seed: int) -> Iterator[tuple[Position, Move | None]]:
    """Each position of a random game with the move played there, the last with None.

    Chains are played as they come; laying is played more rarely than it could be, so that pieces
    meet more often.
    """
    rng = random.Random(seed)
    position = OPENING
    while True:
        moves = GAME.legal_moves(position, position.to_move)
        if not moves:
            yield position, None
            return
        jumps = [one for one in moves if GAME.format(one).count("-") > 1]
        chosen = rng.choice(jumps if jumps and rng.random() < 0.3 else moves)
        yield position, chosen
        position = GAME.play(position, position.to_move, chosen).position


def wandering(seed: int, plies: int = 40) -> Iterator[Position]:
    """Positions of a game in which, after a random beginning, pieces only move to and fro.

    Like this there are many earlier positions, some of them twice.
    """
    rng = random.Random(seed)
    game = [position for position, _ in random_game(seed)]
    position = game[rng.randrange(len(game))]
    for _ in range(plies):
        yield position
        moves = [
            one
            for one in GAME.legal_moves(position, position.to_move)
            if isinstance(one, MovePiece) and not captures(position.board, one)
        ]
        if not moves:
            return
        # From the first two only, so that positions come back soon.
        position = GAME.play(position, position.to_move, rng.choice(moves[:2])).position


@lru_cache(maxsize=1)
def positions() -> tuple[Position, ...]:
    """Positions of twenty random games, ended ones included."""
    return tuple(position for seed in range(20) for position, _ in random_game(seed))


def ongoing() -> list[Position]:
    """Those of `positions` where the game goes on."""
    return [position for position in positions() if not GAME.outcome(position).over]


def name(cell: int) -> str:
    return NAMES[cell]
