"""The ceiling: a server that answers with bytes made beforehand, whatever is asked.

    python -m bench.ceiling --port 50100 --answers FILE --threads 512

FILE is JSON: the path of each call, and its answer in base64. The server is set up as ludex's own
(`ludex.serving.server`), so what the two do differently is the work of ludex.
"""

from __future__ import annotations

import argparse
import base64
import json
from collections.abc import Callable
from pathlib import Path

import grpc

from ludex.serving.scheduling import expect_steady_work
from ludex.serving.server import grpc_server
from ludex.serving.settings import Settings


class Ready(grpc.GenericRpcHandler):
    """Answers each path with its bytes."""

    def __init__(self, answers: dict[str, bytes]) -> None:
        self._handlers = {
            path: grpc.unary_unary_rpc_method_handler(_always(answer))
            for path, answer in answers.items()
        }

    def service(
        self, handler_call_details: grpc.HandlerCallDetails
    ) -> grpc.RpcMethodHandler[bytes, bytes] | None:
        """The handler of a path."""
        return self._handlers.get(handler_call_details.method)


def _always(answer: bytes) -> Callable[[bytes, grpc.ServicerContext], bytes]:
    return lambda data, context: answer  # noqa: ARG005


def main() -> None:
    """Serves until killed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--answers", type=Path, required=True)
    parser.add_argument("--threads", type=int, default=Settings().threads)
    arguments = parser.parse_args()
    answers = {
        path: base64.b64decode(answer)
        for path, answer in json.loads(arguments.answers.read_text()).items()
    }
    expect_steady_work()
    server = grpc_server(Settings(threads=arguments.threads))
    server.add_generic_rpc_handlers((Ready(answers),))
    server.add_insecure_port(f"127.0.0.1:{arguments.port}")
    server.start()
    server.wait_for_termination()


if __name__ == "__main__":
    main()
