/** The messages of Limes, and the type of its client. */

import type { Game } from "../game.js";
import type { LimesService } from "../gen/ludex/limes/v1/service_pb.js";

export * from "../gen/ludex/limes/v1/game_pb.js";
export * from "../gen/ludex/limes/v1/service_pb.js";

/** The client of Limes. */
export type Limes = Game<typeof LimesService>;
