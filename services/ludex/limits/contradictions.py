"""What is wrong with a view and with what its viewer remembers, before any position is sought.

Fields are named `view.…` and `known.…`, as in the request that brings both.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ludex.core.violations import Defect
from ludex.limits.cards import (
    CARDS_OF_A_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    LimitCard,
    counts,
    holds,
    size,
)
from ludex.limits.deck import shipped, too_high
from ludex.limits.known import Known
from ludex.limits.public_facts import (
    VIEW_NAMES,
    players_defects,
    public_defects,
    seat_defects,
)
from ludex.limits.views import View
from ludex.limits.violations import (
    COLOUR_CARDS_WRONG,
    DECK_TOO_SMALL,
    KNOWN_CARDS_TOO_MANY,
    KNOWN_OTHERWISE,
    KNOWN_TWICE,
    LIMIT_CARD_NOT_IN_DECK,
    LIMIT_CARDS_TOO_MANY_SEEN,
    OWN_CARDS_WRONG,
    PLACE_OUT_OF_RANGE,
    REVEALED_CARDS_NOT_HELD,
    TOP_DISCARD_WRONG,
    defect,
)


def contradictions(view: View, known: Known) -> list[Defect]:
    """Everything that can be told to be wrong without weighing cases against each other."""
    defects = _under("view", _view_defects(view))
    if not defects:
        defects = _under("known", _known_defects(view, known))
    if not defects:
        defects = _limit_cards_defects(view, known)
    if not defects:
        defects = _colour_defects(view, known)
    return defects


def unseen_cards(view: View, known: Known) -> tuple[int, ...]:
    """How many cards of each colour are neither seen nor remembered; below 0 if too many are."""
    seen = Counter(dict(enumerate(counts(view.hand + view.face_down))))
    remembered = {discard.index: discard.colour for discard in known.discards}
    if view.top_discard is not None:
        remembered[view.discard_pile_size - 1] = view.top_discard
    seen.update(remembered.values())
    seen.update([draw.colour for draw in known.draws])
    seen.update([card.colour for card in known.hands if card.seat != view.seat])
    return tuple([CARDS_OF_A_COLOUR - seen[colour] for colour in COLOURS])


def unseen_limit_cards(view: View, known: Known) -> Counter[LimitCard]:
    """The limit cards that may be still to come, or put aside; some may have come unremembered."""
    unseen = Counter(known.deck or shipped())
    unseen.subtract([card for _, card in _seen_limit_cards(view, known)])
    return +unseen


def _under(root: str, defects: list[Defect]) -> list[Defect]:
    return [replace(found, field=f"{root}.{found.field}") for found in defects]


def _view_defects(view: View) -> list[Defect]:
    players = len(view.players)
    defects = players_defects(players)
    if defects:
        return defects
    defects = public_defects(view, VIEW_NAMES, check_given=view.last_check is not None)
    if (view.top_discard is None) != (view.discard_pile_size == 0):
        defects.append(
            defect(TOP_DISCARD_WRONG, "top_discard", "A pile with cards shows its top card.")
        )
    return defects + _own_defects(view)


def _own_defects(view: View) -> list[Defect]:
    hand_size = 0
    face_down_count = 0
    if view.seat is not None:
        defects = seat_defects("seat", view.seat, len(view.players))
        if defects:
            return defects
        hand_size = view.players[view.seat].hand_size
        face_down_count = view.players[view.seat].face_down_count
    defects = [
        defect(OWN_CARDS_WRONG, field, f"The viewer has {wanted} cards there, not {size(cards)}.")
        for field, cards, wanted in (
            ("hand", view.hand, hand_size),
            ("face_down", view.face_down, face_down_count),
        )
        if size(cards) != wanted
    ]
    if view.seat is None or view.last_check is None or view.players[view.seat].has_discarded:
        return defects
    if not holds(view.hand + view.face_down, view.last_check.revealed[view.seat]):
        defects.append(
            defect(
                REVEALED_CARDS_NOT_HELD,
                "hand",
                "The last check revealed cards of the viewer that are not there.",
            )
        )
    return defects


def _known_defects(view: View, known: Known) -> list[Defect]:
    defects: list[Defect] = []
    discards = [discard.index for discard in known.discards]
    draws = [draw.index for draw in known.draws]
    defects += _place_defects("discards", discards, view.discard_pile_size)
    defects += _place_defects("draws", draws, view.draw_pile_size)
    for i, discard in enumerate(known.discards):
        if discard.seat is not None:
            defects += seat_defects(f"discards[{i}].seat", discard.seat, len(view.players))
        if discard.index == view.discard_pile_size - 1 and discard.colour != view.top_discard:
            defects.append(
                defect(
                    KNOWN_OTHERWISE,
                    f"discards[{i}].colour",
                    "The view shows a top discard of another colour.",
                )
            )
    for i, card in enumerate(known.hands):
        defects += seat_defects(f"hands[{i}].seat", card.seat, len(view.players))
    if defects:
        return defects
    for seat, player in enumerate(view.players):
        remembered = known.hand(seat)
        if len([card for card in known.hands if card.seat == seat]) > player.hand_size:
            defects.append(
                defect(
                    KNOWN_CARDS_TOO_MANY,
                    "hands",
                    f"Seat {seat} has {player.hand_size} hand cards; more are remembered.",
                )
            )
        elif seat == view.seat and not holds(view.hand, remembered):
            defects.append(
                defect(KNOWN_OTHERWISE, "hands", "The viewer's own hand has other cards.")
            )
    return defects


def _place_defects(field: str, places: list[int], pile_size: int) -> list[Defect]:
    defects: list[Defect] = []
    for i, place in enumerate(places):
        if not 0 <= place < pile_size:
            defects.append(
                defect(
                    PLACE_OUT_OF_RANGE,
                    f"{field}[{i}].index",
                    f"The pile has {pile_size} cards, and none at place {place}.",
                )
            )
        elif place in places[:i]:
            defects.append(
                defect(KNOWN_TWICE, f"{field}[{i}].index", f"Place {place} is remembered already.")
            )
    return defects


def _limit_cards_defects(view: View, known: Known) -> list[Defect]:
    """What is wrong with the limit cards, seen and remembered, if they come from the deck."""
    defects = [
        found for i, card in enumerate(known.deck) for found in too_high(card, f"known.deck[{i}]")
    ]
    finished = sum([player.limit_cards for player in view.players])
    before_last = max(0, finished - 1)
    if len(known.seen_limit_cards) > before_last:
        defects.append(
            defect(
                LIMIT_CARDS_TOO_MANY_SEEN,
                "known.seen_limit_cards",
                f"There were {before_last} rounds before the last one, so "
                f"{len(known.seen_limit_cards)} limit cards can't have been seen in them.",
            )
        )
    if defects:
        return defects
    left = Counter(known.deck or shipped())
    for field, card in _seen_limit_cards(view, known):
        left[card] -= 1
        if left[card] < 0:
            defects.append(
                defect(LIMIT_CARD_NOT_IN_DECK, field, f"The deck has no card {card} left for this.")
            )
    unremembered = before_last - len(known.seen_limit_cards)
    if not defects and left.total() < view.limit_pile_size + unremembered:
        defects.append(
            defect(
                DECK_TOO_SMALL,
                "view.limit_pile_size",
                f"After the cards seen the deck has {left.total()} left for {unremembered} "
                f"earlier rounds and {view.limit_pile_size} to come.",
            )
        )
    return defects


def _seen_limit_cards(view: View, known: Known) -> list[tuple[str, LimitCard]]:
    """The limit cards that can't come again, each with its field."""
    seen: list[tuple[str, LimitCard]] = []
    if view.limit_card is not None:
        seen.append(("view.limit_card", view.limit_card))
    if view.last_check is not None:
        seen.append(("view.last_check.limit_card", view.last_check.limit_card))
    return seen + [
        (f"known.seen_limit_cards[{i}]", card) for i, card in enumerate(known.seen_limit_cards)
    ]


def _colour_defects(view: View, known: Known) -> list[Defect]:
    return [
        defect(
            COLOUR_CARDS_WRONG,
            "known" if known.discards or known.draws or known.hands else "view.hand",
            f"{CARDS_OF_A_COLOUR - left} {COLOUR_NAMES[colour]} cards are seen or remembered; "
            f"there are {CARDS_OF_A_COLOUR}.",
        )
        for colour, left in enumerate(unseen_cards(view, known))
        if left < 0
    ]
