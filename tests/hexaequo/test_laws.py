"""What holds in every position: laws between the parts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.chance import Chance
from ludex.core.game import Seat, Spectator, is_defects
from ludex.core.violations import Unreadable
from ludex.hexaequo.cells import CELL_NAMED, CELLS
from ludex.hexaequo.codec import CODEC
from ludex.hexaequo.ending import key
from ludex.hexaequo.game import GAME, Options, View
from ludex.hexaequo.moves import (
    DISK,
    RING,
    LayTile,
    Move,
    MovePiece,
    PieceCaptured,
    PieceMoved,
    PlacePiece,
)
from ludex.hexaequo.playing import captures
from ludex.hexaequo.position import OPENING, Holding, Position, position_on
from tests.hexaequo.helpers import move, played, positions, random_game, set_out, setup_of

cells = st.integers(0, CELLS - 1)
moves = st.one_of(
    st.builds(LayTile, cells),
    st.builds(PlacePiece, st.sampled_from((DISK, RING)), cells),
    st.builds(MovePiece, cells, st.lists(cells, min_size=1, max_size=30).map(tuple)),
)


def alike(one: Position, other: Position) -> bool:
    """Equal in every field, those that follow from the board included."""
    return (
        one == other
        and hash(one) == hash(other)
        and (one.tiles, one.frontier, one.pieces) == (other.tiles, other.frontier, other.pieces)
    )


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**9))
def test_whatever_is_played_is_admitted_again(seed: int) -> None:
    for position, _ in random_game(seed):
        state = CODEC.write_state(position)
        again = GAME.admit(CODEC.read_state(type(state).FromString(state.SerializeToString())))
        assert not is_defects(again), again
        assert alike(position, again)
        seat = position.to_move
        assert GAME.legal_moves(position, seat) == GAME.legal_moves(again, seat)
        assert GAME.outcome(position) == GAME.outcome(again)
        assert CODEC.write_state(again) == state


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 10**9), st.randoms(use_true_random=False))
def test_tiles_in_any_order_are_the_same_position(seed: int, order: object) -> None:
    for position, _ in random_game(seed):
        setup = setup_of(position)
        shuffled = list(setup.tiles)
        order.shuffle(shuffled)  # type: ignore[attr-defined]
        again = GAME.admit(type(setup)(tuple(shuffled), *_rest(setup)))
        assert not is_defects(again)
        assert alike(position, again)


def _beside(position: Position) -> tuple[tuple[Holding, Holding], int, tuple[int, ...]]:
    return position.holdings, position.ply, position.earlier


def _rest(setup: object) -> tuple[object, ...]:
    return tuple(getattr(setup, field) for field in ("holdings", "to_move", "ply", "earlier"))


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 10**9))
def test_playing_keeps_what_follows_from_the_board(seed: int) -> None:
    for position, _ in random_game(seed):
        anew = position_on(setup_of(position).tiles, *_beside(position))
        assert alike(position, anew)


@settings(deadline=None, max_examples=10)
@given(st.integers(0, 10**9))
def test_listed_moves_are_legal_and_have_different_effects(seed: int) -> None:
    for position, _ in random_game(seed):
        seat = position.to_move
        listed = GAME.legal_moves(position, seat)
        assert GAME.legal_moves(position, 1 - seat) == ()
        assert bool(listed) == (not GAME.outcome(position).over)
        # With their start: two disks can go round, capture the same and come back to their cells.
        effects = set()
        for one in listed:
            assert GAME.refuse(position, seat, one) is None
            assert GAME.canonical(position, seat, one) == one
            start = one.start if isinstance(one, MovePiece) else None
            effects.add((start, GAME.play(position, seat, one).position))
        assert len(effects) == len(listed)


@given(moves)
def test_any_move_can_be_asked_about(any_move: Move) -> None:
    """Legal or refused, and a refusal changes nothing; nothing is ever raised."""
    for position in positions()[::150]:
        before = (position.board, position.holdings, position.earlier, position.ply)
        refused = GAME.refuse(position, position.to_move, any_move)
        assert before == (position.board, position.holdings, position.earlier, position.ply)
        listed = GAME.legal_moves(position, position.to_move)
        if refused is None:
            assert GAME.canonical(position, position.to_move, any_move) in listed
        else:
            assert any_move not in listed


@given(moves)
def test_text_and_message_of_a_move_read_back(any_move: Move) -> None:
    assert GAME.parse(GAME.format(any_move)) == any_move
    message = CODEC.write_move(any_move)
    assert CODEC.read_move(message) == any_move
    assert CODEC.read_action(message) == any_move
    message.ClearField("text")
    assert CODEC.read_move(message) == any_move
    assert CODEC.read_move(type(message)(text=GAME.format(any_move))) == any_move


@given(moves, moves)
def test_different_moves_have_different_texts(one: Move, other: Move) -> None:
    assert (one == other) == (GAME.format(one) == GAME.format(other))


@given(st.one_of(st.text(max_size=12), st.from_regex(r"[TDR@A-Q0-9-]{0,14}", fullmatch=True)))
def test_every_text_is_read_or_not(text: str) -> None:
    """And what is read is written again as the same text: there are no second spellings."""
    read = GAME.parse(text)
    if isinstance(read, Unreadable):
        assert read.text == text
        assert read.message
    else:
        assert GAME.format(read) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "I8", "I8-", "-I8", "I8--J8", "i8-j8", "I08-J8", "I17-J8", "R8-J8", "I8xJ8"),
        *("T@", "X@I8", "@I8", "T@I8 ", " T@I8", "T@I8-J8", "T@18", "D@I8+", "K@Q16"),
        *("I8-J8-", "T@I٨", "I8-J8\n"),
    ],
)
def test_unreadable(text: str) -> None:
    assert isinstance(GAME.parse(text), Unreadable)


def test_keys_forget_the_way() -> None:
    one = played("T@H8 T@J9 D@I8 D@I9")
    other = played("D@I8 D@I9 T@H8 T@J9")
    assert GAME.key(one) == GAME.key(other)
    assert one == other
    round_about = played("J8-I8 H9-I9 I8-J8 I9-H9")
    assert GAME.key(round_about) == GAME.key(OPENING)
    assert round_about != OPENING


def test_keys_tell_positions_apart() -> None:
    """Equal keys exactly where tiles, pieces, holdings and the seat to move are equal."""
    by_key: dict[str, tuple[object, ...]] = {}
    by_rules: dict[tuple[object, ...], str] = {}
    for position in positions():
        same = (position.board, position.holdings, position.to_move)
        assert by_key.setdefault(key(position), same) == same
        assert by_rules.setdefault(same, key(position)) == key(position)


def test_events_tell_what_changes() -> None:
    """One event for each tile, piece, jump and capture."""
    for seed in range(10):
        for position, chosen in random_game(seed):
            if chosen is None:
                continue
            happened = GAME.play(position, position.to_move, chosen).events
            kinds = [type(event).__name__ for event in happened]
            if isinstance(chosen, LayTile):
                assert kinds == ["TileLaid"]
            elif isinstance(chosen, PlacePiece):
                paid = ["DiskReturned"] if chosen.kind == RING else []
                assert kinds == [*paid, "PiecePlaced"]
            else:
                assert kinds.count("PieceMoved") == len(chosen.landings)
                assert kinds.count("PieceCaptured") == len(captures(position.board, chosen))
            for event in happened:
                assert CODEC.write_event(event).WhichOneof("kind")


def test_capture_comes_before_the_landing() -> None:
    position = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 rI8 DH9 dI9")
    disk, ring = 1, 4
    at = CELL_NAMED
    assert GAME.play(position, 0, move("J8-H8-H10")).events == (
        PieceCaptured(ring, at["I8"], 0),
        PieceMoved(disk, at["J8"], at["H8"]),
        PieceMoved(disk, at["H8"], at["H10"]),
    )


def test_a_ring_gives_a_disk_back() -> None:
    for seed in range(30):
        for position, chosen in random_game(seed):
            if isinstance(chosen, PlacePiece) and chosen.kind == RING:
                seat = position.to_move
                after = GAME.play(position, seat, chosen).position
                before, own = position.holdings[seat], after.holdings[seat]
                assert own.captured_disks == before.captured_disks - 1
                assert own.reserve_rings == before.reserve_rings - 1
                other = after.holdings[1 - seat]
                assert other.reserve_disks == position.holdings[1 - seat].reserve_disks + 1
                return
    pytest.fail("no ring was placed")


# Views


def test_everybody_sees_everything() -> None:
    for position in positions()[::200]:
        for viewer in (Seat(0), Seat(1), Spectator()):
            view = GAME.view(position, viewer)
            assert view.position is position
            assert CODEC.read_view(CODEC.write_view(view)) == view
            assert GAME.sample(view, None, Chance.seeded(1)) == position
            assert GAME.sees_moves_of(viewer, 0)
            assert GAME.sees_moves_of(viewer, 1)


def test_spectator_of_a_view_is_no_seat() -> None:
    view = View(None, OPENING)
    assert not CODEC.write_view(view).HasField("seat")
    assert CODEC.write_view(View(0, OPENING)).HasField("seat")
    assert CODEC.read_known(CODEC.vocabulary.Known()) is None


def test_new_games_are_all_alike() -> None:
    options = GAME.options({})
    assert options == Options()
    assert CODEC.read_options(CODEC.write_options(Options())) == Options()
    assert GAME.new(Options(), Chance.seeded(5)) == OPENING
    assert GAME.seats(OPENING) == 2
    assert GAME.ply(OPENING) == 0
    assert GAME.to_act(OPENING) == (0,)
