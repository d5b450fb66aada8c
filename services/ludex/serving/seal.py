"""Sealed states and seat tokens: a client can carry the game without reading or changing it.

Both are one envelope:

    magic "lx1" · kind "S" or "T" · key id (4 bytes) · name of the game, zero · nonce (12) · content

The content is encrypted and authenticated with AES-256-GCM-SIV, and everything before the nonce is
authenticated with it. That construction stays safe when a nonce repeats by chance, so a key can
seal far more states than a server will ever answer. A key's id is the start of its SHA-256, so an
envelope names its key and nobody has to number keys. The comparison of tags is the library's, in
constant time.

A state's content is the match (16 random bytes drawn by NewGame), the ply and the encoded State,
filled up to a length that depends on nothing hidden. A token's content is the match, the seat and
the time at which it expires. A token is written in URL-safe base64 without padding.

What this can't prevent is in `docs/trust.md`.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import struct
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCMSIV

from ludex.serving import status

MAGIC = b"lx1"
STATE, TOKEN = b"S", b"T"
KEY_BYTES, KEY_ID_BYTES, NONCE_BYTES, MATCH_BYTES = 32, 4, 12, 16
BLOCK = 64
"""A state's content is a multiple of this many bytes long."""

STATE_HEAD = struct.Struct(">16sII")  # match, ply, length of the State
TOKEN_HEAD = struct.Struct(">16sHQ")  # match, seat, expiry in seconds since 1970, 0 for never


@dataclass(frozen=True, slots=True)
class Key:
    """A sealing key. Its text and representation never show it."""

    id: bytes
    cipher: AESGCMSIV

    @classmethod
    def of(cls, secret: bytes) -> Key:
        """The key of 32 secret bytes. Raises ValueError for another number of bytes."""
        if len(secret) != KEY_BYTES:
            raise ValueError(f"a sealing key has {KEY_BYTES} bytes, not {len(secret)}")
        return cls(hashlib.sha256(secret).digest()[:KEY_ID_BYTES], AESGCMSIV(secret))

    def __repr__(self) -> str:
        return f"Key({self.id.hex()})"


def new_key() -> str:
    """A new key as text: 32 random bytes in URL-safe base64."""
    return base64.urlsafe_b64encode(os.urandom(KEY_BYTES)).decode("ascii")


def read_keys(texts: Iterable[str]) -> tuple[Key, ...]:
    """The keys that these texts write, blank texts and `#` comments left out.

    Raises ValueError, which names the place of a wrong key and nothing of its text.
    """
    keys: list[Key] = []
    for number, text in enumerate(texts, 1):
        stripped = text.strip()
        if not stripped or stripped.startswith("#"):
            continue
        try:
            keys.append(Key.of(base64.b64decode(stripped, altchars=b"-_", validate=True)))
        except (binascii.Error, ValueError):
            raise ValueError(
                f"sealing key {number} is not {KEY_BYTES} bytes in URL-safe base64; "
                "`ludex keygen` makes one"
            ) from None
    return tuple(keys)


@dataclass(frozen=True, slots=True)
class Opened:
    """What a sealed state held."""

    match: bytes
    ply: int
    state: bytes


@dataclass(frozen=True, slots=True)
class Token:
    """What a seat token held."""

    match: bytes
    seat: int


