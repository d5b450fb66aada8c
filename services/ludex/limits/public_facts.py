"""What must be true of what everybody sees, whatever is hidden.

A setup and a view are held against the same facts; only the names of their fields differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludex.core.violations import Defect
from ludex.limits.cards import (
    CARDS_OF_A_COLOUR,
    COLOUR_NAMES,
    count,
    handful,
)
from ludex.limits.deck import too_high
from ludex.limits.position import (
    COMMITTED,
    FEWEST_PLAYERS,
    FULL_HAND,
    MOST_LIMIT_CARDS,
    MOST_PLAYERS,
    PLAYING_HAND,
    UNDEALT,
    Check,
    CheckSetup,
)
from ludex.limits.views import View
from ludex.limits.violations import (
    CHECK_COUNT_IMPOSSIBLE,
    CHECK_LIMIT_WRONG,
    CHECK_VERDICT_WRONG,
    DISCARDS_OUTSIDE_PLAY,
    DRAW_PILE_SIZE_WRONG,
    FACE_DOWN_WRONG_NUMBER,
    HAND_SIZE_WRONG,
    LAST_CHECK_MISSING,
    LAST_CHECK_TOO_EARLY,
    LIMIT_CARD_MISSING,
    LIMIT_CARDS_TOO_FEW,
    PLAYERS_OUT_OF_RANGE,
    REVEALED_WRONG_NUMBER,
    SEAT_OUT_OF_RANGE,
    STARTING_SEAT_WRONG,
    SUSPECTED_SELF,
    TO_MOVE_WRONG,
    TOO_MANY_LIMIT_CARDS,
    defect,
)


@dataclass(frozen=True, slots=True)
class Names:
    """What the fields are called in which the facts are written."""

    limit_pile: str
    draw_pile: str
    discard_pile: str
    hand: str
    face_down: str


STATE_NAMES: Final = Names("limit_pile", "draw_pile", "discard_pile", "hand", "face_down")
VIEW_NAMES: Final = Names(
    "limit_pile_size", "draw_pile_size", "discard_pile_size", "hand_size", "face_down_count"
)


def players_defects(players: int) -> list[Defect]:
    """A defect when the game is not for so many."""
    if FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        return []
    return [defect(PLAYERS_OUT_OF_RANGE, "players", f"2 to 6 play, not {players}.")]


def seat_defects(field: str, seat: int, players: int) -> list[Defect]:
    """A defect when there is no such seat."""
    if 0 <= seat < players:
        return []
    return [
        defect(SEAT_OUT_OF_RANGE, field, f"Seats are 0 to {players - 1}; there is no seat {seat}.")
    ]


def read_check(check: CheckSetup, players: int, defects: list[Defect]) -> Check | None:
    """The last check that a stranger states; None, with its defects told, when it is impossible."""
    faults = too_high(check.limit_card, "last_check.limit_card")
    faults += seat_defects("last_check.by_seat", check.by_seat, players)
    faults += seat_defects("last_check.suspect_seat", check.suspect_seat, players)
    if not faults and check.by_seat == check.suspect_seat:
        faults.append(
            defect(SUSPECTED_SELF, "last_check.suspect_seat", "Nobody suspects themselves.")
        )
    wanted = COMMITTED[players]
    if len(check.revealed) != players:
        faults.append(
            defect(
                REVEALED_WRONG_NUMBER,
                "last_check.revealed",
                f"There is one entry for each of {players} seats, not {len(check.revealed)}.",
            )
        )
    for seat, cards in enumerate(check.revealed[:players]):
        if len(cards) != wanted:
            faults.append(
                defect(
                    REVEALED_WRONG_NUMBER,
                    f"last_check.revealed[{seat}].cards",
                    f"Each seat had {wanted} face down, not {len(cards)}.",
                )
            )
    if faults:
        defects += faults
        return None
    return _read_verdict(check, defects)


def _read_verdict(check: CheckSetup, defects: list[Defect]) -> Check | None:
    revealed = tuple([handful(cards) for cards in check.revealed])
    colour = COLOUR_NAMES[check.colour]
    raised_by = sum([count(cards, check.colour) for cards in revealed])
    printed = check.limit_card.limits[check.colour]
    limit = None if printed is None else printed + raised_by
    faults: list[Defect] = []
    if not 1 <= check.count <= CARDS_OF_A_COLOUR - raised_by:
        faults.append(
            defect(
                CHECK_COUNT_IMPOSSIBLE,
                "last_check.count",
                f"With {raised_by} {colour} cards face down, 1 to "
                f"{CARDS_OF_A_COLOUR - raised_by} can be counted, not {check.count}.",
            )
        )
    if check.limit != limit:
        faults.append(
            defect(
                CHECK_LIMIT_WRONG,
                "last_check.limit",
                f"The limit of {colour} was {'unlimited' if limit is None else limit}.",
            )
        )
    elif check.exceeded != (limit is not None and check.count > limit):
        faults.append(
            defect(
                CHECK_VERDICT_WRONG,
                "last_check.exceeded",
                f"{check.count} {'does not exceed' if check.exceeded else 'exceeds'} the limit.",
            )
        )
    if faults:
        defects += faults
        return None
    return Check(
        check.by_seat,
        check.suspect_seat,
        check.colour,
        check.count,
        check.limit,
        check.exceeded,
        revealed,
        check.limit_card,
    )


def public_defects(table: View, names: Names, *, check_given: bool) -> list[Defect]:
    """Everything wrong with what everybody sees, for 2 to 6 players.

    `check_given`: whether a last check was stated; it may have been unfit to be read.
    """
    players = len(table.players)
    defects = seat_defects("starting_seat", table.starting_seat, players)
    defects += seat_defects("to_move", table.to_move, players)
    defects += _limit_card_defects(table, names)
    defects += _check_defects(table, check_given)
    committed = _face_down_defects(table, names, defects)
    in_play = table.limit_card is not None and committed == players
    if not in_play:
        if table.discard_pile_size:
            defects.append(
                defect(
                    DISCARDS_OUTSIDE_PLAY,
                    names.discard_pile,
                    "Nothing is discarded before every player has committed, or after the end.",
                )
            )
        if table.to_move != table.starting_seat:
            defects.append(
                defect(
                    TO_MOVE_WRONG,
                    "to_move",
                    "Before play begins, and after the end, it is the starting seat that is to "
                    "move.",
                )
            )
    discards = table.discard_pile_size if in_play else 0
    draw_pile = max(0, UNDEALT[players] - discards)
    if table.draw_pile_size != draw_pile:
        defects.append(
            defect(
                DRAW_PILE_SIZE_WRONG,
                names.draw_pile,
                f"With {players} players and {discards} discards the draw pile has {draw_pile} "
                f"cards, not {table.draw_pile_size}.",
            )
        )
    return defects + _hand_defects(table, names, in_play=in_play)


def _limit_card_defects(table: View, names: Names) -> list[Defect]:
    defects: list[Defect] = []
    finished = sum([player.limit_cards for player in table.players])
    revealed = table.limit_card is not None
    if table.limit_card is not None:
        defects += too_high(table.limit_card, "limit_card")
    elif table.limit_pile_size:
        defects.append(
            defect(
                LIMIT_CARD_MISSING,
                "limit_card",
                "Limit cards are still to come, so one lies revealed.",
            )
        )
    elif not finished:
        defects.append(
            defect(
                LIMIT_CARD_MISSING,
                "limit_card",
                "Nobody has received a limit card, so the first one lies revealed.",
            )
        )
    if finished + revealed + table.limit_pile_size > MOST_LIMIT_CARDS:
        defects.append(
            defect(
                TOO_MANY_LIMIT_CARDS,
                names.limit_pile,
                f"A game has at most {MOST_LIMIT_CARDS} limit cards; {finished} received, "
                f"{int(revealed)} revealed and {table.limit_pile_size} to come are more.",
            )
        )
    return defects


def _check_defects(table: View, check_given: bool) -> list[Defect]:
    finished = sum([player.limit_cards for player in table.players])
    if finished and not check_given:
        return [
            defect(LAST_CHECK_MISSING, "last_check", f"{finished} rounds have ended with a check.")
        ]
    if check_given and not finished:
        return [defect(LAST_CHECK_TOO_EARLY, "last_check", "Nobody has received a limit card yet.")]
    check = table.last_check
    if check is None:
        return []
    defects: list[Defect] = []
    loser = check.limit_card_to
    if table.starting_seat != loser:
        defects.append(
            defect(
                STARTING_SEAT_WRONG,
                "starting_seat",
                f"Seat {loser} received the last limit card, so it starts.",
            )
        )
    if not table.players[loser].limit_cards:
        defects.append(
            defect(
                LIMIT_CARDS_TOO_FEW,
                f"players[{loser}].limit_cards",
                f"Seat {loser} received the last limit card.",
            )
        )
    return defects


def _face_down_defects(table: View, names: Names, defects: list[Defect]) -> int:
    """How many seats have committed; tells of those who can't have."""
    players = len(table.players)
    over = table.limit_card is None
    wanted = COMMITTED[players]
    committed = 0
    for seat, player in enumerate(table.players):
        if not player.face_down_count:
            continue
        committed += 1
        if over or player.face_down_count != wanted:
            defects.append(
                defect(
                    FACE_DOWN_WRONG_NUMBER,
                    f"players[{seat}].{names.face_down}",
                    "After the end nothing lies face down."
                    if over
                    else f"A player puts {wanted} face down, not {player.face_down_count}.",
                )
            )
    return committed


def _hand_defects(table: View, names: Names, *, in_play: bool) -> list[Defect]:
    players = len(table.players)
    defects: list[Defect] = []
    for seat, player in enumerate(table.players):
        if in_play:
            expected = PLAYING_HAND - _placed_without_drawing(table, seat)
        elif player.face_down_count and table.limit_card is not None:
            expected = PLAYING_HAND
        else:
            expected = FULL_HAND[players]
        if player.hand_size != expected:
            defects.append(
                defect(
                    HAND_SIZE_WRONG,
                    f"players[{seat}].{names.hand}",
                    f"Seat {seat} holds {max(expected, 0)} cards at this point, not "
                    f"{player.hand_size}.",
                )
            )
    return defects


def _placed_without_drawing(table: View, seat: int) -> int:
    """How many cards the seat has placed since the draw pile ran out.

    Since then each turn has put down one card, and the seat before `to_move` was the last.
    """
    players = len(table.players)
    turns = max(0, table.discard_pile_size - UNDEALT[players])
    seats_since = (table.to_move - 1 - seat) % players
    return (turns - 1 - seats_since) // players + 1 if seats_since < turns else 0
