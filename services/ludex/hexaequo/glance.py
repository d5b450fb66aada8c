"""Whether a position is possible, seen at a glance, as nearly all are that come with a call.

`at_a_glance` accepts a setup exactly when `admission` finds no defect in it, and gives the same
position. Of what it does not accept it says nothing: naming all that is wrong is for `admission`.
`tests/hexaequo/test_glance.py` compares the two, on states as they are played and on spoilt ones.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludex.hexaequo.admission import MAX_PLY, MAX_TILES
from ludex.hexaequo.cells import CELLS, LINES, OFF, REACH, SPAN, Cell
from ludex.hexaequo.earlier import MAX_EARLIER
from ludex.hexaequo.ending import (
    NO_PIECE_LEFT,
    OCCURRENCES,
    SHORTEST_RETURN,
    SIX_DISKS,
    THREE_RINGS,
    settled,
)
from ludex.hexaequo.moves import DISK
from ludex.hexaequo.position import (
    ALL_DISKS,
    ALL_RINGS,
    ALL_TILES,
    BLACK,
    BLACK_DISK,
    EMPTY,
    OPENING,
    WHITE,
    WHITE_DISK,
    WHITE_RING,
    Holding,
    Position,
    Setup,
    board_value,
    colour_of,
    kind_of,
    owner,
    piece_of,
)
from ludex.hexaequo.reckoning import Reckoning

_COLOURS: Final = tuple([colour_of(OPENING.board[cell]) for cell in OPENING.tiles])
_OPENING: Final = vec[i64](OPENING.tiles)

DIRECTIONS: Final = 6
_NEXT: Final = vec[i64]([near for lines in LINES for near, _ in lines])
"""The six cells next to each cell, or `OFF`."""


def at_a_glance(setup: Setup) -> Position | None:
    """The position that a setup states, if nothing is wrong with it."""
    tiles, ply, earlier = setup.tiles, setup.ply, setup.earlier
    if len(tiles) > MAX_TILES or len(setup.holdings) != 2:
        return None
    if setup.to_move != ply & 1 or ply > MAX_PLY or len(earlier) > min(ply, MAX_EARLIER):
        return None
    flat = bytearray(CELLS + 1)
    cells: list[Cell] = []
    laid, disks, rings = [0, 0], [0, 0], [0, 0]
    for q, r, colour, piece in tiles:
        if not (-REACH <= q <= REACH and -REACH <= r <= REACH and BLACK <= colour <= WHITE):
            return None
        cell = (q + REACH) * SPAN + r + REACH
        cells.append(cell)
        laid[colour] += 1
        if piece is None:
            flat[cell] = board_value(colour, EMPTY)
        elif BLACK_DISK <= piece <= WHITE_RING:
            flat[cell] = board_value(colour, piece)
            on_board = disks if kind_of(piece) == DISK else rings
            on_board[owner(piece)] += 1
        else:
            return None
    board = bytes(flat)
    cells.sort()
    frontier = _frontier(board, cells)
    if frontier is None:
        return None
    holdings = (setup.holdings[BLACK], setup.holdings[WHITE])
    material = Reckoning.counted(laid, disks, rings, holdings)
    if not _adds_up(material, holdings) or not _can_have_come(material, holdings, setup):
        return None
    pieces: i64 = 0
    shift: i64 = 0
    for cell in cells:
        standing: i64 = piece_of(board[cell])
        pieces |= standing << shift
        shift += 3
    position = Position(board, holdings, ply, earlier, tuple(cells), tuple(frontier), pieces)
    return position if _is_led_to(position, material) else None


def _frontier(board: bytes, cells: list[Cell]) -> list[Cell] | None:
    """Where a tile can be laid, if all of them can have been laid from the opening's four on.

    The cells are ascending; one that comes twice is a tile too many to be laid.
    """
    laid = vec[i64](_OPENING)
    for opening, colour in zip(OPENING.tiles, _COLOURS, strict=True):
        if not board[opening] or colour_of(board[opening]) != colour:
            return None
    frontier: list[Cell] = []
    touched = vec[i64]([0] * (CELLS + 1))
    done: i64 = 0
    while done < len(laid):
        line = laid[done] * DIRECTIONS
        done += 1
        for way in range(DIRECTIONS):
            beside = _NEXT[line + way]
            touched[beside] += 1
            if touched[beside] == 2 and beside != OFF:
                if not board[beside]:
                    frontier.append(beside)
                elif beside not in _OPENING:
                    laid = append(laid, beside)
    frontier.sort()
    return frontier if len(laid) == len(cells) else None


def _adds_up(material: Reckoning, holdings: tuple[Holding, Holding]) -> bool:
    """Whether what is on the board and what the players hold make all that there is."""
    for seat in (BLACK, WHITE):
        own, other = holdings[seat], holdings[1 - seat]
        if own.reserve_tiles < 0 or own.reserve_disks < 0 or own.reserve_rings < 0:
            return False
        if own.captured_disks < 0 or own.captured_rings < 0:
            return False
        if (
            material.tiles[seat] + own.reserve_tiles != ALL_TILES
            or material.disks[seat] + own.reserve_disks + other.captured_disks != ALL_DISKS
            or material.rings[seat] + own.reserve_rings + other.captured_rings != ALL_RINGS
            or material.disks_placed[seat] < 0
        ):
            return False
    return True


def _can_have_come(material: Reckoning, holdings: tuple[Holding, Holding], setup: Setup) -> bool:
    """Whether play can have come so far in so many moves, and no farther."""
    seat = setup.to_move
    if holdings[seat].captured_disks == ALL_DISKS or holdings[seat].captured_rings == ALL_RINGS:
        return False
    if not material.disks[1 - seat] and not material.rings[1 - seat]:
        return False
    return material.least_ply(setup.ply, len(setup.earlier)) is None


def _is_led_to(position: Position, material: Reckoning) -> bool:
    """Whether the earlier positions can have led to this one."""
    earlier = position.earlier
    first_ply = position.ply - len(earlier)
    if first_ply:
        if not material.irreversible[(first_ply - 1) & 1]:
            return False
    elif (earlier[0] if earlier else position.entry) != OPENING.entry:
        return False
    if not earlier:
        return True
    if settled(position) in (SIX_DISKS, THREE_RINGS, NO_PIECE_LEFT):
        return False
    # Backwards, each from the next: where one move leads to a possible position with the same
    # material, the position before it is one as well.
    size: i64 = 3 * len(position.tiles)
    later: i64 = position.entry
    for index in range(len(earlier) - 1, -1, -1):
        if earlier[index] >> int(size) > 1:
            return False
        entry: i64 = earlier[index]
        if not _is_one_move(entry, later, size):
            return False
        later = entry
    if len(earlier) <= SHORTEST_RETURN * (OCCURRENCES - 1) or len(set(earlier)) == len(earlier):
        return True
    return max(Counter(earlier).values()) < OCCURRENCES


def _is_one_move(entry: i64, later: i64, size: i64) -> bool:
    """Whether in the first of two positions the player to move moves one piece to an empty tile,
    which gives the second.
    """
    changed = entry ^ later
    seat = entry >> size
    if changed >> size != 1:
        return False
    left = changed & entry & ~(seat << size)
    came = changed & later & ~((1 - seat) << size)
    if not left or not came:
        return False
    start: i64 = 0
    while not left >> start & 7:
        start += 3
    end: i64 = 0
    while not came >> end & 7:
        end += 3
    piece = left >> start
    return (
        piece == came >> end
        and piece == entry >> start & 7
        and piece == later >> end & 7
        and not later >> start & 7
        and not entry >> end & 7
        and (piece >= WHITE_DISK) == (seat == WHITE)
    )
