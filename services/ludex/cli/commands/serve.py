"""`ludex serve`: serves games over gRPC."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import click

from ludex.cli.failures import CommandError, reported
from ludex.cli.parameters import GameName

HELP = """\
Serve games over gRPC, all of them or those named, until SIGTERM or Ctrl-C.

Every setting is a flag, an environment variable LUDEX_<NAME> or a key of a TOML file; the first
that has one decides. Secrets have no flag, for other users of a machine see command lines.

\b
Examples:
  ludex serve
  ludex serve hexaequo limits --port 50060
  LUDEX_LOG_FORMAT=text ludex serve --config ludex.toml
"""

GAMES_FIELD = "games"
"""The setting that is given as arguments and not as a flag."""


class SettingsCommand(click.Command):
    """A command with a flag for every field of `Settings` that is no secret. Settings are imported
    when the flags are asked for.
    """

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The command's own parameters, and the flags."""
        own = super().get_params(ctx)
        help_option = self.get_help_option(ctx)
        rest = [parameter for parameter in own if parameter is not help_option]
        return [*rest, *_flags(), *([] if help_option is None else [help_option])]


def _flags() -> list[click.Parameter]:
    from ludex.serving.settings import Settings

    return [
        _flag(name, info)
        for name, info in Settings.model_fields.items()
        if name != GAMES_FIELD and not _is_secret(info.annotation)
    ]


def _is_secret(annotation: Any) -> bool:
    from pydantic import SecretStr

    return annotation is SecretStr or any(_is_secret(part) for part in get_args(annotation))


def _flag(name: str, info: Any) -> click.Option:
    """The flag of a setting. Its value is checked by Settings, where the bounds are written."""
    flag = f"--{name.replace('_', '-')}"
    default = info.get_default(call_default_factory=False)
    shown = _shown(default)
    help = f"{info.description or ''} {shown}".strip()
    kind = _without_none(info.annotation)
    if kind is bool:
        return click.Option([f"{flag}/--no-{flag[2:]}", name], default=None, help=help)
    if get_origin(kind) is Literal:
        choice = click.Choice([str(value) for value in get_args(kind)])
        return click.Option([flag, name], type=choice, help=help)
    several = get_origin(kind) in (tuple, list)
    metavar = {int: "N", float: "NUMBER", Path: "FILE"}.get(kind, "TEXT")
    return click.Option(
        [flag, name],
        type=click.STRING,
        multiple=several,
        metavar="TEXT" if several else metavar,
        help=f"{help} May be repeated." if several else help,
    )


def _shown(default: object) -> str:
    if default is None or default == () or repr(default) == "PydanticUndefined":
        return ""
    if isinstance(default, bool):
        return f"[default: {'on' if default else 'off'}]"
    return f"[default: {default}]"


def _without_none(annotation: Any) -> Any:
    if get_origin(annotation) in (Union, types.UnionType):
        kinds = [kind for kind in get_args(annotation) if kind is not type(None)]
        if len(kinds) == 1:
            return kinds[0]
    return annotation


@click.command(name="serve", cls=SettingsCommand, help=HELP, short_help="Serve games over gRPC.")
@click.argument("games", type=GameName(), metavar="[GAME]…", nargs=-1)
@click.option("--config", metavar="FILE", help="Settings from a TOML file.")
@reported
def command(games: tuple[str, ...], config: str | None, **flags: Any) -> None:
    """Serves games."""
    settings = read_settings(games, config, flags)

    if settings.edge:
        from ludex.edge.run import serve as run
    else:
        from ludex.serving.run import run

    try:
        run(settings)
    except ValueError as error:
        raise CommandError(f"{error}.") from None
    except OSError as error:
        raise CommandError(str(error), code="UNAVAILABLE") from None


def read_settings(games: tuple[str, ...], config: str | None, flags: dict[str, Any]) -> Any:
    """The settings from all their sources. Raises CommandError, which tells all that is wrong."""
    import tomllib

    from pydantic import ValidationError
    from pydantic_settings import SettingsError

    from ludex.serving.settings import load

    given = {name: value for name, value in flags.items() if value is not None and value != ()}
    if games:
        given[GAMES_FIELD] = games
    file = None if config is None else Path(config)
    if file is not None and not file.is_file():
        raise CommandError(f"{file}: there is no such file.")
    try:
        return load(given, file)
    except tomllib.TOMLDecodeError as error:
        raise CommandError(f"{file} is no TOML: {error}.") from None
    except UnicodeDecodeError:
        raise CommandError(f"{file} is no UTF-8 text.") from None
    except SettingsError as error:
        raise CommandError(f"{error}; lists are written as JSON.") from None
    except ValidationError as error:
        wrong = [_sentence(each, given) for each in error.errors()]
        raise CommandError(
            wrong[0] if len(wrong) == 1 else "\n  ".join(["These settings can't be used:", *wrong])
        ) from None


def _sentence(error: Any, given: dict[str, Any]) -> str:
    """One thing wrong with the settings, with its name as the user wrote it."""
    name, *within = [str(part) for part in error["loc"]] or [""]
    where = f"--{name.replace('_', '-')}" if name in given and name != GAMES_FIELD else name
    path = ".".join([where, *within])
    message = str(error["msg"]).removeprefix("Value error, ")
    if error["type"] == "extra_forbidden":
        message = "there is no such setting"
    return f"{path}: {message}." if path else f"{message}."
