"""Every way in which a state, view, move or option can be malformed or impossible.

Each case starts from a good message, does one thing to it, and names the codes and fields that come
of it: all of them, so that nothing else is reported.
"""

from collections.abc import Callable
from typing import Any

import pytest

from ludex.core.game import is_defects
from ludex.hexaequo.admission import MAX_PLY
from ludex.hexaequo.codec import CODEC
from ludex.hexaequo.earlier import MAX_EARLIER
from ludex.hexaequo.game import GAME
from ludex.hexaequo.position import OPENING, Position
from ludex.hexaequo.violations import DEFECTS
from ludex_proto.hexaequo.v1 import game_pb2
from tests.hexaequo.helpers import played, set_out

State = Any
Change = Callable[[State], object]

OPENED = OPENING
MIDDLE = set_out(
    "I8 J8 H8 G9 K8",
    "H9 I9 H10 J9",
    "DJ8 RI8 rH9 dJ9",
    captured_disks=(1, 2),
    captured_rings=(1, 1),
)
SHUFFLED = played("T@H8 T@J9 J8-I8 H9-H8 I8-I9 H8-H9 I9-J8")
FROM_OPENING = played("J8-I8 H9-I9 I8-J8")
WON = played("J8-H8", set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8 rH9", captured_disks=(5, 0)))
WON_BY_RINGS = played(
    "J8-H8", set_out("I8 J8 H8", "H9 I9 H10", "DJ8 rI8 dH9", captured_rings=(2, 0))
)
EMPTIED = played("J8-H8", set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8"))


def admitted(state: State) -> Position | tuple[Any, ...]:
    setup = CODEC.read_state(state)
    return GAME.admit(setup)


def found(state: State) -> list[tuple[str, str]]:
    result = admitted(state)
    assert is_defects(result), "the state was admitted"
    for defect in result:
        assert defect.message.endswith(".")
    return sorted((defect.code, defect.field) for defect in result)


def setter(path: str, value: object) -> Change:
    """Sets one field: `tiles[2].q`, `holdings[0].captured_disks`, `ply`."""

    def change(state: State) -> None:
        *parents, last = path.replace("]", "").replace("[", ".").split(".")
        message = state
        for parent in parents:
            message = message[int(parent)] if parent.isdigit() else getattr(message, parent)
        if last.isdigit():
            message[int(last)] = value
        else:
            setattr(message, last, value)

    return change


def both(*changes: Change) -> Change:
    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


def tile_index(position: Position, q: int, r: int) -> int:
    state = CODEC.write_state(position)
    return next(i for i, tile in enumerate(state.tiles) if (tile.q, tile.r) == (q, r))


def add_tile(q: int, r: int, colour: int, piece: int | None = None) -> Change:
    return lambda state: state.tiles.add(q=q, r=r, colour=colour, piece=piece)


def many_tiles(state: State) -> None:
    for index in range(15):
        state.tiles.add(q=index - 7, r=5, colour=1)


def pieces_on_all(piece: int, count: int) -> Change:
    def change(state: State) -> None:
        for q, r in [(-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1), (2, 0), (1, -1)][: count - 1]:
            state.tiles.add(q=q, r=r, colour=2, piece=piece)

    return change


TILES = 6  # of SHUFFLED: bits 0 to 17 are pieces, bit 18 the seat
SEAT_BIT = 1 << 3 * TILES
EMPTY_TILE = next(i for i in range(TILES) if not SHUFFLED.earlier[1] >> 3 * i & 7)
DISK_TILE = next(i for i in range(TILES) if SHUFFLED.earlier[1] >> 3 * i & 7 == 1)

CASES: list[tuple[str, Position, Change, list[tuple[str, str]]]] = [
    # Tiles, each for itself
    (
        "no tiles",
        OPENED,
        lambda s: s.ClearField("tiles"),
        [
            ("OPENING_TILE_MISSING", "tiles"),
            ("OPENING_TILE_MISSING", "tiles"),
            ("OPENING_TILE_MISSING", "tiles"),
            ("OPENING_TILE_MISSING", "tiles"),
            ("TOO_FEW_TILES", "tiles"),
        ],
    ),
    ("19 tiles", OPENED, many_tiles, [("TOO_MANY_TILES", "tiles")]),
    (
        "q too large",
        MIDDLE,
        both(setter("tiles[0].q", 9)),
        [
            ("CELL_OUT_OF_RANGE", "tiles[0].q"),
        ],
    ),
    (
        "q and r too small",
        MIDDLE,
        both(setter("tiles[0].q", -9), setter("tiles[0].r", -(2**31))),
        [
            ("CELL_OUT_OF_RANGE", "tiles[0].q"),
            ("CELL_OUT_OF_RANGE", "tiles[0].r"),
        ],
    ),
    ("a cell twice", OPENED, add_tile(0, 0, 1), [("CELL_TWICE", "tiles[4]")]),
    ("no colour", OPENED, setter("tiles[1].colour", 0), [("COLOUR_UNKNOWN", "tiles[1].colour")]),
    ("colour 3", OPENED, setter("tiles[1].colour", 3), [("COLOUR_UNKNOWN", "tiles[1].colour")]),
    ("piece 0", OPENED, setter("tiles[1].piece", 0), [("PIECE_UNKNOWN", "tiles[1].piece")]),
    ("piece 5", OPENED, setter("tiles[1].piece", 5), [("PIECE_UNKNOWN", "tiles[1].piece")]),
    ("piece -1", OPENED, setter("tiles[1].piece", -1), [("PIECE_UNKNOWN", "tiles[1].piece")]),
    # Tiles together
    (
        "an opening tile is missing",
        MIDDLE,
        lambda s: s.tiles.pop(tile_index(MIDDLE, 0, 1)),
        [
            ("OPENING_TILE_MISSING", "tiles"),
        ],
    ),
    (
        "an opening tile has the other colour",
        OPENED,
        setter("tiles[1].colour", 2),
        [
            ("OPENING_TILE_WRONG_COLOUR", "tiles[1].colour"),
        ],
    ),
    ("a tile apart", OPENED, add_tile(5, 5, 1), [("TILE_NOT_BUILDABLE", "tiles[4]")]),
    ("a tile that touches one", OPENED, add_tile(2, 0, 2), [("TILE_NOT_BUILDABLE", "tiles[4]")]),
    (
        "an island of three",
        OPENED,
        both(
            add_tile(5, 5, 1),
            add_tile(6, 5, 2),
            add_tile(5, 6, 2),
        ),
        [
            ("TILE_NOT_BUILDABLE", "tiles[4]"),
            ("TILE_NOT_BUILDABLE", "tiles[5]"),
            ("TILE_NOT_BUILDABLE", "tiles[6]"),
        ],
    ),
    (
        "ten black tiles",
        OPENED,
        both(
            *[
                add_tile(q, r, 1)
                for q, r in ((-1, 0), (0, -1), (1, -1), (2, -1), (1, 1), (0, 2), (-1, 2), (-2, 2))
            ],
        ),
        [("TOO_MANY_TILES_OF_A_COLOUR", "tiles[11].colour")],
    ),
    ("seven white disks", OPENED, pieces_on_all(3, 7), [("TOO_MANY_DISKS", "tiles[9].piece")]),
    ("four white rings", OPENED, pieces_on_all(4, 5), [("TOO_MANY_RINGS", "tiles[7].piece")]),
    # Holdings
    ("no holdings", MIDDLE, lambda s: s.ClearField("holdings"), [("HOLDINGS_NOT_TWO", "holdings")]),
    ("one holding", MIDDLE, lambda s: s.holdings.pop(), [("HOLDINGS_NOT_TWO", "holdings")]),
    ("three holdings", MIDDLE, lambda s: s.holdings.add(), [("HOLDINGS_NOT_TWO", "holdings")]),
    (
        "a tile too many in reserve",
        MIDDLE,
        setter("holdings[1].reserve_tiles", 6),
        [
            ("TILES_DO_NOT_ADD_UP", "holdings[1].reserve_tiles"),
        ],
    ),
    (
        "a disk too few in reserve",
        MIDDLE,
        setter("holdings[0].reserve_disks", 2),
        [
            ("DISKS_DO_NOT_ADD_UP", "holdings[0].reserve_disks"),
        ],
    ),
    (
        "a ring too many in reserve",
        MIDDLE,
        setter("holdings[0].reserve_rings", 2),
        [
            ("RINGS_DO_NOT_ADD_UP", "holdings[0].reserve_rings"),
        ],
    ),
    (
        "a captured disk too many",
        MIDDLE,
        setter("holdings[0].captured_disks", 2),
        [
            ("DISKS_DO_NOT_ADD_UP", "holdings[1].reserve_disks"),
        ],
    ),
    (
        "a captured ring too few",
        MIDDLE,
        setter("holdings[1].captured_rings", 0),
        [
            ("RINGS_DO_NOT_ADD_UP", "holdings[0].reserve_rings"),
        ],
    ),
    (
        "seven captured disks",
        MIDDLE,
        setter("holdings[0].captured_disks", 7),
        [
            ("DISKS_DO_NOT_ADD_UP", "holdings[1].reserve_disks"),
            ("TOO_MANY_CAPTURED_DISKS", "holdings[0].captured_disks"),
        ],
    ),
    (
        "four captured rings",
        MIDDLE,
        setter("holdings[1].captured_rings", 2**32 - 1),
        [
            ("RINGS_DO_NOT_ADD_UP", "holdings[0].reserve_rings"),
            ("TOO_MANY_CAPTURED_RINGS", "holdings[1].captured_rings"),
        ],
    ),
    (
        "all disks in reserve, none given back",
        OPENED,
        both(
            lambda s: s.tiles[tile_index(OPENED, 1, 0)].ClearField("piece"),
            setter("holdings[0].reserve_disks", 6),
        ),
        [("OPENING_DISK_MISSING", "holdings[0].reserve_disks")],
    ),
    # Whose turn it is
    ("seat 2", MIDDLE, setter("to_move", 2), [("SEAT_UNKNOWN", "to_move")]),
    ("the other's turn", MIDDLE, setter("to_move", 1), [("PLY_WRONG_PARITY", "ply")]),
    ("one move more", MIDDLE, setter("ply", MIDDLE.ply + 1), [("PLY_WRONG_PARITY", "ply")]),
    ("too many moves", MIDDLE, setter("ply", MAX_PLY + 2), [("PLY_TOO_LARGE", "ply")]),
    (
        "the most moves a number can tell",
        MIDDLE,
        both(setter("ply", 2**32 - 1), setter("to_move", 1)),
        [("PLY_TOO_LARGE", "ply")],
    ),
    ("too few moves", MIDDLE, setter("ply", 4), [("PLY_TOO_SMALL", "ply")]),
    (
        "no move but a tile laid",
        played("T@H8 T@J9"),
        setter("ply", 0),
        [
            ("NOT_THE_OPENING", "tiles"),
            ("PLY_TOO_SMALL", "ply"),
        ],
    ),
    (
        "won before the other moved, by disks",
        WON,
        both(setter("to_move", 0), setter("ply", WON.ply + 1)),
        [("ALREADY_WON", "holdings[0].captured_disks")],
    ),
    (
        "won before the other moved, by rings",
        WON_BY_RINGS,
        both(setter("to_move", 0), setter("ply", WON_BY_RINGS.ply + 1)),
        [("ALREADY_WON", "holdings[0].captured_rings")],
    ),
    (
        "the mover has no piece",
        EMPTIED,
        both(setter("to_move", 0), setter("ply", EMPTIED.ply + 1)),
        [("MOVER_WITHOUT_PIECE", "tiles")],
    ),
    # Earlier positions
    (
        "too many earlier positions",
        MIDDLE,
        both(
            setter("ply", 2 * MAX_EARLIER),
            lambda s: s.earlier_positions.extend([0] * (MAX_EARLIER + 1)),
        ),
        [("TOO_MANY_EARLIER", "earlier_positions")],
    ),
    (
        "more earlier positions than moves",
        FROM_OPENING,
        lambda s: s.earlier_positions.append(0),
        [
            ("EARLIER_BEYOND_START", "earlier_positions"),
        ],
    ),
    (
        "earlier positions after a winning capture",
        WON,
        lambda s: s.earlier_positions.append(0),
        [
            ("EARLIER_AFTER_CAPTURE", "earlier_positions"),
        ],
    ),
    (
        "the opening is missing",
        FROM_OPENING,
        lambda s: s.earlier_positions.pop(0),
        [
            ("EARLIER_MISSING", "earlier_positions"),
        ],
    ),
    (
        "another opening",
        FROM_OPENING,
        setter("earlier_positions[0]", FROM_OPENING.earlier[0] ^ 9),
        [
            ("EARLIER_OTHER_MATERIAL", "earlier_positions[0]"),
            ("NOT_THE_OPENING", "earlier_positions[0]"),
        ],
    ),
    (
        "a moved disk before the first move",
        OPENED,
        both(
            lambda s: s.tiles[tile_index(OPENED, 1, 0)].ClearField("piece"),
            lambda s: setattr(s.tiles[tile_index(OPENED, 0, 0)], "piece", 1),
        ),
        [("NOT_THE_OPENING", "tiles")],
    ),
    (
        "bits beyond the seat",
        SHUFFLED,
        setter("earlier_positions[1]", SHUFFLED.earlier[1] | SEAT_BIT << 1),
        [("EARLIER_STRAY_BITS", "earlier_positions[1]")],
    ),
    (
        "the highest bit",
        SHUFFLED,
        setter("earlier_positions[0]", SHUFFLED.earlier[0] | 1 << 63),
        [("EARLIER_STRAY_BITS", "earlier_positions[0]")],
    ),
    (
        "the wrong seat",
        SHUFFLED,
        setter("earlier_positions[1]", SHUFFLED.earlier[1] ^ SEAT_BIT),
        [
            ("EARLIER_WRONG_SEAT", "earlier_positions[1]"),
        ],
    ),
    (
        "piece 7",
        SHUFFLED,
        setter("earlier_positions[1]", SHUFFLED.earlier[1] | 7 << 3 * EMPTY_TILE),
        [("EARLIER_PIECE_UNKNOWN", "earlier_positions[1]")],
    ),
    (
        "piece 5",
        SHUFFLED,
        setter("earlier_positions[1]", SHUFFLED.earlier[1] | 5 << 3 * EMPTY_TILE),
        [("EARLIER_PIECE_UNKNOWN", "earlier_positions[1]")],
    ),
    (
        "a ring for a disk",
        SHUFFLED,
        setter("earlier_positions[1]", SHUFFLED.earlier[1] ^ 3 << 3 * DISK_TILE),
        [("EARLIER_OTHER_MATERIAL", "earlier_positions[1]")],
    ),
    (
        "one piece more",
        SHUFFLED,
        setter("earlier_positions[1]", SHUFFLED.earlier[1] | 3 << 3 * EMPTY_TILE),
        [("EARLIER_OTHER_MATERIAL", "earlier_positions[1]")],
    ),
    (
        "nobody moved",
        SHUFFLED,
        both(
            setter("earlier_positions[3]", SHUFFLED.earlier[1]),
        ),
        [
            ("EARLIER_NOT_ONE_MOVE", "earlier_positions[2]"),
            ("EARLIER_NOT_ONE_MOVE", "earlier_positions[3]"),
        ],
    ),
]


def oftener(times: int) -> State:
    """A state whose players have gone to and fro for `times` rounds."""
    start = played("T@H8 T@J9")
    state = CODEC.write_state(start)
    entries: list[int] = []
    position = start
    for _ in range(times):
        for text in ("J8-I8", "H9-H8", "I8-J8", "H8-H9"):
            entries.append(position.entry)
            position = GAME.play(position, position.to_move, GAME.parse(text)).position
    state.ply = position.ply
    state.earlier_positions.extend(entries)
    return state


@pytest.mark.parametrize(
    ("position", "change", "defects"),
    [case[1:] for case in CASES],
    ids=[case[0].replace(" ", "-") for case in CASES],
)
def test_defect(position: Position, change: Change, defects: list[tuple[str, str]]) -> None:
    state = CODEC.write_state(position)
    assert admitted(state) == position
    change(state)
    assert found(state) == sorted(defects)


def test_third_occurrence_ends_the_game_and_a_fourth_cannot_come() -> None:
    third = admitted(oftener(2))
    assert not is_defects(third)
    assert GAME.outcome(third).reason == "REPETITION"
    assert ("EARLIER_TOO_OFTEN", "earlier_positions[8]") in found(oftener(3))


def test_all_defects_are_reported_at_once() -> None:
    state = CODEC.write_state(OPENING)
    state.tiles[0].q = 99
    state.tiles[1].colour = 0
    state.tiles[3].piece = 9
    state.to_move = 7
    state.holdings.add()
    assert found(state) == [
        ("CELL_OUT_OF_RANGE", "tiles[0].q"),
        ("COLOUR_UNKNOWN", "tiles[1].colour"),
        ("HOLDINGS_NOT_TWO", "holdings"),
        ("OPENING_TILE_MISSING", "tiles"),
        ("PIECE_UNKNOWN", "tiles[3].piece"),
        ("SEAT_UNKNOWN", "to_move"),
    ]


def test_empty_state() -> None:
    assert ("TOO_FEW_TILES", "tiles") in found(game_pb2.State())


def test_long_lists_are_not_read_to_the_end() -> None:
    state = game_pb2.State()
    for _ in range(1000):
        state.tiles.add()
        state.holdings.add()
    state.earlier_positions.extend([0] * 100_000)
    setup = CODEC.read_state(state)
    assert len(setup.tiles) == 19
    assert len(setup.holdings) == 3
    assert len(setup.earlier) == MAX_EARLIER + 1


# Moves, views and options


def action(build: Callable[[Any], object]) -> list[tuple[str, str]]:
    message = game_pb2.Move()
    build(message)
    read = CODEC.read_move(message)
    assert is_defects(read)
    return sorted((defect.code, defect.field) for defect in read)


MOVE_CASES: list[tuple[Callable[[Any], object], list[tuple[str, str]]]] = [
    (lambda m: None, [("MOVE_MISSING", "")]),
    (lambda m: setattr(m, "text", "x" * 2000), [("MOVE_TOO_LONG", "text")]),
    (lambda m: setattr(m, "text", "castles"), [("MOVE_UNREADABLE", "text")]),
    (
        lambda m: (setattr(m, "text", "T@H8"), m.lay_tile.cell.SetInParent()),
        [("MOVE_CONTRADICTORY", "")],
    ),
    (lambda m: m.lay_tile.SetInParent(), [("CELL_MISSING", "lay_tile.cell")]),
    (lambda m: setattr(m.lay_tile.cell, "q", 9), [("CELL_OUT_OF_RANGE", "lay_tile.cell.q")]),
    (
        lambda m: m.place_piece.SetInParent(),
        [("CELL_MISSING", "place_piece.cell"), ("KIND_UNKNOWN", "place_piece.kind")],
    ),
    (
        lambda m: (setattr(m.place_piece, "kind", 3), setattr(m.place_piece.cell, "r", -9)),
        [("CELL_OUT_OF_RANGE", "place_piece.cell.r"), ("KIND_UNKNOWN", "place_piece.kind")],
    ),
    (lambda m: m.move_piece.landings.add(), [("CELL_MISSING", "move_piece.from")]),
    (
        lambda m: (
            getattr(m.move_piece, "from").SetInParent(),
            m.move_piece.landings.add(),
            m.move_piece.landings.add(q=100, r=-100),
        ),
        [
            ("CELL_OUT_OF_RANGE", "move_piece.landings[1].q"),
            ("CELL_OUT_OF_RANGE", "move_piece.landings[1].r"),
        ],
    ),
    (
        lambda m: (
            getattr(m.move_piece, "from").SetInParent(),
            m.move_piece.landings.extend([game_pb2.Cell(q=1)] * 181),
        ),
        [("TOO_MANY_LANDINGS", "move_piece.landings")],
    ),
]


@pytest.mark.parametrize(("build", "defects"), MOVE_CASES)
def test_malformed_move(build: Callable[[Any], object], defects: list[tuple[str, str]]) -> None:
    assert action(build) == defects


def view_defects(view: Any) -> list[tuple[str, str]]:
    read = CODEC.read_view(view)
    assert is_defects(read)
    return sorted((defect.code, defect.field) for defect in read)


def test_malformed_views() -> None:
    assert view_defects(game_pb2.View(seat=2)) == [
        ("SEAT_UNKNOWN", "seat"),
        ("STATE_MISSING", "state"),
    ]
    view = game_pb2.View(state=CODEC.write_state(MIDDLE))
    view.state.holdings[0].reserve_tiles = 1
    assert view_defects(view) == [
        ("TILES_DO_NOT_ADD_UP", "state.holdings[0].reserve_tiles"),
    ]


def test_unknown_options() -> None:
    defects = GAME.options({"size": "5", "variant": "hex"})
    assert is_defects(defects)
    assert [(defect.code, defect.field) for defect in defects] == [
        ("OPTION_UNKNOWN", "size"),
        ("OPTION_UNKNOWN", "variant"),
    ]


def test_every_defect_has_a_case() -> None:
    tested = {code for *_, defects in (*CASES, *MOVE_CASES) for code, _ in defects}
    tested |= {"EARLIER_TOO_OFTEN", "STATE_MISSING", "OPTION_UNKNOWN"}
    assert tested == {named.code for named in DEFECTS}
    assert len({named.code for named in DEFECTS}) == len(DEFECTS) > 25
