from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Ruleset(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RULESET_UNSPECIFIED: _ClassVar[Ruleset]
    RULESET_GAPS_ORIGINAL: _ClassVar[Ruleset]
    RULESET_NIBBLER: _ClassVar[Ruleset]
    RULESET_OFFSHORE_GAPS: _ClassVar[Ruleset]
    RULESET_STYMIE: _ClassVar[Ruleset]
    RULESET_HULL_SETBACKS: _ClassVar[Ruleset]
RULESET_UNSPECIFIED: Ruleset
RULESET_GAPS_ORIGINAL: Ruleset
RULESET_NIBBLER: Ruleset
RULESET_OFFSHORE_GAPS: Ruleset
RULESET_STYMIE: Ruleset
RULESET_HULL_SETBACKS: Ruleset

class Options(_message.Message):
    __slots__ = ("ruleset", "board")
    RULESET_FIELD_NUMBER: _ClassVar[int]
    BOARD_FIELD_NUMBER: _ClassVar[int]
    ruleset: Ruleset
    board: str
    def __init__(self, ruleset: _Optional[_Union[Ruleset, str]] = ..., board: _Optional[str] = ...) -> None: ...

class Cell(_message.Message):
    __slots__ = ("column", "row")
    COLUMN_FIELD_NUMBER: _ClassVar[int]
    ROW_FIELD_NUMBER: _ClassVar[int]
    column: int
    row: int
    def __init__(self, column: _Optional[int] = ..., row: _Optional[int] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("ruleset", "board", "black_stones", "white_stones", "to_move", "ply")
    RULESET_FIELD_NUMBER: _ClassVar[int]
    BOARD_FIELD_NUMBER: _ClassVar[int]
    BLACK_STONES_FIELD_NUMBER: _ClassVar[int]
    WHITE_STONES_FIELD_NUMBER: _ClassVar[int]
    TO_MOVE_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    ruleset: Ruleset
    board: str
    black_stones: _containers.RepeatedCompositeFieldContainer[Cell]
    white_stones: _containers.RepeatedCompositeFieldContainer[Cell]
    to_move: int
    ply: int
    def __init__(self, ruleset: _Optional[_Union[Ruleset, str]] = ..., board: _Optional[str] = ..., black_stones: _Optional[_Iterable[_Union[Cell, _Mapping]]] = ..., white_stones: _Optional[_Iterable[_Union[Cell, _Mapping]]] = ..., to_move: _Optional[int] = ..., ply: _Optional[int] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("text", "cell")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    CELL_FIELD_NUMBER: _ClassVar[int]
    text: str
    cell: Cell
    def __init__(self, text: _Optional[str] = ..., cell: _Optional[_Union[Cell, _Mapping]] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("stone_placed", "stones_captured")
    STONE_PLACED_FIELD_NUMBER: _ClassVar[int]
    STONES_CAPTURED_FIELD_NUMBER: _ClassVar[int]
    stone_placed: StonePlaced
    stones_captured: StonesCaptured
    def __init__(self, stone_placed: _Optional[_Union[StonePlaced, _Mapping]] = ..., stones_captured: _Optional[_Union[StonesCaptured, _Mapping]] = ...) -> None: ...

class StonePlaced(_message.Message):
    __slots__ = ("seat", "cell")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CELL_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cell: Cell
    def __init__(self, seat: _Optional[int] = ..., cell: _Optional[_Union[Cell, _Mapping]] = ...) -> None: ...

class StonesCaptured(_message.Message):
    __slots__ = ("by_seat", "cells")
    BY_SEAT_FIELD_NUMBER: _ClassVar[int]
    CELLS_FIELD_NUMBER: _ClassVar[int]
    by_seat: int
    cells: _containers.RepeatedCompositeFieldContainer[Cell]
    def __init__(self, by_seat: _Optional[int] = ..., cells: _Optional[_Iterable[_Union[Cell, _Mapping]]] = ...) -> None: ...

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
