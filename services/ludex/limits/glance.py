"""States as they come with calls, read and admitted at a glance.

Nearly every state is written as protobuf writes it, and nothing is wrong with it. `at_a_glance`
gives the position of such a state straight from its bytes, as `reading` reads them. Of what it does
not accept it says nothing: then the message is read field by field, and naming all that is wrong is
for `admission`. What it accepts has no defect, and is the same position
(`tests/limits/test_glance.py` compares the two, on states as they are played and on spoilt ones).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludex.core.native import word
from ludex.limits.cards import (
    ALL_CARDS,
    CARDS_OF_A_COLOUR,
    COLOURS,
    HIGHEST_LIMIT,
    Handful,
    LimitCard,
    holds,
)
from ludex.limits.position import (
    COMMITTED,
    FEWEST_PLAYERS,
    FULL_HAND,
    MOST_LIMIT_CARDS,
    PLAYING_HAND,
    UNDEALT,
    Check,
    Position,
)
from ludex.limits.reading import (
    ONE_OF_ALL,
    CheckRead,
    OutOfTheOrdinary,
    Table,
)
from ludex.limits.story import most_exchanges, most_turns

_ALL: Final = sum([CARDS_OF_A_COLOUR << 8 * colour for colour in COLOURS])


def at_a_glance(state: bytes) -> Position | None:
    """The position of an encoded State, if it is written as usual and nothing is wrong with it."""
    try:
        return _position(Table(state))
    except (OutOfTheOrdinary, IndexError):
        return None


def _position(table: Table) -> Position | None:
    players: i64 = len(table.players)
    if players < FEWEST_PLAYERS:
        return None
    check = None
    if table.check is not None:
        check = _check(table.check, players)
        if check is None:
            return None
    committed: i64 = 0
    finished: i64 = 0
    for player in table.players:
        finished += player.limit_cards
        if player.face_down:
            committed += 1
    in_play = table.limit_card is not None and committed == players
    if not (_limit_cards_fit(table, check, finished) and _piles_fit(table, in_play)):
        return None
    exchanges = vec[i64]([0] * int(players))
    made: i64 = _count_exchanges(table, exchanges)
    if made < 0:
        return None
    turns: i64 = word(len(table.discard_pile)) - made
    if table.to_move != (table.starting_seat + (turns if in_play else 0)) % players:
        return None
    if not _hands_fit(table, in_play):
        return None
    plies: i64 = table.ply - committed - turns - finished * (players + 1)
    if not _story_fits(table, check, finished, exchanges, plies):
        return None
    hands = tuple([int(_handful(player.hand)) for player in table.players])
    face_down = tuple([int(_handful(player.face_down)) for player in table.players])
    if check is not None and not _still_held(check.revealed, hands, face_down, table.discarders):
        return None
    return Position(
        tuple(table.limit_pile),
        table.limit_card,
        table.draw_pile,
        table.discard_pile,
        table.discarders,
        hands,
        face_down,
        tuple([int(player.points) for player in table.players]),
        tuple([int(player.limit_cards) for player in table.players]),
        table.starting_seat,
        table.to_move,
        table.ply,
        check,
    )


def _size(cards: i64) -> i64:
    """How many cards a count is of."""
    return (
        (cards & 255)
        + (cards >> 8 & 255)
        + (cards >> 16 & 255)
        + (cards >> 24 & 255)
        + (cards >> 32)
    )


def _handful(cards: i64) -> i64:
    """The handful of a count."""
    return (
        (cards & 15)
        | (cards >> 4 & 0xF0)
        | (cards >> 8 & 0xF00)
        | (cards >> 12 & 0xF000)
        | (cards >> 16 & 0xF0000)
    )


def _check(check: CheckRead, players: i64) -> Check | None:
    """The last check, if nothing is wrong with what is said of it."""
    by, suspect = check.by_seat, check.suspect_seat
    if by >= players or suspect >= players or by == suspect:
        return None
    if len(check.revealed) != players or not _is_card(check.limit_card):
        return None
    raised_by: i64 = 0
    revealed: list[Handful] = []
    for cards in check.revealed:
        if _size(cards) != COMMITTED[players]:
            return None
        raised_by += cards >> 8 * check.colour & 255
        revealed.append(_handful(cards))
    printed = check.limit_card.limits[check.colour]
    limit: i64 = -1 if printed is None else printed + raised_by
    if not 1 <= check.count <= CARDS_OF_A_COLOUR - raised_by or check.limit != limit:
        return None
    if check.exceeded != (limit >= 0 and check.count > limit):
        return None
    return Check(
        by,
        suspect,
        check.colour,
        check.count,
        None if limit < 0 else limit,
        check.exceeded,
        tuple(revealed),
        check.limit_card,
    )


def _limit_cards_fit(table: Table, check: Check | None, finished: i64) -> bool:
    """Whether the limit cards are cards, and lie and were received as the last check says.

    `finished`: how many were received, one for each finished round.
    """
    if check is None:
        if finished:
            return False
    elif (
        not finished
        or table.starting_seat != check.limit_card_to
        or not table.players[check.limit_card_to].limit_cards
    ):
        return False
    revealed: i64 = 1
    if table.limit_card is None:
        if table.limit_pile or not finished:
            return False
        revealed = 0
    elif not _is_card(table.limit_card):
        return False
    if finished + revealed + word(len(table.limit_pile)) > MOST_LIMIT_CARDS:
        return False
    for card in table.limit_pile:  # noqa: SIM110  (quicker compiled)
        if not _is_card(card):
            return False
    return True


def _is_card(card: LimitCard) -> bool:
    red, yellow, green, blue, purple = card.limits
    return (
        _is_limit(red)
        and _is_limit(yellow)
        and _is_limit(green)
        and _is_limit(blue)
        and _is_limit(purple)
    )


def _is_limit(limit: int | None) -> bool:
    return limit is None or 0 <= limit <= HIGHEST_LIMIT


def _piles_fit(table: Table, in_play: bool) -> bool:
    """Whether the piles have their sizes, and all cards are there."""
    discards: i64 = len(table.discard_pile)
    if discards and not in_play:
        return False
    undealt: i64 = UNDEALT[len(table.players)]
    if len(table.draw_pile) != max(0, undealt - discards):
        return False
    counted: i64 = _count(table.draw_pile) + _count(table.discard_pile)
    cards: i64 = word(len(table.draw_pile)) + discards
    for player in table.players:
        counted += player.hand + player.face_down
        cards += _size(player.hand) + _size(player.face_down)
    return cards == ALL_CARDS and counted == _ALL


def _count(pile: bytes) -> i64:
    """The count of a pile's cards."""
    cards: i64 = 0
    for index in range(len(pile)):
        cards += ONE_OF_ALL[pile[index]]
    return cards


