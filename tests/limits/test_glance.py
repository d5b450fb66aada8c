"""What is accepted at a glance is what has no defect, and nothing else."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.game import is_defects
from ludex.limits.admission import admit
from ludex.limits.cards import COLOUR_NAMES, LimitCard
from ludex.limits.codec import CODEC
from ludex.limits.encoded import FIRST_COLOUR
from ludex.limits.glance import at_a_glance
from ludex.limits.position import CheckSetup, PlayerSetup, Position, Setup
from ludex.limits.reading import remember
from ludex_proto.limits.v1 import game_pb2
from tests.limits.helpers import setup_of, walk, with_player

NUMBERS = (0, 1, 2, 3, 5, 6, 12, 13, 60, 61, 240, 241, 255, 256, 2**32 - 1)
LIMITS = (None, 0, 1, 9, 59, 60, 61, 2**32 - 1)


@cache
def positions(seed: int) -> list[Position]:
    return [position for position, _, _ in walk(seed)]


def agree(setup: Setup) -> bool:
    """Whether the setup is accepted, by both or by neither and as the same position."""
    full = admit(setup)
    state = written(setup)
    quick = at_a_glance(state)
    if is_defects(full):
        assert quick is None, full
        # Long lists are not even read.
        assert is_defects(CODEC.admit(state))
        return False
    assert quick == CODEC.admit(state) == full
    return True


def written(setup: Setup) -> bytes:
    """The encoded State that writes a setup, its limit cards known."""
    check = setup.last_check
    state = game_pb2.State(
        limit_pile=map(written_card, setup.limit_pile),
        limit_card=None if setup.limit_card is None else written_card(setup.limit_card),
        draw_pile=numbers(setup.draw_pile),
        discard_pile=[
            game_pb2.Discard(colour=number, seat=seat)
            for number, seat in zip(numbers(setup.discard_pile), setup.discarders, strict=True)
        ],
        players=[
            game_pb2.Player(
                hand=numbers(player.hand),
                face_down=numbers(player.face_down),
                points=player.points,
                limit_cards=player.limit_cards,
            )
            for player in setup.players
        ],
        starting_seat=setup.starting_seat,
        to_move=setup.to_move,
        ply=setup.ply,
        last_check=None
        if check is None
        else game_pb2.Check(
            by_seat=check.by_seat,
            suspect_seat=check.suspect_seat,
            colour=numbers((check.colour,))[0],
            count=check.count,
            limit=check.limit,
            exceeded=check.exceeded,
            revealed=[game_pb2.Revealed(cards=numbers(cards)) for cards in check.revealed],
            limit_card=written_card(check.limit_card),
        ),
    )
    return state.SerializeToString()


def written_card(card: LimitCard) -> game_pb2.LimitCard:
    message = game_pb2.LimitCard(**dict(zip(COLOUR_NAMES, card.limits, strict=True)))
    remember(message.SerializeToString(), card)
    return message


def numbers(colours: Iterable[int]) -> list[Any]:
    """The numbers of colours in messages."""
    return [FIRST_COLOUR + colour for colour in colours]


def near(number: int, random: Random) -> int:
    """Another number: mostly the next one, sometimes any."""
    if random.random() < 0.2:
        return random.choice(NUMBERS)
    return max(0, number + random.choice((-1, 1)))


def spoilt_bytes(pile: bytes, random: Random) -> bytes:
    cards = bytearray(pile)
    match random.randrange(5):
        case 0:
            cards.append(random.randrange(5))
        case 1 if cards:
            del cards[random.randrange(len(cards))]
        case 2 if cards:
            cards[random.randrange(len(cards))] = random.randrange(5)
        case 3:
            random.shuffle(cards)
        case _:
            cards *= random.randrange(3)
    return bytes(cards)


def spoilt_card(card: LimitCard | None, random: Random) -> LimitCard | None:
    if card is None or random.random() < 0.3:
        return None if card else LimitCard((0, 1, 2, 3, 4))
    limits = list(card.limits)
    limits[random.randrange(5)] = random.choice(LIMITS)
    return LimitCard(tuple(limits))  # type: ignore[arg-type]


def spoilt_limit_cards(setup: Setup, random: Random) -> Setup:
    pile = list(setup.limit_pile)
    match random.randrange(4):
        case 0:
            return replace(setup, limit_card=spoilt_card(setup.limit_card, random))
        case 1 if pile:
            at = random.randrange(len(pile))
            pile[at] = spoilt_card(pile[at], random) or pile[at]
        case 2:
            pile = pile[1:]
        case _:
            pile = [*pile, LimitCard((0, 0, 0, 0, 0))] * random.choice((1, 1, 20))
    return replace(setup, limit_pile=tuple(pile))


def spoilt_discards(setup: Setup, random: Random) -> Setup:
    pile, seats = list(setup.discard_pile), list(setup.discarders)
    match random.randrange(5):
        case 0 if pile:
            at = random.randrange(len(pile))
            seats[at] = near(seats[at], random)
        case 1 if pile:
            at = random.randrange(len(pile))
            del pile[at], seats[at]
        case 2 if pile:
            pile[random.randrange(len(pile))] = random.randrange(5)
        case 3:
            at = random.randint(0, len(pile))
            pile.insert(at, pile[at - 1] if pile else random.randrange(5))
            seats.insert(at, seats[at - 1] if seats else random.randrange(6))
        case _:
            pile, seats = pile[::-1], seats[::-1]
    return replace(setup, discard_pile=bytes(pile), discarders=tuple(seats))


def moved_card(setup: Setup, random: Random) -> Setup:
    """A card goes from one place to another, so that all sixty are still there."""
    seat, other = random.choices(range(len(setup.players)), k=2)
    hand, down = setup.players[seat].hand, setup.players[other].face_down
    draw = setup.draw_pile
    match random.randrange(5):
        case 0 if hand:
            changed = with_player(setup, seat, hand=hand[1:])
            return replace(changed, draw_pile=hand[:1] + draw)
        case 1 if draw:
            changed = with_player(setup, seat, hand=hand + draw[:1])
            return replace(changed, draw_pile=draw[1:])
        case 2 if draw and hand:
            changed = with_player(setup, seat, hand=draw[-1:] + hand[1:])
            return replace(changed, draw_pile=draw[:-1] + hand[:1])
        case 3 if draw:
            return replace(
                setup,
                draw_pile=draw[1:],
                discard_pile=setup.discard_pile + draw[:1],
                discarders=(*setup.discarders, setup.to_move),
                to_move=(setup.to_move + 1) % len(setup.players),
                ply=setup.ply + 1,
            )
        case _ if down:
            changed = with_player(setup, other, face_down=down[1:])
            return with_player(changed, other, hand=changed.players[other].hand + down[:1])
    return setup


def spoilt_player(setup: Setup, random: Random) -> Setup:
    players = list(setup.players)
    seat = random.randrange(len(players))
    player = players[seat]
    match random.randrange(6):
        case 0:
            players[seat] = replace(player, hand=spoilt_bytes(player.hand, random))
        case 1:
            players[seat] = replace(player, face_down=spoilt_bytes(player.face_down, random))
        case 2:
            players[seat] = replace(player, points=near(player.points, random))
        case 3:
            players[seat] = replace(player, limit_cards=near(player.limit_cards, random))
        case 4:
            # A point or a limit card changes hands.
            other = random.randrange(len(players))
            field = random.choice(("points", "limit_cards"))
            if getattr(player, field):
                players[seat] = replace(player, **{field: getattr(player, field) - 1})
                more = getattr(players[other], field) + 1
                players[other] = replace(players[other], **{field: more})
        case _:
            players = random.choice((players[1:], players * 2, players[::-1]))
    return replace(setup, players=tuple(players))


def spoilt_check(setup: Setup, random: Random) -> Setup:
    check = setup.last_check
    if check is None:
        card = LimitCard((None, 0, 1, 2, 3))
        revealed = (b"\x01",) * len(setup.players)
        return replace(setup, last_check=CheckSetup(0, 1, 0, 1, None, False, revealed, card))
    if random.random() < 0.1:
        return replace(setup, last_check=None)
    match random.randrange(7):
        case 0:
            check = replace(check, by_seat=near(check.by_seat, random))
        case 1:
            check = replace(check, suspect_seat=near(check.suspect_seat, random))
        case 2:
            check = replace(check, count=near(check.count, random))
        case 3:
            check = replace(check, limit=random.choice(LIMITS))
        case 4:
            check = replace(check, exceeded=not check.exceeded)
        case 5:
            other = spoilt_card(check.limit_card, random)
            check = replace(check, limit_card=other or check.limit_card)
        case _:
            shown = list(check.revealed)
            at = random.randrange(len(shown))
            shown[at] = spoilt_bytes(shown[at], random)
            check = replace(check, revealed=tuple(shown))
    return replace(setup, last_check=check)


def spoilt_turn(setup: Setup, random: Random) -> Setup:
    match random.randrange(4):
        case 0:
            return replace(setup, starting_seat=near(setup.starting_seat, random))
        case 1:
            return replace(setup, to_move=near(setup.to_move, random))
        case 2:
            return replace(setup, ply=near(setup.ply, random))
        case _:
            return replace(setup, ply=max(0, setup.ply + random.randint(-100, 100)))


def spoilt_draw_pile(setup: Setup, random: Random) -> Setup:
    return replace(setup, draw_pile=spoilt_bytes(setup.draw_pile, random))


WAYS = (
    spoilt_limit_cards,
    spoilt_draw_pile,
    spoilt_discards,
    moved_card,
    spoilt_player,
    spoilt_check,
    spoilt_turn,
)


def test_whatever_is_played_is_accepted() -> None:
    for seed in range(30):
        for position, _, _ in walk(seed):
            assert agree(setup_of(position))


@settings(deadline=None, max_examples=200)
@given(st.integers(0, 10**9))
def test_spoilt_positions_are_accepted_exactly_when_nothing_is_wrong(seed: int) -> None:
    random = Random(seed)
    played = positions(random.randrange(60))
    for _ in range(20):
        spoilt = setup_of(random.choice(played))
        for _ in range(random.randrange(1, 4)):
            spoilt = random.choice(WAYS)(spoilt, random)
            if not spoilt.players:
                break
            agree(spoilt)


def test_some_changes_are_no_defects() -> None:
    """So that the test before this one compares positions too, not defects only."""
    random = Random(1)
    played = [setup_of(position) for seed in range(5) for position, _, _ in walk(seed)]
    tried = [random.choice(WAYS)(random.choice(played), random) for _ in range(2000)]
    assert sum(agree(setup) for setup in tried) > 100


def test_nothing_at_all() -> None:
    nobody = PlayerSetup(b"", b"", 0, 0)
    for players in range(8):
        assert not agree(Setup((), None, b"", b"", (), (nobody,) * players, 0, 0, 0, None))
