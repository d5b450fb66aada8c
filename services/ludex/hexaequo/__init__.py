"""Hexaequo, by Piero Barrette: two players lay a board of hexagons and hunt on it.

The rules, in the order of `docs/rules/hexaequo.md`:

    cells.py       the hexagons, their names, and what lies next to what
    position.py    what lies and stands where, and what each player holds
    moves.py       what a player can do in a turn, and what it brings about
    turn.py        everything the player to move can do
    chains.py      the jumps of a disk
    playing.py     what a move changes
    ending.py      when the game is over
    legality.py    which moves are legal
    refusal.py     why a move is not

Beside the rules: `admission.py` checks positions that come from outside, `reckoning.py` what their
material tells about the moves so far, and `earlier.py` the positions before; `notation.py` writes
moves as text; `codec.py` is the only module that knows the protobuf messages; `picture.py`, with
`shapes.py` and `marks.py`, and `diagram.py` draw; `violations.py` holds all codes; `game.py` puts
everything together.

What is there for speed alone says nothing new, and is tested against what it repeats: `kernel.py`,
with `kernel_tiles.py` and `kernel_jumps.py`, plays random games by the rules above; `glance.py`
reads and admits encoded states as `codec.py` and `admission.py` do, and `encoded.py` writes them.
"""
