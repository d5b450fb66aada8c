"""The games of ludex as games of OpenSpiel.

    import ludex_client.interop.openspiel  # registers them
    import pyspiel

    game = pyspiel.load_game("ludex_smallholder(board=hex3)")
    state = game.new_initial_state()

The games are called `ludex_` and the game's name. Each has a parameter `server`: an address, or
`in_process` for the rules in this process, which is the default.
"""

from ludex_client.interop.openspiel.evaluator import PlayoutEvaluator
from ludex_client.interop.openspiel.game import NAMES, LudexGame, register
from ludex_client.interop.openspiel.state import LudexState

__all__ = ["NAMES", "LudexGame", "LudexState", "PlayoutEvaluator", "register"]

register()
