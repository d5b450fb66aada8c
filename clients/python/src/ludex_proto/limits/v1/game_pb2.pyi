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
    COLOUR_RED: _ClassVar[Colour]
    COLOUR_YELLOW: _ClassVar[Colour]
    COLOUR_GREEN: _ClassVar[Colour]
    COLOUR_BLUE: _ClassVar[Colour]
    COLOUR_PURPLE: _ClassVar[Colour]
COLOUR_UNSPECIFIED: Colour
COLOUR_RED: Colour
COLOUR_YELLOW: Colour
COLOUR_GREEN: Colour
COLOUR_BLUE: Colour
COLOUR_PURPLE: Colour

class LimitCard(_message.Message):
    __slots__ = ("red", "yellow", "green", "blue", "purple")
    RED_FIELD_NUMBER: _ClassVar[int]
    YELLOW_FIELD_NUMBER: _ClassVar[int]
    GREEN_FIELD_NUMBER: _ClassVar[int]
    BLUE_FIELD_NUMBER: _ClassVar[int]
    PURPLE_FIELD_NUMBER: _ClassVar[int]
    red: int
    yellow: int
    green: int
    blue: int
    purple: int
    def __init__(self, red: _Optional[int] = ..., yellow: _Optional[int] = ..., green: _Optional[int] = ..., blue: _Optional[int] = ..., purple: _Optional[int] = ...) -> None: ...

class Options(_message.Message):
    __slots__ = ("players", "starting_seat", "deck", "limit_pile", "draw_pile")
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    STARTING_SEAT_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    LIMIT_PILE_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    players: int
    starting_seat: int
    deck: _containers.RepeatedCompositeFieldContainer[LimitCard]
    limit_pile: _containers.RepeatedCompositeFieldContainer[LimitCard]
    draw_pile: _containers.RepeatedScalarFieldContainer[Colour]
    def __init__(self, players: _Optional[int] = ..., starting_seat: _Optional[int] = ..., deck: _Optional[_Iterable[_Union[LimitCard, _Mapping]]] = ..., limit_pile: _Optional[_Iterable[_Union[LimitCard, _Mapping]]] = ..., draw_pile: _Optional[_Iterable[_Union[Colour, str]]] = ...) -> None: ...

class Discard(_message.Message):
    __slots__ = ("colour", "seat")
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    colour: Colour
    seat: int
    def __init__(self, colour: _Optional[_Union[Colour, str]] = ..., seat: _Optional[int] = ...) -> None: ...

