/** The games' boards, each fetched when it is first needed. */

import type { GameName } from "@ludex/client";
import type { BoardModule } from "./board";

// A board knows the types of its own game; the shell passes positions and moves on as they are.
type Loaded = { [K in keyof BoardModule]: unknown };

const LOADERS: Record<GameName, () => Promise<Loaded>> = {
  hexaequo: () => import("./hexaequo/index"),
  limes: () => import("./limes/index"),
  limits: () => import("./limits/index"),
  smallholder: () => import("./smallholder/index"),
};

/** The board of a game. */
export async function loadBoard(game: GameName): Promise<BoardModule> {
  return (await LOADERS[game]()) as BoardModule;
}
