"""A turn: exactly one of laying a tile, placing a piece and moving a piece. Nobody may pass.

Here is everything that the player to move can do, whether or not the game is already over: that is
for `ending` and `legality` to say.
"""

from __future__ import annotations

from ludex.hexaequo.cells import NEIGHBOURS, Cell
from ludex.hexaequo.chains import outcomes
from ludex.hexaequo.moves import MOVES, F, Forms, Move
from ludex.hexaequo.position import FIRST_PIECE, Position


def possible_moves(position: Position) -> list[Move]:
    """Everything that the player to move can do, in the order of `possible`."""
    return possible(position, MOVES)


def possible(position: Position, forms: Forms[F]) -> list[F]:
    """Everything that the player to move can do, each outcome once, in one of its forms.

    In this order: tiles to lay, disks to place, rings to place, each by cell; then the moves of
    pieces by the cell where they start. A disk's steps come before its jumps, a ring's leaps and a
    disk's steps by landing, jumps with fewer landings first and then the smaller route.
    """
    board = position.board
    seat = position.ply & 1
    holding = position.holdings[seat]
    own_tile = 1 + seat
    first_own = FIRST_PIECE + 4 * seat
    first_ring = first_own + 2
    beyond_own = first_own + 4

    moves: list[F] = []
    if holding.reserve_tiles:
        moves += [forms.lay[cell] for cell in position.frontier]
    empty: list[Cell] = []
    disks_and_rings: list[Cell] = []
    for cell in position.tiles:
        value = board[cell]
        if value == own_tile:
            empty.append(cell)
        elif first_own <= value < beyond_own:
            disks_and_rings.append(cell)
    if holding.reserve_disks:
        moves += [forms.place_disk[cell] for cell in empty]
    if holding.reserve_rings and holding.captured_disks:
        moves += [forms.place_ring[cell] for cell in empty]

    for start in disks_and_rings:
        if board[start] < first_ring:
            can_jump = False
            for landing, behind, step in forms.steps[start]:
                value = board[landing]
                if value >= FIRST_PIECE:
                    if 0 < board[behind] < FIRST_PIECE:
                        can_jump = True
                elif value:
                    moves.append(step)
            if can_jump:
                for landings in outcomes(board, seat, start).values():
                    moves.append(forms.jumps(start, landings))
        else:
            for landing, leap in forms.leaps[start]:
                value = board[landing]
                if value and not first_own <= value < beyond_own:
                    moves.append(leap)
    return moves


def can_move(position: Position) -> bool:
    """Whether the player to move can do anything at all."""
    seat = position.ply & 1
    # What is nearly always possible is asked first, because it is quickly seen.
    if position.holdings[seat].reserve_tiles:
        return True
    board = position.board
    first_own = FIRST_PIECE + 4 * seat
    for cell in position.tiles:
        if first_own <= board[cell] < first_own + 2:
            for beside in NEIGHBOURS[cell]:
                if 0 < board[beside] < FIRST_PIECE:
                    return True
    return bool(possible_moves(position))
