"""Regenerates the typed games of the client from the contract.

Writes `src/ludex_client/games`, which is never edited by hand: for each game its calls, as
functions with the fields of the request as parameters and the contract's comments as docstrings.

    python clients/python/tools/generate_games.py [--output DIR]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    FieldDescriptorProto,
    FileDescriptorProto,
    FileDescriptorSet,
    MethodDescriptorProto,
)
from google.rpc import status_pb2
from grpc_tools import protoc

CLIENT = Path(__file__).resolve().parent.parent
PROTOS = CLIENT.parent.parent / "proto"
OUTPUT = CLIENT / "src" / "ludex_client" / "games"

WIDTH = 100
MARK = "Generated from the contract by `tools/generate_games.py`: never edited by hand."

SCALARS = {
    FieldDescriptorProto.TYPE_BOOL: "bool",
    FieldDescriptorProto.TYPE_BYTES: "bytes",
    FieldDescriptorProto.TYPE_STRING: "str",
    FieldDescriptorProto.TYPE_UINT32: "int",
    FieldDescriptorProto.TYPE_UINT64: "int",
}
SPREAD = {"Options", "Drawing"}
"""Messages whose fields can be given as parameters of their own."""
POSITIONAL = ("start", "move", "plies", "view", "calls")
"""What a call is about, beside the position that comes first: fields given by place."""


@dataclass(frozen=True)
class Parameter:
    """A parameter of a call, and how it gets into the request."""

    name: str
    type: str
    doc: str
    default: str | None = None
    argument: str | None = None
    """The keyword argument for the request's constructor; None when it gets there otherwise."""


class Comments:
    """The comments of a proto file, by the paths of what they describe."""

    def __init__(self, file: FileDescriptorProto) -> None:
        self._texts = {
            tuple(each.path): " ".join(each.leading_comments.split())
            for each in file.source_code_info.location
        }

    def of(self, *path: int) -> str:
        """The comment at this path, on one line."""
        return self._texts.get(path, "")


class Contract:
    """All messages of the contract, with the comments of their fields."""

    def __init__(self, described: FileDescriptorSet) -> None:
        self.files = {file.name: file for file in described.file}
        self._messages = {
            f".{file.package}.{message.name}": (message, Comments(file), index)
            for file in described.file
            for index, message in enumerate(file.message_type)
        }

    def message(self, type_name: str) -> DescriptorProto:
        """The message of this full name."""
        return self._messages[type_name][0]

    def field_comment(self, type_name: str, index: int) -> str:
        """The comment of a field."""
        return self._messages[type_name][1].of(4, self._messages[type_name][2], 2, index)

    def oneof_comment(self, type_name: str, index: int) -> str:
        """The comment of a oneof."""
        return self._messages[type_name][1].of(4, self._messages[type_name][2], 8, index)


