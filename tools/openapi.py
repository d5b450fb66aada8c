"""Writes the OpenAPI document of the JSON side: `make proto`.

Paths come from the contract's `google.api.http` annotations, schemas from its messages in
protobuf's JSON form, and all descriptions from its comments.

    python tools/openapi.py            write docs/openapi/ludex.yaml
    python tools/openapi.py --check    exit with 1 when it is not what would be written
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import yaml
from generate import GOOGLEAPIS, PROTOS, ROOT, copy_googleapis
from google.api import annotations_pb2, http_pb2
from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    EnumDescriptorProto,
    FieldDescriptorProto,
    FileDescriptorProto,
    FileDescriptorSet,
)
from grpc_tools import protoc

OUTPUT = ROOT / "docs" / "openapi" / "ludex.yaml"
Schema = dict[str, Any]

ABOUT = """\
Board-game rules as a service: what is legal, what a move does, and who has won. Nothing is
remembered between calls: each request brings the state that an earlier answer gave.

Messages are in protobuf's JSON form: 64-bit numbers are strings, bytes are base64, and fields that
are left out of a request have their default values. Answers write defaults out, except for absent
messages.

An error is a `google.rpc.Status`. The first of its `details` is a `google.rpc.ErrorInfo` whose
`reason` is stable; its `message` is for people.
"""

INTEGERS = {
    FieldDescriptorProto.TYPE_INT32: (-(1 << 31), (1 << 31) - 1),
    FieldDescriptorProto.TYPE_SINT32: (-(1 << 31), (1 << 31) - 1),
    FieldDescriptorProto.TYPE_UINT32: (0, (1 << 32) - 1),
}
LONG = {
    FieldDescriptorProto.TYPE_INT64: ("int64", "^-?[0-9]{1,18}$"),
    FieldDescriptorProto.TYPE_SINT64: ("int64", "^-?[0-9]{1,18}$"),
    FieldDescriptorProto.TYPE_UINT64: ("uint64", "^[0-9]{1,19}$"),
    FieldDescriptorProto.TYPE_FIXED64: ("uint64", "^[0-9]{1,19}$"),
}
STATUS = "google.rpc.Status"
ANY = ".google.protobuf.Any"


class Contract:
    """The contract's files with their comments."""

    def __init__(self, files: FileDescriptorSet) -> None:
        self.files = files.file
        self.messages: dict[str, DescriptorProto] = {}
        self.enums: dict[str, EnumDescriptorProto] = {}
        self.comments: dict[tuple[str, ...], str] = {}
        for file in files.file:
            self._read(file)

    def _read(self, file: FileDescriptorProto) -> None:
        texts = {
            tuple(at.path): " ".join(at.leading_comments.split())
            for at in file.source_code_info.location
        }

        def message(parent: str, found: DescriptorProto, path: tuple[int, ...]) -> None:
            name = f"{parent}.{found.name}"
            self.messages[name] = found
            self.comments[name,] = texts.get(path, "")
            for index, field in enumerate(found.field):
                self.comments[name, field.name] = texts.get((*path, 2, index), "")
            for index, nested in enumerate(found.nested_type):
                message(name, nested, (*path, 3, index))
            for index, nested_enum in enumerate(found.enum_type):
                enum(name, nested_enum, (*path, 4, index))

        def enum(parent: str, found: EnumDescriptorProto, path: tuple[int, ...]) -> None:
            name = f"{parent}.{found.name}"
            self.enums[name] = found
            values = [
                f"`{value.name}`: {texts.get((*path, 2, index), '')}"
                for index, value in enumerate(found.value)
            ]
            self.comments[name,] = "\n\n".join([texts.get(path, ""), *values])

        package = f".{file.package}"
        for index, each in enumerate(file.message_type):
            message(package, each, (4, index))
        for index, each_enum in enumerate(file.enum_type):
            enum(package, each_enum, (5, index))
        for index, service in enumerate(file.service):
            self.comments[f"{package}.{service.name}",] = texts.get((6, index), "")
            for number, method in enumerate(service.method):
                self.comments[f"{package}.{service.name}", method.name] = texts.get(
                    (6, index, 2, number), ""
                )

    def reachable(self, roots: Iterable[str]) -> set[str]:
        """The messages and enums that some messages are made of, themselves included."""
        found: set[str] = set()
        waiting = list(roots)
        while waiting:
            name = waiting.pop()
            if name not in found and name != ANY:
                found.add(name)
                fields = self.messages[name].field if name in self.messages else ()
                waiting += [field.type_name for field in fields if field.type_name]
        return found


