"""The chart rendered by Helm itself, in a namespace and under a name of its own."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from deploy.chart.programs import PROGRAMS

CHART = Path(__file__).parents[2] / "deploy" / "chart"
EXAMPLES = tuple(sorted(path.name for path in (CHART / "examples").glob("*.yaml")))
DEFAULTS = "values.yaml"
VALUES = (DEFAULTS, *EXAMPLES)
RELEASE, NAMESPACE, KUBERNETES = "tried", "games", "1.33"

Resource = dict[str, Any]


def helm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Helm, which is built before if it is not there."""
    command = [str(PROGRAMS["helm"].built()), *arguments, "--kube-version", KUBERNETES]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def template(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs `helm template`."""
    return helm("template", RELEASE, str(CHART), "--namespace", NAMESPACE, *arguments)


def options(values: str, **changes: Any) -> list[str]:
    """The arguments that choose a file of values, and change some."""
    given = [] if values == DEFAULTS else ["--values", str(CHART / "examples" / values)]
    for name, value in changes.items():
        given += ["--set-json", f"{name.replace('__', '.')}={json.dumps(value)}"]
    return given


def rendered(values: str, **changes: Any) -> list[Resource]:
    """Every resource, with `a__b=1` for a value `a.b` that is changed."""
    return list(_rendered(*options(values, **changes)))


@cache
def _rendered(*arguments: str) -> tuple[Resource, ...]:
    done = template(*arguments)
    assert done.returncode == 0, done.stderr
    return tuple(each for each in yaml.safe_load_all(done.stdout) if each)


def refusal(values: str, **changes: Any) -> str:
    """What Helm says of values that can't be used."""
    done = template(*options(values, **changes))
    assert done.returncode != 0, "it is rendered all the same"
    return done.stderr


def of_kind(resources: list[Resource], kind: str) -> dict[str, Resource]:
    """The resources of a kind, by the part that they belong to."""
    return {
        each["metadata"]["labels"]["app.kubernetes.io/component"]: each
        for each in resources
        if each["kind"] == kind
    }


def container(deployment: Resource) -> Resource:
    """The only container of a deployment's pods."""
    (only,) = deployment["spec"]["template"]["spec"]["containers"]
    return dict(only)


def beginning(deployment: Resource) -> Resource:
    """The only container that runs before that one, and ends."""
    (only,) = deployment["spec"]["template"]["spec"]["initContainers"]
    return dict(only)


def environment(deployment: Resource) -> dict[str, str]:
    """What a deployment sets in its container's environment."""
    return {each["name"]: each["value"] for each in container(deployment)["env"]}
