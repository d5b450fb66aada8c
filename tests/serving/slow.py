"""Calls that take long on any machine, with compiled rules as well."""

from ludex.core import registry
from ludex.core.chance import Chance
from tests.fuzz.inputs import service

GAME = "smallholder"
SERVICE = service(GAME).full_name
PLAYOUTS = f"/{SERVICE}/SimulatePlayouts"


def large_state():
    """The first state on the largest board."""
    codec, game = registry.codec(GAME), registry.game(GAME)
    return codec.write_state(game.new(game.options({"board": "hex10"}), Chance.seeded(1)))


def playouts():
    """A request for `PLAYOUTS` that takes half of all the time that a call may take."""
    messages = registry.codec(GAME).service
    return messages.SimulatePlayoutsRequest(state=large_state(), count=10_000).SerializeToString()


def pictures(calls):
    """A request for a Batch of so many pictures, 5 ms each."""
    messages = registry.codec(GAME).service
    batch = messages.BatchRequest(state=large_state(), calls=[{"render_state": {}}] * calls)
    return batch.SerializeToString()
