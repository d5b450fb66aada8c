"""How a server is set up: by flags, by the environment, by a file, in this order."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from pydantic import Field, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from ludex.core.registry import GAMES
from ludex.serving.limits import Limits

DEFAULTS = Limits()


class Settings(BaseSettings):
    """The settings of `ludex serve`.

    Each can be given as a flag, as the environment variable `LUDEX_<NAME>`, or as a key of a TOML
    file.
    """

    model_config = SettingsConfigDict(env_prefix="LUDEX_", extra="forbid", frozen=True)

    games: tuple[str, ...] = Field(GAMES, description="The games to serve.")
    host: str = Field("127.0.0.1", description="The address to listen on.")
    port: int = Field(50051, ge=0, le=65535, description="The port; 0 takes a free one.")
    reflection: bool = Field(True, description="Answer gRPC server reflection.")
    threads: int = Field(8, ge=1, le=1024, description="Threads that answer calls.")
    grace_seconds: float = Field(
        10, ge=0, description="How long calls in flight may go on after SIGTERM."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="The least level that is logged; single calls are logged at info."
    )
    log_format: Literal["json", "text"] = Field("json", description="One line a record, as this.")
    max_request_bytes: int = Field(
        DEFAULTS.request_bytes, ge=1024, le=1 << 28, description="Bytes in one request."
    )
    max_replay_plies: int = Field(
        DEFAULTS.replay_plies, ge=1, description="Moves in one ReplayGame."
    )
    max_batch_calls: int = Field(DEFAULTS.batch_calls, ge=1, description="Calls in one Batch.")
    max_routes: int = Field(
        DEFAULTS.routes, ge=1, description="Routes counted by one call of Hexaequo."
    )
    max_call_seconds: int = Field(
        DEFAULTS.call_seconds, ge=1, description="Seconds that one call may take."
    )

    @field_validator("games")
    @classmethod
    def _known_games(cls, games: tuple[str, ...]) -> tuple[str, ...]:
        unknown = [game for game in games if game not in GAMES]
        if unknown:
            raise ValueError(f"no game is called {unknown[0]}; there are {', '.join(GAMES)}")
        return tuple(dict.fromkeys(games)) or GAMES

    @property
    def limits(self) -> Limits:
        """The limits as the servicers take them."""
        return Limits(
            request_bytes=self.max_request_bytes,
            replay_plies=self.max_replay_plies,
            batch_calls=self.max_batch_calls,
            routes=self.max_routes,
            call_seconds=self.max_call_seconds,
        )


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