class CallWriter:
    """Writes one call as a function."""

    def __init__(self, contract: Contract, method: MethodDescriptorProto, doc: str) -> None:
        self._contract = contract
        self._method = method
        self._doc = doc
        self._request = contract.message(method.input_type)
        self._position: str | None = None
        self.names: set[str] = set()
        """The game's messages that the signature mentions."""

    def write(self) -> str:
        """The function."""
        found = sorted(self._parameters(), key=self._order)
        placed = [each for each in found if self._order(each) < len(POSITIONAL) + 1]
        keywords = [*found[len(placed) :], TIMEOUT]
        signature = ", ".join([*map(declared, placed), "*", *map(declared, keywords)])
        request, response = bare(self._method.input_type), bare(self._method.output_type)
        arguments = ", ".join(each.argument for each in found if each.argument)
        made = f"pb.{request}({arguments})"
        if self._position:
            made = f"about({made}, {self._position})"
        docs = "\n".join(paragraph(f"{each.name}: {each.doc}") for each in [*placed, *keywords])
        body = f'"""{paragraph(self._doc, first=3)}\n\n{docs}\n"""'
        return (
            f"@staticmethod\ndef {snake_case(self._method.name)}({signature})"
            f" -> Call[pb.{response}]:\n{textwrap.indent(body, '    ')}\n"
            f'    return Call("{self._method.name}", {made}, pb.{response}, timeout)\n'
        )

    def _order(self, parameter: Parameter) -> int:
        # A batch is about its calls; the position is what they share.
        order = ("calls",) if self._method.name == "Batch" else ("state", *POSITIONAL)
        return order.index(parameter.name) if parameter.name in order else len(POSITIONAL) + 1

    def _parameters(self) -> Iterator[Parameter]:
        seen: set[int] = set()
        for index, field in enumerate(self._request.field):
            if not field.HasField("oneof_index") or field.proto3_optional:
                yield from self._of_field(index, field)
            elif field.oneof_index not in seen:
                seen.add(field.oneof_index)
                yield self._of_oneof(field.oneof_index)

    def _of_oneof(self, index: int) -> Parameter:
        fields = [
            field
            for field in self._request.field
            if field.HasField("oneof_index")
            and not field.proto3_optional
            and field.oneof_index == index
        ]
        starts = any(field.name == "new_game" for field in fields)
        self._position = name = "start" if starts else "state"
        kinds = " | ".join(self._type(field) for field in fields)
        doc = self._contract.oneof_comment(self._method.input_type, index)
        if self._method.name == "Batch":
            return Parameter(name, f"{kinds} | None", doc, default="None")
        return Parameter(name, f"{kinds} | None", f"{doc} None in a batch that has its own.")

    def _of_field(self, index: int, field: FieldDescriptorProto) -> Iterator[Parameter]:
        name, kind = field.name, bare(field.type_name)
        doc = self._contract.field_comment(self._method.input_type, index)
        given = self._type(field)
        if kind in SPREAD:
            yield from self._spread(field, doc)
        elif kind == "Viewer":
            doc = f'{doc} A Viewer, a seat\'s number, or "spectator".'
            yield Parameter(name, "ViewerLike | None", doc, "None", f"{name}=viewer_of({name})")
        elif kind == "Move":
            written = f"{name}=move_of({given}, {name})"
            if name in POSITIONAL:
                yield Parameter(name, f"{given} | str", f"{doc} Typed, or its text.", None, written)
            else:
                yield Parameter(name, f"{given} | str | None", doc, "None", written)
        elif kind == "Ply":
            moves = self._name("Move")
            written = f"{name}=plies_of({self._type(field, bare_type=True)}, {moves}, {name})"
            doc = f"{doc} Each a Ply, a Move, or its text."
            yield Parameter(name, f"Iterable[pb.Ply | {moves} | str]", doc, None, written)
        elif kind == "BatchCall":
            written = f"{name}=batch_of(pb.BatchCall, {name})"
            doc = f"{doc} As the game's `calls` describe them: `calls.check_move(None, text)`."
            yield Parameter(name, "Iterable[pb.BatchCall | Call[Any]]", doc, None, written)
        elif name in POSITIONAL:
            yield Parameter(name, given, doc, None, f"{name}={name}")
        elif given == "bool":
            yield Parameter(name, given, doc, "False", f"{name}={name}")
        else:
            yield Parameter(name, f"{given} | None", doc, "None", f"{name}={name}")

    def _spread(self, field: FieldDescriptorProto, doc: str) -> Iterator[Parameter]:
        name, kind = field.name, self._type(field)
        inner = self._contract.message(field.type_name).field
        if not inner:
            yield Parameter(name, f"{kind} | None", doc, "None", f"{name}={name}")
            return
        given = ", ".join(f"{each.name}={each.name}" for each in inner)
        written = f"{name}=spread({kind}, {name}, {given})"
        yield Parameter(name, f"{kind} | None", doc, "None", written)
        for index, each in enumerate(inner):
            comment = self._contract.field_comment(field.type_name, index)
            yield Parameter(each.name, f"{self._type(each)} | None", comment, "None")

    def _type(self, field: FieldDescriptorProto, *, bare_type: bool = False) -> str:
        if field.type == FieldDescriptorProto.TYPE_MESSAGE:
            kind = self._name(bare(field.type_name))
        elif field.type == FieldDescriptorProto.TYPE_ENUM:
            kind = f"{self._name(bare(field.type_name))} | str"
        else:
            kind = SCALARS[field.type]
        many = field.label == FieldDescriptorProto.LABEL_REPEATED and not bare_type
        return f"Iterable[{kind}]" if many else kind

    def _name(self, name: str) -> str:
        """How the module calls a message or enum of the game or of the core."""
        if name in {"NewGameRequest", "Ply", "BatchCall"}:
            return f"pb.{name}"
        self.names.add(name)
        return name


