"""Whether a position is possible, seen at a glance, as nearly all are that come with a call.

`at_a_glance` accepts a setup exactly when `admission` finds no defect in it, and gives the same
position. Of what it does not accept it says nothing: naming all that is wrong is for `admission`.
`tests/limits/test_glance.py` compares the two, on states as they are played and on spoilt ones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludex.limits.cards import (
    ALL_CARDS,
    CARDS_OF_A_COLOUR,
    COLOURS,
    HIGHEST_LIMIT,
    ONE,
    Handful,
    LimitCard,
    holds,
)
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
    Position,
    Setup,
)
from ludex.limits.story import most_exchanges, most_turns

_ONE_OF_ALL: Final = vec[i64]([1 << 8 * colour for colour in COLOURS])
"""One card of each colour, in numbers with room for all cards of the game."""

_ALL: Final = sum([CARDS_OF_A_COLOUR << 8 * colour for colour in COLOURS])

_ONE_IN_HAND: Final = vec[i64](ONE)
"""One card of each colour, in a handful."""


def at_a_glance(setup: Setup) -> Position | None:
    """The position that a setup states, if nothing is wrong with it."""
    players = len(setup.players)
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        return None
    check = None
    if setup.last_check is not None:
        check = _check(setup.last_check, players)
        if check is None:
            return None
    committed = 0
    for player in setup.players:
        if player.face_down:
            committed += 1
    in_play = setup.limit_card is not None and committed == players
    if not (_limit_cards_fit(setup, check) and _piles_fit(setup, in_play)):
        return None
    exchanges = _exchanges(setup)
    if exchanges is None or not _turn_fits(setup, in_play, exchanges):
        return None
    if not (_hands_fit(setup, in_play) and _story_fits(setup, check, committed, exchanges)):
        return None
    hands = tuple([int(_sum(player.hand, _ONE_IN_HAND)) for player in setup.players])
    face_down = tuple([int(_sum(player.face_down, _ONE_IN_HAND)) for player in setup.players])
    discarders = bytes(setup.discarders)
    if check is not None and not _still_held(check.revealed, hands, face_down, discarders):
        return None
    return Position(
        setup.limit_pile,
        setup.limit_card,
        setup.draw_pile,
        setup.discard_pile,
        discarders,
        hands,
        face_down,
        tuple([player.points for player in setup.players]),
        tuple([player.limit_cards for player in setup.players]),
        setup.starting_seat,
        setup.to_move,
        setup.ply,
        check,
    )


def _check(check: CheckSetup, players: int) -> Check | None:
    """The last check, if nothing is wrong with what is said of it."""
    by, suspect, colour = check.by_seat, check.suspect_seat, check.colour
    if not 0 <= by < players or not 0 <= suspect < players or by == suspect:
        return None
    if len(check.revealed) != players or not _is_card(check.limit_card):
        return None
    raised_by: i64 = 0
    revealed: list[Handful] = []
    for cards in check.revealed:
        if len(cards) != COMMITTED[players]:
            return None
        handful: i64 = _sum(cards, _ONE_IN_HAND)
        raised_by += handful >> 4 * i64(colour) & 15
        revealed.append(handful)
    limit = check.limit_card.limits[colour]
    if limit is not None:
        limit += raised_by
    if not 1 <= check.count <= CARDS_OF_A_COLOUR - raised_by or check.limit != limit:
        return None
    if check.exceeded != (limit is not None and check.count > limit):
        return None
    return Check(
        by,
        suspect,
        colour,
        check.count,
        limit,
        check.exceeded,
        tuple(revealed),
        check.limit_card,
    )


def _limit_cards_fit(setup: Setup, check: Check | None) -> bool:
    """Whether the limit cards are cards, and lie and were received as the last check says."""
    finished = 0
    for player in setup.players:
        finished += player.limit_cards
    if check is None:
        if finished:
            return False
    elif (
        not finished
        or setup.starting_seat != check.limit_card_to
        or not setup.players[check.limit_card_to].limit_cards
    ):
        return False
    revealed = 1
    if setup.limit_card is None:
        if setup.limit_pile or not finished:
            return False
        revealed = 0
    elif not _is_card(setup.limit_card):
        return False
    if finished + revealed + len(setup.limit_pile) > MOST_LIMIT_CARDS:
        return False
    for card in setup.limit_pile:  # noqa: SIM110  (quicker compiled)
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


def _piles_fit(setup: Setup, in_play: bool) -> bool:
    """Whether the piles have their sizes, and all cards are there."""
    players = len(setup.players)
    discards = len(setup.discard_pile)
    if discards and not in_play:
        return False
    if len(setup.draw_pile) != max(0, UNDEALT[players] - discards):
        return False
    cards = len(setup.draw_pile) + discards
    for player in setup.players:
        cards += len(player.hand) + len(player.face_down)
    if cards != ALL_CARDS:
        return False
    counted = _sum(setup.draw_pile, _ONE_OF_ALL) + _sum(setup.discard_pile, _ONE_OF_ALL)
    for player in setup.players:
        counted += _sum(player.hand, _ONE_OF_ALL) + _sum(player.face_down, _ONE_OF_ALL)
    return counted == _ALL


def _sum(pile: bytes, ones: vec[i64]) -> i64:
    """The sum of a pile's cards, each the number of its colour."""
    cards: i64 = 0
    for i in range(len(pile)):
        cards += ones[pile[i]]
    return cards


