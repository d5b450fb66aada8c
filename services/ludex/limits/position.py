"""What lies on the table: a setup that may be nonsense, and a position that has been admitted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludex.limits.cards import ALL_CARDS, Handful, LimitCard, letters, pile_letters

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6

FULL_HAND: Final = (0, 0, 6, 5, 5, 5, 5)
"""How many cards a full hand has, by the number of players."""

COMMITTED: Final = (0, 0, 2, 1, 1, 1, 1)
"""How many cards each player puts face down in a round, by the number of players."""

PLAYING_HAND: Final = 4
"""How many hand cards remain after committing."""

PUT_ASIDE: Final = (0, 0, 14, 6, 6, 10, 10)
"""How many limit cards are put aside before the game, by the number of players."""

UNDEALT: Final = tuple(ALL_CARDS - n * full for n, full in enumerate(FULL_HAND))
"""How many cards the draw pile has at the start of a round, by the number of players."""

MOST_LIMIT_CARDS: Final = 240
"""The most limit cards that a deck, or a game, may have."""


@dataclass(init=False, slots=True, unsafe_hash=True)
class Check:
    """The end of a round: a suspicion and what came of it.

    `limit` is the limit of the colour, raised by the face-down cards; None when unlimited.
    `revealed` has the face-down cards of each seat.
    """

    by_seat: Final[int]
    suspect_seat: Final[int]
    colour: Final[int]
    count: Final[int]
    limit: Final[int | None]
    exceeded: Final[bool]
    revealed: Final[tuple[Handful, ...]]
    limit_card: Final[LimitCard]

    def __init__(
        self,
        by_seat: int,
        suspect_seat: int,
        colour: int,
        count: int,
        limit: int | None,
        exceeded: bool,
        revealed: tuple[Handful, ...],
        limit_card: LimitCard,
    ) -> None:
        self.by_seat = by_seat
        self.suspect_seat = suspect_seat
        self.colour = colour
        self.count = count
        self.limit = limit
        self.exceeded = exceeded
        self.revealed = revealed
        self.limit_card = limit_card

    @property
    def limit_card_to(self) -> int:
        """The seat that receives the limit card, and starts the next round."""
        return self.suspect_seat if self.exceeded else self.by_seat

    @property
    def point_to(self) -> int:
        """The seat that receives the point."""
        return self.by_seat if self.exceeded else self.suspect_seat


@dataclass(init=False, slots=True, unsafe_hash=True)
class PlayerSetup:
    """A player's cards and points, as a stranger states them; colours in any order."""

    hand: Final[bytes]
    face_down: Final[bytes]
    points: Final[int]
    limit_cards: Final[int]

    def __init__(self, hand: bytes, face_down: bytes, points: int, limit_cards: int) -> None:
        self.hand = hand
        self.face_down = face_down
        self.points = points
        self.limit_cards = limit_cards


@dataclass(init=False, slots=True, unsafe_hash=True)
class CheckSetup:
    """How the last round ended, as a stranger states it; colours in any order."""

    by_seat: Final[int]
    suspect_seat: Final[int]
    colour: Final[int]
    count: Final[int]
    limit: Final[int | None]
    exceeded: Final[bool]
    revealed: Final[tuple[bytes, ...]]
    limit_card: Final[LimitCard]

    def __init__(
        self,
        by_seat: int,
        suspect_seat: int,
        colour: int,
        count: int,
        limit: int | None,
        exceeded: bool,
        revealed: tuple[bytes, ...],
        limit_card: LimitCard,
    ) -> None:
        self.by_seat = by_seat
        self.suspect_seat = suspect_seat
        self.colour = colour
        self.count = count
        self.limit = limit
        self.exceeded = exceeded
        self.revealed = revealed
        self.limit_card = limit_card


