"""The four contracts have one shape: the same calls and the same fields."""

import pytest

from ludex.core import registry

FIRST = registry.GAMES[0]

# What one game has beyond the others, and why.
EXTRAS = {
    # Several chains of jumps can have one effect, in Hexaequo only.
    "hexaequo": {
        "ListLegalMovesRequest.count_routes",
        "ListLegalMovesResponse.route_count",
        "ListLegalMovesResponse.route_count_capped",
    }
}


def shape(name: str) -> dict[str, str]:
    """Every field and RPC of a game's service file, with its type and number."""
    codec = registry.codec(name)
    package = codec.service.DESCRIPTOR.package
    found = {}

    def plain(full_name: str) -> str:
        return full_name.removeprefix(package + ".")

    for message in codec.service.DESCRIPTOR.message_types_by_name.values():
        for field in message.fields:
            kind = plain(field.message_type.full_name) if field.message_type else str(field.type)
            oneof = field.containing_oneof.name if field.containing_oneof else ""
            found[f"{message.name}.{field.name}"] = (
                f"{field.number} {kind} {field.is_repeated} {oneof}"
            )
    (service,) = codec.service.DESCRIPTOR.services_by_name.values()
    for method in service.methods:
        found[f"rpc {method.name}"] = (
            f"{plain(method.input_type.full_name)} {plain(method.output_type.full_name)}"
        )
    return found


@pytest.mark.parametrize("name", registry.GAMES)
def test_calls_and_fields_are_those_of_every_game(name):
    ours, first = shape(name), shape(FIRST)
    for extra in EXTRAS.get(name, ()):
        ours.pop(extra)
    for extra in EXTRAS.get(FIRST, ()):
        first.pop(extra)
    assert ours == first


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_game_has_the_vocabulary(name):
    messages = registry.codec(name).vocabulary.DESCRIPTOR.message_types_by_name
    assert {"Options", "State", "Move", "Event", "View", "Known"} <= set(messages)
    assert messages["Move"].fields_by_name["text"].number == 1


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_enum_starts_with_unspecified(name):
    for module in (registry.codec(name).vocabulary, registry.codec(name).service):
        for enum in module.DESCRIPTOR.enum_types_by_name.values():
            assert enum.values_by_number[0].name.endswith("_UNSPECIFIED")
