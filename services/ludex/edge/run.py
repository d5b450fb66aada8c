"""An edge at work: in front of workers of its own, or of servers elsewhere."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from pathlib import Path

import structlog
from pydantic import SecretStr

from ludex import __version__
from ludex.edge.envoy import Envoy
from ludex.edge.options import UNIX, Options, options_of
from ludex.serving import logs
from ludex.serving.seal import new_key
from ludex.serving.settings import Settings
from ludex.serving.supervisor import Supervisor, stable_address

log = structlog.get_logger("ludex")


def serve(settings: Settings) -> None:
    """Serves with workers behind an edge, on this machine, until told to stop.

    Raises OSError when the address can't be had, ValueError when a file that the settings name
    can't be read or there is no Envoy.
    """
    settings.read_files()
    logs.configure(settings.log_level, settings.log_format)
    settings = with_key(settings)
    with tempfile.TemporaryDirectory(prefix="ludex-") as name:
        folder = Path(name)
        addresses = tuple(
            f"{UNIX}{stable_address(folder, number)}" for number in range(settings.workers)
        )
        envoy = Envoy(
            options_of(settings, addresses),
            folder,
            threads=settings.edge_threads,
            log_level=settings.log_level,
            log_format=settings.log_format,
        )
        # TLS ends at the edge; the sockets behind it are this user's alone. The edge bounds the
        # calls of each connection. A worker counts its calls until it has looked at the end of
        # them, later than their answers are here, and would refuse the next ones as too many.
        behind = settings.model_copy(
            update={
                "tls_certificate": None,
                "tls_key": None,
                "tls_client_ca": None,
                "streams_per_connection": settings.threads,
            }
        )
        asyncio.run(Supervisor(behind, folder, envoy).run())


def with_key(settings: Settings) -> Settings:
    """The settings with a sealing key: one for this run when they have none.

    The playground lets people play by link, and links are sealed states. Without it no key is made.
    """
    if not settings.playground or settings.seal_keys or settings.seal_keys_file is not None:
        return settings
    log.info(
        "sealing_key_for_this_run",
        hint="links of the playground, and all sealed states, end with this run; "
        "LUDEX_SEAL_KEYS_FILE names a file of keys that stay (`ludex keygen` makes one)",
    )
    return settings.model_copy(update={"seal_keys": (SecretStr(new_key()),)})


def edge(options: Options, *, threads: int, grace_seconds: float, log_level: str) -> None:
    """Runs an edge in front of servers elsewhere until SIGTERM or SIGINT.

    Raises OSError when the address can't be had, ValueError when Envoy does not start.
    """
    logs.configure(log_level, "json")
    with tempfile.TemporaryDirectory(prefix="ludex-edge-") as folder:
        envoy = Envoy(options, Path(folder), threads=threads, log_level=log_level)
        asyncio.run(_until_told(envoy, grace_seconds))


async def _until_told(envoy: Envoy, grace_seconds: float) -> None:
    told_to_stop = asyncio.Event()
    for signum in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(signum, told_to_stop.set)
    options = envoy.options
    port = await envoy.listen(options.host, options.port)
    log.info(
        "edge_serving",
        version=__version__,
        address=f"{options.host}:{port}",
        upstreams={upstream.name: upstream.addresses for upstream in options.upstreams},
    )
    await told_to_stop.wait()
    log.info("stopping", grace_seconds=grace_seconds)
    await envoy.drain(grace_seconds)
    await envoy.close()
    log.info("stopped")
