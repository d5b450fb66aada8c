"""Whole random games, quickly: a twin of the readable rules, on one table that changes in place.

The rules are in the other modules; this one only has to agree with them:

    Table.count     how many moves `turn.possible_moves` lists
    Table.play      what `playing.after` makes of the move with that number in that list
    Table.ending    what `ending.outcome` says
    Jumps.find      the stages that `chains.outcomes` finds, in its order

`tests/hexaequo/test_kernel.py` compares each of them with its counterpart, and whole games with
those that `Game.playout` plays.

How the tiles are kept, and what a set of tiles is: see `kernel_tiles`. The jumps of a disk are in
`kernel_jumps`.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludex.core.dice import Dice
from ludex.core.game import Playout
from ludex.core.outcome import drawn, won
from ludex.hexaequo.ending import (
    NO_LEGAL_MOVE,
    NO_PIECE_LEFT,
    OCCURRENCES,
    REPETITION,
    SHORTEST_RETURN,
    SIX_DISKS,
    THREE_RINGS,
    outcome,
)
from ludex.hexaequo.kernel_jumps import Jumps
from ludex.hexaequo.kernel_tiles import (
    MOST_TILES,
    PLACES,
    SIZES,
    Side,
    Tiles,
    nth,
    padded,
    size,
)
from ludex.hexaequo.position import (
    ALL_DISKS,
    ALL_RINGS,
    BLACK_RING,
    WHITE_DISK,
    WHITE_RING,
    Position,
    colour_of,
    piece_of,
)


class Table:
    """A position that moves change."""

    def __init__(self, position: Position) -> None:
        board = position.board
        seat = position.ply & 1
        self.own = Side(position.holdings[seat])
        """The side to move."""
        self.other = Side(position.holdings[1 - seat])
        self.tiles = Tiles(position.tiles)
        sides = (self.own, self.other) if seat == 0 else (self.other, self.own)
        for cell in position.tiles:
            value = board[cell]
            tile = self.tiles.tile_on[padded(cell)]
            sides[colour_of(value)].tiles |= tile
            piece = piece_of(value)
            if piece:
                side = sides[piece >= WHITE_DISK]
                if piece in (BLACK_RING, WHITE_RING):
                    side.rings |= tile
                else:
                    side.disks |= tile
        self.past = vec[i64]([self._remembered(position, entry) for entry in position.earlier])
        """The earlier positions, as `standing` writes them; beyond `passed` they don't count."""
        self.passed: i64 = len(position.earlier)
        self.ending = ""
        """Why the game is over; empty while it goes on, and when no move is legal."""
        # What `count` leaves for `play`.
        self.mobility = vec[i64]([0] * MOST_TILES)
        """How many moves each piece of the side to move has, in their order."""
        self.jumps = Jumps()
        """The outcomes of the disk that `count` or `play` looked at last."""

    def _remembered(self, position: Position, entry: int) -> i64:
        """What `standing` was in the earlier position of this entry."""
        sides: list[int] = [0, 0]
        rings = 0
        laid = len(position.tiles)
        for index in range(laid):
            piece = entry >> 3 * index & 7
            if piece:
                sides[piece >= WHITE_DISK] |= 1 << index
                if piece in (BLACK_RING, WHITE_RING):
                    rings |= 1 << index
        seat = entry >> 3 * laid
        return sides[seat] | sides[1 - seat] << MOST_TILES | rings << 2 * MOST_TILES

    def standing(self) -> i64:
        """Which pieces stand where: equal for two positions with the same tiles and the same side
        to move exactly when they are the same.
        """
        own, other = self.own, self.other
        return (
            own.disks
            | own.rings
            | (other.disks | other.rings) << MOST_TILES
            | (own.rings | other.rings) << 2 * MOST_TILES
        )

    # A turn

    def count(self) -> i64:
        """How many legal moves the side to move has, if the game goes on."""
        own, other = self.own, self.other
        on_board = self.tiles
        cells, beside, tile_on = on_board.cells, on_board.beside, on_board.tile_on
        mobility, sizes = self.mobility, SIZES
        disks = own.disks
        friends, enemies = disks | own.rings, other.disks | other.rings
        standing = friends | enemies
        free = on_board.laid ^ standing
        total: i64 = 0
        if own.reserve_tiles:
            total = on_board.open
        if own.reserve_disks:
            total += size(own.tiles & free)
        if own.reserve_rings and own.captured_disks:
            total += size(own.tiles & free)
        pieces: i64 = 0
        left = friends
        while left:
            piece = left & -left
            left ^= piece
            place = piece % PLACES
            if piece & disks:
                near = beside[place]
                steps = near & free
                moves = sizes[steps & 511] + sizes[steps >> 9]
                # Nearly half of the disks beside a piece can't jump: that is seen here.
                near &= standing
                cell = cells[place]
                while near:
                    over = near & -near
                    near ^= over
                    if free & tile_on[2 * cells[over % PLACES] - cell]:
                        moves += self.jumps.find(on_board, friends, enemies, piece)
                        break
            else:
                moves = size(on_board.two_away[place] & ~friends)
            mobility[pieces] = moves
            pieces += 1
            total += moves
        return total

    def play(self, choice: i64) -> None:
        """Plays the legal move of this number; `count` was asked just before."""
        own, other = self.own, self.other
        if own.reserve_tiles:
            if choice < self.tiles.open:
                tile = self.tiles.lay(self.tiles.candidates[choice])
                own.spread(tile)
                other.spread(tile)
                own.tiles |= tile
                own.reserve_tiles -= 1
                self._turn()
                return
            choice -= self.tiles.open
        empty = own.tiles & ~(own.disks | own.rings | other.disks | other.rings)
        places = size(empty)
        if own.reserve_disks:
            if choice < places:
                own.disks |= nth(empty, choice)
                own.reserve_disks -= 1
                self._turn()
                return
            choice -= places
        if own.reserve_rings and own.captured_disks:
            if choice < places:
                own.rings |= nth(empty, choice)
                own.reserve_rings -= 1
                own.captured_disks -= 1
                other.reserve_disks += 1
                self._turn()
                return
            choice -= places
        self._move(choice)

    def _move(self, choice: i64) -> None:
        own, other = self.own, self.other
        friends = own.disks | own.rings
        enemies = other.disks | other.rings
        before = self.standing()
        pieces: i64 = 0
        left = friends
        while choice >= self.mobility[pieces]:
            choice -= self.mobility[pieces]
            pieces += 1
            left &= left - 1
        piece = left & -left
        place = piece % PLACES
        captured: i64 = 0
        if piece & own.disks:
            near = self.tiles.beside[place] & ~(friends | enemies)
            steps = size(near)
            if choice < steps:
                landing = nth(near, choice)
            else:
                self.jumps.find(self.tiles, friends, enemies, piece)
                landing = self.jumps.landing(choice - steps)
                captured = self.jumps.captured(choice - steps)
            own.disks = own.disks ^ piece | landing
        else:
            landing = nth(self.tiles.two_away[place] & ~friends, choice)
            captured = landing & enemies
            own.rings = own.rings ^ piece | landing
        if captured:
            own.captured_disks += size(captured & other.disks)
            own.captured_rings += size(captured & other.rings)
            other.disks &= ~captured
            other.rings &= ~captured
            self._turn()
            self._end_by_capture(own, other)
        else:
            if self.passed == len(self.past):
                self.past = append(self.past, before)
            else:
                self.past[self.passed] = before
            self.own, self.other = other, own
            self.passed += 1
            self._end_by_repetition()

    def _turn(self) -> None:
        """Ends a turn after which no earlier position can come again."""
        self.own, self.other = self.other, self.own
        self.passed = 0

    # The end

    def _end_by_capture(self, mover: Side, opponent: Side) -> None:
        if mover.captured_disks == ALL_DISKS:
            self.ending = SIX_DISKS
        elif mover.captured_rings == ALL_RINGS:
            self.ending = THREE_RINGS
        elif not opponent.disks | opponent.rings:
            self.ending = NO_PIECE_LEFT

    def _end_by_repetition(self) -> None:
        now = self.standing()
        past = self.past
        times: i64 = 1
        at = self.passed - SHORTEST_RETURN
        while at >= 0:
            if past[at] == now:
                times += 1
            at -= 2
        if times >= OCCURRENCES:
            self.ending = REPETITION


def playout(position: Position, seed: int) -> Playout:
    """Plays on to the end at random, exactly as `Game.playout` does."""
    stands = outcome(position)
    if stands.over:
        return Playout(0, stands)
    dice = Dice(seed)
    table = Table(position)
    plies = 0
    while not table.ending:
        moves = table.count()
        if not moves:
            table.ending = NO_LEGAL_MOVE
            break
        table.play(dice.below(moves))
        plies += 1
    if table.ending in (REPETITION, NO_LEGAL_MOVE):
        return Playout(plies, drawn(table.ending))
    return Playout(plies, won((position.ply + plies - 1) & 1, reason=table.ending))
