"""The kernel plays by the readable rules: the same moves in the same order, to the same end."""

import random

import pytest

from ludex.core.game import Game
from ludex.hexaequo import chains
from ludex.hexaequo.cells import CELL_NAMED
from ludex.hexaequo.game import GAME
from ludex.hexaequo.kernel import Table
from ludex.hexaequo.kernel_jumps import Jumps
from ludex.hexaequo.kernel_tiles import padded
from ludex.hexaequo.playing import after
from ludex.hexaequo.position import OPENING, Position
from tests.hexaequo.helpers import ongoing, played, positions, wandering
from tests.hexaequo.test_chains import HUNT, own_disks


def state(table: Table) -> tuple[object, ...]:
    """All that a table tells about the position and the moves to come."""
    tiles = table.tiles
    sides = [
        (
            *(side.tiles, side.disks, side.rings),
            *(side.reserve_tiles, side.reserve_disks, side.reserve_rings),
            *(side.captured_disks, side.captured_rings),
        )
        for side in (table.own, table.other)
    ]
    return (
        sides,
        (tiles.laid, list(tiles.cells), list(tiles.tile_on)),
        (list(tiles.beside), list(tiles.two_away), list(tiles.touches)),
        [tiles.candidates[at] for at in range(tiles.open)],
        [table.past[at] for at in range(table.passed)],
    )


def test_every_move_of_a_position_does_what_the_rules_say() -> None:
    for position in [*ongoing()[::9], HUNT]:
        moves = GAME.legal_moves(position, position.to_move)
        for choice, move in enumerate(moves):
            table = Table(position)
            assert table.count() == len(moves)
            table.play(choice)
            following = after(position, move)
            assert state(table) == state(Table(following)), GAME.format(move)
            reason = GAME.outcome(following).reason
            assert table.ending == (reason if reason != "NO_LEGAL_MOVE" else "")


@pytest.mark.parametrize("seed", range(12))
def test_a_table_stays_right_through_a_whole_game(seed: int) -> None:
    rng = random.Random(seed)
    position, table = OPENING, Table(OPENING)
    while moves := GAME.legal_moves(position, position.to_move):
        assert table.count() == len(moves)
        choice = rng.randrange(len(moves))
        table.play(choice)
        position = after(position, moves[choice])
        assert state(table) == state(Table(position))
    assert table.ending or table.count() == 0


def found_by_rules(position: Position, start: int) -> list[tuple[int, set[int]]]:
    """Where the outcomes of a disk end and what they capture, in order."""
    return [
        (padded(cell), {padded(one) for one in position.tiles if captured >> one & 1})
        for cell, captured in chains.outcomes(position.board, position.to_move, start)
    ]


def test_jumps_are_found_in_the_order_of_the_rules() -> None:
    most = 0
    for position in [*positions(), HUNT]:
        table = Table(position)
        tiles, own, other = table.tiles, table.own, table.other
        cells = {tiles.tile_on[padded(cell)]: padded(cell) for cell in position.tiles}
        jumps = Jumps()
        for start in own_disks(position):
            count = jumps.find(
                tiles,
                own.disks | own.rings,
                other.disks | other.rings,
                tiles.tile_on[padded(start)],
            )
            found = [
                (
                    cells[jumps.landing(at)],
                    {cell for tile, cell in cells.items() if jumps.captured(at) & tile},
                )
                for at in range(count)
            ]
            assert found == found_by_rules(position, start)
            most = max(most, count)
    assert most == 111
    assert chains.outcomes(HUNT.board, 0, CELL_NAMED["G10"])


def test_playouts_are_those_of_the_rules() -> None:
    ends = set()
    for seed in range(150):
        playout = GAME.playout(OPENING, seed)
        assert playout == Game.playout(GAME, OPENING, seed)
        ends.add(playout.outcome.reason)
    assert ends >= {"SIX_DISKS", "THREE_RINGS", "NO_PIECE_LEFT"}


def test_playouts_from_the_middle_and_the_end_of_games() -> None:
    for seed, position in enumerate(positions()[::7]):
        assert GAME.playout(position, seed) == Game.playout(GAME, position, seed)
    for number in range(20):
        for position in list(wandering(number))[::5]:
            assert GAME.playout(position, number) == Game.playout(GAME, position, number)


def test_tables_remember_earlier_positions() -> None:
    """After these moves the opening comes for the third time when White returns."""
    position = played("J8-I8 H9-I9 I8-J8 I9-H9 J8-I8 H9-I9 I8-J8")
    moves = [GAME.format(move) for move in GAME.legal_moves(position, 1)]
    table = Table(position)
    assert table.count() == len(moves)
    table.play(moves.index("I9-H9"))
    assert table.ending == "REPETITION"


def test_a_game_without_a_legal_move_left() -> None:
    """The rules page's game of 34 plies, followed on a table."""
    record = (
        "T@H8 T@J9 J8-I9 T@K8 T@G9 T@G8 D@H8 T@G10 D@J8 T@J7 I9-J9 T@F10 J9-I9 T@F11 T@F9 H9-G9"
        " T@H7 D@F10 H8-I8 D@G8 T@E10 G8-G10-E10 D@H8 D@H9 T@K9 F10-G10 D@H7 D@J9 T@G11 H9-F11"
        " H7-G8 E10-F10 D@G11 J9-H9-F9-H7-H9-J7-J9"
    )
    position, table = OPENING, Table(OPENING)
    for text in record.split():
        moves = [GAME.format(move) for move in GAME.legal_moves(position, position.to_move)]
        assert table.count() == len(moves)
        table.play(moves.index(text))
        position = played(text, position)
    assert table.ending == ""
    assert table.count() == 0
    assert GAME.playout(position, 1).outcome.reason == "NO_LEGAL_MOVE"
    assert GAME.playout(position, 1).plies == 0
