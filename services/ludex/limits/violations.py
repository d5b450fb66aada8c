"""Every code of Limits: why a move is illegal, and what is wrong with a setup, order or view.

A message about a seat's own hand goes to that seat only; no message tells anything of a hidden
pile or of another seat's cards.
"""

from __future__ import annotations

from ludex.core.description import Named
from ludex.core.violations import COMMON_KINDS, Defect, ViolationKind

# Committing

ALREADY_COMMITTED = ViolationKind(
    "ALREADY_COMMITTED",
    "The seat has committed in this round already; others have not.",
    "Seat {seat} has put its cards face down already; still to commit: {waiting}.",
    "limits#commit",
)
STILL_COMMITTING = ViolationKind(
    "STILL_COMMITTING",
    "Nothing can be placed, exchanged or suspected before every player has committed.",
    "Play begins when every player has put cards face down; still to commit: {waiting}.",
    "limits#commit",
)
COMMITTING_IS_OVER = ViolationKind(
    "COMMITTING_IS_OVER",
    "Every player has committed; no more cards are put face down in this round.",
    "Every player has put cards face down; now place a card, exchange or suspect.",
    "limits#commit",
)
COMMITTED_CARDS_WRONG_NUMBER = ViolationKind(
    "COMMITTED_CARDS_WRONG_NUMBER",
    "A player puts exactly 1 card face down; with 2 players, exactly 2.",
    "With {players} players {wanted} must be put face down, not {given}.",
    "limits#commit",
)
COMMITTED_CARDS_NOT_IN_HAND = ViolationKind(
    "COMMITTED_CARDS_NOT_IN_HAND",
    "The hand does not hold the cards to put face down, or too few of a colour.",
    "Your hand has too few cards for {cards}: it lacks {missing}.",
    "limits#commit",
)

# Placing

HAND_EMPTY = ViolationKind(
    "HAND_EMPTY",
    "The player has no hand card to place, and can only suspect.",
    "You have no hand card to place; you can only suspect.",
    "limits#place",
)
CARD_NOT_IN_HAND = ViolationKind(
    "CARD_NOT_IN_HAND",
    "The hand has no card of the colour to place.",
    "You have no {colour} card to place.",
    "limits#place",
)

# Exchanging

EXCHANGE_NOT_FOUR_CARDS = ViolationKind(
    "EXCHANGE_NOT_FOUR_CARDS",
    "An exchange takes a hand of exactly four cards.",
    "An exchange takes a hand of exactly four cards; yours has {size}.",
    "limits#exchange",
)
EXCHANGE_NOT_ONE_COLOUR = ViolationKind(
    "EXCHANGE_NOT_ONE_COLOUR",
    "An exchange takes a hand of one colour.",
    "An exchange takes four cards of one colour; you hold {hand}.",
    "limits#exchange",
)
EXCHANGE_DRAW_PILE_TOO_SMALL = ViolationKind(
    "EXCHANGE_DRAW_PILE_TOO_SMALL",
    "An exchange takes four new cards, so the draw pile must have four.",
    "An exchange draws four cards; the draw pile has {size}.",
    "limits#exchange",
)

# Suspecting

SUSPECT_OUT_OF_RANGE = ViolationKind(
    "SUSPECT_OUT_OF_RANGE",
    "There is no such seat to suspect.",
    "There is no seat {suspect}; seats are 0 to {last}.",
    "limits#suspect",
)
SUSPECT_SELF = ViolationKind(
    "SUSPECT_SELF",
    "A player suspects another player, never themselves.",
    "You can't suspect yourself.",
    "limits#suspect",
)
SUSPECT_WITHOUT_DISCARD = ViolationKind(
    "SUSPECT_WITHOUT_DISCARD",
    "The suspected player has put no card on the discard pile in this round.",
    "Seat {suspect} has put no card on the discard pile in this round.",
    "limits#suspect",
)

KINDS: tuple[ViolationKind, ...] = (
    *COMMON_KINDS,
    ALREADY_COMMITTED,
    STILL_COMMITTING,
    COMMITTING_IS_OVER,
    COMMITTED_CARDS_WRONG_NUMBER,
    COMMITTED_CARDS_NOT_IN_HAND,
    HAND_EMPTY,
    CARD_NOT_IN_HAND,
    EXCHANGE_NOT_FOUR_CARDS,
    EXCHANGE_NOT_ONE_COLOUR,
    EXCHANGE_DRAW_PILE_TOO_SMALL,
    SUSPECT_OUT_OF_RANGE,
    SUSPECT_SELF,
    SUSPECT_WITHOUT_DISCARD,
)
"""Every way in which a move can be illegal."""

# Malformed messages and texts

