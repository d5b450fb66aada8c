from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Terrain(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TERRAIN_UNSPECIFIED: _ClassVar[Terrain]
    TERRAIN_WOODS: _ClassVar[Terrain]
    TERRAIN_FIELD: _ClassVar[Terrain]
    TERRAIN_LAKE: _ClassVar[Terrain]
    TERRAIN_WATCHTOWER: _ClassVar[Terrain]
TERRAIN_UNSPECIFIED: Terrain
TERRAIN_WOODS: Terrain
TERRAIN_FIELD: Terrain
TERRAIN_LAKE: Terrain
TERRAIN_WATCHTOWER: Terrain

class Tile(_message.Message):
    __slots__ = ("north_west", "north_east", "south_east", "south_west", "house_north_west", "house_north_east", "house_south_east", "house_south_west")
    NORTH_WEST_FIELD_NUMBER: _ClassVar[int]
    NORTH_EAST_FIELD_NUMBER: _ClassVar[int]
    SOUTH_EAST_FIELD_NUMBER: _ClassVar[int]
    SOUTH_WEST_FIELD_NUMBER: _ClassVar[int]
    HOUSE_NORTH_WEST_FIELD_NUMBER: _ClassVar[int]
    HOUSE_NORTH_EAST_FIELD_NUMBER: _ClassVar[int]
    HOUSE_SOUTH_EAST_FIELD_NUMBER: _ClassVar[int]
    HOUSE_SOUTH_WEST_FIELD_NUMBER: _ClassVar[int]
    north_west: Terrain
    north_east: Terrain
    south_east: Terrain
    south_west: Terrain
    house_north_west: bool
    house_north_east: bool
    house_south_east: bool
    house_south_west: bool
    def __init__(self, north_west: _Optional[_Union[Terrain, str]] = ..., north_east: _Optional[_Union[Terrain, str]] = ..., south_east: _Optional[_Union[Terrain, str]] = ..., south_west: _Optional[_Union[Terrain, str]] = ..., house_north_west: _Optional[bool] = ..., house_north_east: _Optional[bool] = ..., house_south_east: _Optional[bool] = ..., house_south_west: _Optional[bool] = ...) -> None: ...

class Options(_message.Message):
    __slots__ = ("players", "edge_only", "tiles", "order")
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    EDGE_ONLY_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    players: int
    edge_only: bool
    tiles: _containers.RepeatedCompositeFieldContainer[Tile]
    order: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, players: _Optional[int] = ..., edge_only: _Optional[bool] = ..., tiles: _Optional[_Iterable[_Union[Tile, _Mapping]]] = ..., order: _Optional[_Iterable[int]] = ...) -> None: ...

class Laid(_message.Message):
    __slots__ = ("column", "row", "rotation")
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    ROW_FIELD_NUMBER: _ClassVar[int]
    ROTATION_FIELD_NUMBER: _ClassVar[int]
    column: int
    row: int
    rotation: int
    def __init__(self, column: _Optional[int] = ..., row: _Optional[int] = ..., rotation: _Optional[int] = ...) -> None: ...

class Figure(_message.Message):
    __slots__ = ("x", "y")
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    x: int
    y: int
    def __init__(self, x: _Optional[int] = ..., y: _Optional[int] = ...) -> None: ...

