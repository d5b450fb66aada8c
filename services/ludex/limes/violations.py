"""Every way in which a move of Limes can be illegal, and a position, option or view impossible."""

from __future__ import annotations

from ludex.core.description import Named
from ludex.core.violations import COMMON_KINDS, ViolationKind

# The turn

ROUND_DONE = ViolationKind(
    "ROUND_DONE",
    "The seat has finished this round and waits for the next tile.",
    "Seat {seat} has finished this round; the next tile is revealed when all have.",
    "limes#a-round",
)
FIGURE_PENDING = ViolationKind(
    "FIGURE_PENDING",
    "This round's tile is laid already; now a figure is placed, or moved, or neither.",
    "This round's tile is laid already. Place a figure, move one, or do neither.",
    "limes#a-round",
)
TILE_NOT_LAID = ViolationKind(
    "TILE_NOT_LAID",
    "This round's tile has to be laid before anything is done with a figure.",
    "Lay this round's tile first.",
    "limes#a-round",
)

# Laying a tile

ROTATION_UNKNOWN = ViolationKind(
    "ROTATION_UNKNOWN",
    "A rotation is a number of quarter turns from 0 to 3.",
    "A tile is turned by 0 to 3 quarter turns, not {rotation}.",
    "limes#laying-the-tile",
)
FIRST_TILE_ELSEWHERE = ViolationKind(
    "FIRST_TILE_ELSEWHERE",
    "A board's first tile lies at column 0, row 0: the coordinates start from it.",
    "The first tile lies at 0,0, not at {column},{row}.",
    "limes#laying-the-tile",
)
CELL_OCCUPIED = ViolationKind(
    "CELL_OCCUPIED",
    "The cell holds a tile already.",
    "A tile lies at {column},{row} already.",
    "limes#laying-the-tile",
)
TILE_NOT_TOUCHING = ViolationKind(
    "TILE_NOT_TOUCHING",
    "The tile would touch no laid tile, neither along an edge nor at a corner.",
    "A tile at {column},{row} would touch no other.",
    "limes#laying-the-tile",
)
CORNER_NOT_ENOUGH = ViolationKind(
    "CORNER_NOT_ENOUGH",
    "The tile would touch laid tiles at corners only, and this game asks for an edge.",
    "A tile at {column},{row} would touch others at a corner only; this game asks for an edge.",
    "limes#laying-the-tile",
)
SQUARE_EXCEEDED = ViolationKind(
    "SQUARE_EXCEEDED",
    "With the tile, the laid tiles would no longer fit in a square of 4 x 4.",
    "With a tile at {column},{row} the board would no longer fit in a square of 4 by 4.",
    "limes#laying-the-tile",
)

# Placing a figure

SUPPLY_EMPTY = ViolationKind(
    "SUPPLY_EMPTY",
    "All seven figures are on the board already.",
    "No figure is left to place.",
    "limes#placing-a-figure",
)
NOT_ON_NEW_TILE = ViolationKind(
    "NOT_ON_NEW_TILE",
    "A figure is placed on the tile just laid only.",
    "The quadrant {x},{y} is not on the tile just laid.",
    "limes#placing-a-figure",
)

# Moving a figure

ORIGIN_NOT_LAID = ViolationKind(
    "ORIGIN_NOT_LAID",
    "No tile lies where the figure is said to come from.",
    "No tile lies at the quadrant {x},{y}, so no figure can come from it.",
    "limes#moving-a-figure",
)
TARGET_NOT_LAID = ViolationKind(
    "TARGET_NOT_LAID",
    "No tile lies where the figure is said to go.",
    "No tile lies at the quadrant {x},{y}, so no figure can go there.",
    "limes#moving-a-figure",
)
NO_FIGURE_THERE = ViolationKind(
    "NO_FIGURE_THERE",
    "No figure stands in the territory that is to be left.",
    "No figure stands in the territory of {x},{y}.",
    "limes#moving-a-figure",
)
SAME_TERRITORY = ViolationKind(
    "SAME_TERRITORY",
    "Both quadrants belong to the same territory.",
    "The quadrants {x},{y} and {to_x},{to_y} belong to the same territory.",
    "limes#moving-a-figure",
)
NOT_ADJACENT = ViolationKind(
    "NOT_ADJACENT",
    "The two territories share no edge; a corner is not enough.",
    "The territories of {x},{y} and {to_x},{to_y} share no edge.",
    "limes#moving-a-figure",
)

