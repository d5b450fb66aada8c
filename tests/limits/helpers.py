"""What the tests of Limits share: positions from play, and positions written by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from ludex.core.chance import Chance
from ludex.limits.cards import LETTERS, LimitCard, handful, in_order, limit_card
from ludex.limits.game import GAME
from ludex.limits.moves import Exchange, Move, Suspect
from ludex.limits.opening import Options
from ludex.limits.position import CheckSetup, PlayerSetup, Position, Setup

VECTORS = Path(__file__).parents[1] / "vectors" / "limits" / "games.jsonl"

ORDERED_DECK = "RYGBP" * 12


def vectors() -> list[dict[str, Any]]:
    """The recorded games."""
    return [json.loads(line) for line in VECTORS.read_text().splitlines()[1:]]


def pile(letters: str) -> tuple[int, ...]:
    """The colours that letters write."""
    return tuple([LETTERS.index(letter) for letter in letters])


def hand(letters: str) -> int:
    """The handful that letters write."""
    return handful(pile(letters))


def limits(text: str) -> LimitCard:
    """The limit card that five characters write."""
    card = limit_card(text)
    assert card is not None
    return card


def new(
    players: int = 3,
    *,
    draw_pile: str = "",
    limit_pile: str = "",
    starting_seat: int = 0,
    seed: int = 1,
) -> Position:
    """A first position."""
    options = Options(
        players,
        starting_seat,
        (),
        tuple([limits(text) for text in limit_pile.split(",") if text]),
        pile(draw_pile),
    )
    position = GAME.new(options, Chance.seeded(seed))
    assert isinstance(position, Position), position
    return position


def dealt(players: int, hands: dict[int, str], limit_pile: str, rest: str = "") -> Position:
    """A first position in which these seats get these hands, the draw pile begins with `rest`,
    and all other cards come in the order R, Y, G, B, P, R, … Seat 0 starts.
    """
    full = 6 if players == 2 else 5
    left = list(ORDERED_DECK)
    for letter in "".join(hands.values()) + rest:
        left.remove(letter)
    complete = [
        list(hands[seat]) if seat in hands else [left.pop(0) for _ in range(full)]
        for seat in range(players)
    ]
    deal = "".join([complete[seat][turn] for turn in range(full) for seat in range(players)])
    return new(players, draw_pile=deal + rest + "".join(left), limit_pile=limit_pile)


def play(position: Position, *plies: str) -> Position:
    """The position after moves written as `seat:move`, each checked to be legal."""
    for ply in plies:
        position, _ = play_one(position, ply)
    return position


def play_one(position: Position, ply: str) -> tuple[Position, tuple[Any, ...]]:
    """The position after one move, and its events."""
    seat, text = ply.split(":", 1)
    move = GAME.parse(text)
    assert GAME.refuse(position, int(seat), move) is None, (ply, GAME.diagram(position))
    played = GAME.play(position, int(seat), move)
    return played.position, played.events


def code(position: Position, ply: str) -> str | None:
    """The code with which a move is refused."""
    seat, text = ply.split(":", 1)
    violation = GAME.refuse(position, int(seat), GAME.parse(text))
    return None if violation is None else violation.code


def setup_of(position: Position) -> Setup:
    """The setup that states a position."""
    check = position.last_check
    return Setup(
        position.limit_pile,
        position.limit_card,
        position.draw_pile,
        position.discard_pile,
        tuple(position.discarders),
        tuple(
            [
                PlayerSetup(bytes(in_order(held)), bytes(in_order(down)), points, received)
                for held, down, points, received in zip(
                    position.hands,
                    position.face_down,
                    position.points,
                    position.limit_cards,
                    strict=True,
                )
            ]
        ),
        position.starting_seat,
        position.to_move,
        position.ply,
        None
        if check is None
        else CheckSetup(
            check.by_seat,
            check.suspect_seat,
            check.colour,
            check.count,
            check.limit,
            check.exceeded,
            tuple([bytes(in_order(cards)) for cards in check.revealed]),
            check.limit_card,
        ),
    )


def walk(seed: int, *, players: int | None = None) -> Iterator[tuple[Position, int, Move]]:
    """The positions of a random game, each with a seat and the move that it then plays.

    Some games suspect seldom, so that draw piles run out, and gather cards of one colour, so that
    exchanges happen.
    """
    random = Random(seed)
    number = 2 + seed % 5 if players is None else players
    position = GAME.new(Options(number, seed % number), Chance.seeded(seed))
    assert isinstance(position, Position)
    daring = random.choice((0.0, 0.8, 0.97))
    gathers = random.random() < 0.5
    while seats := GAME.to_act(position):
        seat = random.choice(seats)
        move = _choose(
            random, GAME.legal_moves(position, seat), position.hands[seat], daring, gathers
        )
        yield position, seat, move
        position = GAME.play(position, seat, move).position
    yield position, 0, Suspect(0)


def _choose(
    random: Random, moves: tuple[Move, ...], held: int, daring: float, gathers: bool
) -> Move:
    others = [move for move in moves if not isinstance(move, Suspect)]
    if others and random.random() < daring:
        moves = tuple(others)
    if Exchange() in moves and random.random() < 0.8:
        return Exchange()
    if gathers and not isinstance(moves[0], Suspect):
        return min(moves, key=lambda move: _like(held, move))
    return random.choice(moves)


def _like(held: int, move: Move) -> int:
    """How many cards of the move's colours the hand holds; many for a move without cards."""
    letters = GAME.format(move).removeprefix("C:")
    if letters[0] not in LETTERS:
        return 99
    return sum([held >> 4 * colour & 15 for colour in pile(letters)])


def with_player(setup: Setup, seat: int, **changes: Any) -> Setup:
    """The setup with one player changed."""
    players = list(setup.players)
    players[seat] = replace(players[seat], **changes)
    return replace(setup, players=tuple(players))