TIMEOUT = Parameter("timeout", "Timeout", "Seconds, or None for no limit.", "USUAL")


def declared(parameter: Parameter) -> str:
    """The parameter as a signature declares it."""
    default = "" if parameter.default is None else f" = {parameter.default}"
    return f"{parameter.name}: {parameter.type}{default}"


def bare(type_name: str) -> str:
    """The last part of a message's full name."""
    return type_name.rpartition(".")[2]


def snake_case(name: str) -> str:
    """`ApplyMove` as `apply_move`."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).removeprefix("_")


def paragraph(text: str, first: int = 0) -> str:
    """The text in lines that fit a docstring; `first` characters of the first line are taken."""
    # The docstrings of methods are indented twice, and lines that go on thrice.
    lines = textwrap.wrap(" " * first + text, WIDTH - 8, subsequent_indent="" if first else "    ")
    return "\n".join(lines).strip()


def describe() -> Contract:
    """Reads the contract, comments included."""
    googleapis = Path(status_pb2.__file__).parents[2]
    bundled = files("grpc_tools").joinpath("_proto")
    with tempfile.TemporaryDirectory() as folder:
        described = Path(folder) / "contract.binpb"
        code = protoc.main(
            [
                "protoc",
                f"-I{PROTOS}",
                f"-I{googleapis}",
                f"-I{bundled}",
                f"--descriptor_set_out={described}",
                "--include_source_info",
                *sorted(str(path.relative_to(PROTOS)) for path in PROTOS.rglob("*.proto")),
            ]
        )
        if code != 0:
            sys.exit(code)
        return Contract(FileDescriptorSet.FromString(described.read_bytes()))


def game_module(contract: Contract, game: str) -> str:
    """The module of a game."""
    file = contract.files[f"ludex/{game}/v1/service.proto"]
    service, comments = file.service[0], Comments(file)
    title = service.name.removesuffix("Service")
    writers = [
        CallWriter(contract, method, comments.of(6, 0, 2, index))
        for index, method in enumerate(service.method)
    ]
    calls = "\n".join(textwrap.indent(writer.write(), "    ") for writer in writers)
    names = set[str]().union(*(writer.names for writer in writers))
    methods = [snake_case(method.name) for method in service.method]
    local = contract.files[f"ludex/{game}/v1/game.proto"]
    own = names & {each.name for each in [*local.message_type, *local.enum_type]}
    shared = names - own - {"Viewer"}
    helpers = [each for each in HELPERS if f"{each}(" in calls]
    return f'''"""The calls of {title}, typed.

{MARK}
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ludex_client._arguments import ViewerLike, {", ".join(helpers)}
from ludex_client._game import AsyncGame, Awaiting, Blocking, Game
from ludex_client.calls import USUAL, Call, Timeout
from ludex_proto.core.v1.play_pb2 import {", ".join(sorted(shared))}
from ludex_proto.{game}.v1 import service_pb2 as pb
from ludex_proto.{game}.v1.game_pb2 import {", ".join(sorted(own))}

SERVICE = pb.DESCRIPTOR.services_by_name["{service.name}"]


class {title}Calls:
    """The calls of {title}, described: to be put in a batch, or made later."""

{calls}

class {title}(Game):
    """{comments.of(6, 0)}"""

    name = "{game}"
    service = SERVICE
    calls: ClassVar[type[{title}Calls]] = {title}Calls

{assigned(title, "Blocking", methods)}


class Async{title}(AsyncGame):
    """{comments.of(6, 0).removesuffix(".")}, for asyncio."""

    name = "{game}"
    service = SERVICE
    calls: ClassVar[type[{title}Calls]] = {title}Calls

