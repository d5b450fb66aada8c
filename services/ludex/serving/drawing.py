"""`RenderState`: what to draw and how, from a request."""

from __future__ import annotations

from typing import Any

from ludex.core.game import PictureOptions, Seat, is_defects
from ludex.serving import status
from ludex.serving.asking import Asked, Asking, Context
from ludex.serving.moves import moves_beginning_with, read_move

MIN_WIDTH, MAX_WIDTH, DEFAULT_WIDTH = 64, 4096, 640


def draw(asking: Asking, request: Any, context: Context) -> str:
    """The SVG that a RenderStateRequest asks for."""
    drawing = request.drawing
    targets: tuple[Any, ...] = ()
    if request.WhichOneof("position") == "view":
        if drawing.legal_targets:
            raise status.invalid(
                "drawing.legal_targets",
                "TARGETS_NEED_STATE",
                "Legal targets are drawn on states, not on views.",
            )
        shown = read_view(asking, request)
    else:
        asked = asking.asked(request, context)
        if drawing.legal_targets:
            targets = _targets(asking, asked, drawing.prefix)
        shown = asked.position
        if asked.viewer is not None:
            shown = asking.game.view(asked.position, asked.viewer)
    last_move = None
    if request.HasField("last_move"):
        last_move = read_move(asking.codec, request, field="last_move")
    options = PictureOptions(
        width=_width(drawing),
        coordinates=not drawing.hide_coordinates,
        last_move=last_move,
        targets=targets,
        layers=_layers(asking, drawing),
    )
    return asking.game.picture(shown, options)


def read_view(asking: Asking, request: Any) -> Any:
    """The view that a request brings. Raises INVALID_ARGUMENT with its defects."""
    if not request.HasField("view"):
        raise status.invalid("view", "VIEW_MISSING", "Give a view.")
    view = asking.codec.read_view(request.view)
    if is_defects(view):
        raise status.impossible("view", view)
    return view


def _targets(asking: Asking, asked: Asked, prefix: str) -> tuple[Any, ...]:
    to_act = asking.game.to_act(asked.position)
    if not to_act:
        return ()
    seat = to_act[0]
    if isinstance(asked.viewer, Seat) and asked.viewer.seat in to_act:
        seat = asked.viewer.seat
    asking.require_moves_seen(asked.viewer, seat)
    return moves_beginning_with(asking.game, asked.position, seat, prefix, "drawing.prefix")


def _width(drawing: Any) -> int:
    if not drawing.HasField("width"):
        return DEFAULT_WIDTH
    width: int = drawing.width
    if not MIN_WIDTH <= width <= MAX_WIDTH:
        raise status.invalid(
            "drawing.width",
            "WIDTH_OUT_OF_RANGE",
            f"A picture is {MIN_WIDTH} to {MAX_WIDTH} pixels wide, not {width}.",
        )
    return width


def _layers(asking: Asking, drawing: Any) -> frozenset[str]:
    known = {layer.code for layer in asking.game.description.layers}
    for index, layer in enumerate(drawing.layers):
        if layer not in known:
            raise status.invalid(
                f"drawing.layers[{index}]",
                "LAYER_UNKNOWN",
                f"This game's pictures have the layers: {', '.join(sorted(known)) or 'none'}.",
            )
    return frozenset(drawing.layers)
