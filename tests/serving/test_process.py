"""The server as a process: start, health, reflection, signals, settings, logs."""

import json
import os
import signal
import subprocess
import sys
import time

import grpc
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection_pb2, reflection_pb2_grpc
from pydantic import ValidationError

from ludex.core import registry
from ludex.serving import settings as settings_module
from ludex.serving.budget import Budget
from ludex.serving.mount import service_of
from ludex.serving.servicer import GameServicer
from ludex.serving.settings import Settings, load
from ludex.serving.status import CallError
from tests.serving import slow

ONE = registry.GAMES[0]


class Process:
    """`ludex serve` in a process of its own, on a free port."""

    def __init__(self, *arguments, **environment):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludex", "serve", "--port", "0", *arguments],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        self.lines = []
        try:
            line = self.read()
            assert line["event"] == "serving", line
        except BaseException:
            self.process.kill()
            raise
        self.address = line["address"]

    def read(self):
        line = self.process.stderr.readline()
        self.lines.append(line)
        return json.loads(line)

    def end(self, signum=signal.SIGTERM):
        self.process.send_signal(signum)
        rest = self.process.communicate(timeout=20)[1]
        self.lines += rest.splitlines()
        return self.process.returncode


@pytest.fixture
def process():
    running = []

    def start(*arguments, **environment):
        running.append(Process(*arguments, **environment))
        return running[-1]

    yield start
    for one in running:
        if one.process.poll() is None:
            one.process.kill()
            one.process.communicate()


def test_serves_and_stops_on_sigterm(process):
    one = process(ONE)
    service = service_of(GameServicer(registry.codec(ONE))).full_name
    with grpc.insecure_channel(one.address) as channel:
        channel.unary_unary(f"/{service}/NewGame")(b"", timeout=5)
    assert one.end() == 0
    events = [json.loads(line) for line in one.lines]
    assert [event["event"] for event in events] == ["serving", "call", "stopping", "stopped"]
    call = events[1]
    assert (call["game"], call["method"], call["code"]) == (ONE, "NewGame", "OK")
    assert all("timestamp" in event for event in events)


def test_calls_in_flight_are_finished_on_sigterm(process):
    one = process(slow.GAME)
    # Takes long enough to be in flight when the signal comes.
    request = slow.pictures(120)
    with grpc.insecure_channel(one.address) as channel:
        # On a busy machine to connect can take longer than the server goes on taking calls.
        grpc.channel_ready_future(channel).result(timeout=20)
        call = channel.unary_unary(f"/{slow.SERVICE}/Batch").future(request, timeout=20)
        time.sleep(0.15)
        assert not call.done()
        assert one.end() == 0
        assert call.code() is grpc.StatusCode.OK
        response = registry.codec(slow.GAME).service.BatchResponse.FromString(call.result())
    assert all(result.HasField("render_state") for result in response.results)


def test_health_per_service(process):
    one = process(ONE)
    service = service_of(GameServicer(registry.codec(ONE))).full_name
    other = service_of(GameServicer(registry.codec(registry.GAMES[1]))).full_name
    with grpc.insecure_channel(one.address) as channel:
        stub = health_pb2_grpc.HealthStub(channel)
        for name in ("", service):
            answer = stub.Check(health_pb2.HealthCheckRequest(service=name), timeout=5)
            assert answer.status == health_pb2.HealthCheckResponse.SERVING
        with pytest.raises(grpc.RpcError) as caught:
            stub.Check(health_pb2.HealthCheckRequest(service=other), timeout=5)
        assert caught.value.code() is grpc.StatusCode.NOT_FOUND
        with pytest.raises(grpc.RpcError) as caught:
            channel.unary_unary(f"/{other}/NewGame")(b"", timeout=5)
        assert caught.value.code() is grpc.StatusCode.UNIMPLEMENTED


def reflected(address):
    with grpc.insecure_channel(address) as channel:
        stub = reflection_pb2_grpc.ServerReflectionStub(channel)
        request = reflection_pb2.ServerReflectionRequest(list_services="")
        (answer,) = stub.ServerReflectionInfo(iter([request]), timeout=5)
        return {service.name for service in answer.list_services_response.service}


def test_reflection_can_be_switched_off(process):
    assert service_of(GameServicer(registry.codec(ONE))).full_name in reflected(
        process(ONE).address
    )
    with pytest.raises(grpc.RpcError) as caught:
        reflected(process(ONE, "--no-reflection").address)
    assert caught.value.code() is grpc.StatusCode.UNIMPLEMENTED


def test_a_busy_port_is_one_clear_line(process):
    one = process(ONE)
    port = one.address.rpartition(":")[2]
    second = subprocess.run(
        [sys.executable, "-m", "ludex", "serve", ONE, "--port", port],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert second.returncode != 0
    assert "is another server running there?" in second.stderr
    assert "Traceback" not in second.stderr


def test_settings_come_from_flags_then_environment_then_file(tmp_path, monkeypatch):
    file = tmp_path / "ludex.toml"
    file.write_text('port = 1111\nthreads = 3\nlog_level = "error"\n')
    monkeypatch.setenv("LUDEX_PORT", "2222")
    monkeypatch.setenv("LUDEX_THREADS", "4")
    loaded = load({"port": 3333}, file)
    assert (loaded.port, loaded.threads, loaded.log_level) == (3333, 4, "error")
    assert loaded.games == registry.GAMES


def test_wrong_settings_are_named(tmp_path, monkeypatch):
    file = tmp_path / "ludex.toml"
    file.write_text("no_such_setting = 1\n")
    with pytest.raises(ValidationError, match="no_such_setting"):
        load({}, file)
    with pytest.raises(ValidationError, match="no game is called chess"):
        load({"games": ("chess",)}, None)
    monkeypatch.setenv("LUDEX_PORT", "70000")
    with pytest.raises(ValidationError, match="port"):
        Settings()


def test_every_setting_is_described():
    for name, field in settings_module.Settings.model_fields.items():
        assert field.description, name


def test_a_budget_runs_out():
    now = [0.0]
    budget = Budget(5, clock=lambda: now[0])
    budget.check()
    now[0] = 5.0
    with pytest.raises(CallError, match="ran out of time"):
        budget.check()


@pytest.mark.parametrize(("remaining", "seconds"), [(None, 5), (9.0, 5), (2.0, 4), (0.0, 2)])
def test_a_budget_ends_with_the_callers_deadline(remaining, seconds):
    now, asked = [0.0], []

    def left():
        asked.append(now[0])
        return remaining

    budget = Budget(5, left, lambda: now[0])
    assert not asked
    now[0] = 2.0
    if seconds > 2:
        budget.check()
        assert budget.used() == 2 / seconds
        now[0] = seconds - 0.01
        budget.check()
        now[0] = seconds
    with pytest.raises(CallError, match="ran out of time"):
        budget.check()
    assert asked == [2.0]


def test_the_callers_deadline_ends_the_work(process):
    one = process(slow.GAME)
    calls = 1000
    request = slow.pictures(calls)
    render = registry.codec(slow.GAME).service.RenderStateRequest(state=slow.large_state())
    with grpc.insecure_channel(one.address) as channel:
        picture = channel.unary_unary(f"/{slow.SERVICE}/RenderState")(render.SerializeToString())
        call = channel.unary_unary(f"/{slow.SERVICE}/Batch").future(request, timeout=0.2)
        assert call.code() is grpc.StatusCode.DEADLINE_EXCEEDED
        # The server gave up too, and did not draw the rest for nobody.
        while (line := one.read()).get("method") != "Batch":
            pass
    assert line["response_bytes"] < calls * len(picture)