COLOUR_UNKNOWN = Named("COLOUR_UNKNOWN", "A colour is red, yellow, green, blue or purple.")
TOO_MANY_ENTRIES = Named("TOO_MANY_ENTRIES", "A list is longer than it can ever be.")
MESSAGE_MISSING = Named("MESSAGE_MISSING", "A part that is always there is missing.")
COMMITTED_CARDS_UNREADABLE = Named(
    "COMMITTED_CARDS_UNREADABLE", "A commitment names 1 to 60 cards."
)
OPTION_UNKNOWN = Named("OPTION_UNKNOWN", "The game has no option of this name.")
OPTION_UNREADABLE = Named("OPTION_UNREADABLE", "The option's text is not of the form it takes.")

# Options

DECK_TOO_SMALL = Named(
    "DECK_TOO_SMALL",
    "The deck has too few limit cards: for those put aside, or for the rounds of a view.",
)
DECK_AND_LIMIT_PILE = Named(
    "DECK_AND_LIMIT_PILE", "Give a deck to shuffle or the limit pile outright, not both."
)

# Impossible positions

PLAYERS_OUT_OF_RANGE = Named("PLAYERS_OUT_OF_RANGE", "There are 2 to 6 players.")
SEAT_OUT_OF_RANGE = Named("SEAT_OUT_OF_RANGE", "There is no such seat.")
LIMIT_TOO_HIGH = Named("LIMIT_TOO_HIGH", "A limit is 0 to 60, or unlimited.")
TOO_MANY_LIMIT_CARDS = Named(
    "TOO_MANY_LIMIT_CARDS",
    "The limit cards received, revealed and to come are more than the 240 that a game may have.",
)
LIMIT_CARD_MISSING = Named(
    "LIMIT_CARD_MISSING", "A limit card lies revealed until the last one has been received."
)
COLOUR_CARDS_WRONG = Named(
    "COLOUR_CARDS_WRONG", "All piles, hands and face-down cards together have 12 of each colour."
)
DRAW_PILE_SIZE_WRONG = Named(
    "DRAW_PILE_SIZE_WRONG", "The draw pile's size follows from the players and the discards."
)
HAND_SIZE_WRONG = Named(
    "HAND_SIZE_WRONG",
    "A hand is full until its player commits, then has four cards, and fewer only when cards "
    "were placed with the draw pile empty.",
)
FACE_DOWN_WRONG_NUMBER = Named(
    "FACE_DOWN_WRONG_NUMBER",
    "A player has no card face down, or 1; with 2 players, 2; after the end, none.",
)
DISCARDS_OUTSIDE_PLAY = Named(
    "DISCARDS_OUTSIDE_PLAY",
    "The discard pile is empty until every player has committed, and after the end.",
)
DISCARD_OUT_OF_TURN = Named(
    "DISCARD_OUT_OF_TURN",
    "Discards come in order of seats from the starting seat, one card a turn, or two in an "
    "exchange.",
)
EXCHANGE_COLOURS_DIFFER = Named(
    "EXCHANGE_COLOURS_DIFFER", "Two cards that one seat put down in one turn have one colour."
)
EXCHANGE_WITHOUT_DRAW_PILE = Named(
    "EXCHANGE_WITHOUT_DRAW_PILE",
    "Two cards were put down in one turn when the draw pile had fewer than four.",
)
TO_MOVE_WRONG = Named(
    "TO_MOVE_WRONG",
    "The seat to move is the starting seat, or the one whose turn it is after the discards.",
)
STARTING_SEAT_WRONG = Named(
    "STARTING_SEAT_WRONG", "Whoever received the last limit card starts the round."
)
LAST_CHECK_MISSING = Named(
    "LAST_CHECK_MISSING", "Limit cards have been received, so a last check must be given."
)
LAST_CHECK_TOO_EARLY = Named(
    "LAST_CHECK_TOO_EARLY", "No limit card has been received, so there was no check."
)
SUSPECTED_SELF = Named("SUSPECTED_SELF", "A player suspects another player.")
CHECK_COUNT_IMPOSSIBLE = Named(
    "CHECK_COUNT_IMPOSSIBLE",
    "A count is 1 to 12 cards, less those of the colour that lay face down.",
)
CHECK_LIMIT_WRONG = Named(
    "CHECK_LIMIT_WRONG",
    "The limit is the limit card's, raised by one for each face-down card of the colour.",
)
CHECK_VERDICT_WRONG = Named(
    "CHECK_VERDICT_WRONG", "A limit is exceeded exactly when the count is greater."
)
REVEALED_WRONG_NUMBER = Named(
    "REVEALED_WRONG_NUMBER", "A check reveals 1 card of each seat; with 2 players, 2."
)
REVEALED_CARDS_NOT_HELD = Named(
    "REVEALED_CARDS_NOT_HELD",
    "The cards that the last check revealed went back to hand: until the player has discarded, "
    "they are in hand or face down.",
)
LIMIT_CARDS_TOO_FEW = Named(
    "LIMIT_CARDS_TOO_FEW", "Whoever received the last limit card has at least one."
)
POINTS_TOO_FEW = Named(
    "POINTS_TOO_FEW",
    "Each check and each exchange gives a point, and some of them are missing.",
)
POINTS_TOO_MANY = Named("POINTS_TOO_MANY", "More points than all checks and exchanges could give.")
POINTS_MISPLACED = Named(
    "POINTS_MISPLACED",
    "Each round gives one player a limit card and another a point; with these points and limit "
    "cards that can't be.",
)
PLY_IMPOSSIBLE = Named("PLY_IMPOSSIBLE", "No game comes to this position at this ply.")

