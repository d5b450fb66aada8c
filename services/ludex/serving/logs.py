"""Logs: one line a record, to standard error."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


def configure(level: str, format: str, **bound: Any) -> None:
    """Sets up logging for the process: `level` as in Settings, `format` json or text.

    `bound`: what every record of the process says.
    """
    shared: list[Any] = [
        lambda logger, method, event: {**event, **bound},  # noqa: ARG005
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Tracebacks without the values of variables: those can hold keys, and what players hide.
    last: list[Any]
    if format == "json":
        traces = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        last = [structlog.processors.ExceptionRenderer(traces), structlog.processors.JSONRenderer()]
    else:
        last = [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        # A record and its line's end in one write: workers share standard error.
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    libraries = logging.getLogger()
    libraries.handlers = [_FromLibraries(logging.WARNING)]


class _FromLibraries(logging.Handler):
    """Brings what libraries log into our form: programs read the log, one line a record."""

    def emit(self, record: logging.LogRecord) -> None:
        """Logs a record of a library's as one of ours."""
        structlog.get_logger("ludex").log(
            record.levelno,
            "library",
            logger=record.name,
            message=record.getMessage(),
            exc_info=record.exc_info,
        )
