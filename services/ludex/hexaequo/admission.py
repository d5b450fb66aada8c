"""Whether a position is possible: the gate that everything from outside passes through.

Every defect that can be told from the others is reported at once, with the path of its field. What
passes adds up and could be part of a game as far as counting tells; that some game really leads
there is not proven. The work is bounded: so are the lists that are looked at, and nothing is
searched for.
"""

from __future__ import annotations

from typing import Final

from ludex.core.game import Defects
from ludex.core.violations import Defect
from ludex.hexaequo.cells import NEIGHBOURS, OFF, Cell, cell_at
from ludex.hexaequo.earlier import MAX_EARLIER, check_earlier
from ludex.hexaequo.moves import DISK
from ludex.hexaequo.position import (
    ALL_DISKS,
    ALL_RINGS,
    ALL_TILES,
    BLACK,
    BLACK_DISK,
    COLOURS,
    OPENING_TILES,
    WHITE,
    WHITE_RING,
    Holding,
    LaidTile,
    Position,
    Setup,
    kind_of,
    owner,
    position_on,
)
from ludex.hexaequo.reckoning import Reckoning

MAX_TILES: Final = 2 * ALL_TILES
MAX_PLY: Final = 1_000_000_000

_OPENING: Final[tuple[tuple[Cell, int], ...]] = tuple(
    (cell_at(tile.q, tile.r), tile.colour) for tile in OPENING_TILES
)


def admit(setup: Setup) -> Position | Defects:
    """The position that a setup states, or everything that is wrong with it."""
    defects: list[Defect] = []
    _check_tiles(setup.tiles, defects)
    tiles_good = not defects
    _check_turn(setup, defects)
    _check_holdings(setup.holdings, defects)
    if not tiles_good or len(setup.holdings) != 2:
        return tuple(defects)
    material = Reckoning.of(setup.tiles, setup.holdings)
    _check_material(material, setup.holdings, defects)
    if defects:
        return tuple(defects)
    holdings = (setup.holdings[BLACK], setup.holdings[WHITE])
    position = position_on(setup.tiles, holdings, setup.ply, setup.earlier)
    _check_progress(position, material, defects)
    check_earlier(position, material, defects)
    return tuple(defects) if defects else position


def _check_tiles(tiles: tuple[LaidTile, ...], defects: list[Defect]) -> None:
    """Each tile for itself, then all together."""
    if len(tiles) > MAX_TILES:
        message = f"There are at most {MAX_TILES} tiles."
        defects.append(Defect("TOO_MANY_TILES", "tiles", message))
        return
    if len(tiles) < len(OPENING_TILES):
        message = f"There are at least the {len(OPENING_TILES)} tiles of the opening."
        defects.append(Defect("TOO_FEW_TILES", "tiles", message))
    where: dict[Cell, int] = {}
    tile_counts = [0, 0]
    piece_counts = [0] * (WHITE_RING + 1)
    for index, (q, r, colour, piece) in enumerate(tiles):
        cell = cell_at(q, r)
        if cell == OFF:
            for name, value in (("q", q), ("r", r)):
                if cell_at(value, 0) == OFF:
                    message = f"{name} is between -8 and 8, not {value}."
                    defects.append(Defect("CELL_OUT_OF_RANGE", f"tiles[{index}].{name}", message))
        elif cell in where:
            message = f"This cell is already listed as tiles[{where[cell]}]."
            defects.append(Defect("CELL_TWICE", f"tiles[{index}]", message))
        else:
            where[cell] = index
        if colour not in (BLACK, WHITE):
            message = "A tile is black or white."
            defects.append(Defect("COLOUR_UNKNOWN", f"tiles[{index}].colour", message))
        else:
            tile_counts[colour] += 1
            if tile_counts[colour] == ALL_TILES + 1:
                message = f"{COLOURS[colour]} has {ALL_TILES} tiles in all."
                path = f"tiles[{index}].colour"
                defects.append(Defect("TOO_MANY_TILES_OF_A_COLOUR", path, message))
        if piece is None:
            continue
        if not BLACK_DISK <= piece <= WHITE_RING:
            message = "A piece is a black or white disk or ring."
            defects.append(Defect("PIECE_UNKNOWN", f"tiles[{index}].piece", message))
            continue
        piece_counts[piece] += 1
        is_disk = kind_of(piece) == DISK
        if piece_counts[piece] == (ALL_DISKS if is_disk else ALL_RINGS) + 1:
            many = f"{ALL_DISKS} disks" if is_disk else f"{ALL_RINGS} rings"
            code = "TOO_MANY_DISKS" if is_disk else "TOO_MANY_RINGS"
            message = f"{COLOURS[owner(piece)]} has {many} in all."
            defects.append(Defect(code, f"tiles[{index}].piece", message))
    _check_layout(tiles, where, defects)


