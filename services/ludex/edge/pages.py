"""The playground, served by the edge itself: its files are answers that Envoy has at hand.

No further process is needed, and the configuration that `ludex edge --print` writes needs no other
file. The app is built by `make playground` from `clients/web` into the folder `playground`.
"""

from __future__ import annotations

import base64
import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Config = dict[str, Any]

BUILT = Path(__file__).parent / "playground"
INDEX = "index.html"
HASHED = "assets"
"""Files below it have a hash of their content in their name, so they never change."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}

SECURITY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
"""What the page may load and call: this port, and nothing else. No script or style stands in it."""

ABSENT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>ludex</title>
<h1>ludex</h1>
<p>This port takes gRPC, gRPC-Web and JSON, as in <a href="/v1/hexaequo">/v1/hexaequo</a>.</p>
<p>There would be a playground here, but it has not been built: run <code>make playground</code> in
a checkout of ludex (it takes Node 20 and npm), and start the server again.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is answered: where, with which headers, and its content, compressed."""

    path: str
    headers: tuple[tuple[str, str], ...]
    content: bytes


def pages(built: Path | None = None) -> list[Page]:
    """The files of the playground, or a page that says how to build it."""
    built = built or BUILT
    if not (built / INDEX).is_file():
        return [page("/", INDEX, ABSENT.encode())]
    files = sorted(file for file in built.rglob("*") if file.is_file())
    names = [(file, file.relative_to(built).as_posix()) for file in files]
    return [
        page("/" if name == INDEX else f"/{name}", name, file.read_bytes()) for file, name in names
    ]


def page(path: str, name: str, content: bytes) -> Page:
    """How one file is answered."""
    kind = Path(name).suffix
    hashed = name.startswith(f"{HASHED}/")
    headers = {
        "content-type": TYPES.get(kind) or mimetypes.guess_type(name)[0] or "text/plain",
        "content-encoding": "gzip",
        "cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache",
        **SECURITY,
    }
    if kind == ".html":
        headers["content-security-policy"] = POLICY
    # Without the time, so that the same files give the same configuration.
    return Page(path, tuple(headers.items()), gzip.compress(content, 9, mtime=0))


def page_routes(found: list[Page]) -> list[Config]:
    """Routes that answer with these pages."""
    return [page_route(each) for each in found]


def page_route(found: Page) -> Config:
    """A path whose answer stands in the route."""
    return {
        "match": {
            "path": found.path,
            "headers": [{"name": ":method", "string_match": {"safe_regex": {"regex": "GET|HEAD"}}}],
        },
        "direct_response": {
            "status": 200,
            "body": {"inline_bytes": base64.b64encode(found.content).decode()},
        },
        "response_headers_to_add": [
            {
                "header": {"key": key, "value": value},
                "append_action": "OVERWRITE_IF_EXISTS_OR_ADD",
            }
            for key, value in found.headers
        ],
        # What turns JSON into calls refuses every path that is none.
        "typed_per_filter_config": {
            "envoy.filters.http.grpc_json_transcoder": {
                "@type": "type.googleapis.com/envoy.config.route.v3.FilterConfig",
                "disabled": True,
            }
        },
    }


def largest(found: list[Page]) -> int:
    """The bytes of the largest page, which Envoy wants to be told."""
    return max(len(each.content) for each in found)
