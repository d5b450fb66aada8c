"""Slots of workers: small numbers, each held by one running worker at most, and given out again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count


class Slots:
    """Gives every process the smallest number that no other has, until it ends."""

    def __init__(self, freed: Callable[[int], None]) -> None:
        """`freed` is told of each number whose process has ended, before another gets it."""
        self._freed = freed
        self._held: set[int] = set()
        self._watching: set[asyncio.Task[None]] = set()

    def take(self) -> int:
        """A number; `hold` it for a process, or nobody will get it again."""
        slot = next(number for number in count() if number not in self._held)
        self._held.add(slot)
        return slot

    def hold(self, slot: int, process: asyncio.subprocess.Process) -> None:
        """Keeps the number for the process until that ends."""
        task = asyncio.ensure_future(self._free(slot, process))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def _free(self, slot: int, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        self._freed(slot)
        self._held.discard(slot)
