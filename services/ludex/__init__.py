"""ludex: board-game rules as a service.

`ludex.core` says what a game is; one folder per game states its rules; `ludex.serving` serves
them; `ludex.cli` is the command line. See `docs/architecture.md`.
"""

__version__ = "0.1.0"