class Board(_message.Message):
    __slots__ = ("laid", "figures", "figure_pending")
    LAID_FIELD_NUMBER: _ClassVar[int]
    FIGURES_FIELD_NUMBER: _ClassVar[int]
    FIGURE_PENDING_FIELD_NUMBER: _ClassVar[int]
    laid: _containers.RepeatedCompositeFieldContainer[Laid]
    figures: _containers.RepeatedCompositeFieldContainer[Figure]
    figure_pending: bool
    def __init__(self, laid: _Optional[_Iterable[_Union[Laid, _Mapping]]] = ..., figures: _Optional[_Iterable[_Union[Figure, _Mapping]]] = ..., figure_pending: _Optional[bool] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("edge_only", "tiles", "order", "boards", "ply")
    EDGE_ONLY_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    BOARDS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    edge_only: bool
    tiles: _containers.RepeatedCompositeFieldContainer[Tile]
    order: _containers.RepeatedScalarFieldContainer[int]
    boards: _containers.RepeatedCompositeFieldContainer[Board]
    ply: int
    def __init__(self, edge_only: _Optional[bool] = ..., tiles: _Optional[_Iterable[_Union[Tile, _Mapping]]] = ..., order: _Optional[_Iterable[int]] = ..., boards: _Optional[_Iterable[_Union[Board, _Mapping]]] = ..., ply: _Optional[int] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("text", "lay_tile", "place_figure", "move_figure", "decline")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    LAY_TILE_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIGURE_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIGURE_FIELD_NUMBER: _ClassVar[int]
    DECLINE_FIELD_NUMBER: _ClassVar[int]
    text: str
    lay_tile: LayTile
    place_figure: PlaceFigure
    move_figure: MoveFigure
    decline: Decline
    def __init__(self, text: _Optional[str] = ..., lay_tile: _Optional[_Union[LayTile, _Mapping]] = ..., place_figure: _Optional[_Union[PlaceFigure, _Mapping]] = ..., move_figure: _Optional[_Union[MoveFigure, _Mapping]] = ..., decline: _Optional[_Union[Decline, _Mapping]] = ...) -> None: ...

class LayTile(_message.Message):
    __slots__ = ("column", "row", "rotation")
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    ROW_FIELD_NUMBER: _ClassVar[int]
    ROTATION_FIELD_NUMBER: _ClassVar[int]
    column: int
    row: int
    rotation: int
    def __init__(self, column: _Optional[int] = ..., row: _Optional[int] = ..., rotation: _Optional[int] = ...) -> None: ...

class PlaceFigure(_message.Message):
    __slots__ = ("x", "y")
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    x: int
    y: int
    def __init__(self, x: _Optional[int] = ..., y: _Optional[int] = ...) -> None: ...

class MoveFigure(_message.Message):
    __slots__ = ("from_x", "from_y", "to_x", "to_y")
    FROM_X_FIELD_NUMBER: _ClassVar[int]
    FROM_Y_FIELD_NUMBER: _ClassVar[int]
    TO_X_FIELD_NUMBER: _ClassVar[int]
    TO_Y_FIELD_NUMBER: _ClassVar[int]
    from_x: int
    from_y: int
    to_x: int
    to_y: int
    def __init__(self, from_x: _Optional[int] = ..., from_y: _Optional[int] = ..., to_x: _Optional[int] = ..., to_y: _Optional[int] = ...) -> None: ...

class Decline(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Event(_message.Message):
    __slots__ = ("tile_laid", "figure_placed", "figure_moved", "declined", "tile_revealed")
    TILE_LAID_FIELD_NUMBER: _ClassVar[int]
    FIGURE_PLACED_FIELD_NUMBER: _ClassVar[int]
    FIGURE_MOVED_FIELD_NUMBER: _ClassVar[int]
    DECLINED_FIELD_NUMBER: _ClassVar[int]
    TILE_REVEALED_FIELD_NUMBER: _ClassVar[int]
    tile_laid: TileLaid
    figure_placed: FigurePlaced
    figure_moved: FigureMoved
    declined: Declined
    tile_revealed: TileRevealed
    def __init__(self, tile_laid: _Optional[_Union[TileLaid, _Mapping]] = ..., figure_placed: _Optional[_Union[FigurePlaced, _Mapping]] = ..., figure_moved: _Optional[_Union[FigureMoved, _Mapping]] = ..., declined: _Optional[_Union[Declined, _Mapping]] = ..., tile_revealed: _Optional[_Union[TileRevealed, _Mapping]] = ...) -> None: ...

class TileLaid(_message.Message):
    __slots__ = ("seat", "number", "laid")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    LAID_FIELD_NUMBER: _ClassVar[int]
    seat: int
    number: int
    laid: Laid
    def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ..., laid: _Optional[_Union[Laid, _Mapping]] = ...) -> None: ...

class FigurePlaced(_message.Message):
    __slots__ = ("seat", "figure")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    FIGURE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    figure: Figure
    def __init__(self, seat: _Optional[int] = ..., figure: _Optional[_Union[Figure, _Mapping]] = ...) -> None: ...

class FigureMoved(_message.Message):
    __slots__ = ("seat", "to")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    FROM_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    seat: int
    to: Figure
    def __init__(self, seat: _Optional[int] = ..., to: _Optional[_Union[Figure, _Mapping]] = ..., **kwargs) -> None: ...

class Declined(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TileRevealed(_message.Message):
    __slots__ = ("number",)
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    number: int
    def __init__(self, number: _Optional[int] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("seat", "edge_only", "tiles", "revealed", "boards", "ply")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EDGE_ONLY_FIELD_NUMBER: _ClassVar[int]
    TILES_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    BOARDS_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    seat: int
    edge_only: bool
    tiles: _containers.RepeatedCompositeFieldContainer[Tile]
    revealed: _containers.RepeatedScalarFieldContainer[int]
    boards: _containers.RepeatedCompositeFieldContainer[BoardView]
    ply: int
    def __init__(self, seat: _Optional[int] = ..., edge_only: _Optional[bool] = ..., tiles: _Optional[_Iterable[_Union[Tile, _Mapping]]] = ..., revealed: _Optional[_Iterable[int]] = ..., boards: _Optional[_Iterable[_Union[BoardView, _Mapping]]] = ..., ply: _Optional[int] = ...) -> None: ...

class BoardView(_message.Message):
    __slots__ = ("board", "figure_scores", "score")
    BOARD_FIELD_NUMBER: _ClassVar[int]
    FIGURE_SCORES_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    board: Board
    figure_scores: _containers.RepeatedScalarFieldContainer[int]
    score: int
    def __init__(self, board: _Optional[_Union[Board, _Mapping]] = ..., figure_scores: _Optional[_Iterable[int]] = ..., score: _Optional[int] = ...) -> None: ...

class Known(_message.Message):
    __slots__ = ("tiles",)
    TILES_FIELD_NUMBER: _ClassVar[int]
    tiles: _containers.RepeatedCompositeFieldContainer[KnownTile]
    def __init__(self, tiles: _Optional[_Iterable[_Union[KnownTile, _Mapping]]] = ...) -> None: ...

class KnownTile(_message.Message):
    __slots__ = ("index", "number")
    INDEX_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    index: int
    number: int
    def __init__(self, index: _Optional[int] = ..., number: _Optional[int] = ...) -> None: ...
