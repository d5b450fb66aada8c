"""Plays a match of an OpenSpiel search against random play, and tells how sure the result is.

python examples/openspiel_match.py hexaequo --simulations 50 --games 40
python examples/openspiel_match.py limits --players 3 --server localhost:50051

Games in which everything is open are searched by MCTS, Limits by its relative for hidden
information, IS-MCTS. Needs `pip install 'ludex-client[openspiel]'` and, without --server, the
package ludex.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludex_client.interop.openspiel import NAMES, PlayoutEvaluator

SURE = 1.96
"""Standard deviations: the interval holds the true rate 19 times out of 20."""


def search(game: Any, simulations: int, seed: int) -> Any:
    """The searching player for a game."""
    evaluator, random = PlayoutEvaluator(seed=seed), np.random.RandomState(seed)
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    if game.get_type().information == hidden:
        return ismcts.ISMCTSBot(game, evaluator, math.sqrt(2), simulations, random_state=random)
    return mcts.MCTSBot(game, math.sqrt(2), simulations, evaluator, random_state=random)


def play(game: Any, bot: Any, seat: int, random: np.random.RandomState) -> tuple[float, str]:
    """Plays a game of the bot against random play: what it was worth to the bot, and the moves."""
    state, moves = game.new_initial_state(), []
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = int(random.choice(outcomes, p=weights))
        elif player == seat:
            action = int(bot.step(state))
        else:
            action = int(random.choice(state.legal_actions()))
        moves.append(state.action_to_string(player, action))
        state.apply_action(action)
    return state.returns()[seat], " ".join(moves)


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate."""
    rate, square = won / games, SURE**2 / games
    middle = (rate + square / 2) / (1 + square)
    width = math.sqrt(rate * (1 - rate) * square + square**2 / 4) / (1 + square)
    return middle - width, middle + width


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--simulations", type=int, default=30, help="for each decision")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, help="where the game leaves a choice")
    parser.add_argument("--server", help="an address; without it, the rules in this process")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", action="store_true", help="print the moves of each game")
    chosen = parser.parse_args()
    given = {"players": chosen.players, "server": chosen.server}
    settings = {name: value for name, value in given.items() if value is not None}
    game = pyspiel.load_game(NAMES[chosen.game], settings)
    random = np.random.RandomState(chosen.seed)
    results = {"won": 0, "drawn": 0, "lost": 0}
    began = time.perf_counter()
    for number in range(chosen.games):
        seat = number % game.num_players()
        bot = search(game, chosen.simulations, chosen.seed + number)
        worth, moves = play(game, bot, seat, random)
        result = "won" if worth > 0 else "lost" if worth < 0 else "drawn"
        results[result] += 1
        print(
            f"game {number + 1}: as seat {seat} {result}" + f"  {moves}" * chosen.moves, flush=True
        )
    low, high = interval(results["won"] + results["drawn"] / 2, chosen.games)
    told = ", ".join(f"{count} {result}" for result, count in results.items())
    print(f"{told}; a score of {low:.0%} to {high:.0%}, with a confidence of 95 %")
    print(f"{(time.perf_counter() - began) / chosen.games:.1f} seconds a game")


if __name__ == "__main__":
    main()
