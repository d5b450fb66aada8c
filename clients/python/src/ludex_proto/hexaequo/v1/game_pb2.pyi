from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Colour(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COLOUR_UNSPECIFIED: _ClassVar[Colour]
    COLOUR_BLACK: _ClassVar[Colour]
    COLOUR_WHITE: _ClassVar[Colour]

class PieceKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PIECE_KIND_UNSPECIFIED: _ClassVar[PieceKind]
    PIECE_KIND_DISK: _ClassVar[PieceKind]
    PIECE_KIND_RING: _ClassVar[PieceKind]

class Piece(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PIECE_UNSPECIFIED: _ClassVar[Piece]
    PIECE_BLACK_DISK: _ClassVar[Piece]
    PIECE_BLACK_RING: _ClassVar[Piece]
    PIECE_WHITE_DISK: _ClassVar[Piece]
    PIECE_WHITE_RING: _ClassVar[Piece]
COLOUR_UNSPECIFIED: Colour
COLOUR_BLACK: Colour
COLOUR_WHITE: Colour
PIECE_KIND_UNSPECIFIED: PieceKind
PIECE_KIND_DISK: PieceKind
PIECE_KIND_RING: PieceKind
PIECE_UNSPECIFIED: Piece
PIECE_BLACK_DISK: Piece
PIECE_BLACK_RING: Piece
PIECE_WHITE_DISK: Piece
PIECE_WHITE_RING: Piece

class Options(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Cell(_message.Message):
    __slots__ = ("q", "r")
    Q_FIELD_NUMBER: _ClassVar[int]
    R_FIELD_NUMBER: _ClassVar[int]
    q: int
    r: int
    def __init__(self, q: _Optional[int] = ..., r: _Optional[int] = ...) -> None: ...

class Tile(_message.Message):
    __slots__ = ("q", "r", "colour", "piece")
    Q_FIELD_NUMBER: _ClassVar[int]
    R_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    PIECE_FIELD_NUMBER: _ClassVar[int]
    q: int
    r: int
    colour: Colour
    piece: Piece
    def __init__(self, q: _Optional[int] = ..., r: _Optional[int] = ..., colour: _Optional[_Union[Colour, str]] = ..., piece: _Optional[_Union[Piece, str]] = ...) -> None: ...

class Holding(_message.Message):
    __slots__ = ("reserve_tiles", "reserve_disks", "reserve_rings", "captured_disks", "captured_rings")
    RESERVE_TILES_FIELD_NUMBER: _ClassVar[int]
    RESERVE_DISKS_FIELD_NUMBER: _ClassVar[int]
    RESERVE_RINGS_FIELD_NUMBER: _ClassVar[int]
    CAPTURED_DISKS_FIELD_NUMBER: _ClassVar[int]
    CAPTURED_RINGS_FIELD_NUMBER: _ClassVar[int]
    reserve_tiles: int
    reserve_disks: int
    reserve_rings: int
    captured_disks: int
    captured_rings: int
    def __init__(self, reserve_tiles: _Optional[int] = ..., reserve_disks: _Optional[int] = ..., reserve_rings: _Optional[int] = ..., captured_disks: _Optional[int] = ..., captured_rings: _Optional[int] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("tiles", "holdings", "to_move", "ply", "earlier_positions")
    TILES_FIELD_NUMBER: _ClassVar[int]
    HOLDINGS_FIELD_NUMBER: _ClassVar[int]
    TO_MOVE_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    EARLIER_POSITIONS_FIELD_NUMBER: _ClassVar[int]
    tiles: _containers.RepeatedCompositeFieldContainer[Tile]
    holdings: _containers.RepeatedCompositeFieldContainer[Holding]
    to_move: int
    ply: int
    earlier_positions: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, tiles: _Optional[_Iterable[_Union[Tile, _Mapping]]] = ..., holdings: _Optional[_Iterable[_Union[Holding, _Mapping]]] = ..., to_move: _Optional[int] = ..., ply: _Optional[int] = ..., earlier_positions: _Optional[_Iterable[int]] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("text", "lay_tile", "place_piece", "move_piece")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    LAY_TILE_FIELD_NUMBER: _ClassVar[int]
    PLACE_PIECE_FIELD_NUMBER: _ClassVar[int]
    MOVE_PIECE_FIELD_NUMBER: _ClassVar[int]
    text: str
    lay_tile: LayTile
    place_piece: PlacePiece
    move_piece: MovePiece
    def __init__(self, text: _Optional[str] = ..., lay_tile: _Optional[_Union[LayTile, _Mapping]] = ..., place_piece: _Optional[_Union[PlacePiece, _Mapping]] = ..., move_piece: _Optional[_Union[MovePiece, _Mapping]] = ...) -> None: ...

class LayTile(_message.Message):
    __slots__ = ("cell",)
    CELL_FIELD_NUMBER: _ClassVar[int]
    cell: Cell
    def __init__(self, cell: _Optional[_Union[Cell, _Mapping]] = ...) -> None: ...

class PlacePiece(_message.Message):
    __slots__ = ("kind", "cell")
    KIND_FIELD_NUMBER: _ClassVar[int]
    CELL_FIELD_NUMBER: _ClassVar[int]
    kind: PieceKind
    cell: Cell
    def __init__(self, kind: _Optional[_Union[PieceKind, str]] = ..., cell: _Optional[_Union[Cell, _Mapping]] = ...) -> None: ...

class MovePiece(_message.Message):
    __slots__ = ("landings",)
    FROM_FIELD_NUMBER: _ClassVar[int]
    LANDINGS_FIELD_NUMBER: _ClassVar[int]
    landings: _containers.RepeatedCompositeFieldContainer[Cell]
    def __init__(self, landings: _Optional[_Iterable[_Union[Cell, _Mapping]]] = ..., **kwargs) -> None: ...

class Event(_message.Message):
    __slots__ = ("tile_laid", "piece_placed", "piece_moved", "piece_captured", "disk_returned")
    TILE_LAID_FIELD_NUMBER: _ClassVar[int]
    PIECE_PLACED_FIELD_NUMBER: _ClassVar[int]
    PIECE_MOVED_FIELD_NUMBER: _ClassVar[int]
    PIECE_CAPTURED_FIELD_NUMBER: _ClassVar[int]
    DISK_RETURNED_FIELD_NUMBER: _ClassVar[int]
    tile_laid: TileLaid
    piece_placed: PiecePlaced
    piece_moved: PieceMoved
    piece_captured: PieceCaptured
    disk_returned: DiskReturned
    def __init__(self, tile_laid: _Optional[_Union[TileLaid, _Mapping]] = ..., piece_placed: _Optional[_Union[PiecePlaced, _Mapping]] = ..., piece_moved: _Optional[_Union[PieceMoved, _Mapping]] = ..., piece_captured: _Optional[_Union[PieceCaptured, _Mapping]] = ..., disk_returned: _Optional[_Union[DiskReturned, _Mapping]] = ...) -> None: ...

class TileLaid(_message.Message):
    __slots__ = ("colour", "cell")
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    CELL_FIELD_NUMBER: _ClassVar[int]
    colour: Colour
    cell: Cell
    def __init__(self, colour: _Optional[_Union[Colour, str]] = ..., cell: _Optional[_Union[Cell, _Mapping]] = ...) -> None: ...

class PiecePlaced(_message.Message):
    __slots__ = ("piece", "cell")
    PIECE_FIELD_NUMBER: _ClassVar[int]
    CELL_FIELD_NUMBER: _ClassVar[int]
    piece: Piece
    cell: Cell
    def __init__(self, piece: _Optional[_Union[Piece, str]] = ..., cell: _Optional[_Union[Cell, _Mapping]] = ...) -> None: ...

class PieceMoved(_message.Message):
    __slots__ = ("piece", "to")
    PIECE_FIELD_NUMBER: _ClassVar[int]
    FROM_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    piece: Piece
    to: Cell
    def __init__(self, piece: _Optional[_Union[Piece, str]] = ..., to: _Optional[_Union[Cell, _Mapping]] = ..., **kwargs) -> None: ...

class PieceCaptured(_message.Message):
    __slots__ = ("piece", "cell", "by_seat")
    PIECE_FIELD_NUMBER: _ClassVar[int]
    CELL_FIELD_NUMBER: _ClassVar[int]
    BY_SEAT_FIELD_NUMBER: _ClassVar[int]
    piece: Piece
    cell: Cell
    by_seat: int
    def __init__(self, piece: _Optional[_Union[Piece, str]] = ..., cell: _Optional[_Union[Cell, _Mapping]] = ..., by_seat: _Optional[int] = ...) -> None: ...

class DiskReturned(_message.Message):
    __slots__ = ("to_seat",)
    TO_SEAT_FIELD_NUMBER: _ClassVar[int]
    to_seat: int
    def __init__(self, to_seat: _Optional[int] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("seat", "state")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    state: State
    def __init__(self, seat: _Optional[int] = ..., state: _Optional[_Union[State, _Mapping]] = ...) -> None: ...

class Known(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
