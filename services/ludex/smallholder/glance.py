"""Whether a position is possible, seen at a glance, as nearly all are that come with a call.

`at_a_glance` accepts a setup exactly when `admission` finds no defect in it, and gives the same
position. Of what it does not accept it says nothing: naming all that is wrong is for `admission`.
`tests/smallholder/test_glance.py` compares the two, on states as they are played and on spoilt
ones.
"""

from __future__ import annotations

from ludex.smallholder.admission import number_defects, turn_defects
from ludex.smallholder.board import board_named
from ludex.smallholder.layout import Layout
from ludex.smallholder.moves import captured
from ludex.smallholder.position import BLACK, WHITE, Position, Setup, position_of


def at_a_glance(setup: Setup) -> Position | None:
    """The position that a setup states, if nothing is wrong with it."""
    board, ruleset = board_named(setup.board), setup.ruleset
    if board is None or turn_defects(setup):
        return None
    if number_defects(setup, BLACK) or number_defects(setup, WHITE):
        return None
    layout = Layout(board)
    blacks = layout.lay(setup.black_stones, BLACK)
    whites = layout.lay(setup.white_stones, WHITE)
    if blacks is None or whites is None:
        return None
    black = layout.gather(ruleset, blacks)
    white = layout.gather(ruleset, whites)
    # Whatever could be captured should have been.
    if captured(ruleset, black, white) or captured(ruleset, white, black):
        return None
    return position_of(ruleset, board, black, white, setup.to_move, setup.ply)
