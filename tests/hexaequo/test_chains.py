"""A disk's jumps: routes and outcomes, against a plain enumeration of every route."""

import time
from collections.abc import Callable, Iterator

import pytest

from ludex.hexaequo import chains
from ludex.hexaequo.cells import CELL_NAMED, CELLS, coordinates
from ludex.hexaequo.game import GAME
from ludex.hexaequo.moves import MovePiece, PieceCaptured, PieceMoved
from ludex.hexaequo.position import OPENING, Position, colour_of, piece_of
from tests.hexaequo.helpers import move, name, ongoing, played, positions, set_out, texts

# The hexagon of radius two around I8, without H8. One disk on G10 has 79,152 routes.
#
#         I6  J6  K6
#       H7  I7  J7  K7
#     G8  .   I8  J8  K8
#       G9  H9  I9  J9
#         G10 H10 I10
HUNT = set_out(
    "I6 J6 K6 H7 I7 J7 K7 I8 J8",
    "G8 K8 G9 H9 I9 J9 G10 H10 I10",
    "DG10 DG9 DH9 DH10 DI7 DJ6 RJ9 RK7 dH7 dI9 dJ7 dJ8",
)
LONG = (
    "G10-I10-K8-I8-I6-K6-K8-I10-G10-G8-I6-K6-K8-I10-G10-I8-K6-K8-I10-G10-I8-I10-K8-K6-I6-I8-G10-G8"
)

#     H8  I8  J8
#       H9  I9
#         H10
ONE_ENEMY = set_out("I8 J8 H8", "H9 I9 H10", "DJ8 dI8 DH9 DI9")
LAST_ENEMY = set_out("I8 J8 H8 G9", "H9 I9 H10", "DJ8 DI8 DH9 dI9 dG9")

Coordinates = tuple[int, int]
WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def every_route(position: Position, start: int) -> Iterator[tuple[list[int], frozenset[int]]]:
    """Every legal route of jumps from a cell and what it captures, straight from the rules page."""
    seat = position.to_move
    tiles: dict[Coordinates, int] = {
        coordinates(cell): piece_of(position.board[cell]) for cell in position.tiles
    }
    tiles[coordinates(start)] = 0
    numbers = {coordinates(cell): cell for cell in range(CELLS)}

    def onward(
        cell: Coordinates,
        tiles: dict[Coordinates, int],
        been: frozenset[Coordinates],
        route: list[int],
        captured: frozenset[int],
    ) -> Iterator[tuple[list[int], frozenset[int]]]:
        for q, r in WAYS:
            over = (cell[0] + q, cell[1] + r)
            landing = (cell[0] + 2 * q, cell[1] + 2 * r)
            crossed = tiles.get(over, 0)
            if not crossed or tiles.get(landing) != 0:
                continue
            now, visited, taken = tiles, been, captured
            if (crossed > 2) != (seat == 1):
                now, visited, taken = {**tiles, over: 0}, frozenset(), captured | {numbers[over]}
            if landing in visited:
                continue
            further = [*route, numbers[landing]]
            yield further, taken
            yield from onward(landing, now, visited | {landing}, further, taken)

    origin = coordinates(start)
    return onward(origin, tiles, frozenset({origin}), [], frozenset())


def own_disks(position: Position) -> list[int]:
    disk = 1 + 2 * position.to_move
    return [cell for cell in position.tiles if piece_of(position.board[cell]) == disk]


def compare(position: Position, start: int) -> int:
    """Compares the outcomes of a disk with those of all its routes; how many routes there are."""
    best: dict[chains.Stage, tuple[int, list[int]]] = {}
    counts: dict[chains.Stage, int] = {}
    total = 0
    for route, captured in every_route(position, start):
        total += 1
        stage = route[-1], sum(1 << cell for cell in captured)
        counts[stage] = counts.get(stage, 0) + 1
        best[stage] = min(best.get(stage, (len(route), route)), (len(route), route))
    found = chains.outcomes(position.board, position.to_move, start)
    assert {stage: list(route) for stage, route in found.items()} == {
        stage: route for stage, (_, route) in best.items()
    }
    ordered = [(len(route), route) for route in found.values()]
    assert ordered == sorted(ordered)
    assert chains.count_routes(position.board, position.to_move, start, total + 1) == counts
    return total


