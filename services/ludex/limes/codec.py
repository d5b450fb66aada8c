"""Messages to values and back. Reading is bounded: a list is read to one past its greatest
length, which is enough for `admit` to tell that it is too long.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import cast

from ludex.core.codec import Codec
from ludex.core.game import Defects, is_defects
from ludex.core.violations import Defect
from ludex.limes import moves
from ludex.limes.admission import built_boards, number_defects, table_defects, tile_count_defects
from ludex.limes.board import FIGURES, Board
from ludex.limes.entries import NumberedMoves, encode_state, remember
from ludex.limes.game import GAME
from ludex.limes.geometry import Quadrant, quadrant_at, xy_of
from ludex.limes.glance import at_a_glance
from ludex.limes.land import Laid
from ludex.limes.listing import legal_numbers, move_of
from ludex.limes.notation import (
    Decline,
    LayTile,
    Move,
    MoveFigure,
    PlaceFigure,
    format_move,
)
from ludex.limes.options import DEFAULT_PLAYERS, Options
from ludex.limes.position import (
    MAX_PLAYERS,
    MAX_TILES,
    ROUNDS,
    BoardSetup,
    Position,
    Setup,
    revealed_count,
)
from ludex.limes.roles import figure_scores, score_of
from ludex.limes.tile import CORNERS, FIELD, LAKE, WATCHTOWER, WOODS, Terrain, Tile
from ludex.limes.views import Known, KnownTile, View
from ludex_proto.limes.v1 import game_pb2, service_pb2

_ON_THE_WIRE = {
    WOODS: game_pb2.TERRAIN_WOODS,
    FIELD: game_pb2.TERRAIN_FIELD,
    LAKE: game_pb2.TERRAIN_LAKE,
    WATCHTOWER: game_pb2.TERRAIN_WATCHTOWER,
}
_FROM_THE_WIRE: dict[int, Terrain] = {value: terrain for terrain, value in _ON_THE_WIRE.items()}


class LimesCodec(Codec[Options, Setup, Position, Move, View]):
    """The messages of `ludex.limes.v1`."""

    game = GAME
    service = service_pb2
    vocabulary = game_pb2

    def __init__(self) -> None:
        super().__init__()
        self._numbered = NumberedMoves(
            lambda number: _write_move(move_of(number)).SerializeToString()
        )

    # Options

    def read_options(self, message: game_pb2.Options) -> Options | Defects:
        """The options of a new game; those left out take their defaults."""
        tiles, defects = _read_tiles(message.tiles)
        if defects:
            return defects
        return Options(
            message.players if message.HasField("players") else DEFAULT_PLAYERS,
            message.edge_only,
            tiles,
            tuple(message.order[: MAX_TILES + 1]),
        )

    def write_options(self, options: Options) -> game_pb2.Options:
        """The Options message that reads back as `options`."""
        return game_pb2.Options(
            players=options.players,
            edge_only=options.edge_only,
            tiles=_write_tiles(options.tiles),
            order=options.order,
        )

    # States

    def admit(self, state: bytes) -> Position | Defects:
        """The position that an encoded State writes, or everything that is wrong with it."""
        return at_a_glance(state) or super().admit(state)

    def read_state(self, message: game_pb2.State) -> Setup | Defects:
        """The setup that a State writes."""
        tiles, defects = _read_tiles(message.tiles)
        if defects:
            return defects
        return Setup(
            message.edge_only,
            tiles,
            tuple(message.order[: MAX_TILES + 1]),
            tuple([_read_board(board) for board in message.boards[: MAX_PLAYERS + 1]]),
            message.ply,
        )

    def write_state(self, position: Position) -> game_pb2.State:
        """The State of a position: complete, and in the documented order."""
        return game_pb2.State(
            edge_only=position.edge_only,
            tiles=_write_tiles(position.tiles),
            order=position.order,
            boards=[_write_board(board) for board in position.boards],
            ply=position.ply,
        )

    encode_state = staticmethod(encode_state)

    # Moves

    def read_action(self, message: game_pb2.Move) -> Move | Defects | None:
        """The move that the typed part of a Move writes; None when it has none."""
        kind = message.WhichOneof("action")
        if kind == "lay_tile":
            lay = message.lay_tile
            return LayTile(lay.column, lay.row, lay.rotation)
        if kind == "place_figure":
            place = message.place_figure
            return PlaceFigure(place.x, place.y)
        if kind == "move_figure":
            move = message.move_figure
            return MoveFigure(move.from_x, move.from_y, move.to_x, move.to_y)
        if kind == "decline":
            return Decline()
        return None

    def write_move(self, move: Move) -> game_pb2.Move:
        """The Move, text and action. The same message may be given again: do not change it."""
        return _write_move(move)

    def encode_legal_moves(self, position: Position, seat: int, number: int) -> tuple[int, bytes]:
        """How many legal moves the seat has, and those moves, encoded."""
        numbers = legal_numbers(position, seat)
        return len(numbers), self._numbered.encode(numbers, number)

    # Events

    def write_event(self, event: moves.Event) -> game_pb2.Event:
        """The Event."""
        match event:
            case moves.TileLaid(seat, number, laid):
                told = game_pb2.TileLaid(seat=seat, number=number, laid=_write_laid(laid))
                return game_pb2.Event(tile_laid=told)
            case moves.FigurePlaced(seat, figure):
                placed = game_pb2.FigurePlaced(seat=seat, figure=_write_figure(figure))
                return game_pb2.Event(figure_placed=placed)
            case moves.FigureMoved(seat, left, entered):
                moved = game_pb2.FigureMoved(seat=seat, to=_write_figure(entered))
                getattr(moved, "from").CopyFrom(_write_figure(left))  # a keyword in Python
                return game_pb2.Event(figure_moved=moved)
            case moves.Declined(seat):
                return game_pb2.Event(declined=game_pb2.Declined(seat=seat))
            case moves.TileRevealed(number):
                return game_pb2.Event(tile_revealed=game_pb2.TileRevealed(number=number))

    # Views

    def read_view(self, message: game_pb2.View) -> View | Defects:
        """The view that a View writes. All of it is checked: the boards as `admit` would, the
        revealed tiles against the boards, and the scores where they are given.
        """
        tiles, bad_tiles = _read_tiles(message.tiles)
        if bad_tiles:
            return bad_tiles
        shown = message.boards[: MAX_PLAYERS + 1]
        missing = _missing_boards(shown)
        if missing:
            return missing
        revealed = tuple(message.revealed[: ROUNDS + 1])
        setups = tuple([_read_board(board.board) for board in shown])
        defects = [
            *_seat_defects(message),
            *tile_count_defects(len(tiles)),
            *number_defects(revealed, len(tiles), "revealed"),
            *table_defects(message.edge_only, setups, message.ply, _BOARD_IN_VIEW),
        ]
        if defects:
            return tuple(defects)
        laid = max(len(setup.laid) for setup in setups)
        if len(revealed) < laid:
            return (_revealed_count_defect(len(revealed)),)
        numbered = [tiles[number - 1] for number in revealed]
        built = built_boards(numbered, setups, _BOARD_IN_VIEW)
        if is_defects(built):
            return built
        boards = cast("tuple[Board, ...]", built)
        if len(revealed) != revealed_count(boards):
            return (_revealed_count_defect(len(revealed)),)
        wrong = _score_defects(shown, boards)
        if wrong:
            return wrong
        seat = message.seat if message.HasField("seat") else None
        return View(seat, message.edge_only, tiles, revealed, boards, message.ply)

    def write_view(self, view: View) -> game_pb2.View:
        """The View."""
        message = game_pb2.View(
            edge_only=view.edge_only,
            tiles=_write_tiles(view.tiles),
            revealed=view.revealed,
            boards=[_write_board_view(board) for board in view.boards],
            ply=view.ply,
        )
        if view.seat is not None:
            message.seat = view.seat
        return message

    def read_known(self, message: game_pb2.Known) -> Known | Defects:
        """What a viewer remembers, for `Game.sample`. Whether it agrees with a view is told
        there.
        """
        tiles = message.tiles[: MAX_TILES + 1]
        if len(tiles) > MAX_TILES:
            text = f"A set has at most {MAX_TILES} tiles, so no more can be known."
            return (Defect("TILE_COUNT_WRONG", "tiles", text),)
        return Known(tuple([KnownTile(tile.index, tile.number) for tile in tiles]))


CODEC = LimesCodec()

# Tiles

_Quadrants = tuple[int, int, int, int, bool, bool, bool, bool]
_TILES: dict[_Quadrants, Tile] = {}  # 4096 at most, for tiles with unknown terrains are not kept


def _read_tiles(messages: Sequence[game_pb2.Tile]) -> tuple[tuple[Tile, ...], Defects]:
    """The tiles, and everything that is wrong with them."""
    tiles = []
    defects: list[Defect] = []
    for index, message in enumerate(messages[: MAX_TILES + 1]):
        quadrants = (
            message.north_west,
            message.north_east,
            message.south_east,
            message.south_west,
            message.house_north_west,
            message.house_north_east,
            message.house_south_east,
            message.house_south_west,
        )
        tile = _TILES.get(quadrants)
        if tile is None:
            wrong = [
                Defect(
                    "TERRAIN_UNKNOWN",
                    f"tiles[{index}].{corner}",
                    "Give woods, field, lake or watchtower.",
                )
                for corner, terrain in zip(CORNERS, quadrants[:4], strict=True)
                if terrain not in _FROM_THE_WIRE
            ]
            if wrong:
                defects += wrong
                continue
            nw, ne, se, sw = [_FROM_THE_WIRE[terrain] for terrain in quadrants[:4]]
            tile = Tile((nw, ne, se, sw), quadrants[4:])
            _TILES[quadrants] = tile
            remember(tile)
        tiles.append(tile)
    return tuple(tiles), tuple(defects)


@lru_cache(maxsize=4096)
def _write_tile(tile: Tile) -> game_pb2.Tile:
    nw, ne, se, sw = (_ON_THE_WIRE[terrain] for terrain in tile.terrains)
    house_nw, house_ne, house_se, house_sw = tile.houses
    return game_pb2.Tile(
        north_west=nw,
        north_east=ne,
        south_east=se,
        south_west=sw,
        house_north_west=house_nw,
        house_north_east=house_ne,
        house_south_east=house_se,
        house_south_west=house_sw,
    )


def _write_tiles(tiles: Iterable[Tile]) -> list[game_pb2.Tile]:
    return [_write_tile(tile) for tile in tiles]


# Boards


def _read_board(message: game_pb2.Board) -> BoardSetup:
    return BoardSetup(
        tuple([(laid.column, laid.row, laid.rotation) for laid in message.laid[: ROUNDS + 1]]),
        tuple([(figure.x, figure.y) for figure in message.figures[: FIGURES + 1]]),
        message.figure_pending,
    )


def _write_board(board: Board) -> game_pb2.Board:
    return game_pb2.Board(
        laid=[_write_laid(laid) for laid in board.land.laid],
        figures=[_write_figure(quadrant) for quadrant in board.figures],
        figure_pending=board.figure_pending,
    )


@lru_cache(maxsize=256)  # there are 196: 49 cells, 4 rotations
def _write_laid(laid: Laid) -> game_pb2.Laid:
    return game_pb2.Laid(column=laid.column, row=laid.row, rotation=laid.rotation)


@lru_cache(maxsize=256)  # there are 196
def _write_figure(quadrant: Quadrant) -> game_pb2.Figure:
    x, y = xy_of(quadrant)
    return game_pb2.Figure(x=x, y=y)


# Moves


@lru_cache(maxsize=1 << 12)
def _write_move(move: Move) -> game_pb2.Move:
    text = format_move(move)
    match move:
        case LayTile(column, row, rotation):
            lay = game_pb2.LayTile(column=column, row=row, rotation=rotation)
            return game_pb2.Move(text=text, lay_tile=lay)
        case PlaceFigure(x, y):
            return game_pb2.Move(text=text, place_figure=game_pb2.PlaceFigure(x=x, y=y))
        case MoveFigure(from_x, from_y, to_x, to_y):
            step = game_pb2.MoveFigure(from_x=from_x, from_y=from_y, to_x=to_x, to_y=to_y)
            return game_pb2.Move(text=text, move_figure=step)
        case Decline():
            return game_pb2.Move(text=text, decline=game_pb2.Decline())


# Views

_BOARD_IN_VIEW = "boards[{}].board"


def _write_board_view(board: Board) -> game_pb2.BoardView:
    scores = figure_scores(board)
    return game_pb2.BoardView(board=_write_board(board), figure_scores=scores, score=sum(scores))


def _seat_defects(message: game_pb2.View) -> Defects:
    boards = len(message.boards)
    if not message.HasField("seat") or message.seat < boards:
        return ()
    text = f"Of {boards} seats, counted from 0, none is seat {message.seat}."
    return (Defect("SEAT_OUT_OF_RANGE", "seat", text),)


def _missing_boards(shown: Sequence[game_pb2.BoardView]) -> Defects:
    return tuple(
        Defect("BOARD_MISSING", f"boards[{index}].board", "Give the board.")
        for index, board in enumerate(shown)
        if not board.HasField("board")
    )


def _revealed_count_defect(count: int) -> Defect:
    text = f"{count} tiles are revealed, but the boards are in another round."
    return Defect("REVEALED_COUNT_WRONG", "revealed", text)


def _score_defects(shown: Sequence[game_pb2.BoardView], boards: tuple[Board, ...]) -> Defects:
    """Scores follow from the boards: they can be left out, but not be others."""
    defects = []
    for index, (told, board) in enumerate(zip(shown, boards, strict=True)):
        if not told.figure_scores and not told.score:
            continue
        scores = _scores_as_listed(told.board, board)
        if tuple(told.figure_scores[: FIGURES + 1]) != scores:
            text = f"The figures score {', '.join(map(str, scores)) or 'nothing'}."
            defects.append(Defect("SCORE_WRONG", f"boards[{index}].figure_scores", text))
        if told.score != sum(scores):
            text = f"The board scores {sum(scores)}, not {told.score}."
            defects.append(Defect("SCORE_WRONG", f"boards[{index}].score", text))
    return tuple(defects)


def _scores_as_listed(told: game_pb2.Board, board: Board) -> tuple[int, ...]:
    """What the figures score, in the order in which the message lists them."""
    land = board.land
    return tuple([score_of(land, quadrant_at(figure.x, figure.y) or 0) for figure in told.figures])
