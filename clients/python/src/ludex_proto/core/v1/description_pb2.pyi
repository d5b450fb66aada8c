from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Information(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    INFORMATION_UNSPECIFIED: _ClassVar[Information]
    INFORMATION_PERFECT: _ClassVar[Information]
    INFORMATION_HIDDEN_FUTURE: _ClassVar[Information]
    INFORMATION_IMPERFECT: _ClassVar[Information]
INFORMATION_UNSPECIFIED: Information
INFORMATION_PERFECT: Information
INFORMATION_HIDDEN_FUTURE: Information
INFORMATION_IMPERFECT: Information

class Code(_message.Message):
    __slots__ = ("code", "summary")
    CODE_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    code: str
    summary: str
    def __init__(self, code: _Optional[str] = ..., summary: _Optional[str] = ...) -> None: ...

class ViolationKind(_message.Message):
    __slots__ = ("code", "summary", "rule")
    CODE_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    code: str
    summary: str
    rule: str
    def __init__(self, code: _Optional[str] = ..., summary: _Optional[str] = ..., rule: _Optional[str] = ...) -> None: ...

class Option(_message.Message):
    __slots__ = ("name", "summary", "default_value", "values", "choices")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    CHOICES_FIELD_NUMBER: _ClassVar[int]
    name: str
    summary: str
    default_value: str
    values: str
    choices: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, name: _Optional[str] = ..., summary: _Optional[str] = ..., default_value: _Optional[str] = ..., values: _Optional[str] = ..., choices: _Optional[_Iterable[str]] = ...) -> None: ...

class Deck(_message.Message):
    __slots__ = ("name", "summary", "size", "reconstructed")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    RECONSTRUCTED_FIELD_NUMBER: _ClassVar[int]
    name: str
    summary: str
    size: int
    reconstructed: bool
    def __init__(self, name: _Optional[str] = ..., summary: _Optional[str] = ..., size: _Optional[int] = ..., reconstructed: _Optional[bool] = ...) -> None: ...

class Limit(_message.Message):
    __slots__ = ("name", "value", "summary")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    name: str
    value: int
    summary: str
    def __init__(self, name: _Optional[str] = ..., value: _Optional[int] = ..., summary: _Optional[str] = ...) -> None: ...

class GameDescription(_message.Message):
    __slots__ = ("name", "title", "designer", "summary", "rules_version", "schema", "server_version", "min_seats", "max_seats", "seat_names", "information", "chance", "simultaneous", "scores", "options", "violations", "defects", "endings", "notation", "layers", "decks", "limits", "compiled")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DESIGNER_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    SCHEMA_FIELD_NUMBER: _ClassVar[int]
    SERVER_VERSION_FIELD_NUMBER: _ClassVar[int]
    MIN_SEATS_FIELD_NUMBER: _ClassVar[int]
    MAX_SEATS_FIELD_NUMBER: _ClassVar[int]
    SEAT_NAMES_FIELD_NUMBER: _ClassVar[int]
    INFORMATION_FIELD_NUMBER: _ClassVar[int]
    CHANCE_FIELD_NUMBER: _ClassVar[int]
    SIMULTANEOUS_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    DEFECTS_FIELD_NUMBER: _ClassVar[int]
    ENDINGS_FIELD_NUMBER: _ClassVar[int]
    NOTATION_FIELD_NUMBER: _ClassVar[int]
    LAYERS_FIELD_NUMBER: _ClassVar[int]
    DECKS_FIELD_NUMBER: _ClassVar[int]
    LIMITS_FIELD_NUMBER: _ClassVar[int]
    COMPILED_FIELD_NUMBER: _ClassVar[int]
    name: str
    title: str
    designer: str
    summary: str
    rules_version: str
    schema: str
    server_version: str
    min_seats: int
    max_seats: int
    seat_names: _containers.RepeatedScalarFieldContainer[str]
    information: Information
    chance: bool
    simultaneous: bool
    scores: bool
    options: _containers.RepeatedCompositeFieldContainer[Option]
    violations: _containers.RepeatedCompositeFieldContainer[ViolationKind]
    defects: _containers.RepeatedCompositeFieldContainer[Code]
    endings: _containers.RepeatedCompositeFieldContainer[Code]
    notation: str
    layers: _containers.RepeatedCompositeFieldContainer[Code]
    decks: _containers.RepeatedCompositeFieldContainer[Deck]
    limits: _containers.RepeatedCompositeFieldContainer[Limit]
    compiled: bool
    def __init__(self, name: _Optional[str] = ..., title: _Optional[str] = ..., designer: _Optional[str] = ..., summary: _Optional[str] = ..., rules_version: _Optional[str] = ..., schema: _Optional[str] = ..., server_version: _Optional[str] = ..., min_seats: _Optional[int] = ..., max_seats: _Optional[int] = ..., seat_names: _Optional[_Iterable[str]] = ..., information: _Optional[_Union[Information, str]] = ..., chance: _Optional[bool] = ..., simultaneous: _Optional[bool] = ..., scores: _Optional[bool] = ..., options: _Optional[_Iterable[_Union[Option, _Mapping]]] = ..., violations: _Optional[_Iterable[_Union[ViolationKind, _Mapping]]] = ..., defects: _Optional[_Iterable[_Union[Code, _Mapping]]] = ..., endings: _Optional[_Iterable[_Union[Code, _Mapping]]] = ..., notation: _Optional[str] = ..., layers: _Optional[_Iterable[_Union[Code, _Mapping]]] = ..., decks: _Optional[_Iterable[_Union[Deck, _Mapping]]] = ..., limits: _Optional[_Iterable[_Union[Limit, _Mapping]]] = ..., compiled: _Optional[bool] = ...) -> None: ...
