import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import * as http2 from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import test, { type TestContext } from "node:test";
import { VERSION } from "@ludex/client";
import { connect } from "@ludex/client/node";

const EMPTY_ANSWER = Buffer.alloc(5);

type Answering = (
  stream: http2.ServerHttp2Stream,
  headers: http2.IncomingHttpHeaders,
  cut: () => void,
) => void;

/** A bare server of HTTP/2, and its address. */
async function served(t: TestContext, answering: Answering): Promise<string> {
  const server = http2.createServer().listen(0, "127.0.0.1");
  const sockets: Socket[] = [];
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  server.on("connection", (socket) => sockets.push(socket));
  server.on("stream", (stream, headers) => {
    // What a test does to a stream is no error of the server's.
    stream.on("error", () => {});
    answering(stream, headers, cut);
  });
  await once(server, "listening");
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers with an empty message, or with a status. */
function answer(stream: http2.ServerHttp2Stream, trailers: Record<string, string> = {}): void {
  stream.respond(
    { ":status": 200, "content-type": "application/grpc+proto" },
    { waitForTrailers: true },
  );
  stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "0", ...trailers }));
  stream.end(trailers["grpc-status"] ? undefined : EMPTY_ANSWER);
}

test("the version is the package's", async () => {
  const found = JSON.parse(await readFile("package.json", "utf8"));
  assert.equal(found.version, VERSION);
});

test("an address is a URL", () => {
  for (const url of ["localhost:50051", "localhost", "ftp://localhost", ""]) {
    assert.throws(() => connect(url), /give the address as http:\/\/HOST:PORT/);
  }
});

test("a call says who makes it", async (t) => {
  let headers: http2.IncomingHttpHeaders = {};
  const url = await served(t, (stream, came) => {
    headers = came;
    answer(stream);
  });
  const ludex = connect(url, { token: "T0ken" });
  await ludex.hexaequo.describeGame();
  ludex.close();
  assert.equal(headers["user-agent"], `ludex-client-typescript/${VERSION}`);
  assert.equal(headers.authorization, "Bearer T0ken");
  assert.match(String(headers["grpc-timeout"]), /^\d+m$/);
});

test("a connection that breaks is tried again", async (t) => {
  let calls = 0;
  const url = await served(t, (stream, _, cut) => {
    calls += 1;
    if (calls === 1) stream.session?.destroy();
    else if (calls === 2) cut();
    else if (calls === 3) stream.close(http2.constants.NGHTTP2_REFUSED_STREAM);
    else answer(stream);
  });
  const ludex = connect(url, { retry: { firstWaitMs: 1 } });
  await ludex.hexaequo.describeGame();
  ludex.close();
  assert.equal(calls, 4);
});

test("a server that goes away in peace is connected to anew", async (t) => {
  const url = await served(t, (stream) => {
    answer(stream);
    stream.once("close", () => stream.session?.close());
  });
  const ludex = connect(url, { retry: false });
  for (let call = 0; call < 3; call++) await ludex.hexaequo.describeGame();
  ludex.close();
});

test("nobody there is unavailable, and a server that says nothing is late", async (t) => {
  const nobody = connect("http://127.0.0.1:1", { retry: false });
  await assert.rejects(nobody.hexaequo.newGame(), { name: "UnavailableError" });
  const silent = connect(await served(t, () => {}));
  await assert.rejects(silent.hexaequo.newGame({ timeoutMs: 50 }), {
    name: "DeadlineExceededError",
  });
  silent.close();
});

test("details may be long, and so may answers", async (t) => {
  const long = "x".repeat(60_000);
  const url = await served(t, (stream) =>
    answer(stream, { "grpc-status": "3", "grpc-message": long }),
  );
  const ludex = connect(url);
  await assert.rejects(ludex.hexaequo.newGame(), { message: long });
  ludex.close();
  const small = connect(await served(t, (stream) => answer(stream)), { maxMessageBytes: 1 });
  await assert.rejects(small.hexaequo.newGame({ includePositionKey: true }), {
    name: "ResourceExhaustedError",
  });
  small.close();
});
