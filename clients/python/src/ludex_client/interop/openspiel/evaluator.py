"""Evaluates states by playouts that ludex itself plays, many in one call."""

from __future__ import annotations

from random import Random

from open_spiel.python.algorithms import mcts

from ludex_client.interop.node import Node
from ludex_client.interop.openspiel.state import LudexState
from ludex_client.interop.utility import estimate


class PlayoutEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """In place of OpenSpiel's `RandomRolloutEvaluator`, to which every move is a call.

    A move under way, and draws that are due, are completed at random first. Each playout has its
    own order of coming draws when there is one playout for each evaluation, which is the default;
    more of them share it.
    """

    def __init__(self, playouts: int = 1, seed: int | None = None) -> None:
        self._playouts = playouts
        self._random = Random(seed)  # noqa: S311

    def evaluate(self, state: LudexState) -> list[float]:
        """The average return of random games from here, for each player."""
        return self._value(state.node.completed(self._random))

    def prior(self, state: LudexState) -> list[tuple[int, float]]:
        """All actions are equally likely; outcomes of chance are as likely as they are."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions(state.current_player())
        return [(action, 1 / len(actions)) for action in actions]

    def _value(self, node: Node) -> list[float]:
        if node.over or node.turn is None:
            return node.returns()
        position = node.hidden.filled(node.turn.position.state, self._random)
        came = node.world.table.game.simulate_playouts(
            position, plies=[], count=self._playouts, seed=self._random.getrandbits(64)
        )
        return estimate(came.playouts, came.wins, came.draws, came.score_sums)