def test_outcomes_agree_with_all_routes_in_random_games() -> None:
    assert sum(
        compare(position, start) for position in positions() for start in own_disks(position)
    )


def test_outcomes_agree_with_all_routes_in_a_thicket() -> None:
    assert compare(HUNT, CELL_NAMED["G10"]) == 79_152


def test_every_route_is_accepted_and_does_the_same() -> None:
    tried = 0
    for position in ongoing():
        for start in own_disks(position):
            for route, captured in every_route(position, start):
                chain = MovePiece(start, tuple(route))
                assert GAME.refuse(position, position.to_move, chain) is None
                listed = GAME.canonical(position, position.to_move, chain)
                assert listed in GAME.legal_moves(position, position.to_move)
                result = GAME.play(position, position.to_move, chain)
                assert result.position == GAME.play(position, position.to_move, listed).position
                gone = {one.cell for one in result.events if isinstance(one, PieceCaptured)}
                assert gone == captured
                tried += len(route) > 1
    assert tried > 100


def test_long_chain_is_accepted_whole() -> None:
    chain = move(LONG)
    assert isinstance(chain, MovePiece)
    assert len(chain.landings) == 27
    assert GAME.refuse(HUNT, 0, chain) is None
    result = GAME.play(HUNT, 0, chain)
    landings = [one.landing for one in result.events if isinstance(one, PieceMoved)]
    assert landings == list(chain.landings)
    captured = [name(one.cell) for one in result.events if isinstance(one, PieceCaptured)]
    assert sorted(captured) == ["H7", "I9", "J7", "J8"]
    assert GAME.outcome(result.position).reason == "NO_PIECE_LEFT"
    shortest = GAME.canonical(HUNT, 0, chain)
    assert isinstance(shortest, MovePiece)
    assert len(shortest.landings) < 27
    assert GAME.play(HUNT, 0, shortest).position == result.position


def test_one_landing_too_many_is_refused() -> None:
    refused = GAME.refuse(HUNT, 0, move(LONG + "-G10"))
    assert refused is not None


def test_capturing_chain_back_to_the_start() -> None:
    chain = move("J8-H8-H10-J8")
    assert chain in GAME.legal_moves(ONE_ENEMY, 0)
    position = played("J8-H8-H10-J8", ONE_ENEMY)
    start = CELL_NAMED["J8"]
    assert piece_of(position.board[start]) == 1
    assert colour_of(position.board[start]) == 0
    assert position.holdings[0].captured_disks == 1


def test_capturing_jump_lands_where_the_disk_had_been() -> None:
    # Once round: H8 and H10 over friends, then J8, where it began, over the enemy; and on to H8,
    # where it had been before that capture.
    for chain in ("J8-H8-H10-J8", "J8-H8-H10-J8-H8", "J8-H8-H10-J8-H8-H10"):
        assert GAME.refuse(LAST_ENEMY, 0, move(chain)) is None
    refused = GAME.refuse(LAST_ENEMY, 0, move("J8-H8-H10-J8-H8-J8"))
    assert refused is not None
    assert refused.code == "HOP_IN_CIRCLE"


def test_stopping_after_any_jump_is_legal() -> None:
    chain = LONG.split("-")
    for length in range(2, len(chain) + 1):
        assert GAME.refuse(HUNT, 0, move("-".join(chain[:length]))) is None


def test_listing_never_walks_the_routes() -> None:
    """It looks around once from each stage: from 112, where 79,152 routes exist."""
    start = CELL_NAMED["G10"]
    origin = (start, 0)
    looked_from = [origin]
    found: dict[chains.Stage, chains.Route] = {origin: ()}
    chains.extend(found, looked_from, HUNT.board, 0, start)
    assert len(looked_from) == len(set(looked_from)) == 112
    del found[origin]
    assert found == chains.outcomes(HUNT.board, 0, start)


