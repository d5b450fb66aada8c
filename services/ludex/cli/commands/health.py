"""`ludex health`: whether a server serves."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from ludex.cli.failures import EXIT_NO, CommandError, reported
from ludex.cli.parameters import GameName, json_option, server_option

if TYPE_CHECKING:
    import grpc

HELP = """\
Tell whether a server serves: all in all, or this game.

Exit status 0 when it does, 1 when it does not, 3 when no server answers. Without --server it asks
the one of this machine that the environment sets up (LUDEX_PORT, LUDEX_TLS_CERTIFICATE and so on),
which is what the health check of a container needs.

\b
Examples:
  ludex health
  ludex health hexaequo --server games.example.org:50051
  LUDEX_PORT=50060 ludex health --json
"""


@click.command(name="health", help=HELP, short_help="Does a server serve?")
@click.argument("game", type=GameName(), metavar="[GAME]", required=False)
@server_option
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=3,
    show_default=True,
    metavar="SECONDS",
    help="How long to wait for the answer.",
)
@json_option
@click.pass_context
@reported
def command(
    ctx: click.Context,
    /,
    game: str | None,
    server: str | None,
    timeout: float,
    as_json: bool,
) -> None:
    """Asks a server for its health."""
    from ludex.serving.probe import NoAnswerError, serves

    address, channel = _channel(server)
    with channel:
        try:
            serving = serves(channel, "" if game is None else _service(game), timeout)
        except NoAnswerError as error:
            raise CommandError(
                f"No server answers at {address} ({error}).", code="UNAVAILABLE"
            ) from None
    if as_json:
        from ludex.cli.output import print_json

        print_json({"serving": bool(serving)})
    else:
        what = game or "the server"
        click.echo(f"{what} at {address} {_VERBS[serving]}")
    ctx.exit(0 if serving else EXIT_NO)


_VERBS = {True: "serves", False: "does not serve now", None: "is not served"}


def _channel(server: str | None) -> tuple[str, grpc.Channel]:
    """An address, and a channel to it: of this server, or of the one that the environment sets up.

    Raises CommandError.
    """
    from ludex.cli.backend import TLS_SCHEME
    from ludex.serving import probe

    if server is not None:
        address = server.removeprefix(TLS_SCHEME)
        return address, probe.channel_to(address, tls=server.startswith(TLS_SCHEME))
    try:
        return probe.own_address(os.environ), probe.own_channel(os.environ)
    except ValueError as error:
        raise CommandError(f"{error}.") from None


def _service(game: str) -> str:
    """The full name of a game's service."""
    from ludex.core import registry

    (service,) = registry.codec(game).service.DESCRIPTOR.services_by_name.values()
    return str(service.full_name)
