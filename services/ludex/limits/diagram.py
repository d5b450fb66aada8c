"""The table in plain text, for a terminal.

A hidden card is a dot. In front of each seat `>` marks who may act and `*` who started the round.
"""

from __future__ import annotations

from ludex.limits.cards import LETTERS, UNLIMITED_LETTER, Handful, letters, pile_letters
from ludex.limits.position import Position
from ludex.limits.scene import Scene, caption, check_text, scene
from ludex.limits.views import View

HIDDEN = "."
NOTHING = "-"
CARDS_WIDTH = 10


def diagram(shown: Position | View) -> str:
    """The limit card, the piles, every seat's cards and points, and how the game stands."""
    drawn = scene(shown)
    lines = [
        f"Limit card   {_limit_card(drawn)}",
        f"Limit pile   {drawn.table.limit_pile_size} to come",
        f"Draw pile    {drawn.table.draw_pile_size}",
        f"Discards     {_discards(drawn)}",
        "",
        f"        {'hand':<{CARDS_WIDTH}}{'down':<{CARDS_WIDTH}}points  limit cards  score",
    ]
    lines += [_seat(drawn, seat) for seat in range(len(drawn.table.players))]
    lines += ["", caption(drawn)]
    if drawn.table.last_check is not None:
        lines.append(check_text(drawn.table.last_check))
    return "\n".join(lines)


def _limit_card(drawn: Scene) -> str:
    card = drawn.table.limit_card
    if card is None:
        return NOTHING
    return " ".join(
        [
            f"{letter}{UNLIMITED_LETTER if limit is None else limit}"
            for letter, limit in zip(LETTERS, card.limits, strict=True)
        ]
    )


def _discards(drawn: Scene) -> str:
    number = drawn.table.discard_pile_size
    if drawn.discards:
        return f"{number}: {pile_letters([colour for colour, _ in drawn.discards])} (top last)"
    if drawn.table.top_discard is None:
        return str(number)
    return f"{number}, {LETTERS[drawn.table.top_discard]} on top"


def _seat(drawn: Scene, seat: int) -> str:
    player = drawn.table.players[seat]
    acts = ">" if seat in drawn.to_act else " "
    starts = "*" if seat == drawn.table.starting_seat else " "
    hand = _cards(drawn.hands[seat], player.hand_size)
    down = _cards(drawn.face_down[seat], player.face_down_count)
    return (
        f"{acts}{starts}seat {seat} {hand:<{CARDS_WIDTH - 1}}{down:<{CARDS_WIDTH}}"
        f"{player.points:>6}{player.limit_cards:>13}{drawn.scores[seat]:>7}"
    )


def _cards(cards: Handful | None, number: int) -> str:
    if not number:
        return NOTHING
    return HIDDEN * number if cards is None else letters(cards)
