import assert from "node:assert/strict";
import test from "node:test";
import { connect } from "@ludex/client/web";
import { build } from "esbuild";

/** An answer of gRPC-Web: an empty message and its trailers. */
function answered(): Response {
  const trailers = new TextEncoder().encode("grpc-status: 0\r\n");
  const body = new Uint8Array([0, 0, 0, 0, 0, 0x80, 0, 0, 0, trailers.length, ...trailers]);
  return new Response(body, { headers: { "content-type": "application/grpc-web+proto" } });
}

/** An answer that breaks off. */
function broken(): Response {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError("network")) });
  return new Response(body, { headers: { "content-type": "application/grpc-web+proto" } });
}

test("what fetch can't reach is tried again, and what breaks off too", async () => {
  const requests: [string, Headers][] = [];
  const ludex = connect("http://edge.test/below/", {
    token: "T0ken",
    retry: { firstWaitMs: 1 },
    fetch: async (url, init) => {
      requests.push([String(url), new Headers(init?.headers)]);
      if (requests.length === 1) throw new TypeError("Failed to fetch");
      if (requests.length === 2) return broken();
      if (requests.length === 3) return new Response("", { status: 503 });
      return answered();
    },
  });
  await ludex.hexaequo.newGame();
  assert.equal(requests.length, 4);
  const [url, headers] = requests[3] ?? [];
  assert.equal(url, "http://edge.test/below/ludex.hexaequo.v1.HexaequoService/NewGame");
  assert.equal(headers?.get("authorization"), "Bearer T0ken");
});

test("nothing of Node gets into a page", async () => {
  // A bundle for browsers fails when it meets one of Node's modules.
  const built = await build({
    stdin: { contents: `export * from "@ludex/client/web"`, resolveDir: "." },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "silent",
  });
  assert.equal(built.warnings.length, 0);
});
