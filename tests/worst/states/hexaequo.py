"""Positions of Hexaequo near a given one: any board that the material allows."""

from __future__ import annotations

import random
from typing import Any

from ludex.core.game import is_defects
from ludex.hexaequo.cells import NEIGHBOURS, cell_at, coordinates
from ludex.hexaequo.codec import CODEC
from ludex.hexaequo.game import GAME
from ludex.hexaequo.position import OPENING, owner
from ludex_proto.hexaequo.v1 import game_pb2
from tests.hexaequo.helpers import set_out

TILES, DISKS, RINGS = 9, 6, 3
DISK_OF, RING_OF = (1, 3), (2, 4)
LATE = 10_000
"""A ply by which everything can have happened."""
LONGEST = 4096
"""As many earlier positions as are accepted."""


def starts(rng: random.Random) -> list[Any]:
    """The opening, and a full board on which one disk has very many routes."""
    thicket = set_out(
        "I6 J6 K6 H7 I7 J7 K7 I8 J8",
        "G8 K8 G9 H9 I9 J9 G10 H10 I10",
        "DG10 DG9 DH9 DH10 DI7 DJ6 RJ9 RK7 dH7 dI9 dJ7 dJ8",
    )
    return [CODEC.write_state(position) for position in (OPENING, thicket)]


def changed(state: Any, rng: random.Random) -> Any:
    """The position with a tile or a piece moved, added, removed or of another colour."""
    new = game_pb2.State()
    new.CopyFrom(state)
    if rng.random() < 0.1:
        return _with_history(new, rng)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 5))):
        what = rng.randrange(7)
        tile = rng.choice(new.tiles)
        if what == 0:
            tile.ClearField("piece")
        elif what == 1:
            tile.piece = rng.randrange(1, 5)
        elif what == 2:
            other = rng.choice(new.tiles)
            one, two = tile.piece, other.piece
            for target, piece in ((tile, two), (other, one)):
                target.piece = piece
                if not piece:
                    target.ClearField("piece")
        elif what == 3:
            other = rng.choice(new.tiles)
            tile.colour, other.colour = other.colour, tile.colour
        elif what == 4 and len(new.tiles) < 2 * TILES:
            q, r = _beside(new, rng)
            new.tiles.add(q=q, r=r, colour=rng.randrange(1, 3))
        elif what == 5:
            tile.q, tile.r = _beside(new, rng)
        else:
            new.to_move = 1 - new.to_move
    return settle(new, rng)


def settle(state: Any, rng: random.Random) -> Any:
    """Makes holdings and ply fit the board: what is not on it is in reserve or captured."""
    del state.holdings[:]
    del state.earlier_positions[:]
    pieces = [tile.piece for tile in state.tiles]
    spare = [
        (DISKS - pieces.count(DISK_OF[seat]), RINGS - pieces.count(RING_OF[seat]))
        for seat in (0, 1)
    ]
    taken = [
        tuple(rng.randrange(min(most, limit) + 1) if most > 0 else 0 for most, limit in
              zip(spare[seat], (DISKS - 1, RINGS - 1), strict=True))
        for seat in (0, 1)
    ]  # fmt: skip
    for seat in (0, 1):
        tiles = TILES - sum(tile.colour == seat + 1 for tile in state.tiles)
        disks, rings = (spare[seat][kind] - taken[seat][kind] for kind in (0, 1))
        state.holdings.add(
            reserve_tiles=max(tiles, 0),
            reserve_disks=max(disks, 0),
            reserve_rings=max(rings, 0),
            captured_disks=taken[1 - seat][0],
            captured_rings=taken[1 - seat][1],
        )
    state.ply = LATE + state.to_move
    return state


def _beside(state: Any, rng: random.Random) -> tuple[int, int]:
    tile = rng.choice(state.tiles)
    return coordinates(rng.choice(NEIGHBOURS[cell_at(tile.q, tile.r)]))


def _with_history(state: Any, rng: random.Random) -> Any:
    """The position after the longest history of pieces that moved and captured nothing."""
    position = GAME.admit(CODEC.read_state(state))
    if is_defects(position):
        return state
    tiles, pieces, seat = range(len(position.tiles)), position.pieces, position.to_move
    earlier: list[int] = []
    for _ in range(LONGEST):
        # Backwards: the other seat moved a piece from a tile that is empty now.
        seat = 1 - seat
        own = [i for i in tiles if pieces >> 3 * i & 7 and owner(pieces >> 3 * i & 7) == seat]
        empty = [i for i in tiles if not pieces >> 3 * i & 7]
        if not own or not empty:
            break
        now, before = rng.choice(own), rng.choice(empty)
        piece = pieces >> 3 * now & 7
        pieces ^= piece << 3 * now | piece << 3 * before
        entry = pieces | seat << 3 * len(tiles)
        if earlier.count(entry) == 2:
            break
        earlier.append(entry)
    del state.earlier_positions[:]
    state.earlier_positions.extend(reversed(earlier))
    state.ply = LATE + state.to_move
    return state
