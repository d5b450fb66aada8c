"""Which moves are legal: those of the player to move, while the game goes on.

Legality is about routes: any legal route of a disk is accepted. Lists name each outcome once, by
its canonical route: fewest landings, then the smallest sequence of `(q, r)`.
"""

from __future__ import annotations

from ludex.core.violations import GAME_OVER, NOT_YOUR_TURN, Violation
from ludex.hexaequo.cells import CELL_NAMED, CROSSED, NAMES, Cell
from ludex.hexaequo.chains import (
    Route,
    Stage,
    count_routes,
    extend,
    jumps,
    outcomes,
    travel,
)
from ludex.hexaequo.ending import outcome, settled, standing
from ludex.hexaequo.moves import DISK, MOVES, F, Forms, Move, MovePiece
from ludex.hexaequo.notation import format_move
from ludex.hexaequo.position import Position, kind_of, piece_of
from ludex.hexaequo.refusal import refuse_move
from ludex.hexaequo.turn import possible


def legal_moves(position: Position, seat: int) -> tuple[Move, ...]:
    """Every legal move of the seat, each outcome once, in the order of `turn.possible`."""
    return tuple(legal(position, seat, MOVES))


def legal(position: Position, seat: int, forms: Forms[F]) -> list[F]:
    """The same, with the moves in one of their forms."""
    if seat != position.ply & 1 or settled(position):
        return []
    return possible(position, forms)


def refuse(position: Position, seat: int, move: Move) -> Violation | None:
    """Why the seat may not play this move now; None when it may."""
    ended = outcome(position)
    if ended.over:
        return GAME_OVER.at(ending=standing(position))
    if seat != position.to_move:
        return NOT_YOUR_TURN.at(str(seat), seat=seat, to_act=position.to_move)
    return refuse_move(position, move)


def canonical(position: Position, seat: int, move: Move) -> Move:
    """The legal move in the form in which `legal_moves` lists its outcome."""
    if not isinstance(move, MovePiece) or not _is_jumping(position, move):
        return move
    stage = travel(position.board, seat, move.start, move.landings)[-1]
    return MovePiece(move.start, outcomes(position.board, seat, move.start)[stage])


def routes(position: Position, seat: int, limit: int) -> tuple[tuple[Move, int], ...]:
    """Every legal move, and in how many ways it can be made, counting up to `limit` in all.

    One way of each move is counted first, in order, and then the others of each disk's jumps; where
    the limit cuts the count off, what is left counts nothing.
    """
    moves = legal_moves(position, seat)
    counts = dict.fromkeys(moves, 0)
    for move in moves[:limit]:
        counts[move] = 1
    left = limit - len(moves)
    board = position.board
    for start in _jumpers(position, moves):
        if left <= 0:
            break
        canonical_routes = outcomes(board, seat, start)
        counted = count_routes(board, seat, start, len(canonical_routes) + left)
        for stage, count in counted.items():
            more = min(left, count - 1)
            counts[MovePiece(start, canonical_routes[stage])] += more
            left -= more
    return tuple(counts.items())


def beginning_with(position: Position, seat: int, prefix: str) -> tuple[Move, ...]:
    """Every legal move with a route whose text begins with `prefix`, each outcome once.

    Each by the shortest such route, then the smallest. So with a start cell and landings, the moves
    are those that go on from there, stopping there included.
    """
    moves = legal_moves(position, seat)
    *walked, partial = prefix.split("-")
    if not walked or not moves:
        return tuple(move for move in moves if format_move(move).startswith(prefix))
    if any(name not in CELL_NAMED for name in walked):
        return ()
    start, *landings = [CELL_NAMED[name] for name in walked]
    found: list[Move] = []
    if not landings:
        # Steps and leaps have one landing, so that their text is complete or nothing.
        found += [
            move
            for move in moves
            if isinstance(move, MovePiece)
            and not _is_jumping(position, move)
            and format_move(move).startswith(prefix)
        ]
    found += [
        MovePiece(start, route)
        for route in _going_on(position, seat, start, tuple(landings), partial)
    ]
    return tuple(found)


def _going_on(
    position: Position, seat: int, start: Cell, landings: Route, partial: str
) -> list[Route]:
    """The outcomes of the jumps that begin with these landings and go on to a cell named so."""
    if start not in _jumpers(position, legal_moves(position, seat)):
        return []
    if landings:
        so_far = MovePiece(start, landings)
        if refuse_move(position, so_far) is not None or not _is_jumping(position, so_far):
            return []
    stages = travel(position.board, seat, start, landings)
    found: dict[Stage, Route] = dict.fromkeys(stages, ())
    begun = [
        stage
        for stage in jumps(position.board, seat, start, stages[-1])
        if NAMES[stage[0]].startswith(partial) and stage not in found
    ]
    for stage in begun:
        found[stage] = (*landings, stage[0])
    extend(found, begun, position.board, seat, start)
    return [route for stage, route in found.items() if stage not in stages]


def _jumpers(position: Position, moves: tuple[Move, ...]) -> list[Cell]:
    """The cells of the disks that can jump, ascending."""
    found: list[Cell] = []
    for move in moves:
        if isinstance(move, MovePiece) and move.start not in found and _is_jumping(position, move):
            found.append(move.start)
    return found


def _is_jumping(position: Position, move: MovePiece) -> bool:
    """Whether the move is a disk's and its first landing is not a step away."""
    if kind_of(piece_of(position.board[move.start])) != DISK:
        return False
    return move.landings[0] in CROSSED[move.start]
