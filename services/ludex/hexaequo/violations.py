"""Every code of Hexaequo: why a move is illegal, and why a position is impossible."""

from __future__ import annotations

from ludex.core.description import Named
from ludex.core.violations import COMMON_KINDS, ViolationKind

# Laying a tile

NO_TILE_LEFT = ViolationKind(
    "NO_TILE_LEFT",
    "No tile is left in the player's reserve.",
    "{colour} has no tile left to lay.",
    "hexaequo#laying",
)
CELL_HAS_TILE = ViolationKind(
    "CELL_HAS_TILE",
    "A tile already lies on the cell.",
    "{cell} already has a tile.",
    "hexaequo#laying",
)
TOUCHES_TOO_FEW = ViolationKind(
    "TOUCHES_TOO_FEW",
    "The cell touches fewer than two tiles.",
    "A tile has to touch two others; {cell} touches {count}.",
    "hexaequo#laying",
)

# Placing a piece

NO_DISK_LEFT = ViolationKind(
    "NO_DISK_LEFT",
    "No disk is left in the player's reserve.",
    "{colour} has no disk left to place.",
    "hexaequo#placing",
)
NO_RING_LEFT = ViolationKind(
    "NO_RING_LEFT",
    "No ring is left in the player's reserve.",
    "{colour} has no ring left to place.",
    "hexaequo#placing",
)
NO_DISK_TO_PAY = ViolationKind(
    "NO_DISK_TO_PAY",
    "The player holds no captured disk to pay for a ring.",
    "A ring costs a captured disk, and {colour} holds none.",
    "hexaequo#placing",
)
PLACED_ON_NO_TILE = ViolationKind(
    "PLACED_ON_NO_TILE",
    "There is no tile to place the piece on.",
    "{cell} has no tile to place a piece on.",
    "hexaequo#placing",
)
PLACED_ON_ENEMY_TILE = ViolationKind(
    "PLACED_ON_ENEMY_TILE",
    "The piece would be placed on a tile of the other colour.",
    "Pieces are placed on tiles of one's own colour; {cell} has a tile of {owner}'s.",
    "hexaequo#placing",
)
PLACED_ON_PIECE = ViolationKind(
    "PLACED_ON_PIECE",
    "A piece already stands on the tile.",
    "Pieces are placed on empty tiles; {cell} has a piece.",
    "hexaequo#placing",
)

# Moving a piece

NO_PIECE_AT_START = ViolationKind(
    "NO_PIECE_AT_START",
    "No piece stands where the move starts.",
    "No piece stands on {cell}.",
    "hexaequo#moving",
)
ENEMY_PIECE_AT_START = ViolationKind(
    "ENEMY_PIECE_AT_START",
    "The piece to move belongs to the other player.",
    "The piece on {cell} is {owner}'s.",
    "hexaequo#moving",
)
NO_LANDING = ViolationKind(
    "NO_LANDING",
    "The move names no cell to land on.",
    "The move from {cell} lands nowhere.",
    "hexaequo#moving",
)
STAYS_PUT = ViolationKind(
    "STAYS_PUT",
    "A landing is the very cell that the piece is on.",
    "The piece is on {cell} already.",
    "hexaequo#moving",
)
LANDING_WITHOUT_TILE = ViolationKind(
    "LANDING_WITHOUT_TILE",
    "There is no tile to land on.",
    "{cell} has no tile to land on.",
    "hexaequo#moving",
)

# A disk's step and jumps

