"""What an edge is set up with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludex.core.registry import GAMES
from ludex.serving.settings import Settings

UNIX = "unix:"


@dataclass(frozen=True, slots=True)
class Upstream:
    """Servers that serve some games: paths of Unix sockets as `unix:PATH`, or `HOST:PORT`.

    Every address that a host name has is a server of its own, so the name of a headless Kubernetes
    service stands for all its pods.
    """

    name: str
    games: tuple[str, ...]
    addresses: tuple[str, ...]

    def __post_init__(self) -> None:
        if len({address.startswith(UNIX) for address in self.addresses}) != 1:
            raise ValueError(f"{self.name}: give Unix sockets or host names, and at least one")


@dataclass(frozen=True, slots=True)
class TlsPaths:
    """A certificate chain, its key, and the authorities of clients' certificates, all PEM."""

    certificate: Path
    key: Path
    client_ca: Path | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """The set-up of an edge. What bounds a call is what the servers behind it are bounded by."""

    upstreams: tuple[Upstream, ...]
    host: str = "0.0.0.0"  # noqa: S104 - an edge is for callers elsewhere
    port: int = 8080
    admin: str | None = None
    """Where Envoy's own commands are taken, ending it included: `unix:PATH` or `HOST:PORT`. None: a
    Unix socket in the folder that Envoy is run in.
    """
    stats: str | None = None
    """Where Envoy's figures are told to Prometheus, as `HOST:PORT`; None for nowhere."""
    origins: tuple[str, ...] = ("*",)
    """Origins whose pages may call from a browser; `*` for all."""
    playground: bool = True
    """Whether the edge serves the playground."""
    tls: TlsPaths | None = None
    request_bytes: int = 1 << 20
    call_seconds: int = 5
    in_flight: int = 1024
    """Calls passed on at once, over all servers of an upstream; further ones are turned away."""
    streams_per_connection: int = 64
    connections: int = 10_000
    memory_bytes: int = 1 << 29
    access_log: bool = True
    """Whether calls that reach no server are logged; of those turned away as BUSY, one in 100."""


def parse_upstreams(texts: tuple[str, ...]) -> tuple[Upstream, ...]:
    """Upstreams from texts: `HOST:PORT` is a server of all games, `GAME=HOST:PORT` of one, and
    `GAME,GAME=HOST:PORT` of several. Any of them may be repeated.

    Raises ValueError when one can't be read, or when a game has both servers of its own and servers
    that it shares with others.
    """
    addresses: dict[tuple[str, ...], list[str]] = {}
    for text in texts:
        named, _, address = text.rpartition("=")
        given = named.split(",") if named else GAMES
        if unknown := [game for game in given if game not in GAMES]:
            raise ValueError(f"no game is called {unknown[0]}; there are {', '.join(GAMES)}")
        if not address.startswith(UNIX) and not address.rpartition(":")[2].isdecimal():
            raise ValueError(f"{text}: an upstream is HOST:PORT, unix:PATH or GAME=HOST:PORT")
        games = tuple(game for game in GAMES if game in given)
        addresses.setdefault(games, []).append(address)
    everywhere = [game for games in addresses for game in games]
    if twice := [game for game in GAMES if everywhere.count(game) > 1]:
        raise ValueError(
            f"{twice[0]}: give servers of its own or servers of several games, not both"
        )
    return tuple(
        Upstream("ludex" if games == GAMES else "-".join(games), games, tuple(found))
        for games, found in addresses.items()
    )


def options_of(settings: Settings, addresses: tuple[str, ...]) -> Options:
    """The edge of a machine whose workers are at `addresses`, set up as they are."""
    tls = None
    if settings.tls_certificate is not None and settings.tls_key is not None:
        tls = TlsPaths(settings.tls_certificate, settings.tls_key, settings.tls_client_ca)
    return Options(
        upstreams=(Upstream("ludex", settings.games, addresses),),
        host=settings.host,
        port=settings.port,
        origins=settings.edge_origins,
        playground=settings.playground,
        tls=tls,
        request_bytes=settings.max_request_bytes,
        call_seconds=settings.max_call_seconds,
        in_flight=settings.max_in_flight * len(addresses),
        streams_per_connection=settings.streams_per_connection,
        access_log=settings.log_level in ("debug", "info"),
    )
