"""What a player may see, and that nothing else gets out."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest

from ludex.core.chance import Chance
from ludex.core.game import PictureOptions, Seat, Spectator, Viewer
from ludex.limits.cards import LETTERS
from ludex.limits.events import Checked, Committed, Drawn, Exchanged, LimitRevealed, Placed
from ludex.limits.game import GAME
from ludex.limits.known import Known
from ludex.limits.moves import EXCHANGE, PLACES, Commit, Move, Place, Suspect
from ludex.limits.position import Position
from ludex.limits.views import PublicPlayer, View
from tests.limits.helpers import dealt, hand, play, play_one, walk


def table() -> Position:
    position = dealt(3, {0: "RRYGB", 1: "YYGBP", 2: "GGBPR"}, "22222,55555", rest="PBG")
    return play(position, "0:C:R", "2:C:G", "1:C:Y", "0:R", "1:P")


def test_a_seat_sees_what_the_rules_allow() -> None:
    position = table()
    assert GAME.view(position, Seat(1)) == View(
        seat=1,
        limit_card=position.limit_card,
        limit_pile_size=1,
        draw_pile_size=43,
        discard_pile_size=2,
        top_discard=4,
        players=(
            PublicPlayer(4, 1, True, 0, 0),
            PublicPlayer(4, 1, True, 0, 0),
            PublicPlayer(4, 1, False, 0, 0),
        ),
        hand=hand("YGBB"),
        face_down=hand("Y"),
        starting_seat=0,
        to_move=2,
        ply=5,
        last_check=None,
    )


def test_a_spectator_sees_no_hand() -> None:
    view = GAME.view(table(), Spectator())
    assert (view.seat, view.hand, view.face_down) == (None, 0, 0)
    assert GAME.view(table(), Seat(3)) == view


def test_a_view_has_no_place_for_hidden_things() -> None:
    assert {field.name for field in fields(View)}.isdisjoint(
        {"limit_pile", "draw_pile", "discard_pile", "discarders", "hands"}
    )
    assert {field.name for field in fields(PublicPlayer)} == {
        "hand_size", "face_down_count", "has_discarded", "points", "limit_cards",
    }  # fmt: skip


def test_while_committing_everybody_sees_who_has() -> None:
    position = play(dealt(3, {0: "RRYGB", 1: "YYGBP"}, "22222"), "1:C:Y")
    view = GAME.view(position, Seat(0))
    assert [player.face_down_count for player in view.players] == [0, 1, 0]
    assert view.face_down == 0


def test_only_own_moves_are_seen() -> None:
    assert GAME.sees_moves_of(Seat(1), 1)
    assert not GAME.sees_moves_of(Seat(1), 0)
    assert not GAME.sees_moves_of(Spectator(), 0)


def test_committed_cards_are_told_to_their_owner_only() -> None:
    position = dealt(3, {0: "RRYGB", 1: "YYGBP"}, "22222")
    _, events = play_one(position, "1:C:P")
    assert GAME.shown(events, Seat(1)) == (Committed(1, (4,)),)
    assert GAME.shown(events, Seat(0)) == (Committed(1, ()),)
    assert GAME.shown(events, Spectator()) == (Committed(1, ()),)


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    _, events = play_one(table(), "2:B")
    assert GAME.shown(events, Seat(2)) == (Placed(2, 3), Drawn(2, 1, (2,)))
    assert GAME.shown(events, Seat(1)) == (Placed(2, 3), Drawn(2, 1, ()))
    position = dealt(3, {0: "GGGGR", 1: "RRYBP", 2: "PPYBR"}, "22222", rest="RYBP")
    position = play(position, "0:C:R", "1:C:P", "2:C:P")
    _, events = play_one(position, "0:X")
    assert GAME.shown(events, Seat(0)) == (Exchanged(0, 2), Drawn(0, 4, (0, 1, 3, 4)))
    assert GAME.shown(events, Spectator()) == (Exchanged(0, 2), Drawn(0, 4, ()))


def test_a_check_is_told_to_everybody() -> None:
    _, events = play_one(table(), "2:S1")
    assert isinstance(events[0], Checked)
    assert isinstance(events[-1], LimitRevealed)
    assert GAME.shown(events, Spectator()) == events


def test_draws_at_the_end_of_a_round_are_hidden_from_others() -> None:
    drawn = 0
    for seed in range(30):
        for position, seat, move in walk(seed):
            if isinstance(move, Suspect) and GAME.to_act(position):
                events = GAME.play(position, seat, move).events
                for event in GAME.shown(events, Seat(0)):
                    if isinstance(event, Drawn):
                        drawn += 1
                        assert (event.cards == ()) == (event.seat != 0)
                        assert event.count
    assert drawn


# Nothing gets out: positions that look the same to a viewer can't be told apart.

OPTIONS = PictureOptions(layers=frozenset({"last_check", "discards"}))


def _moves() -> list[Move]:
    commits: list[Move] = [Commit((c,)) for c in range(5)]
    commits += [Commit((c, d)) for c in range(5) for d in range(c, 5)]
    return [*commits, *PLACES, EXCHANGE, *[Suspect(seat) for seat in range(7)]]


MOVES = _moves()


@pytest.mark.parametrize("seed", range(20))
def test_what_looks_the_same_cannot_be_told_apart(seed: int) -> None:
    random = Random(seed)
    for position, _, _ in walk(seed):
        if random.random() > 0.25:
            continue
        seats = GAME.seats(position)
        viewer: Viewer = Seat(random.randrange(seats)) if random.random() < 0.8 else Spectator()
        view = GAME.view(position, viewer)
        other = GAME.sample(view, Known(), Chance.seeded(random.getrandbits(64)))
        assert isinstance(other, Position), other
        assert GAME.view(other, viewer) == view
        assert GAME.diagram(GAME.view(other, viewer)) == GAME.diagram(view)
        if random.random() < 0.1:
            assert GAME.picture(GAME.view(other, viewer), OPTIONS) == GAME.picture(view, OPTIONS)
        assert GAME.to_act(other) == GAME.to_act(position)
        assert GAME.outcome(other) == GAME.outcome(position)
        if isinstance(viewer, Seat):
            assert GAME.legal_moves(other, viewer.seat) == GAME.legal_moves(position, viewer.seat)
            for move in MOVES:
                assert GAME.refuse(other, viewer.seat, move) == GAME.refuse(
                    position, viewer.seat, move
                )
        for seat in GAME.to_act(position):
            if viewer != Seat(seat):
                _same_to(viewer, position, other, seat)


def _same_to(viewer: Viewer, position: Position, other: Position, seat: int) -> None:
    """Moves of others tell the viewer the same, but for a check, which reveals cards."""
    both = set(GAME.legal_moves(position, seat)) & set(GAME.legal_moves(other, seat))
    for move in both:
        one = GAME.shown(GAME.play(position, seat, move).events, viewer)
        two = GAME.shown(GAME.play(other, seat, move).events, viewer)
        # What lies face up is told: the colour exchanged, and everything in a check.
        if position.hands[seat] == other.hands[seat] or isinstance(move, Commit | Place):
            assert isinstance(move, Suspect) or one == two
    if both and 0 in position.face_down:
        commits = [GAME.play(position, seat, move) for move in both]
        views = {GAME.view(played.position, viewer) for played in commits}
        shown = {GAME.shown(played.events, viewer) for played in commits}
        assert len(views) == len(shown) == 1


def test_a_diagram_of_a_view_has_only_the_view() -> None:
    text = GAME.diagram(GAME.view(table(), Seat(1)))
    rows = [line for line in text.splitlines() if line.lstrip("> *").startswith("seat")]
    assert [row.split()[-5] for row in rows] == ["....", "YGBB", "...."]
    whole = GAME.diagram(table())
    assert "RP (top last)" in whole
    assert "RP" not in text


def test_a_picture_of_a_view_does_not_depend_on_what_is_hidden() -> None:
    position = table()
    changed = replace(
        position,
        hands=(hand("BBBB"), position.hands[1], hand("PPPP")),
        draw_pile=position.draw_pile[::-1],
    )
    for viewer in (Seat(1), Spectator()):
        one = GAME.picture(GAME.view(position, viewer), OPTIONS)
        assert one == GAME.picture(GAME.view(changed, viewer), OPTIONS)
    assert GAME.picture(position, OPTIONS) != GAME.picture(changed, OPTIONS)
    assert LETTERS == "RYGBP"
