"""`ludex verify`: replays recorded games and compares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from ludex.cli.failures import EXIT_NO, EXIT_USAGE, reported
from ludex.cli.parameters import json_option, server_option

if TYPE_CHECKING:
    from ludex.cli.verification import Difference, Findings, Unusable

HELP = """\
Replay recorded games and compare all that was recorded: the legal moves of every ply, what the
moves did, how the games ended, and counts of move sequences.

A file is JSON lines: a header that names the game, then one game a line; or one count a line. See
docs/command-line.md. Exit status 1 when something differs, 2 when something can't be read.

\b
Examples:
  ludex verify tests/vectors/hexaequo/games.jsonl
  ludex verify tests/vectors/*/*games*.jsonl --server localhost:50051
"""


@click.command(name="verify", help=HELP, short_help="Replay recorded games and compare.")
@click.argument("files", metavar="FILE…", nargs=-1, required=True)
@server_option
@json_option
@click.pass_context
@reported
def command(
    ctx: click.Context, /, files: tuple[str, ...], server: str | None, as_json: bool
) -> None:
    """Verifies files."""
    from ludex.cli.output import print_json, progress
    from ludex.cli.verification import Verifier

    with progress() as bar:
        task = bar.add_task("", total=None)

        def wait(what: str, steps: int) -> Callable[[int], None]:
            bar.reset(task, description=what, total=steps)
            return lambda advanced: bar.advance(task, advanced)

        verifier = Verifier(server, wait)
        for file in files:
            verifier.file(file)
    findings = verifier.findings
    if as_json:
        print_json(asdict(findings))
    else:
        _print(findings)
    if findings.differences:
        ctx.exit(EXIT_NO)
    ctx.exit(EXIT_USAGE if findings.unusable else 0)


def _print(findings: Findings) -> None:
    for difference in findings.differences:
        click.echo(_told(difference))
    for unusable in findings.unusable:
        click.echo(_unusable(unusable), err=True)
    counted = f", {findings.counts} counts" if findings.counts else ""
    differences = len(findings.differences)
    found = {0: "no difference", 1: "1 difference"}.get(differences, f"{differences} differences")
    unread = f", {len(findings.unusable)} unreadable" if findings.unusable else ""
    click.echo(
        f"{findings.games} games{counted}, {findings.plies} plies, {findings.checks} checks: "
        f"{found}{unread}"
    )


def _told(difference: Difference) -> str:
    where = "at the end" if difference.ply is None else f"ply {difference.ply}"
    return (
        f"{difference.file}, game {difference.game} (line {difference.line}), {where}: "
        f"{difference.what}\n"
        f"  expected: {difference.expected}\n"
        f"  found:    {difference.found}"
    )


def _unusable(unusable: Unusable) -> str:
    where = f"{unusable.file}, line {unusable.line}" if unusable.line else unusable.file
    return f"Error: {where}: {unusable.message}"
