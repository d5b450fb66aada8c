"""Sealed states and seat tokens as the command line reads and writes them, and its sealing key."""

from __future__ import annotations

import base64
import binascii
import json
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from ludex.cli.failures import CommandError
from ludex.cli.parameters import SEAT_TOKEN_VARIABLE, Start, usage

if TYPE_CHECKING:
    from ludex.serving.seal import Sealer


@dataclass(frozen=True, slots=True)
class Sealed:
    """A sealed state, and the token of the seat that looks at it; None for a spectator."""

    state: bytes
    token: str | None


def sealed_text(state: bytes) -> str:
    """A sealed state as text, which --sealed reads."""
    return base64.b64encode(state).decode("ascii")


def read_text(path: str) -> str:
    """The text of a file, `-` being standard input. Raises CommandError when there is none."""
    name = source_name(path)
    try:
        with click.open_file(path, encoding="utf-8") as file:
            text: str = file.read()
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise CommandError(f"{name} is no UTF-8 text.") from None
    return text


def source_name(path: str) -> str:
    """What a file is called in a sentence."""
    return "standard input" if path == "-" else path


def read_sealed(start: Start) -> Sealed:
    """The sealed state and the seat token that the options name."""
    if start.sealed_file is None:
        raise usage("Give the sealed state as --sealed FILE.")
    return Sealed(read_sealed_state(start.sealed_file), read_seat_token(start))


def read_sealed_state(path: str) -> bytes:
    """The sealed state in a file: in base64, or in an answer as --json writes it."""
    name = source_name(path)
    text = read_text(path).strip()
    if text.startswith("{"):
        text = _of_answer(text, name)
    # Either alphabet of base64 will do, with or without line ends.
    plain = "".join(text.split()).replace("-", "+").replace("_", "/").rstrip("=")
    try:
        state = base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
    except (binascii.Error, ValueError):
        state = b""
    if not state:
        raise CommandError(f"{name} holds no sealed state: that is one text in base64.")
    return state


def _of_answer(text: str, name: str) -> str:
    """The sealed state of an answer in JSON."""
    try:
        content = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise CommandError(f"{name} holds no sealed state: it is broken JSON.") from None
    found = content.get("sealed_state")
    if not isinstance(found, str) or not found:
        raise CommandError(f"{name} holds no sealed state. A plain state is given as --state.")
    return found


def read_seat_token(start: Start) -> str | None:
    """The seat token that an option or the environment gives; None without one."""
    if start.seat_token is not None:
        return start.seat_token.strip()
    if start.seat_token_file is not None:
        return read_text(start.seat_token_file).strip()
    return os.environ.get(SEAT_TOKEN_VARIABLE, "").strip() or None


def check_options(start: Start) -> None:
    """Raises UsageError for options that don't go together."""
    if start.seat_token is not None and start.seat_token_file is not None:
        raise usage("Give the seat token as --token or as --token-file, not both.")
    if not start.sealed:
        if start.seat_token is not None or start.seat_token_file is not None:
            raise usage("A seat token goes with --sealed.")
        return
    if start.state_file is not None:
        raise usage("Give one position: --sealed or --state.")
    if start.options or start.seed is not None:
        raise usage("--sealed is a position already: --option and --seed are for new games.")
    if start.sealed_file == start.seat_token_file == "-":
        raise usage("Standard input can't be both the sealed state and the token.")


def own_sealer(game: str) -> Sealer | None:
    """The sealer with this process's keys, set up as a server is; None without any key."""
    from ludex.cli.commands.serve import read_settings
    from ludex.serving.seal import Sealer

    settings: Any = read_settings((), None, {})
    try:
        keys = settings.read_seal_keys()
    except ValueError as error:
        raise CommandError(f"{error}.") from None
    return Sealer(keys, game, settings.seat_token_seconds) if keys else None
