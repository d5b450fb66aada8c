/** Connections from Node: gRPC over HTTP/2. */

import type { SecureClientSessionOptions } from "node:http2";
import { Code, ConnectError, type Interceptor } from "@connectrpc/connect";
import { createGrpcTransport, Http2SessionManager } from "@connectrpc/connect-node";
import { Ludex, type LudexOptions } from "./ludex.js";
import { VERSION } from "./version.js";

/** How a client and its connection behave. */
export interface NodeOptions extends LudexOptions {
  /** For `https:`: certificates to trust, a client's own certificate, and so on. */
  tls?: Pick<SecureClientSessionOptions, "ca" | "cert" | "key" | "servername"> | undefined;
  /** The largest request and answer. Usually 32 MiB. */
  maxMessageBytes?: number | undefined;
  /** What each attempt passes through, the first one outermost. */
  interceptors?: Interceptor[] | undefined;
}

/** A client with a connection of its own. */
export class NodeLudex extends Ludex {
  readonly #sessions: Http2SessionManager;

  /** Use `connect`. */
  constructor(url: URL, options: NodeOptions) {
    const sessions = new Http2SessionManager(
      url,
      {
        // A connection that has silently died is noticed by an unanswered ping. Pings are rarer
        // than the 5 minutes that servers tolerate by default.
        pingIntervalMs: 330_000,
        pingTimeoutMs: 10_000,
        // Let go of an idle connection before something on the way forgets it.
        idleConnectionTimeoutMs: 240_000,
      },
      // An impossible state can have many defects, and errors travel as metadata.
      { ...options.tls, settings: { maxHeaderListSize: MAX_METADATA_BYTES } },
    );
    const transport = createGrpcTransport({
      baseUrl: url.href,
      sessionManager: sessions,
      readMaxBytes: options.maxMessageBytes ?? USUAL_MESSAGE_BYTES,
      writeMaxBytes: options.maxMessageBytes ?? USUAL_MESSAGE_BYTES,
      // Compression costs more time than it saves on any network that is worth the name.
      acceptCompression: [],
      interceptors: [...(options.interceptors ?? []), named, lostIsUnavailable],
    });
    super(transport, options);
    this.#sessions = sessions;
  }

  /** Closes the connection. Calls that are under way fail. */
  close(): void {
    this.#sessions.abort();
  }
}

/**
 * A client of the server at this address, `http://localhost:50051` or `https://…`. It connects when
 * the first call is made. An idle connection does not keep the process alive.
 */
export function connect(url: string | URL, options: NodeOptions = {}): NodeLudex {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== "http:" && parsed?.protocol !== "https:") {
    throw new TypeError(`give the address as http://HOST:PORT or https://HOST:PORT, not ${url}`);
  }
  return new NodeLudex(parsed, options);
}

const USUAL_MESSAGE_BYTES = 32 * 1024 * 1024;
const MAX_METADATA_BYTES = 128 * 1024;

const named: Interceptor = (next) => (request) => {
  request.header.set("user-agent", `ludex-client-typescript/${VERSION}`);
  return next(request);
};

const LOST = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ERR_HTTP2_GOAWAY_SESSION",
  "ERR_HTTP2_INVALID_SESSION",
]);

/** Whether a call failed because its connection broke, and not by an answer or by our own doing. */
function isLost({ code, metadata, cause }: ConnectError): boolean {
  if (metadata.has("grpc-status")) return false;
  // Streams that end because their connection does look cancelled or aborted.
  if (code === Code.Canceled || code === Code.Aborted) return true;
  if (!(cause instanceof Error && "code" in cause)) return false;
  return LOST.has(String(cause.code)) || cause.message.endsWith("NGHTTP2_REFUSED_STREAM");
}

/** A connection that broke before the answer came is what every gRPC calls UNAVAILABLE. */
const lostIsUnavailable: Interceptor = (next) => async (request) => {
  try {
    return await next(request);
  } catch (error) {
    const failure = ConnectError.from(error);
    if (request.signal.aborted || !isLost(failure)) throw error;
    const { Unavailable } = Code;
    throw new ConnectError("the connection is lost", Unavailable, undefined, undefined, failure);
  }
};
