"""Who makes a call, as far as logs and traces tell: the identifiers that come with it.

They come from outside, and end up in logs: only what has the form of an identifier is taken over.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from typing import NamedTuple

REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")

TRACEPARENT = re.compile(
    r"(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}"
)
"""The header of W3C Trace Context, version 00. Later versions may add to its end."""


SAMPLED = 1
"""The flag of a trace that is recorded."""


class Caller(NamedTuple):
    """The identifiers of a call. What its caller did not give, or not well, is empty.

    `request_id` is never empty: a call without one gets a fresh one. `traceparent` and `tracestate`
    are the headers as they came; `trace_id` is the trace that they name.
    """

    request_id: str
    trace_id: str = ""
    traceparent: str = ""
    tracestate: str = ""

    @property
    def traces(self) -> bool | None:
        """Whether the caller has its call traced; None when it leaves that to us."""
        if not self.trace_id:
            return None
        flags = int(self.traceparent[53:55], 16)
        return bool(flags & SAMPLED)


def read_caller(metadata: Iterable[tuple[str, str | bytes]]) -> Caller:
    """The identifiers that the metadata brings; of several of a kind the first that is valid."""
    request_id = trace_id = traceparent = tracestate = ""
    for key, value in metadata:
        if not isinstance(value, str):
            continue
        if key == "x-request-id":
            if not request_id and REQUEST_ID.fullmatch(value):
                request_id = value
        elif key == "traceparent":
            if not traceparent and (named := traced(value)):
                trace_id, traceparent = named, value
        elif key == "tracestate" and not tracestate:
            tracestate = value
    return Caller(
        request_id or secrets.token_hex(8), trace_id, traceparent, tracestate if trace_id else ""
    )


def traced(traceparent: str) -> str:
    """The trace that the header names; empty when it is not valid."""
    found = TRACEPARENT.match(traceparent)
    if found is None:
        return ""
    added = traceparent[found.end() :]
    if added and (traceparent.startswith("00") or not added.startswith("-")):
        return ""
    return found[1]
