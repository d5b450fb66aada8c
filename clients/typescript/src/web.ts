/** Connections from a browser, or whatever has `fetch`: gRPC-Web, which the edge speaks. */

import { Code, ConnectError, type Interceptor } from "@connectrpc/connect";
import { createGrpcWebTransport } from "@connectrpc/connect-web";
import { Ludex, type LudexOptions } from "./ludex.js";

/** How a client and its requests behave. */
export interface WebOptions extends LudexOptions {
  /** What makes the requests, in place of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** What each attempt passes through, the first one outermost. */
  interceptors?: Interceptor[] | undefined;
}

/**
 * A client of the server behind this address: `https://ludex.example.org`, or `""` for where the
 * page comes from.
 */
export function connect(url: string | URL, options: WebOptions = {}): Ludex {
  const transport = createGrpcWebTransport({
    baseUrl: String(url),
    interceptors: [...(options.interceptors ?? []), lostIsUnavailable],
    ...(options.fetch && { fetch: options.fetch }),
  });
  return new Ludex(transport, options);
}

/** `fetch` throws a TypeError when nobody answers, or when the answer breaks off. */
const lostIsUnavailable: Interceptor = (next) => async (request) => {
  try {
    return await next(request);
  } catch (error) {
    if (error instanceof TypeError) {
      const { Unavailable } = Code;
      throw new ConnectError("no server answered", Unavailable, undefined, undefined, error);
    }
    throw error;
  }
};
