"""Every code of The SmallHolder: why a move is illegal, and what is wrong with a setup."""

from __future__ import annotations

from ludex.core.description import Named
from ludex.core.violations import COMMON_KINDS, Defect, ViolationKind
from ludex.smallholder.board import LARGEST_SIDE, SMALLEST_SIDE
from ludex.smallholder.rulesets import RULESETS

CELL_OFF_BOARD = ViolationKind(
    "CELL_OFF_BOARD",
    "The board has no such cell.",
    "{board} has no cell {cell}.",
    "smallholder#placing",
)
CELL_OCCUPIED = ViolationKind(
    "CELL_OCCUPIED",
    "A stone stands on the cell already.",
    "A {colour} stone stands on {cell} already.",
    "smallholder#placing",
)

CELL_IN_ENEMY_GAP = ViolationKind(
    "CELL_IN_ENEMY_GAP",
    "The cell lies between two stones of one enemy group.",
    "{cell} lies between two stones of one enemy group.",
    "smallholder#placing",
)
CELL_IN_ENEMY_GAP_APART = ViolationKind(
    "CELL_IN_ENEMY_GAP_APART",
    "Stymie: the cell lies between two stones of one enemy group, and no own stone is beside it.",
    "{cell} lies between two stones of one enemy group, and none of your stones is beside it.",
    "smallholder#stymie",
)
CELL_IN_ENEMY_HULL = ViolationKind(
    "CELL_IN_ENEMY_HULL",
    "Hull Setbacks: the cell lies in the hull of an enemy group.",
    "{cell} lies in the hull of an enemy group.",
    "smallholder#hull-setbacks",
)

NEW_GROUP_NEEDED = ViolationKind(
    "NEW_GROUP_NEEDED",
    "Gaps Original: with fewer than two groups a new one must be made, and the cell is beside an "
    "own stone.",
    "You have fewer than two groups, so you must make a new one; {cell} is beside your own {own}.",
    "smallholder#new-groups",
)
NEW_GROUP_NEEDED_PLAYABLE = ViolationKind(
    "NEW_GROUP_NEEDED_PLAYABLE",
    "Nibbler and Hull Setbacks: with fewer than two playable groups a new one must be made, and "
    "the cell is beside an own stone.",
    "You have fewer than two playable groups, so you must make a new one; {cell} is beside your "
    "own {own}.",
    "smallholder#nibbler",
)
NEW_GROUP_NEEDED_WHILE_POSSIBLE = ViolationKind(
    "NEW_GROUP_NEEDED_WHILE_POSSIBLE",
    "Offshore Gaps and Stymie: with fewer than two playable groups a new one must be made as long "
    "as there is room for one, and the cell is beside an own stone.",
    "You have fewer than two playable groups and there is room for a new one, so you must make "
    "it; {cell} is beside your own {own}.",
    "smallholder#offshore-gaps",
)

SMALLEST_GROUP_NOT_TOUCHED = ViolationKind(
    "SMALLEST_GROUP_NOT_TOUCHED",
    "Gaps Original and Stymie: the cell is beside own groups, but beside none of the smallest.",
    "{cell} is beside your own {own}, but beside none of your smallest groups, those of {size}.",
    "smallholder#smallest-groups",
)
SMALLEST_PLAYABLE_GROUP_NOT_TOUCHED = ViolationKind(
    "SMALLEST_PLAYABLE_GROUP_NOT_TOUCHED",
    "Nibbler, Offshore Gaps and Hull Setbacks: the cell is beside own groups, but beside none of "
    "the smallest playable ones.",
    "{cell} is beside your own {own}, but beside none of your smallest playable groups, those of "
    "{size}.",
    "smallholder#nibbler",
)

KINDS: tuple[ViolationKind, ...] = (
    *COMMON_KINDS,
    CELL_OFF_BOARD,
    CELL_OCCUPIED,
    CELL_IN_ENEMY_GAP,
    CELL_IN_ENEMY_GAP_APART,
    CELL_IN_ENEMY_HULL,
    NEW_GROUP_NEEDED,
    NEW_GROUP_NEEDED_PLAYABLE,
    NEW_GROUP_NEEDED_WHILE_POSSIBLE,
    SMALLEST_GROUP_NOT_TOUCHED,
    SMALLEST_PLAYABLE_GROUP_NOT_TOUCHED,
)

