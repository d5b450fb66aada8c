"""The edge between the browser's runner and one server of the suite: becomes an Envoy.

python conformance/edge.py HOST:PORT FOLDER

It is set up as `ludex serve --edge` sets it up, except that it neither tries calls again nor looks
after the health of the servers: the suite counts the calls of the client alone, and its scripted
server answers nothing but games. The port is written to standard output.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any

from ludex.core.registry import GAMES
from ludex.edge import config
from ludex.edge.envoy import binary
from ludex.edge.options import Options, Upstream

PR_SET_PDEATHSIG = 1
LONGEST_CALL_SECONDS = 60


def without(found: Any, names: frozenset[str]) -> Any:
    """A piece of configuration with the keys of these names taken out, wherever they are."""
    if isinstance(found, dict):
        return {key: without(value, names) for key, value in found.items() if key not in names}
    if isinstance(found, list):
        return [without(value, names) for value in found]
    return found


def main() -> None:
    """Reads the command line."""
    server, folder = sys.argv[1], Path(sys.argv[2])
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = Options(
        upstreams=(Upstream("ludex", GAMES, (server,)),),
        host="127.0.0.1",
        port=port,
        admin=f"unix:{folder / f'{port}.sock'}",
        call_seconds=LONGEST_CALL_SECONDS,
    )
    left_out = frozenset({"retry_policy", "health_checks", "outlier_detection"})
    file = folder / f"{port}.json"
    file.write_text(json.dumps(without(config.bootstrap(options), left_out)))
    print(port, flush=True)
    # Whatever becomes of the runner, its edges end with it.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    envoy = str(binary())
    settings = ["--concurrency", "1", "--log-level", "error", "--disable-hot-restart"]
    os.execv(envoy, [envoy, "--config-path", str(file), *settings])  # noqa: S606


if __name__ == "__main__":
    main()