class Sealer:
    """Seals and opens the states and tokens of one game.

    The first key seals; every key opens. `token_seconds`: how long new tokens are valid; 0 for
    ever. `clock`: seconds since 1970.
    """

    def __init__(
        self,
        keys: tuple[Key, ...],
        game: str,
        token_seconds: int = 0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        if not keys:
            raise ValueError("a sealer needs a key")
        self._keys = {key.id: key for key in keys}
        self._first = keys[0]
        self._game = game.encode("ascii")
        self._token_seconds = token_seconds
        self._clock = clock

    def new_match(self) -> bytes:
        """The name of a new match, which binds its states and tokens together."""
        return os.urandom(MATCH_BYTES)

    def seal_state(self, opened: Opened, slack: int) -> bytes:
        """The sealed state. `slack`: how many bytes shorter the State is on account of hidden
        things; they are filled up, so that the length tells nothing.
        """
        content = STATE_HEAD.pack(opened.match, opened.ply, len(opened.state)) + opened.state
        length = len(content) + slack
        return self._seal(STATE, content.ljust(-(-length // BLOCK) * BLOCK, b"\0"))

    def open_state(self, data: bytes) -> Opened:
        """What a sealed state holds. Raises CallError UNAUTHENTICATED when it isn't one of ours."""
        content = self._open(STATE, data, "sealed_state")
        match, ply, length = STATE_HEAD.unpack_from(content)
        return Opened(match, ply, content[STATE_HEAD.size : STATE_HEAD.size + length])

    def token(self, match: bytes, seat: int) -> str:
        """A token for a seat of a match."""
        expiry = int(self._clock()) + self._token_seconds if self._token_seconds else 0
        sealed = self._seal(TOKEN, TOKEN_HEAD.pack(match, seat, expiry))
        return base64.urlsafe_b64encode(sealed).rstrip(b"=").decode("ascii")

    def open_token(self, text: str, match: bytes) -> Token:
        """What a token holds. Raises CallError UNAUTHENTICATED when it isn't one of ours or has
        expired, PERMISSION_DENIED when it belongs to another match.
        """
        content = self._open(TOKEN, _token_bytes(text), "seat_token")
        token_match, seat, expiry = TOKEN_HEAD.unpack(content)
        if expiry and self._clock() >= expiry:
            raise status.unauthenticated("TOKEN_EXPIRED", "The seat token has expired.")
        if token_match != match:
            raise status.denied(
                "TOKEN_OTHER_MATCH", "The seat token belongs to another match than the state."
            )
        return Token(token_match, seat)

    def _seal(self, kind: bytes, content: bytes) -> bytes:
        head = MAGIC + kind + self._first.id + self._game + b"\0"
        nonce = os.urandom(NONCE_BYTES)
        return head + nonce + self._first.cipher.encrypt(nonce, content, head)

    def _open(self, kind: bytes, data: bytes, field: str) -> bytes:
        what = "state" if kind == STATE else "token"
        start = len(MAGIC) + 1
        if data[:start] != MAGIC + kind:
            raise status.unauthenticated(
                f"{what.upper()}_NOT_SEALED", f"{field} is no sealed {what} of this version."
            )
        key_id = data[start : start + KEY_ID_BYTES]
        end = data.find(b"\0", start + KEY_ID_BYTES)
        if end < 0 or len(data) < end + 1 + NONCE_BYTES:
            raise status.unauthenticated(
                f"{what.upper()}_ALTERED", f"{field} has been cut short or altered."
            )
        if data[start + KEY_ID_BYTES : end] != self._game:
            raise status.denied(
                f"{what.upper()}_OTHER_GAME", f"{field} does not belong to this game."
            )
        key = self._keys.get(key_id)
        if key is None:
            raise status.unauthenticated(
                f"{what.upper()}_KEY_UNKNOWN", f"{field} was sealed with a key not known here."
            )
        head, rest = data[: end + 1], data[end + 1 :]
        try:
            return key.cipher.decrypt(rest[:NONCE_BYTES], rest[NONCE_BYTES:], head)
        except (InvalidTag, ValueError):
            raise status.unauthenticated(
                f"{what.upper()}_ALTERED", f"{field} has been altered."
            ) from None


def _token_bytes(text: str) -> bytes:
    """The bytes of a token, or none at all when the text isn't the one way to write them."""
    try:
        data = base64.b64decode(
            text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True
        )
    except (binascii.Error, ValueError):
        return b""
    return data if base64.urlsafe_b64encode(data).rstrip(b"=") == text.encode("ascii") else b""