def _count_exchanges(table: Table, exchanges: vec[i64]) -> i64:
    """How many exchanges were made in this round, and in `exchanges` by which seats; -1 when the
    discards don't come from turns.
    """
    players: i64 = len(table.players)
    seat = table.starting_seat
    if seat >= players:
        return -1
    pile, discarders = table.discard_pile, table.discarders
    size: i64 = len(pile)
    undealt: i64 = UNDEALT[players]
    made: i64 = 0
    at: i64 = 0
    while at < size:
        if discarders[at] != seat:
            return -1
        if at + 1 < size and discarders[at + 1] == seat:
            if pile[at] != pile[at + 1] or undealt - at < PLAYING_HAND:
                return -1
            exchanges[seat] += 1
            made += 1
            at += 1
        at += 1
        seat = seat + 1 if seat + 1 < players else 0
    return made


def _hands_fit(table: Table, in_play: bool) -> bool:
    """Whether everybody has as many cards in hand and face down as they have to."""
    players: i64 = len(table.players)
    # Since the draw pile ran out each turn has put down one card, and the seat before `to_move`
    # was the last.
    undrawn: i64 = max(0, len(table.discard_pile) - UNDEALT[players])
    for seat in range(players):
        player = table.players[seat]
        expected: i64 = PLAYING_HAND
        if player.face_down:
            if table.limit_card is None or _size(player.face_down) != COMMITTED[players]:
                return False
        else:
            expected = FULL_HAND[players]
        if in_play:
            since: i64 = (table.to_move + players - 1 - seat) % players
            if since < undrawn:
                expected -= (undrawn - 1 - since) // players + 1
        if _size(player.hand) != expected:
            return False
    return True


def _story_fits(
    table: Table, check: Check | None, finished: i64, exchanges: vec[i64], plies: i64
) -> bool:
    """Whether the points and the ply can come from as many rounds as there were.

    `plies`: the moves that are left for the earlier turns.
    """
    players: i64 = len(table.players)
    winner: i64 = -1
    loser: i64 = -1
    if check is not None:
        winner, loser = check.point_to, check.limit_card_to
    earlier: i64 = -finished
    checks_won: i64 = 0
    for seat in range(players):
        player = table.players[seat]
        before: i64 = player.points - exchanges[seat]
        if before < 0 or (seat == winner and not before):
            return False
        earlier += before
        # A round that gave a seat its limit card gave the point to another.
        most: i64 = finished - player.limit_cards
        if check is not None and seat != winner and seat != loser:
            most -= 1
        checks_won += min(before, max(most, 0))
    if not 0 <= earlier <= finished * word(most_exchanges(int(players))) or checks_won < finished:
        return False
    return max(finished, earlier) <= plies <= finished * word(most_turns(int(players))) - earlier


def _still_held(
    revealed: tuple[Handful, ...],
    hands: tuple[Handful, ...],
    face_down: tuple[Handful, ...],
    discarders: bytes,
) -> bool:
    """Whether what the last check revealed is still with those who haven't discarded since."""
    for seat in range(len(hands)):
        if seat not in discarders and not holds(hands[seat] + face_down[seat], revealed[seat]):
            return False
    return True
