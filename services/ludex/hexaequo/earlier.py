"""Whether the earlier positions that a state brings can have led to it.

Since the last move that laid, placed or captured, each move has taken one piece from a tile to an
empty one. The entries are those of `Position.entry`.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from ludex.core.violations import Defect
from ludex.hexaequo.ending import NO_PIECE_LEFT, OCCURRENCES, SIX_DISKS, THREE_RINGS, settled
from ludex.hexaequo.moves import DISK, RING
from ludex.hexaequo.position import COLOURS, EMPTY, OPENING, Position, owner, piece_number
from ludex.hexaequo.reckoning import Reckoning

MAX_EARLIER: Final = 4096
"""How many earlier positions are accepted. The rules know no bound; games stay far below it."""


def check_earlier(position: Position, material: Reckoning, defects: list[Defect]) -> None:
    """Adds all that is wrong with the earlier positions of an otherwise possible position."""
    earlier = position.earlier
    ply = position.ply
    first_ply = ply - len(earlier)
    if first_ply and not material.irreversible[(first_ply - 1) % 2]:
        message = (
            f"{COLOURS[(first_ply - 1) % 2]} has laid, placed and captured nothing yet, so the"
            " position before the first of these counts too."
        )
        defects.append(Defect("EARLIER_MISSING", "earlier_positions", message))
    if not first_ply and (*earlier, position.entry)[0] != OPENING.entry:
        message = "No move was played before this, so it has to be the opening."
        path = "earlier_positions[0]" if earlier else "tiles"
        defects.append(Defect("NOT_THE_OPENING", path, message))
    if not earlier:
        return
    if settled(position) in (SIX_DISKS, THREE_RINGS, NO_PIECE_LEFT):
        message = "The last move captured, so no earlier position can come again."
        defects.append(Defect("EARLIER_AFTER_CAPTURE", "earlier_positions", message))
        return
    readable = _check_entries(position, material, defects)
    if readable:
        _check_moves(position, defects)
    times: Counter[int] = Counter()
    for index, entry in enumerate(earlier):
        times[entry] += 1
        if times[entry] == OCCURRENCES:
            message = "When this position came for the third time the game ended."
            path = f"earlier_positions[{index}]"
            defects.append(Defect("EARLIER_TOO_OFTEN", path, message))


def _check_entries(position: Position, material: Reckoning, defects: list[Defect]) -> bool:
    """Checks each entry by itself; whether all are well written."""
    size = 3 * len(position.tiles)
    lowest = sum(1 << at for at in range(0, size, 3))
    first_seat = (position.ply - len(position.earlier)) % 2
    wanted = [0] * 5
    for seat in (0, 1):
        wanted[piece_number(seat, DISK)] = material.disks[seat]
        wanted[piece_number(seat, RING)] = material.rings[seat]
    before = len(defects)
    for index, entry in enumerate(position.earlier):
        code, message = "", ""
        # The three bits of all tiles at once: 1 to 4 are pieces, 5 to 7 are none.
        ones, twos, fours = entry & lowest, entry >> 1 & lowest, entry >> 2 & lowest
        if entry >> size + 1:
            code = "EARLIER_STRAY_BITS"
            message = f"{len(position.tiles)} tiles and a seat take {size + 1} bits."
        elif entry >> size != (first_seat + index) % 2:
            code = "EARLIER_WRONG_SEAT"
            message = f"At this point {COLOURS[(first_seat + index) % 2]} was to move."
        elif fours & (ones | twos):
            code = "EARLIER_PIECE_UNKNOWN"
            message = "Three bits of a tile are 0 for empty or 1 to 4 for a piece."
        elif (
            (ones & ~twos).bit_count() != wanted[1]
            or (twos & ~ones).bit_count() != wanted[2]
            or (ones & twos).bit_count() != wanted[3]
            or fours.bit_count() != wanted[4]
        ):
            code = "EARLIER_OTHER_MATERIAL"
            message = "Nothing was placed or captured since, so the pieces were the same."
        if code:
            defects.append(Defect(code, f"earlier_positions[{index}]", message))
    return len(defects) == before


def _check_moves(position: Position, defects: list[Defect]) -> None:
    """Whether from each entry to the next the player to move has moved one piece."""
    size = 3 * len(position.tiles)
    seat = (position.ply - len(position.earlier)) % 2
    entries = (*position.earlier, position.entry)
    for index in range(len(position.earlier)):
        changed = (entries[index] ^ entries[index + 1]) & ((1 << size) - 1)
        if not _is_one_move(entries[index], changed, seat):
            message = f"From here to the next position {COLOURS[seat]} has not moved one piece."
            path = f"earlier_positions[{index}]"
            defects.append(Defect("EARLIER_NOT_ONE_MOVE", path, message))
        seat = 1 - seat


def _is_one_move(entry: int, changed: int, seat: int) -> bool:
    """Whether the changed bits take a piece of the seat's from its tile to an empty one.

    The material is known to be the same before and after.
    """
    if not changed:
        return False
    low = _tile_of_lowest_bit(changed)
    rest = changed & ~(7 << low)
    if not rest:
        return False
    high = _tile_of_lowest_bit(rest)
    if rest & ~(7 << high):
        return False
    one, other = entry >> low & 7, entry >> high & 7
    return (one == EMPTY) != (other == EMPTY) and owner(one or other) == seat


def _tile_of_lowest_bit(bits: int) -> int:
    lowest = (bits & -bits).bit_length() - 1
    return lowest - lowest % 3
