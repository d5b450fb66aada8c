"""Peer engines beside ours, in one run on one core.

    python -m bench.peers [--rounds 5] [--seconds 2] [--save]

What is compared is the work of a stateless rules service: read a position from its text or bytes,
list the legal moves, play one, and write the next position. And, for engines without a text of
positions, random games a second with their lengths, which say how much a ply costs.

Peers: python-chess (chess, in Python) and OpenSpiel (its games in C++ through its Python interface
and those in Python). They come from `pip install .[bench]`. Each figure is measured in a process
of its own; rounds of peers and ours take turns.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import load

CYCLES = ("hexaequo", "smallholder", "limits", "limes", "python-chess")
RANDOM_GAMES = (
    "hexaequo",
    "smallholder",
    "limits",
    "limes",
    "python-chess",
    "openspiel:chess",
    "openspiel:hex",
    "openspiel:breakthrough",
    "openspiel:python_tic_tac_toe",
    "openspiel:python_block_dominoes",
)


def our_cycle(name: str) -> Callable[[int], None]:
    """ApplyMove with the next moves, from bytes to bytes, over the plies of a random game."""
    from bench.positions import random_plies
    from ludex.core import registry
    from ludex.serving.answering import Method
    from ludex.serving.budget import Budget
    from ludex.serving.mount import service_of
    from ludex.serving.servicer import GameServicer

    codec = registry.codec(name)
    servicer = GameServicer(codec)
    method = Method(servicer, service_of(servicer).methods_by_name["ApplyMove"])
    messages: Any = codec.service
    requests = [
        messages.ApplyMoveRequest(
            state=codec.write_state(position),
            seat=seat,
            move={"text": codec.game.format(move)},
            list_next_moves=True,
        ).SerializeToString()
        for position, seat, move in random_plies(name, 1, {})
    ]
    return lambda index: method(requests[index % len(requests)], Budget(60)) and None


def chess_cycle() -> Callable[[int], None]:
    """The same with python-chess: FEN in, move in, legal moves and FEN out."""
    import chess

    rng = random.Random(1)
    board = chess.Board()
    plies = []
    while not board.is_game_over():
        move = rng.choice(list(board.legal_moves))
        plies.append((board.fen(), move.uci()))
        board.push(move)

    def cycle(index: int) -> None:
        fen, uci = plies[index % len(plies)]
        position = chess.Board(fen)
        move = chess.Move.from_uci(uci)
        if move not in position.legal_moves:
            raise AssertionError(uci)
        position.push(move)
        ",".join(legal.uci() for legal in position.legal_moves)
        position.fen()

    return cycle


def our_game(name: str) -> Callable[[int], int]:
    """A whole random game; gives its plies."""
    from ludex.core import registry
    from ludex.core.chance import Chance

    game = registry.game(name)
    options = game.options({})
    return lambda seed: game.playout(game.new(options, Chance.seeded(seed)), seed).plies


def chess_game() -> Callable[[int], int]:
    """A whole random game of python-chess; gives its plies."""
    import chess

    def play(seed: int) -> int:
        rng = random.Random(seed)
        board = chess.Board()
        while not board.is_game_over(claim_draw=False) and board.ply() < 400:
            board.push(rng.choice(list(board.legal_moves)))
        return board.ply()

    return play


def openspiel_game(name: str) -> Callable[[int], int]:
    """A whole random game of OpenSpiel; gives its plies."""
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  (registers the games in Python)
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        plies = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = rng.choices([one for one, _ in outcomes], [two for _, two in outcomes])[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            plies += 1
        return plies

    return play


def run_one(what: str, name: str, seconds: float) -> dict[str, float]:
    """One measurement, in this process."""
    done = plies = 0
    if what == "cycle":
        cycle = chess_cycle() if name == "python-chess" else our_cycle(name)
        started = time.perf_counter()
        while (taken := time.perf_counter() - started) < seconds:
            cycle(done)
            done += 1
        return {"rate": done / taken}
    if name == "python-chess":
        play = chess_game()
    elif name.startswith("openspiel:"):
        play = openspiel_game(name.partition(":")[2])
    else:
        play = our_game(name)
    started = time.perf_counter()
    while (taken := time.perf_counter() - started) < seconds:
        plies += play(done)
        done += 1
    return {"rate": done / taken, "plies": plies / taken}


def measured(what: str, name: str, seconds: float) -> dict[str, float]:
    """One measurement, in a process of its own on one core."""
    done = subprocess.run(
        ["taskset", "-c", "0", sys.executable, "-m", "bench.peers", "--one", what, name,
         str(seconds)],
        capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": load.python_path()},
    )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--save", action="store_true")
    parser.add_argument("--one", nargs=3, metavar=("WHAT", "NAME", "SECONDS"))
    arguments = parser.parse_args()
    if arguments.one:
        what, name, seconds = arguments.one
        print(json.dumps(run_one(what, name, float(seconds))))
        return
    figures: dict[str, Any] = {}
    table = Table("what", "engine", "median/s", "from", "to", "plies/s")
    for what, names in (("cycle", CYCLES), ("games", RANDOM_GAMES)):
        rounds: dict[str, list[dict[str, float]]] = {name: [] for name in names}
        for _ in range(arguments.rounds):
            for name in names:
                rounds[name].append(measured(what, name, arguments.seconds))
        for name, runs in rounds.items():
            rate = load.spread([run["rate"] for run in runs])
            plies = load.spread([run["plies"] for run in runs]) if what == "games" else None
            figures[f"{what} {name}"] = {"rate": rate, "plies": plies}
            table.add_row(
                what, name, *(f"{rate[key]:,.0f}" for key in ("median", "min", "max")),
                f"{plies['median']:,.0f}" if plies else "",
            )  # fmt: skip
    Console().print(table)
    if arguments.save:
        load.save("peers", figures)


if __name__ == "__main__":
    main()
