"""How a connection behaves: retries, sizes, signs of life. The same for both kinds of client."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from ludex_client._version import __version__

Option = tuple[str, str | int]

MAX_METADATA_BYTES = 64 * 1024


@dataclass(frozen=True, slots=True)
class Retry:
    """How often, and after which waits, a call is tried again when no server is available.

    Only UNAVAILABLE is retried: it means that nobody has answered. Every other status is an
    answer, and would be the same again. Each wait is up to 20 % shorter or longer than stated, so
    that clients that failed together do not come back together. A call's deadline covers all its
    attempts and waits.
    """

    attempts: int = 4
    """How many attempts in all, the first one included: 2 to 5."""
    first_wait: float = 0.1
    """Seconds before the second attempt."""
    longest_wait: float = 2.0
    """Seconds that no wait exceeds."""
    factor: float = 2.0
    """By how much each wait is longer than the one before."""

    def __post_init__(self) -> None:
        if not 2 <= self.attempts <= 5:
            raise ValueError(f"attempts must be 2 to 5, not {self.attempts}; for none, retry=None")
        if min(self.first_wait, self.longest_wait, self.factor) <= 0:
            raise ValueError("first_wait, longest_wait and factor must be positive")

    def policy(self) -> dict[str, object]:
        """The retry policy in the terms of gRPC's service config."""
        return {
            "maxAttempts": self.attempts,
            "initialBackoff": f"{self.first_wait:f}s",
            "maxBackoff": f"{self.longest_wait:f}s",
            "backoffMultiplier": self.factor,
            "retryableStatusCodes": ["UNAVAILABLE"],
        }


def channel_options(
    retry: Retry | None, max_message_bytes: int, more: Iterable[Option] = ()
) -> list[Option]:
    """The options of a channel; `more` come last and so win."""
    config: dict[str, object] = {
        # A target with several addresses is a set of workers: use them all.
        "loadBalancingConfig": [{"round_robin": {}}],
    }
    if retry is not None:
        config["methodConfig"] = [{"name": [{}], "retryPolicy": retry.policy()}]
    return [
        ("grpc.service_config", json.dumps(config)),
        ("grpc.primary_user_agent", f"ludex-client-python/{__version__}"),
        ("grpc.max_send_message_length", max_message_bytes),
        ("grpc.max_receive_message_length", max_message_bytes),
        # An impossible state can have many defects, and errors travel as metadata.
        ("grpc.max_metadata_size", MAX_METADATA_BYTES),
        ("grpc.absolute_max_metadata_size", 2 * MAX_METADATA_BYTES),
        # After a lost connection, try again soon enough for the retries to profit from it.
        ("grpc.initial_reconnect_backoff_ms", 200),
        ("grpc.max_reconnect_backoff_ms", 10_000),
        # A connection that has silently died is noticed by unacknowledged data after 10 s. Pings
        # are rarer than the 5 minutes that servers tolerate by default.
        ("grpc.keepalive_time_ms", 330_000),
        ("grpc.keepalive_timeout_ms", 10_000),
        # Let go of an idle connection before something on the way forgets it.
        ("grpc.client_idle_timeout_ms", 240_000),
        *more,
    ]