{assigned(title, "Awaiting", methods)}
'''


HELPERS = ("about", "batch_of", "move_of", "plies_of", "spread", "viewer_of")


def assigned(title: str, mode: str, methods: Sequence[str]) -> str:
    """The methods of a client, each made from the described call of the same name."""
    return "\n".join(f"    {method} = {mode}({title}Calls.{method})" for method in methods)


def package_module(contract: Contract, games: Sequence[str]) -> str:
    """The package's own module: the games by name."""
    service = contract.files[f"ludex/{games[0]}/v1/service.proto"].service[0]
    methods = [snake_case(method.name) for method in service.method]
    titles = {
        game: contract.files[f"ludex/{game}/v1/service.proto"]
        .service[0]
        .name.removesuffix("Service")
        for game in games
    }
    imports = "\n".join(
        f"    from ludex_client.games.{game} import Async{title}, {title}"
        for game, title in titles.items()
    )
    return f'''"""The typed games. A game's module is loaded when the game is first asked for.

{MARK}
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from google.protobuf.message import Message

from ludex_client._game import AsyncRunner, Runner
from ludex_client.calls import USUAL, Timeout

if TYPE_CHECKING:
{imports}

GAMES = ({", ".join(f'"{game}"' for game in games)},)
"""The names of all games."""


class _Named(Protocol):
    name: ClassVar[str]
    calls: ClassVar[Any]

    def message(self, name: str) -> type[Message]:
        """The game's message of this name, such as `State`. KeyError when there is none."""

    def request_type(self, method: str) -> type[Message]:
        """What the RPC of this name (`ApplyMove` or `apply_move`) is asked with."""


{any_game("AnyGame", "def", methods)}

{any_game("AnyAsyncGame", "async def", methods)}

class Games(Runner):
    """Every game, called by methods that return the answer."""

{properties(titles, "")}
{chooser(titles, "AnyGame")}

class AsyncGames(AsyncRunner):
    """Every game, called by methods whose answers are awaited."""

{properties(titles, "Async")}
{chooser(titles, "AnyAsyncGame")}

def _missing(name: str) -> KeyError:
    return KeyError(f"no game is called {{name}}; there are {{', '.join(GAMES)}}")
'''


def any_game(name: str, define: str, methods: Sequence[str]) -> str:
    """The protocol that all games meet, whichever their messages."""
    calls = "".join(
        f"\n    {define} {method}(self, *args: Any, **kwargs: Any) -> Any:\n"
        f'        """As in the typed games."""\n'
        for method in methods
    )
    return (
        f'class {name}(_Named, Protocol):\n    """Any game, whichever its messages."""\n\n'
        f"    {define} call(\n        self, method: str, request: Message,"
        f" timeout: Timeout = USUAL\n    ) -> Message:\n"
        f'        """Makes the RPC of this name with a request as it is."""\n{calls}'
    )


def properties(titles: dict[str, str], prefix: str) -> str:
    """The games as attributes of a client."""
    return "\n".join(
        f"    @cached_property\n    def {game}(self) -> {prefix}{title}:\n"
        f'        """The game {title}."""\n'
        f"        from ludex_client.games.{game} import {prefix}{title}\n\n"
        f"        return {prefix}{title}(self)\n"
        for game, title in titles.items()
    )


def chooser(titles: dict[str, str], kind: str) -> str:
    """The method that finds a game by its name."""
    cases = "\n".join(
        f'            case "{game}":\n                return self.{game}' for game in titles
    )
    return (
        f"    def game(self, name: str) -> {kind}:\n"
        f'        """The game of this name, for generic callers. KeyError when there is none."""\n'
        f"        match name:\n{cases}\n        raise _missing(name)\n"
    )


def formatted(folder: Path) -> None:
    """Formats the written modules as everything else is."""
    config = str(CLIENT / "pyproject.toml")
    ruff = [sys.executable, "-m", "ruff"]
    fixes = ["check", "--config", config, "--quiet", "--fix", "--select", "F401,I"]
    subprocess.run([*ruff, *fixes, str(folder)], check=True)
    subprocess.run([*ruff, "format", "--config", config, "--quiet", str(folder)], check=True)


def generate(output: Path) -> None:
    """Writes the package to `output`, replacing its modules."""
    contract = describe()
    games = sorted(path.parent.parent.name for path in PROTOS.glob("ludex/*/v1/service.proto"))
    output.mkdir(parents=True, exist_ok=True)
    for stale in output.glob("*.py"):
        stale.unlink()
    (output / "__init__.py").write_text(package_module(contract, games))
    for game in games:
        (output / f"{game}.py").write_text(game_module(contract, game))
    formatted(output)


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--output", type=Path, default=OUTPUT)
    generate(parser.parse_args().output)


if __name__ == "__main__":
    main()
