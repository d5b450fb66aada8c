"""`ludex perft`: counts move sequences."""

from __future__ import annotations

import time
from typing import Any

import click

from ludex.cli.failures import reported
from ludex.cli.parameters import (
    Start,
    game_argument,
    json_option,
    position_options,
    server_option,
    usage,
)

HELP = """\
Count the sequences of exactly so many moves: the test that engines compare.

Games that end sooner count nothing. At the last ply moves are counted and not played. Where several
seats are to act at once, the lowest moves first.

\b
Examples:
  ludex perft hexaequo --depth 4
  ludex perft hexaequo --depth 5 --routes
  ludex perft smallholder --option board=hex3 --moves "A1 C3" --depth 3 --divide
"""


@click.command(name="perft", help=HELP, short_help="Count move sequences.")
@game_argument
@position_options
@click.option("--depth", type=click.IntRange(1), required=True, metavar="N", help="How many plies.")
@click.option("--routes", is_flag=True, help="Count every route of a Hexaequo jump.")
@click.option("--count-ended", is_flag=True, help="Count a game that has ended sooner as one.")
@click.option("--divide", is_flag=True, help="Tell the count for each first move.")
@server_option
@json_option
@reported
def command(
    game: str,
    start: Start,
    depth: int,
    routes: bool,
    count_ended: bool,
    divide: bool,
    server: str | None,
    as_json: bool,
) -> None:
    """Counts move sequences."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import print_json, progress
    from ludex.cli.trees import tree
    from ludex.core.perft import total

    desk = Desk(game, server)
    if routes and not hasattr(desk.messages.ListLegalMovesRequest(), "count_routes"):
        raise usage(f"--routes: every move of {game} can be made in one way only.")
    spot = desk.set_out(start)
    grown = tree(desk, spot.state, depth, routes=routes, count_ended=count_ended)
    started = time.perf_counter()
    branches = []
    with progress() as bar:
        task = bar.add_task(f"{desk.game.description.title}, {depth} plies", total=grown.width())
        for branch in grown.branches():
            branches.append(branch)
            bar.advance(task)
    seconds = time.perf_counter() - started
    counts = total(branches, depth) if branches else (int(count_ended),) * depth
    if as_json:
        answer: dict[str, Any] = {
            "depth": depth,
            "count": counts[-1],
            "counts": list(counts),
            "seconds": round(seconds, 6),
        }
        if divide:
            answer["divide"] = {branch.move: branch.counts[-1] for branch in branches}
        print_json(answer)
        return
    if divide:
        for branch in branches:
            click.echo(f"{branch.move}: {branch.counts[-1]:,}")
    for ply, count in enumerate(counts, start=1):
        click.echo(f"{ply:>3}  {count:>15,}")
    rate = sum(counts) / seconds if seconds > 0 else 0.0
    click.echo(f"{seconds:.2f} s, {rate:,.0f} positions/s")
