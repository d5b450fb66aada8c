"""The whole configuration of Envoy."""

from __future__ import annotations

import json
from typing import Any

from ludex.edge.cluster import TYPE, cluster, socket_address
from ludex.edge.listener import listener, stats_listener
from ludex.edge.options import Options

Config = dict[str, Any]

ADMIN = "unix:/tmp/ludex-edge-admin.sock"
"""Where an Envoy that somebody else runs takes its own commands, unless the options say it."""


RUNTIME: Config = {
    # A connection is read one request at a time, in turn with the others and with the servers. Were
    # all read that it has sent, then in a flood the servers' answers would wait behind hundreds of
    # calls to turn away, and the servers, with nothing to do, for Envoy to take up the answers.
    "http.max_requests_per_io_cycle": 1,
}


def bootstrap(options: Options) -> Config:
    """What Envoy is started with. JSON, which Envoy reads as it reads YAML."""
    admin = socket_address(options.admin or ADMIN)
    listeners = [listener(options)]
    clusters = [cluster(options, upstream) for upstream in options.upstreams]
    if options.stats is not None:
        listeners.append(stats_listener(options.stats))
        clusters.append(_admin_cluster(admin))
    return {
        "node": {"id": "ludex-edge", "cluster": "ludex-edge"},
        "admin": {"address": admin},
        "static_resources": {"listeners": listeners, "clusters": clusters},
        "overload_manager": overload_manager(options),
        "layered_runtime": {"layers": [{"name": "ludex", "static_layer": RUNTIME}]},
    }


def written(options: Options) -> str:
    """The configuration as text."""
    return json.dumps(bootstrap(options), indent=1, ensure_ascii=False) + "\n"


def overload_manager(options: Options) -> Config:
    """Turns calls away before memory or connections run out."""
    return {
        "refresh_interval": "0.25s",
        "resource_monitors": [
            _monitor("fixed_heap", "FixedHeapConfig", max_heap_size_bytes=options.memory_bytes),
            {
                "name": "envoy.resource_monitors.global_downstream_max_connections",
                "typed_config": {
                    "@type": TYPE + "envoy.extensions.resource_monitors.downstream_connections.v3"
                    ".DownstreamConnectionsConfig",
                    "max_active_downstream_connections": options.connections,
                },
            },
        ],
        "actions": [
            _action("shrink_heap", 0.9),
            _action("stop_accepting_requests", 0.95),
        ],
    }


def _monitor(name: str, message: str, **config: object) -> Config:
    return {
        "name": f"envoy.resource_monitors.{name}",
        "typed_config": {
            "@type": f"{TYPE}envoy.extensions.resource_monitors.{name}.v3.{message}",
            **config,
        },
    }


def _action(name: str, threshold: float) -> Config:
    return {
        "name": f"envoy.overload_actions.{name}",
        "triggers": [
            {
                "name": "envoy.resource_monitors.fixed_heap",
                "threshold": {"value": threshold},
            }
        ],
    }


def _admin_cluster(address: Config) -> Config:
    return {
        "name": "admin",
        "type": "STATIC",
        "load_assignment": {
            "cluster_name": "admin",
            "endpoints": [{"lb_endpoints": [{"endpoint": {"address": address}}]}],
        },
    }