def read() -> Contract:
    """The contract as protoc describes it."""
    copy_googleapis()
    bundled = Path(protoc.__file__).parent / "_proto"
    with tempfile.TemporaryDirectory() as folder:
        described = Path(folder) / "contract.binpb"
        code = protoc.main(
            [
                "protoc",
                f"-I{PROTOS}",
                f"-I{GOOGLEAPIS}",
                f"-I{bundled}",
                f"--descriptor_set_out={described}",
                "--include_source_info",
                "--include_imports",
                *sorted(str(path.relative_to(PROTOS)) for path in PROTOS.rglob("*.proto")),
            ]
        )
        if code != 0:
            sys.exit(code)
        return Contract(FileDescriptorSet.FromString(described.read_bytes()))


def short(name: str) -> str:
    """A message's name in the document: `hexaequo.State` for `.ludex.hexaequo.v1.State`."""
    return name.removeprefix(".").removeprefix("ludex.").replace(".v1.", ".")


class Document:
    """The OpenAPI document of a contract."""

    def __init__(self, contract: Contract) -> None:
        self._contract = contract
        self._services = [(file, service) for file in contract.files for service in file.service]
        methods = [method for _, service in self._services for method in service.method]
        self._asked = contract.reachable(method.input_type for method in methods)
        self._answered = contract.reachable(method.output_type for method in methods)

    def write(self) -> str:
        """The document as YAML."""
        names = self._asked | self._answered | {f".{STATUS}"}
        document = {
            "openapi": "3.1.0",
            "info": {
                "title": "ludex",
                "version": "v1",
                "description": ABOUT,
                "license": {"name": "MIT", "identifier": "MIT"},
            },
            "servers": [{"url": "http://localhost:50051", "description": "`ludex serve --edge`"}],
            "security": [{}, {"bearer": []}],
            "tags": [
                {
                    "name": service.name.removesuffix("Service"),
                    "description": self._comment(f".{file.package}.{service.name}"),
                }
                for file, service in self._services
            ],
            "paths": dict(self._paths()),
            "components": {
                "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
                "responses": {"Error": self._error()},
                "schemas": {short(name): self._schema(name) for name in sorted(names)},
            },
        }
        return yaml.dump(document, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=100)

    def _comment(self, *name: str) -> str:
        return self._contract.comments[name]

    def _paths(self) -> Iterator[tuple[str, Schema]]:
        for file, service in self._services:
            for method in service.method:
                rule = method.options.Extensions[annotations_pb2.http]
                text = self._comment(f".{file.package}.{service.name}", method.name)
                game = service.name.removesuffix("Service")
                yield (
                    rule.get or rule.post,
                    {
                        "get" if rule.get else "post": {
                            "operationId": f"{game}_{method.name}",
                            "tags": [game],
                            "summary": text.partition(". ")[0].removesuffix("."),
                            "description": text,
                            **self._body(rule, method.input_type),
                            "responses": {
                                "200": {
                                    "description": self._comment(method.output_type),
                                    "content": _json(_ref(method.output_type)),
                                },
                                "default": {"$ref": "#/components/responses/Error"},
                            },
                        }
                    },
                )

    def _body(self, rule: http_pb2.HttpRule, name: str) -> Schema:
        if not rule.body:
            return {}
        return {"requestBody": {"required": True, "content": _json(_ref(name))}}

    def _error(self) -> Schema:
        return {
            "description": "The call failed: 400 for a wrong request or an illegal move, 401 and "
            "403 for tokens and seals, 404 for a path that is no call, 408 and 504 out of time, "
            "413 too large, 429 too much or too busy, 500 a fault of the server's, 503 no server.",
            "content": _json(_ref(f".{STATUS}")),
        }

    def _schema(self, name: str) -> Schema:
        if name in self._contract.enums:
            values = [value.name for value in self._contract.enums[name].value]
            return {"type": "string", "description": self._comment(name), "enum": values}
        message = self._contract.messages[name]
        properties = {field.json_name: self._field(name, field) for field in message.field}
        schema: Schema = {"type": "object"}
        if text := self._comment(name):
            schema["description"] = text
        if properties:
            schema["properties"] = properties
        if name not in self._asked and (
            always := list(map(_name, filter(_is_always, message.field)))
        ):
            schema["required"] = always
        limits = [
            _at_most_one([_name(field) for field in message.field if _in_oneof(field, index)])
            for index in range(len(message.oneof_decl))
        ]
        if limits := [limit for limit in limits if limit]:
            schema["allOf"] = limits
        return schema

    def _field(self, message: str, field: FieldDescriptorProto) -> Schema:
        text = self._comment(message, field.name)
        described = {"description": text} if text else {}
        kind = self._kind(field)
        if field.label == FieldDescriptorProto.LABEL_REPEATED:
            return {"type": "array", **described, "items": kind}
        return {**kind, **described}

    def _kind(self, field: FieldDescriptorProto) -> Schema:
        if field.type_name == ANY:
            return {
                "type": "object",
                "properties": {"@type": {"type": "string"}},
                "required": ["@type"],
            }
        if field.type_name:
            return _ref(field.type_name)
        if field.type in INTEGERS:
            low, high = INTEGERS[field.type]
            return {"type": "integer", "minimum": low, "maximum": high}
        if field.type in LONG:
            form, pattern = LONG[field.type]
            return {"type": "string", "format": form, "pattern": pattern}
        if field.type == FieldDescriptorProto.TYPE_BYTES:
            return {"type": "string", "contentEncoding": "base64"}
        return {
            FieldDescriptorProto.TYPE_STRING: {"type": "string"},
            FieldDescriptorProto.TYPE_BOOL: {"type": "boolean"},
            FieldDescriptorProto.TYPE_DOUBLE: {"type": "number"},
        }[field.type].copy()


