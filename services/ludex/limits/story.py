"""The rounds before this one, as far as points, limit cards and ply tell of them.

Every finished round gave one player a limit card and another a point; every exchange gave a
point. So it follows from the points whether this round's exchanges can have been what they seem.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludex.core.violations import Defect
from ludex.limits.cards import ALL_CARDS
from ludex.limits.position import COMMITTED, PLAYING_HAND, UNDEALT, Check
from ludex.limits.views import PublicPlayer
from ludex.limits.violations import (
    PLY_IMPOSSIBLE,
    POINTS_MISPLACED,
    POINTS_TOO_FEW,
    POINTS_TOO_MANY,
    defect,
)


@dataclass(frozen=True, slots=True)
class Story:
    """What everybody knows of the game so far.

    `committed`: how many seats have committed in this round. `last`: the last check, if any.
    """

    points: tuple[int, ...]
    limit_cards: tuple[int, ...]
    last: Check | None
    committed: int
    ply: int

    @property
    def finished(self) -> int:
        """How many rounds are over: each gave somebody a limit card."""
        return sum(self.limit_cards)


def story(players: Sequence[PublicPlayer], last: Check | None, ply: int) -> Story:
    """The story that the table tells."""
    return Story(
        tuple([player.points for player in players]),
        tuple([player.limit_cards for player in players]),
        last,
        sum([player.face_down_count > 0 for player in players]),
        ply,
    )


def most_turns(players: int) -> int:
    """The most cards that can be put on the discard pile in a round, one a turn."""
    return ALL_CARDS - players * COMMITTED[players]


def most_exchanges(players: int) -> int:
    """The most exchanges that the draw pile allows in a round: each takes two cards off it."""
    return (UNDEALT[players] - PLAYING_HAND) // 2 + 1


def faults(told: Story, turns: int, exchanges: Sequence[int]) -> list[Defect]:
    """What speaks against this round having had so many turns, and so many exchanges by each
    seat among them.
    """
    players = len(told.points)
    finished = told.finished
    found: list[Defect] = []
    winner = told.last.point_to if told.last is not None else None
    before = [points - made for points, made in zip(told.points, exchanges, strict=True)]
    for seat, points in enumerate(before):
        if points < (seat == winner):
            found.append(
                defect(
                    POINTS_TOO_FEW,
                    f"players[{seat}].points",
                    f"Seat {seat} won more than {told.points[seat]} points in this round and by "
                    "the last check.",
                )
            )
    earlier = sum(before) - finished
    if earlier < 0:
        found.append(
            defect(
                POINTS_TOO_FEW,
                "players",
                f"{finished} checks and {sum(exchanges)} exchanges gave as many points; there "
                f"are {sum(told.points)}.",
            )
        )
    elif earlier > finished * most_exchanges(players):
        found.append(
            defect(
                POINTS_TOO_MANY,
                "players",
                f"{finished} finished rounds can't have given {sum(before)} points.",
            )
        )
    elif not found and sum(map(min, before, _most_checks_won(told))) < finished:
        found.append(
            defect(
                POINTS_MISPLACED,
                "players",
                "Whoever receives the limit card of a round doesn't win its point; these points "
                "and limit cards leave a round without a winner.",
            )
        )
    believable = 0 <= earlier <= finished * most_exchanges(players)
    return found + _ply_faults(told, turns, earlier if believable else 0)


def _most_checks_won(told: Story) -> list[int]:
    """How many checks each seat can have won: at most one in each round that gave it no limit
    card; and the last round's winner is known.
    """
    winner_and_loser = () if told.last is None else (told.last.point_to, told.last.limit_card_to)
    finished = told.finished
    return [
        max(0, finished - received - (told.last is not None and seat not in winner_and_loser))
        for seat, received in enumerate(told.limit_cards)
    ]


def _ply_faults(told: Story, turns: int, exchanges_before: int) -> list[Defect]:
    """A round has a commitment of each player, at least one turn, and the suspicion."""
    players = len(told.points)
    finished = told.finished
    before = told.ply - told.committed - turns
    least = finished * (players + 1) + max(finished, exchanges_before)
    most = finished * (players + 1 + most_turns(players)) - exchanges_before
    if least <= before <= most:
        return []
    return [
        defect(
            PLY_IMPOSSIBLE,
            "ply",
            f"{finished} finished rounds take {least} to {most} moves, and this round had "
            f"{told.committed + turns}; that doesn't make {told.ply}.",
        )
    ]
