"""A worker: one server process of a supervisor, pinned to a core.

It reads its task from standard input, as JSON, and says on standard output, in one line, that it is
ready. When standard input ends its supervisor is gone, and the worker stops.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from ludex.serving.scheduling import expect_steady_work


class Task(BaseModel):
    """What a supervisor tells a worker.

    `number`: which of the workers it is; one that replaces another has the same. `slot`: the same,
    but different from those of all other workers that run. `folder`: where to write metrics to, if
    they are wanted. `settings`: a Settings object with its secrets.
    """

    number: int
    slot: int
    folder: Path | None
    address: str
    core: int | None
    settings: dict[str, Any]


def main() -> None:
    """Serves until SIGTERM, or until the supervisor is gone."""
    task = Task.model_validate_json(sys.stdin.readline())
    if task.core is not None:
        os.sched_setaffinity(0, {task.core})
    expect_steady_work()
    # Only now: grpc starts threads when it is imported, and they are to be pinned too.
    from ludex.serving import logs
    from ludex.serving.server import LudexServer
    from ludex.serving.settings import Settings

    settings = Settings(**task.settings)
    logs.configure(settings.log_level, settings.log_format, worker=task.number)
    if task.folder is not None:
        from ludex.serving import metrics_folder

        metrics_folder.write_to(task.folder, task.slot)
    server = LudexServer(settings)
    if task.folder is not None and server.telemetry.metrics is not None:
        metrics_folder.keep_sampling(server.telemetry.metrics)
    told_to_stop = threading.Event()
    for signum in (signal.SIGTERM, signal.SIGINT):
        signal.signal(signum, lambda *_: told_to_stop.set())
    server.start(task.address)
    threading.Thread(target=_watch_supervisor, args=(told_to_stop,), daemon=True).start()
    print(json.dumps({"ready": task.number}), flush=True)
    told_to_stop.wait()
    server.end()


def _watch_supervisor(told_to_stop: threading.Event) -> None:
    sys.stdin.read()
    told_to_stop.set()


if __name__ == "__main__":
    main()
