"""A secret in an exception, the environment, keys or a hidden hand turns up nowhere else."""

import json
import os
import random
import subprocess
import sys
import time
import urllib.request

import grpc
import pytest

from ludex.core import registry
from ludex.serving.mount import service_of
from ludex.serving.seal import new_key
from ludex.serving.servicer import GameServicer
from tests.fuzz.inputs import any_request, service
from tests.serving.collector import Collector

CANARY = "c4n4ry-in-the-c0al-mine"

# A server whose rules break with a secret in the exception, as a bug could make them.
BROKEN = f"""
import sys
from ludex.core import registry
from ludex.serving.run import run
from ludex.serving.settings import Settings

def broken(self, position):
    secret = "{CANARY}-local"
    raise RuntimeError("{CANARY}-text")

type(registry.game("hexaequo")).key = broken
run(Settings(port=0, games=("hexaequo", "limits")))
"""


CARRIED = (
    ("authorization", f"Bearer {CANARY}-token"),
    ("x-request-id", f"{CANARY}, which is no identifier"),
    ("traceparent", f"00-{CANARY}"),
    ("tracestate", f"{CANARY}=1"),
)
"""What a caller can send that nobody is to find in the log."""


@pytest.fixture
def collector():
    one = Collector()
    yield one
    one.server.stop(None).wait()


@pytest.fixture
def server(tmp_path, collector):
    key = new_key()
    keys = tmp_path / "keys"
    keys.write_text(f"{key}\n")
    log = tmp_path / "log"
    with log.open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-c", BROKEN],
            stderr=stderr,
            env={
                **os.environ,
                "LUDEX_SEAL_KEYS_FILE": str(keys),
                "SOME_PASSWORD": f"{CANARY}-environment",
                "LUDEX_METRICS_PORT": "0",
                "LUDEX_OTLP_ENDPOINT": collector.endpoint,
                "LUDEX_TRACE_RATIO": "1",
            },
        )
    yield process, log, key
    process.kill()
    process.wait()


def test_no_secret_in_any_answer_log_metric_or_span(server, collector):
    process, log_file, key = server
    ends = time.monotonic() + 60
    while "\n" not in (text := log_file.read_text()) and time.monotonic() < ends:
        time.sleep(0.02)
    serving = json.loads(text.splitlines()[0])
    address = serving["address"]
    seen = []
    rng = random.Random(1)
    with grpc.insecure_channel(address) as channel:
        for game in ("hexaequo", "limits"):
            for method in service(game).methods:
                call = channel.unary_unary(f"/{service(game).full_name}/{method.name}")
                for _ in range(40):
                    try:
                        request = any_request(game, method.name, [], rng)
                        seen.append(call(request, timeout=10, metadata=CARRIED))
                    except grpc.RpcError as error:
                        seen.append(str(error).encode())
                        for _, value in error.trailing_metadata() or ():
                            seen.append(value if isinstance(value, bytes) else value.encode())
        # The fault itself: its text is the caller's neither.
        request = GameServicer(registry.codec("hexaequo")).codec.service.NewGameRequest(
            include_position_key=True
        )
        with pytest.raises(grpc.RpcError) as caught:
            channel.unary_unary(
                f"/{service_of(GameServicer(registry.codec('hexaequo'))).full_name}/NewGame"
            )(request.SerializeToString())
        assert caught.value.code() is grpc.StatusCode.INTERNAL
        seen.append(str(caught.value).encode())
    answers = b"\n".join(seen)
    assert CANARY.encode() not in answers
    assert key.encode() not in answers
    with urllib.request.urlopen(f"http://{serving['metrics']}/metrics", timeout=10) as page:
        metrics = page.read().decode()
    assert 'code="INTERNAL",game="hexaequo",method="NewGame"' in metrics
    assert CANARY not in metrics
    assert key not in metrics
    process.terminate()
    process.wait(timeout=20)
    spans = b"".join(request.SerializeToString() for request in collector.requests)
    assert b"ludex.hexaequo.v1.HexaequoService/NewGame" in spans
    assert CANARY.encode() not in spans
    assert key.encode() not in spans
    log = log_file.read_text()
    # The log of a fault has the exception's text, which is what it is for: but no variables, no
    # environment and no keys.
    assert f"{CANARY}-text" in log
    assert f"{CANARY}-local" not in log
    assert f"{CANARY}-environment" not in log
    assert f"{CANARY}-token" not in log
    assert log.count(CANARY) == log.count(f"{CANARY}-text")
    assert key not in log
