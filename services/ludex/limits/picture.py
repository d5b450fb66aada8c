"""The table as SVG: limit card and piles above, a row for each seat below.

Every colour comes with its letter, so that nobody has to tell the colours apart.
"""

from __future__ import annotations

import svg

from ludex.core.description import Named
from ludex.core.game import PictureOptions
from ludex.limits.cards import COLOUR_NAMES, COLOURS, LETTERS, Handful, LimitCard, in_order
from ludex.limits.moves import Commit, Exchange, Place, Suspect
from ludex.limits.position import Position
from ludex.limits.scene import Scene, caption, check_text, scene
from ludex.limits.views import View

LAST_CHECK = "last_check"
DISCARDS = "discards"

LAYERS: tuple[Named, ...] = (
    Named(LAST_CHECK, "What the last check found, and the cards that it revealed."),
    Named(
        DISCARDS,
        "The whole discard pile, bottom first, with the seat of each card; a view never shows it.",
    ),
)

WIDTH = 640
TOP = 148
ROW = 64
FOOT = 40
CHECK_HEIGHT = 70
DISCARDS_IN_A_ROW = 22
CARD_WIDTH = 30
CARD_HEIGHT = 42

# Okabe and Ito's palette, which colour-blind readers can tell apart.
FILLS = ("#d55e00", "#f0e442", "#009e73", "#0072b2", "#cc79a7")
ON_FILLS = ("#ffffff", "#1d1d1f", "#ffffff", "#ffffff", "#1d1d1f")
PAPER = "#fbf8f1"
INK = "#2f2b25"
FAINT = "#6d665a"
EDGE = "#4a4335"
BACK = "#ded5c0"
MARK = "#1d1d1f"
TARGET = "#0072b2"
LAST_MOVE = "#d55e00"
ROW_ACTING = "#f1e8d2"


