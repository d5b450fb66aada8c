"""`ludex describe`: what a game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ludex.cli.failures import CommandError, reported
from ludex.cli.parameters import GameName, json_option, server_option

if TYPE_CHECKING:
    from rich.table import Table

HELP = """\
Tell what a game is: its players, options, moves, and every code it answers with.

Without GAME, list the games.

\b
Examples:
  ludex describe
  ludex describe limits
  ludex describe smallholder --server localhost:50051 --json
"""


@click.command(name="describe", help=HELP, short_help="What a game is; or which games there are.")
@click.argument("game", type=GameName(), metavar="[GAME]", required=False)
@server_option
@json_option
@reported
def command(game: str | None, server: str | None, as_json: bool) -> None:
    """Describes one game, or lists all."""
    from ludex.cli.desk import Desk
    from ludex.cli.output import message_facts, print_json
    from ludex.core.registry import GAMES

    if game is not None:
        about = Desk(game, server).call("DescribeGame").game
        if as_json:
            print_json(about)
        else:
            _print(about, served=server is not None)
        return
    all_games = []
    for name in GAMES:
        try:
            all_games.append(Desk(name, server).call("DescribeGame").game)
        except CommandError as failure:
            if failure.code != "UNIMPLEMENTED":  # a server need not serve every game
                raise
    if as_json:
        print_json([message_facts(about) for about in all_games])
    else:
        _print_list(all_games)


def _print_list(games: list[Any]) -> None:
    from ludex.cli.output import console

    table = _table("game", "title", "players", "in a sentence")
    for about in games:
        table.add_row(about.name, about.title, _players(about), about.summary)
    console().print(table)
    click.echo("\nMore about one of them: ludex describe GAME")


def _print(about: Any, served: bool) -> None:
    from ludex.cli.output import console

    out = console()
    click.echo(f"{about.title} ({about.name})")
    click.echo(about.summary)
    click.echo()
    facts = _table(None, None)
    for name, value in _facts(about):
        facts.add_row(name, value)
    out.print(facts)
    sections = (
        ("Options", ("name", "default", "values", "what it does"), _options(about)),
        ("Illegal moves", ("code", "what it means, and the rule"), _violations(about)),
        ("Endings", ("code", "what it means"), _codes(about.endings)),
        ("Impossible input", ("code", "what it means"), _codes(about.defects)),
        ("Layers of pictures", ("layer", "what it shows"), _codes(about.layers)),
        ("Decks", ("name", "size", "what is in it"), _decks(about)),
        (
            "Limits of the server",
            ("name", "at most", "what it bounds"),
            _limits(about) if served else [],
        ),
    )
    for title, columns, rows in sections:
        if rows:
            table = _table(*columns)
            for row in rows:
                table.add_row(*row)
            click.echo(f"\n{title}")
            out.print(table)


def _table(*columns: str | None) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    headed = columns[0] is not None
    table = Table(box=SIMPLE_HEAD if headed else None, show_header=headed, pad_edge=headed)
    for index, column in enumerate(columns):
        table.add_column(column or "", no_wrap=index == 0)
    return table


def _facts(about: Any) -> list[tuple[str, str]]:
    from ludex.cli.output import enum_name

    information = about.DESCRIPTOR.fields_by_name["information"].enum_type
    return [
        ("designer", about.designer),
        ("players", _players(about)),
        ("seats", ", ".join(about.seat_names) or "numbered from 0"),
        ("information", enum_name(information, about.information)),
        ("chance", "yes" if about.chance else "no"),
        ("at the same time", "yes" if about.simultaneous else "no"),
        ("scores", "yes" if about.scores else "no"),
        ("moves", about.notation),
        ("rules", f"{_speed(about)}, version {about.rules_version}"),
        ("schema", about.schema),
    ]


def _speed(about: Any) -> str:
    return "compiled" if about.compiled else "interpreted (slower, otherwise the same)"


def _players(about: Any) -> str:
    if about.min_seats == about.max_seats:
        return str(about.min_seats)
    return f"{about.min_seats} to {about.max_seats}"


def _options(about: Any) -> list[tuple[str, str, str, str]]:
    return [
        (o.name, o.default_value, ", ".join(o.choices) or o.values, o.summary)
        for o in about.options
    ]


def _violations(about: Any) -> list[tuple[str, str]]:
    return [(kind.code, f"{kind.summary} ({kind.rule})") for kind in about.violations]


def _codes(codes: Any) -> list[tuple[str, str]]:
    return [(code.code, code.summary) for code in codes]


def _decks(about: Any) -> list[tuple[str, str, str]]:
    return [
        (
            deck.name,
            str(deck.size),
            f"{deck.summary} (reconstructed)" if deck.reconstructed else deck.summary,
        )
        for deck in about.decks
    ]


def _limits(about: Any) -> list[tuple[str, str, str]]:
    return [(limit.name, str(limit.value), limit.summary) for limit in about.limits]
