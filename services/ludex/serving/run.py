"""`ludex serve`: in this process, or with several workers."""

from __future__ import annotations

from ludex.serving.settings import Settings


def run(settings: Settings) -> None:
    """Serves until SIGTERM or SIGINT.

    Raises OSError when the address can't be had, ValueError when a file that the settings name
    can't be read.
    """
    if settings.workers > 1:
        from ludex.serving.supervisor import supervise

        supervise(settings)
    else:
        from ludex.serving.server import serve

        serve(settings)
