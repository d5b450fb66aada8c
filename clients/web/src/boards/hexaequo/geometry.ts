/** Where Hexaequo's cells lie in the picture. */

import type { Box } from "../parts/viewport";

export interface Cell {
  q: number;
  r: number;
}

/** From a cell's middle to its corners. */
export const SIZE = 50;
const WIDTH = SIZE * Math.sqrt(3);
const REACH = 8;

export const NEIGHBOURS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** `I8` for the cell in the middle. */
export function nameOf({ q, r }: Cell): string {
  return `${String.fromCharCode(65 + q + REACH)}${r + REACH}`;
}

/** The cell of that name. */
export function cellOf(name: string): Cell {
  return { q: name.charCodeAt(0) - 65 - REACH, r: Number(name.slice(1)) - REACH };
}

/** Whether a game can reach the cell at all. */
export function reachable({ q, r }: Cell): boolean {
  return Math.abs(q) <= REACH && Math.abs(r) <= REACH;
}

export function plus(a: Cell, b: Cell): Cell {
  return { q: a.q + b.q, r: a.r + b.r };
}

/** The middle of a cell. */
export function middle({ q, r }: Cell): { x: number; y: number } {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The corners of a hexagon around the origin, as points of a polygon. */
export function hexagon(size: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 180) * (60 * corner - 90);
      return `${round(size * Math.cos(angle))},${round(size * Math.sin(angle))}`;
    })
    .join(" ");
}

/** Around the cells, so that those beside them are seen to be there. */
const MARGIN = 34;

/** What holds all these cells. */
export function boxOf(cells: readonly Cell[]): Box {
  const places = cells.map(middle);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs) - WIDTH / 2 - MARGIN;
  const top = Math.min(...ys) - SIZE - MARGIN;
  return {
    x: round(left),
    y: round(top),
    width: round(Math.max(...xs) + WIDTH / 2 + MARGIN - left),
    height: round(Math.max(...ys) + SIZE + MARGIN - top),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