NEITHER_STEP_NOR_JUMP = ViolationKind(
    "NEITHER_STEP_NOR_JUMP",
    "The landing is neither next to the disk nor two cells away in a straight line.",
    "A disk steps to the next cell or jumps two in a line; {cell} is neither from {start}.",
    "hexaequo#stepping",
)
STEP_ONTO_PIECE = ViolationKind(
    "STEP_ONTO_PIECE",
    "A disk would step onto another piece.",
    "A disk steps onto empty tiles; {cell} has a piece.",
    "hexaequo#stepping",
)
STEP_IN_CHAIN = ViolationKind(
    "STEP_IN_CHAIN",
    "A move of several landings has a step among them.",
    "A chain consists of jumps; from {start} to {cell} is a step.",
    "hexaequo#jumping",
)
JUMP_ONTO_PIECE = ViolationKind(
    "JUMP_ONTO_PIECE",
    "A disk would land on another piece.",
    "A disk lands on empty tiles; {cell} has a piece.",
    "hexaequo#jumping",
)
JUMP_OVER_HOLE = ViolationKind(
    "JUMP_OVER_HOLE",
    "The cell crossed has no tile.",
    "A jump crosses a piece; {over} does not even have a tile.",
    "hexaequo#jumping",
)
JUMP_OVER_EMPTY_TILE = ViolationKind(
    "JUMP_OVER_EMPTY_TILE",
    "The tile crossed is empty.",
    "A jump crosses a piece; {over} is empty.",
    "hexaequo#jumping",
)
JUMP_OVER_CAPTURED = ViolationKind(
    "JUMP_OVER_CAPTURED",
    "The piece crossed was captured earlier in the chain and is gone.",
    "A jump crosses a piece; the one on {over} has been captured in this chain.",
    "hexaequo#jumping",
)
HOP_IN_CIRCLE = ViolationKind(
    "HOP_IN_CIRCLE",
    "The disk would land where it has already been since its last capture.",
    "The disk has already been on {cell} since its last capture.",
    "hexaequo#hopping-in-circles",
)

# A ring's leap

RING_CHAIN = ViolationKind(
    "RING_CHAIN",
    "A ring would leap more than once.",
    "A ring leaps once in a turn; the move from {start} has {count} landings.",
    "hexaequo#leaping",
)
RING_NOT_TWO_AWAY = ViolationKind(
    "RING_NOT_TWO_AWAY",
    "A ring would land at a distance other than two.",
    "A ring leaps to a tile at distance two; {cell} is {distance} away from {start}.",
    "hexaequo#leaping",
)
RING_ONTO_FRIEND = ViolationKind(
    "RING_ONTO_FRIEND",
    "A ring would land on a piece of its own colour.",
    "A ring captures enemies only; the piece on {cell} is {owner}'s own.",
    "hexaequo#leaping",
)

KINDS: tuple[ViolationKind, ...] = (
    *COMMON_KINDS,
    NO_TILE_LEFT,
    CELL_HAS_TILE,
    TOUCHES_TOO_FEW,
    NO_DISK_LEFT,
    NO_RING_LEFT,
    NO_DISK_TO_PAY,
    PLACED_ON_NO_TILE,
    PLACED_ON_ENEMY_TILE,
    PLACED_ON_PIECE,
    NO_PIECE_AT_START,
    ENEMY_PIECE_AT_START,
    NO_LANDING,
    STAYS_PUT,
    LANDING_WITHOUT_TILE,
    NEITHER_STEP_NOR_JUMP,
    STEP_ONTO_PIECE,
    STEP_IN_CHAIN,
    JUMP_ONTO_PIECE,
    JUMP_OVER_HOLE,
    JUMP_OVER_EMPTY_TILE,
    JUMP_OVER_CAPTURED,
    HOP_IN_CIRCLE,
    RING_CHAIN,
    RING_NOT_TWO_AWAY,
    RING_ONTO_FRIEND,
)
"""Every way in which a move can be illegal."""