@dataclass(init=False, slots=True, unsafe_hash=True)
class Setup:
    """A position as a stranger states it. Colours are colours; nothing else is sure.

    `discard_pile` and `discarders` have the colour and the seat of each discard, bottom first; they
    are equally long.
    """

    limit_pile: Final[tuple[LimitCard, ...]]
    limit_card: Final[LimitCard | None]
    draw_pile: Final[bytes]
    discard_pile: Final[bytes]
    discarders: Final[tuple[int, ...]]
    players: Final[tuple[PlayerSetup, ...]]
    starting_seat: Final[int]
    to_move: Final[int]
    ply: Final[int]
    last_check: Final[CheckSetup | None]

    def __init__(
        self,
        limit_pile: tuple[LimitCard, ...],
        limit_card: LimitCard | None,
        draw_pile: bytes,
        discard_pile: bytes,
        discarders: tuple[int, ...],
        players: tuple[PlayerSetup, ...],
        starting_seat: int,
        to_move: int,
        ply: int,
        last_check: CheckSetup | None,
    ) -> None:
        self.limit_pile = limit_pile
        self.limit_card = limit_card
        self.draw_pile = draw_pile
        self.discard_pile = discard_pile
        self.discarders = discarders
        self.players = players
        self.starting_seat = starting_seat
        self.to_move = to_move
        self.ply = ply
        self.last_check = last_check


@dataclass(init=False, slots=True, unsafe_hash=True)
class Position:
    """A possible position, hidden cards and all.

    `limit_pile` and `draw_pile` have the top first. `discard_pile` and `discarders`, the colours
    and the seats of this round's discards, have the bottom first. `limit_card` is None when the
    game is over. `to_move` is the starting seat while players still commit, and after the end.

    Equality is of all fields. Two positions that the rules call the same can differ in `ply` and
    `last_check`; `key` leaves these out.
    """

    limit_pile: Final[tuple[LimitCard, ...]]
    limit_card: Final[LimitCard | None]
    draw_pile: Final[bytes]
    discard_pile: Final[bytes]
    discarders: Final[bytes]
    hands: Final[tuple[Handful, ...]]
    face_down: Final[tuple[Handful, ...]]
    points: Final[tuple[int, ...]]
    limit_cards: Final[tuple[int, ...]]
    starting_seat: Final[int]
    to_move: Final[int]
    ply: Final[int]
    last_check: Final[Check | None]

    def __init__(
        self,
        limit_pile: tuple[LimitCard, ...],
        limit_card: LimitCard | None,
        draw_pile: bytes,
        discard_pile: bytes,
        discarders: bytes,
        hands: tuple[Handful, ...],
        face_down: tuple[Handful, ...],
        points: tuple[int, ...],
        limit_cards: tuple[int, ...],
        starting_seat: int,
        to_move: int,
        ply: int,
        last_check: Check | None,
    ) -> None:
        self.limit_pile = limit_pile
        self.limit_card = limit_card
        self.draw_pile = draw_pile
        self.discard_pile = discard_pile
        self.discarders = discarders
        self.hands = hands
        self.face_down = face_down
        self.points = points
        self.limit_cards = limit_cards
        self.starting_seat = starting_seat
        self.to_move = to_move
        self.ply = ply
        self.last_check = last_check


def to_act(position: Position) -> tuple[int, ...]:
    """The seats that may act: all that have yet to commit, or else the seat to play."""
    if position.limit_card is None:
        return ()
    if 0 in position.face_down:
        return tuple([seat for seat, cards in enumerate(position.face_down) if not cards])
    return (position.to_move,)


def key(position: Position) -> str:
    """All that what follows depends on, as text: everything but `ply` and `last_check`.

    Limit pile, limit card, draw pile, discards with their seats, hands, face-down cards, points,
    limit cards received, starting seat, seat to move; separated by spaces.
    """
    discards = zip(pile_letters(position.discard_pile), position.discarders, strict=True)
    return " ".join(
        (
            "/".join([str(card) for card in position.limit_pile]) or "-",
            "-" if position.limit_card is None else str(position.limit_card),
            pile_letters(position.draw_pile) or "-",
            "".join([f"{colour}{seat}" for colour, seat in discards]) or "-",
            "/".join([letters(hand) for hand in position.hands]),
            "/".join([letters(cards) for cards in position.face_down]),
            "/".join([str(points) for points in position.points]),
            "/".join([str(received) for received in position.limit_cards]),
            str(position.starting_seat),
            str(position.to_move),
        )
    )
