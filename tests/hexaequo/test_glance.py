"""What is accepted at a glance is what has no defect, and nothing else."""

import random
from dataclasses import astuple, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.game import is_defects
from ludex.hexaequo.admission import admit
from ludex.hexaequo.codec import CODEC
from ludex.hexaequo.glance import at_a_glance
from ludex.hexaequo.position import Holding, LaidTile, Position, Setup
from ludex_proto.hexaequo.v1.game_pb2 import Holding as WrittenHolding
from ludex_proto.hexaequo.v1.game_pb2 import State, Tile
from tests.hexaequo.helpers import positions, setup_of, wandering

NUMBERS = (-1000, -9, -8, -1, 0, 1, 2, 3, 4, 5, 8, 9, 255, 1_000_000_000, 1_000_000_001, 2**32 - 1)


def agree(setup: Setup) -> bool:
    """Whether the setup is accepted, by both or by neither and as the same position."""
    full = admit(setup)
    try:
        state = written(setup)
    except ValueError:  # negative, or too large for its field
        assert is_defects(full)
        return False
    quick = at_a_glance(state)
    if is_defects(full):
        assert quick is None, full
        assert CODEC.admit(state) == full
        return False
    assert CODEC.admit(state) == full
    if not is_in_order(setup):
        assert quick is None
        return True
    assert quick == full
    assert isinstance(full, Position)
    assert isinstance(quick, Position)
    for name in ("tiles", "frontier", "pieces"):
        assert getattr(quick, name) == getattr(full, name)
    return True


def is_in_order(setup: Setup) -> bool:
    """Whether the tiles are as ludex writes them: sorted, and those that are empty without a
    piece.
    """
    cells = [(tile.q, tile.r) for tile in setup.tiles]
    return cells == sorted(cells) and all(tile.piece != 0 for tile in setup.tiles)


def written(setup: Setup) -> bytes:
    """The encoded State that writes a setup. Raises ValueError when none can."""
    return State(
        tiles=[
            Tile(q=tile.q, r=tile.r, colour=tile.colour + 1, piece=tile.piece)  # type: ignore[arg-type]
            for tile in setup.tiles
        ],
        holdings=[
            WrittenHolding(
                **{name: getattr(holding, name) for name in Holding.__dataclass_fields__}
            )
            for holding in setup.holdings
        ],
        to_move=setup.to_move,
        ply=setup.ply,
        earlier_positions=setup.earlier,
    ).SerializeToString()


def near(number: int, rng: random.Random) -> int:
    """Another number: mostly the next one, sometimes any."""
    return number + rng.choice((-1, 1)) if rng.random() < 0.8 else rng.choice(NUMBERS)


def spoilt_tiles(setup: Setup, rng: random.Random) -> Setup:
    tiles = list(setup.tiles)
    at = rng.randrange(len(tiles))
    q, r, colour, piece = tiles[at]
    match rng.randrange(9):
        case 0:
            del tiles[at]
        case 1:
            tiles.append(tiles[at])
        case 2:
            tiles[at] = LaidTile(near(q, rng), r, colour, piece)
        case 3:
            tiles[at] = LaidTile(q, near(r, rng), colour, piece)
        case 4:
            tiles[at] = LaidTile(q, r, near(colour, rng), piece)
        case 5:
            tiles[at] = LaidTile(q, r, colour, rng.choice((None, 0, 1, 2, 3, 4, 5, -1)))
        case 6:
            tiles.append(LaidTile(near(q, rng), near(r, rng), rng.randrange(2)))
        case 7:
            rng.shuffle(tiles)
        case _:
            # The pieces of two tiles change places, so that everything adds up.
            to = rng.randrange(len(tiles))
            tiles[at] = tiles[at]._replace(piece=tiles[to].piece)
            tiles[to] = tiles[to]._replace(piece=piece)
    return replace(setup, tiles=tuple(tiles))


def spoilt_holdings(setup: Setup, rng: random.Random) -> Setup:
    holdings = list(setup.holdings) or [Holding(7, 5, 3, 0, 0)]
    match rng.randrange(4):
        case 0:
            holdings.pop()
        case 1:
            holdings.append(holdings[0])
        case _:
            seat = rng.randrange(len(holdings))
            numbers = list(astuple(holdings[seat]))
            field = rng.randrange(5)
            numbers[field] = near(numbers[field], rng)
            if rng.random() < 0.7:
                other = rng.randrange(5)
                numbers[other] = near(numbers[other], rng)
            holdings[seat] = Holding(*numbers)
    return replace(setup, holdings=tuple(holdings))


def spoilt_earlier(setup: Setup, rng: random.Random) -> Setup:
    earlier = list(setup.earlier)
    if not earlier:
        return replace(setup, earlier=(rng.randrange(2**55),))
    at = rng.randrange(len(earlier))
    match rng.randrange(8):
        case 0:
            del earlier[at]
        case 1:
            del earlier[: at + 1]
        case 2:
            earlier[at] ^= 1 << rng.randrange(64)
        case 3:
            earlier[at] = earlier[rng.randrange(len(earlier))]
        case 4:
            earlier = earlier[:1] * 2 + earlier
        case 5:
            # There and back again, as often as is too much.
            earlier = [*earlier[at:], *earlier[at:], *earlier[at:]]
        case 6:
            one, other = 3 * rng.randrange(18), 3 * rng.randrange(18)
            moved = (earlier[at] >> one ^ earlier[at] >> other) & 7
            earlier[at] ^= moved << one | moved << other if one != other else 0
        case _:
            earlier = (earlier * 200)[:5000]
    return replace(setup, earlier=tuple(earlier))


def spoilt_turn(setup: Setup, rng: random.Random) -> Setup:
    match rng.randrange(3):
        case 0:
            return replace(setup, to_move=near(setup.to_move, rng))
        case 1:
            return replace(setup, ply=near(setup.ply, rng))
        case _:
            ply = setup.ply + rng.choice((-20, -10, -4, -2, 2, 4, 10))
            return replace(setup, ply=ply, to_move=ply % 2)


WAYS = (spoilt_tiles, spoilt_holdings, spoilt_earlier, spoilt_turn)


def test_whatever_is_played_is_accepted() -> None:
    for position in positions():
        assert agree(setup_of(position))
    for seed in range(40):
        for position in wandering(seed):
            assert agree(setup_of(position))


@settings(deadline=None, max_examples=400)
@given(st.integers(0, 10**9))
def test_spoilt_positions_are_accepted_exactly_when_nothing_is_wrong(seed: int) -> None:
    rng = random.Random(seed)
    if rng.random() < 0.5:
        good = setup_of(rng.choice(positions()))
    else:
        good = setup_of(list(wandering(rng.randrange(200)))[-1])
    for _ in range(8):
        spoilt = good
        for _ in range(rng.randrange(1, 4)):
            spoilt = rng.choice(WAYS)(spoilt, rng)
        agree(spoilt)


def test_some_changes_are_no_defects() -> None:
    """So that the test before this one compares positions too, not defects only."""
    rng = random.Random(1)
    tried = [setup_of(rng.choice(positions())) for _ in range(300)]
    assert sum(agree(rng.choice(WAYS)(setup, rng)) for setup in tried) > 20


def test_nothing_at_all() -> None:
    assert not agree(Setup((), (), 0, 0))
