/** The messages of Limits, and the type of its client. */

import type { Game } from "../game.js";
import type { LimitsService } from "../gen/ludex/limits/v1/service_pb.js";

export * from "../gen/ludex/limits/v1/game_pb.js";
export * from "../gen/ludex/limits/v1/service_pb.js";

/** The client of Limits. */
export type Limits = Game<typeof LimitsService>;
