"""Whether the resources fit each other, and the server that they start."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from deploy.image import check
from ludex import __version__
from ludex.core.registry import GAMES
from ludex.edge import descriptors
from ludex.serving import settings
from tests.chart.rendering import (
    CHART,
    VALUES,
    Resource,
    container,
    environment,
    of_kind,
    rendered,
)

SERVERS = {"each": set(GAMES), "one": {"games"}}
COMMAND = re.compile(r"^LUDEX_")


def servers(resources: list[Resource]) -> dict[str, Resource]:
    found = of_kind(resources, "Deployment")
    return {name: each for name, each in found.items() if name != "edge"}


def pod(deployment: Resource) -> dict[str, Any]:
    return dict(deployment["spec"]["template"])


def selects(selector: dict[str, str], deployment: Resource) -> bool:
    return bool(selector.items() <= pod(deployment)["metadata"]["labels"].items())


# The pods


@pytest.mark.parametrize("values", VALUES)
def test_pods_may_do_nothing_but_answer(values: str) -> None:
    for deployment in of_kind(rendered(values), "Deployment").values():
        spec = pod(deployment)["spec"]
        confined = spec["securityContext"]
        assert confined["runAsNonRoot"] is True
        assert confined["runAsUser"] == confined["runAsGroup"] == int(check.USER)
        assert confined["seccompProfile"] == {"type": "RuntimeDefault"}
        for each in [*spec.get("initContainers", ()), container(deployment)]:
            assert each["securityContext"] == {
                "allowPrivilegeEscalation": False,
                "readOnlyRootFilesystem": True,
                "capabilities": {"drop": ["ALL"]},
            }
            # Where a quota is set, a container without bounds is refused.
            assert each["resources"]["requests"].keys() >= {"cpu", "memory"}
            assert each["resources"]["limits"].keys() >= {"memory"}
        assert spec["automountServiceAccountToken"] is False
        assert not {"hostNetwork", "hostPID", "hostIPC"} & spec.keys()


@pytest.mark.parametrize("values", VALUES)
def test_services_do_not_set_the_server_up(values: str) -> None:
    """A service called `ludex` would make a variable LUDEX_PORT of another meaning."""
    for deployment in of_kind(rendered(values), "Deployment").values():
        assert pod(deployment)["spec"]["enableServiceLinks"] is False


@pytest.mark.parametrize("values", VALUES)
def test_servers_are_asked_for_their_health_over_grpc(values: str) -> None:
    for deployment in servers(rendered(values)).values():
        for probe in ("startupProbe", "readinessProbe", "livenessProbe"):
            port = container(deployment)[probe]["grpc"]["port"]
            assert str(port) == environment(deployment)["LUDEX_PORT"]


@pytest.mark.parametrize("values", VALUES)
def test_pods_have_the_time_to_end_that_they_take(values: str) -> None:
    resources = rendered(values)
    for name, deployment in servers(resources).items():
        pause = container(deployment)["lifecycle"]["preStop"]["sleep"]["seconds"]
        grace = loaded(resources, name).grace_seconds
        assert pod(deployment)["spec"]["terminationGracePeriodSeconds"] >= pause + grace + 5
    if edge := of_kind(resources, "Deployment").get("edge"):
        *_, drain, grace = container(edge)["lifecycle"]["preStop"]["exec"]["command"]
        ends = pod(edge)["spec"]["terminationGracePeriodSeconds"]
        assert ends >= int(drain) + int(grace) + 5


@pytest.mark.parametrize("values", VALUES)
def test_pods_of_a_part_are_spread(values: str) -> None:
    for deployment in of_kind(rendered(values), "Deployment").values():
        spreads = pod(deployment)["spec"]["topologySpreadConstraints"]
        assert {each["topologyKey"] for each in spreads} == {
            "kubernetes.io/hostname",
            "topology.kubernetes.io/zone",
        }
        for each in spreads:
            assert selects(each["labelSelector"]["matchLabels"], deployment)


# What the server is started with


def loaded(resources: list[Resource], part: str) -> settings.Settings:
    """The settings as the server reads them: the environment and the mounted file."""
    text = of_kind(resources, "ConfigMap")[part]["data"]["ludex.toml"]
    given = {
        COMMAND.sub("", name).lower(): value
        for name, value in environment(servers(resources)[part]).items()
        if COMMAND.match(name)
    }
    # A version without metrics has no such setting, and takes no notice of the variable.
    if "metrics_port" not in settings.Settings.model_fields:
        given.pop("metrics_port", None)
    file = tomllib.loads(text)
    assert not given.keys() & file.keys(), "the environment would win"
    return settings.Settings.model_validate({**file, **given})


@pytest.mark.parametrize("values", VALUES)
def test_the_server_takes_its_settings(values: str) -> None:
    resources = rendered(values)
    for name, deployment in servers(resources).items():
        found = loaded(resources, name)
        assert found.host == "0.0.0.0"  # noqa: S104
        assert found.pin_workers is False
        serve, *games, flag, file = container(deployment)["args"]
        assert (serve, flag, file) == ("serve", "--config", "/etc/ludex/settings/ludex.toml")
        assert set(games) <= set(GAMES)


def test_a_setting_that_there_is_not_keeps_the_server_from_starting() -> None:
    changed = rendered("values.yaml", server__settings={"max_in_flihgt": 3})
    with pytest.raises(ValueError, match="max_in_flihgt"):
        loaded(changed, "limes")


def test_settings_of_every_kind_arrive() -> None:
    given = {
        "log_format": "text", "max_request_bytes": 2_000_000, "reflection": False,
        "grace_seconds": 2.5,
    }  # fmt: skip
    found = loaded(rendered("values.yaml", server__settings=given), "limits")
    assert {name: getattr(found, name) for name in given} == given


def test_a_game_can_be_unlike_the_others() -> None:
    resources = rendered("production.yaml")
    assert loaded(resources, "smallholder").max_call_seconds == 20
    assert loaded(resources, "limes").max_call_seconds == settings.Settings().max_call_seconds
    assert loaded(resources, "smallholder").max_in_flight == 48


@pytest.mark.parametrize("values", VALUES)
def test_every_file_that_is_named_is_mounted(values: str) -> None:
    for deployment in servers(rendered(values)).values():
        mounts = [each["mountPath"] for each in container(deployment)["volumeMounts"]]
        volumes = {each["name"] for each in pod(deployment)["spec"]["volumes"]}
        assert volumes == {each["name"] for each in container(deployment)["volumeMounts"]}
        for name, value in environment(deployment).items():
            if name.endswith("_FILE"):
                assert str(Path(value).parent) in mounts


@pytest.mark.parametrize("values", VALUES)
def test_every_mount_is_of_a_volume(values: str) -> None:
    for deployment in of_kind(rendered(values), "Deployment").values():
        spec = pod(deployment)["spec"]
        mounted = {
            mount["name"]
            for each in [*spec.get("initContainers", ()), *spec["containers"]]
            for mount in each["volumeMounts"]
        }
        assert mounted == {each["name"] for each in spec["volumes"]}


def test_secrets_are_those_that_exist_or_the_charts_own() -> None:
    def secrets(values: str) -> set[str]:
        spec = pod(servers(rendered(values))["hexaequo"])["spec"]
        return {each["secret"]["secretName"] for each in spec["volumes"] if "secret" in each}

    assert secrets("values.yaml") == set()
    assert secrets("production.yaml") == {"ludex-seal-keys", "ludex-tokens"}
    assert not of_kind(rendered("production.yaml"), "Secret")
    made = of_kind(rendered("tls.yaml"), "Secret")
    assert secrets("tls.yaml") == {each["metadata"]["name"] for each in made.values()}
    assert "[[tokens]]" in made["tokens"]["stringData"]["tokens.toml"]
    assert made["sealing"]["stringData"]["seal.keys"].strip() == "REPLACED_BY_ludex_keygen"
    named = environment(servers(rendered("production.yaml"))["limits"])
    assert named["LUDEX_SEALED_ONLY"] == "true"


def test_new_keys_and_settings_make_new_pods() -> None:
    def marks(**changes: Any) -> Any:
        return pod(servers(rendered("tls.yaml", **changes))["hexaequo"])["metadata"]["annotations"]

    assert marks() == marks(edge__replicas=5)
    assert marks() != marks(sealing__keys=["another"])
    assert marks() != marks(server__settings={"log_level": "info"})


# How resources find each other


@pytest.mark.parametrize("values", VALUES)
def test_services_are_headless_and_find_their_pods(values: str) -> None:
    resources = rendered(values)
    deployments = of_kind(resources, "Deployment")
    services = of_kind(resources, "Service")
    assert services.keys() == deployments.keys()
    for name, service in services.items():
        assert (service["spec"].get("clusterIP") == "None") == (name != "edge")
        found = [
            part for part, each in deployments.items() if selects(service["spec"]["selector"], each)
        ]
        assert found == [name]
        ports = {port["name"] for port in container(deployments[name])["ports"]}
        assert {port["targetPort"] for port in service["spec"]["ports"]} <= ports


@pytest.mark.parametrize("values", VALUES)
def test_budgets_and_autoscalers_are_about_what_there_is(values: str) -> None:
    resources = rendered(values)
    deployments = of_kind(resources, "Deployment")
    for name, budget in of_kind(resources, "PodDisruptionBudget").items():
        assert selects(budget["spec"]["selector"]["matchLabels"], deployments[name])
        assert len({"minAvailable", "maxUnavailable"} & budget["spec"].keys()) == 1
    scalers = of_kind(resources, "HorizontalPodAutoscaler")
    for name, deployment in deployments.items():
        # An autoscaler's count would be undone at every upgrade.
        assert ("replicas" in deployment["spec"]) == (name not in scalers)
    for name, scaler in scalers.items():
        assert scaler["spec"]["scaleTargetRef"]["name"] == deployments[name]["metadata"]["name"]


def test_autoscaling_goes_by_cpu_and_by_calls_in_flight() -> None:
    scalers = of_kind(rendered("production.yaml"), "HorizontalPodAutoscaler")
    cpu, calls = scalers["limits"]["spec"]["metrics"]
    assert cpu["resource"]["target"]["averageUtilization"] == 65
    assert calls["pods"]["metric"]["name"] == "ludex_calls_in_flight"
    assert calls["pods"]["target"]["averageValue"] == "8"
    assert [each["type"] for each in scalers["limes"]["spec"]["metrics"]] == ["Resource"]
    assert scalers["limes"]["spec"]["minReplicas"] == 2


@pytest.mark.parametrize("values", VALUES)
def test_policies_let_the_edge_and_metrics_through_and_games_reach_nothing(values: str) -> None:
    resources = rendered(values)
    policies = of_kind(resources, "NetworkPolicy")
    if values == "one.yaml":
        assert not policies
        return
    deployments = of_kind(resources, "Deployment")
    games = policies["games"]["spec"]
    assert games["egress"] == []
    for name, deployment in deployments.items():
        assert selects(games["podSelector"]["matchLabels"], deployment) == (name != "edge")
    callers, metrics = games["ingress"]
    for rule, port in ((callers, "grpc"), (metrics, "metrics")):
        assert rule["ports"] == [{"port": port}]
    if "edge" in deployments:
        assert selects(callers["from"][0]["podSelector"]["matchLabels"], deployments["edge"])
        (towards,) = policies["edge"]["spec"]["egress"][0]["to"]
        assert all(
            selects(towards["podSelector"]["matchLabels"], each)
            for each in servers(resources).values()
        )
        named = {port["name"] for port in container(deployments["edge"])["ports"]}
        ingress = policies["edge"]["spec"]["ingress"]
        assert {rule["ports"][0]["port"] for rule in ingress} == named


def test_routes_know_each_service() -> None:
    route = of_kind(rendered("direct.yaml"), "GRPCRoute")["route"]
    routed = {
        match["method"]["service"] for rule in route["spec"]["rules"] for match in rule["matches"]
    }
    assert routed == {descriptors.service(game).full_name for game in GAMES}


def test_monitors_find_every_service_that_tells_metrics() -> None:
    resources = rendered("production.yaml")
    services = of_kind(resources, "Service")
    monitors = of_kind(resources, "ServiceMonitor")
    assert monitors.keys() == set(GAMES)
    for name, monitor in monitors.items():
        labels = services[name]["metadata"]["labels"]
        assert monitor["spec"]["selector"]["matchLabels"].items() <= labels.items()
        (endpoint,) = monitor["spec"]["endpoints"]
        assert endpoint["port"] in {port["name"] for port in services[name]["spec"]["ports"]}
    edge = of_kind(resources, "Deployment")["edge"]
    (pods,) = of_kind(resources, "PodMonitor").values()
    assert selects(pods["spec"]["selector"]["matchLabels"], edge)


# The chart as a whole


@pytest.mark.parametrize("mode", SERVERS)
def test_a_deployment_for_each_game_or_one_for_all(mode: str) -> None:
    assert servers(rendered("values.yaml", mode=mode)).keys() == SERVERS[mode]


@pytest.mark.parametrize("values", VALUES)
def test_nothing_has_the_same_name_twice(values: str) -> None:
    names = [(each["kind"], each["metadata"]["name"]) for each in rendered(values)]
    assert len(names) == len(set(names))
    assert all(len(name) <= 63 for _, name in names)


def test_names_stay_short_enough() -> None:
    for each in rendered("production.yaml", fullnameOverride="x" * 80):
        assert len(each["metadata"]["name"]) <= 63


def test_the_chart_is_of_this_version() -> None:
    about = yaml.safe_load((CHART / "Chart.yaml").read_text())
    assert about["version"] == about["appVersion"] == __version__
    image = container(servers(rendered("values.yaml"))["limes"])["image"]
    assert image == f"ludex:{__version__}"


def test_every_value_is_told_of_in_the_readme() -> None:
    page = (CHART / "README.md").read_text()
    for name in yaml.safe_load((CHART / "values.yaml").read_text()):
        assert f"`{name}" in page, name
    for example in (CHART / "examples").iterdir():
        assert f"examples/{example.name}" in page
