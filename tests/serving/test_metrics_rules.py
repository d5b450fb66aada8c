"""Alerts, dashboard and page: PromQL that can be read, of metrics and labels that there are."""

import json
import re
from pathlib import Path

import promql_parser
import pytest
import yaml
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from ludex.serving.calls import CallRecord, Gate
from ludex.serving.metrics import CallMetrics
from ludex.serving.metrics_folder import registry_of
from tests.serving import test_tracing

ROOT = Path(__file__).parents[2]
COMPOSE = ROOT / "deploy/compose"
PAGE = (ROOT / "docs/observability.md").read_text()
RULES = [
    rule
    for group in yaml.safe_load((COMPOSE / "rules.yaml").read_text())["groups"]
    for rule in group["rules"]
]
PANELS = json.loads((COMPOSE / "grafana/dashboards/ludex.json").read_text())["panels"]
QUERIES = {
    **{rule["alert"]: rule["expr"] for rule in RULES},
    **{
        f"{panel['title']} {number}": target["expr"].replace("$__rate_interval", "1m")
        for panel in PANELS
        for number, target in enumerate(panel.get("targets", ()))
    },
}
HISTOGRAM = re.compile("_(bucket|sum|count)$")
ANY_LABEL = {"instance", "job", "le"}


@pytest.fixture(scope="module")
def labels(tmp_path_factory):
    """The labels of each sample that servers tell, by its name."""
    calls = CallMetrics(Gate(1), ())
    calls(CallRecord("", "hexaequo", "CheckMove", "OK", "", 0.1, 1, 1, ("GAME_OVER",)))
    folder = tmp_path_factory.mktemp("metrics")
    found = {}
    for registry in (calls.registry, registry_of(folder, lambda: 0, lambda: 1)):
        for family in text_string_to_metric_families(generate_latest(registry).decode()):
            for sample in family.samples:
                found[sample.name] = set(sample.labels) - {"le"}
    return found


def selectors(expression):
    """Each metric that an expression asks for, with the labels that it compares."""
    found = re.findall(r"\b(ludex_[a-z_]+)(?:\{([^}]*)\})?", expression)
    return [(name, set(re.findall(r"(\w+)\s*(?:=~|!~|!=|=)", inside))) for name, inside in found]


@pytest.mark.parametrize("expression", QUERIES.values(), ids=QUERIES)
def test_promql_can_be_read_and_asks_for_what_there_is(expression, labels):
    promql_parser.parse(expression)
    asked = selectors(expression)
    for name, compared in asked:
        assert name in labels, name
        assert compared <= labels[name] | ANY_LABEL, (name, compared)
    if asked:
        known = set.union(ANY_LABEL, *(labels[name] for name, _ in asked))
        for grouped in re.findall(r"\bby \(([^)]*)\)", expression):
            assert {label.strip() for label in grouped.split(",")} <= known


def test_promql_that_is_wrong_would_be_noticed():
    with pytest.raises(ValueError, match="unclosed"):
        promql_parser.parse("sum by (game (rate(ludex_calls_total[5m]))")


def test_the_page_has_every_alert_as_prometheus_gets_it():
    sections = dict(re.findall(r"^### (\w+)\n\n```promql\n(.*?)\n```\n\n\w", PAGE, re.M | re.S))
    assert {name: " ".join(text.split()) for name, text in sections.items()} == {
        rule["alert"]: rule["expr"] for rule in RULES
    }


def test_the_page_has_every_metric_and_its_labels(labels):
    told = {
        name: set(re.findall(r"`(\w+)`", cell))
        for name, cell in re.findall(r"^\| `(ludex_\w+)` \|([^|]*)\|", PAGE, re.MULTILINE)
    }
    assert told == {HISTOGRAM.sub("", name): given for name, given in labels.items()}


def test_every_metric_that_the_page_mentions_is_there(labels):
    mentioned = set(re.findall(r"\bludex_[a-z_]+", PAGE))
    assert mentioned <= labels.keys() | {HISTOGRAM.sub("", name) for name in labels}


def test_the_page_has_every_attribute_of_a_span():
    text = Path(test_tracing.Tracing.__call__.__code__.co_filename).read_text()
    attributes = set(re.findall(r'"((?:rpc|ludex)\.[a-z._]+)"', text))
    assert len(attributes) >= 7
    assert {name for name in attributes if f"`{name}`" not in PAGE} == set()


def test_every_alert_says_what_is_wrong_and_how_urgent_it_is():
    for rule in RULES:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")