class Player(_message.Message):
    __slots__ = ("hand", "face_down", "points", "limit_cards")
    HAND_FIELD_NUMBER: _ClassVar[int]
    FACE_DOWN_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    LIMIT_CARDS_FIELD_NUMBER: _ClassVar[int]
    hand: _containers.RepeatedScalarFieldContainer[Colour]
    face_down: _containers.RepeatedScalarFieldContainer[Colour]
    points: int
    limit_cards: int
    def __init__(self, hand: _Optional[_Iterable[_Union[Colour, str]]] = ..., face_down: _Optional[_Iterable[_Union[Colour, str]]] = ..., points: _Optional[int] = ..., limit_cards: _Optional[int] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("limit_pile", "limit_card", "draw_pile", "discard_pile", "players", "starting_seat", "to_move", "ply", "last_check")
    LIMIT_PILE_FIELD_NUMBER: _ClassVar[int]
    LIMIT_CARD_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_PILE_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    STARTING_SEAT_FIELD_NUMBER: _ClassVar[int]
    TO_MOVE_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    LAST_CHECK_FIELD_NUMBER: _ClassVar[int]
    limit_pile: _containers.RepeatedCompositeFieldContainer[LimitCard]
    limit_card: LimitCard
    draw_pile: _containers.RepeatedScalarFieldContainer[Colour]
    discard_pile: _containers.RepeatedCompositeFieldContainer[Discard]
    players: _containers.RepeatedCompositeFieldContainer[Player]
    starting_seat: int
    to_move: int
    ply: int
    last_check: Check
    def __init__(self, limit_pile: _Optional[_Iterable[_Union[LimitCard, _Mapping]]] = ..., limit_card: _Optional[_Union[LimitCard, _Mapping]] = ..., draw_pile: _Optional[_Iterable[_Union[Colour, str]]] = ..., discard_pile: _Optional[_Iterable[_Union[Discard, _Mapping]]] = ..., players: _Optional[_Iterable[_Union[Player, _Mapping]]] = ..., starting_seat: _Optional[int] = ..., to_move: _Optional[int] = ..., ply: _Optional[int] = ..., last_check: _Optional[_Union[Check, _Mapping]] = ...) -> None: ...

class Check(_message.Message):
    __slots__ = ("by_seat", "suspect_seat", "colour", "count", "limit", "exceeded", "revealed", "limit_card")
    BY_SEAT_FIELD_NUMBER: _ClassVar[int]
    SUSPECT_SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    LIMIT_FIELD_NUMBER: _ClassVar[int]
    EXCEEDED_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    LIMIT_CARD_FIELD_NUMBER: _ClassVar[int]
    by_seat: int
    suspect_seat: int
    colour: Colour
    count: int
    limit: int
    exceeded: bool
    revealed: _containers.RepeatedCompositeFieldContainer[Revealed]
    limit_card: LimitCard
    def __init__(self, by_seat: _Optional[int] = ..., suspect_seat: _Optional[int] = ..., colour: _Optional[_Union[Colour, str]] = ..., count: _Optional[int] = ..., limit: _Optional[int] = ..., exceeded: _Optional[bool] = ..., revealed: _Optional[_Iterable[_Union[Revealed, _Mapping]]] = ..., limit_card: _Optional[_Union[LimitCard, _Mapping]] = ...) -> None: ...

class Revealed(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[Colour]
    def __init__(self, cards: _Optional[_Iterable[_Union[Colour, str]]] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("text", "commit", "place", "exchange", "suspect")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    COMMIT_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    EXCHANGE_FIELD_NUMBER: _ClassVar[int]
    SUSPECT_FIELD_NUMBER: _ClassVar[int]
    text: str
    commit: Commit
    place: Place
    exchange: Exchange
    suspect: Suspect
    def __init__(self, text: _Optional[str] = ..., commit: _Optional[_Union[Commit, _Mapping]] = ..., place: _Optional[_Union[Place, _Mapping]] = ..., exchange: _Optional[_Union[Exchange, _Mapping]] = ..., suspect: _Optional[_Union[Suspect, _Mapping]] = ...) -> None: ...

class Commit(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[Colour]
    def __init__(self, cards: _Optional[_Iterable[_Union[Colour, str]]] = ...) -> None: ...

class Place(_message.Message):
    __slots__ = ("colour",)
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    colour: Colour
    def __init__(self, colour: _Optional[_Union[Colour, str]] = ...) -> None: ...

class Exchange(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Suspect(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("limit_revealed", "committed", "placed", "drawn", "exchanged", "checked")
    LIMIT_REVEALED_FIELD_NUMBER: _ClassVar[int]
    COMMITTED_FIELD_NUMBER: _ClassVar[int]
    PLACED_FIELD_NUMBER: _ClassVar[int]
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    EXCHANGED_FIELD_NUMBER: _ClassVar[int]
    CHECKED_FIELD_NUMBER: _ClassVar[int]
    limit_revealed: LimitRevealed
    committed: Committed
    placed: Placed
    drawn: Drawn
    exchanged: Exchanged
    checked: Checked
    def __init__(self, limit_revealed: _Optional[_Union[LimitRevealed, _Mapping]] = ..., committed: _Optional[_Union[Committed, _Mapping]] = ..., placed: _Optional[_Union[Placed, _Mapping]] = ..., drawn: _Optional[_Union[Drawn, _Mapping]] = ..., exchanged: _Optional[_Union[Exchanged, _Mapping]] = ..., checked: _Optional[_Union[Checked, _Mapping]] = ...) -> None: ...

class LimitRevealed(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: LimitCard
    def __init__(self, card: _Optional[_Union[LimitCard, _Mapping]] = ...) -> None: ...

class Committed(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[Colour]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[Colour, str]]] = ...) -> None: ...

class Placed(_message.Message):
    __slots__ = ("seat", "colour")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: Colour
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[Colour, str]] = ...) -> None: ...

class Drawn(_message.Message):
    __slots__ = ("seat", "count", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: _containers.RepeatedScalarFieldContainer[Colour]
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[Colour, str]]] = ...) -> None: ...

class Exchanged(_message.Message):
    __slots__ = ("seat", "colour")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: Colour
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[Colour, str]] = ...) -> None: ...

