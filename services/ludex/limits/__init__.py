"""Limits: a card game of bluff and counting.

Read in the order of the rules page, `docs/rules/limits.md`:

    cards        colours, handfuls of cards, limit cards
    deck         the limit cards that the game ships, and how others are written
    position     what lies on the table
    opening      setup: shuffles, dealing, options
    moves        which moves there are, and why others are refused
    playing      what a move does: commit, place, exchange, suspect, check, clean up
    playouts     random games to the end, fast
    ending       scores and winners
    views        what a player may see
    admission    which positions are possible
    sampling     positions that agree with a view

For speed alone, `glance`, by what `reading` reads, admits encoded states as `codec` and `admission`
do, and `encoded` writes them as `codec` does; tests hold each to its twin.
"""