def best_of(times: int, work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(times):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def test_listing_and_checking_take_no_time() -> None:
    """Against a thousand listings of the opening in the same run: walking takes as many seconds as
    they take milliseconds.
    """
    chain = move(LONG)

    def openings() -> None:
        for _ in range(1000):
            GAME.legal_moves(OPENING, 0)

    reference = best_of(5, openings)
    assert best_of(5, lambda: GAME.legal_moves(HUNT, 0)) < reference
    assert best_of(5, lambda: GAME.refuse(HUNT, 0, chain)) < reference
    assert best_of(5, lambda: GAME.canonical(HUNT, 0, chain)) < reference


# Counting


def test_counts_stop_at_the_limit() -> None:
    moves = GAME.legal_moves(HUNT, 0)
    full = GAME.routes(HUNT, 0, 1_000_000)
    assert tuple(one for one, _ in full) == moves
    total = sum(count for _, count in full)
    assert total > 79_152
    for limit in (0, 1, len(moves) - 1, len(moves), len(moves) + 1, 1000, total - 1, total):
        counted = GAME.routes(HUNT, 0, limit)
        assert tuple(one for one, _ in counted) == moves
        assert sum(count for _, count in counted) == limit
    assert GAME.routes(HUNT, 0, total + 1) == full


def test_counts_of_whoever_is_not_to_act() -> None:
    assert GAME.routes(HUNT, 1, 100) == ()


# Beginnings


def beginning_by_hand(position: Position, prefix: str) -> dict[object, str]:
    """Of all routes whose text begins so, the best for each outcome."""
    best: dict[object, tuple[int, list[int], str]] = {}
    for start in own_disks(position):
        for route, captured in every_route(position, start):
            text = "-".join(name(cell) for cell in (start, *route))
            if text.startswith(prefix):
                key = (start, route[-1], captured)
                mine = (len(route), route, text)
                best[key] = min(best.get(key, mine), mine)
    for one in GAME.legal_moves(position, position.to_move):
        text = GAME.format(one)
        is_chain = isinstance(one, MovePiece) and any(
            list(one.landings) == route for route, _ in every_route(position, one.start)
        )
        if text.startswith(prefix) and not (
            is_chain and isinstance(one, MovePiece) and one.start in own_disks(position)
        ):
            best[text] = (0, [], text)
    return {key: text for key, (_, _, text) in best.items()}


@pytest.mark.parametrize(
    "prefix",
    [
        "J8",
        "J8-",
        "J8-H",
        "J8-H8",
        "J8-H8-H10",
        "J8-H8-H1",
        "J8-H8-H10-J8-H8",
        "J8-H8-J8",
        "J",
        "R",
    ],
)
def test_beginnings_around_the_triangle(prefix: str) -> None:
    found = texts(GAME.beginning_with(LAST_ENEMY, 0, prefix))
    assert sorted(found) == sorted(beginning_by_hand(LAST_ENEMY, prefix).values())


@pytest.mark.parametrize("prefix", ["T", "T@", "T@H", "D@", "R@H", "G1", "G10", "Q", "", "J8-I8-"])
def test_beginnings_without_chains_are_beginnings_of_the_list(prefix: str) -> None:
    for position in positions()[::25]:
        listed = GAME.legal_moves(position, position.to_move)
        assert GAME.beginning_with(position, position.to_move, prefix) == tuple(
            one for one in listed if GAME.format(one).startswith(prefix)
        )


def test_beginning_goes_on_from_where_the_disk_is() -> None:
    found = GAME.beginning_with(HUNT, 0, "G10-I10-K8")
    assert all(text.startswith("G10-I10-K8") for text in texts(found))
    assert "G10-I10-K8" in texts(found)
    assert all(GAME.refuse(HUNT, 0, one) is None for one in found)
    effects = {GAME.play(HUNT, 0, one).position for one in found}
    assert len(effects) == len(found)
    # Not the canonical way to G8, which takes one jump.
    assert "G10-G8" in texts(GAME.legal_moves(HUNT, 0))


def test_beginnings_in_random_games() -> None:
    tried = 0
    for position in ongoing():
        for start in own_disks(position):
            routes = [route for route, _ in every_route(position, start)]
            for route in routes[:3]:
                prefix = "-".join(name(cell) for cell in (start, *route))
                found = texts(GAME.beginning_with(position, position.to_move, prefix))
                assert sorted(found) == sorted(beginning_by_hand(position, prefix).values())
                tried += 1
            if tried > 300:
                return


@pytest.mark.parametrize(
    "prefix", ["A0-", "J8-K8", "J8-I8-I9", "Z9-", "J8--", "-", "J8-H8-", "@", "H9-"]
)
def test_beginnings_of_nothing(prefix: str) -> None:
    assert GAME.beginning_with(OPENING, 0, prefix) == ()
    assert GAME.beginning_with(OPENING, 1, prefix) == ()