def _check_layout(
    tiles: tuple[LaidTile, ...], where: dict[Cell, int], defects: list[Defect]
) -> None:
    """Whether the tiles can have been laid, one by one, from the opening's four on."""
    whole = True
    for (cell, colour), opening in zip(_OPENING, OPENING_TILES, strict=True):
        index = where.get(cell)
        if index is None:
            whole = False
            message = f"The opening has a tile at q {opening.q}, r {opening.r}."
            defects.append(Defect("OPENING_TILE_MISSING", "tiles", message))
        elif tiles[index].colour in (BLACK, WHITE) and tiles[index].colour != colour:
            message = f"In the opening {COLOURS[colour]} has a tile here."
            path = f"tiles[{index}].colour"
            defects.append(Defect("OPENING_TILE_WRONG_COLOUR", path, message))
    if not whole:
        return
    # Laying never takes away what another tile needs: whatever can be laid, lay, in any order.
    laid = [cell for cell, _ in _OPENING]
    touched: dict[Cell, int] = {}
    waiting = {cell for cell in where if cell not in laid}
    for cell in laid:
        for beside in NEIGHBOURS[cell]:
            touched[beside] = touched.get(beside, 0) + 1
            if beside in waiting and touched[beside] >= 2:
                waiting.remove(beside)
                laid.append(beside)
    for cell in sorted(waiting, key=where.__getitem__):
        message = "In no order of laying does this tile touch two others."
        defects.append(Defect("TILE_NOT_BUILDABLE", f"tiles[{where[cell]}]", message))


def _check_turn(setup: Setup, defects: list[Defect]) -> None:
    if setup.to_move not in (BLACK, WHITE):
        message = f"A seat is 0 or 1, not {setup.to_move}."
        defects.append(Defect("SEAT_UNKNOWN", "to_move", message))
    elif setup.to_move != setup.ply % 2:
        message = f"After {setup.ply} moves {COLOURS[setup.ply % 2]} is to move."
        defects.append(Defect("PLY_WRONG_PARITY", "ply", message))
    if setup.ply > MAX_PLY:
        message = f"At most {MAX_PLY} moves are supported."
        defects.append(Defect("PLY_TOO_LARGE", "ply", message))
    if len(setup.earlier) > MAX_EARLIER:
        message = f"At most {MAX_EARLIER} earlier positions are supported."
        defects.append(Defect("TOO_MANY_EARLIER", "earlier_positions", message))
    if len(setup.earlier) > setup.ply:
        message = f"Only {setup.ply} moves have been played."
        defects.append(Defect("EARLIER_BEYOND_START", "earlier_positions", message))


def _check_holdings(holdings: tuple[Holding, ...], defects: list[Defect]) -> None:
    if len(holdings) != 2:
        message = "There are two holdings: Black's and White's."
        defects.append(Defect("HOLDINGS_NOT_TWO", "holdings", message))
    for seat, holding in enumerate(holdings[:2]):
        path = f"holdings[{seat}]"
        if holding.captured_disks > ALL_DISKS:
            message = f"There are {ALL_DISKS} disks of a colour."
            defects.append(Defect("TOO_MANY_CAPTURED_DISKS", f"{path}.captured_disks", message))
        if holding.captured_rings > ALL_RINGS:
            message = f"There are {ALL_RINGS} rings of a colour."
            defects.append(Defect("TOO_MANY_CAPTURED_RINGS", f"{path}.captured_rings", message))


def _check_material(
    material: Reckoning, holdings: tuple[Holding, ...], defects: list[Defect]
) -> None:
    """Whether what is on the board and what the players hold add up."""
    for seat in (BLACK, WHITE):
        own, other = holdings[seat], holdings[1 - seat]
        name = COLOURS[seat]
        for code, what, total, on_board, reserve, captured in (
            ("TILES", "tiles", ALL_TILES, material.tiles[seat], own.reserve_tiles, 0),
            (
                "DISKS",
                "disks",
                ALL_DISKS,
                material.disks[seat],
                own.reserve_disks,
                other.captured_disks,
            ),
            (
                "RINGS",
                "rings",
                ALL_RINGS,
                material.rings[seat],
                own.reserve_rings,
                other.captured_rings,
            ),
        ):
            if on_board + reserve + captured != total or reserve < 0 or captured < 0:
                message = (
                    f"{name} has {total} {what}, but {on_board} on the board, {reserve} in reserve"
                    f" and {captured} captured make {on_board + reserve + captured}."
                )
                path = f"holdings[{seat}].reserve_{what}"
                defects.append(Defect(f"{code}_DO_NOT_ADD_UP", path, message))
        if material.disks_placed[seat] < 0:
            message = f"{name} began with a disk on the board, and none was ever given back."
            path = f"holdings[{seat}].reserve_disks"
            defects.append(Defect("OPENING_DISK_MISSING", path, message))


def _check_progress(position: Position, material: Reckoning, defects: list[Defect]) -> None:
    """Whether play can have come so far, and no farther."""
    seat = position.to_move
    holding = position.holdings[seat]
    if holding.captured_disks == ALL_DISKS or holding.captured_rings == ALL_RINGS:
        field = "captured_disks" if holding.captured_disks == ALL_DISKS else "captured_rings"
        message = f"{COLOURS[seat]} had won with this before the other player's last move."
        defects.append(Defect("ALREADY_WON", f"holdings[{seat}].{field}", message))
    mover = 1 - seat
    if not material.disks[mover] and not material.rings[mover]:
        message = f"{COLOURS[mover]} has just moved, which takes a piece on the board."
        defects.append(Defect("MOVER_WITHOUT_PIECE", "tiles", message))
    needed = material.least_ply(position.ply, len(position.earlier))
    if needed:
        message = f"{COLOURS[needed[0]]} must have made at least {needed[1]} moves for all this."
        defects.append(Defect("PLY_TOO_SMALL", "ply", message))
