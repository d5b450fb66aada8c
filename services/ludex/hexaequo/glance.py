"""States as they come with calls, read and admitted at a glance.

Nearly every state is written as protobuf writes it, with its tiles in order, and nothing is wrong
with it. `at_a_glance` gives the position of such a state straight from its bytes. Of what it does
not accept it says nothing: then the message is read field by field, and naming all that is wrong is
for `admission`. What it accepts has no defect, and is the same position
(`tests/hexaequo/test_glance.py` compares the two, on states as they are played and on spoilt ones).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from librt.strings import BytesWriter, read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludex.core.fields import MORE, number_at, signed
from ludex.core.native import byte, word
from ludex.hexaequo.admission import MAX_PLY, MAX_TILES
from ludex.hexaequo.cells import CELLS, NEXT, OFF, REACH, SPAN, WAYS, Cell
from ludex.hexaequo.earlier import MAX_EARLIER
from ludex.hexaequo.encoded import (
    COLOUR,
    EARLIER,
    ENTRY_SIZE,
    HELD,
    HOLDING,
    PIECE,
    PLY,
    TILE,
    TO_MOVE,
    Q,
    R,
)
from ludex.hexaequo.ending import (
    NO_PIECE_LEFT,
    OCCURRENCES,
    SHORTEST_RETURN,
    SIX_DISKS,
    THREE_RINGS,
    settled,
)
from ludex.hexaequo.position import (
    ALL_DISKS,
    ALL_RINGS,
    ALL_TILES,
    OPENING,
    WHITE,
    WHITE_DISK,
    WHITE_RING,
    Holding,
    Position,
    colour_of,
)
from ludex.hexaequo.reckoning import OPENING_DISKS_EACH, OPENING_TILES_EACH

_BARE: Final = bytes(CELLS + 1)
"""The board without a tile."""
_OPENING_CELLS: Final = vec[i64](OPENING.tiles)
_OPENING_COLOURS: Final = vec[i64]([colour_of(OPENING.board[cell]) for cell in OPENING.tiles])

_TOUCHED: Final = vec[u8]([0] * (CELLS + 1))
_LAID: Final[u8] = 100
"""More than the tiles that a cell can touch."""

_BITS: Final[i64] = 5
"""How many bits count the pieces of one kind and colour."""
_COUNT: Final[i64] = (1 << 5) - 1
_ONE: Final = vec[i64]([1 << 5 * piece for piece in range(WHITE_RING + 1)])
"""One of each piece, in numbers that count those on the board."""
_HELD_BITS: Final[i64] = 7
"""How many bits tell one number of a holding."""
_NUMBER: Final[i64] = MORE - 1
_UNUSUAL: Final[i64] = -1


def at_a_glance(state: bytes) -> Position | None:
    """The position of an encoded State, if it is written as usual and nothing is wrong with it."""
    try:
        return _position(state)
    except IndexError:  # cut short
        return None


def _position(state: bytes) -> Position | None:
    size: i64 = len(state)
    at: i64 = 0
    board = BytesWriter()
    board.write(_BARE)
    cells: list[Cell] = []
    last: i64 = -1
    pieces: i64 = 0
    on_board: i64 = 0
    white_tiles: i64 = 0
    while at < size and state[at] == TILE:
        end: i64 = at + 2 + state[at + 1]
        at += 2
        q: i64 = 0
        if state[at] == Q:
            q = state[at + 1]
            at += 2
        r: i64 = 0
        if state[at] == R:
            r = state[at + 1]
            at += 2
        if state[at] != COLOUR or q > 2 * REACH or r > 2 * REACH:
            return None
        colour: i64 = state[at + 1] - 1
        at += 2
        piece: i64 = 0
        if at < end:
            piece = state[at + 1]
            if state[at] != PIECE or piece == 0:
                return None
            at += 2
        if at != end or not 0 <= colour <= WHITE or piece > WHITE_RING:
            return None
        cell: i64 = (signed(q) + REACH) * SPAN + signed(r) + REACH
        if cell <= last or len(cells) == MAX_TILES:
            return None
        last = cell
        board[cell] = byte(1 + colour + 2 * piece)  # what `board_value` says
        pieces |= piece << 3 * word(len(cells))
        on_board += _ONE[piece]
        white_tiles += colour
        cells.append(cell)
    if size < at + 2 or state[at] != HOLDING or state[at + 1] >= MORE:
        return None
    black: i64 = _held(state, at + 2, at + 2 + state[at + 1])
    at += 2 + state[at + 1]
    if size < at + 2 or state[at] != HOLDING or state[at + 1] >= MORE:
        return None
    white: i64 = _held(state, at + 2, at + 2 + state[at + 1])
    at += 2 + state[at + 1]
    to_move = ply = length = 0
    if at < size and state[at] == TO_MOVE:
        to_move, at = number_at(state, at + 1)
    if at < size and state[at] == PLY:
        ply, at = number_at(state, at + 1)
    if at < size and state[at] == EARLIER:
        length, at = number_at(state, at + 1)
    count = length // ENTRY_SIZE
    if at + length != size or length % ENTRY_SIZE or count > min(ply, MAX_EARLIER):
        return None
    if black == _UNUSUAL or white == _UNUSUAL or to_move != ply & 1 or ply > MAX_PLY:
        return None
    black_spent: i64 = _spent(len(cells) - white_tiles, on_board >> _BITS, black, white)
    white_spent: i64 = _spent(white_tiles, on_board >> 3 * _BITS, white, black)
    if black_spent < 0 or white_spent < 0 or not _can_have_come(on_board, black, white, ply):
        return None
    first_ply = ply - count
    if black_spent > (first_ply + 1) // 2 or white_spent > first_ply // 2:
        return None
    frontier = _frontier(board, len(cells))
    if frontier is None:
        return None
    earlier: list[int] = []
    while at < size:
        earlier.append(read_i64_le(state, at))
        at += ENTRY_SIZE
    holdings = (_holding(black), _holding(white))
    position = Position(
        board.getvalue(), holdings, ply, tuple(earlier), tuple(cells), tuple(frontier), pieces
    )
    spent: i64 = black_spent if first_ply & 1 else white_spent
    return position if _is_led_to(position, spent) else None


def _held(state: bytes, at: i64, end: i64) -> i64:
    """The numbers of a Holding, those of the first field lowest."""
    held: i64 = 0
    last: i64 = 0
    while at < end:
        field: i64 = state[at] >> 3
        number: i64 = state[at + 1]
        if state[at] & 7 or not last < field <= HELD or number >= MORE:
            return _UNUSUAL
        held |= number << _HELD_BITS * (field - 1)
        last = field
        at += 2
    return held if at == end else _UNUSUAL


def _of(held: i64, field: i64) -> i64:
    """One number of a holding."""
    return held >> _HELD_BITS * field & _NUMBER


def _holding(held: i64) -> Holding:
    return Holding(_of(held, 0), _of(held, 1), _of(held, 2), _of(held, 3), _of(held, 4))


def _spent(tiles: i64, on_board: i64, own: i64, other: i64) -> i64:
    """A seat's share of `Reckoning.irreversible`, or something below 0 for what does not add up.

    `on_board`: how many pieces it has there, disks lowest.
    """
    disks: i64 = on_board & _COUNT
    rings: i64 = on_board >> _BITS & _COUNT
    reserve_tiles, reserve_disks, reserve_rings = _of(own, 0), _of(own, 1), _of(own, 2)
    lost_disks, lost_rings = _of(other, 3), _of(other, 4)
    if (
        tiles + reserve_tiles != ALL_TILES
        or disks + reserve_disks + lost_disks != ALL_DISKS
        or rings + reserve_rings + lost_rings != ALL_RINGS
    ):
        return _UNUSUAL
    rings_placed: i64 = ALL_RINGS - reserve_rings
    disks_returned: i64 = ALL_RINGS - _of(other, 2)
    disks_placed: i64 = disks + lost_disks + disks_returned - OPENING_DISKS_EACH
    if disks_placed < 0:
        return _UNUSUAL
    spent: i64 = tiles - OPENING_TILES_EACH + disks_placed + rings_placed
    return spent + 1 if _of(own, 3) + _of(own, 4) + rings_placed > 0 else spent


def _can_have_come(on_board: i64, black: i64, white: i64, ply: int) -> bool:
    """Whether the player to move had not won before, and the other has a piece to have moved."""
    own: i64 = white if ply & 1 else black
    if _of(own, 3) == ALL_DISKS or _of(own, 4) == ALL_RINGS:
        return False
    return on_board >> (_BITS if ply & 1 else 3 * _BITS) & ((1 << 2 * _BITS) - 1) != 0


def _frontier(board: BytesWriter, tiles: i64) -> list[Cell] | None:
    """Where a tile can be laid, if all of these can have been laid from the opening's four on."""
    laid = vec[i64](_OPENING_CELLS)
    touched = _TOUCHED[:]
    for index in range(len(_OPENING_CELLS)):
        opening: i64 = _OPENING_CELLS[index]
        if not board[opening] or (word(board[opening]) - 1) & 1 != _OPENING_COLOURS[index]:
            return None
        touched[opening] = _LAID
    touched[OFF] = _LAID
    frontier: list[Cell] = []
    done: i64 = 0
    while done < len(laid):
        line: i64 = laid[done] * WAYS
        done += 1
        for way in range(line, line + WAYS):
            beside: i64 = NEXT[way]
            touched[beside] += 1
            if touched[beside] == 2:
                if board[beside]:
                    laid = append(laid, beside)
                else:
                    frontier.append(beside)
    frontier.sort()
    return frontier if len(laid) == tiles else None


def _is_led_to(position: Position, spent: i64) -> bool:
    """Whether the earlier positions can have led to this one.

    `spent`: how many irreversible moves the player of the move before the first of them has made.
    """
    earlier = position.earlier
    if position.ply == len(earlier):
        if (earlier[0] if earlier else position.entry) != OPENING.entry:
            return False
    elif spent == 0:
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
        entry: i64 = earlier[index]
        if not 0 <= entry >> size <= 1 or not _is_one_move(entry, later, size):
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