def _name(field: FieldDescriptorProto) -> str:
    return field.json_name


def _is_always(field: FieldDescriptorProto) -> bool:
    """Whether an answer has the field even when it has its default value."""
    if field.label == FieldDescriptorProto.LABEL_REPEATED:
        return True
    return field.type != FieldDescriptorProto.TYPE_MESSAGE and not field.HasField("oneof_index")


def _in_oneof(field: FieldDescriptorProto, index: int) -> bool:
    return (
        field.HasField("oneof_index") and field.oneof_index == index and not field.proto3_optional
    )


def _at_most_one(names: list[str]) -> Schema | None:
    """None for the oneof that protobuf makes of an optional field."""
    if not names:
        return None
    each = [{"required": [name]} for name in names]
    return {"oneOf": [*each, {"not": {"anyOf": each}}]}


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{short(name)}"}


class _Plain(yaml.SafeDumper):
    """Writes YAML to be read: equal parts each time, and texts line by line."""

    def ignore_aliases(self, data: object) -> bool:
        """Nothing is referred to."""
        return True


def _written_text(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    """A text, in lines if it has several."""
    return dumper.represent_scalar(
        "tag:yaml.org,2002:str", text, style="|" if "\n" in text else None
    )


_Plain.add_representer(str, _written_text)


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    written = Document(read()).write()
    if not parser.parse_args().check:
        OUTPUT.parent.mkdir(parents=True, exist_ok=True)
        OUTPUT.write_text(written)
    elif not OUTPUT.is_file() or OUTPUT.read_text() != written:
        sys.exit(f"stale, run `make proto`: {OUTPUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
