"""Who may call: bearer tokens, each for some of the games.

The file is TOML. It holds the SHA-256 of each token and not the token, so that whoever reads the
file can't use it:

    [[tokens]]
    name = "frontend"            # for the log
    sha256 = "9f86d081884c…"     # `ludex token` makes a token and this line
    games = ["hexaequo"]         # "*" for all

The file is looked at again when it has changed, at most once a second; a file that can't be read
leaves the tokens as they were, and the log says so.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
import time
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path

import structlog
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ludex.core.registry import GAMES
from ludex.serving import status

log = structlog.get_logger("ludex")

CHECK_SECONDS = 1.0


class Grant(BaseModel):
    """A token, by its hash, and the games that it opens."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str = Field(min_length=1, max_length=64)
    sha256: str = Field(pattern=r"^[0-9a-f]{64}$")
    games: tuple[str, ...] = Field(min_length=1)


class Grants(BaseModel):
    """The tokens file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    tokens: tuple[Grant, ...] = ()


def new_token() -> tuple[str, str]:
    """A new bearer token and its SHA-256."""
    token = secrets.token_urlsafe(32)
    return token, hashlib.sha256(token.encode("ascii")).hexdigest()


def read_grants(path: Path) -> tuple[Grant, ...]:
    """The tokens of the file. Raises ValueError, with the reason, when it can't be read."""
    try:
        grants = Grants.model_validate(tomllib.loads(path.read_text())).tokens
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"can't read the tokens in {path}: {error}") from None
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"can't read the tokens in {path}: {where}: {first['msg']}") from None
    for grant in grants:
        for game in grant.games:
            if game not in (*GAMES, "*"):
                raise ValueError(
                    f"can't read the tokens in {path}: {grant.name}: no game is called {game}"
                )
    return grants


class Access:
    """The door: lets calls in by their bearer token."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        """Reads the file. Raises ValueError when it can't be read."""
        self._path = path
        self._clock = clock
        self._lock = threading.Lock()
        self._grants = read_grants(path)
        self._stamp = _stamp(path)
        self._next_check = clock() + CHECK_SECONDS

    def admit(self, game: str, metadata: Iterable[tuple[str, str | bytes]]) -> str:
        """The name of the caller. Raises UNAUTHENTICATED or PERMISSION_DENIED."""
        self._refresh()
        token = _bearer(metadata)
        if token is None:
            raise status.unauthenticated(
                "BEARER_MISSING", "Give a bearer token in the metadata key `authorization`."
            )
        digest = hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
        found = None
        for grant in self._grants:
            if hmac.compare_digest(grant.sha256, digest):
                found = grant
        if found is None:
            raise status.unauthenticated("BEARER_UNKNOWN", "The bearer token is not known here.")
        if game not in found.games and "*" not in found.games:
            raise status.denied("BEARER_OTHER_GAME", f"The bearer token does not open {game}.")
        return found.name

    def _refresh(self) -> None:
        if self._clock() < self._next_check:
            return
        with self._lock:
            if self._clock() < self._next_check:
                return
            self._next_check = self._clock() + CHECK_SECONDS
            stamp = _stamp(self._path)
            if stamp == self._stamp:
                return
            self._stamp = stamp
            try:
                self._grants = read_grants(self._path)
            except ValueError as error:
                log.error("tokens_unreadable", reason=str(error))
            else:
                log.info("tokens_read", tokens=len(self._grants))


def _bearer(metadata: Iterable[tuple[str, str | bytes]]) -> str | None:
    for key, value in metadata:
        if key == "authorization" and isinstance(value, str):
            scheme, _, token = value.partition(" ")
            return token.strip() if scheme.lower() == "bearer" and token.strip() else None
    return None


def _stamp(path: Path) -> tuple[int, int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
