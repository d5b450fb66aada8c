"""What the edge takes, as Envoy's listener: its filters, routes and limits."""

from __future__ import annotations

import base64
from typing import Any

from ludex.edge.cluster import TYPE, socket_address
from ludex.edge.descriptors import descriptor_set, service
from ludex.edge.options import Options, Upstream
from ludex.edge.pages import largest, page_routes, pages
from ludex.edge.replies import local_reply_config

Config = dict[str, Any]

FILTERS = "envoy.extensions.filters.http"
MANAGER = "envoy.extensions.filters.network.http_connection_manager.v3.HttpConnectionManager"
TLS = "envoy.extensions.transport_sockets.tls.v3.DownstreamTlsContext"
STDERR = "envoy.extensions.access_loggers.stream.v3.StderrAccessLog"

ARRIVAL_SECONDS = 10
"""How long a request may take to arrive in full."""
RESPONSE_BYTES = 1 << 25
"""The largest answer that is turned into JSON."""
RETRIES = 5
HEALTH_PATH = "/healthz"


def listener(options: Options) -> Config:
    """The one port for gRPC, gRPC-Web and JSON."""
    chain: Config = {"filters": [{"name": MANAGER, "typed_config": manager(options)}]}
    if options.tls is not None:
        chain["transport_socket"] = {"name": "tls", "typed_config": tls(options)}
    return {
        "name": "edge",
        "address": socket_address(f"{options.host}:{options.port}"),
        # A port that somebody else listens on is to be an error. Threads then share one socket;
        # they get equally many of the connections, which are few and long for gRPC.
        "enable_reuse_port": False,
        "connection_balance_config": {"exact_balance": {}},
        "per_connection_buffer_limit_bytes": 1 << 16,
        "filter_chains": [chain],
    }


def manager(options: Options) -> Config:
    """What happens with every request on the port."""
    return {
        "@type": TYPE + MANAGER,
        "stat_prefix": "edge",
        "codec_type": "AUTO",
        "server_name": "ludex",
        "use_remote_address": True,
        "always_set_request_id_in_response": True,
        "normalize_path": True,
        "path_with_escaped_slashes_action": "REJECT_REQUEST",
        "request_headers_timeout": "5s",
        "request_timeout": f"{ARRIVAL_SECONDS}s",
        "stream_idle_timeout": "60s",
        "common_http_protocol_options": {
            "idle_timeout": "900s",
            "headers_with_underscores_action": "REJECT_REQUEST",
        },
        "http2_protocol_options": {
            "max_concurrent_streams": options.streams_per_connection,
            "initial_stream_window_size": 1 << 16,
            "initial_connection_window_size": 1 << 20,
        },
        "http_filters": http_filters(options),
        "route_config": route_config(options),
        "local_reply_config": local_reply_config(),
        "access_log": [access_log()] if options.access_log else [],
    }


def http_filters(options: Options) -> list[Config]:
    """What each request goes through, in order."""
    games = [game for upstream in options.upstreams for game in upstream.games]
    return [
        # 200 while the servers of every upstream can be reached; for load balancers and probes.
        _filter(
            "health_check",
            "HealthCheck",
            pass_through_mode=False,
            headers=[{"name": ":path", "string_match": {"exact": HEALTH_PATH}}],
            cluster_min_healthy_percentages={
                upstream.name: {"value": 1} for upstream in options.upstreams
            },
        ),
        _filter("cors", "Cors"),
        _filter("grpc_web", "GrpcWeb"),
        # Servers get requests whole, so whoever sends slowly takes up nothing of theirs.
        _filter("buffer", "Buffer", max_request_bytes=options.request_bytes),
        _filter(
            "grpc_json_transcoder",
            "GrpcJsonTranscoder",
            proto_descriptor_bin=base64.b64encode(descriptor_set(games)).decode(),
            services=[service(game).full_name for game in games],
            # An error's details are part of the answer.
            convert_grpc_status=True,
            # What has its default value is written too: `"legal": false`, `"winners": []`.
            print_options={"always_print_primitive_fields": True},
            request_validation_options={
                "reject_unknown_method": True,
                "reject_unknown_query_parameters": True,
            },
            max_request_body_size=options.request_bytes,
            max_response_body_size=RESPONSE_BYTES,
        ),
        _filter("router", "Router"),
    ]


