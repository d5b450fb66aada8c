"""The SmallHolder: keep your smallest group growing; the last to place a stone wins.

The modules follow the rules page: `board`, `groups` (groups and holdings), `rulesets`,
`placement` (where a stone may go), `moves` (placing and capturing) and `ending`. Around them stand
`position` (what is admitted as a position), `admission`, `notation`, `picture`, `diagram`, `codec`
and `game`. For speed alone, `glance`, on the board of `layout`, admits encoded states as `codec`
and `admission` do, and `encoded` writes them as `codec` does; tests hold each to its twin.
"""
