"""The servers behind the edge, as Envoy's clusters."""

from __future__ import annotations

from typing import Any

from ludex.edge.options import UNIX, Options, Upstream

Config = dict[str, Any]

TYPE = "type.googleapis.com/"
HTTP_OPTIONS = "envoy.extensions.upstreams.http.v3.HttpProtocolOptions"
LEAST_REQUEST = "envoy.extensions.load_balancing_policies.least_request.v3.LeastRequest"

ERROR_KILOBYTES = 96
"""Errors travel as headers, and an impossible state can have many defects."""


def socket_address(address: str) -> Config:
    """An address as Envoy writes it."""
    if address.startswith(UNIX):
        return {"pipe": {"path": address.removeprefix(UNIX)}}
    host, _, port = address.rpartition(":")
    return {"socket_address": {"address": host.strip("[]"), "port_value": int(port)}}


def cluster(options: Options, upstream: Upstream) -> Config:
    """The servers of some games."""
    local = upstream.addresses[0].startswith(UNIX)
    # A server elsewhere can have several workers, each with connections of its own. More calls than
    # a connection takes make for more connections, and so for all workers at work.
    http2 = {} if local else {"max_concurrent_streams": 4}
    return {
        "name": upstream.name,
        "type": "STATIC" if local else "STRICT_DNS",
        "connect_timeout": "1s",
        "dns_lookup_family": "ALL",
        "load_assignment": {
            "cluster_name": upstream.name,
            "endpoints": [
                {
                    "lb_endpoints": [
                        {"endpoint": {"address": socket_address(address)}}
                        for address in upstream.addresses
                    ]
                }
            ],
        },
        "load_balancing_policy": {
            "policies": [
                {
                    "typed_extension_config": {
                        "name": "envoy.load_balancing_policies.least_request",
                        "typed_config": {
                            "@type": TYPE + LEAST_REQUEST,
                            # The least busy of three drawn by lot, which is nearly the least busy
                            # of a machine's workers. Not a scan of them all: that would offer a
                            # dead server, which is idle, again to every call that it failed.
                            "choice_count": 3,
                        },
                    }
                }
            ]
        },
        "typed_extension_protocol_options": {
            HTTP_OPTIONS: {
                "@type": TYPE + HTTP_OPTIONS,
                "explicit_http_config": {"http2_protocol_options": http2},
                "common_http_protocol_options": {"max_response_headers_kb": ERROR_KILOBYTES},
            }
        },
        "health_checks": [health_check()],
        "outlier_detection": outlier_detection(),
        "circuit_breakers": {"thresholds": [thresholds(options)]},
    }


def health_check() -> Config:
    """Asks each server twice a second; one that hangs is out within 4.5 seconds."""
    often = "0.5s"
    return {
        "timeout": "1s",
        "interval": often,
        "no_traffic_interval": often,
        "unhealthy_interval": often,
        "unhealthy_threshold": 3,
        "healthy_threshold": 1,
        "grpc_health_check": {},
    }


def outlier_detection() -> Config:
    """Leaves out a server that can't be reached.

    Statuses do not count: a caller decides whether a call is refused or runs out of time, and could
    have every server left out that way.
    """
    return {
        "split_external_local_origin_errors": True,
        "consecutive_local_origin_failure": 1,
        "enforcing_consecutive_local_origin_failure": 100,
        "enforcing_consecutive_5xx": 0,
        "enforcing_consecutive_gateway_failure": 0,
        "enforcing_success_rate": 0,
        "enforcing_local_origin_success_rate": 0,
        "interval": "1s",
        "base_ejection_time": "2s",
        "max_ejection_time": "30s",
        "max_ejection_percent": 50,
    }


def thresholds(options: Options) -> Config:
    """How much is passed on at once; the rest is turned away as BUSY."""
    return {
        "max_requests": options.in_flight,
        # Calls that wait for a connection to be made count here, so that a burst after a restart is
        # not turned away.
        "max_pending_requests": options.in_flight,
        "max_connections": max(1024, options.in_flight),
        # A killed server leaves all its calls to be tried again at once; when all servers are gone,
        # trying again must not be what keeps them from coming back.
        "retry_budget": {"budget_percent": {"value": 50}, "min_retry_concurrency": 64},
    }
