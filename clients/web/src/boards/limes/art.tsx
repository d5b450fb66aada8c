/** What a landscape is drawn with. A quadrant is 20 units wide; each terrain has a shape of its own. */

import { Terrain, type Tile } from "@ludex/client/limes";
import { CORNERS, type Corner, turned } from "./land";

export const UNIT = 20;
export const TILE = 2 * UNIT;

const CLASSES: Record<Terrain, string> = {
  [Terrain.UNSPECIFIED]: "",
  [Terrain.WOODS]: "woods",
  [Terrain.FIELD]: "field",
  [Terrain.LAKE]: "lake",
  [Terrain.WATCHTOWER]: "tower",
};

const TREE = "l3.6 6.6h-2.9v2.3h-1.4v-2.3h-2.9z";
const EAR = "v-12m-2.3-.8l2.3 2.3 2.3-2.3m-4.6 3.4l2.3 2.3 2.3-2.3m-4.6 3.4l2.3 2.3 2.3-2.3";
const WAVE = "q2.3-2.6 4.6 0t4.6 0";

const SHAPES: Record<Terrain, string> = {
  [Terrain.UNSPECIFIED]: "",
  [Terrain.WOODS]: `M5.6 2.4${TREE}M14.2 4.6${TREE}M8.4 9.4${TREE}`,
  [Terrain.FIELD]: `M4.2 17${EAR}M10 18${EAR}M15.8 17${EAR}`,
  [Terrain.LAKE]: `M2.4 6.4${WAVE}M8.2 11${WAVE}M3.2 15.6${WAVE}`,
  [Terrain.WATCHTOWER]:
    "M6.2 17.4l.8-8.2-1.4-1.2v-4.8h2.2v1.7h1.4v-1.7h1.6v1.7h1.4v-1.7h2.2v4.8l-1.4 1.2.8 8.2zM9 17.4v-3a1 1 0 0 1 2 0v3z",
};

/** A quadrant with its north-west corner at x, y. */
export function QuadrantArt({ x, y, terrain, house }: Corner & { x: number; y: number }) {
  return (
    <g class={CLASSES[terrain]} transform={`translate(${x} ${y})`}>
      <rect class="soil" width={UNIT + 0.1} height={UNIT + 0.1} />
      <path class="shape" d={SHAPES[terrain]} fill-rule="evenodd" />
      {house && <path class="house" d="M11 19v-4.6l-1 .7v-2l4.5-3.6 4.5 3.6v2l-1-.7v4.6z" />}
      {house && <path class="door" d="M13.4 19v-3.2h2.2v3.2z" />}
    </g>
  );
}

/** A whole tile, its middle at 0, 0. */
export function TileArt({ tile, turn }: { tile: Tile; turn: number }) {
  return (
    <g class="tile">
      {turned(tile, turn).map((corner, index) => {
        const [dx, dy] = CORNERS[index] ?? [0, 0];
        return <QuadrantArt key={index} {...corner} x={(dx - 1) * UNIT} y={(dy - 1) * UNIT} />;
      })}
      <rect class="edge" x={-UNIT} y={-UNIT} width={TILE} height={TILE} rx={1.5} />
    </g>
  );
}

/** A figure that stands with its feet's middle at 0, 0. */
export const PAWN =
  "M0-13.5a3.6 3.6 0 0 1 2 6.6c3 1 4.4 3.6 4.4 6.9h-12.8c0-3.3 1.4-5.9 4.4-6.9a3.6 3.6 0 0 1 2-6.6z";