# Views and what is remembered

TURNS_IMPOSSIBLE = Named(
    "TURNS_IMPOSSIBLE",
    "No order of turns fits the discards, the seat to move, the points, the ply and the discards "
    "remembered.",
)
OWN_CARDS_WRONG = Named(
    "OWN_CARDS_WRONG", "The viewer's own cards are as many as everybody sees; a spectator has none."
)
TOP_DISCARD_WRONG = Named(
    "TOP_DISCARD_WRONG", "A discard pile shows its top card exactly when it has one."
)
PLACE_OUT_OF_RANGE = Named("PLACE_OUT_OF_RANGE", "The pile has no card at this place.")
KNOWN_TWICE = Named("KNOWN_TWICE", "One place is remembered twice.")
KNOWN_OTHERWISE = Named("KNOWN_OTHERWISE", "What is remembered contradicts what is seen.")
KNOWN_CARDS_TOO_MANY = Named(
    "KNOWN_CARDS_TOO_MANY", "More cards are remembered in a hand than it has."
)
LIMIT_CARD_NOT_IN_DECK = Named(
    "LIMIT_CARD_NOT_IN_DECK", "The deck doesn't have this limit card, or not so often."
)
LIMIT_CARDS_TOO_MANY_SEEN = Named(
    "LIMIT_CARDS_TOO_MANY_SEEN", "More limit cards are remembered than rounds were played."
)
CONTRADICTORY = Named("CONTRADICTORY", "No position agrees with the view and what is remembered.")
TOO_ENTANGLED = Named(
    "TOO_ENTANGLED",
    "What is remembered leaves more cases than the sampler looks at; remember more or less.",
)

DEFECTS: tuple[Named, ...] = (
    COLOUR_UNKNOWN,
    TOO_MANY_ENTRIES,
    MESSAGE_MISSING,
    COMMITTED_CARDS_UNREADABLE,
    OPTION_UNKNOWN,
    OPTION_UNREADABLE,
    DECK_TOO_SMALL,
    DECK_AND_LIMIT_PILE,
    PLAYERS_OUT_OF_RANGE,
    SEAT_OUT_OF_RANGE,
    LIMIT_TOO_HIGH,
    TOO_MANY_LIMIT_CARDS,
    LIMIT_CARD_MISSING,
    COLOUR_CARDS_WRONG,
    DRAW_PILE_SIZE_WRONG,
    HAND_SIZE_WRONG,
    FACE_DOWN_WRONG_NUMBER,
    DISCARDS_OUTSIDE_PLAY,
    DISCARD_OUT_OF_TURN,
    EXCHANGE_COLOURS_DIFFER,
    EXCHANGE_WITHOUT_DRAW_PILE,
    TO_MOVE_WRONG,
    STARTING_SEAT_WRONG,
    LAST_CHECK_MISSING,
    LAST_CHECK_TOO_EARLY,
    SUSPECTED_SELF,
    CHECK_COUNT_IMPOSSIBLE,
    CHECK_LIMIT_WRONG,
    CHECK_VERDICT_WRONG,
    REVEALED_WRONG_NUMBER,
    REVEALED_CARDS_NOT_HELD,
    LIMIT_CARDS_TOO_FEW,
    POINTS_TOO_FEW,
    POINTS_TOO_MANY,
    POINTS_MISPLACED,
    PLY_IMPOSSIBLE,
    TURNS_IMPOSSIBLE,
    OWN_CARDS_WRONG,
    TOP_DISCARD_WRONG,
    PLACE_OUT_OF_RANGE,
    KNOWN_TWICE,
    KNOWN_OTHERWISE,
    KNOWN_CARDS_TOO_MANY,
    LIMIT_CARD_NOT_IN_DECK,
    LIMIT_CARDS_TOO_MANY_SEEN,
    CONTRADICTORY,
    TOO_ENTANGLED,
)
"""Every way in which a position, option, order or view can be impossible or malformed."""


def defect(kind: Named, field: str, message: str) -> Defect:
    """The defect of this kind in this field."""
    return Defect(kind.code, field, message)
