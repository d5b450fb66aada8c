"""Limits' messages, read into values and written from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from ludex.core.codec import Codec
from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.limits.cards import (
    ALL_CARDS,
    CARDS_OF_A_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    Handful,
    LimitCard,
    handful,
    in_order,
)
from ludex.limits.encoded import FIRST_COLOUR, encode_state
from ludex.limits.events import Checked, Committed, Drawn, Exchanged, LimitRevealed, Placed
from ludex.limits.game import GAME
from ludex.limits.glance import at_a_glance
from ludex.limits.known import Known, KnownDiscard, KnownDraw, KnownHand
from ludex.limits.moves import EXCHANGE, PLACES, Commit, Exchange, Move, Place, Suspect
from ludex.limits.notation import format_move
from ludex.limits.opening import Options
from ludex.limits.position import (
    FEWEST_PLAYERS,
    MOST_LIMIT_CARDS,
    MOST_PLAYERS,
    Check,
    CheckSetup,
    PlayerSetup,
    Position,
    Setup,
)
from ludex.limits.public_facts import players_defects, read_check, seat_defects
from ludex.limits.reading import remember
from ludex.limits.views import PublicPlayer, View
from ludex.limits.violations import (
    COLOUR_UNKNOWN,
    COMMITTED_CARDS_UNREADABLE,
    MESSAGE_MISSING,
    OWN_CARDS_WRONG,
    TOO_MANY_ENTRIES,
    defect,
)
from ludex_proto.limits.v1 import game_pb2, service_pb2

_NUMBERS: Final = tuple([FIRST_COLOUR + colour for colour in COLOURS])


class LimitsCodec(Codec[Options, Setup, Position, Move, View]):
    """The messages of Limits."""

    game = GAME
    service = service_pb2
    vocabulary = game_pb2

    # Options

    def read_options(self, message: Any) -> Options | Defects:
        """The options of a new game; those left out take their defaults."""
        defects: list[Defect] = []
        options = Options(
            message.players if message.HasField("players") else FEWEST_PLAYERS,
            message.starting_seat,
            _read_limit_cards(message.deck, "deck", defects),
            _read_limit_cards(message.limit_pile, "limit_pile", defects),
            _read_colours(message.draw_pile, "draw_pile", defects),
        )
        return tuple(defects) if defects else options

    def write_options(self, options: Options) -> game_pb2.Options:
        """The Options message that reads back as `options`."""
        return game_pb2.Options(
            players=options.players,
            starting_seat=options.starting_seat,
            deck=_limit_cards(options.deck),
            limit_pile=_limit_cards(options.limit_pile),
            draw_pile=_colours(options.draw_pile),
        )

    # States

    def admit(self, state: bytes) -> Position | Defects:
        """The position that an encoded State writes, or everything that is wrong with it."""
        return at_a_glance(state) or super().admit(state)

    def read_state(self, message: Any) -> Setup | Defects:
        """The setup that a State writes."""
        defects: list[Defect] = []
        check = None
        if message.HasField("last_check"):
            check = _read_check(message.last_check, defects)
        setup = Setup(
            _read_limit_cards(message.limit_pile, "limit_pile", defects),
            _read_limit_card(message.limit_card) if message.HasField("limit_card") else None,
            bytes(_read_colours(message.draw_pile, "draw_pile", defects)),
            *_read_discards(message.discard_pile, defects),
            _read_players(message.players, defects),
            message.starting_seat,
            message.to_move,
            message.ply,
            check,
        )
        return tuple(defects) if defects else setup

    def write_state(self, position: Position) -> game_pb2.State:
        """The State of a position; hands and face-down cards in the order R, Y, G, B, P."""
        return game_pb2.State(
            limit_pile=_limit_cards(position.limit_pile),
            limit_card=None if position.limit_card is None else _limit_card(position.limit_card),
            draw_pile=_colours(position.draw_pile),
            discard_pile=[
                game_pb2.Discard(colour=_NUMBERS[colour], seat=seat)  # type: ignore[arg-type]
                for colour, seat in zip(position.discard_pile, position.discarders, strict=True)
            ],
            players=[
                game_pb2.Player(
                    hand=_cards(hand), face_down=_cards(down), points=points, limit_cards=received
                )
                for hand, down, points, received in zip(
                    position.hands,
                    position.face_down,
                    position.points,
                    position.limit_cards,
                    strict=True,
                )
            ],
            starting_seat=position.starting_seat,
            to_move=position.to_move,
            ply=position.ply,
            last_check=_check(position.last_check),
        )

    encode_state = staticmethod(encode_state)

    # Moves and events

    def slack(self, position: Position) -> int:
        """Two bytes for each field that is left out on account of something that a view does not
        tell: an unlimited area of the hidden limit pile, and seat 0 as the owner of a discard.
        """
        unlimited = sum([card.limits.count(None) for card in position.limit_pile])
        return 2 * (unlimited + position.discarders.count(0))

    def read_action(self, message: Any) -> Move | Defects | None:
        """The move that the typed part of a Move writes; None when it has none."""
        action = message.WhichOneof("action")
        defects: list[Defect] = []
        move: Move | None = None
        if action == "commit":
            move = _read_commit(message.commit.cards, defects)
        elif action == "place":
            colours = _read_colours([message.place.colour], "place.colour", defects, listed=False)
            move = None if defects else PLACES[colours[0]]
        elif action == "exchange":
            move = EXCHANGE
        elif action == "suspect":
            move = Suspect(message.suspect.seat)
        return tuple(defects) if defects else move

    def write_move(self, move: Move) -> game_pb2.Move:
        """The Move, text and action."""
        text = format_move(move)
        match move:
            case Commit(cards):
                return game_pb2.Move(text=text, commit=game_pb2.Commit(cards=_colours(cards)))
            case Place(colour):
                return game_pb2.Move(
                    text=text,
                    place=game_pb2.Place(colour=_NUMBERS[colour]),  # type: ignore[arg-type]
                )
            case Exchange():
                return game_pb2.Move(text=text, exchange=game_pb2.Exchange())
            case Suspect(seat):
                return game_pb2.Move(text=text, suspect=game_pb2.Suspect(seat=seat))

    def write_event(self, event: Any) -> game_pb2.Event:
        """The Event."""
        match event:
            case LimitRevealed(card):
                return game_pb2.Event(limit_revealed={"card": _limit_card(card)})
            case Committed(seat, cards):
                return game_pb2.Event(committed={"seat": seat, "cards": _colours(cards)})
            case Placed(seat, colour):
                return game_pb2.Event(placed={"seat": seat, "colour": _NUMBERS[colour]})
            case Drawn(seat, count, cards):
                return game_pb2.Event(
                    drawn={"seat": seat, "count": count, "cards": _colours(cards)}
                )
            case Exchanged(seat, colour):
                return game_pb2.Event(exchanged={"seat": seat, "colour": _NUMBERS[colour]})
            case Checked(check, limit_card_to, point_to):
                return game_pb2.Event(
                    checked=game_pb2.Checked(
                        check=_check(check), limit_card_to=limit_card_to, point_to=point_to
                    )
                )
        raise TypeError(f"{event!r} is no event of Limits")

    # Views and what is remembered

    def read_view(self, message: Any) -> View | Defects:
        """The view that a View writes. Seats, colours, sizes and the last check are in range;
        `Game.sample` looks further.
        """
        defects: list[Defect] = players_defects(len(message.players))
        if defects:
            return tuple(defects)
        players = len(message.players)
        seat = message.seat if message.HasField("seat") else None
        if seat is not None:
            defects += seat_defects("seat", seat, players)
        defects += seat_defects("starting_seat", message.starting_seat, players)
        defects += seat_defects("to_move", message.to_move, players)
        defects += _size_defects(message)
        hand = _read_own(message.hand, "hand", seat, defects)
        face_down = _read_own(message.face_down, "face_down", seat, defects)
        top = None
        if message.HasField("top_discard"):
            read = _read_colours([message.top_discard], "top_discard", defects, listed=False)
            top = read[0] if read else None
        check = None
        if message.HasField("last_check"):
            stated = _read_check(message.last_check, defects)
            check = None if stated is None else read_check(stated, players, defects)
        if defects:
            return tuple(defects)
        return View(
            seat,
            _read_limit_card(message.limit_card) if message.HasField("limit_card") else None,
            message.limit_pile_size,
            message.draw_pile_size,
            message.discard_pile_size,
            top,
            tuple(
                [
                    PublicPlayer(
                        player.hand_size,
                        player.face_down_count,
                        player.has_discarded,
                        player.points,
                        player.limit_cards,
                    )
                    for player in message.players
                ]
            ),
            hand,
            face_down,
            message.starting_seat,
            message.to_move,
            message.ply,
            check,
        )

    def write_view(self, view: View) -> game_pb2.View:
        """The View."""
        return game_pb2.View(
            seat=view.seat,
            limit_card=None if view.limit_card is None else _limit_card(view.limit_card),
            limit_pile_size=view.limit_pile_size,
            draw_pile_size=view.draw_pile_size,
            discard_pile_size=view.discard_pile_size,
            top_discard=(
                None if view.top_discard is None else _NUMBERS[view.top_discard]  # type: ignore[arg-type]
            ),
            players=[
                game_pb2.PublicPlayer(
                    hand_size=player.hand_size,
                    face_down_count=player.face_down_count,
                    has_discarded=player.has_discarded,
                    points=player.points,
                    limit_cards=player.limit_cards,
                )
                for player in view.players
            ],
            hand=_cards(view.hand),
            face_down=_cards(view.face_down),
            starting_seat=view.starting_seat,
            to_move=view.to_move,
            ply=view.ply,
            last_check=_check(view.last_check),
        )

    def read_known(self, message: Any) -> Known | Defects:
        """What a viewer remembers."""
        defects: list[Defect] = []
        for field in ("discards", "draws", "hands"):
            _bounded(getattr(message, field), field, ALL_CARDS, defects)
        deck = _read_limit_cards(message.deck, "deck", defects)
        seen = _read_limit_cards(message.seen_limit_cards, "seen_limit_cards", defects)
        if defects:
            return tuple(defects)
        of_discards = _read_entry_colours(message.discards, "discards", defects)
        of_draws = _read_entry_colours(message.draws, "draws", defects)
        of_hands = _read_entry_colours(message.hands, "hands", defects)
        if defects:
            return tuple(defects)
        return Known(
            tuple(
                [
                    KnownDiscard(
                        entry.index, colour, entry.seat if entry.HasField("seat") else None
                    )
                    for entry, colour in zip(message.discards, of_discards, strict=True)
                ]
            ),
            tuple(
                [
                    KnownDraw(entry.index, colour)
                    for entry, colour in zip(message.draws, of_draws, strict=True)
                ]
            ),
            tuple(
                [
                    KnownHand(entry.seat, colour)
                    for entry, colour in zip(message.hands, of_hands, strict=True)
                ]
            ),
            deck,
            seen,
        )


# Reading. Each notes what is wrong in `defects` and then returns something harmless.


def _bounded(values: Sequence[Any], field: str, most: int, defects: list[Defect]) -> bool:
    """Whether a list has no more entries than it may; longer ones are not read at all."""
    if len(values) <= most:
        return True
    defects.append(
        defect(TOO_MANY_ENTRIES, field, f"There are at most {most} entries, not {len(values)}.")
    )
    return False


def _read_colours(
    numbers: Sequence[int], field: str, defects: list[Defect], *, listed: bool = True
) -> tuple[int, ...]:
    if not numbers or not _bounded(numbers, field, ALL_CARDS, defects):
        return ()
    if min(numbers) >= FIRST_COLOUR and max(numbers) < FIRST_COLOUR + len(COLOURS):
        return tuple([number - FIRST_COLOUR for number in numbers])
    defects += [
        _colour_unknown(f"{field}[{i}]" if listed else field, number)
        for i, number in enumerate(numbers)
        if number not in _NUMBERS
    ]
    return ()


def _colour_unknown(field: str, number: int) -> Defect:
    return defect(
        COLOUR_UNKNOWN, field, f"A colour is 1 to {len(COLOURS)}, red to purple, not {number}."
    )


def _read_entry_colours(
    entries: Sequence[Any], field: str, defects: list[Defect]
) -> tuple[int, ...]:
    """The colours of entries that have one each."""
    colours = [entry.colour for entry in entries]
    wrong = [
        _colour_unknown(f"{field}[{i}].colour", number)
        for i, number in enumerate(colours)
        if number not in _NUMBERS
    ]
    defects += wrong
    return () if wrong else tuple([number - FIRST_COLOUR for number in colours])


def _read_limit_cards(
    messages: Sequence[Any], field: str, defects: list[Defect]
) -> tuple[LimitCard, ...]:
    if not _bounded(messages, field, MOST_LIMIT_CARDS, defects):
        return ()
    return tuple([_read_limit_card(message) for message in messages])


def _read_limit_card(message: Any) -> LimitCard:
    red, yellow, green, blue, purple = [
        getattr(message, name) if message.HasField(name) else None for name in COLOUR_NAMES
    ]
    card = LimitCard((red, yellow, green, blue, purple))
    remember(message.SerializeToString(), card)
    return card


def _read_discards(messages: Sequence[Any], defects: list[Defect]) -> tuple[bytes, tuple[int, ...]]:
    """The colours of the discards, and who put them there."""
    if not _bounded(messages, "discard_pile", ALL_CARDS, defects):
        return b"", ()
    colours = _read_entry_colours(messages, "discard_pile", defects)
    return bytes(colours), tuple([message.seat for message in messages])


def _read_players(messages: Sequence[Any], defects: list[Defect]) -> tuple[PlayerSetup, ...]:
    if not FEWEST_PLAYERS <= len(messages) <= MOST_PLAYERS:
        defects += players_defects(len(messages))
        return ()
    return tuple(
        [
            PlayerSetup(
                bytes(_read_colours(message.hand, f"players[{i}].hand", defects)),
                bytes(_read_colours(message.face_down, f"players[{i}].face_down", defects)),
                message.points,
                message.limit_cards,
            )
            for i, message in enumerate(messages)
        ]
    )


def _read_check(message: Any, defects: list[Defect]) -> CheckSetup | None:
    before = len(defects)
    if not message.HasField("limit_card"):
        defects.append(
            defect(
                MESSAGE_MISSING, "last_check.limit_card", "A check is about a limit card: give it."
            )
        )
    colour = _read_colours([message.colour], "last_check.colour", defects, listed=False)
    revealed: list[bytes] = []
    if _bounded(message.revealed, "last_check.revealed", MOST_PLAYERS, defects):
        revealed = [
            bytes(_read_colours(entry.cards, f"last_check.revealed[{i}].cards", defects))
            for i, entry in enumerate(message.revealed)
        ]
    if len(defects) > before:
        return None
    return CheckSetup(
        message.by_seat,
        message.suspect_seat,
        colour[0],
        message.count,
        message.limit if message.HasField("limit") else None,
        message.exceeded,
        tuple(revealed),
        _read_limit_card(message.limit_card),
    )


def _read_commit(numbers: Sequence[int], defects: list[Defect]) -> Commit | None:
    if not numbers:
        defects.append(
            defect(COMMITTED_CARDS_UNREADABLE, "commit.cards", "Name the cards to put face down.")
        )
    cards = _read_colours(numbers, "commit.cards", defects)
    return None if defects else Commit(tuple(sorted(cards)))


def _read_own(
    numbers: Sequence[int], field: str, seat: int | None, defects: list[Defect]
) -> Handful:
    """The viewer's own cards: none for a spectator, and never more than there are of a colour."""
    if numbers and seat is None:
        defects.append(defect(OWN_CARDS_WRONG, field, "A spectator has no cards."))
        return 0
    if not _bounded(numbers, field, CARDS_OF_A_COLOUR, defects):
        return 0
    return handful(_read_colours(numbers, field, defects))


