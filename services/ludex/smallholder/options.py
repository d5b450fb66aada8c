"""How a new game is set up: the ruleset and the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludex.core.description import Option
from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.smallholder import violations
from ludex.smallholder.board import BOARD_NAMES, DEFAULT_BOARD, Board, board_named
from ludex.smallholder.rulesets import RULESETS, Ruleset, ruleset_named


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a new game."""

    ruleset: Ruleset
    board: Board


RULESET = Option(
    name="ruleset",
    summary="The ruleset.",
    default=RULESETS[0].name,
    values=violations.RULESET_VALUES,
    choices=tuple(ruleset.name for ruleset in RULESETS),
)
BOARD = Option(
    name="board",
    summary="The board: a hexagon, or a limping hexagon, whose sides are of two lengths in turn.",
    default=DEFAULT_BOARD,
    values=violations.BOARD_VALUES,
    choices=BOARD_NAMES,
)
OPTIONS: tuple[Option, ...] = (RULESET, BOARD)


def read_options(texts: Mapping[str, str]) -> Options | Defects:
    """Options from `name=value` texts; those left out take their defaults."""
    defects = [
        Defect(
            violations.OPTION_UNKNOWN.code,
            name,
            f"There is no such option. Options are {RULESET.name} and {BOARD.name}.",
        )
        for name in texts
        if name not in (RULESET.name, BOARD.name)
    ]
    ruleset_name = texts.get(RULESET.name, RULESET.default)
    ruleset = ruleset_named(ruleset_name)
    if ruleset is None:
        defects.append(violations.ruleset_unknown(ruleset_name, RULESET.name))
    board_name = texts.get(BOARD.name, BOARD.default)
    board = board_named(board_name)
    if board is None:
        defects.append(violations.board_unknown(board_name, BOARD.name))
    if defects or ruleset is None or board is None:
        return tuple(defects)
    return Options(ruleset, board)
