"""`DescribeGame`: a game's description, with what the server adds to it."""

from __future__ import annotations

from typing import Any

from ludex import __version__
from ludex.core.codec import Codec
from ludex.core.compilation import is_compiled
from ludex.core.description import Information
from ludex.core.violations import ViolationKind
from ludex.serving.limits import Limits
from ludex_proto.core.v1 import description_pb2

INFORMATION = {
    Information.PERFECT: description_pb2.INFORMATION_PERFECT,
    Information.HIDDEN_FUTURE: description_pb2.INFORMATION_HIDDEN_FUTURE,
    Information.IMPERFECT: description_pb2.INFORMATION_IMPERFECT,
}


def description_message(
    codec: Codec[Any, Any, Any, Any, Any], limits: Limits, extra: tuple[ViolationKind, ...] = ()
) -> description_pb2.GameDescription:
    """The description of the codec's game by a server with these limits.

    `extra`: the kinds of violation that the server itself adds.
    """
    about = codec.game.description
    return description_pb2.GameDescription(
        name=about.name,
        title=about.title,
        designer=about.designer,
        summary=about.summary,
        rules_version=about.rules_version,
        schema=codec.service.DESCRIPTOR.package,
        server_version=__version__,
        min_seats=about.min_seats,
        max_seats=about.max_seats,
        seat_names=about.seat_names,
        information=INFORMATION[about.information],
        chance=about.chance,
        simultaneous=about.simultaneous,
        scores=about.scores,
        options=[
            description_pb2.Option(
                name=option.name,
                summary=option.summary,
                default_value=option.default,
                values=option.values,
                choices=option.choices,
            )
            for option in about.options
        ],
        violations=[
            description_pb2.ViolationKind(code=kind.code, summary=kind.summary, rule=kind.rule)
            for kind in (*about.violations, *extra)
        ],
        defects=[
            description_pb2.Code(code=defect.code, summary=defect.summary)
            for defect in about.defects
        ],
        endings=[
            description_pb2.Code(code=ending.code, summary=ending.summary)
            for ending in about.endings
        ],
        notation=about.notation,
        layers=[
            description_pb2.Code(code=layer.code, summary=layer.summary) for layer in about.layers
        ],
        decks=[
            description_pb2.Deck(
                name=deck.name,
                summary=deck.summary,
                size=deck.size,
                reconstructed=deck.reconstructed,
            )
            for deck in about.decks
        ],
        limits=[
            description_pb2.Limit(name=name, value=value, summary=summary)
            for name, value, summary in limits.described()
        ],
        compiled=is_compiled(),
    )
