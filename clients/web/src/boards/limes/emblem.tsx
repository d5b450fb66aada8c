/** Limes' picture for the start page: a tile with a house and a figure. */

import { Terrain } from "@ludex/client/limes";
import { PAWN, QuadrantArt, TILE, UNIT } from "./art";
import "./limes.css";

const { FIELD, LAKE, WATCHTOWER, WOODS } = Terrain;
const CORNERS = [
  { x: 0, y: 0, terrain: WOODS, house: false },
  { x: UNIT, y: 0, terrain: FIELD, house: true },
  { x: 0, y: UNIT, terrain: WATCHTOWER, house: false },
  { x: UNIT, y: UNIT, terrain: LAKE, house: false },
];

export function Emblem() {
  return (
    <svg class="limes" viewBox="-9 -2 58 44" aria-hidden="true">
      {CORNERS.map((corner) => (
        <QuadrantArt key={corner.terrain} {...corner} />
      ))}
      <rect class="edge" width={TILE} height={TILE} rx={1.5} />
      <path class="pawn pawn-0" d={PAWN} transform={`translate(${UNIT + 8} ${TILE - 2})`} />
    </svg>
  );
}
