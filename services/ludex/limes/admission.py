"""The gate: whether a position, as a stranger states it, is one that can be.

Every defect that can be told is reported, with the path of its field. A position that passes
need not be reachable by play: which figures may have come from where is not traced back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from ludex.core.game import Defects, is_defects
from ludex.core.violations import Defect
from ludex.limes.board import FIGURES, Board, standing
from ludex.limes.geometry import (
    MAX_XY,
    MIN_XY,
    REACH,
    Cells,
    cell_at,
    cell_of,
    cells_that_fit,
    quadrant_at,
)
from ludex.limes.land import Land, land_of
from ludex.limes.laying import laid_at, refused_cell
from ludex.limes.position import (
    MAX_PLAYERS,
    MAX_TILES,
    MIN_TILES,
    ROUNDS,
    BoardSetup,
    Position,
    Setup,
)
from ludex.limes.tile import QUARTER_TURNS, Tile
from ludex.limes.violations import SQUARE_EXCEEDED


@dataclass(slots=True)
class _Report:
    """The defects found so far."""

    defects: list[Defect] = field(default_factory=list)

    def add(self, code: str, path: str, message: str) -> None:
        self.defects.append(Defect(code, path, message))


def admit(setup: Setup) -> Position | Defects:
    """The position that a setup states, or everything that is wrong with it."""
    defects = setup_defects(setup)
    if defects:
        return defects
    tiles = [setup.tiles[number - 1] for number in setup.order[:ROUNDS]]
    boards = built_boards(tiles, setup.boards, "boards[{}]")
    if is_defects(boards):
        return boards
    return Position(setup.edge_only, setup.tiles, setup.order, cast("tuple[Board, ...]", boards))


def setup_defects(setup: Setup) -> Defects:
    """What is wrong with a setup, whatever the tiles show."""
    return (
        *tile_count_defects(len(setup.tiles)),
        *order_defects(setup.order, len(setup.tiles)),
        *table_defects(setup.edge_only, setup.boards, setup.ply, "boards[{}]"),
    )


# The set and its order


def tile_count_defects(count: int) -> Defects:
    """What is wrong with the size of a set."""
    if MIN_TILES <= count <= MAX_TILES:
        return ()
    message = f"A set has {MIN_TILES} to {MAX_TILES} tiles, not {_count(count, MAX_TILES)}."
    return (Defect("TILE_COUNT_WRONG", "tiles", message),)


def order_defects(order: Sequence[int], tiles: int) -> Defects:
    """What is wrong with an order of so many tiles."""
    if tiles > MAX_TILES:
        return ()  # the set was not read to its end
    defects = list(number_defects(order, tiles, "order"))
    if len(order) != tiles:
        message = f"The order names {_count(len(order), MAX_TILES)} tiles of a set of {tiles}."
        defects.insert(0, Defect("ORDER_LENGTH_WRONG", "order", message))
    return tuple(defects)


def number_defects(numbers: Sequence[int], tiles: int, path: str) -> Defects:
    """What is wrong with a list of different numbers of tiles."""
    defects = []
    seen: dict[int, int] = {}
    for index, number in enumerate(numbers[: MAX_TILES + 1]):
        if not 1 <= number <= tiles:
            message = f"Tiles are numbered 1 to {tiles}; there is no tile {number}."
            defects.append(Defect("TILE_NUMBER_UNKNOWN", f"{path}[{index}]", message))
        elif number in seen:
            message = f"Tile {number} is named by {path}[{seen[number]}] already."
            defects.append(Defect("TILE_NUMBER_TWICE", f"{path}[{index}]", message))
        else:
            seen[number] = index
    return tuple(defects)


def _count(count: int, most: int) -> str:
    """A count for a message; of a list that was cut off after `most` + 1 only that it is longer."""
    return str(count) if count <= most else f"more than {most}"


# The boards


def table_defects(edge_only: bool, boards: Sequence[BoardSetup], ply: int, path: str) -> Defects:
    """What is wrong with the boards, whatever the tiles show. `path` is that of a board, with a
    place for its index.
    """
    report = _Report()
    if not 1 <= len(boards) <= MAX_PLAYERS:
        message = f"A game has 1 to {MAX_PLAYERS} boards, not {_count(len(boards), MAX_PLAYERS)}."
        report.add("BOARD_COUNT_WRONG", "boards", message)
    for index, board in enumerate(boards[:MAX_PLAYERS]):
        _check_board(report, edge_only, board, path.format(index))
    # Boards that are too many or too long were not read to their end, so cannot be counted.
    if 1 <= len(boards) <= MAX_PLAYERS and all(len(board.laid) <= ROUNDS for board in boards):
        _check_step(report, boards, path)
        _check_ply(report, boards, ply)
    return tuple(report.defects)


def _check_board(report: _Report, edge_only: bool, board: BoardSetup, path: str) -> None:
    if len(board.laid) > ROUNDS:
        report.add("LAID_TOO_MANY", f"{path}.laid", f"A board holds at most {ROUNDS} tiles.")
    cells: Cells = 0
    for index, place in enumerate(board.laid[:ROUNDS]):
        cells = _check_laid(report, edge_only, cells, place, index, f"{path}.laid[{index}]")
    if board.figure_pending and not board.laid:
        message = "No tile is laid, so no figure can be pending."
        report.add("PENDING_WITHOUT_TILE", f"{path}.figure_pending", message)
    _check_figures(report, cells, board, path)


def _check_laid(
    report: _Report,
    edge_only: bool,
    cells: Cells,
    place: tuple[int, int, int],
    index: int,
    path: str,
) -> Cells:
    """Checks one tile against those laid before; the cells with it."""
    column, row, rotation = place
    if not 0 <= rotation < QUARTER_TURNS:
        message = f"A rotation is between 0 and {QUARTER_TURNS - 1}, not {rotation}."
        report.add("ROTATION_OUT_OF_RANGE", f"{path}.rotation", message)
    for code, name, number in (
        ("COLUMN_OUT_OF_RANGE", "column", column),
        ("ROW_OUT_OF_RANGE", "row", row),
    ):
        if not -REACH <= number <= REACH:
            message = f"A {name} is between {-REACH} and {REACH}, not {number}."
            report.add(code, f"{path}.{name}", message)
    cell = cell_at(column, row)
    if cell is None:
        return cells
    if cells >> cell & 1:
        message = f"Another tile lies at {column},{row} already."
        report.add("CELL_TWICE", path, message)
        return cells
    if index == 0 or cells:  # with no tile to go by, nothing more can be told
        kind = refused_cell(cells, edge_only, column, row)
        # Of a board that is too wide already, the first tile too far is told and no other.
        if kind is not None and not (kind is SQUARE_EXCEEDED and cells & ~cells_that_fit(cells)):
            report.add(kind.code, path, kind.at(column=column, row=row).message)
    return cells | 1 << cell


def _check_figures(report: _Report, cells: Cells, board: BoardSetup, path: str) -> None:
    count = len(board.figures)
    if count > FIGURES:
        message = f"A player has {FIGURES} figures."
        report.add("FIGURES_TOO_MANY", f"{path}.figures", message)
    rounds = max(len(board.laid) - board.figure_pending, 0)
    if rounds < count <= FIGURES:
        message = f"{count} figures are placed in {rounds} finished rounds; one a round at most."
        report.add("FIGURES_EXCEED_ROUNDS", f"{path}.figures", message)
    for index, (x, y) in enumerate(board.figures[:FIGURES]):
        where = f"{path}.figures[{index}]"
        for name, number in (("x", x), ("y", y)):
            if not MIN_XY <= number <= MAX_XY:
                message = f"A quadrant's {name} is between {MIN_XY} and {MAX_XY}, not {number}."
                report.add("FIGURE_OUT_OF_RANGE", f"{where}.{name}", message)
        quadrant = quadrant_at(x, y)
        if quadrant is not None and not cells >> cell_of(quadrant) & 1:
            report.add("FIGURE_ON_NO_TILE", where, f"No tile lies at the quadrant {x},{y}.")


def _check_step(report: _Report, boards: Sequence[BoardSetup], path: str) -> None:
    """Nobody begins a round before everybody has finished the last."""
    done = [max(len(board.laid) - board.figure_pending, 0) for board in boards]
    least = min(done)
    for index, (board, rounds) in enumerate(zip(boards, done, strict=True)):
        if rounds > least + 1 or (rounds == least + 1 and board.figure_pending):
            message = (
                f"This board is in round {len(board.laid)}, "
                f"but another has finished {least} rounds only."
            )
            report.add("BOARDS_OUT_OF_STEP", f"{path.format(index)}.laid", message)


def _check_ply(report: _Report, boards: Sequence[BoardSetup], ply: int) -> None:
    made = sum([max(2 * len(board.laid) - board.figure_pending, 0) for board in boards])
    if ply != made:
        report.add("PLY_WRONG", "ply", f"By the boards {made} moves have been played, not {ply}.")


# What the tiles show


def built_boards(
    tiles: Sequence[Tile], boards: Sequence[BoardSetup], path: str
) -> tuple[Board, ...] | Defects:
    """The boards, with the tiles in the order of laying, once `table_defects` finds nothing."""
    built: list[Board] = []
    report = _Report()
    for index, setup in enumerate(boards):
        laid = [
            laid_at(column, row, rotation, tile)
            for (column, row, rotation), tile in zip(setup.laid, tiles, strict=False)
        ]
        land = land_of(tiles, laid)
        quadrants = [quadrant_at(x, y) or 0 for x, y in setup.figures]
        if setup.figure_pending:
            _check_pending(report, land, quadrants, f"{path.format(index)}.figures")
        built.append(Board(land, standing(land, tuple(quadrants)), setup.figure_pending))
    return tuple(report.defects) or tuple(built)


def _check_pending(report: _Report, land: Land, quadrants: Sequence[int], path: str) -> None:
    """While a figure is pending, all others stand where they stood before the tile was laid."""
    new_tile = set(land.just_laid())
    for index, quadrant in enumerate(quadrants):
        if new_tile.issuperset(land.members(quadrant)):
            message = "This territory is all on the tile just laid, and no figure was placed yet."
            report.add("FIGURE_TOO_EARLY", f"{path}[{index}]", message)
