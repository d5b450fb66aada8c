"""Random games to the end, fast: the rules of `moves` and `playing` on lists that change.

A test holds the two against each other: the same seed plays the same moves. The draw pile is a list
whose first `top` cards are gone; a round's discards are added to its end, so it is never rebuilt.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludex.core.dice import Dice
from ludex.core.game import Playout
from ludex.limits.cards import ONE, count, handful, size
from ludex.limits.ending import result
from ludex.limits.moves import Commit, Place, commitments, own_cards
from ludex.limits.position import COMMITTED, FULL_HAND, PLAYING_HAND, Position

NONE_YET: Final = -1
"""In place of the index of a seat's most recent discard."""


class Table:
    """A position that changes as it is played on."""

    def __init__(self, position: Position, seed: int) -> None:
        self.dice = Dice(seed)
        self.players = len(position.hands)
        self.draw_pile: list[int] = list(position.draw_pile)
        self.top = 0
        self.discards: list[int] = list(position.discard_pile)
        self.most_recent: list[int] = [NONE_YET] * self.players
        for i, seat in enumerate(position.discarders):
            self.most_recent[seat] = i
        self.hands: list[int] = list(position.hands)
        self.face_down: list[int] = list(position.face_down)
        self.points: list[int] = list(position.points)
        self.limit_cards: list[int] = list(position.limit_cards)
        self.seat = position.to_move
        self.plies = 0

    def choose(self, number: int) -> int:
        """One of so many moves, by its index."""
        self.plies += 1
        bound: i64 = number
        return int(self.dice.below(bound))

    def commit(self) -> None:
        """Everybody who hasn't yet puts cards face down."""
        for seat in range(self.players):
            if not self.face_down[seat]:
                ways = commitments(self.hands[seat], COMMITTED[self.players])
                move = ways[self.choose(len(ways))]
                assert isinstance(move, Commit)  # noqa: S101  (for the compiler)
                cards = handful(move.cards)
                self.hands[seat] -= cards
                self.face_down[seat] = cards

    def turn(self) -> int | None:
        """One turn; the suspected seat when it was a suspicion, else None."""
        seat = self.seat
        cards_left = len(self.draw_pile) - self.top
        own = own_cards(self.hands[seat], cards_left >= PLAYING_HAND)
        suspects = [
            other
            for other in range(self.players)
            if other != seat and self.most_recent[other] != NONE_YET
        ]
        chosen = self.choose(len(own) + len(suspects))
        if chosen >= len(own):
            return suspects[chosen - len(own)]
        move = own[chosen]
        if isinstance(move, Place):
            self.hands[seat] -= ONE[move.colour]
            self.discards.append(move.colour)
            if cards_left:
                self.hands[seat] += self.drawn(1)
        else:
            self.exchange(seat)
        self.most_recent[seat] = len(self.discards) - 1
        self.seat = (seat + 1) % self.players
        return None

    def exchange(self, seat: int) -> None:
        """Two cards go on the discard pile, four are drawn, two go back on the draw pile."""
        colour = self.hands[seat].bit_length() // 4
        self.points[seat] += 1
        self.discards += [colour, colour]
        self.hands[seat] = self.drawn(PLAYING_HAND)
        self.top -= 2
        self.draw_pile[self.top] = colour
        self.draw_pile[self.top + 1] = colour

    def drawn(self, number: int) -> int:
        """So many cards off the draw pile."""
        cards = handful(self.draw_pile[self.top : self.top + number])
        self.top += number
        return cards

    def end_round(self, limit: int | None, suspect: int) -> None:
        """The check of the suspect's card, whose colour has this printed limit, and cleaning up."""
        card = self.most_recent[suspect]
        colour = self.discards[card]
        exceeded = False
        if limit is not None:
            for down in self.face_down:
                limit += count(down, colour)
            exceeded = self.discards[: card + 1].count(colour) > limit
        loser = suspect if exceeded else self.seat
        self.points[self.seat if exceeded else suspect] += 1
        self.limit_cards[loser] += 1
        self.draw_pile += self.discards
        self.discards = []
        full = FULL_HAND[self.players]
        for turn in range(self.players):
            seat = (loser + turn) % self.players
            self.hands[seat] += self.face_down[seat]
            self.face_down[seat] = 0
            self.most_recent[seat] = NONE_YET
            missing = full - size(self.hands[seat])
            if missing:
                self.hands[seat] += self.drawn(missing)
        self.seat = loser


def play_out(position: Position, seed: int) -> Playout:
    """Plays on to the end with uniformly random legal moves, as `Game.playout` does."""
    table = Table(position, seed)
    cards = () if position.limit_card is None else (position.limit_card, *position.limit_pile)
    for card in cards:
        table.commit()
        suspect = table.turn()
        while suspect is None:
            suspect = table.turn()
        colour = table.discards[table.most_recent[suspect]]
        table.end_round(card.limits[colour], suspect)
    return Playout(table.plies, result(tuple(table.points), tuple(table.limit_cards)))