OPTION_UNKNOWN = Named("OPTION_UNKNOWN", "There is no option of this name.")
RULESET_MISSING = Named("RULESET_MISSING", "A state must say which ruleset it is played by.")
RULESET_UNKNOWN = Named("RULESET_UNKNOWN", "There is no such ruleset.")
BOARD_UNKNOWN = Named("BOARD_UNKNOWN", "There is no board of this name.")
STATE_MISSING = Named("STATE_MISSING", "A view must hold a state.")
SEAT_UNKNOWN = Named("SEAT_UNKNOWN", "The viewer's seat is neither 0 nor 1.")
CELL_NAMELESS = Named("CELL_NAMELESS", "The move's cell lies where no board has cells or names.")
TO_MOVE_UNKNOWN = Named("TO_MOVE_UNKNOWN", "The seat to move is neither 0 nor 1.")
PLY_OF_OTHER_SEAT = Named(
    "PLY_OF_OTHER_SEAT", "Black moves after an even number of moves, White after an odd one."
)
PLY_TOO_GREAT = Named("PLY_TOO_GREAT", "No game has so many moves.")
STONES_TOO_MANY = Named("STONES_TOO_MANY", "There are more stones than cells.")
STONES_NEVER_PLACED = Named(
    "STONES_NEVER_PLACED", "A player has more stones on the board than they have made moves."
)
LAST_STONE_MISSING = Named(
    "LAST_STONE_MISSING", "The player who moved last has no stone, but a move never costs its own."
)
STONES_LOST_TOO_EARLY = Named(
    "STONES_LOST_TOO_EARLY",
    "A player has lost stones, but the opponent has placed too few to capture any.",
)
STONE_OFF_BOARD = Named("STONE_OFF_BOARD", "A stone stands on a cell that the board lacks.")
STONE_TWICE = Named("STONE_TWICE", "A stone is listed twice.")
CELL_OF_BOTH = Named("CELL_OF_BOTH", "A cell holds a black and a white stone.")
STONE_IN_ENEMY_HOLDINGS = Named(
    "STONE_IN_ENEMY_HOLDINGS",
    "A stone stands in the opponent's holdings, where it would have been captured or could not "
    "have been placed.",
)
GROUP_IN_ENEMY_HOLDINGS = Named(
    "GROUP_IN_ENEMY_HOLDINGS",
    "Stymie and Hull Setbacks: a whole group stands in the opponent's holdings, where it would "
    "have been captured or could not have been placed.",
)

DEFECTS: tuple[Named, ...] = (
    OPTION_UNKNOWN,
    RULESET_MISSING,
    RULESET_UNKNOWN,
    BOARD_UNKNOWN,
    STATE_MISSING,
    SEAT_UNKNOWN,
    CELL_NAMELESS,
    TO_MOVE_UNKNOWN,
    PLY_OF_OTHER_SEAT,
    PLY_TOO_GREAT,
    STONES_TOO_MANY,
    STONES_NEVER_PLACED,
    LAST_STONE_MISSING,
    STONES_LOST_TOO_EARLY,
    STONE_OFF_BOARD,
    STONE_TWICE,
    CELL_OF_BOTH,
    STONE_IN_ENEMY_HOLDINGS,
    GROUP_IN_ENEMY_HOLDINGS,
)

BOARD_VALUES = (
    f"hexN with N from {SMALLEST_SIDE} to {LARGEST_SIDE}, or hexKMKMKM with K from "
    f"{SMALLEST_SIDE} to {LARGEST_SIDE} and M = K + 1"
)
RULESET_VALUES = ", ".join(ruleset.name for ruleset in RULESETS)
_LONGEST_ECHO = 40


def board_unknown(name: str, field: str) -> Defect:
    """The defect of a board name that names no board."""
    return Defect(
        BOARD_UNKNOWN.code,
        field,
        f"There is no board {name[:_LONGEST_ECHO]!r}. Boards are {BOARD_VALUES}.",
    )


def ruleset_unknown(name: str, field: str) -> Defect:
    """The defect of a ruleset that is none of the five."""
    return Defect(
        RULESET_UNKNOWN.code,
        field,
        f"There is no ruleset {name[:_LONGEST_ECHO]!r}. Rulesets are {RULESET_VALUES}.",
    )
