import { expect, test } from "vitest";
import { nearest } from "./roving";

const GRID = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 0 },
  { x: 5, y: 8 },
  { x: 15, y: 8 },
];

test("the nearest that way, not merely the nearest", () => {
  expect(nearest(GRID, 0, { x: 1, y: 0 })).toBe(1);
  expect(nearest(GRID, 1, { x: -1, y: 0 })).toBe(0);
  expect([3, 4]).toContain(nearest(GRID, 1, { x: 0, y: 1 }));
  expect(nearest(GRID, 3, { x: 0, y: -1 })).toBeLessThan(2);
});

test("at the edge there is none", () => {
  expect(nearest(GRID, 0, { x: -1, y: 0 })).toBeUndefined();
  expect(nearest(GRID, 0, { x: 0, y: -1 })).toBeUndefined();
  expect(nearest([], 0, { x: 1, y: 0 })).toBeUndefined();
});
