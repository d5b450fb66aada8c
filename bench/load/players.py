"""Clients that play: whole random games of all four kinds, every answer checked by the engine here.

They are ludex's own Python client with its published retry policy, so a call counts as failed when
a program that uses the client would see it fail.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from typing import Any, Self

from ludex.core import registry
from ludex.serving.inproc import InProcess
from ludex_client import Client, LudexError

WAIT_SECONDS = 30.0


class Players:
    """So many clients, each playing one game after another until it is told to stop."""

    def __init__(
        self,
        address: str,
        clients: int = 3,
        *,
        think: tuple[float, float] = (0.0, 0.0),
        games: Sequence[str] = registry.GAMES,
    ) -> None:
        """`think`: between which numbers of seconds a player thinks before a move."""
        self.calls = 0
        self.seconds: list[float] = []
        self.failed: list[str] = []
        self.wrong: list[str] = []
        self._address = address
        self._think = think
        self._games = games
        self._stop = threading.Event()
        self._counting = threading.Lock()
        self._threads = [
            threading.Thread(target=self._play, args=(number,), daemon=True)
            for number in range(clients)
        ]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(WAIT_SECONDS)

    def settle(self, calls: int = 200, seconds: float = WAIT_SECONDS) -> None:
        """Waits until so many further calls have been answered. Raises TimeoutError."""
        wanted, ends = self.calls + calls, time.monotonic() + seconds
        while self.calls < wanted:
            if time.monotonic() > ends:
                raise TimeoutError(f"{self.calls - wanted + calls} calls in {seconds} s")
            time.sleep(0.01)

    def _play(self, number: int) -> None:
        chance = random.Random(number)
        engines = {game: InProcess(game) for game in self._games}
        with Client(self._address) as ludex:
            while not self._stop.is_set():
                game = chance.choice(self._games)
                self._one_game(ludex.game(game), engines[game], chance)

    def _one_game(self, game: Any, engine: InProcess, chance: random.Random) -> None:
        new = self._ask(game, engine, game.calls.new_game(seed=chance.getrandbits(32)))
        while new is not None and new.to_act and not self._stop.is_set():
            seat = chance.choice(new.to_act)
            listed = self._ask(game, engine, game.calls.list_legal_moves(new.state, seat=seat))
            if listed is None or self._stop.wait(chance.uniform(*self._think)):
                return
            move = chance.choice(listed.moves)
            new = self._ask(game, engine, game.calls.apply_move(new.state, move, seat=seat))

    def _ask(self, game: Any, engine: InProcess, call: Any) -> Any:
        """The answer, or None when the call has failed."""
        began = time.monotonic()
        try:
            answer = game.call(call.method, call.request)
        except LudexError as error:
            with self._counting:
                self.failed.append(f"{call.method}: {error!r}")
            return None
        took = time.monotonic() - began
        right = answer == engine.call(call.method, call.request)
        with self._counting:
            self.calls += 1
            self.seconds.append(took)
            if not right:
                self.wrong.append(call.method)
        return answer
