"""Boards drawn as text, and games played at random."""

import random
from collections.abc import Iterator

from ludex.core.chance import Chance
from ludex.limes.board import Board, standing
from ludex.limes.game import GAME
from ludex.limes.geometry import quadrant_at
from ludex.limes.land import NO_LAND, Land
from ludex.limes.laying import laid_at
from ludex.limes.options import Options
from ludex.limes.position import Position, opening
from ludex.limes.roles import figure_scores
from ludex.limes.tile import parse_tile

FIELDS = parse_tile("FFFF/0000")


def tiles(*texts):
    """Tiles by their texts, padded with fields to the least size of a set."""
    written = [parse_tile(text) for text in texts]
    assert None not in written
    return tuple(written + [FIELDS] * (16 - len(written)))


def laid_tiles(drawing, column=0, row=0):
    """The tiles of a drawing, in reading order: (tile, column, row). A drawing has a word for
    each quadrant: its letter, with `^` where a house stands; `..` where no tile lies. Its first
    tile is at the column and row.
    """
    rows = [line.split() for line in drawing.strip().splitlines() if line.strip()]
    found = []
    for r in range(0, len(rows), 2):
        for c in range(0, len(rows[r]), 2):
            words = [rows[r][c], rows[r][c + 1], rows[r + 1][c + 1], rows[r + 1][c]]
            if words == [".."] * 4:
                continue
            text = "".join(word[0] for word in words)
            houses = "".join("1" if word.endswith("^") else "0" for word in words)
            found.append((parse_tile(f"{text}/{houses}"), column + c // 2, row + r // 2))
    assert all(tile is not None for tile, *_ in found)
    return found


def land_of(drawing, column=0, row=0) -> Land:
    land = NO_LAND
    for tile, c, r in laid_tiles(drawing, column, row):
        land = land.with_tile(tile, laid_at(c, r, 0, tile))
    return land


def board_of(drawing, *figures, column=0, row=0, pending=False) -> Board:
    """The board of a drawing, with figures at these x, y."""
    land = land_of(drawing, column, row)
    return Board(land, standing(land, tuple(quadrant_at(x, y) for x, y in figures)), pending)


def scores(drawing, *figures, column=0, row=0):
    """What each of the figures scores, in the order given."""
    return [
        figure_scores(board_of(drawing, figure, column=column, row=row))[0] for figure in figures
    ]


def new_game(*texts, players=1, edge_only=False) -> Position:
    """A game that uses the tiles of these texts in their order."""
    these = tiles(*texts)
    return opening(players, edge_only, these, tuple(range(1, len(these) + 1)))


def played(position, *moves) -> Position:
    """The position after these moves: a text for seat 0, or (seat, text)."""
    for move in moves:
        seat, text = move if isinstance(move, tuple) else (0, move)
        violation = GAME.refuse(position, seat, GAME.parse(text))
        assert violation is None, (text, violation)
        position = GAME.play(position, seat, GAME.parse(text)).position
    return position


def refused(position, text, seat=0):
    """The code of the violation; None when the move is legal."""
    violation = GAME.refuse(position, seat, GAME.parse(text))
    return violation and violation.code


def legal(position, seat=0):
    return {GAME.format(move) for move in GAME.legal_moves(position, seat)}


def any_tiles(seed, count=16):
    """Tiles that no set would have: any terrains, houses anywhere, some all alike."""
    rng = random.Random(seed)
    often = rng.choices("WFLT", k=2)
    letters = [[rng.choice([*"WFLT", *often]) for _ in range(4)] for _ in range(count)]
    return tuple(
        parse_tile("".join(four) + "/" + "".join(rng.choice("001") for _ in range(4)))
        for four in letters
    )


def random_game(seed, players=2, edge_only=False, tiles=()) -> Iterator[Position]:
    """Every position of a game played at random, the seats acting in any order."""
    chance = Chance.seeded(seed)
    position = GAME.new(Options(players, edge_only, tiles), chance)
    yield position
    while to_act := GAME.to_act(position):
        seat = chance.choice(to_act)
        move = chance.choice(GAME.legal_moves(position, seat))
        position = GAME.play(position, seat, move).position
        yield position