def picture(shown: Position | View, options: PictureOptions) -> str:
    """The table, with what the options ask to mark. Of a view, nothing that it doesn't hold."""
    drawn = scene(shown)
    rows = TOP + ROW * len(drawn.table.players)
    elements = [
        *_limit_card(drawn.table.limit_card),
        *_piles(drawn, options),
        *[e for seat in range(len(drawn.table.players)) for e in _row(drawn, seat, options)],
    ]
    height = rows + FOOT
    elements.append(_text(16, rows + 26, caption(drawn), 14))
    if LAST_CHECK in options.layers and drawn.table.last_check is not None:
        elements += _last_check(drawn, height)
        height += CHECK_HEIGHT
    if DISCARDS in options.layers and drawn.discards:
        elements += _discards(drawn.discards, height)
        height += 24 + 46 * ((len(drawn.discards) - 1) // DISCARDS_IN_A_ROW + 1)
    return svg.SVG(
        width=options.width,
        height=round(options.width * height / WIDTH),
        viewBox=svg.ViewBoxSpec(0, 0, WIDTH, height),
        extra={"role": "img", "aria-label": caption(drawn), "font-family": "sans-serif"},
        elements=[
            svg.Title(text=caption(drawn)),
            svg.Rect(x=0, y=0, width=WIDTH, height=height, fill=PAPER),
            *elements,
        ],
    ).as_str()


# The limit card and the piles


def _limit_card(card: LimitCard | None) -> list[svg.Element]:
    elements: list[svg.Element] = [_text(16, 26, "Limit card", 13, fill=FAINT)]
    if card is None:
        elements.append(_text(16, 72, "none: the game is over", 14))
        return elements
    for colour, limit in zip(COLOURS, card.limits, strict=True):
        x = 16 + 56 * colour
        number = "X" if limit is None else str(limit)
        meaning = "unlimited" if limit is None else number
        elements.append(
            svg.G(
                elements=[
                    svg.Title(text=f"{COLOUR_NAMES[colour]}: {meaning}"),
                    svg.Rect(x=x, y=36, width=52, height=84, rx=5, fill=FILLS[colour], stroke=EDGE),
                    _text(x + 8, 54, LETTERS[colour], 14, fill=ON_FILLS[colour]),
                    _text(x + 26, 98, number, 32, fill=ON_FILLS[colour], middle=True, bold=True),
                ]
            )
        )
    return elements


def _piles(drawn: Scene, options: PictureOptions) -> list[svg.Element]:
    table = drawn.table
    elements = _pile(330, "Limit pile", table.limit_pile_size)
    elements += _pile(430, "Draw pile", table.draw_pile_size)
    elements += _pile(530, "Discard pile", table.discard_pile_size, table.top_discard)
    if isinstance(options.last_move, Place | Exchange):
        elements.append(_outline(530, 36, 56, 76, LAST_MOVE))
    if isinstance(options.last_move, Exchange):
        elements.append(_outline(430, 36, 56, 76, LAST_MOVE))
    if any(isinstance(move, Exchange) for move in options.targets):
        elements.append(_outline(430, 36, 56, 76, TARGET, dashed=True))
    return elements


def _pile(x: int, name: str, number: int, top: int | None = None) -> list[svg.Element]:
    elements: list[svg.Element] = [_text(x, 26, name, 13, fill=FAINT)]
    box = svg.Rect(x=x, y=36, width=56, height=76, rx=5, stroke=EDGE)
    if top is not None:
        box.fill = FILLS[top]
        elements += [
            box,
            _text(x + 28, 84, LETTERS[top], 28, fill=ON_FILLS[top], middle=True, bold=True),
        ]
    else:
        box.fill = BACK if number else "none"
        box.stroke_dasharray = None if number else [4]
        elements.append(box)
    elements.append(_text(x + 28, 132, _cards_text(number), 13, middle=True))
    return elements


# The seats


def _row(drawn: Scene, seat: int, options: PictureOptions) -> list[svg.Element]:
    y = TOP + ROW * seat
    table = drawn.table
    player = table.players[seat]
    acts = seat in drawn.to_act
    elements: list[svg.Element] = [
        svg.Rect(
            x=8, y=y, width=WIDTH - 16, height=ROW - 6, rx=6, fill=ROW_ACTING if acts else "none"
        )
    ]
    if acts:
        elements.append(
            svg.Polygon(points=[14, y + 20, 24, y + 27, 14, y + 34], fill=MARK)  # type: ignore[list-item]
        )
    if options.coordinates:
        elements.append(_text(30, y + 32, f"Seat {seat}", 16, bold=acts or seat in drawn.winners))
    notes = []
    if seat in drawn.winners:
        notes.append("winner")
    if seat == table.starting_seat and table.limit_card is not None:
        notes.append("starts")
    elements.append(_text(30, y + 49, ", ".join(notes), 11, fill=FAINT))
    targets = frozenset[int]()
    if seat == drawn.acting_hand:
        targets = _colours_of_targets(options)
    elements += _cards(104, y + 8, drawn.hands[seat], player.hand_size, targets)
    elements += _cards(330, y + 8, drawn.face_down[seat], player.face_down_count, frozenset())
    if player.face_down_count:
        elements.append(_text(334 + 34 * player.face_down_count, y + 34, "down", 11, fill=FAINT))
    elements.append(
        _text(440, y + 24, f"{_number(player.points, 'point')}", 13),
    )
    elements.append(_text(440, y + 43, f"{_number(player.limit_cards, 'limit card')}", 13))
    elements.append(_text(620, y + 37, str(drawn.scores[seat]), 22, end=True, bold=True))
    if any(move == Suspect(seat) for move in options.targets):
        elements.append(_outline(8, y, WIDTH - 16, ROW - 6, TARGET, dashed=True))
    if options.last_move == Suspect(seat):
        elements.append(_outline(8, y, WIDTH - 16, ROW - 6, LAST_MOVE))
    return elements


def _colours_of_targets(options: PictureOptions) -> frozenset[int]:
    """The colours of hand cards that the moves to mark would put down."""
    colours: set[int] = set()
    for move in options.targets:
        if isinstance(move, Place):
            colours.add(move.colour)
        elif isinstance(move, Commit):
            colours.update(move.cards)
    return frozenset(colours)


def _cards(
    x: int, y: int, cards: Handful | None, number: int, targets: frozenset[int]
) -> list[svg.Element]:
    """Cards side by side: open, or as many backs."""
    if cards is None:
        return [_card(x + 34 * i, y, None) for i in range(number)]
    elements: list[svg.Element] = []
    for i, colour in enumerate(in_order(cards)):
        elements.append(_card(x + 34 * i, y, colour))
        if colour in targets:
            elements.append(_outline(x + 34 * i, y + 44, CARD_WIDTH, 3, TARGET))
    return elements


def _card(x: int, y: int, colour: int | None) -> svg.Element:
    box = svg.Rect(x=x, y=y, width=CARD_WIDTH, height=CARD_HEIGHT, rx=4, stroke=EDGE)
    if colour is None:
        box.fill = BACK
        return svg.G(
            elements=[
                box,
                svg.Line(x1=x + 6, y1=y + 36, x2=x + 24, y2=y + 6, stroke=PAPER, stroke_width=2),
            ]
        )
    box.fill = FILLS[colour]
    letter = _text(x + 15, y + 28, LETTERS[colour], 18, fill=ON_FILLS[colour], middle=True)
    return svg.G(elements=[box, letter])


# Layers


def _last_check(drawn: Scene, y: int) -> list[svg.Element]:
    check = drawn.table.last_check
    if check is None:
        return []
    finding, _, verdict = check_text(check).rpartition("; ")
    elements: list[svg.Element] = [
        _text(16, y + 8, finding, 13),
        _text(16, y + 26, f"{verdict[0].upper()}{verdict[1:]}; revealed:", 13),
    ]
    x = 330
    for seat, cards in enumerate(check.revealed):
        elements.append(_text(x, y + 38, str(seat), 12, fill=FAINT))
        for colour in in_order(cards):
            elements.append(_card(x + 10, y + 14, colour))
            x += 34
        x += 14
    return elements


def _discards(discards: tuple[tuple[int, int], ...], y: int) -> list[svg.Element]:
    elements: list[svg.Element] = [
        _text(16, y + 10, "Discard pile, bottom first, with seats", 13, fill=FAINT)
    ]
    for i, (colour, seat) in enumerate(discards):
        x = 16 + 27 * (i % DISCARDS_IN_A_ROW)
        top = y + 18 + 46 * (i // DISCARDS_IN_A_ROW)
        elements += [
            svg.Rect(x=x, y=top, width=22, height=26, rx=3, fill=FILLS[colour], stroke=EDGE),
            _text(x + 11, top + 18, LETTERS[colour], 14, fill=ON_FILLS[colour], middle=True),
            _text(x + 11, top + 38, str(seat), 10, fill=FAINT, middle=True),
        ]
    return elements


# Parts


def _text(
    x: int,
    y: int,
    text: str,
    size: int,
    *,
    fill: str = INK,
    middle: bool = False,
    end: bool = False,
    bold: bool = False,
) -> svg.Text:
    return svg.Text(
        x=x,
        y=y,
        text=text,
        font_size=size,
        fill=fill,
        text_anchor="middle" if middle else "end" if end else None,
        font_weight="bold" if bold else None,
    )


def _outline(
    x: int, y: int, width: int, height: int, colour: str, *, dashed: bool = False
) -> svg.Rect:
    return svg.Rect(
        x=x,
        y=y,
        width=width,
        height=height,
        rx=5,
        fill="none",
        stroke=colour,
        stroke_width=3,
        stroke_dasharray=[6, 3] if dashed else None,
    )


def _cards_text(number: int) -> str:
    return _number(number, "card")


def _number(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