def _exchanges(setup: Setup) -> list[int] | None:
    """How many exchanges each seat has made in this round; None when the discards don't come from
    turns.
    """
    players = len(setup.players)
    exchanges = [0] * players
    if not 0 <= setup.starting_seat < players:
        return None
    seat = setup.starting_seat
    pile, discarders = setup.discard_pile, setup.discarders
    i = 0
    while i < len(pile):
        if discarders[i] != seat:
            return None
        if i + 1 < len(pile) and discarders[i + 1] == seat:
            if pile[i] != pile[i + 1] or UNDEALT[players] - i < PLAYING_HAND:
                return None
            exchanges[seat] += 1
            i += 1
        i += 1
        seat = seat + 1 if seat + 1 < players else 0
    return exchanges


def _turn_fits(setup: Setup, in_play: bool, exchanges: list[int]) -> bool:
    """Whether the seat to move is the one whose turn it is."""
    turns = len(setup.discard_pile) - sum(exchanges) if in_play else 0
    return setup.to_move == (setup.starting_seat + turns) % len(setup.players)


def _hands_fit(setup: Setup, in_play: bool) -> bool:
    """Whether everybody has as many cards in hand and face down as they have to."""
    players = len(setup.players)
    # Since the draw pile ran out each turn has put down one card, and the seat before `to_move`
    # was the last.
    undrawn = max(0, len(setup.discard_pile) - UNDEALT[players])
    for seat in range(players):
        player = setup.players[seat]
        expected = PLAYING_HAND
        if player.face_down:
            if setup.limit_card is None or len(player.face_down) != COMMITTED[players]:
                return False
        else:
            expected = FULL_HAND[players]
        if in_play:
            since = (setup.to_move - 1 - seat) % players
            if since < undrawn:
                expected -= (undrawn - 1 - since) // players + 1
        if len(player.hand) != expected:
            return False
    return True


def _story_fits(setup: Setup, check: Check | None, committed: int, exchanges: list[int]) -> bool:
    """Whether the points and the ply can come from as many rounds as there were."""
    players = len(setup.players)
    finished = 0
    for player in setup.players:
        finished += player.limit_cards
    winner, loser = (-1, -1) if check is None else (check.point_to, check.limit_card_to)
    earlier = -finished
    checks_won = 0
    for seat in range(players):
        player = setup.players[seat]
        before = player.points - exchanges[seat]
        if before < 0 or (seat == winner and not before):
            return False
        earlier += before
        # A round that gave a seat its limit card gave the point to another.
        most = finished - player.limit_cards
        if check is not None and seat != winner and seat != loser:
            most -= 1
        checks_won += min(before, max(0, most))
    if not 0 <= earlier <= finished * most_exchanges(players) or checks_won < finished:
        return False
    turns = len(setup.discard_pile) - sum(exchanges)
    plies = setup.ply - committed - turns - finished * (players + 1)
    return max(finished, earlier) <= plies <= finished * most_turns(players) - earlier


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