DEFECTS: tuple[Named, ...] = (
    # The tiles and the pieces on them
    Named("TOO_FEW_TILES", "Fewer than the four tiles of the opening are listed."),
    Named("TOO_MANY_TILES", "More than eighteen tiles are listed."),
    Named("CELL_OUT_OF_RANGE", "A coordinate is not between -8 and 8."),
    Named("CELL_TWICE", "A cell is listed twice."),
    Named("COLOUR_UNKNOWN", "A tile's colour is neither black nor white."),
    Named("PIECE_UNKNOWN", "A piece is none of the four."),
    Named("TOO_MANY_TILES_OF_A_COLOUR", "A colour has more than nine tiles on the board."),
    Named("TOO_MANY_DISKS", "A colour has more than six disks on the board."),
    Named("TOO_MANY_RINGS", "A colour has more than three rings on the board."),
    Named("OPENING_TILE_MISSING", "A tile of the opening is not there."),
    Named("OPENING_TILE_WRONG_COLOUR", "A tile of the opening has the wrong colour."),
    Named("TILE_NOT_BUILDABLE", "No order of laying gives a tile two neighbours."),
    # What the players hold
    Named("HOLDINGS_NOT_TWO", "There are not exactly two holdings."),
    Named("TOO_MANY_CAPTURED_DISKS", "A player holds more than six captured disks."),
    Named("TOO_MANY_CAPTURED_RINGS", "A player holds more than three captured rings."),
    Named("TILES_DO_NOT_ADD_UP", "Tiles on the board and in the reserve are not nine."),
    Named("DISKS_DO_NOT_ADD_UP", "Disks on the board, in the reserve and captured are not six."),
    Named("RINGS_DO_NOT_ADD_UP", "Rings on the board, in the reserve and captured are not three."),
    Named("OPENING_DISK_MISSING", "All six disks are in reserve, but none was ever given back."),
    # Whose turn it is
    Named("SEAT_UNKNOWN", "A seat is neither 0 nor 1."),
    Named("PLY_WRONG_PARITY", "Black moves after an even number of moves, White after an odd one."),
    Named("PLY_TOO_LARGE", "The number of moves is beyond what is supported, 1,000,000,000."),
    Named("PLY_TOO_SMALL", "A player cannot have done all this in so few moves."),
    Named("ALREADY_WON", "The player to move had won before the last move."),
    Named("MOVER_WITHOUT_PIECE", "The player who has just moved has no piece on the board."),
    # The earlier positions
    Named("TOO_MANY_EARLIER", "More than 4096 earlier positions are given."),
    Named("EARLIER_BEYOND_START", "There are more earlier positions than moves played."),
    Named("EARLIER_AFTER_CAPTURE", "The last move won by capturing: no earlier position counts."),
    Named("EARLIER_MISSING", "An earlier position is missing: nothing irreversible came before."),
    Named("NOT_THE_OPENING", "The position before the first move is not the opening."),
    Named("EARLIER_STRAY_BITS", "An earlier position has bits beyond its tiles and seat."),
    Named("EARLIER_PIECE_UNKNOWN", "An earlier position has a piece that is none of the four."),
    Named("EARLIER_WRONG_SEAT", "An earlier position has the wrong seat to move."),
    Named("EARLIER_OTHER_MATERIAL", "An earlier position has other pieces than this one."),
    Named("EARLIER_NOT_ONE_MOVE", "Between two successive positions lies no single move."),
    Named("EARLIER_TOO_OFTEN", "A position occurs so often that the game had ended before."),
    # Moves, views and options
    Named("CELL_MISSING", "A cell that is required is not given."),
    Named("KIND_UNKNOWN", "The kind of piece is neither disk nor ring."),
    Named("TOO_MANY_LANDINGS", "A move has more landings than any chain can have, 180."),
    Named("MOVE_MISSING", "A move has neither text nor action."),
    Named("MOVE_TOO_LONG", "A move's text is too long."),
    Named("MOVE_UNREADABLE", "A move's text is no move."),
    Named("MOVE_CONTRADICTORY", "A move's text and action differ."),
    Named("STATE_MISSING", "A view has no state."),
    Named("OPTION_UNKNOWN", "Hexaequo has no options."),
)
"""Every way in which a position, move, view or option can be malformed or impossible."""
