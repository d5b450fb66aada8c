/** A server in memory that answers as a test says, and a client of it. */

import { create, type DescMessage, type MessageShape } from "@bufbuild/protobuf";
import { createRouterTransport, type HandlerContext } from "@connectrpc/connect";
import { type CallName, Ludex, type LudexOptions } from "@ludex/client";
import { HexaequoService } from "@ludex/client/hexaequo";
import { LimitsService } from "@ludex/client/limits";

/** A call that has arrived. */
export interface Received {
  name: string;
  // Tests look into requests of any kind.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  request: any;
  context: HandlerContext;
  /** The time it had left when it came. */
  leftMs: number | undefined;
}

/** What is to happen to a call: an answer's fields, or an error to throw. */
export type Script = (received: Received) => object | Promise<object>;

/** A client of a server that answers by a script, and what the server received. */
export function fake(
  script: Script = () => ({}),
  options: LudexOptions = {},
): { ludex: Ludex; received: Received[] } {
  const received: Received[] = [];
  const transport = createRouterTransport(({ rpc }) => {
    for (const service of [HexaequoService, LimitsService]) {
      for (const method of service.methods) {
        rpc(
          method as typeof HexaequoService.method.newGame,
          async (request: MessageShape<DescMessage>, context: HandlerContext) => {
            const came = {
              name: method.localName as CallName,
              request,
              context,
              leftMs: context.timeoutMs(),
            };
            received.push(came);
            return create(method.output as DescMessage, (await script(came)) as never) as never;
          },
        );
      }
    }
  });
  return { ludex: new Ludex(transport, options), received };
}
