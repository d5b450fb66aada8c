"""`ludex token`: makes a bearer token."""

from __future__ import annotations

import click

from ludex.cli.failures import reported
from ludex.cli.parameters import GameName, json_option

HELP = """\
Make a bearer token: the token itself for the caller, and an entry for the server's tokens file.

The token goes to standard error and is shown this once; the entry, which holds only its hash, goes
to standard output. Without GAMES it opens all games.

\b
Examples:
  ludex token frontend >> tokens.toml
  ludex token bot hexaequo limits >> tokens.toml
  ludex serve --tokens-file tokens.toml
"""


@click.command(name="token", help=HELP, short_help="Make a token for a caller.")
@click.argument("name")
@click.argument("games", type=GameName(), metavar="[GAME]…", nargs=-1)
@json_option
@reported
def command(name: str, games: tuple[str, ...], as_json: bool) -> None:
    """Makes a token."""
    import json

    from ludex.cli.output import print_json
    from ludex.serving.access import Grant, new_token

    token, sha256 = new_token()
    opened = games or ("*",)
    if not 1 <= len(name) <= 64 or not name.isprintable():
        raise click.BadParameter("a name has 1 to 64 characters.", param_hint="NAME")
    grant = Grant(name=name, sha256=sha256, games=opened)
    if as_json:
        print_json({"token": token, **grant.model_dump(mode="json")})
        return
    click.echo(f"The token, shown this once: {token}", err=True)
    # What JSON writes of texts and lists of texts, TOML reads.
    click.echo("[[tokens]]")
    for key, value in grant.model_dump(mode="json").items():
        click.echo(f"{key} = {json.dumps(value)}")
