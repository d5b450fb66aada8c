"""How the operating system runs the threads of a server."""

from __future__ import annotations

import os
from contextlib import suppress


def expect_steady_work() -> None:
    """Asks the system to let this process's threads finish rather than interrupt each other.

    A thread that answers a call holds the interpreter's lock. When a message arrives meanwhile, the
    thread that takes it in would be given the processor at once, only to wait for the lock: two
    changes of context for nothing, and again for each message. On one core that costs a third of
    the rate. Threads that are started later inherit this; where the system knows no such policy,
    or forbids it, all goes on as before.
    """
    with suppress(AttributeError, OSError):
        for thread in os.listdir("/proc/self/task"):
            with suppress(ProcessLookupError):
                os.sched_setscheduler(int(thread), os.SCHED_BATCH, os.sched_param(0))