def route_config(options: Options) -> Config:
    """Which servers answer which calls; and the playground, which the edge answers by itself."""
    found = pages() if options.playground else []
    config: Config = {
        "name": "calls",
        "virtual_hosts": [virtual_host(options, page_routes(found))],
    }
    if found:
        config["max_direct_response_body_size_bytes"] = largest(found)
    return config


def virtual_host(options: Options, page_routes: list[Config]) -> Config:
    """All routes: those of the calls first, for they are asked most."""
    routes = [route for upstream in options.upstreams for route in game_routes(options, upstream)]
    if len(options.upstreams) == 1:
        routes += server_routes(options, options.upstreams[0])
    routes += page_routes
    return {
        "name": "calls",
        "domains": ["*"],
        "routes": routes,
        "typed_per_filter_config": {"envoy.filters.http.cors": cors(options)},
        "request_body_buffer_limit": options.request_bytes,
    }


def game_routes(options: Options, upstream: Upstream) -> list[Config]:
    """Each game under its service's name, and under its JSON path."""
    return [
        {"match": {"prefix": prefix}, "route": route(options, upstream)}
        for game in upstream.games
        for prefix in (f"/{service(game).full_name}/", f"/v1/{game}")
    ]


def server_routes(options: Options, upstream: Upstream) -> list[Config]:
    """What a server answers beside games: health and reflection.

    Both are about a server, so they are there only when all servers are alike. Reflection is a
    conversation; it can't wait for the whole request.
    """
    return [
        {
            "match": {"prefix": f"/grpc.{kind}."},
            "route": route(options, upstream),
            "typed_per_filter_config": {
                "envoy.filters.http.buffer": {
                    "@type": f"{TYPE}{FILTERS}.buffer.v3.BufferPerRoute",
                    "disabled": True,
                }
            },
        }
        for kind in ("health", "reflection")
    ]


def route(options: Options, upstream: Upstream) -> Config:
    """How a call is passed on, and tried again.

    Nothing is remembered between calls, so a call whose server is gone is tried again by another,
    whatever it had begun. An answer is an answer, but for two statuses: a server that is about to
    end says UNAVAILABLE or CANCELLED to calls that it no longer takes.

    A server that is well answers within `call_seconds`. One that hangs is found out sooner than
    that by its health checks, so the calls that it holds are tried again elsewhere.
    """
    longest = f"{2 * options.call_seconds + ARRIVAL_SECONDS}s"
    return {
        "cluster": upstream.name,
        "timeout": longest,
        "max_stream_duration": {"grpc_timeout_header_max": longest},
        "retry_policy": {
            "retry_on": "connect-failure,refused-stream,reset,unavailable,cancelled",
            "num_retries": RETRIES,
            "per_try_timeout": f"{options.call_seconds + 1}s",
            "retry_back_off": {"base_interval": "0.05s", "max_interval": "1s"},
            "retry_host_predicate": [
                {
                    "name": "envoy.retry_host_predicates.previous_hosts",
                    "typed_config": {
                        "@type": TYPE
                        + "envoy.extensions.retry.host.previous_hosts.v3.PreviousHostsPredicate"
                    },
                }
            ],
            # Drawn by lot, a server that has failed comes up again; then it is drawn anew.
            "host_selection_retry_max_attempts": 16,
        },
    }


def cors(options: Options) -> Config:
    """What pages of other origins may do. Callers show no cookies, so `*` is harmless."""
    return {
        "@type": f"{TYPE}{FILTERS}.cors.v3.CorsPolicy",
        "allow_origin_string_match": [
            {"safe_regex": {"regex": ".*"}} if origin == "*" else {"exact": origin}
            for origin in options.origins
        ],
        "allow_methods": "GET, POST, OPTIONS",
        "allow_headers": "authorization, content-type, grpc-timeout, x-grpc-web, x-user-agent",
        "expose_headers": "grpc-message, grpc-status, grpc-status-details-bin, x-request-id",
        "max_age": "7200",
    }


