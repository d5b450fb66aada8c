"""A supervisor: one worker process per core behind one port, restarted when they end.

Signals: SIGTERM and SIGINT end it, after the calls in flight; SIGHUP restarts the workers one after
the other, each only when its successor is ready.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import structlog

from ludex import __version__
from ludex.serving import logs
from ludex.serving.balancer import Balancer
from ludex.serving.settings import Settings
from ludex.serving.slots import Slots
from ludex.serving.worker import Task

if TYPE_CHECKING:
    from ludex.serving.metrics_page import MetricsPage

log = structlog.get_logger("ludex")

FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds before a worker that ended is started again; doubled each time it does not get ready."""
READY_SECONDS = 30.0
"""How long a worker may take to get ready."""


class Front(Protocol):
    """What takes connections or calls, and hands them to the workers."""

    async def listen(self, host: str, port: int) -> int:
        """Starts to take them; returns the port. Raises OSError when it can't be had."""

    async def drain(self, seconds: float) -> None:
        """Takes no more, and may wait so long for those in flight."""

    async def close(self) -> None:
        """Ends."""


def stable_address(folder: Path, number: int) -> Path:
    """The Unix socket of a worker, which stays the same when the worker is replaced."""
    return folder / f"worker-{number}.sock"


@dataclass
class Worker:
    """A running worker."""

    number: int
    address: str
    process: asyncio.subprocess.Process
    ready: bool = False


