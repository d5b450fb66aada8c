"""Limes: everybody lays the same sixteen tiles on a board of their own and settles figures there.

The rules are told in `docs/rules/limes.md`. The modules follow that page from top to bottom:
`tile` and `tile_set` (components), `land` (territories), `board`, `laying` and `figures` (a
round), `roles` (what a figure scores) and `ending`. `position` holds a whole game, `moves` plays
it, and `admission` is the gate for positions that strangers state.

The rest makes it quick. `ground` knows the territories of a board, and all rules ask it. Four
modules say again, for calls that come often, what others say readably: `listing` the legal moves,
`playouts` whole games, `glance` how encoded states are read and admitted, and `entries` how they
are written; a test holds each to its twin.
"""