OTHER_FLAGS = [
    "LH",
    "UH",
    "UT",
    "LR",
    "UR",
    "UF",
    "UC",
    "NR",
    "DI",
    "FI",
    "RL",
    "UAEX",
    "RLSE",
    "DC",
    "URX",
    "SI",
    "IH",
    "DPE",
    "UMSDR",
    "RFCF",
    "NFCF",
    "DT",
    "UPE",
    "NC",
    "OM",
    "DF",
    "DO",
]
"""Why Envoy answers by itself, but for UO: more calls than are passed on at once."""

ONE_IN_100: Config = {
    "runtime_filter": {
        "runtime_key": "access_log.turned_away",
        "percent_sampled": {"numerator": 1, "denominator": "HUNDRED"},
    }
}


def access_log() -> Config:
    """A line for each call that the edge answered by itself; the others have theirs already.

    Of the calls turned away only one in a hundred has its line: under overload the lines would cost
    more than the refusals, and would bury everything else. `/stats` counts them all.
    """
    return {
        "name": "envoy.access_loggers.stderr",
        "filter": {
            "or_filter": {
                "filters": [
                    {"response_flag_filter": {"flags": OTHER_FLAGS}},
                    {"and_filter": {"filters": [{"response_flag_filter": {}}, ONE_IN_100]}},
                ]
            }
        },
        "typed_config": {
            "@type": TYPE + STDERR,
            "log_format": {
                "json_format": {
                    "event": "edge_answered",
                    "level": "info",
                    "timestamp": "%START_TIME(%Y-%m-%dT%H:%M:%S.%6fZ)%",
                    "path": "%PATH(NQ:ORIG)%",
                    "status": "%RESPONSE_CODE%",
                    "flags": "%RESPONSE_FLAGS%",
                    "details": "%RESPONSE_CODE_DETAILS%",
                    "ms": "%DURATION%",
                    "request_id": "%REQ(X-REQUEST-ID)%",
                }
            },
        },
    }


def tls(options: Options) -> Config:
    """TLS towards callers; with authorities, they must show a certificate too."""
    assert options.tls is not None  # noqa: S101
    common: Config = {
        "alpn_protocols": ["h2", "http/1.1"],
        "tls_params": {"tls_minimum_protocol_version": "TLSv1_2"},
        "tls_certificates": [
            {
                "certificate_chain": {"filename": str(options.tls.certificate)},
                "private_key": {"filename": str(options.tls.key)},
            }
        ],
    }
    if options.tls.client_ca is not None:
        common["validation_context"] = {"trusted_ca": {"filename": str(options.tls.client_ca)}}
    return {
        "@type": TYPE + TLS,
        "common_tls_context": common,
        "require_client_certificate": options.tls.client_ca is not None,
    }


def stats_listener(address: str) -> Config:
    """A port that tells figures, and nothing else of what the admin port can do."""
    figures = {
        "match": {"path": "/metrics"},
        "route": {"cluster": "admin", "prefix_rewrite": "/stats/prometheus"},
    }
    return {
        "name": "stats",
        "address": socket_address(address),
        "filter_chains": [
            {
                "filters": [
                    {
                        "name": MANAGER,
                        "typed_config": {
                            "@type": TYPE + MANAGER,
                            "stat_prefix": "stats",
                            "http_filters": [_filter("router", "Router")],
                            "route_config": {
                                "virtual_hosts": [
                                    {"name": "stats", "domains": ["*"], "routes": [figures]}
                                ]
                            },
                        },
                    }
                ]
            }
        ],
    }


def _filter(name: str, message: str, **config: object) -> Config:
    return {
        "name": f"envoy.filters.http.{name}",
        "typed_config": {"@type": f"{TYPE}{FILTERS}.{name}.v3.{message}", **config},
    }
