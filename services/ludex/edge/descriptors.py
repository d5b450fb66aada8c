"""The contract as Envoy takes it, to turn JSON into messages and back."""

from __future__ import annotations

from collections.abc import Iterable

from google.protobuf.descriptor import FileDescriptor, ServiceDescriptor
from google.protobuf.descriptor_pb2 import FileDescriptorSet
from google.rpc import error_details_pb2

from ludex.core import registry


def service(game: str) -> ServiceDescriptor:
    """The service of a game."""
    (found,) = registry.codec(game).service.DESCRIPTOR.services_by_name.values()
    described: ServiceDescriptor = found
    return described


def descriptor_set(games: Iterable[str]) -> bytes:
    """The protos of some games with all that they import, and the details that errors carry."""
    files: dict[str, FileDescriptor] = {}

    def add(file: FileDescriptor) -> None:
        for imported in file.dependencies:
            add(imported)
        files.setdefault(file.name, file)

    for game in games:
        add(service(game).file)
    add(error_details_pb2.DESCRIPTOR)
    found = FileDescriptorSet()
    for file in files.values():
        found.file.add().ParseFromString(file.serialized_pb)
    return found.SerializeToString(deterministic=True)