@dataclass
class Supervisor:
    """Keeps as many workers running as the settings ask for."""

    settings: Settings
    folder: Path
    front: Front | None = None
    """What stands before the workers; a Balancer unless another is given."""
    workers: dict[int, Worker] = field(default_factory=dict)
    restarts: int = 0
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)
    _generation: int = 0

    def __post_init__(self) -> None:
        self._slots = Slots(self._freed)

    @property
    def _metrics_folder(self) -> Path | None:
        """Where workers write metrics to; None when nobody wants them."""
        return None if self.settings.metrics_port is None else self.folder / "metrics"

    def ready_addresses(self) -> list[str]:
        """Where the workers that can take connections are."""
        return [worker.address for worker in self.workers.values() if worker.ready]

    async def run(self) -> None:
        """Serves until told to stop. Raises OSError when the address can't be had."""
        loop = asyncio.get_running_loop()
        for signum in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(signum, self._stopping.set)
        rolling: set[asyncio.Task[None]] = set()
        loop.add_signal_handler(
            signal.SIGHUP, lambda: rolling.add(asyncio.ensure_future(self._restart_all()))
        )
        front = self.front or Balancer(self.ready_addresses)
        page = self._metrics_page()
        port = await front.listen(self.settings.host, self.settings.port)
        keepers = [
            asyncio.ensure_future(self._keep(number)) for number in range(self.settings.workers)
        ]
        while len(self.ready_addresses()) < self.settings.workers and not self._stopping.is_set():
            await asyncio.sleep(0.01)
        if page is not None:
            page.start()
        log.info(
            "serving",
            version=__version__,
            address=f"{self.settings.host}:{port}",
            games=list(self.settings.games),
            workers=self.settings.workers,
            reflection=self.settings.reflection,
            **({} if page is None else {"metrics": page.address}),
        )
        await self._stopping.wait()
        log.info("stopping", grace_seconds=self.settings.grace_seconds)
        await front.drain(self.settings.grace_seconds)
        for task in (*keepers, *rolling):
            task.cancel()
        await asyncio.gather(*map(self._end, list(self.workers.values())))
        await front.close()
        if page is not None:
            page.close()
        log.info("stopped")

    def _metrics_page(self) -> MetricsPage | None:
        """The page of the metrics of all workers. Raises OSError when it can't be had."""
        port, folder = self.settings.metrics_port, self._metrics_folder
        if port is None or folder is None:
            return None
        from ludex.serving.metrics_folder import registry_of
        from ludex.serving.metrics_page import MetricsPage

        folder.mkdir()
        registry = registry_of(folder, lambda: self.restarts, lambda: len(self.ready_addresses()))
        return MetricsPage(registry, self.settings.host, port)

    def _freed(self, slot: int) -> None:
        """What the worker of the slot told last does not hold any more: it has ended."""
        if self._metrics_folder is not None:
            from ludex.serving.metrics_folder import forget

            forget(self._metrics_folder, slot)

    async def _keep(self, number: int) -> None:
        """Starts a worker, and again whenever it ends."""
        wait = FIRST_WAIT
        while not self._stopping.is_set():
            worker = await self._start(number)
            self.workers[number] = worker
            if await self._wait_ready(worker):
                wait = FIRST_WAIT
            code = await self._ended(number)
            self.restarts += 1
            log.warning("worker_ended", worker=number, exit_code=code, restarts=self.restarts)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _ended(self, number: int) -> int:
        """Waits until the worker of this number ends that nobody has replaced."""
        while True:
            worker = self.workers[number]
            code = await worker.process.wait()
            if self.workers[number] is worker:
                worker.ready = False
                return code

    async def _start(self, number: int) -> Worker:
        self._generation += 1
        address = str(self.folder / f"worker-{number}-{self._generation}.sock")
        cores = sorted(os.sched_getaffinity(0))
        core = cores[number % len(cores)] if self.settings.pin_workers else None
        slot = self._slots.take()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ludex.serving.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._slots.hold(slot, process)
        assert process.stdin is not None  # noqa: S101
        task = Task(
            number=number,
            slot=slot,
            folder=self._metrics_folder,
            address=f"unix:{address}",
            core=core,
            settings=_with_secrets(self.settings),
        )
        process.stdin.write(task.model_dump_json().encode() + b"\n")
        return Worker(number, address, process)

    async def _wait_ready(self, worker: Worker) -> bool:
        assert worker.process.stdout is not None  # noqa: S101
        try:
            line = await asyncio.wait_for(worker.process.stdout.readline(), READY_SECONDS)
        except TimeoutError:
            line = b""
        if not line:
            log.error("worker_not_ready", worker=worker.number)
            _signal(worker, signal.SIGKILL)
            return False
        worker.ready = True
        self._publish(worker)
        log.info("worker_ready", worker=worker.number, pid=worker.process.pid)
        return True

    def _publish(self, worker: Worker) -> None:
        """Makes the stable address lead to this worker from now on."""
        address = stable_address(self.folder, worker.number)
        fresh = address.with_suffix(".new")
        fresh.symlink_to(Path(worker.address).name)
        fresh.replace(address)

    async def _restart_all(self) -> None:
        """Replaces each worker by a new one, the old one only ending when the new one is ready."""
        log.info("restarting")
        for number in range(self.settings.workers):
            successor = await self._start(number)
            if not await self._wait_ready(successor):
                return
            old, self.workers[number] = self.workers[number], successor
            old.ready = False
            await self._end(old)
        log.info("restarted")

    async def _end(self, worker: Worker) -> None:
        """Lets a worker finish its calls, and ends it at last."""
        worker.ready = False
        _signal(worker, signal.SIGTERM)
        try:
            await asyncio.wait_for(worker.process.wait(), self.settings.grace_seconds + 5)
        except TimeoutError:
            _signal(worker, signal.SIGKILL)
            await worker.process.wait()


def _signal(worker: Worker, signum: int) -> None:
    if worker.process.returncode is None:
        worker.process.send_signal(signum)


def _with_secrets(settings: Settings) -> dict[str, Any]:
    """The settings as a worker takes them, with the secrets in clear."""
    plain = settings.model_dump(mode="json")
    plain["seal_keys"] = [key.get_secret_value() for key in settings.seal_keys]
    return plain


def supervise(settings: Settings) -> None:
    """Serves with several workers until told to stop.

    Raises OSError when the address can't be had, ValueError when a file that the settings name
    can't be read.
    """
    settings.read_files()
    logs.configure(settings.log_level, settings.log_format)
    with tempfile.TemporaryDirectory(prefix="ludex-") as folder:
        asyncio.run(Supervisor(settings, Path(folder)).run())
