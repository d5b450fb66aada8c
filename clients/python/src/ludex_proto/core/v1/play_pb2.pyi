from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Result(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RESULT_UNSPECIFIED: _ClassVar[Result]
    RESULT_IN_PROGRESS: _ClassVar[Result]
    RESULT_WON: _ClassVar[Result]
    RESULT_DRAWN: _ClassVar[Result]
RESULT_UNSPECIFIED: Result
RESULT_IN_PROGRESS: Result
RESULT_WON: Result
RESULT_DRAWN: Result

class Viewer(_message.Message):
    __slots__ = ("seat", "spectator")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    spectator: bool
    def __init__(self, seat: _Optional[int] = ..., spectator: _Optional[bool] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("result", "winners", "reason", "scores")
    RESULT_FIELD_NUMBER: _ClassVar[int]
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    result: Result
    winners: _containers.RepeatedScalarFieldContainer[int]
    reason: str
    scores: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, result: _Optional[_Union[Result, str]] = ..., winners: _Optional[_Iterable[int]] = ..., reason: _Optional[str] = ..., scores: _Optional[_Iterable[int]] = ...) -> None: ...

class Violation(_message.Message):
    __slots__ = ("code", "message", "rule", "concerns")
    CODE_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    CONCERNS_FIELD_NUMBER: _ClassVar[int]
    code: str
    message: str
    rule: str
    concerns: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, code: _Optional[str] = ..., message: _Optional[str] = ..., rule: _Optional[str] = ..., concerns: _Optional[_Iterable[str]] = ...) -> None: ...

class Drawing(_message.Message):
    __slots__ = ("width", "hide_coordinates", "legal_targets", "prefix", "layers")
    WIDTH_FIELD_NUMBER: _ClassVar[int]
    HIDE_COORDINATES_FIELD_NUMBER: _ClassVar[int]
    LEGAL_TARGETS_FIELD_NUMBER: _ClassVar[int]
    PREFIX_FIELD_NUMBER: _ClassVar[int]
    LAYERS_FIELD_NUMBER: _ClassVar[int]
    width: int
    hide_coordinates: bool
    legal_targets: bool
    prefix: str
    layers: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, width: _Optional[int] = ..., hide_coordinates: _Optional[bool] = ..., legal_targets: _Optional[bool] = ..., prefix: _Optional[str] = ..., layers: _Optional[_Iterable[str]] = ...) -> None: ...
