/** The messages of Smallholder, and the type of its client. */

import type { Game } from "../game.js";
import type { SmallholderService } from "../gen/ludex/smallholder/v1/service_pb.js";

export * from "../gen/ludex/smallholder/v1/game_pb.js";
export * from "../gen/ludex/smallholder/v1/service_pb.js";

/** The client of Smallholder. */
export type Smallholder = Game<typeof SmallholderService>;
