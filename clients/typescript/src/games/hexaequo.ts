/** The messages of Hexaequo, and the type of its client. */

import type { Game } from "../game.js";
import type { HexaequoService } from "../gen/ludex/hexaequo/v1/service_pb.js";

export * from "../gen/ludex/hexaequo/v1/game_pb.js";
export * from "../gen/ludex/hexaequo/v1/service_pb.js";

/** The client of Hexaequo. */
export type Hexaequo = Game<typeof HexaequoService>;
