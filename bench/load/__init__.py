"""Load: from h2load on one call over and over, and from whole games of all kinds.

`h2load` is what the other measurements use, so its names are here too. `python -m bench.load` puts
containers behind an edge under load; `bench/README.md` says what it measures.
"""

from bench.load.h2load import (
    COMPILED,
    LOAD_CORE,
    ROOT,
    SERVER_CORE,
    Load,
    brief,
    frame,
    free_port,
    is_compiled,
    machine,
    offer,
    process,
    python_path,
    quartiles,
    run,
    run_compiled,
    save,
    spread,
)

__all__ = [
    "COMPILED",
    "LOAD_CORE",
    "ROOT",
    "SERVER_CORE",
    "Load",
    "brief",
    "frame",
    "free_port",
    "is_compiled",
    "machine",
    "offer",
    "process",
    "python_path",
    "quartiles",
    "run",
    "run_compiled",
    "save",
    "spread",
]
