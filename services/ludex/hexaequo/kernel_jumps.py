"""The outcomes of a disk's jumps, for `kernel`: those of `chains.outcomes`, without the routes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludex.core.native import word
from ludex.hexaequo.kernel_tiles import PLACES, Tiles

FEW: Final = 64
"""Room for so many stages at first; most disks have one or two."""


class Jumps:
    """The outcomes of one disk, kept until those of another are looked for."""

    def __init__(self) -> None:
        self._landed = vec[i64]([0] * FEW)
        """The tile landed on, for each stage."""
        self._taking = vec[i64]([0] * FEW)
        """Where in `_taken` the pieces captured on the way are."""
        self._taken = vec[i64]([0])
        """The different sets of captured pieces; those of no stage of this disk may follow."""
        self._reached = vec[i64]([0])
        """For each of them, the tiles landed on with it."""

    def find(self, tiles: Tiles, friends: i64, enemies: i64, start: i64) -> i64:
        """Finds the outcomes of a disk, and says how many there are.

        A stage is a landing with the pieces captured so far, as in `chains`. They are found in the
        same order: from each in turn, the landings ascending.
        """
        cells, beside, tile_on = tiles.cells, tiles.beside, tiles.tile_on
        others = (friends | enemies) ^ start
        board = tiles.laid
        landed, taking, taken, reached = self._landed, self._taking, self._taken, self._reached
        landed[0] = start
        taking[0] = 0
        taken[0] = 0
        reached[0] = start
        sets: i64 = 1
        stages: i64 = 1
        stage: i64 = 0
        while stage < stages:
            place = landed[stage] % PLACES
            so_far = taking[stage]
            cell = cells[place]
            standing = others & ~taken[so_far]
            free = board & ~standing
            left = beside[place] & standing
            stage += 1
            while left:
                over = left & -left
                left ^= over
                landing = tile_on[2 * cells[over % PLACES] - cell]
                if not landing & free:
                    continue
                then = so_far
                if over & enemies:
                    more = taken[so_far] | over
                    then = 1
                    while then < sets and taken[then] != more:
                        then += 1
                    if then == sets:
                        if sets == len(taken):
                            taken = append(taken, more)
                            reached = append(reached, word(0))
                        else:
                            taken[sets] = more
                            reached[sets] = 0
                        sets += 1
                if not landing & reached[then]:
                    reached[then] |= landing
                    if stages == len(landed):
                        landed = append(landed, landing)
                        taking = append(taking, then)
                    else:
                        landed[stages] = landing
                        taking[stages] = then
                    stages += 1
        self._landed, self._taking, self._taken, self._reached = landed, taking, taken, reached
        return stages - 1

    def landing(self, outcome: i64) -> i64:
        """The tile on which the disk ends."""
        # The first stage is the disk before any jump.
        return self._landed[outcome + 1]

    def captured(self, outcome: i64) -> i64:
        """The set of captured pieces."""
        return self._taken[self._taking[outcome + 1]]
