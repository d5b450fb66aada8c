/**
 * The client of ludex, whichever way it reaches the server. To connect, import `connect` from
 * `@ludex/client/node` or `@ludex/client/web`. A game's messages are in `@ludex/client/hexaequo` and
 * so on.
 */

export * from "./errors.js";
export { Game } from "./game.js";
export {
  type Code,
  type Deck,
  type GameDescription,
  Information,
  type Limit,
  type Option,
  type ViolationKind,
} from "./gen/ludex/core/v1/description_pb.js";
export {
  type Drawing,
  DrawingSchema,
  type Outcome,
  OutcomeSchema,
  Result,
  type Viewer,
  ViewerSchema,
  type Violation,
  ViolationSchema,
} from "./gen/ludex/core/v1/play_pb.js";
export { GAMES, type GameName, Ludex, type LudexOptions } from "./ludex.js";
export type { Retry } from "./retry.js";
export type * from "./types.js";
export { VERSION } from "./version.js";