KINDS: tuple[ViolationKind, ...] = (
    *COMMON_KINDS,
    ROUND_DONE,
    FIGURE_PENDING,
    TILE_NOT_LAID,
    ROTATION_UNKNOWN,
    FIRST_TILE_ELSEWHERE,
    CELL_OCCUPIED,
    TILE_NOT_TOUCHING,
    CORNER_NOT_ENOUGH,
    SQUARE_EXCEEDED,
    SUPPLY_EMPTY,
    NOT_ON_NEW_TILE,
    ORIGIN_NOT_LAID,
    TARGET_NOT_LAID,
    NO_FIGURE_THERE,
    SAME_TERRITORY,
    NOT_ADJACENT,
)
"""Every way in which a move can be illegal."""

DEFECTS: tuple[Named, ...] = (
    Named("OPTION_UNKNOWN", "There is no option of this name."),
    Named("OPTION_UNREADABLE", "An option's text is not of the form that the option takes."),
    Named("PLAYERS_OUT_OF_RANGE", "A game has 1 to 12 players."),
    Named("TILE_COUNT_WRONG", "A set has 16 to 64 tiles."),
    Named("TERRAIN_UNKNOWN", "A quadrant is woods, field, lake or watchtower."),
    Named("ORDER_LENGTH_WRONG", "The order names every tile of the set once."),
    Named("TILE_NUMBER_UNKNOWN", "The set has no tile of this number."),
    Named("TILE_NUMBER_TWICE", "The same tile is named twice."),
    Named("BOARD_COUNT_WRONG", "A game has 1 to 12 boards."),
    Named("LAID_TOO_MANY", "A board holds at most 16 tiles."),
    Named("FIRST_TILE_ELSEWHERE", "A board's first tile lies at column 0, row 0."),
    Named("COLUMN_OUT_OF_RANGE", "A column is between -3 and 3."),
    Named("ROW_OUT_OF_RANGE", "A row is between -3 and 3."),
    Named("ROTATION_OUT_OF_RANGE", "A rotation is between 0 and 3."),
    Named("CELL_TWICE", "Two tiles lie on the same cell."),
    Named("TILE_NOT_TOUCHING", "A tile touches none of those laid before it."),
    Named("CORNER_NOT_ENOUGH", "A tile touches at a corner only, and the game asks for an edge."),
    Named("SQUARE_EXCEEDED", "The tiles do not fit in a square of 4 x 4."),
    Named("FIGURES_TOO_MANY", "A player has 7 figures."),
    Named("FIGURES_EXCEED_ROUNDS", "More figures are placed than rounds are finished."),
    Named("FIGURE_OUT_OF_RANGE", "A quadrant's x and y are between -6 and 7."),
    Named("FIGURE_ON_NO_TILE", "A figure stands where no tile lies."),
    Named(
        "FIGURE_TOO_EARLY",
        "A figure stands in a territory that is all on the tile just laid, before one was placed.",
    ),
    Named("PENDING_WITHOUT_TILE", "A figure can only be pending after a tile was laid."),
    Named("BOARDS_OUT_OF_STEP", "A board is more than one round ahead of another."),
    Named("PLY_WRONG", "The count of moves does not agree with the boards."),
    Named("SEAT_OUT_OF_RANGE", "The game has no such seat."),
    Named("REVEALED_COUNT_WRONG", "The revealed tiles do not agree with the boards."),
    Named("BOARD_MISSING", "A board's view has no board."),
    Named("SCORE_WRONG", "A score does not agree with the board."),
    Named("KNOWN_INDEX_OUT_OF_RANGE", "The order has no such place."),
    Named("KNOWN_INDEX_TWICE", "Two known tiles are said to be at the same place."),
    Named("KNOWN_CONTRADICTS_VIEW", "A known tile contradicts the revealed ones."),
    Named("MOVE_MISSING", "A move has neither text nor action."),
    Named("MOVE_TOO_LONG", "A move's text is longer than any move."),
    Named("MOVE_UNREADABLE", "A move's text is not in the game's notation."),
    Named("MOVE_CONTRADICTORY", "A move's text and action differ."),
)
"""Every way in which an option, position, view or move can be malformed or impossible."""