class Checked(_message.Message):
    __slots__ = ("check", "limit_card_to", "point_to")
    CHECK_FIELD_NUMBER: _ClassVar[int]
    LIMIT_CARD_TO_FIELD_NUMBER: _ClassVar[int]
    POINT_TO_FIELD_NUMBER: _ClassVar[int]
    check: Check
    limit_card_to: int
    point_to: int
    def __init__(self, check: _Optional[_Union[Check, _Mapping]] = ..., limit_card_to: _Optional[int] = ..., point_to: _Optional[int] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("seat", "limit_card", "limit_pile_size", "draw_pile_size", "discard_pile_size", "top_discard", "players", "hand", "face_down", "starting_seat", "to_move", "ply", "last_check")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LIMIT_CARD_FIELD_NUMBER: _ClassVar[int]
    LIMIT_PILE_SIZE_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_SIZE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_PILE_SIZE_FIELD_NUMBER: _ClassVar[int]
    TOP_DISCARD_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    FACE_DOWN_FIELD_NUMBER: _ClassVar[int]
    STARTING_SEAT_FIELD_NUMBER: _ClassVar[int]
    TO_MOVE_FIELD_NUMBER: _ClassVar[int]
    PLY_FIELD_NUMBER: _ClassVar[int]
    LAST_CHECK_FIELD_NUMBER: _ClassVar[int]
    seat: int
    limit_card: LimitCard
    limit_pile_size: int
    draw_pile_size: int
    discard_pile_size: int
    top_discard: Colour
    players: _containers.RepeatedCompositeFieldContainer[PublicPlayer]
    hand: _containers.RepeatedScalarFieldContainer[Colour]
    face_down: _containers.RepeatedScalarFieldContainer[Colour]
    starting_seat: int
    to_move: int
    ply: int
    last_check: Check
    def __init__(self, seat: _Optional[int] = ..., limit_card: _Optional[_Union[LimitCard, _Mapping]] = ..., limit_pile_size: _Optional[int] = ..., draw_pile_size: _Optional[int] = ..., discard_pile_size: _Optional[int] = ..., top_discard: _Optional[_Union[Colour, str]] = ..., players: _Optional[_Iterable[_Union[PublicPlayer, _Mapping]]] = ..., hand: _Optional[_Iterable[_Union[Colour, str]]] = ..., face_down: _Optional[_Iterable[_Union[Colour, str]]] = ..., starting_seat: _Optional[int] = ..., to_move: _Optional[int] = ..., ply: _Optional[int] = ..., last_check: _Optional[_Union[Check, _Mapping]] = ...) -> None: ...

class PublicPlayer(_message.Message):
    __slots__ = ("hand_size", "face_down_count", "has_discarded", "points", "limit_cards")
    HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
    FACE_DOWN_COUNT_FIELD_NUMBER: _ClassVar[int]
    HAS_DISCARDED_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    LIMIT_CARDS_FIELD_NUMBER: _ClassVar[int]
    hand_size: int
    face_down_count: int
    has_discarded: bool
    points: int
    limit_cards: int
    def __init__(self, hand_size: _Optional[int] = ..., face_down_count: _Optional[int] = ..., has_discarded: _Optional[bool] = ..., points: _Optional[int] = ..., limit_cards: _Optional[int] = ...) -> None: ...

class Known(_message.Message):
    __slots__ = ("discards", "draws", "hands", "deck", "seen_limit_cards")
    DISCARDS_FIELD_NUMBER: _ClassVar[int]
    DRAWS_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    SEEN_LIMIT_CARDS_FIELD_NUMBER: _ClassVar[int]
    discards: _containers.RepeatedCompositeFieldContainer[KnownDiscard]
    draws: _containers.RepeatedCompositeFieldContainer[KnownDraw]
    hands: _containers.RepeatedCompositeFieldContainer[KnownHand]
    deck: _containers.RepeatedCompositeFieldContainer[LimitCard]
    seen_limit_cards: _containers.RepeatedCompositeFieldContainer[LimitCard]
    def __init__(self, discards: _Optional[_Iterable[_Union[KnownDiscard, _Mapping]]] = ..., draws: _Optional[_Iterable[_Union[KnownDraw, _Mapping]]] = ..., hands: _Optional[_Iterable[_Union[KnownHand, _Mapping]]] = ..., deck: _Optional[_Iterable[_Union[LimitCard, _Mapping]]] = ..., seen_limit_cards: _Optional[_Iterable[_Union[LimitCard, _Mapping]]] = ...) -> None: ...

class KnownDiscard(_message.Message):
    __slots__ = ("index", "colour", "seat")
    INDEX_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    index: int
    colour: Colour
    seat: int
    def __init__(self, index: _Optional[int] = ..., colour: _Optional[_Union[Colour, str]] = ..., seat: _Optional[int] = ...) -> None: ...

class KnownDraw(_message.Message):
    __slots__ = ("index", "colour")
    INDEX_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    index: int
    colour: Colour
    def __init__(self, index: _Optional[int] = ..., colour: _Optional[_Union[Colour, str]] = ...) -> None: ...

class KnownHand(_message.Message):
    __slots__ = ("seat", "colour")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOUR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    colour: Colour
    def __init__(self, seat: _Optional[int] = ..., colour: _Optional[_Union[Colour, str]] = ...) -> None: ...
