/** A board of Limes as it is drawn: what lies on which quadrant, and which hang together. */

import type { Laid, Tile } from "@ludex/client/limes";
import { Terrain } from "@ludex/client/limes";

/** A quadrant that is laid. */
export interface Quadrant {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly house: boolean;
  /** Which of the laid tiles it is part of. */
  readonly tile: number;
}

/** A quadrant of a tile, before it lies anywhere. */
export interface Corner {
  readonly terrain: Terrain;
  readonly house: boolean;
}

export interface Land {
  readonly quadrants: ReadonlyMap<string, Quadrant>;
  /** For each quadrant, all of its territory, in reading order. */
  readonly territory: ReadonlyMap<string, readonly Quadrant[]>;
}

/** The key of a quadrant or cell: its coordinates as moves write them. */
export function at(x: number, y: number): string {
  return `${x},${y}`;
}

/** A tile's quadrants after so many quarter turns, clockwise from the north-west. */
export function turned(tile: Tile, rotation: number): [Corner, Corner, Corner, Corner] {
  const corners: [Corner, Corner, Corner, Corner] = [
    { terrain: tile.northWest, house: tile.houseNorthWest },
    { terrain: tile.northEast, house: tile.houseNorthEast },
    { terrain: tile.southEast, house: tile.houseSouthEast },
    { terrain: tile.southWest, house: tile.houseSouthWest },
  ];
  const turn = (corner: number) => corners[(corner - rotation + 8) % 4] as Corner;
  return [turn(0), turn(1), turn(2), turn(3)];
}

/** Where the quadrants of a tile lie within it, clockwise from the north-west. */
export const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

export const BESIDE = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The land that these tiles make, the first laid first. */
export function landOf(laid: readonly Laid[], tiles: readonly (Tile | undefined)[]): Land {
  const quadrants = new Map<string, Quadrant>();
  laid.forEach((place, index) => {
    const tile = tiles[index];
    if (tile === undefined) return;
    turned(tile, place.rotation).forEach((corner, number) => {
      const [dx, dy] = CORNERS[number] ?? [0, 0];
      const x = 2 * place.column + dx;
      const y = 2 * place.row + dy;
      quadrants.set(at(x, y), { x, y, ...corner, tile: index });
    });
  });
  return { quadrants, territory: territories(quadrants) };
}

function territories(quadrants: ReadonlyMap<string, Quadrant>): Map<string, readonly Quadrant[]> {
  const found = new Map<string, readonly Quadrant[]>();
  for (const [key, start] of quadrants) {
    if (found.has(key)) continue;
    const members = [start];
    found.set(key, members);
    if (start.terrain === Terrain.WATCHTOWER) continue; // always by itself
    for (const member of members) {
      for (const next of neighbours(quadrants, member)) {
        const other = at(next.x, next.y);
        if (next.terrain !== start.terrain || found.has(other)) continue;
        found.set(other, members);
        members.push(next);
      }
    }
    members.sort((one, other) => one.y - other.y || one.x - other.x);
  }
  return found;
}

/** The laid quadrants that share an edge with one. */
export function neighbours(
  quadrants: ReadonlyMap<string, Quadrant>,
  { x, y }: Quadrant,
): Quadrant[] {
  return BESIDE.map(([dx, dy]) => quadrants.get(at(x + dx, y + dy))).filter(
    (quadrant) => quadrant !== undefined,
  );
}

/** The first quadrant of a territory in reading order: how the service names the territory. */
export function home(land: Land, key: string): string {
  const first = land.territory.get(key)?.[0];
  return first === undefined ? key : at(first.x, first.y);
}
