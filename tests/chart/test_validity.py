"""What Kubernetes, the Gateway API and the Prometheus operator would say of the resources."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import kubernetes_validate
import pytest

from tests.chart.judging import judge
from tests.chart.rendering import CHART, VALUES, Resource, helm, of_kind, options, rendered

OTHERS = ("gateway.networking.k8s.io/v1", "monitoring.coreos.com/v1")


def of_kubernetes(values: str, **changes: Any) -> list[Resource]:
    return [each for each in rendered(values, **changes) if each["apiVersion"] not in OTHERS]


@pytest.mark.parametrize("values", VALUES)
def test_helm_finds_nothing_wrong(values: str) -> None:
    done = helm("lint", "--strict", "--quiet", str(CHART), *options(values))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("playground", [True, False])
@pytest.mark.parametrize("version", ["1.30", kubernetes_validate.latest_version()])
@pytest.mark.parametrize("values", VALUES)
def test_kubernetes_takes_it(values: str, version: str, playground: bool) -> None:
    for resource in of_kubernetes(values, playground__enabled=playground):
        kubernetes_validate.validate(resource, version, strict=True)


def test_the_schemas_refuse_what_is_wrong() -> None:
    deployment = of_kind(rendered("values.yaml"), "Deployment")["limes"]
    wrong = json.loads(json.dumps(deployment))
    wrong["spec"]["template"]["spec"]["containers"][0]["readinessProbe"]["grpc"]["port"] = "grpc"
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, "1.30", strict=True)


# Resources that are not Kubernetes' own


def typed(resources: list[Resource]) -> subprocess.CompletedProcess[str]:
    """Holds resources to the Go types of their kinds."""
    return judge("resources", given="".join(json.dumps(each) + "\n" for each in resources))


def the_others() -> list[Resource]:
    everything = [each for values in VALUES for each in rendered(values)]
    everything += rendered("production.yaml", playground__enabled=True)
    found = [each for each in everything if each["apiVersion"] in OTHERS]
    kinds = {each["kind"] for each in found}
    assert kinds == {"GRPCRoute", "HTTPRoute", "PodMonitor", "ServiceMonitor"}
    return found


def test_their_own_types_take_them() -> None:
    done = typed(the_others())
    assert done.returncode == 0, done.stderr


def test_their_own_types_refuse_what_is_wrong() -> None:
    wrong = json.loads(json.dumps(the_others()))
    for each in wrong:
        each["spec"]["nonsense"] = 1
    done = typed(wrong)
    assert done.returncode != 0
    assert done.stderr.count("nonsense") == len(wrong)


def test_routes_match_and_lead_in_ways_that_there_are() -> None:
    """What types alone don't say: the words allowed, and what has to be there."""
    services = {
        (each["metadata"]["name"], port["port"])
        for values in VALUES
        for each in rendered(values)
        if each["kind"] == "Service"
        for port in each["spec"]["ports"]
    }
    for route in the_others():
        if not route["kind"].endswith("Route"):
            assert route["spec"]["selector"]["matchLabels"]
            continue
        assert all(parent["name"] for parent in route["spec"]["parentRefs"])
        for rule in route["spec"]["rules"]:
            for match in rule["matches"]:
                (asked,) = match.values()
                kinds = {"Exact"} if "method" in match else {"Exact", "PathPrefix"}
                assert asked["type"] in kinds
                assert asked.get("value", "/").startswith("/")
            for backend in rule["backendRefs"]:
                assert (backend["name"], backend["port"]) in services
