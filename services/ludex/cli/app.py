"""The command `ludex`: an overview, and the commands behind it.

A command's module is imported when the command is run or its help is read. Commands import what
they need inside their functions, so that neither help nor completion waits for grpc or for a game.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from ludex import __version__
from ludex.cli.failures import EXIT_FAILED, EXIT_INTERRUPTED

COMMANDS = (
    "describe",
    "new",
    "moves",
    "check",
    "apply",
    "replay",
    "view",
    "render",
    "play",
    "perft",
    "playouts",
    "verify",
    "serve",
    "edge",
    "health",
    "keygen",
    "token",
)
"""Every command, in the order of the overview; each is the `command` of its own module."""

OVERVIEW = """\
Rules of board games: what is legal, what a move does, and who has won.

What is about games works right here, without a server, or asks one with --server HOST:PORT.

\b
First things to try:
  ludex describe                              the games there are
  ludex play hexaequo --player 1=search       play Black against the computer
  ludex moves hexaequo --moves "T@H8 T@G9"    what Black can do after two moves
  ludex check hexaequo T@A0                   why a move is illegal
  ludex serve                                 serve all games over gRPC

Each command explains itself: ludex moves --help.
"""

EPILOG = """\
Exit status: 0 all is well; 1 the answer is no (an illegal move, a difference found); 2 what was
given can't be used; 3 the call failed, or no server answered.
"""


class Commands(click.Group):
    """A group whose commands are imported when they are needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every command, in the order of the overview."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"ludex.cli.commands.{cmd_name}").command
        return found


@click.group(
    name="ludex",
    cls=Commands,
    help=OVERVIEW,
    epilog=EPILOG,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, "--version", message="ludex %(version)s")
@click.pass_context
def app(ctx: click.Context) -> None:
    """Shows the overview when no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def run() -> None:
    """Runs `ludex` with the arguments of the process, and exits."""
    try:
        status = app.main(prog_name="ludex", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        click.echo("Stopped.", err=True)
        sys.exit(EXIT_INTERRUPTED)
    except BrokenPipeError:
        # Whoever read the output has read enough. Python would complain once more on closing it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(EXIT_FAILED)
    sys.exit(status if isinstance(status, int) else 0)