def _size_defects(message: Any) -> list[Defect]:
    """Numbers that would make a picture without end."""
    sizes = [
        ("limit_pile_size", message.limit_pile_size, MOST_LIMIT_CARDS),
        ("draw_pile_size", message.draw_pile_size, ALL_CARDS),
        ("discard_pile_size", message.discard_pile_size, ALL_CARDS),
    ]
    for i, player in enumerate(message.players):
        sizes.append((f"players[{i}].hand_size", player.hand_size, CARDS_OF_A_COLOUR))
        sizes.append((f"players[{i}].face_down_count", player.face_down_count, CARDS_OF_A_COLOUR))
    return [
        defect(TOO_MANY_ENTRIES, field, f"There are at most {most} cards there, not {number}.")
        for field, number, most in sizes
        if number > most
    ]


# Writing


def _colours(colours: Iterable[int]) -> Any:
    """Colours as the numbers of messages."""
    return [_NUMBERS[colour] for colour in colours]


def _cards(cards: Handful) -> Any:
    return _colours(in_order(cards))


def _limit_cards(cards: Iterable[LimitCard]) -> list[game_pb2.LimitCard]:
    return [_limit_card(card) for card in cards]


@lru_cache(maxsize=4096)
def _limit_card(card: LimitCard) -> game_pb2.LimitCard:
    """The card's message. It is shared: put it into other messages, which copy it."""
    red, yellow, green, blue, purple = card.limits
    return game_pb2.LimitCard(red=red, yellow=yellow, green=green, blue=blue, purple=purple)


def _check(check: Check | None) -> game_pb2.Check | None:
    if check is None:
        return None
    return game_pb2.Check(
        by_seat=check.by_seat,
        suspect_seat=check.suspect_seat,
        colour=_NUMBERS[check.colour],  # type: ignore[arg-type]
        count=check.count,
        limit=check.limit,
        exceeded=check.exceeded,
        revealed=[game_pb2.Revealed(cards=_cards(cards)) for cards in check.revealed],
        limit_card=_limit_card(check.limit_card),
    )


CODEC = LimitsCodec()
"""The codec of Limits."""
