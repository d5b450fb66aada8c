import { expect, test } from "vitest";
import { boxOf, cellOf, middle, NEIGHBOURS, nameOf, plus } from "./geometry";

test("cells are named as the notation has it", () => {
  expect(nameOf({ q: 0, r: 0 })).toBe("I8");
  expect(nameOf({ q: -8, r: 8 })).toBe("A16");
  expect(cellOf("Q0")).toEqual({ q: 8, r: -8 });
  for (const name of ["A0", "I8", "G10", "Q16"]) expect(nameOf(cellOf(name))).toBe(name);
});

test("neighbours are all equally far", () => {
  const { x, y } = middle({ q: 2, r: -1 });
  const far = NEIGHBOURS.map((step) => {
    const beside = middle(plus({ q: 2, r: -1 }, step));
    return Math.hypot(beside.x - x, beside.y - y).toFixed(3);
  });
  expect(new Set(far).size).toBe(1);
  // (q + 1, r) is to the right, (q, r + 1) below right.
  expect(middle({ q: 1, r: 0 }).y).toBe(0);
  expect(middle({ q: 0, r: 1 }).x).toBeGreaterThan(0);
});

test("the box holds every cell", () => {
  const cells = ["I8", "M3", "C12"].map(cellOf);
  const box = boxOf(cells);
  for (const cell of cells) {
    const { x, y } = middle(cell);
    expect(x).toBeGreaterThan(box.x);
    expect(x).toBeLessThan(box.x + box.width);
    expect(y).toBeGreaterThan(box.y);
    expect(y).toBeLessThan(box.y + box.height);
  }
});
