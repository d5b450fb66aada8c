"""`ludex edge`: Envoy in front of servers elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludex.cli.failures import CommandError, reported

HELP = """\
Run Envoy in front of servers: gRPC, gRPC-Web and JSON over HTTP on one port.

On one machine `ludex serve --edge` does it all. This is for servers that run elsewhere, such as in
containers. It runs until SIGTERM or Ctrl-C, and then lets calls in flight finish.

--print writes Envoy's configuration instead, for an Envoy that is run some other way.

\b
Examples:
  ludex edge --upstream ludex:50051
  ludex edge --upstream hexaequo=hexaequo:50051 --upstream limits,limes=cards:50051
  ludex edge --upstream ludex:50051 --print > envoy.json
"""


@click.command(name="edge", help=HELP, short_help="Put Envoy in front of servers elsewhere.")
@click.option(
    "--upstream",
    "upstreams",
    multiple=True,
    required=True,
    metavar="[GAME,…=]HOST:PORT",
    help="Servers of all games, or of some. Each address of HOST is a server. May be repeated.",
)
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")  # noqa: S104
@click.option("--port", default=8080, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--origin",
    "origins",
    multiple=True,
    default=("*",),
    show_default="*",
    metavar="ORIGIN",
    help="An origin whose pages may call from a browser; * for all. May be repeated.",
)
@click.option(
    "--playground/--no-playground",
    default=True,
    envvar="LUDEX_PLAYGROUND",
    show_envvar=True,
    help="Serve the playground on the port. [default: on]",
)
@click.option("--tls-certificate", metavar="FILE", help="The certificate chain, PEM.")
@click.option("--tls-key", metavar="FILE", help="Its private key, PEM.")
@click.option("--tls-client-ca", metavar="FILE", help="Demand client certificates signed by these.")
@click.option("--stats", metavar="HOST:PORT", help="Tell figures to Prometheus there, at /metrics.")
@click.option(
    "--admin",
    metavar="HOST:PORT",
    help="Take Envoy's own commands there, ending it included. [default: a private Unix socket]",
)
@click.option(
    "--max-request-bytes",
    default=1 << 20,
    show_default=True,
    type=click.IntRange(1024, 1 << 28),
    help="As the servers have it.",
)
@click.option(
    "--max-call-seconds",
    default=5,
    show_default=True,
    type=click.IntRange(1),
    help="As the servers have it.",
)
@click.option(
    "--max-in-flight",
    default=1024,
    show_default=True,
    type=click.IntRange(1),
    help="Calls passed on at once to the servers of one upstream; further ones are BUSY.",
)
@click.option("--threads", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option(
    "--grace-seconds",
    default=10.0,
    show_default=True,
    type=click.FloatRange(0),
    help="How long calls in flight may go on after SIGTERM.",
)
@click.option(
    "--log-level",
    default="info",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
)
@click.option("--print", "printed", is_flag=True, help="Print the configuration, and end.")
@reported
def command(
    upstreams: tuple[str, ...],
    origins: tuple[str, ...],
    threads: int,
    grace_seconds: float,
    log_level: str,
    printed: bool,
    **given: Any,
) -> None:
    """Runs an edge, or prints its configuration."""
    from ludex.edge import config
    from ludex.edge.run import edge

    try:
        options = _options(upstreams, origins, given)
        if printed:
            click.echo(config.written(options), nl=False)
        else:
            edge(options, threads=threads, grace_seconds=grace_seconds, log_level=log_level)
    except ValueError as error:
        raise CommandError(f"{error}.") from None
    except OSError as error:
        raise CommandError(str(error), code="UNAVAILABLE") from None


def _options(upstreams: tuple[str, ...], origins: tuple[str, ...], given: dict[str, Any]) -> Any:
    """The edge's options. Raises ValueError when they don't go together."""
    from ludex.edge.options import Options, TlsPaths, parse_upstreams

    certificate, key, authority = (
        None if given[name] is None else Path(given[name])
        for name in ("tls_certificate", "tls_key", "tls_client_ca")
    )
    if (certificate is None) != (key is None) or (authority and not certificate):
        raise ValueError(
            "--tls-certificate and --tls-key go together, and --tls-client-ca needs both"
        )
    return Options(
        upstreams=parse_upstreams(upstreams),
        host=given["host"],
        port=given["port"],
        admin=given["admin"],
        stats=given["stats"],
        origins=origins,
        playground=given["playground"],
        tls=None if certificate is None or key is None else TlsPaths(certificate, key, authority),
        request_bytes=given["max_request_bytes"],
        call_seconds=given["max_call_seconds"],
        in_flight=given["max_in_flight"],
    )
