"""`ludex playouts`: plays random games."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import click

from ludex.cli.failures import reported
from ludex.cli.parameters import (
    MAX_SEED,
    Pair,
    PairType,
    WholeNumber,
    game_argument,
    json_option,
    server_option,
)

if TYPE_CHECKING:
    from ludex.cli.desk import Desk
    from ludex.core.playouts import Span, Summary

HELP = """\
Play whole games of random legal moves, and tell how they ended.

The same seed plays the same games, here or with --server.

\b
Examples:
  ludex playouts hexaequo
  ludex playouts limits --option players=4 --count 1000 --seed 7
  ludex playouts smallholder --option ruleset=stymie --json
"""


@click.command(name="playouts", help=HELP, short_help="Play random games.")
@game_argument
@click.option(
    "--option",
    "options",
    type=PairType("NAME=VALUE"),
    multiple=True,
    metavar="NAME=VALUE",
    help="Set the games up so; may be repeated. `ludex describe GAME` lists the options.",
)
@click.option(
    "--count",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many games.",
)
@click.option(
    "--seed",
    type=WholeNumber(MAX_SEED),
    default=0,
    show_default=True,
    metavar="N",
    help="Decides all chance and all moves.",
)
@server_option
@json_option
@reported
def command(
    game: str,
    options: tuple[Pair, ...],
    count: int,
    seed: int,
    server: str | None,
    as_json: bool,
) -> None:
    """Plays random games."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json, progress
    from ludex.cli.random_games import player_of_games
    from ludex.core.playouts import Summary

    desk = Desk(game, server)
    message = desk.options(options)
    spot = desk.call("NewGame", options=message, seed=seed)
    seats = desk.game.seats(desk.position(spot.state))
    play = player_of_games(desk, message, seed)
    summary = Summary()
    started = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(desk.game.description.title, total=count)
        for number in range(count):
            summary.add(play(number))
            bar.advance(task)
    seconds = time.perf_counter() - started
    if as_json:
        print_json(_facts(summary, seats, seed, seconds))
    else:
        _print(desk, summary, seats, seconds)


def _facts(summary: Summary, seats: int, seed: int, seconds: float) -> dict[str, Any]:
    return {
        "games": summary.games,
        "seed": seed,
        "wins": [summary.wins[seat] for seat in range(seats)],
        "shared_wins": summary.shared,
        "draws": summary.draws,
        "endings": dict(sorted(summary.endings.items())),
        "plies": _span(summary.plies),
        "scores": [_span(summary.scores[seat]) for seat in sorted(summary.scores)],
        "seconds": round(seconds, 6),
    }


def _span(span: Span) -> dict[str, float]:
    return {"min": span.least, "mean": round(span.mean, 3), "max": span.greatest}


def _print(desk: Desk, summary: Summary, seats: int, seconds: float) -> None:
    from ludex.cli.output import capital

    rows: list[tuple[str, str]] = [("games", f"{summary.games:,}")]
    rows += [
        (f"{capital(desk.seat_name(seat))} wins", _part(summary.wins[seat], summary.games))
        for seat in range(seats)
    ]
    if summary.shared:
        rows.append(("of these shared", _part(summary.shared, summary.games)))
    rows.append(("draws", _part(summary.draws, summary.games)))
    rows += [
        (f"ended by {reason}", _part(number, summary.games))
        for reason, number in summary.endings.most_common()
    ]
    rows.append(("plies", _spread(summary.plies)))
    rows += [
        (f"{capital(desk.seat_name(seat))} scores", _spread(span))
        for seat, span in sorted(summary.scores.items())
    ]
    if seconds > 0:
        moves = summary.plies.total / seconds
        rows.append(("speed", f"{summary.games / seconds:,.1f} games/s, {moves:,.0f} moves/s"))
    wide = max(len(name) for name, _ in rows)
    for name, value in rows:
        click.echo(f"{name:<{wide}}  {value}")


def _part(number: int, whole: int) -> str:
    return f"{number:,} ({number / whole:.1%})"


def _spread(span: Span) -> str:
    return f"{span.least} to {span.greatest}, mean {span.mean:.1f}"
