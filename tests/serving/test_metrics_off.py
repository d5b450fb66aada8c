"""What nobody asked for is not imported, and no page is opened."""

import subprocess
import sys

import pytest

SERVE = """
import sys
from ludex.serving.server import LudexServer
from ludex.serving.settings import Settings

server = LudexServer(Settings(port=0, games=("hexaequo",), **{settings}))
server.start()
server.end()
print(*(name for name in ("prometheus_client", "opentelemetry") if name in sys.modules))
"""


def imported(settings):
    done = subprocess.run(
        [sys.executable, "-c", SERVE.format(settings=settings)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, []),
        ({"metrics_port": 0}, ["prometheus_client"]),
        ({"otlp_endpoint": "http://127.0.0.1:9"}, ["opentelemetry"]),
    ],
)
def test_only_what_is_wanted_is_imported(settings, expected):
    assert imported(settings) == expected
