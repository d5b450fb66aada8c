"""Refusals, as values.

    Violation     a legal position, an illegal move: the player's mistake
    Defect        an impossible or malformed position, option or order: the caller's mistake
    Unreadable    a text that is no move in the game's notation: the caller's mistake

All three are returned, never raised: an exception out of the rules is a bug. Codes are part of
the contract and never change their meaning; sentences may improve.

Every code of a game is a `ViolationKind` in `<game>/violations.py`; the kinds below are common
to all games, because they follow from taking turns and not from any one rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Violation:
    """Why a move is illegal.

    `rule` is the section of the game's rules page that forbids the move, as `<page>#<section>`.
    `concerns` names the cells, cards or seats concerned, in the game's notation.
    """

    code: str
    message: str
    rule: str
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ViolationKind:
    """One way in which a move can be illegal: a stable code, its sentence and its rule.

    `text` may hold `{names}`, filled in by `at`. `summary` describes the kind in general, for
    `DescribeGame`.
    """

    code: str
    summary: str
    text: str
    rule: str

    def at(self, *concerns: str, **values: object) -> Violation:
        """The violation of this kind that concerns these cells, cards or seats."""
        return Violation(self.code, self.text.format(**values), self.rule, concerns)


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing wrong with a position, option or order given by a caller.

    `field` is the path of the offending field within the value (`tiles[3].q`), in the names of
    the contract; empty when the value as a whole is at fault.
    """

    code: str
    field: str
    message: str


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A text that cannot be read as a move, and what was expected."""

    text: str
    message: str


GAME_OVER = ViolationKind(
    "GAME_OVER",
    "The game has ended; no move is legal any more.",
    "The game is over: {ending}.",
    "core#turns",
)
NOT_YOUR_TURN = ViolationKind(
    "NOT_YOUR_TURN",
    "The seat is not to act now.",
    "Seat {seat} is not to act; to act: {to_act}.",
    "core#turns",
)

COMMON_KINDS: tuple[ViolationKind, ...] = (GAME_OVER, NOT_YOUR_TURN)
