"""A view of Limits to be read in a terminal."""

from __future__ import annotations

from typing import Any, Final

COLOURS: Final = "?RYGBP"
NAMES: Final = ("red", "yellow", "green", "blue", "purple")


def text(view: Any) -> str:
    """The round, the piles, and a line for each seat."""
    lines = []
    if view.HasField("limit_card"):
        lines.append(f"Limits: {_limits(view.limit_card)}; {view.limit_pile_size} to come")
    top = COLOURS[view.top_discard] if view.HasField("top_discard") else "nothing"
    lines.append(f"Pile of {view.discard_pile_size}, on top {top}; {view.draw_pile_size} to draw")
    for seat, player in enumerate(view.players):
        lines.append(
            f"Seat {seat}: {player.hand_size} in hand, {player.face_down_count} face down, "
            f"{player.points} points, {player.limit_cards} limit cards"
        )
    if view.HasField("seat"):
        lines.append(f"Own hand: {_cards(view.hand)}; own face-down: {_cards(view.face_down)}")
    if view.HasField("last_check"):
        check = view.last_check
        limit = check.limit if check.HasField("limit") else "no limit"
        lines.append(
            f"Last check: seat {check.by_seat} suspected seat {check.suspect_seat}, "
            f"{check.count} {COLOURS[check.colour]} against {limit}"
        )
    return "\n".join(lines)


def _cards(cards: Any) -> str:
    return "".join(COLOURS[card] for card in cards) or "nothing"


def _limits(card: Any) -> str:
    return ", ".join(
        f"{name} {getattr(card, name) if card.HasField(name) else 'unlimited'}" for name in NAMES
    )
