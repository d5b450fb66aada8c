"""`ludex keygen`: makes a sealing key."""

from __future__ import annotations

import click

from ludex.cli.failures import reported
from ludex.cli.parameters import json_option

HELP = """\
Make a new key for sealing states, and write it.

Put it in a file that only the server can read, and name the file with `ludex serve
--seal-keys-file`. The first key of the file seals; all of them open, so that keys can be changed.

\b
Examples:
  ludex keygen
  (umask 077; ludex keygen > seal.keys)
  ludex serve --seal-keys-file seal.keys
"""


@click.command(name="keygen", help=HELP, short_help="Make a key for sealing states.")
@json_option
@reported
def command(as_json: bool) -> None:
    """Makes a key."""
    from ludex.cli.output import print_json
    from ludex.serving.seal import new_key

    key = new_key()
    if as_json:
        print_json({"key": key})
    else:
        click.echo(key)
