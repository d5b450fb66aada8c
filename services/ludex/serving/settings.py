"""How a server is set up: by flags, by the environment, by a file, in this order."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NamedTuple

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from ludex.core.registry import GAMES
from ludex.serving.access import read_grants
from ludex.serving.limits import Limits
from ludex.serving.seal import Key, read_keys

DEFAULTS = Limits()

EXPORTER = "opentelemetry.exporter.otlp.proto.grpc"


class TlsFiles(NamedTuple):
    """A certificate chain and its private key, and the authorities of clients, all PEM."""

    chain: bytes
    key: bytes
    client_authorities: bytes | None


class Settings(BaseSettings):
    """The settings of `ludex serve`.

    Each can be given as a flag, as the environment variable `LUDEX_<NAME>`, or as a key of a TOML
    file.
    """

    model_config = SettingsConfigDict(env_prefix="LUDEX_", extra="forbid", frozen=True)

    games: tuple[str, ...] = Field(GAMES, description="The games to serve.")
    host: str = Field("127.0.0.1", description="The address to listen on.")
    port: int = Field(50051, ge=0, le=65535, description="The port; 0 takes a free one.")
    workers: int = Field(
        1, ge=1, le=256, description="Processes that answer calls, behind one port."
    )
    pin_workers: bool = Field(True, description="Pin each of several workers to a core.")
    edge: bool = Field(
        False, description="Put Envoy in front: gRPC, gRPC-Web and JSON over HTTP on the port."
    )
    edge_threads: int = Field(1, ge=1, le=256, description="Threads of Envoy.")
    edge_origins: tuple[str, ...] = Field(
        ("*",), description="Origins whose pages may call from a browser; * for all."
    )
    playground: bool = Field(True, description="With an edge: serve the playground on the port.")
    reflection: bool = Field(True, description="Answer gRPC server reflection.")
    threads: int = Field(
        1024,
        ge=1,
        le=8192,
        description="Calls that may be open at once, those that send nothing included.",
    )
    max_in_flight: int = Field(
        64, ge=1, description="Calls worked on at once; further ones are turned away as BUSY."
    )
    remembered_positions: int = Field(
        4096,
        ge=0,
        le=1 << 20,
        description="Positions of each game kept in memory, so that a state that comes again need"
        " not be read and checked again; 0 for none.",
    )
    streams_per_connection: int = Field(
        64, ge=1, description="Calls that one connection may have open at once."
    )
    grace_seconds: float = Field(
        10, ge=0, description="How long calls in flight may go on after SIGTERM."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="The least level that is logged; single calls are logged at info."
    )
    log_format: Literal["json", "text"] = Field("json", description="One line a record, as this.")
    metrics_port: int | None = Field(
        None,
        ge=0,
        le=65535,
        description="Tell metrics to Prometheus on this port, at /metrics; 0 takes a free one.",
    )
    otlp_endpoint: str | None = Field(
        None,
        pattern=r"^https?://[^\s/@]+$",
        description="Send traces to the OpenTelemetry collector there, by gRPC, such as"
        " http://localhost:4317.",
    )
    trace_ratio: float = Field(
        0.01,
        ge=0,
        le=1,
        description="The part of the calls that are traced, of those whose caller does not decide.",
    )
    max_request_bytes: int = Field(
        DEFAULTS.request_bytes, ge=1024, le=1 << 28, description="Bytes in one request."
    )
    max_replay_plies: int = Field(
        DEFAULTS.replay_plies, ge=1, description="Moves in one ReplayGame."
    )
    max_batch_calls: int = Field(DEFAULTS.batch_calls, ge=1, description="Calls in one Batch.")
    max_playouts: int = Field(
        DEFAULTS.playouts, ge=1, description="Random games in one SimulatePlayouts."
    )
    max_routes: int = Field(
        DEFAULTS.routes, ge=1, description="Routes counted by one call of Hexaequo."
    )
    max_players: int = Field(DEFAULTS.players, ge=1, description="Players of one game.")
    max_board_cells: int = Field(
        DEFAULTS.board_cells, ge=1, description="Cells of a board of The SmallHolder."
    )
    max_deck_cards: int = Field(
        DEFAULTS.deck_cards, ge=1, description="Limit cards or tiles of one game."
    )
    max_call_seconds: int = Field(
        DEFAULTS.call_seconds, ge=1, description="Seconds that one call may take."
    )

    seal_keys: tuple[SecretStr, ...] = Field(
        (),
        description="Sealing keys, the first seals and all open; better given as a file.",
    )
    seal_keys_file: Path | None = Field(
        None, description="A file of sealing keys, one a line; `ludex keygen` makes one."
    )
    sealed_only: bool = Field(False, description="Give and accept sealed states only.")
    seat_token_seconds: int = Field(
        0, ge=0, description="How long seat tokens are valid; 0 for ever."
    )
    tls_certificate: Path | None = Field(None, description="The server's certificate chain, PEM.")
    tls_key: Path | None = Field(None, description="The server's private key, PEM.")
    tls_client_ca: Path | None = Field(
        None, description="Demand client certificates signed by one of these, PEM."
    )
    tokens_file: Path | None = Field(
        None, description="A TOML file of bearer tokens; read again when it changes."
    )

    @field_validator("games")
    @classmethod
    def _known_games(cls, games: tuple[str, ...]) -> tuple[str, ...]:
        unknown = [game for game in games if game not in GAMES]
        if unknown:
            raise ValueError(f"no game is called {unknown[0]}; there are {', '.join(GAMES)}")
        return tuple(dict.fromkeys(games)) or GAMES

    @model_validator(mode="after")
    def _consistent(self) -> Settings:
        if (self.tls_certificate is None) != (self.tls_key is None):
            raise ValueError("tls_certificate and tls_key go together")
        if self.tls_client_ca is not None and self.tls_certificate is None:
            raise ValueError("tls_client_ca needs tls_certificate and tls_key")
        if self.sealed_only and not (self.seal_keys or self.seal_keys_file):
            raise ValueError("sealed_only needs a sealing key")
        return self

    def read_seal_keys(self) -> tuple[Key, ...]:
        """The sealing keys, those of the file last. Raises ValueError when one can't be read."""
        texts = [key.get_secret_value() for key in self.seal_keys]
        if self.seal_keys_file is not None:
            try:
                texts += self.seal_keys_file.read_text().splitlines()
            except (OSError, UnicodeDecodeError) as error:
                raise ValueError(f"can't read the sealing keys: {error}") from None
        return read_keys(texts)

    def read_tls(self) -> TlsFiles | None:
        """The TLS files; None without any. Raises ValueError when one can't be read."""
        if self.tls_certificate is None or self.tls_key is None:
            return None
        try:
            return TlsFiles(
                self.tls_certificate.read_bytes(),
                self.tls_key.read_bytes(),
                self.tls_client_ca.read_bytes() if self.tls_client_ca else None,
            )
        except OSError as error:
            raise ValueError(f"can't read the TLS files: {error}") from None

    def read_files(self) -> None:
        """Reads every file that the settings name. Raises ValueError when one can't be read, or
        when a package that the settings need is not there.
        """
        self.require_packages()
        self.read_seal_keys()
        self.read_tls()
        if self.tokens_file is not None:
            read_grants(self.tokens_file)

    def require_packages(self) -> None:
        """Raises ValueError when a package that the settings need is not there."""
        if self.otlp_endpoint is not None and not _can_import(EXPORTER):
            raise ValueError("otlp_endpoint needs more packages: pip install 'ludex[otel]'")

    @property
    def limits(self) -> Limits:
        """The limits as the servicers take them."""
        return Limits(
            request_bytes=self.max_request_bytes,
            replay_plies=self.max_replay_plies,
            batch_calls=self.max_batch_calls,
            playouts=self.max_playouts,
            routes=self.max_routes,
            players=self.max_players,
            board_cells=self.max_board_cells,
            deck_cards=self.max_deck_cards,
            call_seconds=self.max_call_seconds,
        )


def _can_import(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def load(flags: dict[str, Any], file: Path | None) -> Settings:
    """The settings from flags, the environment and a TOML file; the first that has one decides.

    Raises pydantic.ValidationError, naming each setting that is wrong.
    """

    class Loaded(Settings):
        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            sources = (init_settings, env_settings)
            if file is None:
                return sources
            return (*sources, TomlConfigSettingsSource(settings_cls, file))

    return Loaded(**flags)
