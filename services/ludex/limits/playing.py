"""What a move does. The sections follow the rules page: commit, place, exchange, suspect, check,
clean up.
"""

from __future__ import annotations

from typing import Final

from ludex.core.played import Played
from ludex.limits.cards import ONE, Handful, count, handful, size
from ludex.limits.events import Checked, Committed, Drawn, Event, Exchanged, LimitRevealed, Placed
from ludex.limits.moves import Commit, Move, Place, Suspect
from ludex.limits.position import FULL_HAND, PLAYING_HAND, Check, Position

PUT_DOWN: Final = 2
"""How many cards an exchange puts on the discard pile; as many go back on the draw pile."""


def play(position: Position, seat: int, move: Move) -> Played[Position]:
    """The position after a legal move, and what happened."""
    if isinstance(move, Place):
        return _place(position, seat, move.colour)
    if isinstance(move, Commit):
        return _commit(position, seat, move.cards)
    if isinstance(move, Suspect):
        return _suspect(position, seat, move.seat)
    return _exchange(position, seat)


def _commit(position: Position, seat: int, cards: tuple[int, ...]) -> Played[Position]:
    committed = handful(cards)
    return Played(
        Position(
            position.limit_pile,
            position.limit_card,
            position.draw_pile,
            position.discard_pile,
            position.discarders,
            _with(position.hands, seat, position.hands[seat] - committed),
            _with(position.face_down, seat, committed),
            position.points,
            position.limit_cards,
            position.starting_seat,
            position.to_move,
            position.ply + 1,
            position.last_check,
        ),
        (Committed(seat, cards),),
    )


def _place(position: Position, seat: int, colour: int) -> Played[Position]:
    hand = position.hands[seat] - ONE[colour]
    draw_pile = position.draw_pile
    events: tuple[Event, ...] = (Placed(seat, colour),)
    if draw_pile:
        drawn = draw_pile[0]
        hand += ONE[drawn]
        draw_pile = draw_pile[1:]
        events = (Placed(seat, colour), Drawn(seat, 1, (drawn,)))
    return Played(
        _after_turn(position, seat, hand, draw_pile, bytes((colour,)), position.points), events
    )


def _exchange(position: Position, seat: int) -> Played[Position]:
    """The four new cards are drawn before the two go back on the pile; the other order would
    hand the same two back.
    """
    colour = next(c for c, one in enumerate(ONE) if position.hands[seat] == PLAYING_HAND * one)
    drawn = position.draw_pile[:PLAYING_HAND]
    two = bytes((colour,)) * PUT_DOWN
    points = _with(position.points, seat, position.points[seat] + 1)
    return Played(
        _after_turn(
            position, seat, handful(drawn), two + position.draw_pile[PLAYING_HAND:], two, points
        ),
        (Exchanged(seat, colour), Drawn(seat, PLAYING_HAND, tuple(drawn))),
    )


def _after_turn(
    position: Position,
    seat: int,
    hand: Handful,
    draw_pile: bytes,
    discards: bytes,
    points: tuple[int, ...],
) -> Position:
    """The position after a turn that put these cards on the discard pile."""
    return Position(
        position.limit_pile,
        position.limit_card,
        draw_pile,
        position.discard_pile + discards,
        position.discarders + bytes((seat,)) * len(discards),
        _with(position.hands, seat, hand),
        position.face_down,
        points,
        position.limit_cards,
        position.starting_seat,
        (seat + 1) % len(position.hands),
        position.ply + 1,
        position.last_check,
    )


def _suspect(position: Position, seat: int, suspect: int) -> Played[Position]:
    checked = check(position, seat, suspect)
    points = position.points
    limit_cards = position.limit_cards
    loser = checked.limit_card_to
    winner = checked.point_to
    drawn_up, hands, draw_pile = _clean_up(position, loser)
    events: list[Event] = [Checked(checked, loser, winner), *drawn_up]
    revealed = position.limit_pile[0] if position.limit_pile else None
    if revealed is not None:
        events.append(LimitRevealed(revealed))
    return Played(
        Position(
            position.limit_pile[1:],
            revealed,
            draw_pile,
            b"",
            b"",
            hands,
            (0,) * len(hands),
            _with(points, winner, points[winner] + 1),
            _with(limit_cards, loser, limit_cards[loser] + 1),
            loser,
            loser,
            position.ply + 1,
            checked,
        ),
        tuple(events),
    )


def check(position: Position, seat: int, suspect: int) -> Check:
    """What comes of a seat's suspicion that the suspect's most recent card exceeded the limit.

    Cards above that card don't count. Every face-down card of its colour raises the limit.
    """
    card = position.discarders.rindex(suspect)
    colour = position.discard_pile[card]
    counted = position.discard_pile.count(colour, 0, card + 1)
    limit_card = position.limit_card
    assert limit_card is not None  # noqa: S101  (a legal suspicion has a limit card)
    limit = limit_card.limits[colour]
    if limit is not None:
        limit += sum([count(cards, colour) for cards in position.face_down])
    return Check(
        seat,
        suspect,
        colour,
        counted,
        limit,
        limit is not None and counted > limit,
        position.face_down,
        limit_card,
    )


def _clean_up(position: Position, first: int) -> tuple[list[Event], tuple[Handful, ...], bytes]:
    """The draws, the hands and the draw pile once the round is cleared away.

    The discard pile goes under the draw pile, so that what was discarded first comes out first.
    From `first` on, each player draws up completely before the next one draws.
    """
    players = len(position.hands)
    draw_pile = position.draw_pile + position.discard_pile
    hands = [hand + down for hand, down in zip(position.hands, position.face_down, strict=True)]
    events: list[Event] = []
    for turn in range(players):
        seat = (first + turn) % players
        missing = FULL_HAND[players] - size(hands[seat])
        if missing:
            drawn = draw_pile[:missing]
            draw_pile = draw_pile[missing:]
            hands[seat] += handful(drawn)
            events.append(Drawn(seat, missing, tuple(drawn)))
    return events, tuple(hands), draw_pile


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The values with the seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
