"""Values that can't be meant are refused before anything is installed, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chart.rendering import refusal


@pytest.mark.parametrize(
    ("values", "changes", "told"),
    [
        ("values.yaml", {"mode": "all"}, "mode"),
        ("values.yaml", {"server__replicsa": 2}, "replicsa"),
        ("values.yaml", {"server__settings__port": 80}, "'port'"),
        ("values.yaml", {"server__settings__games": "limes"}, "'games'"),
        ("values.yaml", {"server__settings__playground": False}, "'playground'"),
        ("values.yaml", {"games__chess": {}}, "chess"),
        ("values.yaml", {"playground__enabled": "no"}, "playground"),
        ("values.yaml", {"playground__enabeld": False}, "enabeld"),
        ("values.yaml", {"image__digest": "latest"}, "digest"),
        ("values.yaml", {"edge__origins": ["play.example.org"]}, "origins"),
        ("values.yaml", {"server__disruptionBudget__maxUnavailable": "many"}, "maxUnavailable"),
        (
            "values.yaml",
            {"games": dict.fromkeys(("hexaequo", "limes", "limits", "smallholder"))},
            "at least one game",
        ),
        ("one.yaml", {"games__limes__replicas": 2}, "with `mode: one`"),
        ("values.yaml", {"sealing__only": True}, "sealing.only needs"),
        ("values.yaml", {"edge__tls__clientAuthoritySecret": "x"}, "needs edge.tls.existingSecret"),
        ("values.yaml", {"gateway__http__enabled": True}, "gateway.parentRefs"),
        ("production.yaml", {"gateway__http__hostnames": ["grpc.example.org"]}, "of their own"),
        ("production.yaml", {"gateway__grpc__hostnames": []}, "of their own"),
        (
            "direct.yaml",
            {"gateway__http__enabled": True, "gateway__grpc__enabled": False},
            "gateway.http needs edge.enabled",
        ),
        ("production.yaml", {"metrics__enabled": False}, "needs metrics.enabled"),
        (
            "production.yaml",
            {"server__autoscaling": {"enabled": True, "targetCPU": None}},
            "needs targetCPU or targetCallsInFlight",
        ),
    ],
)  # fmt: skip
def test_it_is_refused(values: str, changes: dict[str, Any], told: str) -> None:
    assert told in refusal(values, **changes)
