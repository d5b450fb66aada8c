/**
 * What a figure's points come from: shown when somebody looks at a figure.
 *
 * The service tells how much a figure scores, in views; this tells which quadrants it is counted on,
 * and the score where a plain state has none. A test compares both with the server's.
 */

import { Terrain } from "@ludex/client/limes";
import { at, BESIDE, home, type Land, neighbours, type Quadrant } from "./land";

export const ROLES: Record<Terrain, string> = {
  [Terrain.UNSPECIFIED]: "figure",
  [Terrain.WOODS]: "woodcutter",
  [Terrain.FIELD]: "farmer",
  [Terrain.LAKE]: "fisherman",
  [Terrain.WATCHTOWER]: "watchman",
};

export const TERRAINS: Record<Terrain, string> = {
  [Terrain.UNSPECIFIED]: "nothing",
  [Terrain.WOODS]: "woods",
  [Terrain.FIELD]: "field",
  [Terrain.LAKE]: "lake",
  [Terrain.WATCHTOWER]: "watchtower",
};

/** No line of sight is longer than a board. */
const REACH = 8;

/** The quadrants that count for a figure on this one: as many as it has points. */
export function counted(land: Land, key: string): Quadrant[] {
  const stand = land.quadrants.get(key);
  const territory = land.territory.get(key);
  if (stand === undefined || territory === undefined) return [];
  switch (stand.terrain) {
    case Terrain.FIELD:
      return [...territory];
    case Terrain.LAKE:
      return around(land, territory).filter((quadrant) => quadrant.house);
    case Terrain.WOODS:
      return homesAround(land, territory);
    case Terrain.WATCHTOWER:
      return BESIDE.flatMap(([dx, dy]) => seen(land, stand, dx, dy));
    default:
      return [];
  }
}

/** The quadrants beside a territory, each once. */
function around(land: Land, territory: readonly Quadrant[]): Quadrant[] {
  const within = new Set(territory);
  const found = new Set<Quadrant>();
  for (const member of territory) {
    for (const next of neighbours(land.quadrants, member)) if (!within.has(next)) found.add(next);
  }
  return [...found];
}

/** The territories beside one, each as its first quadrant. */
function homesAround(land: Land, territory: readonly Quadrant[]): Quadrant[] {
  const homes = new Set(around(land, territory).map(({ x, y }) => home(land, at(x, y))));
  return [...homes].map((key) => land.quadrants.get(key)).filter((found) => found !== undefined);
}

/** The woods in one direction, up to the next watchtower. */
function seen(land: Land, from: Quadrant, dx: number, dy: number): Quadrant[] {
  const woods: Quadrant[] = [];
  for (let step = 1; step < REACH; step++) {
    const there = land.quadrants.get(at(from.x + step * dx, from.y + step * dy));
    if (there?.terrain === Terrain.WATCHTOWER) break;
    if (there?.terrain === Terrain.WOODS) woods.push(there);
  }
  return woods;
}
