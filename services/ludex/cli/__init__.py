"""The command line: `ludex`.

Importing this package imports nothing else of ludex, so that `ludex --help` answers at once.
"""

from __future__ import annotations


def main() -> None:
    """Runs the command line and exits."""
    from ludex.cli.app import run

    run()
