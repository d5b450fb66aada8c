"""What a viewer sees: everything but the tiles still to come, which nobody sees."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core.chance import Chance
from ludex.core.game import Defects, Seat, Spectator, Viewer
from ludex.core.violations import Defect
from ludex.limes.board import Board
from ludex.limes.position import Position, acting_seats, revealed_count
from ludex.limes.tile import Tile


@dataclass(frozen=True, slots=True)
class View:
    """A position without the tiles to come. It is the same for all, but for who looks."""

    seat: int | None
    """The seat that looks; None for a spectator."""
    edge_only: bool
    tiles: tuple[Tile, ...]
    revealed: tuple[int, ...]
    """The numbers of the tiles revealed so far; the last is this round's."""
    boards: tuple[Board, ...]
    ply: int


@dataclass(frozen=True, slots=True)
class KnownTile:
    """A coming tile that a viewer knows: its place in the order, counted from 0."""

    index: int
    number: int


@dataclass(frozen=True, slots=True)
class Known:
    """What a viewer knows beyond the view."""

    tiles: tuple[KnownTile, ...] = ()


def view(position: Position, viewer: Viewer) -> View:
    """What the viewer may see."""
    return View(
        viewer.seat if isinstance(viewer, Seat) else None,
        position.edge_only,
        position.tiles,
        position.order[: revealed_count(position.boards)],
        position.boards,
        position.ply,
    )


def seen_in(shown: Position | View) -> View:
    """What a picture may show: a view as it is, a position as a spectator sees it."""
    return shown if isinstance(shown, View) else view(shown, Spectator())


def current_tile(seen: View) -> tuple[int, Tile] | None:
    """This round's tile and its number; None when the game is over."""
    if not acting_seats(seen.boards):
        return None
    number = seen.revealed[-1]
    return number, seen.tiles[number - 1]


def sample(seen: View, known: Known | None, chance: Chance) -> Position | Defects:
    """A position that agrees with the view and with what the viewer knows: the tiles that are
    neither revealed nor known come in an order drawn uniformly from all.
    """
    tiles = known.tiles if known else ()
    defects = _contradictions(seen, tiles)
    if defects:
        return defects
    fixed = dict(enumerate(seen.revealed))
    fixed.update((tile.index, tile.number) for tile in tiles)
    taken = set(fixed.values())
    rest = [number for number in range(1, len(seen.tiles) + 1) if number not in taken]
    drawn = iter(chance.shuffled(rest))
    order = tuple(
        fixed[index] if index in fixed else next(drawn) for index in range(len(seen.tiles))
    )
    return Position(seen.edge_only, seen.tiles, order, seen.boards)


def _contradictions(seen: View, tiles: tuple[KnownTile, ...]) -> Defects:
    count = len(seen.tiles)
    defects = []
    places = dict(enumerate(seen.revealed))
    numbers = {number: index for index, number in places.items()}
    for position, tile in enumerate(tiles):
        path = f"known.tiles[{position}]"
        index, number = tile.index, tile.number
        if not 0 <= index < count:
            message = f"The places of the order are 0 to {count - 1}; there is no place {index}."
            defects.append(Defect("KNOWN_INDEX_OUT_OF_RANGE", f"{path}.index", message))
        elif not 1 <= number <= count:
            message = f"Tiles are numbered 1 to {count}; there is no tile {number}."
            defects.append(Defect("TILE_NUMBER_UNKNOWN", f"{path}.number", message))
        elif places.get(index, number) != number:
            told = f"Place {index} holds tile {places[index]}, not {number}"
            if index < len(seen.revealed):
                message = f"{told}: it is revealed."
                defects.append(Defect("KNOWN_CONTRADICTS_VIEW", f"{path}.number", message))
            else:
                message = f"{told}, as an earlier entry says."
                defects.append(Defect("KNOWN_INDEX_TWICE", f"{path}.index", message))
        elif numbers.get(number, index) != index:
            told = f"Tile {number} is at place {numbers[number]}, not at {index}"
            if numbers[number] < len(seen.revealed):
                message = f"{told}: it is revealed."
                defects.append(Defect("KNOWN_CONTRADICTS_VIEW", f"{path}.number", message))
            else:
                message = f"{told}, as an earlier entry says."
                defects.append(Defect("TILE_NUMBER_TWICE", f"{path}.number", message))
        else:
            places[index] = number
            numbers[number] = index
    return tuple(defects)
