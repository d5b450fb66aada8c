/** The one client of this page: where the page comes from is where the calls go. */

import type { Interceptor } from "@connectrpc/connect";
import type { Game, GameDescription, GameName } from "@ludex/client";
import type { Hexaequo } from "@ludex/client/hexaequo";
import { connect } from "@ludex/client/web";
import { record } from "./log";

const recording: Interceptor = (next) => async (request) => {
  if (request.stream) return next(request);
  const note = record(request.method, request.message);
  try {
    const response = await next(request);
    if (!response.stream) note.answered(response.message);
    return response;
  } catch (error) {
    note.failed(error);
    throw error;
  }
};

// Computing players ask for as much as a server gives to one call, so this one waits a little longer.
const ludex = connect(location.origin, { interceptors: [recording], timeoutMs: 20_000 });

/**
 * The client of a game. All games have the same calls with the same fields, and the shell looks into
 * none of the messages that differ; so it takes any game for one of them.
 */
export function client(game: GameName): Hexaequo {
  return ludex.game(game) as Game<never> as unknown as Hexaequo;
}

const described = new Map<GameName, Promise<GameDescription>>();

/** What a game is; asked once. */
export function descriptionOf(game: GameName): Promise<GameDescription> {
  let found = described.get(game);
  if (found === undefined) {
    found = client(game)
      .describeGame()
      .then((answer) => answer.game);
    found.catch(() => described.delete(game));
    described.set(game, found);
  }
  return found;
}
