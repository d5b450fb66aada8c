"""Which positions are possible.

`admit` holds a setup against facts that are true of every position that play can reach: what
everybody sees must be possible by itself (`public_facts`), the sixty cards must be there, the
discards must be in an order of turns, and points and ply must fit the rounds before (`story`).
Not everything that passes can be reached. In particular it is not asked whether a seat that
exchanged could have held four of the colour.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.limits.cards import (
    ALL_CARDS,
    CARDS_OF_A_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    counts,
    handful,
)
from ludex.limits.deck import too_high
from ludex.limits.position import (
    MOST_LIMIT_CARDS,
    PLAYING_HAND,
    UNDEALT,
    Check,
    Position,
    Setup,
)
from ludex.limits.public_facts import (
    STATE_NAMES,
    players_defects,
    public_defects,
    read_check,
    seat_defects,
)
from ludex.limits.story import faults, story
from ludex.limits.views import PublicPlayer, View
from ludex.limits.violations import (
    COLOUR_CARDS_WRONG,
    DISCARD_OUT_OF_TURN,
    EXCHANGE_COLOURS_DIFFER,
    EXCHANGE_WITHOUT_DRAW_PILE,
    REVEALED_CARDS_NOT_HELD,
    TO_MOVE_WRONG,
    defect,
)


@dataclass(frozen=True, slots=True)
class Turns:
    """This round's turns: how many, and how many exchanges each seat made."""

    number: int
    exchanges: tuple[int, ...]


def admit(setup: Setup) -> Position | Defects:
    """The position that a setup states, or everything that is wrong with it."""
    players = len(setup.players)
    defects = players_defects(players)
    if defects:
        return tuple(defects)
    check = None
    if setup.last_check is not None:
        check = read_check(setup.last_check, players, defects)
    table = _public(setup, check)
    for i, card in enumerate(setup.limit_pile[:MOST_LIMIT_CARDS]):
        defects += too_high(card, f"limit_pile[{i}]")
    defects += public_defects(table, STATE_NAMES, check_given=setup.last_check is not None)
    complete = _colour_cards_defects(setup)
    defects += complete
    turns = _read_turns(setup, defects)
    check_readable = check is not None or setup.last_check is None
    if turns is not None and check_readable:
        defects += faults(story(table.players, check, setup.ply), turns.number, turns.exchanges)
    defects += _revealed_defects(setup, check)
    return tuple(defects) if defects else _position(setup, check)


def _public(setup: Setup, check: Check | None) -> View:
    """What everybody sees of a setup."""
    discarders = set(setup.discarders)
    return View(
        None,
        setup.limit_card,
        len(setup.limit_pile),
        len(setup.draw_pile),
        len(setup.discard_pile),
        setup.discard_pile[-1] if setup.discard_pile else None,
        tuple(
            [
                PublicPlayer(
                    len(player.hand),
                    len(player.face_down),
                    seat in discarders,
                    player.points,
                    player.limit_cards,
                )
                for seat, player in enumerate(setup.players)
            ]
        ),
        0,
        0,
        setup.starting_seat,
        setup.to_move,
        setup.ply,
        check,
    )


def _colour_cards_defects(setup: Setup) -> list[Defect]:
    """The draw pile has what the table lacks, so it is the draw pile that is at fault."""
    cards = list(setup.draw_pile[: ALL_CARDS + 1])
    cards += setup.discard_pile[: ALL_CARDS + 1]
    for player in setup.players:
        cards += player.hand[: ALL_CARDS + 1]
        cards += player.face_down[: ALL_CARDS + 1]
    return [
        defect(
            COLOUR_CARDS_WRONG,
            "draw_pile",
            f"There are {CARDS_OF_A_COLOUR} {COLOUR_NAMES[colour]} cards in the game, not "
            f"{cards.count(colour)}.",
        )
        for colour in COLOURS
        if cards.count(colour) != CARDS_OF_A_COLOUR
    ]


def _read_turns(setup: Setup, defects: list[Defect]) -> Turns | None:
    """This round's turns; None, with the defects told, when the discards are in no such order."""
    players = len(setup.players)
    discarders = setup.discarders[: ALL_CARDS + 1]
    unknown = [
        found
        for i, seat in enumerate(discarders)
        for found in seat_defects(f"discard_pile[{i}].seat", seat, players)
    ]
    if unknown:
        defects += unknown
        return None
    seat = setup.starting_seat
    exchanges = [0] * players
    number = 0
    i = 0
    readable = True
    while i < len(discarders):
        if discarders[i] != seat:
            defects.append(
                defect(
                    DISCARD_OUT_OF_TURN,
                    f"discard_pile[{i}].seat",
                    f"It was the turn of seat {seat}, not of seat {discarders[i]}.",
                )
            )
            return None
        if i + 1 < len(discarders) and discarders[i + 1] == seat:
            readable = _read_exchange(setup, i, defects) and readable
            exchanges[seat] += 1
            i += 1
        i += 1
        number += 1
        seat = (seat + 1) % players
    if not readable:
        return None
    in_play = setup.limit_card is not None and all(p.face_down for p in setup.players)
    if in_play and setup.to_move != seat:
        defects.append(
            defect(
                TO_MOVE_WRONG,
                "to_move",
                f"After {number} turns from seat {setup.starting_seat} on, seat {seat} is to move.",
            )
        )
    return Turns(number, tuple(exchanges))


def _read_exchange(setup: Setup, i: int, defects: list[Defect]) -> bool:
    """Whether the discards i and i + 1 of one seat can come from an exchange."""
    before = len(defects)
    if setup.discard_pile[i] != setup.discard_pile[i + 1]:
        defects.append(
            defect(
                EXCHANGE_COLOURS_DIFFER,
                f"discard_pile[{i + 1}].colour",
                "One turn put this card and the one below it down, so it was an exchange, of one "
                "colour.",
            )
        )
    if UNDEALT[len(setup.players)] - i < PLAYING_HAND:
        defects.append(
            defect(
                EXCHANGE_WITHOUT_DRAW_PILE,
                f"discard_pile[{i + 1}].seat",
                "One turn put this card and the one below it down, but the draw pile had too few "
                "cards for an exchange.",
            )
        )
    return len(defects) == before


def _position(setup: Setup, check: Check | None) -> Position:
    return Position(
        setup.limit_pile,
        setup.limit_card,
        setup.draw_pile,
        setup.discard_pile,
        bytes(setup.discarders),
        tuple([handful(player.hand) for player in setup.players]),
        tuple([handful(player.face_down) for player in setup.players]),
        tuple([player.points for player in setup.players]),
        tuple([player.limit_cards for player in setup.players]),
        setup.starting_seat,
        setup.to_move,
        setup.ply,
        check,
    )


def _revealed_defects(setup: Setup, check: Check | None) -> list[Defect]:
    """The cards that the last check revealed are still with a seat that hasn't discarded since."""
    if check is None:
        return []
    discarders = set(setup.discarders)
    return [
        defect(
            REVEALED_CARDS_NOT_HELD,
            f"players[{seat}].hand",
            f"The last check revealed cards of seat {seat} that it must still have.",
        )
        for seat, revealed in enumerate(check.revealed)
        if seat not in discarders
        and any(
            setup.players[seat].hand.count(colour) + setup.players[seat].face_down.count(colour)
            < needed
            for colour, needed in enumerate(counts(revealed))
        )
    ]
